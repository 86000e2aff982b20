//! A helper of a copy that has the name of another course's function is nobody's business.

use serde_json::Value;

use crate::{code, json, run, verifier};
use support::temp::TempDir;

/// A right function of CPE's, and helpers with names of IN104's, which answer nothing of what IN104
/// asks.
const HISTORY: &str = "\
    #include \"historique_partie.h\"\n\
    #include <unistd.h>\n\
    int trait;\n\
    int case_attaquee(int a, int b) { return a == b; }\n\
    void eval(void) { sleep(1); }\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
    {\n\
    \x20   for (trait = 0; trait < h->nombre_coups; trait++) {\n\
    \x20       const coup_joue *c = &h->coups[trait];\n\
    \x20       if (case_attaquee(c->x_depart, x) && case_attaquee(c->y_depart, y))\n\
    \x20           return 1;\n\
    \x20       if (case_attaquee(c->x_arrivee, x) && case_attaquee(c->y_arrivee, y))\n\
    \x20           return 1;\n\
    \x20   }\n\
    \x20   return 0;\n\
    }\n\
    int main(void) { eval(); return 0; }\n";

/// The functions of a report.
fn judged(report: &Value) -> Vec<&str> {
    let functions = report["fonctions"].as_array().unwrap_or_else(|| panic!("{report:#}"));
    functions.iter().filter_map(|function| function["nom"].as_str()).collect()
}

#[test]
fn a_name_of_another_course_is_free() {
    let temp = TempDir::new("helpers");
    let copy = temp.write("historique.c", HISTORY);
    let report = json(verifier().arg(&copy));
    assert_eq!(judged(&report), ["historique_deplacement_existe"]);
    assert_eq!(report["points"], report["points_max"], "{report:#}");
}

/// The copy's own copies of the course's headers say no less than the course's.
#[test]
fn with_headers_of_its_own_a_copy_is_about_what_it_defines_most() {
    let temp = TempDir::new("helpers");
    temp.write(
        "piece.h",
        "typedef enum { tour, cavalier, fou, dame, roi, pion_blanc, pion_noir, invalide } type_piece;\n\
         typedef struct piece { type_piece type; int coord_x; int coord_y; } piece;\n\
         int piece_est_valide(const piece *p);\nvoid piece_invalider(piece *p);\n",
    );
    temp.write(
        "piece.c",
        "#include \"piece.h\"\n\
         int piece_est_valide(const piece *p) { return p->type != invalide; }\n\
         void piece_invalider(piece *p) { p->type = invalide; }\n\
         int case_attaquee(int a, int b) { return a == b; }\n",
    );
    // Nobody judges these, which are the course's, and the other one is not told.
    let report = json(verifier().arg(temp.path()));
    let reason = report["raison"].as_str().unwrap_or_default();
    assert!(reason.contains("(piece_est_valide, piece_invalider)"), "{report:#}");
}

/// Nobody hides what is asked for behind another course's header.
#[test]
fn what_is_asked_for_is_found_whatever_a_file_includes() {
    let temp = TempDir::new("helpers");
    let copy = temp.write("historique.c", &HISTORY.replace("sleep(1)", "(void)0"));
    let command = &mut verifier();
    let report = json(command.args(["--fonction", "case_attaquee"]).arg(&copy));
    assert!(judged(&report).contains(&"case_attaquee"), "{report:#}");
    let outcome = run(verifier().args(["--fonction", "case_attaquee"]).arg(&copy));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
}
