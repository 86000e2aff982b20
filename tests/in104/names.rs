//! A program that does not include in104.h has all its names for itself.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::Command;
use std::time::Duration;

use echecs::rules::{Position, perft};
use support::compilers::Compiler;
use support::temp::TempDir;
use support::{self, Linkage, process, prototypes};

const FEN: &str = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";

/// Every identifier that in104.h declares, macros and members of enums included.
fn names() -> BTreeSet<String> {
    let text = std::fs::read_to_string(support::root().join("include/in104.h")).unwrap();
    let header = prototypes::parse(&text).unwrap();
    let mut names: BTreeSet<String> = header.functions.into_iter().map(|f| f.name).collect();
    names.extend(header.variables.into_iter().map(|variable| variable.name));
    names.extend(header.structs.into_iter().map(|structure| structure.name));
    names.extend(header.aliases.into_iter().map(|(name, _)| name));
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("#define ") {
            names.extend(rest.split(['(', ' ']).next().map(str::to_owned));
        }
    }
    for body in text.split("\nenum {").skip(1).filter_map(|rest| rest.split('}').next()) {
        let members = body.split(',').filter_map(|member| member.split('=').next());
        names.extend(members.map(|name| name.trim().to_owned()));
    }
    names.remove("ECHECS_IN104_H");
    for expected in ["trait", "roque", "echiquier", "eval", "perft", "p", "n", "no_sq", "coups"] {
        assert!(names.contains(expected), "{expected} is not in {names:?}");
    }
    names
}

/// A program whose own things have these names, and that uses echecs.h.
fn program(
    temp: &TempDir,
    definition: impl Fn(&str) -> String,
    use_of: fn(&str) -> String,
) -> String {
    let mut own = String::new();
    let mut sum = String::from("long somme(void);\nlong somme(void)\n{\n    return 0");
    for name in names() {
        writeln!(own, "{}", definition(&name)).unwrap();
        write!(sum, " + {}", use_of(&name)).unwrap();
    }
    let own = temp.write("a_soi.c", &format!("{own}{sum};\n}}\n"));
    let main = format!(
        "#define FEN \"{FEN}\"\n\
         #include <stdio.h>\n\
         #include \"echecs.h\"\n\
         long somme(void);\n\
         int main(void) {{\n\
             unsigned long long feuilles = 0;\n\
             echiquier e;\n\
             historique_partie h;\n\
             echiquier_initialiser(&e);\n\
             historique_initialise(&h);\n\
             api_echec_deplacer_et_promouvoir(&e, &h, 4, 1, 4, 3, invalide);\n\
             echecs_perft(FEN, 3, &feuilles);\n\
             printf(\"%ld %llu %d\\n\", somme(), feuilles, h.nombre_coups);\n\
             return 0;\n\
         }}\n"
    );
    let main = temp.write("main.c", &main);
    let mut printed = BTreeSet::new();
    for linkage in Linkage::ALL {
        let built = support::build_program(&Compiler::c(), &[&main, &own], linkage, temp);
        let outcome = process::run(&mut Command::new(built.unwrap()), Duration::from_secs(60));
        assert!(outcome.succeeded(), "{}: {}", linkage.name(), outcome.describe());
        printed.insert(outcome.stdout);
    }
    assert_eq!(printed.len(), 1, "{printed:?}");
    printed.pop_first().unwrap()
}

fn leaves() -> u64 {
    perft(&Position::from_fen(FEN).unwrap(), 3)
}

#[test]
fn its_variables_may_have_any_name() {
    let temp = TempDir::new("names");
    let count = names().len();
    let printed =
        program(&temp, |name| format!("char {name}[3] = {{ 7 }};"), |name| format!("{name}[0]"));
    assert_eq!(printed, format!("{} {} 1\n", 7 * count, leaves()));
}

#[test]
fn its_functions_may_have_any_name() {
    let temp = TempDir::new("names");
    let count = names().len();
    let definition = |name: &str| format!("long {name}(void);\nlong {name}(void) {{ return 5; }}");
    let printed = program(&temp, definition, |name| format!("{name}()"));
    assert_eq!(printed, format!("{} {} 1\n", 5 * count, leaves()));
}
