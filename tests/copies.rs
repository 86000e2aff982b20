//! A student's stacks, marked by the C suite: a right copy passes every check, and
//! each fault put into it is found.

mod support;

use std::fs;
use std::time::Duration;

use support::compilers::Compiler;
use support::tap::{self, Check};
use support::temp::TempDir;
use support::{Linkage, process, root};

/// What is written instead of what, the program, and the check that must fail.
const FAULTS: [(&str, &str, &str, &str); 10] = [
    ("p != NULL && p->hauteur >= 0", "p->hauteur >= 0", "piles", "empiler_sans_pile"),
    ("p->hauteur >= 0 && ", "", "piles", "empiler_hauteurs_insensees"),
    (" && p->hauteur <= PILE_CAPACITE", "", "piles", "depiler_hauteurs_insensees"),
    ("        p->hauteur = 0;", "        (void)p;", "piles", "initialiser_rend_vide"),
    ("|| p->hauteur == 0;", "|| p->hauteur <= 1;", "piles", "est_vide_dit_si_la_pile_l_est"),
    (" || p->hauteur == PILE_CAPACITE", "", "piles", "empiler_sur_une_pile_pleine"),
    ("    p->hauteur++;\n", "", "coups", "les_pieces_gardent_leur_ordre"),
    ("p->pieces[p->hauteur - 1]", "p->pieces[0]", "coups", "les_pieces_gardent_leur_ordre"),
    (" || piece == NULL", "", "piles", "sommet_sans_piece"),
    ("    p->hauteur--;\n", "", "coups", "prises"),
];

/// A fault in one function, and how the names of its checks begin: no other fails.
const LONE_FAULTS: [(&str, &str, &str); 6] = [
    ("        p->hauteur = 0;", "        (void)p;", "initialiser_"),
    ("saine(p) ? p->hauteur : 0", "p->hauteur", "taille_"),
    ("p->pieces[p->hauteur] = piece", "p->pieces[0] = piece", "empiler_"),
    ("    p->hauteur++;\n", "", "empiler_"),
    (" || p->hauteur == PILE_CAPACITE", "", "empiler_"),
    ("    p->hauteur--;\n", "", "depiler_"),
];

/// The checks of a program that fail with a copy.
fn failures(program: &str, copy: &str) -> Vec<Check> {
    let temp = TempDir::new("copies");
    let suite = root().join(format!("c_tests/stackchess_{program}.c"));
    let copy = temp.write("copie.c", copy);
    let program =
        support::build_program(&Compiler::c(), &[&suite, &copy], Linkage::Static, &temp).unwrap();
    let limit = Duration::from_secs(300);
    let outcome = process::run(support::wrapped(&program).env("VERIF_LIMITE", "5"), limit);
    let checks = tap::parse(&outcome.stdout);
    assert!(!checks.is_empty(), "{}", outcome.describe());
    checks.into_iter().filter(|check| !check.ok).collect()
}

fn right_copy() -> String {
    fs::read_to_string(root().join("c_tests/copies/piles.c")).unwrap()
}

#[test]
fn a_right_copy_passes() {
    for program in ["piles", "coups"] {
        let failed = failures(program, &right_copy());
        assert!(failed.is_empty(), "{program}: {failed:?}");
    }
}

fn with_fault(right: &str, wrong: &str) -> String {
    let copy = right_copy().replacen(right, wrong, 1);
    assert_ne!(copy, right_copy(), "{right}");
    copy
}

#[test]
fn each_fault_is_found() {
    for (right, wrong, program, check) in FAULTS {
        let failed = failures(program, &with_fault(right, wrong));
        assert!(failed.iter().any(|found| found.name == check), "{right} -> {wrong}: {failed:?}");
    }
}

/// A mark says which function is wrong: by the check, and by the call, even after a crash.
#[test]
fn a_fault_is_found_where_it_is() {
    for (right, wrong, prefix) in LONE_FAULTS {
        let failed = failures("piles", &with_fault(right, wrong));
        assert!(!failed.is_empty(), "{right} -> {wrong}");
        for check in failed {
            assert!(check.name.starts_with(prefix), "{right} -> {wrong}: {check:?}");
            let call = format!("appel    : pile_{}(", prefix.trim_end_matches('_'));
            assert!(check.diagnostics.starts_with(&call), "{right} -> {wrong}: {check:?}");
        }
    }
}
