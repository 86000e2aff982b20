//! The command that is installed judges without cargo and without the project.

use std::process::Command;

use crate::{code, right, run, wrong};
use support::temp::TempDir;

#[test]
#[ignore = "long: .ci/run runs it"]
fn an_installed_command_judges_where_it_is() {
    let temp = TempDir::far("prefixe");
    let prefix = temp.path().join("mes échecs");
    let mut install = Command::new(env!("CARGO_BIN_EXE_echecs"));
    let outcome = run(install.args(["installer", "--prefix"]).arg(&prefix));
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    // It is called by its own name there, and says so.
    let mut help = Command::new(prefix.join("bin/echecs"));
    let outcome = run(help.env_clear().env("PATH", "/usr/bin:/bin").arg("aide"));
    assert!(!outcome.stdout.contains("cargo"), "{}", outcome.describe());
    assert!(outcome.stdout.contains("bin/echecs verifier COPIE…"), "{}", outcome.describe());
    for (copy, expected) in [(right(), 0), (wrong(), 1)] {
        let mut command = Command::new(prefix.join("bin/echecs"));
        command.env_clear().env("PATH", "/usr/bin:/bin").current_dir(temp.path());
        let outcome = run(command.arg("verifier").arg(copy));
        assert_eq!(code(&outcome), Some(expected), "{}", outcome.describe());
    }
}
