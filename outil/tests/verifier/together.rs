//! Functions of one copy that call each other: who is judged wrong, and who is not.

use serde_json::Value;

use crate::{json, verifier};
use support::temp::TempDir;

/// The function of this name in the report on a copy.
fn judged(text: &str) -> impl Fn(&str) -> Value + use<> {
    let temp = TempDir::new("together");
    let copy = temp.write("jeu.c", &format!("#include \"echecs.h\"\n#include <stddef.h>\n{text}"));
    let report = json(verifier().arg(copy));
    move |name| {
        let functions = report["fonctions"].as_array().unwrap_or_else(|| panic!("{report:#}"));
        let found = functions.iter().find(|function| function["nom"] == name);
        found.unwrap_or_else(|| panic!("{name}: {report:#}")).clone()
    }
}

/// `jeu_existe_piece` on top of `jeu_recuperer_piece`, as a student writes it.
const EXISTS: &str = "int jeu_existe_piece(const jeu *j, int x, int y)\n\
                      { return jeu_recuperer_piece(j, x, y) != NULL; }\n";

const LOOP: &str = "for (int i = 0; i < MAX_PIECE; i++) {\n\
                    const piece *p = &j->ensemble_de_piece[i];\n\
                    if (p->coord_x == x && p->coord_y == y) return (piece *)p;\n}\nreturn NULL;\n";

#[test]
fn who_stands_on_a_wrong_function_is_right() {
    let text = format!(
        "{EXISTS}piece *jeu_recuperer_piece(const jeu *j, int x, int y)\n\
         {{ if (x == 7) return NULL;\n{LOOP}}}\n"
    );
    let of = judged(&text);
    let (exists, find) = (of("jeu_existe_piece"), of("jeu_recuperer_piece"));
    assert_eq!((&exists["etat"], &find["etat"]), (&"juste".into(), &"faux".into()), "{exists:#}");
    assert_eq!(exists["points"], exists["points_max"]);
    let said = exists["phrase"].as_str().unwrap();
    assert!(said.contains("jeu_recuperer_piece"), "{said}");
}

/// Each is right with the library's other one; together nothing is written.
#[test]
fn two_that_rely_on_each_other_have_written_nothing() {
    let text = format!(
        "{EXISTS}piece *jeu_recuperer_piece(const jeu *j, int x, int y)\n\
         {{ if (!jeu_existe_piece(j, x, y)) return NULL;\n{LOOP}}}\n\
         int jeu_compter_nombre_piece(const jeu *j)\n\
         {{ int n = 0; while (n < MAX_PIECE && j->ensemble_de_piece[n].type != invalide) n++; \
         return n; }}\n"
    );
    let of = judged(&text);
    for (name, other) in
        [("jeu_existe_piece", "jeu_recuperer_piece"), ("jeu_recuperer_piece", "jeu_existe_piece")]
    {
        let function = of(name);
        assert_eq!((&function["etat"], &function["points"]), (&"faux".into(), &0.0.into()));
        let said = function["phrase"].as_str().unwrap();
        assert!(said.contains(other), "{said}");
    }
    assert_eq!(of("jeu_compter_nombre_piece")["etat"], "juste");
}

/// So have two that end the circle by a guard.
#[test]
fn a_guard_does_not_make_work_of_a_circle() {
    let of = judged(
        "piece *jeu_recuperer_piece(const jeu *j, int x, int y)\n\
         { static int again; if (again) return NULL;\n\
         again = 1; const piece *p = jeu_recuperer_piece_information(j, x, y); again = 0;\n\
         return (piece *)p; }\n\
         const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)\n\
         { return jeu_recuperer_piece(j, x, y); }\n",
    );
    for name in ["jeu_recuperer_piece", "jeu_recuperer_piece_information"] {
        assert_eq!(of(name)["points"], 0.0, "{:#}", of(name));
    }
}

/// A third function that calls one of them is none of them.
#[test]
fn who_stands_on_such_a_circle_is_right() {
    let text = format!(
        "{EXISTS}piece *jeu_recuperer_piece(const jeu *j, int x, int y)\n\
         {{ if (!jeu_existe_piece(j, x, y)) return NULL;\n{LOOP}}}\n\
         const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)\n\
         {{ return jeu_recuperer_piece(j, x, y); }}\n"
    );
    let of = judged(&text);
    assert_eq!(of("jeu_recuperer_piece_information")["etat"], "juste");
    assert_eq!(of("jeu_recuperer_piece")["points"], 0.0);
}

/// One has its coordinates in another order, and the other knows: only the first is wrong.
#[test]
fn who_is_right_with_the_copy_s_other_functions_is_right() {
    let of = judged(&format!(
        "int jeu_existe_piece(const jeu *j, int x, int y)\n\
         {{ return jeu_recuperer_piece(j, y, x) != NULL; }}\n\
         piece *jeu_recuperer_piece(const jeu *j, int y, int x)\n{{ {LOOP} }}\n"
    ));
    assert_eq!(of("jeu_existe_piece")["etat"], "juste");
    assert_eq!(of("jeu_recuperer_piece")["etat"], "faux");
}

/// It needs the one of the copy, and calls another that is wrong.
#[test]
fn who_is_right_with_some_of_the_copy_s_other_functions_is_right() {
    let of = judged(&format!(
        "int jeu_existe_piece(const jeu *j, int x, int y)\n\
         {{ return jeu_compter_nombre_piece(j) > 0 && jeu_recuperer_piece(j, y, x) != NULL; }}\n\
         int jeu_compter_nombre_piece(const jeu *j)\n\
         {{ int n = 0; while (n < MAX_PIECE && j->ensemble_de_piece[n].coord_x >= 0) n++; return n - 1; }}\n\
         piece *jeu_recuperer_piece(const jeu *j, int y, int x)\n{{ {LOOP} }}\n"
    ));
    let exists = of("jeu_existe_piece");
    assert_eq!((&exists["etat"], &exists["points"]), (&"juste".into(), &exists["points_max"]));
    let said = exists["phrase"].as_str().unwrap();
    assert!(said.contains("jeu_compter_nombre_piece"), "{said}");
    assert_eq!(of("jeu_compter_nombre_piece")["etat"], "faux");
}
