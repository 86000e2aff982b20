//! `echecs sujet`: a subject that a person goes on with.

use std::fs;

use crate::{done, judged, refused, zoo};
use support::temp::TempDir;

const HISTORY: &str = "historique_deplacement_existe";

#[test]
fn a_subject_is_started_with_all_that_a_teacher_may_change() {
    let temp = TempDir::new("sujet");
    done(temp.path(), &["sujet", "--cours", "cpe", "--fonctions", HISTORY, "--vers", "s.toml"]);
    let text = fs::read_to_string(temp.path().join("s.toml")).unwrap();
    for part in [
        "titre = ",
        "niveau = \"fiche\"",
        "graine = 1",
        "graine_notation = ",
        "temps = 2",
        "historique_deplacement_existe = 1",
        "    #\"HISTORIQUE-EXISTE-G2\",",
        "permis = []",
        "interdits = []",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    for line in text.lines() {
        assert!(line.chars().count() <= 102, "{line}");
    }
    let report = judged(temp.path(), "s.toml", &[zoo("cpe/historique_fiche.c")]);
    assert_eq!(report["resultat"], "juste", "{report:#}");
}

/// No sheet asks for it, so what the library says of it counts.
#[test]
fn a_function_beyond_the_sheets_brings_its_clauses() {
    let temp = TempDir::new("sujet");
    let arguments =
        ["sujet", "--cours", "cpe", "--fonctions", "echiquier_est_mat", "--vers", "s.toml"];
    done(temp.path(), &arguments);
    let text = fs::read_to_string(temp.path().join("s.toml")).unwrap();
    assert!(text.contains("    \"MAT-G1\","), "{text}");
    done(temp.path(), &["squelette", "s.toml", "--vers", "projet"]);
}

/// What a comment offers is a clause: without its #, it does not count any more.
#[test]
fn a_clause_is_left_out_by_one_character() {
    let temp = TempDir::new("sujet");
    done(temp.path(), &["sujet", "--cours", "cpe", "--fonctions", HISTORY, "--vers", "s.toml"]);
    let path = temp.path().join("s.toml");
    let copy = [zoo("cpe/historique_departs.c")];
    let report = judged(temp.path(), "s.toml", &copy);
    assert_eq!(report["resultat"], "faux", "{report:#}");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("#\"HISTORIQUE-EXISTE-G2\"", "\"HISTORIQUE-EXISTE-G2\""))
        .unwrap();
    let report = judged(temp.path(), "s.toml", &copy);
    assert_eq!(report["resultat"], "juste", "{report:#}");
}

/// All guarantees of all courses stand in the comments: none of them may break the TOML.
#[test]
fn every_course_gives_a_subject_that_is_read_again() {
    for course in ["cpe", "in104", "partie", "stackchess"] {
        let temp = TempDir::new("sujet");
        done(temp.path(), &["sujet", "--cours", course, "--vers", "s.toml"]);
        let text = fs::read_to_string(temp.path().join("s.toml")).unwrap();
        let all: toml::Table = text.replace("    #\"", "    \"").parse().unwrap();
        assert!(!all["clauses"]["sans"].as_array().unwrap().is_empty(), "{course}");
        done(temp.path(), &["squelette", "s.toml", "--vers", "projet"]);
    }
}

#[test]
fn what_cannot_be_asked_is_refused_with_what_is_nearest() {
    let temp = TempDir::new("sujet");
    temp.write("la.toml", "titre = \"déjà là\"\n");
    for (arguments, sentence) in [
        (vec!["--cours", "cpu"], "cpe, in104, partie ou stackchess : est-ce « cpe » ?"),
        (vec!["cpe-rock"], "est-ce « cpe-roque » ?"),
        (
            vec!["--cours", "cpe", "--fonctions", "Jeu_Existe_Piece"],
            "est-ce « jeu_existe_piece » ?",
        ),
        (vec!["--cours", "cpe", "--fonctions", "roque"], "possible_roque » ?"),
        (vec!["--cours", "in104", "--fonctions", "parse_fem"], "est-ce « parse_fen » ?"),
        (vec!["--cours", "in104", "--fonctions", HISTORY], "dans le cours in104"),
        (vec!["--cours", "cpe", "--fonctions", "nommer_type_erreur"], "que le juge connaît"),
        (vec!["--cour", "cpe"], "est-ce --cours ?"),
        (vec!["cpe-roqe"], "est-ce « cpe-roque » ?"),
        (vec!["cpe-roque", "--cours", "cpe"], "a déjà son cours"),
        (vec!["cpe-roque", "--vers", "la.toml"], "la.toml existe déjà"),
        (vec!["cpe-roque", "--vers", "/proc/s.toml"], "/proc/s.toml"),
        (vec![], "il faut un sujet prêt, ou un cours"),
    ] {
        let mut whole = vec!["sujet"];
        whole.extend(arguments);
        refused(temp.path(), &whole, sentence);
    }
    assert_eq!(fs::read_to_string(temp.path().join("la.toml")).unwrap(), "titre = \"déjà là\"\n");
}

#[test]
fn a_course_has_the_names_that_people_give_it() {
    let temp = TempDir::new("sujet");
    for (said, meant) in [("CPE", "cpe"), ("heig", "partie"), ("HEIG-VD", "partie")] {
        let titled = |course: &str| {
            let text = done(temp.path(), &["sujet", "--cours", course]).stdout;
            let lines = text.lines().filter(|line| !line.starts_with("graine_notation"));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(titled(said), titled(meant), "{said}");
    }
}

#[test]
fn help_is_asked_for_in_french_too() {
    let temp = TempDir::new("sujet");
    let help = done(temp.path(), &["--aide"]).stdout;
    assert_eq!(help, done(temp.path(), &["aide"]).stdout);
    assert!(help.contains("plateforme SUJET"), "{help}");
}

/// Nobody guesses the seed that marks.
#[test]
fn each_subject_has_a_marking_seed_of_its_own() {
    let temp = TempDir::new("sujet");
    let seed = || {
        let text = done(temp.path(), &["sujet", "cpe-roque"]).stdout;
        text.lines().find(|line| line.starts_with("graine_notation = ")).unwrap().to_owned()
    };
    assert_ne!(seed(), seed());
}
