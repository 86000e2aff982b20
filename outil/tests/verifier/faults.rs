//! Each kind of accident has its own words and its own hint.

use crate::{json, verifier};
use support::temp::TempDir;

/// What came and the hint of the first broken clause of a history function with this body.
fn told(body: &str) -> [String; 2] {
    let temp = TempDir::new("faults");
    let text = format!(
        "#include \"echecs.h\"\n#include <stdlib.h>\nstatic int rien(int x) {{ return x; }}\n\
         int historique_deplacement_existe(const historique_partie *h, int x, int y)\n{{\n\
         \x20   int tableau[8] = {{ 0 }};\n    if (rien(h->nombre_coups) >= 0) {{ {body} }}\n\
         \x20   return tableau[0] + x + y;\n}}\n"
    );
    let report = json(verifier().args(["--temps", "2"]).arg(temp.write("copie.c", &text)));
    let clauses = report["fonctions"][0]["clauses"].as_array().unwrap();
    let example = &clauses.iter().find(|clause| clause["echecs"] != 0).unwrap()["contre_exemple"];
    ["recu", "piste"].map(|key| example[key].as_str().unwrap().to_owned())
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn a_hint_is_about_what_happened() {
    for (body, received, hint) in [
        ("for (;;) rien(x);", "ne finit pas", "quelle condition arrête chaque boucle"),
        ("return 1 << (x + 32);", "un décalage", "de combien de bits"),
        ("return tableau[x + 8];", "hors du tableau", "quelles valeurs l'indice"),
        ("int i; return tableau[i];", "jamais reçu de valeur", "quelle variable locale"),
        ("int i; return i;", "une valeur que personne n'a donnée", "quelle variable locale"),
        ("int *p; return *p;", "jamais reçu de valeur", "quelle variable locale"),
        ("int *p = 0; return *p;", "adresse nulle", "quel pointeur"),
        ("exit(x);", "a terminé le programme", "qui finit le programme"),
        ("abort();", "abort", "quel assert"),
        ("return historique_deplacement_existe(h, x, y);", "récursion", "appels récursifs"),
    ] {
        let [came, look] = told(body);
        assert!(came.contains(received), "{body}: {came}");
        assert!(look.contains(hint), "{body}: {look}");
    }
}
