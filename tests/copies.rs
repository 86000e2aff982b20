//! A student's stacks, marked by the C suite: a right copy passes every check, and
//! each fault put into it is found.

mod support;

use std::fs;
use std::time::Duration;

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, process, root, tap};

/// What is written instead of what, and the program and the check that must fail.
const FAULTS: [(&str, &str, &str, &str); 10] = [
    ("p != NULL && p->hauteur >= 0", "p->hauteur >= 0", "piles", "pointeurs_nuls"),
    ("p->hauteur >= 0 && ", "", "piles", "hauteurs_insensees"),
    (" && p->hauteur <= PILE_CAPACITE", "", "piles", "hauteurs_insensees"),
    ("        p->hauteur = 0;", "        (void)p;", "piles", "une_pile_qui_servait_redevient_vide"),
    ("|| p->hauteur == 0;", "|| p->hauteur <= 1;", "piles", "premier_entre_dernier_sorti"),
    (" || p->hauteur == PILE_CAPACITE", "", "piles", "une_pile_pleine"),
    ("    p->hauteur++;\n", "", "coups", "les_pieces_gardent_leur_ordre"),
    ("p->pieces[p->hauteur - 1]", "p->pieces[0]", "coups", "les_pieces_gardent_leur_ordre"),
    (" || piece == NULL", "", "piles", "piece_nulle"),
    ("    p->hauteur--;\n", "", "coups", "prises"),
];

/// The names of the checks of a program that fail with a copy.
fn failures(program: &str, copy: &str) -> Vec<String> {
    let temp = TempDir::new("copies");
    let suite = root().join(format!("c_tests/stackchess_{program}.c"));
    let copy = temp.write("copie.c", copy);
    let program =
        support::build_program(&Compiler::c(), &[&suite, &copy], Linkage::Static, &temp).unwrap();
    let limit = Duration::from_secs(300);
    let outcome = process::run(support::wrapped(&program).env("VERIF_LIMITE", "5"), limit);
    let checks = tap::parse(&outcome.stdout);
    assert!(!checks.is_empty(), "{}", outcome.describe());
    checks.into_iter().filter(|check| !check.ok).map(|check| check.name).collect()
}

fn right_copy() -> String {
    fs::read_to_string(root().join("c_tests/copies/piles.c")).unwrap()
}

#[test]
fn a_right_copy_passes() {
    for program in ["piles", "coups"] {
        assert_eq!(failures(program, &right_copy()), [""; 0], "{program}");
    }
}

#[test]
fn each_fault_is_found() {
    for (right, wrong, program, check) in FAULTS {
        let copy = right_copy().replacen(right, wrong, 1);
        assert_ne!(copy, right_copy(), "{right}");
        let failed = failures(program, &copy);
        assert!(failed.iter().any(|name| name == check), "{right} -> {wrong}: {failed:?}");
    }
}
