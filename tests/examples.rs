//! The programs of examples_c, with both libraries.

mod support;

use std::process::Command;
use std::time::Duration;

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, process};

/// A copy to be marked: it has no `main`.
const COPY: &str = "copie.c";

#[test]
fn every_example_runs_to_its_end() {
    let mut count = 0;
    for source in support::files("examples_c", "c") {
        if source.ends_with(COPY) {
            continue;
        }
        let outputs = Linkage::ALL.map(|linkage| {
            let temp = TempDir::new("examples");
            let program = support::build_program(&Compiler::c(), &[&source], linkage, &temp);
            let mut command = Command::new(program.unwrap());
            let command = support::clean_environment(&mut command);
            let outcome = process::run(command, Duration::from_secs(60));
            let name = source.display();
            assert!(outcome.succeeded(), "{name}: {}", outcome.describe());
            assert_eq!(outcome.stderr, "", "{name}");
            assert!(!outcome.stdout.is_empty(), "{name}");
            outcome.stdout
        });
        assert_eq!(outputs[0], outputs[1], "{}", source.display());
        count += 1;
    }
    assert!(count >= 3);
}
