//! What compiled programs know of the library: it changes only on purpose.
//!
//! `ECHECS_ECRIRE_ABI=1 cargo test --test headers abi` writes the description anew; what it
//! then says of the change belongs into the change log.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::process::Command;
use std::time::Duration;

use support::compilers::{Compiler, tool_is_there};
use support::prototypes::{self, Enum, Header};
use support::temp::TempDir;
use support::{self, Linkage, process, root};

const DESCRIPTION: &str = "tests/fixtures/abi.txt";

/// The section that only `nm` can tell.
const VARIABLES: &str = "variables";

#[test]
fn the_abi_is_as_described() {
    let has_nm = tool_is_there("nm");
    let mut found = describe();
    if has_nm {
        let _ = write!(found, "== {VARIABLES}\n\n{}", variables());
    }
    let path = root().join(DESCRIPTION);
    if std::env::var_os("ECHECS_ECRIRE_ABI").is_some() {
        assert!(has_nm, "without nm, the description would not be whole");
        fs::write(&path, &found).unwrap();
    }
    let described = fs::read_to_string(&path).unwrap();
    let mut described = sections(&described);
    if !has_nm {
        described.remove(VARIABLES);
    }
    let differences = differences(&described, &sections(&found));
    assert!(
        differences.is_empty(),
        "the ABI is not that of {DESCRIPTION}:\n{}",
        differences.join("\n")
    );
}

/// The lines of a description, under the name of what they are of: a header, or the
/// variables of the library.
type Sections<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

fn sections(text: &str) -> Sections<'_> {
    let mut out = Sections::new();
    let mut section = "";
    for line in text.lines().filter(|line| !line.is_empty()) {
        match line.strip_prefix("== ") {
            Some(name) => section = name,
            None => drop(out.entry(section).or_default().insert(line)),
        }
    }
    out
}

/// The lines that only one of two descriptions has, in each section.
fn differences(before: &Sections, after: &Sections) -> Vec<String> {
    let names: BTreeSet<&str> = before.keys().chain(after.keys()).copied().collect();
    let none = BTreeSet::new();
    let mut out = Vec::new();
    for name in names {
        let [before, after] = [before, after].map(|text| text.get(name).unwrap_or(&none));
        out.extend(before.difference(after).map(|line| format!("{name}: - {line}")));
        out.extend(after.difference(before).map(|line| format!("{name}: + {line}")));
    }
    out
}

#[test]
fn what_moves_to_another_header_is_a_difference() {
    let [before, after] =
        ["== a.h\n\nf\ng\n\n== b.h\n\nh\n", "== a.h\n\ng\n\n== b.h\n\nh\nf\n"].map(sections);
    assert_eq!(differences(&before, &after), ["a.h: - f", "b.h: + f"]);
    assert_eq!(differences(&before, &before), [""; 0]);
}

/// Declarations, and what a C compiler makes of them, on a machine with addresses of
/// 64 bits.
fn describe() -> String {
    let mut out = String::new();
    for (name, text) in support::headers() {
        let header = prototypes::parse(&text).unwrap();
        let _ = writeln!(out, "== {name}\n");
        out.push_str(&declarations(&header, &text));
        out.push_str(&measured(&name, &header, &text));
        out.push('\n');
    }
    out
}

/// With the names of parameters: no compiled program knows them, but two of the same type
/// that change places show by nothing else.
fn declarations(header: &Header, text: &str) -> String {
    let functions = header.functions.iter();
    let mut lines: Vec<String> = functions
        .map(|function| {
            let (result, name) = (&function.result, &function.name);
            format!("fonction {result} {name}({})", function.parameter_list())
        })
        .collect();
    let callbacks = header.callbacks.iter();
    lines.extend(callbacks.map(|found| format!("fonction du programme {}", found.declaration)));
    lines.extend(header.opaques.iter().map(|name| format!("opaque {name}")));
    lines.extend(header.variables.iter().map(|found| format!("variable {}", found.declaration)));
    let macros = macros(text).into_iter().filter(|found| !found.is_number());
    lines.extend(macros.map(|Macro { name, value }| format!("macro {name} {value}")));
    lines.sort();
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Sizes, alignments, places, and values.
fn measured(name: &str, header: &Header, text: &str) -> String {
    let mut body = String::new();
    for (alias, kind) in &header.aliases {
        print(&mut body, &format!("type {alias} : {kind}"), &measures(alias));
    }
    for structure in &header.structs {
        let kind = &structure.name;
        print(&mut body, &format!("struct {kind}"), &measures(kind));
        for member in &structure.members {
            let label = format!("struct {kind}.{} : {}", member.name, member.declaration);
            let place = format!("offsetof({kind}, {})", member.name);
            let size = format!("sizeof((({kind} *)0)->{})", member.name);
            print(&mut body, &label, &[place, size]);
        }
    }
    for Enum { name, members, .. } in &header.enums {
        print(&mut body, &format!("enum {name}"), &measures(&format!("enum {name}")));
        for member in members {
            print(&mut body, &format!("enum {name}.{member}"), std::slice::from_ref(member));
        }
    }
    let numbers = macros(text).into_iter().filter(Macro::is_number).map(|found| found.name);
    for number in numbers.chain(header.numbers.iter().cloned()) {
        print(&mut body, &format!("valeur {number}"), &[number]);
    }
    let program = format!(
        "#include <stddef.h>\n#include <stdio.h>\n#include \"{name}\"\n\n\
         int main(void)\n{{\n{body}    return 0;\n}}\n"
    );
    let temp = TempDir::new("abi");
    let source = temp.write("abi.c", &program);
    let executable =
        support::build_program(&Compiler::c(), &[&source], Linkage::Static, &temp).unwrap();
    let outcome = process::run(&mut Command::new(executable), Duration::from_secs(60));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    outcome.stdout
}

/// The size of a type, and its alignment in words that C99 has.
fn measures(kind: &str) -> [String; 2] {
    let alignment = format!("offsetof(struct {{ char octet; {kind} objet; }}, objet)");
    [format!("sizeof({kind})"), alignment]
}

/// The statement that writes a line: a label, and numbers.
fn print(body: &mut String, label: &str, numbers: &[String]) {
    let _ = write!(body, "    printf(\"{label}{}\\n\"", " %lld".repeat(numbers.len()));
    for number in numbers {
        let _ = write!(body, ", (long long)({number})");
    }
    body.push_str(");\n");
}

struct Macro {
    /// With its parameters: `ECHECS_CASE(x, y)`.
    name: String,
    value: String,
}

impl Macro {
    fn is_number(&self) -> bool {
        let digits = self.value.trim_start_matches(['(', '-']);
        !self.name.contains('(') && digits.starts_with(|c: char| c.is_ascii_digit())
    }
}

/// The macros of a header, but for the version, which changes all the time, and for what
/// depends on the compiler: the attributes.
fn macros(text: &str) -> Vec<Macro> {
    let joined = text.replace("\\\n", " ");
    let definitions = joined.lines().filter_map(|line| line.strip_prefix("#define "));
    let macros = definitions.filter_map(|definition| {
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = definition.find(|c| !is_name(c))?;
        let is_ours = !definition.starts_with("ECHECS_VERSION")
            && !prototypes::ATTRIBUTES.contains(&&definition[..end]);
        let end = match definition[end..].strip_prefix('(') {
            Some(_) => definition.find(')')? + 1,
            None => end,
        };
        let words: Vec<&str> = definition[end..].split_whitespace().collect();
        is_ours.then(|| Macro { name: definition[..end].to_owned(), value: words.join(" ") })
    });
    macros.collect()
}

/// The sizes of the tables and variables, which programs may copy when they are linked.
fn variables() -> String {
    let mut command = Command::new("nm");
    command.args(["-D", "-S", "--defined-only"]).arg(support::library("libechecs.so"));
    let listed = process::succeed(&mut command).unwrap().stdout;
    let mut lines: Vec<String> = listed
        .lines()
        .filter_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
            [_, size, "V", name] => {
                let size = u64::from_str_radix(size, 16).unwrap();
                Some(format!("variable {name} {size}\n"))
            }
            _ => None,
        })
        .collect();
    lines.sort();
    lines.concat()
}
