//! Functions that no sheet asks for: judged when a subject names them.

use std::path::PathBuf;

use crate::{code, json, run, verifier};
use support::temp::TempDir;

/// The course's six commands, as scanf reads them.
const PARSER: &str = r#"
#include <stdio.h>
#include <string.h>

#include "parseur_mode_interactif.h"

int parse_ligne_commande(const char *ligne, action_a_realiser *a)
{
    char mot[8] = "";

    action_initialise(a);
    if (ligne[0] == '#' || sscanf(ligne, "%7s", mot) != 1)
        return 1;
    if (strcmp(mot, "d") == 0 && sscanf(ligne, "d %d %d -> %d %d", &a->x_depart, &a->y_depart, &a->x_arrivee,
                                        &a->y_arrivee) == 4)
        a->type = deplacement;
    else if (strcmp(mot, "lit") == 0 && sscanf(ligne, "lit %4095s", a->filename) == 1)
        a->type = lecture_fichier;
    else if (strcmp(mot, "lit_h") == 0 && sscanf(ligne, "lit_h %4095s", a->filename) == 1)
        a->type = lecture_historique;
    else if (strcmp(mot, "i") == 0)
        a->type = initialisation;
    else if (strcmp(mot, "FIN") == 0)
        a->type = fin;
    return a->type != rien_a_faire;
}
"#;

fn parser(temp: &TempDir, text: &str) -> PathBuf {
    temp.write("parseur.c", text)
}

#[test]
fn nothing_is_asked_of_it_otherwise() {
    let temp = TempDir::new("named");
    let outcome = run(verifier().arg(parser(&temp, PARSER)));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    let how = "--fonction parse_ligne_commande la juge quand même, ou --niveau en-tete";
    assert!(outcome.stderr.contains(how), "{}", outcome.describe());
}

#[test]
fn named_it_is_judged_as_a_sheet_would_ask_it() {
    let temp = TempDir::new("named");
    let subject = temp.write(
        "sujet.toml",
        "[fonctions]\nparse_ligne_commande = 4\n\n[clauses]\nsans = [\"COMMANDE-G3\"]\n",
    );
    // It knows no more than the course's commands, and leaves what it does not use as it likes.
    let report = json(verifier().arg("--sujet").arg(&subject).arg(parser(&temp, PARSER)));
    assert_eq!((report["points"].as_f64(), report["points_max"].as_f64()), (Some(4.0), Some(4.0)));
    let wrong = PARSER.replace("ligne[0] == '#' || ", "");
    let report = json(verifier().arg("--sujet").arg(&subject).arg(parser(&temp, &wrong)));
    assert_eq!(report["points"].as_f64(), Some(2.0), "{report:#}");
}

#[test]
fn with_the_whole_header_it_lacks_what_the_library_adds() {
    let temp = TempDir::new("named");
    let outcome = run(verifier().args(["--niveau", "en-tete"]).arg(parser(&temp, PARSER)));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    assert!(outcome.stdout.contains("✗ [COMMANDE-N1]"), "{}", outcome.describe());
}
