//! The questions reach what the sheets ask: every clause, and for the special moves each reason, for
//! both colours and on both wings. A bug that is never asked about is never found.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use crate::{run, verifier};
use support::clauses::{Kind, Level, clauses};
use support::{headers, prototypes, root};

/// How many questions are on a side of a clause of a function.
type Survey = BTreeMap<(String, String, String), usize>;

fn survey() -> &'static Survey {
    static SURVEY: LazyLock<Survey> = LazyLock::new(surveyed);
    &SURVEY
}

fn surveyed() -> Survey {
    let outcome = run(verifier().arg("__cotes"));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let line = |line: &str| {
        let parts: Vec<String> = line.split('\t').map(str::to_owned).collect();
        let [function, tag, side, count] = <[String; 4]>::try_from(parts).unwrap();
        ((function, tag, side), count.parse().unwrap())
    };
    outcome.stdout.lines().map(line).collect()
}

/// The functions that are asked for on this level, with the tags of what is asked: by the sheets, or
/// by the headers alone.
fn asked(level: Level) -> BTreeMap<String, Vec<String>> {
    let list = fs::read_to_string(root().join("tests/fixtures/fiches.txt")).unwrap();
    let is_listed = |name: &str| list.lines().any(|line| line == name);
    let mut asked = BTreeMap::new();
    for (_, text) in headers() {
        for function in prototypes::parse(&text).unwrap().functions {
            if is_listed(&function.name) == (level == Level::Sheet) {
                let of_it = clauses(&function.doc)
                    .into_iter()
                    .filter(|clause| clause.kind == Kind::Guarantee(level));
                asked.insert(function.name, of_it.map(|clause| clause.tag).collect());
            }
        }
    }
    asked
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn every_clause_of_the_sheets_and_both_sides_of_the_special_moves_are_asked() {
    let survey = survey();
    let reached = |function: &str, tag: &str| -> usize {
        let sides = survey.iter().filter(|((f, t, _), _)| f == function && t == tag);
        sides.map(|(_, count)| count).sum()
    };
    // Before sheet 6 there is no evaluation to print, and a copy does not say its sheet.
    const OPEN: [&str; 1] = ["PRINT-ECHIQUIER-G3"];
    let mut unasked = Vec::new();
    let sheets = asked(Level::Sheet);
    assert!(sheets.len() >= 60, "{}", sheets.len());
    for (function, tags) in sheets {
        unasked.extend(tags.into_iter().filter(|tag| reached(&function, tag) == 0));
    }
    assert_eq!(unasked, OPEN, "never asked");
    // Castling, and en passant, which has two directions and the edge of the board.
    let wings = ["petit", "grand"];
    for reason in ["permis", "a bougé", "attaqué", "occupé", "pas à sa place", "en échec"] {
        assert_often(survey, "ROQUE-", reason, &wings, 20);
    }
    for reason in ["permise", "pas au dernier coup", "occupée", "pas un pion", "pas de pion"] {
        assert_often(survey, "EN-PASSANT-", reason, &["à gauche", "à droite", "au bord"], 20);
    }
}

/// Clauses that have fewer questions than others: that is how many different ones there are, or each is
/// a dialogue of many lines.
const FEW: [(&str, usize); 15] = [
    ("ACTION-INIT-G1", 1),
    ("API-ECRIRE-ETAT-G2", 6),
    ("API-ECRIRE-HISTORIQUE-G2", 6),
    ("COLONNES-G1", 4),
    ("FICHIER-ACCESSIBLE-G1", 4),
    ("FICHIER-ACCESSIBLE-G2", 1),
    ("FICHIER-EXISTE-G1", 5),
    ("INTERACTIF-G3", 3),
    ("INTERACTIF-G4", 12),
    ("INTERACTIF-G6", 6),
    ("LS1B-G2", 1),
    ("MAIN-UCI-G2", 6),
    ("MAIN-UCI-G4", 2),
    ("MAIN-UCI-G5", 4),
    ("PARTIE-CREER-G1", 1),
];
/// Of all others, at least so many.
const OFTEN: usize = 18;
/// Functions that know one colour, or none, or whose clauses are about one colour each.
const OF_ONE_COLOR: [&str; 5] = [
    "echiquier_deplacement_standard_est_valide_pion_blanc",
    "echiquier_deplacement_standard_est_valide_pion_noir",
    "eval",
    "generer_attaques_cavalier",
    "generer_attaques_roi",
];

#[test]
#[ignore = "long: .ci/run runs it"]
fn every_guarantee_is_asked_often_and_of_both_colours() {
    // Of each clause of each function: all questions, those on White, those on Black.
    let mut counts: BTreeMap<(&str, &str), [usize; 3]> = BTreeMap::new();
    for ((function, tag, side), count) in survey() {
        let of_clause = counts.entry((function, tag)).or_default();
        let colors = [side.contains("blanc"), side.contains("noir")];
        of_clause[0] += count;
        if colors[0] != colors[1] {
            of_clause[if colors[0] { 1 } else { 2 }] += count;
        }
    }
    let mut seldom = Vec::new();
    for ((function, tag), [all, white, black]) in counts {
        let least = FEW.iter().find(|(few, _)| *few == tag).map_or(OFTEN, |(_, count)| *count);
        let (fewer, more) = (white.min(black), white.max(black));
        let is_lopsided = 3 * fewer < more && !OF_ONE_COLOR.contains(&function);
        if all < least || is_lopsided {
            seldom.push(format!("{function} {tag}: {all}, of White {white}, of Black {black}"));
        }
    }
    assert!(seldom.is_empty(), "{seldom:#?}");
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

/// Clauses of what no sheet asks for that no question is about: who is called by name, what is said on
/// stderr, what a failure leaves of a file or needs a file to be made for, which the box does not
/// allow. COMMANDE-G4 is judged by what is left in the action, whatever the line is.
const LEFT_OUT: [&str; 12] = [
    "COMMANDE-G4",
    "COMMANDE-G5",
    "ECRIRE-ECHIQUIER-G3",
    "ECRIRE-HISTORIQUE-G3",
    "ECRIRE-HISTORIQUE-G4",
    "ECRIRE-HISTORIQUE-G5",
    "INTERACTIF-G7",
    "LIRE-ECHIQUIER-G4",
    "LIRE-HISTORIQUE-G4",
    "LIRE-HISTORIQUE-G5",
    "MAT-G2",
    "PAT-G2",
];

/// What no sheet asks for, and the judge asks all the same.
#[test]
#[ignore = "long: .ci/run runs it"]
fn every_clause_of_what_only_the_headers_ask_is_asked_but_those_named_here() {
    let survey = survey();
    let functions: BTreeSet<&str> = survey.keys().map(|(function, ..)| &**function).collect();
    let tags: BTreeSet<&str> = survey.keys().map(|(_, tag, _)| &**tag).collect();
    let mut unasked = Vec::new();
    for (function, of_it) in asked(Level::Header) {
        if functions.contains(&*function) {
            unasked.extend(of_it.into_iter().filter(|tag| !tags.contains(&**tag)));
        }
    }
    unasked.sort_unstable();
    assert_eq!(unasked, LEFT_OUT, "never asked");
}
