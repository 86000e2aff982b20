//! The pages of a class.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::browser;
use crate::support::compilers::{tool_answers, tool_is_there};
use crate::{Desk, RIGHT, WRONG, echecs, succeed, support};

/// Every page of the example class, its own and those of its copies.
#[test]
fn pages_are_whole_and_readable_in_a_browser() {
    if !tool_is_there("chromium") {
        return;
    }
    let desk = Desk::new();
    let example = support::root().join("examples_c/classe");
    let mut command = echecs("classe");
    command.arg(example.join("sujet.toml")).arg(example.join("copies"));
    succeed(command.arg("--sortie").arg(desk.path("sortie")));
    browser::check(&desk.temp, "index", &desk.path("sortie/index.html"));
    if tool_answers("pdftotext", "-v") {
        // All of it is on paper too.
        let paper = browser::printed(&desk.temp, &desk.path("sortie/index.html"));
        for part in ["equipe-tour", "8,67", "HISTORIQUE-EXISTE-G3", "equipe-cavalier, equipe-fou"] {
            assert!(paper.contains(part), "{part}: {paper}");
        }
    }
    for copy in fs::read_dir(desk.path("sortie/copies")).unwrap().map(Result::unwrap) {
        browser::check(&desk.temp, &copy.file_name().to_string_lossy(), &copy.path());
    }
}

/// The picture of the guide is made by a script, of the size that it has.
#[test]
fn the_picture_of_the_guide_can_be_made_again() {
    if !tool_is_there("chromium") {
        return;
    }
    let desk = Desk::new();
    let made = desk.path("classe.png");
    let mut script = Command::new(support::root().join("docs/images/classe.sh"));
    succeed(script.arg(&made).env("ECHECS", env!("CARGO_BIN_EXE_echecs")));
    // The width and the height of a PNG.
    let size = |path: &Path| fs::read(path).unwrap()[16..24].to_vec();
    assert_eq!(size(&made), size(&support::root().join("docs/images/classe.png")));
}

#[test]
fn the_class_is_one_page_that_needs_nothing_else() {
    let desk = Desk::new();
    desk.write("copies/a/historique.c", RIGHT);
    desk.write("copies/b.c", WRONG);
    desk.write("copies/c.c", WRONG.replace("x_depart == x", "x_depart == (x)"));
    desk.write("copies/d.c", RIGHT);
    succeed(&mut desk.class());
    let page = desk.read("sortie/index.html");
    for part in [
        "<html lang=\"fr\">",
        "<h1>L&#x27;historique</h1>",
        "moyenne <strong>5</strong> sur 6",
        "href=\"copies/a.html\"",
        "HISTORIQUE-EXISTE-G2 : 2 copies sur 4",
        "<code>historique.c</code> : 2 copies (a, d)",
        "<svg class=\"histogramme\"",
        "de 4 à moins de 5 : 2 copies, de 5 à 6 : 2 copies",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for name in ["a", "b", "c", "d"] {
        let text = desk.read(&format!("sortie/copies/{name}.html"));
        assert!(text.contains("<html lang=\"fr\">"), "{text}");
    }
}
