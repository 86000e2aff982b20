//! What is asked can be judged, or it is said that it cannot; what is not asked does not count.

use crate::{code, copy, json, quick, right, run, verifier};
use support::temp::TempDir;

const CASTLING: &str = "echiquier_deplacement_special_realise_si_possible_roque";
const OTHER_NAME: &str = "echiquier_deplacement_realise_si_possible_roque";
const HISTORY: &str = "historique_deplacement_existe";

/// The sentence with which a subject is refused.
fn refused(temp: &TempDir, text: &str) -> String {
    let subject = temp.write("sujet.toml", text);
    let outcome = run(verifier().arg("--sujet").arg(subject).arg(right()));
    assert_eq!(code(&outcome), Some(2), "{text}: {}", outcome.describe());
    outcome.stderr
}

#[test]
fn points_that_nothing_can_earn_are_a_mistake_of_the_subject() {
    let temp = TempDir::new("asked");
    let all = "ROQUE-G1\", \"ROQUE-G2\", \"ROQUE-G4";
    for (text, part) in [
        ("[fonctions]\ncoordonnee_est_valide = 2\n".to_owned(), "ne peut pas être jugée"),
        (
            format!("[fonctions]\n{CASTLING} = 2\n\n[clauses]\nsans = [\"{all}\"]\n"),
            "aucune de ses clauses ne compte",
        ),
        (
            format!("[fonctions]\n{CASTLING} = 2\n{OTHER_NAME} = 3\n"),
            "deux noms de la même fonction",
        ),
        ("temps = 0\n".to_owned(), "de 1 à 3600"),
        ("temps = 99999999999\n".to_owned(), "de 1 à 3600"),
    ] {
        let said = refused(&temp, &text);
        assert!(said.contains(part), "{text}: {said}");
    }
}

#[test]
fn what_nobody_judges_is_refused_with_what_is_nearest() {
    let outcome = run(verifier().args(["--fonction", "historique_ajouter_coup"]).arg(right()));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    let part = "le juge connaît par exemple « historique_";
    assert!(outcome.stderr.contains(part), "{}", outcome.describe());
    let outcome = run(verifier().args(["--temps", "0"]).arg(right()));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert!(outcome.stderr.contains("--temps 0"), "{}", outcome.describe());
}

/// A wrong count of pieces beside the history that is asked for: it is told, and fails nobody.
#[test]
#[ignore = "long: .ci/run runs it"]
fn what_is_not_asked_does_not_count() {
    let asked = ["--fonction", HISTORY];
    let copies = [copy("cpe/jeu_compter_places.c"), quick()];
    let outcome = run(verifier().args(asked).args(&copies));
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    for part in
        ["pas demandée, ne compte pas", "✗ [JEU-COMPTER-G1]", "1 fonction juste sur 1, 1 point"]
    {
        assert!(outcome.stdout.contains(part), "{part}: {}", outcome.describe());
    }
    let report = json(verifier().args(asked).args(&copies));
    assert_eq!((report["points"].as_f64(), report["points_max"].as_f64()), (Some(1.0), Some(1.0)));
    let outcome = run(verifier().args(["--format", "junit"]).args(asked).args(&copies));
    let document = roxmltree::Document::parse(&outcome.stdout).unwrap();
    assert_eq!(document.root_element().attribute("failures"), Some("0"));
    let both = format!("{HISTORY},jeu_compter_nombre_piece");
    let outcome = run(verifier().args(["--fonction", &both]).args(&copies));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
}

/// What gcc makes of what was written is not what was written: `puts` for `printf`, a call of
/// `memcpy` for a structure.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_teacher_forbids_what_is_written_and_nothing_else() {
    let temp = TempDir::new("asked");
    let source = temp.write(
        "bavarde.c",
        "#include \"echecs.h\"\n#include <stdio.h>\n#include <ctype.h>\n#define DIRE printf\n\
         static historique_partie copie;\n\
         static int qsort(int x) { return isdigit(x) ? x : 0; }\n\
         int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
         {\n    copie = *h;\n    DIRE(\"je cherche\\n\"); /* abs(x) */\n\
         \x20   return qsort(x) + y + copie.nombre_coups;\n}\n",
    );
    for (name, is_forbidden) in [
        ("printf", true),
        ("isdigit", true),
        ("puts", false),
        ("memcpy", false),
        ("qsort", false),
        ("abs", false),
    ] {
        let subject = temp.write("sujet.toml", &format!("[appels]\ninterdits = [\"{name}\"]\n"));
        let outcome = run(verifier().arg("--sujet").arg(subject).arg(&source));
        let said = outcome.stderr.contains(&format!("la copie appelle {name} (bavarde.c, ligne"));
        assert_eq!(said, is_forbidden, "{name}: {}", outcome.describe());
        assert_eq!(code(&outcome), Some(if is_forbidden { 2 } else { 1 }), "{name}");
    }
}

/// What is not among the harmless functions can be allowed.
#[test]
fn a_teacher_allows_what_a_copy_may_not_call_elsewhere() {
    let temp = TempDir::new("asked");
    let source = temp.write(
        "patiente.c",
        "#include \"echecs.h\"\n#include <unistd.h>\n\
         int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
         {\n    if (x < 0)\n        usleep(1);\n    return h->nombre_coups + x + y > 0;\n}\n",
    );
    let outcome = run(verifier().arg(&source));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    let place = "la copie appelle usleep (patiente.c, ligne 6)";
    assert!(outcome.stderr.contains(place), "{}", outcome.describe());
    let subject = temp.write("sujet.toml", "[appels]\npermis = [\"usleep\"]\n");
    let outcome = run(verifier().arg("--sujet").arg(subject).arg(&source));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
}
