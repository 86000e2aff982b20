//! `echecs lancer` with a program that has for itself a name of the system's.

use std::fs;

use crate::{code, echecs, run};
use support::process::Outcome;
use support::temp::TempDir;

/// Runs a program; what it came to, and the lines that warn of a name.
fn ran(temp: &TempDir, files: &[(&str, &str)]) -> (Outcome, Vec<String>) {
    let files = files.iter().map(|(name, text)| temp.write(name, text));
    let outcome = run(echecs().arg("lancer").args(files).current_dir(temp.path()));
    let lines = outcome.stderr.lines().filter(|line| line.contains("dont la bibliothèque se sert"));
    let lines = lines.map(str::to_owned).collect();
    (outcome, lines)
}

/// Without the warning, nobody would know why the file is not there.
#[test]
fn a_program_that_takes_a_name_that_the_library_uses_is_told() {
    let temp = TempDir::new("taken");
    let program = "#include \"echecs.h\"\n\
        int write(const char *mot);\n\
        int compter(void);\n\
        int write(const char *mot) { return mot != 0; }\n\
        int main(void) {\n\
            echiquier e;\n\
            echiquier_initialiser(&e);\n\
            entree_sortie_ecrit_fichier_echiquier(\"e.txt\", &e);\n\
            return write(\"mot\") + compter();\n\
        }\n";
    let other = "int pause = 1;\nint compter(void);\nint compter(void) { return pause; }\n";
    let (outcome, lines) = ran(&temp, &[("programme.c", program), ("autre.c", other)]);
    assert_eq!(
        lines,
        [
            "echecs : attention : votre variable « pause » prend le nom d'une fonction du système, \
             dont la bibliothèque se sert : renommez-la ou déclarez-la static",
            "echecs : attention : votre fonction « write » remplace celle du système, dont la \
             bibliothèque se sert : renommez-la ou déclarez-la static",
        ],
        "{}",
        outcome.describe()
    );
    // It is run all the same.
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
}

#[test]
fn a_name_that_is_static_or_not_used_is_nobody_s_business() {
    let temp = TempDir::new("taken");
    let program = "#include \"echecs.h\"\n\
        static int write(void) { return 3; }\n\
        int connect(void);\n\
        int connect(void) { return 4; }\n\
        int main(void) {\n\
            echiquier e;\n\
            echiquier_initialiser(&e);\n\
            entree_sortie_ecrit_fichier_echiquier(\"e.txt\", &e);\n\
            return write() + connect();\n\
        }\n";
    let (outcome, lines) = ran(&temp, &[("programme.c", program)]);
    assert!(lines.is_empty(), "{}", outcome.describe());
    assert_eq!(code(&outcome), Some(7), "{}", outcome.describe());
    assert!(fs::read_to_string(temp.path().join("e.txt")).unwrap().lines().count() > 8);
}
