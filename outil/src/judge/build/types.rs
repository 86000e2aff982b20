//! The types that a copy declares itself, in headers of its own. Those that its public functions
//! exchange with the library must be the course's: another order or another size gives nonsense.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CStr, OsString, c_char};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use super::{STAGE, forbidden, tools};
use crate::compiler;
use crate::judge::catalogue::{self, Public, PublicHeader};
use crate::judge::refusal::Refusal;

/// The types that the copy's own lines of a file declare, and the file where each is.
pub type Own = BTreeMap<String, String>;

/// Those that stand in what the preprocessor makes of a file: `struct piece {`, or `} piece;`.
pub fn declared(preprocessed: &str) -> Own {
    let mut own = Own::new();
    let mut before = [String::new(), String::new(), String::new()];
    for (line, file, _) in forbidden::lines_of_the_copy(preprocessed) {
        for token in tokens(line) {
            before.rotate_left(1);
            before[2] = token.to_owned();
            let [first, name, last] = &before;
            let is_type =
                matches!((first.as_str(), last.as_str()), ("struct" | "enum", "{") | ("}", ";"));
            if is_type {
                own.entry(name.clone()).or_insert_with(|| file.to_owned());
            }
        }
    }
    own
}

/// Words, and marks one by one.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = line.trim_start();
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = match is_of_name(first) {
            true => rest.find(|c| !is_of_name(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (token, after) = rest.split_at(end);
        rest = after.trim_start();
        Some(token)
    })
}

/// Checks the types that a file declares itself and that these functions, which it defines, use.
/// `options` are those with which it was compiled.
pub fn check(
    source: &Path,
    own: &Own,
    functions: &[Public],
    options: &[OsString],
    scratch: &Path,
) -> Result<(), Refusal> {
    let mut asserted = Vec::new();
    for header in catalogue::headers() {
        let of_it = functions.iter().filter(|public| public.header.file == header.file);
        let used = used(header, of_it);
        let suspects: BTreeSet<&str> =
            own.keys().map(String::as_str).filter(|name| used.contains(*name)).collect();
        assert_layouts(header, &suspects, own, &mut asserted);
    }
    if asserted.is_empty() {
        return Ok(());
    }
    let source = Path::new(STAGE).join(source);
    let mut text = format!("#include \"{}\"\n", source.display());
    for (number, (condition, _)) in asserted.iter().enumerate() {
        let _ = writeln!(text, "_Static_assert({condition}, \"{MARK}{number}\");");
    }
    fs::write(scratch.join("types.c"), text)?;
    let mut arguments = options.to_vec();
    arguments.extend(["-fsyntax-only", "-w"].map(OsString::from));
    arguments.extend(every_error().map(OsString::from));
    arguments.push("types.c".into());
    let output = tools::compiler(arguments, scratch)?;
    // Other errors are those of members that have another name in the same place.
    let said = String::from_utf8_lossy(&output.stderr);
    let failed = said.lines().filter(|line| FAILED.iter().any(|words| line.contains(words)));
    let number = |line: &str| line.split_once(MARK)?.1.trim_end_matches('"').parse::<usize>().ok();
    match failed.filter_map(number).find_map(|number| asserted.get(number)) {
        Some((_, sentence)) => Err(Refusal::OtherType(sentence.clone())),
        None => Ok(()),
    }
}

/// How clang, then how gcc is asked for every error, and not only the first ones. clang takes gcc's
/// word, and does nothing.
const EVERY_ERROR: [&str; 2] = ["-ferror-limit=0", "-fmax-errors=0"];

/// The one by which this compiler tells of each assertion that does not hold.
fn every_error() -> Option<&'static str> {
    static KNOWN: OnceLock<Option<&str>> = OnceLock::new();
    *KNOWN.get_or_init(|| EVERY_ERROR.into_iter().find(|option| compiler::knows(&[option])))
}

/// How gcc and clang, and how an older clang say that an assertion does not hold.
const FAILED: [&str; 2] = ["static assertion failed", "static_assert failed"];

/// What messages begin with that name an assertion by its number: compilers do not print accents.
const MARK: &str = "echecs ";

/// A condition in C, and what is wrong if it does not hold.
type Assertion = (String, String);

/// The types of a header that functions use, and those of which these are made.
fn used<'a>(
    header: &'static PublicHeader,
    functions: impl Iterator<Item = &'a Public>,
) -> BTreeSet<&'static str> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = move |text: &'static str| text.split(move |c| !is_of_name(c));
    let mut left: Vec<&'static str> = Vec::new();
    for public in functions {
        left.extend(words(&public.function.result));
        left.extend(public.function.parameters.iter().flat_map(|known| words(&known.kind)));
    }
    // A course may share what all of them have.
    let structs = catalogue::headers().iter().flat_map(|known| &known.declarations.structs);
    let structs: Vec<_> = structs.collect();
    let mut used = BTreeSet::new();
    while let Some(name) = left.pop() {
        if !used.insert(name) {
            continue;
        }
        let found = structs.iter().filter(|known| known.name == name);
        left.extend(
            found.flat_map(|known| &known.members).flat_map(|member| words(&member.declaration)),
        );
    }
    let declares = |name: &&str| {
        header.declarations.structs.iter().any(|known| known.name == *name)
            || header.declarations.enums.iter().any(|known| known.name == *name)
    };
    used.into_iter().filter(declares).collect()
}

/// What must hold of these types of a header.
fn assert_layouts(
    header: &PublicHeader,
    suspects: &BTreeSet<&str>,
    own: &Own,
    out: &mut Vec<Assertion>,
) {
    let begin = |name: &str| {
        let file = own.get(name).map_or("", String::as_str);
        format!("{file} déclare « {name} » autrement que le cours")
    };
    for Layout { kind, member, size, at } in layouts(header) {
        if !suspects.contains(kind) {
            continue;
        }
        let begin = begin(kind);
        out.push(match member {
            None => (
                format!("sizeof({kind}) == {size}"),
                format!("{begin} : sa taille devrait être de {size} octets"),
            ),
            Some(member) => (
                format!("__builtin_offsetof({kind}, {member}) == {at}"),
                format!("{begin} : « {member} » n'y est pas à sa place"),
            ),
        });
    }
    for known in header.declarations.enums.iter().filter(|known| suspects.contains(&*known.name)) {
        let begin = begin(&known.name);
        for (member, value) in known.members.iter().zip(&known.values) {
            let sentence = format!("{begin} : {member} devrait valoir {value}");
            out.push((format!("(long)({member}) == {value}"), sentence));
        }
    }
}

/// How large a structure is, or where one of its members lies.
struct Layout {
    kind: &'static str,
    member: Option<&'static str>,
    size: usize,
    at: usize,
}

/// A line of the tables that the build script writes; the last one has no type.
#[repr(C)]
struct Line {
    kind: *const c_char,
    member: *const c_char,
    size: usize,
    at: usize,
}

unsafe extern "C" {
    fn echecs_dispositions(header: usize) -> *const Line;
}

/// Those of the library's own header.
fn layouts(header: &PublicHeader) -> Vec<Layout> {
    let place = catalogue::headers().iter().position(|known| known.file == header.file);
    let Some(place) = place else { return Vec::new() };
    let mut found = Vec::new();
    // SAFETY: there is a table for each header, whose last line has no type; its texts are literals.
    unsafe {
        let mut line = echecs_dispositions(place);
        while !(*line).kind.is_null() {
            let text = |text: *const c_char| CStr::from_ptr(text).to_str().unwrap_or_default();
            let Line { kind, member, size, at } = &*line;
            let member = (!member.is_null()).then(|| text(*member));
            found.push(Layout { kind: text(*kind), member, size: *size, at: *at });
            line = line.add(1);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::declared;

    #[test]
    fn types_are_found_in_the_lines_of_the_copy_only() {
        let text = "# 1 \"/usr/include/a.h\"\ntypedef struct { int x; } autre;\n\
                    # 1 \"copie/jeu.h\"\ntypedef struct\n{ int x; }\n  piece;\nenum couleur { blanc };\n\
                    struct vide; int f(void) { return 0; }\n";
        let names: Vec<String> = declared(text).into_keys().collect();
        assert_eq!(names, ["couleur", "piece"]);
    }
}
