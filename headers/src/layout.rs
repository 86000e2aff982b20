//! The order and the look of a header: opening, summary, sections.

use std::fmt::Write;

use crate::courses::{ATTRIBUTES_FILE, COURSES, Course, CourseFile};
use crate::manifest::{COMMUN, Header, LEVELS};
use crate::prototypes::{self, Function, ParseError};

const WIDTH: usize = 90;
/// Names longer than this do not push the summary's sentences to the right.
const SUMMARY_COLUMN: usize = 32;
const SUMMARY_WIDTH: usize = 100;

/// A whole header, from the declarations of its sections.
pub fn header(header: &Header, bodies: &[String]) -> Result<String, ParseError> {
    let mut out = opening(header);
    out.push_str(&summary(header, bodies)?);
    let guard = guard(header.file);
    let _ = writeln!(out, "#ifndef {guard}\n#define {guard}\n");
    if let Some(rival) = header.rival {
        let (guard, file) = (self::guard(rival), header.file);
        let _ = writeln!(
            out,
            "#ifdef {guard}\n#error \"{file} et {rival} ne peuvent pas etre inclus ensemble : \
             memes noms, autre sens\"\n#else\n"
        );
    }
    for course in COURSES.iter().filter(|course| course.header.file == header.file) {
        let (file, taken, folder) = (header.file, taken(course), course.folder);
        let own = course.mark_of_a_project;
        let _ = writeln!(
            out,
            "#if defined {taken} || defined {own}\n#error \"{file} vient avant les fichiers de \
             include/{folder} ; avec ceux d'un projet, jamais\"\n#endif\n"
        );
    }
    if header.file == COMMUN.file {
        out.push_str(&refusal_of_files_with_the_same());
    }
    for include in header.includes {
        let _ = writeln!(out, "#include {include}");
    }
    out.push_str("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    for (section, body) in header.sections.iter().zip(bodies) {
        let _ = writeln!(out, "{}\n\n{}\n", banner(section.title), body.trim());
    }
    let _ = writeln!(out, "#ifdef __cplusplus\n}}\n#endif\n");
    if let Some(rival) = header.rival {
        let _ = writeln!(out, "#endif /* {} */", self::guard(rival));
    }
    let _ = writeln!(out, "#endif /* {guard} */");
    Ok(out)
}

/// The files of the courses that declare something of [`COMMUN`] come after it.
fn refusal_of_files_with_the_same() -> String {
    let files = COURSES.iter().flat_map(|course| course.files);
    let same = files.filter(|file| !file.common_and_own_parts().0.is_empty());
    same.fold(String::new(), |mut out, CourseFile { guard, name, .. }| {
        let file = COMMUN.file;
        let _ = writeln!(out, "#ifdef {guard}\n#error \"{file} vient avant {name}\"\n#endif\n");
        out
    })
}

/// A file of a course, from its declarations.
pub fn course_file(course: &Course, file: &CourseFile, [common, own]: &[String; 2]) -> String {
    let CourseFile { name, guard: file_guard, .. } = *file;
    let (header, whole, taken) = (course.header.file, guard(course.header.file), taken(course));
    let mut out = format!("/**\n * @file {name}\n");
    let what = match file.is_of_the_course {
        true => format!("Le fichier {name} du cours"),
        false => "Pour un projet du cours, ce que le cours n'a pas".to_owned(),
    };
    let introduction = format!(
        "{what} : la même chose que dans {header}, et rien de plus. Les \
         autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les \
         siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à \
         partir de src/capi : ne pas le modifier à la main."
    );
    for line in wrap(&introduction, WIDTH - 3) {
        let _ = writeln!(out, " * {line}");
    }
    out.push_str(" *\n");
    for line in wrap(LEVELS, WIDTH - 3) {
        let _ = writeln!(out, " * {line}");
    }
    let _ = writeln!(
        out,
        " */\n\n#ifndef {file_guard}\n#define {file_guard}\n\n#ifndef {whole} /* Sinon, tout y est. */\n\
         #define {taken}\n"
    );
    let _ = writeln!(out, "#include \"{ATTRIBUTES_FILE}\"");
    for include in file.includes {
        let _ = writeln!(out, "#include {include}");
    }
    out.push_str("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    if !common.is_empty() {
        let guard = guard(COMMUN.file);
        let _ = writeln!(out, "#ifndef {guard}\n\n{}\n\n#endif /* {guard} */\n", common.trim());
    }
    if !own.is_empty() {
        let _ = writeln!(out, "{}\n", own.trim());
    }
    let _ = write!(
        out,
        "#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {whole} */\n\n#endif /* {file_guard} */\n"
    );
    out
}

/// What all files of a course include, from its macros.
pub fn attributes_file(macros: &str) -> String {
    let commun = COMMUN.file;
    let introduction = format!(
        "La version, et ce que les déclarations des autres fichiers de ce dossier disent au \
         compilateur : la même chose que dans {commun}. Ces fichiers l'incluent : il n'y a pas à \
         le faire soi-même. Produit à partir de src/capi : ne pas le modifier à la main."
    );
    let mut out = format!("/**\n * @file {ATTRIBUTES_FILE}\n");
    for line in wrap(&introduction, WIDTH - 3) {
        let _ = writeln!(out, " * {line}");
    }
    let _ = write!(out, " */\n\n{macros}");
    out
}

/// What says that a file of the course has been included.
fn taken(course: &Course) -> String {
    format!("ECHECS_FICHIERS_{}", course.folder.to_uppercase())
}

fn opening(header: &Header) -> String {
    let mut out = format!("/**\n * @file {}\n * {}.\n *\n", header.file, header.title);
    out.push_str(
        " * Ce fichier est produit à partir de src/capi (cbindgen) : ne pas le modifier à la main.\n *\n",
    );
    for paragraph in header.introduction {
        for line in wrap(paragraph, WIDTH - 3) {
            let _ = writeln!(out, " * {line}");
        }
        out.push_str(" *\n");
    }
    out.push_str(" * Un programme complet, que « echecs lancer programme.c » compile et lance :\n * @code{.c}\n");
    for line in header.program.lines() {
        let _ = writeln!(out, "{}", format!(" * {line}").trim_end());
    }
    out.push_str(" * @endcode\n */\n\n");
    out
}

/// One line a function, grouped by section.
fn summary(header: &Header, bodies: &[String]) -> Result<String, ParseError> {
    let mut out = String::from("/*\n * Résumé : une ligne par fonction\n");
    for (section, body) in header.sections.iter().zip(bodies) {
        let functions = prototypes::parse(body)?.functions;
        if functions.is_empty() {
            continue;
        }
        let lengths = functions.iter().map(|function| function.name.len());
        let column = lengths.filter(|&len| len <= SUMMARY_COLUMN).max().unwrap_or(0);
        let _ = writeln!(out, " *\n * {}", section.title);
        for Function { name, doc, .. } in &functions {
            let sentence = first_sentence(doc);
            let line = format!(" *   {name:column$}  {sentence}");
            let _ = match line.chars().count() <= SUMMARY_WIDTH {
                true => writeln!(out, "{line}"),
                false => writeln!(out, " *   {name}\n *       {sentence}"),
            };
        }
    }
    out.push_str(" */\n\n");
    Ok(out)
}

/// The first sentence of a contract, on one line.
fn first_sentence(doc: &str) -> String {
    let paragraph: Vec<&str> = doc.lines().take_while(|line| !line.is_empty()).collect();
    let text = paragraph.join(" ");
    match text.find(". ") {
        Some(end) => text[..=end].to_owned(),
        None => text,
    }
}

fn banner(title: &str) -> String {
    let rule = "=".repeat(WIDTH - 3);
    format!("/* {rule}\n * {title}\n * {rule} */")
}

fn guard(file: &str) -> String {
    let name: String = file
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' })
        .collect();
    if name.starts_with("ECHECS") { name } else { format!("ECHECS_{name}") }
}

fn wrap(paragraph: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in unbreakable(paragraph) {
        let line = lines.last_mut().expect("never empty");
        if line.is_empty() {
            *line = word;
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(&word);
        } else {
            lines.push(word);
        }
    }
    lines
}

/// The words, with the signs that French sets apart by a space kept with theirs.
fn unbreakable(paragraph: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in paragraph.split_whitespace() {
        let glued = word.starts_with([':', ';', '!', '?', '»']);
        match words.last_mut() {
            Some(last) if glued || last.ends_with('«') => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// The declarations with at most one empty line in a row, short comments on one
/// line, types by their short names, and prototypes that fit the width.
pub fn tidy(declarations: &str) -> String {
    let mut out = String::new();
    let lines: Vec<&str> = declarations.trim().lines().map(str::trim_end).collect();
    let mut rest = lines.as_slice();
    while let [line, after @ ..] = rest {
        if let Some(comment) = short_comment(rest) {
            out.push_str(&comment);
            out.push('\n');
            rest = &rest[3..];
            continue;
        }
        rest = after;
        if !(line.is_empty() && out.ends_with("\n\n")) {
            out.push_str(&fold_prototype(&without_struct(line)));
            out.push('\n');
        }
    }
    out
}

/// A comment of three lines that has one line of text.
fn short_comment(lines: &[&str]) -> Option<String> {
    let [open, text, close, ..] = lines else {
        return None;
    };
    let indent = open.strip_suffix("/**")?;
    let text = text.trim_start().strip_prefix("* ")?;
    (close.trim_start() == "*/").then(|| format!("{indent}/** {text} */"))
}

/// A line of code whose types are named as `piece`, not `struct piece`: every
/// structure has a typedef.
fn without_struct(line: &str) -> String {
    let is_code = !line.trim_start().starts_with(['*', '/']);
    if is_code && !line.starts_with("typedef struct ") {
        line.replace("struct ", "")
    } else {
        line.to_owned()
    }
}

/// A prototype that is too long, with its parameters under each other.
fn fold_prototype(line: &str) -> String {
    let too_long = line.chars().count() > WIDTH && line.ends_with(");");
    let Some(open) = line.find('(').filter(|_| too_long) else {
        return line.to_owned();
    };
    let (start, parameters) = line.split_at(open + 1);
    // A very long name leaves no room to its right.
    let indent = if open < WIDTH / 2 { open + 1 } else { 8 };
    let mut out = start.to_owned();
    let mut column = out.len();
    for parameter in parameters.split_inclusive(", ").map(str::trim_end) {
        if column + 1 + parameter.len() > WIDTH {
            let _ = write!(out, "\n{:indent$}", "");
            column = indent;
        } else if !out.ends_with('(') {
            out.push(' ');
            column += 1;
        }
        out.push_str(parameter);
        column += parameter.len();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stay_with_their_words() {
        let lines = wrap("a « b » : c", 5);
        assert_eq!(lines, ["a", "« b » :", "c"]);
    }

    #[test]
    fn short_comments_take_one_line() {
        let tidied = tidy("  /**\n   * Un.\n   */\n  un,\n/**\n * Deux\n * lignes.\n */\n");
        assert_eq!(tidied, "/** Un. */\n  un,\n/**\n * Deux\n * lignes.\n */\n");
    }

    #[test]
    fn structures_go_by_their_short_names() {
        assert_eq!(without_struct("int f(const struct jeu *j);"), "int f(const jeu *j);");
        assert_eq!(without_struct("    struct piece p;"), "    piece p;");
        for kept in ["typedef struct piece {", " * une struct piece"] {
            assert_eq!(without_struct(kept), kept);
        }
    }

    #[test]
    fn long_prototypes_are_folded() {
        let long = format!("int f({});", ["int quelque_chose"; 7].join(", "));
        let folded = fold_prototype(&long);
        assert!(folded.lines().all(|line| line.len() <= WIDTH), "{folded}");
        assert!(folded.contains(",\n      int quelque_chose"), "{folded}");
        assert_eq!(folded.replace(",\n      ", ", "), long);
    }
}
