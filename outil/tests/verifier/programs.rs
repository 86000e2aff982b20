//! The small C program of a counterexample shows what it says.

use std::process::Command;

use crate::support::compilers::Compiler;
use crate::support::temp::TempDir;
use crate::support::{Linkage, process, root};
use crate::{copy, json, verifier};

/// What the program of each counterexample of a copy prints, linked with the copy and without it.
fn printed(name: &str) -> Vec<[String; 2]> {
    let report = json(verifier().arg(copy(name)));
    let functions = report["fonctions"].as_array().unwrap().iter();
    let clauses = functions.flat_map(|function| function["clauses"].as_array().unwrap());
    let programs = clauses.filter_map(|clause| clause["contre_exemple"]["programme"].as_str());
    programs
        .map(|program| [true, false].map(|with_copy| output(name, program, with_copy)))
        .collect()
}

fn output(name: &str, program: &str, with_copy: bool) -> String {
    let temp = TempDir::new("program");
    let mut sources = vec![temp.write("contre_exemple.c", program)];
    if with_copy {
        sources.push(copy(name));
    }
    let binary = temp.path().join("programme");
    let mut compiler = Command::new(Compiler::c().path());
    compiler.args(["-std=c99", "-Wall", "-Wextra", "-Werror"]);
    // A copy may use the file names of its course.
    for folder in ["include", "include/cpe"] {
        compiler.arg("-I").arg(root().join(folder));
    }
    compiler.args(sources).args(Linkage::Static.arguments(temp.path())).arg("-o").arg(&binary);
    process::succeed(&mut compiler).unwrap();
    let outcome = process::run(&mut Command::new(binary), std::time::Duration::from_secs(20));
    assert!(outcome.succeeded(), "{}\n{program}", outcome.describe());
    outcome.stdout
}

#[test]
fn the_program_prints_something_else_with_the_copy() {
    for name in ["cpe/roque_b8_occupee.c", "cpe/historique_ou.c", "cpe/passant_pion_reste.c"] {
        let programs = printed(name);
        assert!(!programs.is_empty(), "{name}");
        for [with_copy, with_library] in programs {
            assert_ne!(with_copy, with_library, "{name}");
        }
    }
}
