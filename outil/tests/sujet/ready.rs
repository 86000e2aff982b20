//! The subjects that come with the library.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::{begin_all, done, judged, zoo};
use support::parallel;
use support::temp::TempDir;
use support::{self, root};

/// For each, copies that are right by it.
const RIGHT: [(&str, &[&str]); 17] = [
    ("cpe-roque", &["cpe/roque_fiche.c", "cpe/historique_fiche.c"]),
    ("cpe-prise-en-passant", &["cpe/passant_fiche.c"]),
    ("cpe-projet-1-jeu", &["cpe/jeu_fiche.c"]),
    ("cpe-projet-2-echiquier", &["cpe/echiquier_fiche.c"]),
    (
        "cpe-projet-3-deplacements",
        &["cpe/standard_directions.c", "cpe/standard_general.c", "cpe/realiser_fiche.c"],
    ),
    ("cpe-projet-4-partie", &["cpe/dispatcher_fiche.c", "cpe/api_fiche.c"]),
    (
        "cpe-projet-5-coups-speciaux",
        &["cpe/roque_fiche.c", "cpe/historique_fiche.c", "cpe/passant_fiche.c"],
    ),
    ("in104-fiche-1", &["../../../tests/projets/in104/src/bitboards.c"]),
    ("in104-fiche-2", &["../../../tests/projets/in104/src/echiquier.c"]),
    ("in104-fiche-3", &["in104/masques_decalages.c"]),
    (
        "in104-fiche-4",
        &[
            "../../../tests/projets/in104/src/bitboards.c",
            "../../../tests/projets/in104/src/coups.c",
        ],
    ),
    ("in104-fiche-5", &["in104/perft_fiche.c"]),
    ("in104-fiche-6", &["in104/eval_fiche.c"]),
    ("in104-fiche-7", &["../../../tests/projets/in104/src/negamax.c"]),
    ("in104-fiche-8", &["../../../tests/projets/in104/src/uci.c"]),
    ("heig-controleur", &["partie/controleur_plateau.c"]),
    ("stackchess-piles", &["stackchess/piles_fiche.c"]),
];

/// The whole project is all its stages: its right copy is the sum of theirs.
const WHOLE: &str = "cpe-projet";

/// The ready subjects.
pub fn names() -> Vec<String> {
    let files = support::files("sujets", "toml").into_iter();
    files.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

/// What one of them asks for, with the points of each.
pub fn functions(name: &str) -> BTreeMap<String, f64> {
    let text = fs::read_to_string(root().join("sujets").join(format!("{name}.toml"))).unwrap();
    let lines = text.lines().skip_while(|line| *line != "[fonctions]").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    let parts = lines.map(|line| line.split_once(" = ").unwrap());
    parts.map(|(name, points)| (name.to_owned(), points.parse().unwrap())).collect()
}

#[test]
fn every_ready_subject_is_listed_and_has_a_right_copy() {
    let temp = TempDir::new("prets");
    let list = done(temp.path(), &["sujet", "--liste"]).stdout;
    let names = names();
    assert_eq!(list.lines().count(), names.len());
    for name in &names {
        assert!(list.lines().any(|line| line.starts_with(&format!("{name} "))), "{name}: {list}");
        assert!(name == WHOLE || RIGHT.iter().any(|(known, _)| known == name), "{name}");
    }
    assert_eq!(names.len(), RIGHT.len() + 1);
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn a_right_copy_has_all_points() {
    parallel::for_part(6, RIGHT.len(), |number| {
        let (name, copies) = RIGHT[number];
        let temp = TempDir::new("prets");
        let copies: Vec<PathBuf> = copies.iter().map(|copy| zoo(copy)).collect();
        let report = judged(temp.path(), name, &copies);
        assert_eq!(report["points"], report["points_max"], "{name}: {report:#}");
        assert_eq!(report["points_max"], 20.0, "{name}");
        assert_eq!(report["resultat"], "juste", "{name}: {report:#}");
    });
}

/// The project that students start from, with each function begun and nothing in it.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_stub_has_next_to_nothing() {
    parallel::for_part(6, RIGHT.len(), |number| {
        let (name, _) = RIGHT[number];
        let temp = TempDir::new("prets");
        done(temp.path(), &["squelette", name, "--vers", "projet"]);
        let project = temp.path().join("projet");
        for entry in fs::read_dir(&project).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|e| e == "c") && !path.ends_with("main.c") {
                begin_all(&path);
            }
        }
        let report = judged(temp.path(), name, &[project]);
        let (points, all) = (report["points"].as_f64(), report["points_max"].as_f64());
        let is_little =
            points.zip(all).is_some_and(|(points, all)| points <= all / 10.0 && all >= 20.0);
        assert!(is_little, "{name}: {report:#}");
        for function in report["fonctions"].as_array().unwrap() {
            let is_asked = function["points_max"] != 0.0;
            assert!(!is_asked || function["etat"] != "juste", "{name}: {function:#}");
        }
    });
}

#[test]
fn the_whole_project_is_the_sum_of_its_stages() {
    let stages = names().into_iter().filter(|name| name.starts_with("cpe-projet-"));
    let sum: BTreeMap<String, f64> = stages.flat_map(|name| functions(&name)).collect();
    assert_eq!(functions(WHOLE), sum);
    assert_eq!(sum.len(), 26);
}

/// The clauses that they offer are those of the headers of today.
#[test]
fn ready_subjects_are_as_the_command_writes_them() {
    let temp = TempDir::new("prets");
    let without_seed = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| {
            !line.starts_with("graine_notation") && !line.starts_with("# graine_notation")
        });
        lines.map(str::to_owned).collect()
    };
    for name in names() {
        let written = done(temp.path(), &["sujet", &name]).stdout;
        let text = fs::read_to_string(root().join("sujets").join(format!("{name}.toml"))).unwrap();
        assert!(!text.contains("\ngraine_notation"), "{name}: everybody reads it");
        assert_eq!(without_seed(&text), without_seed(&written), "{name}");
    }
}
