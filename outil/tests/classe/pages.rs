//! The pages of a class.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Desk, HOUR, RIGHT, WRONG, code, echecs, succeed};
use support::browser;
use support::compilers::{tool_answers, tool_is_there};
use support::process;

/// Every page of the example class, its own and those of its copies.
#[test]
#[ignore = "long: .ci/run runs it"]
fn pages_are_whole_and_readable_in_a_browser() {
    if !tool_is_there("chromium") {
        return;
    }
    let desk = Desk::new();
    let example = support::root().join("examples_c/classe");
    let mut command = echecs("classe");
    command.arg(example.join("sujet.toml")).arg(example.join("copies"));
    succeed(command.arg("--sortie").arg(desk.path("sortie")));
    browser::check(&desk.temp, &pages(&desk.path("sortie")));
    if tool_answers("pdftotext", "-v") {
        // All of it is on paper too.
        let paper = browser::printed(&desk.temp, &desk.path("sortie/index.html"));
        for part in ["equipe-tour", "8,67", "HISTORIQUE-EXISTE-G3", "equipe-cavalier, equipe-fou"] {
            assert!(paper.contains(part), "{part}: {paper}");
        }
    }
}

/// A subject of twenty-six functions: the table fits a sheet of paper, and nothing else is on it.
#[test]
#[ignore = "long: .ci/run runs it"]
fn many_functions_fit_a_page() {
    let desk = Desk::new();
    let subject = support::root().join("sujets/cpe-projet.toml");
    fs::copy(subject, desk.path("sujet.toml")).unwrap();
    for name in ["lea", "luc", "eve"] {
        desk.write(&format!("copies/{name}.c"), WRONG);
    }
    succeed(&mut desk.class());
    let page = desk.path("sortie/index.html");
    assert!(fs::read_to_string(&page).unwrap().contains("A4 landscape"));
    if !tool_is_there("chromium") {
        return;
    }
    browser::check(&desk.temp, std::slice::from_ref(&page));
    if tool_answers("pdftotext", "-v") {
        let paper = browser::printed(&desk.temp, &page);
        let sheets: Vec<&str> = paper.split('\u{c}').collect();
        // The last page feed ends the paper.
        assert!(sheets.len() <= 5, "{paper}");
        let table = sheets.iter().find(|sheet| sheet.contains("Pourquoi"));
        let table = table.unwrap_or_else(|| panic!("{paper}"));
        for part in ["lea", "luc", "eve", "autres"] {
            assert!(table.contains(part), "{part}: {paper}");
        }
    }
}

/// The page of a class, and those of its copies.
fn pages(class: &Path) -> Vec<PathBuf> {
    let copies = entries(&class.join("copies"));
    std::iter::once(class.join("index.html")).chain(copies).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = entries.collect();
    paths.sort();
    paths
}

/// One copy in so many, where not all are taken.
const SAMPLE: usize = 100;

/// The zoo, handed in: each of its folders is the class of a course. `.ci/zoo` takes all copies.
#[test]
#[ignore = "long: .ci/run runs it"]
fn every_page_of_the_zoo_is_whole_and_readable_in_a_browser() {
    if !tool_is_there("chromium") {
        return;
    }
    let is_whole = std::env::var_os("ECHECS_TOUT_LE_ZOO").is_some();
    let (mut desks, mut all) = (Vec::new(), Vec::new());
    for (folder, course, level) in [
        ("zoo/cpe", "cpe", "fiche"),
        ("zoo/hostiles", "cpe", "fiche"),
        ("zoo/in104", "in104", "fiche"),
        ("zoo/partie", "partie", "fiche"),
        ("zoo/stackchess", "stackchess", "fiche"),
        ("zoo_en_tete/cpe", "cpe", "en-tete"),
        ("zoo_en_tete/partie", "partie", "en-tete"),
    ] {
        let desk = Desk::new();
        let mut subject = echecs("sujet");
        subject.args(["--cours", course, "--niveau", level, "--vers"]).arg(desk.path("zoo.toml"));
        succeed(&mut subject);
        let zoo = entries(&support::root().join("outil/tests").join(folder));
        let chosen =
            zoo.iter().enumerate().filter(|(rank, _)| is_whole || rank % SAMPLE == SAMPLE / 2);
        let chosen: Vec<&PathBuf> = chosen.map(|(_, path)| path).collect();
        if chosen.is_empty() {
            continue;
        }
        succeed(Command::new("cp").arg("-r").args(&chosen).arg(desk.path("copies")));
        let mut class = echecs("classe");
        class.arg(desk.path("zoo.toml")).arg(desk.path("copies"));
        let outcome = process::run(class.arg("--sortie").arg(desk.path("sortie")), HOUR);
        assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
        let pages = pages(&desk.path("sortie"));
        assert_eq!(pages.len(), chosen.len() + 1, "{}", outcome.describe());
        all.extend(pages);
        desks.push(desk);
    }
    browser::check(&desks[0].temp, &all);
}

/// The picture of the guide is made by a script, of the size that it has.
#[test]
#[ignore = "long: .ci/run runs it"]
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
