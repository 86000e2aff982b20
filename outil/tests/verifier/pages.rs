//! The page of a report in a real browser: nothing goes wrong, nothing is cut off, everybody can read
//! it, in light and in dark, on a screen and on a telephone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::support::compilers::{everything_is_asked_for, tool_answers, tool_is_there};
use crate::support::temp::TempDir;
use crate::support::{process, root};
use crate::{copy, run, verifier};

/// What a page says about itself, from inside a browser.
const WATCHER: &str = include_str!("page.js");
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

fn browser(temp: &TempDir, is_dark: bool) -> Command {
    let mut command = Command::new("chromium");
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]);
    command.args(["--disable-background-networking", "--disable-component-update"]);
    command.args(["--disable-sync", "--disable-quic", "--hide-scrollbars"]);
    command.args(["--virtual-time-budget=20000", "--allow-file-access-from-files"]);
    // 0 is dark, 1 is light.
    command.arg(format!("--blink-settings=preferredColorScheme={}", u8::from(!is_dark)));
    command.arg(format!("--user-data-dir={}", temp.path().join("profil").display()));
    command
}

/// A page around the page, which looks at it on a telephone and on a screen.
fn around(temp: &TempDir, page: &Path) -> PathBuf {
    let text = fs::read_to_string(page).unwrap();
    let quoted = serde_json::to_string(&text).unwrap().replace("</", "<\\/");
    let axe = axe().map_or_else(String::new, |path| {
        let text = fs::read_to_string(path).unwrap();
        serde_json::to_string(&text).unwrap().replace("</", "<\\/")
    });
    let axe = if axe.is_empty() { "null" } else { &axe };
    temp.write(
        "autour.html",
        &format!(
            "<!DOCTYPE html><meta charset=utf-8><body><iframe width=375 height=3000></iframe>\
             <iframe width=1000 height=3000></iframe><pre id=resultat></pre>\
             <script>const page = {quoted}; const axe_text = {axe};\n{WATCHER}</script>"
        ),
    )
}

/// axe-core, which continuous integration installs.
fn axe() -> Option<PathBuf> {
    let path = root().join("target/node/node_modules/axe-core/axe.min.js");
    let is_there = path.is_file();
    assert!(is_there || !everything_is_asked_for(), "axe-core is not in target/node");
    is_there.then_some(path)
}

/// What was found in a page.
fn found(temp: &TempDir, page: &Path, is_dark: bool) -> Value {
    let around = around(temp, page);
    let mut command = browser(temp, is_dark);
    command.arg("--dump-dom").arg(format!("file://{}", around.display()));
    let outcome = process::run(&mut command, Duration::from_secs(120));
    let text = outcome.stdout.split("<pre id=\"resultat\">").nth(1);
    let text = text.and_then(|rest| rest.split("</pre>").next()).unwrap_or_default();
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{}", outcome.describe()))
}

#[test]
fn pages_are_whole_and_readable_in_a_browser() {
    if !tool_is_there("chromium") {
        return;
    }
    let temp = TempDir::new("pages");
    for (name, sources) in copies(&temp) {
        let page = page(&temp, name, &sources);
        for is_dark in [false, true] {
            let found = found(&temp, &page, is_dark);
            let place = format!("{name}, dark: {is_dark}: {found:#}");
            assert_eq!(found["fond_sombre"], is_dark, "{place}");
            assert_eq!(found["fautes"].as_array().map(Vec::len), Some(0), "{place}");
        }
    }
}

/// What is folded on a screen is open on paper.
#[test]
fn a_page_can_be_printed() {
    if !tool_is_there("chromium") || !tool_answers("pdftotext", "-v") {
        return;
    }
    let temp = TempDir::new("pages");
    let page = page(&temp, "faux", &[copy("cpe/roque_b8_occupee.c")]);
    let paper = temp.path().join("rapport.pdf");
    let mut command = browser(&temp, true);
    command.arg("--no-pdf-header-footer").arg(format!("--print-to-pdf={}", paper.display()));
    process::run(command.arg(format!("file://{}", page.display())), Duration::from_secs(120));
    let mut reader = Command::new("pdftotext");
    let outcome = process::run(reader.arg("-layout").arg(&paper).arg("-"), Duration::from_secs(60));
    for part in ["ROQUE-G2", "int main(void)", "#include \"echecs.h\""] {
        assert!(outcome.stdout.contains(part), "{part}: {}", outcome.describe());
    }
}
