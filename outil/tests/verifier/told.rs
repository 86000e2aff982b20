//! What a report tells, whatever its form: who asked, what was never reached, who is to blame.

use serde_json::Value;

use crate::{code, copy, json, run, verifier};
use support::{self, temp::TempDir};

/// A subject with a title, for two functions.
fn subject(temp: &TempDir) -> std::path::PathBuf {
    temp.write(
        "sujet.toml",
        "titre = \"Roque et historique\"\ngraine = 5\n\n[fonctions]\n\
         echiquier_deplacement_special_realise_si_possible_roque = 4\n\
         historique_deplacement_existe = 2.5\n",
    )
}

const BROKEN: &str = "#include \"echecs.h\"\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
    {\n    return h->nombre_coups + x + z;\n}\n";

#[test]
fn a_refusal_has_the_title_the_seed_and_the_points() {
    let temp = TempDir::new("told");
    let (subject, source) = (subject(&temp), temp.write("faute.c", BROKEN));
    let report = json(verifier().arg("--sujet").arg(&subject).arg(&source));
    let of = |key: &str| report[key].clone();
    assert_eq!(of("titre"), "Roque et historique");
    assert_eq!((of("graine"), of("points"), of("points_max")), (5.into(), 0.0.into(), 6.5.into()));
    assert_eq!(report["compilateur"][0]["ligne"], 4);
    // Without a subject nobody knows what there was to earn; it is not less than nothing.
    let outcome = run(verifier().args(["--format", "json"]).arg(&source));
    assert!(outcome.stdout.contains("\"points_max\": 0.0"), "{}", outcome.describe());
}

#[test]
fn every_form_has_the_lines_of_the_compiler() {
    let temp = TempDir::new("told");
    let source = temp.write("faute.c", BROKEN);
    for format in ["texte", "tap", "junit", "vpl", "gradescope", "json"] {
        let outcome = run(verifier().args(["--format", format]).arg(&source));
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        let said = format!("{}{}", outcome.stdout, outcome.stderr);
        assert!(said.contains("undeclared"), "{format}: {}", outcome.describe());
        assert!(
            format == "tap"
                || said.contains("n'est pas déclaré")
                || said.contains("n&apos;est pas déclaré"),
            "{format}: {}",
            outcome.describe()
        );
    }
}

/// `trouve` is mostly not 1, which is luck; gcc sees it only where it optimises.
const UNSET: &str = "#include \"echecs.h\"\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
    {\n    int trouve, i;\n    for (i = 0; i < h->nombre_coups; i++)\n\
            if (h->coups[i].x_depart == x && h->coups[i].y_depart == y)\n            trouve = 1;\n\
        return i > 0 && trouve == 1;\n}\n";

#[test]
fn a_variable_that_may_have_no_value_is_told() {
    let temp = TempDir::new("told");
    let report = json(verifier().arg(temp.write("hasard.c", UNSET)));
    let said = report["compilateur"][0]["francais"].as_str().unwrap_or_default();
    assert_eq!(said, "trouve peut être lu avant d'avoir reçu une valeur", "{report:#}");
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn a_report_has_its_title_and_the_points_of_each_function() {
    let temp = TempDir::new("told");
    let copies = [copy("cpe/roque_b8_occupee.c"), copy("cpe/historique_fiche.c")];
    let outcome = run(verifier().arg("--sujet").arg(subject(&temp)).args(&copies));
    for part in [
        "Roque et historique\n===================\n",
        "roque (2,67 points sur 4 ; ",
        "historique_deplacement_existe (2,5 points sur 2,5 ; ",
        "1 fonction juste sur 2, 5,17 points sur 6,5.",
    ] {
        assert!(outcome.stdout.contains(part), "{part}: {}", outcome.describe());
    }
    // What the subject does not ask for is not her business.
    assert!(!outcome.stdout.contains("de la bibliothèque"), "{}", outcome.describe());
    let decimals =
        run(verifier().args(["--format", "vpl", "--sujet"]).arg(subject(&temp)).args(&copies));
    assert_eq!(decimals.stdout.lines().last(), Some("Grade :=>> 5.17"));
}

/// It crashes whenever it is asked about a square with a trace: the clause without is never reached.
#[test]
#[ignore = "long: .ci/run runs it"]
fn what_a_crash_hides_is_told_and_not_earned() {
    let temp = TempDir::new("told");
    let source = temp.write(
        "plante.c",
        "#include \"echecs.h\"\n#include <stdlib.h>\n\
         int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x, int y,\n\
         \x20   int a, int b, const historique_partie *h, code_erreur_deplacement *erreur)\n\
         { (void)e; (void)x; (void)y; (void)a; (void)b; (void)h; (void)erreur; abort(); }\n",
    );
    let report = json(verifier().arg(&source));
    let function = &report["fonctions"][0];
    let clauses = function["clauses"].as_array().unwrap();
    let of = |tag: &str| clauses.iter().find(|clause| clause["etiquette"] == tag).unwrap();
    let unreached: Vec<&Value> = clauses.iter().filter(|clause| clause["cas"] == 0).collect();
    assert!(!unreached.is_empty(), "{function:#}");
    assert!(unreached.iter().all(|clause| clause["tenue"] == false), "{function:#}");
    assert_eq!(
        of("ROQUE-G2")["contre_exemple"]["piste"].as_str().map(|hint| hint.contains("assert")),
        Some(true)
    );
    assert_eq!((clauses.len(), function["points"].as_f64()), (3, Some(0.0)), "{function:#}");
    for (format, part) in
        [("texte", "jamais atteinte"), ("tap", "jamais atteinte"), ("junit", "jamais atteinte")]
    {
        let outcome = run(verifier().args(["--format", format]).arg(&source));
        assert!(outcome.stdout.contains(part), "{format}: {}", outcome.describe());
    }
}

/// One stands on the other, which forgets the last place.
pub const TWO: &str = "#include \"echecs.h\"\n\
         piece *jeu_recuperer_piece(const jeu *j, int x, int y)\n\
         {\n    for (int i = 0; i < 15; i++)\n        if (j->ensemble_de_piece[i].type != invalide &&\n\
         \x20           j->ensemble_de_piece[i].coord_x == x && j->ensemble_de_piece[i].coord_y == y)\n\
         \x20           return (piece *)&j->ensemble_de_piece[i];\n    return 0;\n}\n\
         int jeu_existe_piece(const jeu *j, int x, int y)\n\
         {\n    return jeu_recuperer_piece(j, x, y) != 0;\n}\n";

#[test]
fn a_function_that_is_right_alone_names_the_culprit_and_shows_the_case() {
    let temp = TempDir::new("told");
    let source = temp.write("deux.c", TWO);
    let report = json(verifier().arg(&source));
    let functions = report["fonctions"].as_array().unwrap();
    let exists = functions.iter().find(|f| f["nom"] == "jeu_existe_piece").unwrap();
    let sentence = exists["phrase"].as_str().unwrap();
    assert!(sentence.contains("jeu_recuperer_piece, qui est fausse"), "{exists:#}");
    let example = &exists["ensemble"]["contre_exemple"];
    assert!(example["appel"].as_str().unwrap().starts_with("jeu_existe_piece("), "{exists:#}");
    assert!(!example["recu"].as_str().unwrap().is_empty(), "{exists:#}");
}

#[test]
fn junit_names_the_class_of_every_case() {
    let outcome = run(verifier().args(["--format", "junit"]).arg(crate::wrong()));
    let document = roxmltree::Document::parse(&outcome.stdout).unwrap();
    let cases: Vec<_> =
        document.descendants().filter(|node| node.has_tag_name("testcase")).collect();
    assert!(cases.len() >= 3, "{}", outcome.describe());
    assert!(
        cases.iter().all(|case| case.attribute("classname").is_some()),
        "{}",
        outcome.describe()
    );
}

/// A sign stands with its word, a number has a comma, one point is no « points ».
#[test]
fn the_text_is_french() {
    let outcome = run(verifier().arg(copy("cpe/historique_departs.c")));
    let text = &outcome.stdout;
    let is_lone = |line: &str| matches!(line.trim(), "?" | ";" | ":" | "!" | "»");
    assert!(!text.lines().any(is_lone), "{text}");
    assert!(
        !text.contains("1 points") && !text.contains("0.") && text.contains("point sur 1"),
        "{text}"
    );
}

/// A function without arguments is asked the same again and again: it is not begun only if it does
/// nothing.
#[test]
fn a_wrong_table_is_not_an_empty_function() {
    let temp = TempDir::new("told");
    let king = |body: &str| {
        let text = format!("#include \"in104.h\"\nvoid generer_attaques_roi(void) {{ {body} }}\n");
        let report = json(verifier().arg(temp.write("roi.c", &text)));
        report["fonctions"][0]["etat"].clone()
    };
    assert_eq!(king(""), "vide");
    let without_edges = "for (int c = 0; c < 64; c++) { BB m = 1ULL << c; attaques_rois[c] = m << 1 \
        | m >> 1 | m << 7 | m >> 7 | m << 8 | m >> 8 | m << 9 | m >> 9; }";
    assert_eq!(king(without_edges), "faux");
    // All of it but a part is a beginning.
    let report = json(verifier().arg(temp.write(
        "statiques.c",
        "#include \"in104.h\"\nvoid generer_masques_d_attaque_statiques(void) { \
         generer_bb_pas_colonne(); generer_attaques_pion(); }\n",
    )));
    assert_eq!(report["fonctions"][0]["etat"], "faux");
}

/// Where `*erreur` alone is wrong, the hint is about it, and a code has its name.
#[test]
fn a_code_has_its_name_and_its_hint() {
    let temp = TempDir::new("told");
    let knight = |body: &str| {
        let text = format!(
            "#include <stdlib.h>\n#include \"echecs.h\"\n\
             int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, \
             int x, int y, code_erreur_deplacement *erreur)\n{{\n    (void)e;\n    {body}\n}}\n"
        );
        run(verifier().arg(temp.write("cavalier.c", &text))).stdout
    };
    let right = "abs(x - p->coord_x) * abs(y - p->coord_y) == 2";
    let said = knight(&format!("(void)erreur; return {right};"));
    assert!(said.contains("la fonction rend 1 ; erreur->type n'est jamais écrit"), "{said}");
    assert!(said.contains("Piste       : que contient *erreur quand"), "{said}");
    let said = knight(&format!("erreur->type = erreur_piece_blocant_trajet; return {right};"));
    assert!(said.contains("erreur->type vaut erreur_piece_blocant_trajet\n"), "{said}");
    assert!(said.contains("que reste-t-il dans *erreur"), "{said}");
}

/// What the students' guide shows is what comes.
#[test]
fn the_guide_shows_this_report() {
    let guide = std::fs::read_to_string(support::root().join("docs/etudiant.md")).unwrap();
    let shown = guide.split("```text\nFAUX").nth(1).and_then(|rest| rest.split("```").next());
    let outcome = run(verifier().arg("examples_c/copies/roque.c"));
    assert_eq!(Some(outcome.stdout.as_str()), shown.map(|rest| format!("FAUX{rest}")).as_deref());
}

/// A copy's own `read` serves the copy alone here; in a program it would serve the library too, which
/// every form tells.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_name_that_the_library_uses_is_told_and_costs_nothing() {
    let taken = copy("hostiles/lit_a_soi.c");
    for format in ["texte", "tap", "junit", "vpl", "gradescope", "json"] {
        let outcome = run(verifier().args(["--format", format]).arg(&taken));
        assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
        // A paragraph may be cut anywhere.
        let said = outcome.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        for name in ["« read »", "« close »", "« access »", "« pause »"] {
            assert!(said.contains(name), "{format}, {name}: {}", outcome.describe());
        }
    }
    let temp = TempDir::new("told");
    let page = temp.path().join("page.html");
    run(verifier().arg(&taken).arg("--html").arg(&page));
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("Votre fonction") && page.contains("read"), "{page}");
    let plain = json(verifier().arg(crate::right()));
    assert_eq!(plain["remarques"].as_array().map(Vec::len), Some(0));
}

#[test]
fn what_a_null_would_have_held_is_not_shown() {
    let source = copy("cpe/historique_fiche.c");
    let report = json(verifier().args(["--niveau", "en-tete"]).arg(source));
    let broken = &report["fonctions"][0]["clauses"][0];
    assert_eq!(broken["etiquette"], "HISTORIQUE-EXISTE-N1");
    let shown = &broken["contre_exemple"];
    assert_eq!(shown["appel"], "historique_deplacement_existe(NULL, 0, 0)");
    assert_eq!(
        (&shown["echiquier"], &shown["coups"]),
        (&Value::Array(vec![]), &Value::Array(vec![]))
    );
    // The program prepares as little as it can.
    let program = shown["programme"].as_str().unwrap();
    assert!(program.contains("4k3/8/8/8/8/8/8/4K3") && !program.contains("coups[]"), "{program}");
}
