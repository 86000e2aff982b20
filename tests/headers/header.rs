//! The public headers: fresh, correct in every dialect, and true.

#[path = "../../build/interface.rs"]
mod interface;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::checks::{self, Check};
use support::clauses::{Clause, clauses, conditions, is_tag};
use support::compilers::{Compiler, tool_is_there};
use support::temp::TempDir;
use support::{self, Linkage, parallel, process, prototypes, root};

const STRICT: [&str; 5] = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"];

#[test]
fn committed_headers_are_what_the_source_gives() {
    for header in headers::render(root()).unwrap() {
        let committed = fs::read_to_string(root().join("include").join(&header.file)).unwrap();
        assert!(
            committed == header.text,
            "include/{} is out of date: run `cargo run -p headers`",
            header.file.display()
        );
    }
}

/// The headers with contracts, those of inline functions among them: name and text.
pub fn headers_with_contracts() -> Vec<(String, String)> {
    let mut all = support::headers();
    let named = |header: headers::Rendered| (header.file.display().to_string(), header.text);
    all.extend(headers::inline_headers().map(named));
    all
}

fn compile_every_header(compiler: &Compiler, extension: &str, standards: &[&str]) {
    let temp = TempDir::new("header");
    let include = format!("-I{}", root().join("include").display());
    for (name, text) in inclusions() {
        let file = temp.write(&format!("{}.{extension}", name.replace('/', "_")), &text);
        for standard in standards {
            let standard = format!("-std={standard}");
            let flags = [&STRICT[..], &[&standard, &include]].concat();
            compiler.check(&flags, &file).unwrap_or_else(|error| {
                panic!("{name}, {} {standard}: {error}", compiler.name);
            });
        }
    }
}

/// A header that gives its own sense to names of the others.
const RIVAL: &str = "in104.h";

/// Programs that include each header alone, twice because the guard holds, and
/// all that go together, in both orders.
fn inclusions() -> Vec<(String, String)> {
    let headers = headers_with_contracts();
    let include = |name: &str| format!("#include \"{name}\"\n");
    let together = headers.iter().filter(|(name, _)| name != RIVAL);
    let all: Vec<String> = together.map(|(name, _)| include(name)).collect();
    let reversed: Vec<String> = all.iter().rev().cloned().collect();
    assert!(all.len() >= 2);
    let alone = headers.iter().map(|(name, _)| (name.clone(), include(name).repeat(2)));
    // The one other that goes with the rival.
    let beside = [RIVAL, "stackchess.h"].map(include);
    let behind = ["stackchess.h", RIVAL].map(include);
    let groups = [
        ("all", all.concat()),
        ("reversed", reversed.concat()),
        ("beside", beside.concat()),
        ("behind", behind.concat()),
    ];
    alone.chain(groups.map(|(name, text)| (name.to_owned(), text))).collect()
}

/// Two headers with the same names for different things say so.
#[test]
fn rival_headers_refuse_each_other() {
    let temp = TempDir::new("rivals");
    let include = format!("-I{}", root().join("include").display());
    for (first, second) in [("echecs.h", RIVAL), (RIVAL, "echecs.h"), (RIVAL, "stackchess/pile.h")]
    {
        let text = format!("#include \"{first}\"\n#include \"{second}\"\n");
        let file = temp.write("rivaux.c", &text);
        let refused = Compiler::c().check(&["-std=c99", &include], &file).unwrap_err();
        assert!(refused.contains("ne peuvent pas etre inclus ensemble"), "{refused}");
    }
}

/// The folders of `include/` whose files have a course's names, with the header
/// that says the same in one file.
const COURSES: [(&str, &str); 2] = [("cpe", "echecs.h"), ("in104", RIVAL)];

/// What all headers include.
const COMMON: &str = "echecs_commun.h";

/// What all files of a course include, and what no course has.
const ATTRIBUTES: &str = "echecs_attributs.h";

/// The names of a course's files.
fn course_files(course: &str) -> Vec<String> {
    let files = support::files(&format!("include/{course}"), "h");
    let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    let (attributes, files): (Vec<_>, _) =
        files.iter().map(name).partition(|name| name == ATTRIBUTES);
    assert_eq!(attributes.len(), 1, "{course}");
    files
}

fn course_flags(course: &str) -> Vec<String> {
    let include = root().join("include");
    let folders = [include.join(course), include];
    let options = folders.iter().map(|folder| format!("-I{}", folder.display()));
    STRICT.iter().map(|flag| flag.to_string()).chain(options).collect()
}

fn compiles(compiler: &Compiler, flags: &[String], file: &Path) -> Result<(), String> {
    compiler.check(&flags.iter().map(String::as_str).collect::<Vec<_>>(), file)
}

/// Each file of a course brings what it needs, in C and in C++, whatever comes
/// before it.
#[test]
fn course_files_stand_alone_and_together() {
    let temp = TempDir::new("course");
    for (course, _) in COURSES {
        let files = course_files(course);
        let include = |name: &String| format!("#include \"{name}\"\n");
        let alone = files.iter().map(|name| include(name).repeat(2));
        let all: String = files.iter().map(include).collect();
        let reversed: String = files.iter().rev().map(include).collect();
        for text in alone.chain([all, reversed]) {
            let text = format!("{text}int defined_here;\n");
            let c = [course_flags(course), vec!["-std=c99".to_owned()]].concat();
            compiles(&Compiler::c(), &c, &temp.write("cours.c", &text)).unwrap();
            let cpp = temp.write("cours.cpp", &text);
            compiles(&Compiler::cpp(), &course_flags(course), &cpp).unwrap();
        }
    }
}

/// Together they declare what the header declares, each thing in one of them.
#[test]
fn course_files_say_what_their_header_says() {
    let rendered: BTreeSet<_> =
        headers::render(root()).unwrap().into_iter().map(|header| header.file).collect();
    for (course, header) in COURSES {
        let declared = |text: &str| {
            let header = prototypes::parse(text).unwrap();
            let functions = header.functions.into_iter().map(|function| function.name);
            let structs = header.structs.into_iter().map(|structure| structure.name);
            let variables = header.variables.into_iter().map(|variable| variable.name);
            functions.chain(structs).chain(variables).collect::<Vec<String>>()
        };
        let mut of_files = Vec::new();
        for name in course_files(course) {
            let path = Path::new(course).join(&name);
            assert!(rendered.contains(&path), "{} is nobody's", path.display());
            let text = fs::read_to_string(root().join("include").join(path)).unwrap();
            of_files.extend(declared(&text));
        }
        let of = |name| declared(&fs::read_to_string(root().join("include").join(name)).unwrap());
        let mut of_header = of(header);
        match course {
            "cpe" => of_header.extend(of(COMMON)),
            // The course announces it in echiquier.h too.
            _ => of_header.push("eval".to_owned()),
        }
        of_files.sort();
        of_header.sort();
        assert_eq!(of_files, of_header, "{course}");
    }
}

/// The header comes before the files of its course, or not at all.
#[test]
fn a_header_and_the_files_of_its_course() {
    let temp = TempDir::new("course");
    for (course, header) in COURSES {
        for name in course_files(course) {
            let include = |names: [&str; 2]| names.map(|name| format!("#include \"{name}\"\n"));
            let text = format!("{}int defined_here;\n", include([header, &name]).concat());
            let flags = course_flags(course);
            compiles(&Compiler::c(), &flags, &temp.write("cours.c", &text)).unwrap();
            let text = include([&name, header]).concat();
            let refused = compiles(&Compiler::c(), &flags, &temp.write("cours.c", &text));
            assert!(
                refused.unwrap_err().contains("vient avant les fichiers de include/"),
                "{name}"
            );
        }
    }
}

const C: [&str; 4] = ["c99", "c11", "c17", "c2x"];
const CPP: [&str; 2] = ["c++11", "c++17"];

#[test]
fn headers_are_c() {
    compile_every_header(&Compiler::c(), "c", &C);
}

#[test]
fn headers_are_cpp() {
    let compiler = Compiler::cpp();
    if tool_is_there(&compiler.name) {
        compile_every_header(&compiler, "cpp", &CPP);
    }
}

#[test]
fn headers_are_c_and_cpp_for_clang() {
    if let Some(clang) = Compiler::named("clang") {
        compile_every_header(&clang, "c", &C);
    }
    if let Some(clang) = Compiler::named("clang++") {
        compile_every_header(&clang, "cpp", &CPP);
    }
}

/// The C that the build script writes and compiles gives no warning.
#[test]
fn the_library_s_own_c_is_clean() {
    let [public, own] =
        ["include", "build"].map(|name| format!("-I{}", root().join(name).display()));
    let flags = [&STRICT[..], &["-std=c99", &public, &own]].concat();
    let mut files = vec![root().join("build/stdio.c"), root().join("build/own.c")];
    for (_, text) in support::headers() {
        let functions = prototypes::parse(&text).unwrap().functions;
        let written = |name| Path::new(env!("ECHECS_C")).join(format!("{name}.c"));
        files.extend(functions.iter().map(|function| written(&function.name)));
    }
    parallel::for_each(files.len(), |number| Compiler::c().check(&flags, &files[number]).unwrap());
}

/// The program in the opening comment of a header.
fn opening_program(text: &str) -> String {
    let start = text.find("@code{.c}\n").expect("a program opens the header");
    let rest = &text[start..];
    rest.lines()
        .skip(1)
        .take_while(|line| !line.contains("@endcode"))
        .map(|line| line.strip_prefix(" * ").unwrap_or(""))
        .fold(String::new(), |program, line| program + line + "\n")
}

#[test]
fn the_opening_programs_print_what_they_say() {
    for (name, text) in headers_with_contracts() {
        let program = opening_program(&text);
        assert!((10..=20).contains(&program.lines().count()), "{name}: {program}");
        let promised: String = program
            .lines()
            .filter_map(|line| line.split_once("// affiche : "))
            .map(|(_, printed)| format!("{printed}\n"))
            .collect();
        assert!(!promised.is_empty(), "{name}: {program}");
        for linkage in Linkage::ALL {
            let temp = TempDir::new("opening");
            let source = temp.write("programme.c", &program);
            let executable =
                support::build_program(&Compiler::c(), &[&source], linkage, &temp).unwrap();
            let outcome = process::run(&mut Command::new(executable), Duration::from_secs(30));
            assert!(outcome.succeeded(), "{name}: {}", outcome.describe());
            assert_eq!(outcome.stdout, promised, "{name}");
            assert_eq!(outcome.stderr, "", "{name}");
        }
    }
}

/// With the bytes of a BB in reverse order, as the comment of ECHECS_CASE says.
const SQUARES: &str = r#"
#include "in104.h"

int main(void)
{
    int x, y, octet, differents = 0;

    for (y = 0; y < 8; y++)
        for (x = 0; x < 8; x++) {
            BB de_a8 = 0, de_a1 = 0;

            set_bit(de_a8, a8 + 8 * (7 - y) + x);
            for (octet = 0; octet < 8; octet++)
                de_a1 |= (de_a8 >> (8 * octet) & 0xff) << (8 * (7 - octet));
            differents += de_a1 != ECHECS_CASE(x, y);
        }
    return differents;
}
"#;

#[test]
fn a_set_of_squares_is_a_bitboard_from_its_other_end() {
    let temp = TempDir::new("squares");
    let source = temp.write("cases.c", SQUARES);
    let program =
        support::build_program(&Compiler::c(), &[&source], Linkage::Static, &temp).unwrap();
    let outcome = process::run(&mut Command::new(program), Duration::from_secs(30));
    assert!(outcome.succeeded(), "{}", outcome.describe());
}

/// The tags of the clauses of all headers; each is given once.
fn clause_tags() -> BTreeSet<String> {
    let mut tags = BTreeSet::new();
    for (name, text) in headers_with_contracts() {
        for Clause { tag, .. } in clauses(&text) {
            assert!(!tags.contains(&tag), "{name}: {tag} is given twice");
            tags.insert(tag);
        }
    }
    tags
}

/// The checks of the C programs, with the tags that each names.
fn check_tags() -> BTreeMap<String, Vec<String>> {
    let mut checks = BTreeMap::new();
    for source in checks::programs() {
        let program = checks::program_name(&source);
        for Check { name, tags } in checks::declared(&source) {
            checks.insert(format!("{program}::{name}"), tags);
        }
    }
    checks
}

#[test]
fn every_clause_has_a_check() {
    let checks = check_tags();
    let checked: BTreeSet<&String> = checks.values().flatten().collect();
    let clauses = clause_tags();
    let missing: Vec<_> = clauses.iter().filter(|tag| !checked.contains(tag)).collect();
    assert!(!clauses.is_empty());
    assert!(missing.is_empty(), "no check in c_tests names {missing:?}");
}

#[test]
fn every_check_names_a_clause() {
    let clauses = clause_tags();
    for (check, tags) in check_tags() {
        assert!(!tags.is_empty(), "{check} names no clause");
        for tag in tags {
            assert!(clauses.contains(&tag), "{check} names {tag}, which no header has");
        }
    }
}

/// The code says which clause was broken: it knows those of the headers, and no others.
#[test]
fn the_code_names_the_clauses_of_the_headers() {
    // Not those of inline functions, which can tell nothing.
    let conditions: BTreeSet<String> = support::headers()
        .iter()
        .flat_map(|(_, text)| conditions(text))
        .map(|(tag, _)| tag)
        .collect();
    let mut named = BTreeSet::new();
    for path in support::files_below("src/capi", "rs") {
        let text = fs::read_to_string(path).unwrap();
        // Unit tests, which come last, make up their own.
        let code = text.split("\n#[cfg(test)]").next().unwrap();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let literals = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
        named.extend(literals.filter(|text| is_tag(text)).map(str::to_owned));
    }
    assert_eq!(named, conditions);
}

/// Every function has a contract with at least one guarantee.
#[test]
fn every_function_has_a_contract() {
    for (name, text) in support::headers() {
        for function in prototypes::parse(&text).unwrap().functions {
            for part in ["Nécessite :", "Garantie :"] {
                assert!(function.doc.contains(part), "{name}: {} lacks « {part} »", function.name);
            }
        }
    }
}

/// The functions that a header defines itself, each with the comment before it.
pub fn inline_functions(text: &str) -> Vec<(&str, &str)> {
    let opening = "\nstatic inline ";
    let functions = text.match_indices(opening).map(|(at, _)| {
        let (_, comment) = text[..at].rsplit_once("/**").unwrap_or_default();
        (text[at + opening.len()..].lines().next().unwrap_or_default(), comment)
    });
    functions.collect()
}

#[test]
fn every_inline_function_has_a_contract() {
    for header in headers::inline_headers() {
        let functions = inline_functions(&header.text);
        assert!(!functions.is_empty());
        for (function, comment) in functions {
            for part in ["Nécessite :", "Garantie :"] {
                assert!(comment.contains(part), "{function} lacks « {part} »");
            }
        }
    }
}

/// A type that no function takes or gives is one of Rust's own that slipped out.
#[test]
fn every_opaque_type_is_of_use() {
    for (name, text) in support::headers() {
        let header = prototypes::parse(&text).unwrap();
        for opaque in &header.opaques {
            let pointer = format!("{opaque} *");
            let used = header.functions.iter().any(|function| {
                function.result.contains(&pointer) || function.parameter_list().contains(&pointer)
            });
            assert!(used, "{name}: no function uses {opaque}");
        }
    }
}

#[test]
fn doxygen_accepts_the_headers() {
    if !tool_is_there("doxygen") {
        return;
    }
    let temp = TempDir::new("doxygen");
    let output = temp.path().display();
    let config =
        temp.write("Doxyfile", &format!("@INCLUDE = docs/Doxyfile\nOUTPUT_DIRECTORY = {output}\n"));
    let mut command = Command::new("doxygen");
    command.arg(config).current_dir(root());
    process::succeed(&mut command).unwrap();
}

/// The symbols that the shared library defines for programs: name, and nm's letter.
fn exported_symbols(library: &Path) -> BTreeMap<String, String> {
    let mut command = Command::new("nm");
    command.args(["-D", "--defined-only"]).arg(library);
    let listed = process::succeed(&mut command).unwrap().stdout;
    listed
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace().skip(1);
            let kind = words.next()?;
            Some((words.next()?.to_owned(), kind.to_owned()))
        })
        .collect()
}

#[test]
fn the_interface_changes_with_the_minor_number_before_1_0() {
    for (version, expected) in
        [("0.1.0", "0.1"), ("0.12.3", "0.12"), ("1.0.0", "1"), ("1.4.2", "1"), ("10.0.1", "10")]
    {
        assert_eq!(interface::interface(version), expected, "{version}");
    }
    let here = interface::interface(env!("CARGO_PKG_VERSION"));
    assert_eq!(here, echecs::capi::linking::INTERFACE);
}

/// Programs ask for the library by a name that changes only with its interface.
#[test]
fn the_shared_library_has_its_soname() {
    if !tool_is_there("readelf") {
        return;
    }
    let mut command = Command::new("readelf");
    command.arg("-d").arg(support::library("libechecs.so"));
    let dynamic = process::succeed(&mut command).unwrap().stdout;
    let soname = format!("[{}]", echecs::capi::linking::SONAME);
    assert!(
        dynamic.lines().any(|line| line.contains("SONAME") && line.contains(&soname)),
        "{dynamic}"
    );
}

/// The mathematics of C are functions that students write themselves without a thought: a `log` that
/// prints would be called for a logarithm.
#[test]
fn no_function_of_mathematics_is_asked_of_c() {
    if !tool_is_there("nm") {
        return;
    }
    let mut command = Command::new("nm");
    command.args(["-D", "--undefined-only"]).arg(support::library("libechecs.so"));
    let listed = process::succeed(&mut command).unwrap().stdout;
    let names = listed.lines().filter_map(|line| line.split_whitespace().last());
    let names: Vec<&str> = names.map(|name| name.split('@').next().unwrap_or(name)).collect();
    assert!(names.contains(&"malloc"), "{names:?}");
    for name in
        ["log", "log2", "exp", "pow", "sqrt", "sin", "cos", "round", "floor", "ceil", "fabs"]
    {
        assert!(!names.contains(&name), "{name}");
    }
}

/// A program that uses one function does not wait for the tables of the others: what runs at load
/// is what the C start files and Rust's own library have there.
#[test]
fn nothing_of_the_library_runs_when_it_is_loaded() {
    if !["readelf", "nm"].into_iter().all(tool_is_there) {
        return;
    }
    let library = support::library("libechecs.so");
    let read = |tool: &str, option: &str| {
        process::succeed(Command::new(tool).arg(option).arg(&library)).unwrap().stdout
    };
    let number = |word: &str| u64::from_str_radix(word.trim_start_matches("0x"), 16).ok();
    let sections = read("readelf", "-SW");
    let array = sections.lines().find_map(|line| line.split_once(" INIT_ARRAY "));
    let words: Vec<u64> = array.unwrap().1.split_whitespace().take(3).filter_map(number).collect();
    let [start, _, size] = words[..] else { panic!("{sections}") };
    let relocations = read("readelf", "-rW");
    let starters: Vec<u64> = relocations
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>())
        .filter(|words| {
            let place = words.first().and_then(|word| number(word));
            place.is_some_and(|place| (start..start + size).contains(&place))
        })
        .filter_map(|words| number(words.last()?))
        .collect();
    assert_eq!(starters.len() as u64, size / 8, "{relocations}");
    let symbols = read("nm", "-C");
    for starter in starters {
        let mut names = symbols.lines().filter_map(|line| {
            let mut words = line.splitn(3, ' ');
            let here = number(words.next()?) == Some(starter);
            words.nth(1).filter(|_| here)
        });
        let is_known = |name: &str| name == "frame_dummy" || name.starts_with("std::");
        assert!(names.clone().count() > 0, "no name at {starter:x}");
        assert!(names.all(is_known), "{starter:x} in {symbols}");
    }
}

#[test]
fn the_shared_library_exports_the_public_names_alone_and_they_are_weak() {
    if !tool_is_there("nm") {
        return;
    }
    let exported = exported_symbols(&support::library("libechecs.so"));
    let mut expected = BTreeMap::new();
    for (_, text) in support::headers() {
        let header = prototypes::parse(&text).unwrap();
        for function in header.functions {
            expected.insert(function.name, "W".to_owned());
        }
        let variables = header.variables.into_iter();
        expected.extend(variables.map(|variable| (variable.name, "V".to_owned())));
    }
    // The variable that has two names.
    expected.insert("en_passant".to_owned(), "V".to_owned());
    assert_eq!(exported, expected);
}
