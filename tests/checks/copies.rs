//! Students' functions, marked by the C suite: a right copy passes every check, and
//! each fault put into it is found.

use std::fs;
use std::time::Duration;

use support::compilers::Compiler;
use support::tap::{self, Check};
use support::temp::TempDir;
use support::{self, Linkage, kept, parallel, process, root};

/// A right copy in `c_tests/copies`, the programs that it passes, and its faults.
struct Copy {
    file: &'static str,
    programs: &'static [&'static str],
    faults: &'static [Fault],
}

/// What is written instead of what, the program, and the check that must fail.
type Fault = (&'static str, &'static str, &'static str, &'static str);

const STACKS: Copy = Copy {
    file: "piles.c",
    programs: &["stackchess/stackchess_piles", "stackchess/stackchess_coups"],
    faults: &[
        (
            "p != NULL && p->hauteur >= 0",
            "p->hauteur >= 0",
            "stackchess/stackchess_piles",
            "empiler_sans_pile",
        ),
        ("p->hauteur >= 0 && ", "", "stackchess/stackchess_piles", "empiler_hauteurs_insensees"),
        (
            " && p->hauteur <= STACKCHESS_PILE_MAX",
            "",
            "stackchess/stackchess_piles",
            "depiler_hauteurs_insensees",
        ),
        (
            "        p->hauteur = 0;",
            "        (void)p;",
            "stackchess/stackchess_piles",
            "initialiser_rend_vide",
        ),
        (
            "|| p->hauteur == 0;",
            "|| p->hauteur <= 1;",
            "stackchess/stackchess_piles",
            "est_vide_dit_si_la_pile_l_est",
        ),
        (
            " || p->hauteur == STACKCHESS_PILE_MAX",
            "",
            "stackchess/stackchess_piles",
            "empiler_sur_une_pile_pleine",
        ),
        ("    p->hauteur++;\n", "", "stackchess/stackchess_coups", "les_pieces_gardent_leur_ordre"),
        (
            "p->pieces[p->hauteur - 1]",
            "p->pieces[0]",
            "stackchess/stackchess_coups",
            "les_pieces_gardent_leur_ordre",
        ),
        (" || piece == NULL", "", "stackchess/stackchess_piles", "sommet_sans_piece"),
        ("    p->hauteur--;\n", "", "stackchess/stackchess_coups", "prises"),
    ],
};

/// Functions of the HEIG-VD course that a student can write on the others.
const GAME: Copy = Copy {
    file: "partie.c",
    programs: &[
        "partie/partie",
        "partie/partie_position",
        "partie/partie_pieces",
        "partie/partie_vue",
        "partie/partie_coups",
        "partie/partie_coups_refus",
        "partie/partie_coups_regles",
        "partie/partie_jouer_coup",
        "partie/partie_verification",
        "partie/partie_liste",
    ],
    faults: &[
        // partie_est_en_echec
        (
            "p == NULL ? -1 : partie_joueur(p)",
            "partie_joueur(p) < 0",
            "partie/partie_position",
            "en_echec_ou_non",
        ),
        (
            "== roi && a_qui == joueur",
            "== roi && a_qui != joueur",
            "partie/partie_position",
            "en_echec_ou_non",
        ),
        ("x, y, 1 - joueur)", "x, y, joueur)", "partie/partie_position", "en_echec_ou_non"),
        ("== roi && a_qui == joueur", "== roi", "partie/partie_position", "en_echec_ou_non"),
        (
            "return partie_case_attaquee(p, x, y, 1 - joueur);",
            "return partie_case_attaquee(p, x, y, 1 - joueur) && partie_etat(p) != partie_mat;",
            "partie/partie_position",
            "en_echec_ou_non",
        ),
        // partie_lister_coups_de
        ("capacite < 0 || ", "", "partie/partie_liste", "lister_de_sans_arguments"),
        (
            "(tableau == NULL && capacite > 0)",
            "0",
            "partie/partie_liste",
            "lister_de_sans_arguments",
        ),
        (
            "tous[i].x_depart != x || tous[i].y_depart != y",
            "tous[i].x_depart != x",
            "partie/partie_liste",
            "les_listes_par_case_font_la_liste_entiere",
        ),
        (
            "trouves < capacite",
            "trouves <= capacite",
            "partie/partie_liste",
            "le_tableau_recoit_ce_qu_il_peut",
        ),
        (
            "            tableau[trouves] = tous[i];\n        trouves++;",
            "            tableau[trouves++] = tous[i];",
            "partie/partie_liste",
            "le_tableau_recoit_ce_qu_il_peut",
        ),
        // partie_verifier
        (
            "return \"Pas encore.\";",
            "return \"\";",
            "partie/partie_verification",
            "avant_et_apres_la_partie_la_phrase_le_dit",
        ),
        (
            "    case erreur_partie_finie: return \"C'est fini.\";\n",
            "",
            "partie/partie_verification",
            "avant_et_apres_la_partie_la_phrase_le_dit",
        ),
        (
            "case pas_erreur: return \"\";",
            "case pas_erreur: return \"Ce coup est permis.\";",
            "partie/partie_verification",
            "la_phrase_est_celle_que_la_vue_recoit",
        ),
        (
            "return \"Ce coup n'est pas permis.\";",
            "return \"\";",
            "partie/partie_verification",
            "la_phrase_est_celle_que_la_vue_recoit",
        ),
        (
            "Ce coup n'est pas permis.",
            "Ce coup\\nn'est pas permis.",
            "partie/partie_verification",
            "la_phrase_est_celle_que_la_vue_recoit",
        ),
        (
            "    return code;\n}\n\ntype_erreur",
            "    return code == pas_erreur ? pas_erreur : erreur_roi_en_echec;\n}\n\ntype_erreur",
            "partie/partie_verification",
            "la_phrase_est_celle_que_la_vue_recoit",
        ),
        (
            "        return pas_erreur; /*",
            "        return erreur_promotion_annulee; /*",
            "partie/partie_verification",
            "une_promotion_se_verifie_sans_sa_piece",
        ),
        (
            "        return erreur_roque_non_permis;",
            "        return pas_erreur;",
            "partie/partie_verification",
            "le_roi_ne_va_pas_sur_sa_tour",
        ),
        (
            "Ce coup n'est pas permis.",
            "Ce coup n'est pas du tout autorisé, pièce après pièce : é, è, à, ù.",
            "partie/partie_verification",
            "une_phrase_dans_toutes_les_tailles",
        ),
        (
            "    if (taille > 0)\n        raison[0] = '\\0';\n",
            "",
            "partie/partie_verification",
            "verifier_sans_arguments",
        ),
        (
            "    if (p == NULL)\n        return erreur_pointeur_nul;\n",
            "",
            "partie/partie_verification",
            "verifier_sans_arguments",
        ),
        (
            "!sur_l_echiquier(x_depart, y_depart) || ",
            "",
            "partie/partie_verification",
            "verifier_hors_de_l_echiquier",
        ),
        (
            "    if (raison == NULL && taille > 0)\n        return erreur_pointeur_nul;\n",
            "",
            "partie/partie_verification",
            "verifier_sans_arguments",
        ),
    ],
};

/// Castling of the CPE course, written on the course's other functions.
const CASTLING: Copy = Copy {
    file: "roque.c",
    programs: &["cpe/deplacement_special", "cpe/deplacement_special_remplace"],
    faults: &[
        ("e == NULL || h == NULL", "e == NULL", "cpe/deplacement_special", "sans_historique"),
        (
            "    if (erreur == NULL)\n        return 0;\n",
            "",
            "cpe/deplacement_special",
            "sans_erreur",
        ),
        (ROOK_MOVES, "", "cpe/deplacement_special", "petit_roque_permis"),
        (
            "petit ? 5 : 3, rangee);",
            "petit ? 5 : 2, rangee);",
            "cpe/deplacement_special",
            "grand_roque_permis",
        ),
        (
            "rangee = e->joueur_courant == 0 ? 0 : 7;",
            "rangee = 0;",
            "cpe/deplacement_special",
            "petit_roque_permis",
        ),
        ("[petit]) == 0", "[petit]) < 0", "cpe/deplacement_special", "le_droit_manque"),
        (
            "x < (petit ? 7 : 4)",
            "x < (petit ? 7 : 3)",
            "cpe/deplacement_special",
            "une_piece_entre_le_roi_et_la_tour",
        ),
        (
            "x <= (petit ? 6 : 4)",
            "x < (petit ? 6 : 4)",
            "cpe/deplacement_special",
            "le_roi_arrive_sur_une_case_attaquee",
        ),
        (
            "for (x = petit ? 4 : 2;",
            "for (x = petit ? 4 : 1;",
            "cpe/deplacement_special",
            "case_de_la_tour_attaquee",
        ),
        (
            "    if (historique_deplacement_existe(h, coin, rangee))",
            "    if (0)",
            "cpe/deplacement_special",
            "le_roi_ou_la_tour_est_parti",
        ),
    ],
};

const ROOK_MOVES: &str =
    "    echiquier_deplacement_realise_coup_standard(e, coin, rangee, petit ? 5 : 3, rangee);\n";

/// A fault in castling, a check that it fails, and what the failure says of it.
const TOLD: [(&str, &str, &str, &str); 4] = [
    (ROOK_MOVES, "", "petit_roque_permis", "reçu     : la tour blanche est en h1 et non en f1\n"),
    (
        "    refuse(erreur, pas_erreur, -1, -1);\n",
        "",
        "grand_roque_permis",
        "attendu  : 0 (pas d'erreur)\nreçu     : jamais écrit",
    ),
    (
        "    for (x = petit ? 5 : 1;",
        "    e->joueur_courant = 1 - e->joueur_courant;\n    for (x = petit ? 5 : 1;",
        "une_piece_entre_le_roi_et_la_tour",
        "attendu  : &p->e sans changement\nreçu     : joueur_courant vaut 1 au lieu de 0\n",
    ),
    (
        "return refuse(erreur, erreur_roque_non_permis, coin, rangee);\n    if (historique",
        "return refuse(erreur, erreur_roque_non_permis, 4, rangee);\n    if (historique",
        "la_tour_n_est_pas_sur_sa_case",
        "attendu  : h1\nreçu     : e1\n",
    ),
];

const COPIES: [Copy; 3] = [STACKS, GAME, CASTLING];

/// A fault in one function, and how the names of its checks begin: no other fails.
const LONE_FAULTS: [(&str, &str, &str); 6] = [
    ("        p->hauteur = 0;", "        (void)p;", "initialiser_"),
    ("saine(p) ? p->hauteur : 0", "p->hauteur", "hauteur_"),
    ("p->pieces[p->hauteur] = piece", "p->pieces[0] = piece", "empiler_"),
    ("    p->hauteur++;\n", "", "empiler_"),
    (" || p->hauteur == STACKCHESS_PILE_MAX", "", "empiler_"),
    ("    p->hauteur--;\n", "", "depiler_"),
];

impl Copy {
    fn right(&self) -> String {
        fs::read_to_string(root().join("c_tests/copies").join(self.file)).unwrap()
    }

    fn with_fault(&self, right: &str, wrong: &str) -> String {
        let copy = self.right().replacen(right, wrong, 1);
        assert_ne!(copy, self.right(), "{right}");
        copy
    }
}

/// The checks of a program that fail with a copy.
fn failures(program: &str, copy: &str) -> Vec<Check> {
    let temp = TempDir::new("copies");
    let suite = kept::object(&root().join(format!("c_tests/{program}.c"))).unwrap();
    let copy = temp.write("copie.c", copy);
    let program =
        support::build_program(&Compiler::c(), &[&suite, &copy], Linkage::Static, &temp).unwrap();
    let limit = Duration::from_secs(300);
    let outcome = process::run(support::wrapped(&program).env("VERIF_LIMITE", "5"), limit);
    let checks = tap::parse(&outcome.stdout);
    assert!(!checks.is_empty(), "{}", outcome.describe());
    checks.into_iter().filter(|check| !check.ok).collect()
}

#[test]
fn a_right_copy_passes() {
    for copy in COPIES {
        parallel::for_each(copy.programs.len(), |number| {
            let program = copy.programs[number];
            let failed = failures(program, &copy.right());
            assert!(failed.is_empty(), "{program}: {failed:?}");
        });
    }
}

#[test]
fn each_fault_is_found() {
    for copy in COPIES {
        parallel::for_part(3, copy.faults.len(), |number| {
            let (right, wrong, program, check) = copy.faults[number];
            let failed = failures(program, &copy.with_fault(right, wrong));
            let found = failed.iter().any(|found| found.name == check);
            assert!(found, "{right} -> {wrong}: {failed:?}");
        });
    }
}

/// A mark says which function is wrong: by the check, and by the call, even after a crash.
#[test]
fn a_fault_is_found_where_it_is() {
    for (right, wrong, prefix) in LONE_FAULTS {
        let failed = failures("stackchess/stackchess_piles", &STACKS.with_fault(right, wrong));
        assert!(!failed.is_empty(), "{right} -> {wrong}");
        for check in failed {
            assert!(check.name.starts_with(prefix), "{right} -> {wrong}: {check:?}");
            let call = format!("appel    : stackchess_pile_{}(", prefix.trim_end_matches('_'));
            assert!(check.diagnostics.starts_with(&call), "{right} -> {wrong}: {check:?}");
        }
    }
}

/// Not in bytes, nor in what happened to lie in memory: in pieces and squares.
#[test]
fn a_fault_is_told_in_the_words_of_the_game() {
    for (right, wrong, check, told) in TOLD {
        let failed = failures("cpe/deplacement_special", &CASTLING.with_fault(right, wrong));
        let found = failed.iter().find(|failed| failed.name == check);
        let found = found.unwrap_or_else(|| panic!("{right} -> {wrong}: {failed:?}"));
        assert!(found.diagnostics.contains(told), "{right} -> {wrong}: {}", found.diagnostics);
    }
}
