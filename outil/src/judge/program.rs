//! The small C program that shows a counterexample: what a student compiles with her copy.

use std::path::{Path, PathBuf};

use super::catalogue::Public;
use super::exercise::Shown;

/// What the compiler needs to show what only the judge's own build sees.
pub const SANITIZERS: &str = "-g -fsanitize=address,undefined,bounds-strict -fno-sanitize=shift-base \
     -fno-sanitize-recover=undefined ";
pub const PATTERN: &str = "-ftrivial-auto-var-init=pattern ";

/// How a copy is compiled by hand.
#[derive(Clone, Debug, Default)]
pub struct Recipe {
    /// What follows `echecs` in the name by which pkg-config knows the files of its course.
    course: String,
    /// Its files and the folders of its headers, if one name does not say it.
    files: Option<String>,
}

impl Recipe {
    /// That of a copy that needs a course's `folder` of headers.
    pub fn new(folder: Option<&str>, sources: &[&PathBuf], headers: &[&Path]) -> Recipe {
        let is_beside = |folder: &&Path| sources.iter().all(|s| s.parent() == Some(*folder));
        let is_plain = sources.len() == 1 && headers.iter().all(is_beside);
        let mut words: Vec<Option<String>> = Vec::new();
        words.extend(sources.iter().map(|source| word("", source)));
        words.extend(headers.iter().map(|folder| word("-I", folder)));
        let words: Option<Vec<String>> = words.into_iter().collect();
        Recipe {
            course: folder.map_or_else(String::new, |folder| format!("-{folder}")),
            files: words.filter(|_| !is_plain).map(|words| words.join(" ")),
        }
    }

    /// The lines that compile it, with these options.
    fn lines(&self, options: &str) -> String {
        let Recipe { course, files } = self;
        let flags = format!("$(pkg-config --cflags echecs{course}) -o copie.o");
        let own = match files {
            None => format!(
                " * À compiler ainsi, où COPIE.c est votre fichier (son main, s'il en a un, change de nom) :\n \
                 *   gcc {options}-c -Dmain=son_main COPIE.c {flags}\n"
            ),
            Some(files) => format!(
                " * À compiler ainsi, dans le dossier de vos fichiers (leur main, s'ils en ont un, change de nom) :\n \
                 *   gcc {options}-r '-Dmain=static son_main' {files} {flags}\n"
            ),
        };
        format!(
            "{own} *   gcc {options}contre_exemple.c copie.o $(pkg-config --cflags --libs echecs)\n"
        )
    }
}

/// A path as a word for a shell in a comment of C, if it can be one.
fn word(option: &str, path: &Path) -> Option<String> {
    let text = match path.to_str()? {
        "" => ".",
        text => text,
    };
    let is_plain = |c: char| c.is_alphanumeric() || "_./+-".contains(c);
    let begins = |c: char| c.is_alphanumeric() || c == '.' || c == '_';
    let text = if text.starts_with(begins) { text.to_owned() } else { format!("./{text}") };
    match text.chars().all(is_plain) {
        true => Some(format!("{option}{text}")),
        false if text.contains("*/") || text.contains("/*") || text.contains(char::is_control) => {
            None
        }
        false => Some(format!("{option}'{}'", text.replace('\'', "'\\''"))),
    }
}

/// A program that calls the copy once, or first as said in `before`. `options` are those of the
/// compiler without which it would not show anything.
pub fn text(
    recipe: &Recipe,
    public: Public,
    shown: &Shown,
    before: Option<&Shown>,
    expected: &str,
    options: &str,
) -> String {
    let header = public.header.file;
    let body = match before {
        None => block(&shown.program, 1),
        Some(before) => format!(
            "    /* Avant : un autre appel, qui laisse quelque chose derrière lui. */\n    {{\n{}    }}\n    \
             /* Puis celui-ci, qui seul répondrait bien. */\n    {{\n{}    }}\n",
            block(&before.program, 2),
            block(&shown.program, 2)
        ),
    };
    let expected = expected.replace("*/", "* /");
    let lines = recipe.lines(options);
    format!(
        "/*\n * Attendu : {expected}\n *\n{lines} */\n\
         #include <stdio.h>\n#include \"{header}\"\n\nint main(void)\n{{\n{body}    return 0;\n}}\n"
    )
}

/// Lines so deep inside.
fn block(lines: &[String], depth: usize) -> String {
    let indent = "    ".repeat(depth);
    let line = |line: &String| match line.is_empty() {
        true => "\n".to_owned(),
        false => format!("{indent}{line}\n"),
    };
    lines.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::Recipe;
    use std::path::{Path, PathBuf};

    fn files(sources: &[&str], headers: &[&str]) -> Option<String> {
        let sources: Vec<PathBuf> = sources.iter().map(PathBuf::from).collect();
        let sources: Vec<&PathBuf> = sources.iter().collect();
        let headers: Vec<&Path> = headers.iter().map(Path::new).collect();
        Recipe::new(None, &sources, &headers).files
    }

    #[test]
    fn files_are_named_where_there_are_several_or_headers_elsewhere() {
        assert_eq!(files(&["roque.c"], &[""]), None);
        assert_eq!(files(&["src/a.c"], &["include"]).as_deref(), Some("src/a.c -Iinclude"));
        assert_eq!(files(&["a.c", "src/b.c"], &[""]).as_deref(), Some("a.c src/b.c -I."));
    }

    #[test]
    fn a_name_is_one_word_of_the_shell() {
        let named = files(&["-o.c", "l'été (2).c", "$(touch x).c"], &[]);
        assert_eq!(named.as_deref(), Some("./-o.c 'l'\\''été (2).c' './$(touch x).c'"));
        assert_eq!(files(&["a*/b.c", "b.c"], &[]), None);
    }
}
