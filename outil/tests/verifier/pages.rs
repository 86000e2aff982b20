//! The page of a report in a real browser: nothing goes wrong, nothing is cut off, everybody can read
//! it, in light and in dark, on a screen and on a telephone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::{code, copy, quick, run, verifier};
use support::browser;
use support::compilers::{tool_answers, tool_is_there};
use support::temp::TempDir;
use support::{process, root};

/// Copies whose pages are unlike each other.
fn copies(temp: &TempDir) -> Vec<(&'static str, Vec<PathBuf>)> {
    let broken = temp.write("faute.c", "int parse_fen(char *fen)\n{\n    return oubli\n}\n");
    vec![
        ("faux", vec![copy("cpe/roque_b8_occupee.c"), copy("cpe/historique_departs.c")]),
        ("ensemble", vec![temp.write("deux.c", crate::told::TWO), copy("cpe/roque_b8_occupee.c")]),
        ("juste", vec![copy("cpe/historique_fiche.c")]),
        ("plante", vec![copy("cpe/roque_plantage.c")]),
        ("masques", vec![copy("in104/masques_bord.c")]),
        ("piles", vec![copy("stackchess/piles_incomplet.c")]),
        ("ne_compile_pas", vec![broken]),
    ]
}

/// The page of a copy.
fn page(temp: &TempDir, name: &str, sources: &[PathBuf]) -> PathBuf {
    let path = temp.path().join(format!("{name}.html"));
    let outcome = run(verifier().arg("--html").arg(&path).args(sources));
    assert!(path.is_file(), "{}", outcome.describe());
    path
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn pages_are_whole_and_readable_in_a_browser() {
    if !tool_is_there("chromium") {
        return;
    }
    let temp = TempDir::new("pages");
    let copies = copies(&temp).into_iter();
    let pages: Vec<PathBuf> = copies.map(|(name, sources)| page(&temp, name, &sources)).collect();
    browser::check(&temp, &pages);
}

/// What is folded on a screen is open on paper.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_page_can_be_printed() {
    if !tool_is_there("chromium") || !tool_answers("pdftotext", "-v") {
        return;
    }
    let temp = TempDir::new("pages");
    let page = page(&temp, "faux", &[copy("cpe/roque_b8_occupee.c")]);
    let paper = browser::printed(&temp, &page);
    for part in ["ROQUE-G2", "int main(void)", "#include \"echecs.h\""] {
        assert!(paper.contains(part), "{part}: {paper}");
    }
}

/// The picture of the guides is made by a script, of the size that it has.
#[test]
#[ignore = "long: .ci/run runs it"]
fn the_picture_of_the_guides_can_be_made_again() {
    if !tool_is_there("chromium") {
        return;
    }
    let temp = TempDir::new("pages");
    let made = temp.path().join("rapport.png");
    let mut script = Command::new(root().join("docs/images/rapport.sh"));
    script.arg(&made).env("ECHECS", env!("CARGO_BIN_EXE_echecs"));
    let outcome = process::run(&mut script, Duration::from_secs(240));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    // The width and the height of a PNG.
    let size = |path: &Path| fs::read(path).unwrap()[16..24].to_vec();
    assert_eq!(size(&made), size(&root().join("docs/images/rapport.png")));
}

/// It is the folder that is not there, not the page, which is to be written.
#[test]
fn a_page_in_no_folder_is_told() {
    let temp = TempDir::new("pages");
    let path = temp.path().join("absent/rapport.html");
    let outcome = run(verifier().arg("--html").arg(&path).arg(quick()));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert!(outcome.stderr.contains("il n'y a pas de dossier "), "{}", outcome.describe());
}

/// Whoever forgets its name does not lose the copy that comes next.
#[test]
fn a_page_is_not_written_over_a_copy() {
    let temp = TempDir::new("pages");
    let copy = temp.write("copie.c", "int main(void) { return 0; }\n");
    for arguments in [vec!["--html", "copie.c", "copie.c"], vec!["copie.c", "--html", "sujet.toml"]]
    {
        let outcome = run(verifier().current_dir(temp.path()).args(&arguments));
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        assert!(outcome.stderr.contains("finit par .html"), "{}", outcome.describe());
    }
    assert_eq!(fs::read_to_string(copy).unwrap(), "int main(void) { return 0; }\n");
    assert!(!temp.path().join("sujet.toml").exists());
}
