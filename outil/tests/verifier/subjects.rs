//! Subjects: what a teacher writes in a file.

use crate::{code, json, quick, right, run, verifier, wrong};
use support::temp::TempDir;

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
        ("titre = \n", "ligne 1, « titre = » : ce n'est pas du TOML"),
        ("[fonctions]\nparse_fen = 2,5\n", "ligne 2, « parse_fen = 2,5 » : ce n'est pas du TOML"),
        ("[fonctions]\nparse_fen = 2,5\n", "un nombre décimal s'écrit avec un point, 2.5"),
        ("graine = 1\ngraine = 2\n", "cette clé y est déjà"),
        ("titre = Le roque\n", "un texte s'écrit entre guillemets droits, \"…\""),
        ("titre = « Le roque »\n", "un texte s'écrit entre guillemets droits, \"…\""),
        ("# rien\n", "il est vide"),
        ("[appels]\ninterdits = [\"jeu_existe_piec\"]\n", "est-ce « jeu_existe_piece » ?"),
        ("[appels]\ninterdits = [\"qsrt\"]\n", "est-ce « qsort » ?"),
        ("[appels]\npermis = [\"uslep_\"]\n", "n'est une fonction ni de la bibliothèque, ni du C"),
        ("[clauses]\nsans = [\"ROQUE-G1\"]\navec = [\"roque-g1\"]\n", "à la fois dans « sans »"),
        (
            "[fonctions]\nparse_fen = 1\n[clauses]\nsans = [\"ROQUE-G1\"]\n",
            "« ROQUE-G1 » est une clause de echiquier_deplacement_special_realise_si_possible_roque",
        ),
        (
            "[fonctions]\nhistorique_deplacement_existe = 6\nnb_bits = 4\n",
            "des fonctions de plusieurs cours",
        ),
        ("[fonctions]\nparse_fen = 0\n", "il n'a pas de points à donner"),
        ("nivau = \"fiche\"\n", "est-ce « niveau » ?"),
        ("niveau = \"facile\"\n", "il faut fiche ou en-tete"),
        ("[fonctions]\nparse_fem = 2\n", "est-ce « parse_fen » ?"),
        ("[fonctions]\nparse_fen = -2\n", "les points sont un nombre de 0 à 1000000"),
        ("[fonctions]\nparse_fen = 1e308\n", "les points sont un nombre de 0 à 1000000"),
        ("[fonctions]\nparse_fen = nan\n", "les points sont un nombre de 0 à 1000000"),
        ("[fonctions]\nparse_fen = \"2\"\n", "les points sont un nombre de 0 à 1000000"),
        ("[clauses]\nsans = [\"ROQUE-G99\"]\n", "n'est pas une garantie"),
        // The line is that of the word itself, wherever else the word is.
        ("# parse_fem\n[fonctions]\n  parse_fem = 2\n", "sujet.toml : ligne 3 : « parse_fem »"),
        ("titre = \"a\"\n[fonctions]\nparse_fen = 2\ntitre = 1\n", "ligne 4 : « titre »"),
        ("titre = \"a\"\n[clauses]\nsans = [\n  \"ROQUE-G99\",\n]\n", "ligne 4 : « ROQUE-G99 »"),
        ("titre = \"a\"\nnivau = \"fiche\"\n", "ligne 2 : la clé « nivau »"),
        ("[clauses]\nsauf = []\n", "la clé « sauf » n'existe pas"),
        ("graine = -1\n", "un nombre entier, de 0 ou plus"),
        ("temps = 0.5\n", "temps 0.5 : il faut un nombre entier de secondes, de 1 à"),
        ("parse_fen = 2\n", "« parse_fen » est une fonction : sa place est sous [fonctions]"),
        ("[fonctions]\nparse_fen = 2\ntitre = \"x\"\n", "« titre » n'est pas une fonction"),
        ("[appels]\npermis = [\"qsort\"]\ninterdits = [\"qsort\"]\n", "à la fois dans « permis »"),
    ] {
        let subject = temp.write("sujet.toml", text);
        let outcome = run(verifier().arg("--sujet").arg(&subject).arg(right()));
        assert_eq!(code(&outcome), Some(2), "{text}: {}", outcome.describe());
        assert!(outcome.stderr.contains(part), "{text}: {}", outcome.describe());
    }
}

/// Those of someone who has never heard of TOML.
#[test]
fn what_is_no_toml_is_told_by_its_usual_mistake() {
    const TEXT: &str = "un texte s'écrit entre guillemets droits";
    const WORDS: &str = "chaque nom d'une liste s'écrit entre guillemets droits";
    const LIST: &str = "une virgule entre deux noms, et « ] » à la fin";
    const LINE: &str = "un texte tient sur une ligne, entre deux guillemets droits";
    const ALONE: &str = "un nombre s'écrit seul, comme 2 ou 2.5";
    let temp = TempDir::new("subject");
    for (text, part) in [
        ("niveau = “fiche”\n", TEXT),
        ("niveau = fiche\n", TEXT),
        ("niveau = \n", "il manque la valeur après « = »"),
        ("= \"fiche\"\n", "il manque la clé devant « = »"),
        ("niveau : \"fiche\"\n", "il faut « = », et non « : »"),
        ("niveau \"fiche\"\n", "il faut « clé = valeur »"),
        ("// le roque\ntitre = \"x\"\n", "un commentaire commence par #"),
        ("titre = \"Le \"roque\"\"\n", LINE),
        ("titre = \"Le\nroque\"\n", LINE),
        ("titre = \"Le roque\n", LINE),
        ("graine = 007\n", "un nombre ne commence pas par 0"),
        ("graine = 99999999999999999999\n", "ce nombre est trop grand"),
        ("temps = 2 s\n", ALONE),
        ("[fonctions]\nparse_fen = 6 points\n", ALONE),
        ("[fonctions]\nparse_fen = 1/2\n", ALONE),
        ("[fonctions]\nparse_fen() = 1\n", "« parse_fen() » n'est pas un nom"),
        ("[fonctions]\nhistorique_déplacement_existe = 1\n", "ni accent"),
        ("graine notation = 1\n", "« graine notation » n'est pas un nom"),
        ("[clauses]\nsans = [ROQUE-G1]\n", WORDS),
        ("[clauses]\nsans = [\nROQUE-G1,\n]\n", WORDS),
        ("[clauses]\nsans = [\"ROQUE-G1\" \"ROQUE-G2\"]\n", LIST),
        ("[clauses]\nsans = [\"ROQUE-G1\"\n", LIST),
        ("[fonctions\nparse_fen = 1\n", "entre crochets, comme [fonctions]"),
    ] {
        let subject = temp.write("sujet.toml", text);
        let outcome = run(verifier().arg("--sujet").arg(&subject).arg(right()));
        assert_eq!(code(&outcome), Some(2), "{text}: {}", outcome.describe());
        assert!(outcome.stderr.contains(part), "{text}: {}", outcome.describe());
    }
    // Who gives the copies first.
    let archive = temp.path().join("moodle.zip");
    std::fs::write(&archive, b"PK\x05\x06\xff\xff").unwrap();
    let outcome = run(verifier().arg("--sujet").arg(&archive).arg(right()));
    assert!(outcome.stderr.contains("le sujet vient d'abord"), "{}", outcome.describe());
    let subject = temp.path().join("latin1.toml");
    std::fs::write(&subject, b"titre = \"\xc9t\xe9\"\n").unwrap();
    let outcome = run(verifier().arg("--sujet").arg(&subject).arg(right()));
    assert!(outcome.stderr.contains("n'est pas en UTF-8"), "{}", outcome.describe());
}

/// What C calls like functions can be forbidden too, and clauses need no capitals.
#[test]
fn a_subject_may_name_all_that_a_copy_calls() {
    let temp = TempDir::new("subject");
    let text = format!(
        "[fonctions]\n{CASTLING} = 12\n[clauses]\nsans = [\"roque-g4\"]\n\
         [appels]\npermis = [\"usleep\"]\ninterdits = [\"assert\", \"cos\", \"qsort\", \"parse_fen\"]\n"
    );
    let subject = temp.write("sujet.toml", &text);
    let report = json(verifier().arg("--sujet").arg(&subject).arg(right()));
    assert_eq!(report["points"], 12.0, "{report:#}");
    let clauses = report["fonctions"].to_string();
    assert!(!clauses.contains("\"ROQUE-G4\""), "{clauses}");
}

#[test]
fn a_subject_that_is_not_a_file_is_told_in_french() {
    let temp = TempDir::new("subject");
    let missing = temp.path().join("absent.toml");
    for (path, part) in
        [(missing.as_path(), "absent.toml n'existe pas"), (temp.path(), "est un dossier : il faut")]
    {
        let outcome = run(verifier().arg("--sujet").arg(path).arg(right()));
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        assert!(outcome.stderr.contains(part), "{}", outcome.describe());
        assert!(!outcome.stderr.contains("os error"), "{}", outcome.describe());
    }
}

/// A platform shows the report of the marks to students.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_report_on_the_marks_does_not_tell_their_seed() {
    let temp = TempDir::new("subject");
    let subject = temp.write("sujet.toml", "graine = 3\ngraine_notation = 987654321\n");
    let said = |options: &[&str]| {
        let page = temp.path().join("page.html");
        let mut command = verifier();
        command.args(options).arg("--sujet").arg(&subject).arg("--html").arg(&page).arg(quick());
        run(&mut command).stdout + &std::fs::read_to_string(&page).unwrap()
    };
    for format in ["texte", "vpl", "gradescope", "tap", "junit"] {
        let said = said(&["--noter", "--format", format]);
        assert!(!said.contains("987654321"), "{format}: {said}");
    }
    assert_eq!(said(&[]).matches("graine : 3").count(), 2);
}

/// Students see one seed; the marks come from another.
#[test]
#[ignore = "long: .ci/run runs it"]
fn marks_come_from_a_seed_of_their_own() {
    let temp = TempDir::new("subject");
    let seeds = |text: &str| {
        let subject = temp.write("sujet.toml", text);
        let seed = |options: &[&str]| {
            json(verifier().args(options).arg("--sujet").arg(&subject).arg(quick()))["graine"]
                .as_u64()
        };
        [seed(&[]), seed(&["--noter"]), seed(&["--noter", "--graine", "5"])]
    };
    assert_eq!(seeds("graine = 3\ngraine_notation = 4\n"), [Some(3), Some(4), Some(5)]);
    assert_eq!(seeds("graine = 3\n"), [Some(3), Some(3), Some(5)]);
}
