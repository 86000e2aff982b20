//! Subjects: what a teacher writes in a file.

use crate::support::temp::TempDir;
use crate::{code, json, right, run, verifier, wrong};

const CASTLING: &str = "echiquier_deplacement_special_realise_si_possible_roque";

#[test]
fn a_subject_has_a_title_points_and_clauses() {
    let temp = TempDir::new("subject");
    let text = format!(
        "titre = \"Le roque\"\nniveau = \"fiche\"\ngraine = 3\n\n[fonctions]\n{CASTLING} = 12\n\n\
         [clauses]\nsans = [\"ROQUE-G4\"]\n"
    );
    let subject = temp.write("sujet.toml", &text);
    let report = json(verifier().arg("--sujet").arg(&subject).arg(wrong()));
    assert_eq!(report["titre"], "Le roque");
    assert_eq!(report["graine"], 3);
    // One of the two clauses that are left is wrong.
    assert_eq!((report["points"].as_f64(), report["points_max"].as_f64()), (Some(6.0), Some(12.0)));
}

#[test]
fn a_teacher_forbids_what_a_copy_may_not_call() {
    let temp = TempDir::new("subject");
    let subject = temp.write("sujet.toml", "[appels]\ninterdits = [\"jeu_recuperer_piece\", \"jeu_existe_piece\", \"historique_deplacement_existe\"]\n");
    let outcome = run(verifier().arg("--sujet").arg(&subject).arg(right()));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert!(
        outcome.stderr.contains("ce n'est pas permis dans cet exercice"),
        "{}",
        outcome.describe()
    );
}

#[test]
fn a_subject_with_a_mistake_says_which() {
    let temp = TempDir::new("subject");
    for (text, part) in [
        ("titre = \n", "ce n'est pas du TOML"),
        ("nivau = \"fiche\"\n", "est-ce « niveau » ?"),
        ("niveau = \"facile\"\n", "il faut fiche ou en-tete"),
        ("[fonctions]\nparse_fem = 2\n", "est-ce « parse_fen » ?"),
        ("[fonctions]\nparse_fen = -2\n", "les points sont un nombre, de 0 ou plus"),
        ("[clauses]\nsans = [\"ROQUE-G99\"]\n", "n'est pas une garantie"),
        ("[clauses]\nsauf = []\n", "la clé « sauf » n'existe pas"),
        ("graine = -1\n", "un nombre entier, de 0 ou plus"),
    ] {
        let subject = temp.write("sujet.toml", text);
        let outcome = run(verifier().arg("--sujet").arg(&subject).arg(right()));
        assert_eq!(code(&outcome), Some(2), "{text}: {}", outcome.describe());
        assert!(outcome.stderr.contains(part), "{text}: {}", outcome.describe());
    }
}

/// Students see one seed; the marks come from another.
#[test]
fn marks_come_from_a_seed_of_their_own() {
    let temp = TempDir::new("subject");
    let seeds = |text: &str| {
        let subject = temp.write("sujet.toml", text);
        let seed = |options: &[&str]| {
            json(verifier().args(options).arg("--sujet").arg(&subject).arg(right()))["graine"]
                .as_u64()
        };
        [seed(&[]), seed(&["--noter"]), seed(&["--noter", "--graine", "5"])]
    };
    assert_eq!(seeds("graine = 3\ngraine_notation = 4\n"), [Some(3), Some(4), Some(5)]);
    assert_eq!(seeds("graine = 3\n"), [Some(3), Some(3), Some(5)]);
}
