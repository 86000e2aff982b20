//! What a teacher prepares, as she does it: subjects, the students' project, platforms.

mod platforms;
mod ready;
mod skeleton;
mod start;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use support::process::{self, Outcome};

/// The command, in a folder of its own.
fn echecs(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
    command.current_dir(folder).env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"));
    command
}

fn run(command: &mut Command) -> Outcome {
    process::run(command, Duration::from_secs(240))
}

fn code(outcome: &Outcome) -> Option<i32> {
    outcome.status.and_then(|status| status.code())
}

/// Runs the command with these arguments, which are right.
fn done(folder: &Path, arguments: &[&str]) -> Outcome {
    let outcome = run(echecs(folder).args(arguments));
    assert_eq!(code(&outcome), Some(0), "{arguments:?}: {}", outcome.describe());
    outcome
}

/// Runs it with arguments that are not: a sentence says why, and nothing else is done.
fn refused(folder: &Path, arguments: &[&str], sentence: &str) {
    let outcome = run(echecs(folder).args(arguments));
    assert_ne!(code(&outcome), Some(0), "{arguments:?}: {}", outcome.describe());
    assert_eq!(outcome.stdout, "", "{arguments:?}");
    assert!(outcome.stderr.contains(sentence), "{arguments:?}: {}", outcome.describe());
    assert_eq!(outcome.stderr.lines().count(), 1, "{}", outcome.stderr);
}

/// The report on a copy, for programs.
fn judged(folder: &Path, subject: &str, copies: &[PathBuf]) -> Value {
    let outcome =
        run(echecs(folder).args(["verifier", "--format", "json", "--sujet", subject]).args(copies));
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{}", outcome.describe()))
}

/// A copy of the zoo.
fn zoo(name: &str) -> PathBuf {
    support::root().join("outil/tests/zoo").join(name)
}

/// Begins all functions of a file of the project, whose bodies still do nothing.
fn begin_all(file: &Path) {
    let text = std::fs::read_to_string(file).unwrap();
    let mut parts = text.split("A_ECRIRE(");
    let mut begun = parts.next().unwrap().to_owned();
    for part in parts {
        let (name, after) = part.split_once(')').unwrap();
        begun.push_str(&format!("{name}{after}"));
    }
    assert_ne!(begun, text, "{}", file.display());
    std::fs::write(file, begun).unwrap();
}
