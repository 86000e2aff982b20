//! A program that defines a public function itself replaces the library's.

use std::path::PathBuf;
use std::time::Duration;

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, process, root};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn source(name: &str) -> PathBuf {
    root().join("c_tests/remplacement").join(name)
}

/// What the program prints, linked with these files in this order.
fn output(compiler: &Compiler, files: &[&str], linkage: Linkage) -> String {
    let temp = TempDir::new("replace");
    let files: Vec<PathBuf> = files.iter().map(|name| source(name)).collect();
    let files: Vec<_> = files.iter().map(PathBuf::as_path).collect();
    let program = support::build_program(compiler, &files, linkage, &temp).unwrap();
    let outcome = process::run(&mut support::wrapped(&program), Duration::from_secs(60));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    outcome.stdout
}

/// The program prints this with every compiler, library and order of files.
fn replaced_by(file: &str, expected: &str) {
    for compiler in std::iter::once(Compiler::c()).chain(Compiler::named("clang")) {
        for linkage in Linkage::ALL {
            for files in [["compte.c", file], [file, "compte.c"]] {
                let printed = output(&compiler, &files, linkage);
                let how = format!("{} {files:?} ({})", compiler.name, linkage.name());
                assert_eq!(printed, expected, "{how}");
            }
        }
    }
}

#[test]
fn without_replacement_the_library_serves() {
    for linkage in Linkage::ALL {
        let printed = output(&Compiler::c(), &["compte.c"], linkage);
        assert_eq!(printed, "0 400\n11 400\n\n");
    }
}

#[test]
fn the_library_calls_the_version_of_the_program() {
    replaced_by("refuse_tout.c", "13 7\n13 7\n\n");
}

/// The core does not trust a version that accepts what is no position.
#[test]
fn the_library_survives_a_version_that_accepts_everything() {
    replaced_by(
        "accepte_tout.c",
        &format!("ma version : {START}\n0 400\nma version : rien\n11 400\n\n"),
    );
}

#[test]
fn the_library_survives_a_version_that_writes_garbage() {
    replaced_by("ecrit_n_importe_quoi.c", "-12345 7\n-12345 7\n\n");
}
