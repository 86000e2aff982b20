//! What compiled programs know of the library: it changes only on purpose.
//!
//! `ECHECS_ECRIRE_ABI=1 cargo test --test abi` writes the description anew; what it
//! then says of the change belongs into the change log.

mod support;

use std::fmt::Write;
use std::fs;
use std::process::Command;
use std::time::Duration;

use support::compilers::{Compiler, tool_is_there};
use support::prototypes::{self, Function, Header};
use support::temp::TempDir;
use support::{Linkage, process, root};

const DESCRIPTION: &str = "tests/fixtures/abi.txt";

#[test]
fn the_abi_is_as_described() {
    if !tool_is_there("nm") {
        return;
    }
    let found = describe();
    let path = root().join(DESCRIPTION);
    if std::env::var_os("ECHECS_ECRIRE_ABI").is_some() {
        fs::write(&path, &found).unwrap();
    }
    let described = fs::read_to_string(&path).unwrap();
    let differences: Vec<String> = differences(&described, &found);
    assert!(
        differences.is_empty(),
        "the ABI is not that of {DESCRIPTION}:\n{}",
        differences.join("\n")
    );
}

/// The lines that only one of two texts has.
fn differences(before: &str, after: &str) -> Vec<String> {
    let lost = before.lines().filter(|&line| !after.lines().any(|other| other == line));
    let new = after.lines().filter(|&line| !before.lines().any(|other| other == line));
    lost.map(|line| format!("- {line}")).chain(new.map(|line| format!("+ {line}"))).collect()
}

/// Prototypes, and what a C compiler makes of everything else, on a machine with
/// addresses of 64 bits.
fn describe() -> String {
    let mut out = String::new();
    for (name, text) in support::headers() {
        let header = prototypes::parse(&text).unwrap();
        let _ = writeln!(out, "== {name}\n");
        out.push_str(&prototypes_of(&header));
        out.push_str(&measured(&name, &header, &text));
        out.push('\n');
    }
    out + &variables()
}

/// Without the names of parameters, which no compiled program knows.
fn prototypes_of(header: &Header) -> String {
    let mut lines: Vec<String> = header
        .functions
        .iter()
        .map(|Function { result, name, parameters, .. }| {
            let kinds: Vec<&str> = parameters.iter().map(|p| p.kind.as_str()).collect();
            format!("fonction {result} {name}({})", kinds.join(", "))
        })
        .chain(header.callbacks.iter().map(|name| format!("fonction du programme {name}")))
        .chain(header.opaques.iter().map(|name| format!("opaque {name}")))
        .collect();
    lines.sort();
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Sizes, places, and values.
fn measured(name: &str, header: &Header, text: &str) -> String {
    let mut body = String::new();
    for alias in &header.aliases {
        print(&mut body, &format!("type {} ", alias.0), &format!("sizeof({})", alias.0));
    }
    for structure in &header.structs {
        let kind = &structure.name;
        print(&mut body, &format!("struct {kind} "), &format!("sizeof({kind})"));
        for member in &structure.members {
            let label = format!("struct {kind}.{member} ");
            let place = format!("offsetof({kind}, {member})");
            let size = format!("sizeof((({kind} *)0)->{member})");
            let _ = writeln!(
                body,
                "    printf(\"{label}%lu %lu\\n\", (unsigned long){place}, (unsigned long){size});"
            );
        }
    }
    for constant in macros(text).iter().chain(&header.enumerators) {
        let _ =
            writeln!(body, "    printf(\"valeur {constant} %lld\\n\", (long long)({constant}));");
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

fn print(body: &mut String, label: &str, number: &str) {
    let _ = writeln!(body, "    printf(\"{label}%lu\\n\", (unsigned long){number});");
}

/// The macros that are numbers, without the version, which changes all the time.
fn macros(text: &str) -> Vec<String> {
    let definitions = text.lines().filter_map(|line| line.strip_prefix("#define "));
    let numbers = definitions.filter_map(|definition| {
        let (name, value) = definition.split_once(' ')?;
        let digits = value.trim_start_matches(['(', '-']);
        digits.starts_with(|c: char| c.is_ascii_digit()).then_some(name)
    });
    numbers.filter(|name| !name.starts_with("ECHECS_VERSION")).map(str::to_owned).collect()
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
    format!("== variables\n\n{}", lines.concat())
}
