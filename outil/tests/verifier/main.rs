//! `echecs verifier`, as a student and a teacher use it.

mod asked;
mod faults;
mod forms;
mod helpers;
mod installed;
mod named;
mod now;
mod pages;
mod programs;
mod refusals;
mod sides;
#[cfg(target_os = "linux")]
mod stopped;
mod subjects;
mod together;
mod told;

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use support::process::{self, Outcome};

/// A copy of the zoo.
fn copy(name: &str) -> PathBuf {
    support::root().join("outil/tests/zoo").join(name)
}

/// Castling for Black forgets b8: one clause is wrong.
fn wrong() -> PathBuf {
    copy("cpe/roque_b8_occupee.c")
}

fn right() -> PathBuf {
    copy("cpe/roque_fiche.c")
}

/// A right one that is judged quickly, for what is about no function.
fn quick() -> PathBuf {
    copy("cpe/historique_fiche.c")
}

fn verifier() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
    command.arg("verifier").current_dir(support::root());
    command
}

fn run(command: &mut Command) -> Outcome {
    process::run(command, Duration::from_secs(240))
}

fn code(outcome: &Outcome) -> Option<i32> {
    outcome.status.and_then(|status| status.code())
}

/// The report for programs.
fn json(command: &mut Command) -> Value {
    let outcome = run(command.args(["--format", "json"]));
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{}", outcome.describe()))
}

#[test]
fn the_exit_code_says_right_wrong_or_not_judged() {
    for (copy, expected) in [(right(), 0), (wrong(), 1), (copy("absente.c"), 2)] {
        let outcome = run(verifier().arg(copy));
        assert_eq!(code(&outcome), Some(expected), "{}", outcome.describe());
    }
}

#[test]
fn a_wrong_clause_is_shown_with_its_board_and_its_words() {
    let outcome = run(verifier().arg(wrong()));
    for part in [
        "✓ [ROQUE-G1]",
        "✗ [ROQUE-G2]",
        "e8-c8 est refusé, car une pièce est entre le roi et la tour : b8",
        "Piste",
        "   a  b  c  d  e  f  g  h",
    ] {
        assert!(outcome.stdout.contains(part), "{part}: {}", outcome.describe());
    }
    assert_eq!(outcome.stderr, "");
}

/// Few pieces, few moves: a person sees it at once.
#[test]
fn the_counterexample_is_small() {
    let report = json(verifier().arg(wrong()));
    let clauses = report["fonctions"][0]["clauses"].as_array().unwrap();
    let broken = clauses.iter().find(|clause| clause["echecs"] != 0).unwrap();
    let example = &broken["contre_exemple"];
    let lines = example["echiquier"].as_array().unwrap().iter().filter_map(Value::as_str).take(8);
    let letters = lines.flat_map(|line| line[1..].chars()).filter(|c| c.is_ascii_alphabetic());
    assert!(letters.count() <= 8, "{example:#}");
    assert!(example["coups"].as_array().unwrap().len() <= 6, "{example:#}");
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_same_seed_gives_the_same_report_and_another_one_other_cases() {
    let report = |seed: &str| {
        let mut report = json(verifier().args(["--graine", seed]).arg(wrong()));
        report["graine"].take();
        report
    };
    let first = report("7");
    assert_eq!(first, report("7"));
    assert_ne!(first, report("8"));
}

#[test]
fn what_must_be_there_and_is_not_is_a_fault() {
    let asked = ["--fonction", "historique_deplacement_existe"];
    let outcome = run(verifier().args(asked).arg(right()));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    assert!(
        outcome.stdout.contains("ABSENTE   historique_deplacement_existe"),
        "{}",
        outcome.describe()
    );
}

/// The whole header asks more than the sheet: what happens when a requirement is not respected.
#[test]
fn the_level_of_the_header_asks_more() {
    let report = json(verifier().args(["--niveau", "en-tete"]).arg(right()));
    let clauses = report["fonctions"][0]["clauses"].as_array().unwrap();
    let failures = |tag: &str| {
        clauses.iter().find(|clause| clause["etiquette"] == tag).map(|clause| clause["echecs"] != 0)
    };
    assert_eq!(failures("ROQUE-N1"), Some(true));
    assert_eq!(failures("ROQUE-G1"), Some(false));
}
