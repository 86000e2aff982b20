//! The questions reach what the sheets ask: every clause, and for the special moves each reason, for
//! both colours and on both wings. A bug that is never asked about is never found.

use std::collections::BTreeMap;
use std::fs;

use crate::support::clauses::{Kind, Level, clauses};
use crate::support::{headers, prototypes, root};
use crate::{run, verifier};

/// How many questions are on a side of a clause of a function.
type Survey = BTreeMap<(String, String, String), usize>;

fn survey() -> Survey {
    let outcome = run(verifier().arg("__cotes"));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let line = |line: &str| {
        let parts: Vec<String> = line.split('\t').map(str::to_owned).collect();
        let [function, tag, side, count] = <[String; 4]>::try_from(parts).unwrap();
        ((function, tag, side), count.parse().unwrap())
    };
    outcome.stdout.lines().map(line).collect()
}

/// The functions that the sheets ask for, with the tags of what they ask.
fn asked() -> BTreeMap<String, Vec<String>> {
    let list = fs::read_to_string(root().join("tests/fixtures/fiches.txt")).unwrap();
    let is_listed = |name: &str| list.lines().any(|line| line == name);
    let mut asked = BTreeMap::new();
    for (_, text) in headers() {
        for function in prototypes::parse(&text).unwrap().functions {
            if is_listed(&function.name) {
                let of_the_sheet = clauses(&function.doc)
                    .into_iter()
                    .filter(|clause| clause.kind == Kind::Guarantee(Level::Sheet));
                asked.insert(function.name, of_the_sheet.map(|clause| clause.tag).collect());
            }
        }
    }
    assert!(asked.len() >= 60, "{}", asked.len());
    asked
}

#[test]
fn every_clause_of_the_sheets_and_both_sides_of_the_special_moves_are_asked() {
    let survey = survey();
    let reached = |function: &str, tag: &str| -> usize {
        let sides = survey.iter().filter(|((f, t, _), _)| f == function && t == tag);
        sides.map(|(_, count)| count).sum()
    };
    // Before sheet 6 there is no evaluation to print, and a copy does not say its sheet.
    const OPEN: [&str; 1] = ["PRINT-ECHIQUIER-G3"];
    let mut unasked = Vec::new();
    for (function, tags) in asked() {
        unasked.extend(tags.into_iter().filter(|tag| reached(&function, tag) == 0));
    }
    assert_eq!(unasked, OPEN, "never asked");
    // Castling, and en passant, which has two directions and the edge of the board.
    let wings = ["petit", "grand"];
    for reason in ["permis", "a bougé", "attaqué", "occupé", "pas à sa place", "en échec"] {
        assert_often(&survey, "ROQUE-", reason, &wings, 20);
    }
    for reason in ["permise", "pas au dernier coup", "occupée", "pas un pion", "pas de pion"] {
        assert_often(&survey, "EN-PASSANT-", reason, &["à gauche", "à droite", "au bord"], 20);
    }
}

/// Each colour and each of these places comes up so often.
fn assert_often(survey: &Survey, clauses: &str, reason: &str, places: &[&str], least: usize) {
    for color in ["les blancs", "les noirs"] {
        for place in places {
            let side = format!("{reason}, {color}, {place}");
            let sides =
                survey.iter().filter(|((_, tag, s), _)| tag.starts_with(clauses) && *s == side);
            let count: usize = sides.map(|(_, count)| count).sum();
            assert!(count >= least, "{clauses}: {side}: {count}");
        }
    }
}
