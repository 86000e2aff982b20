//! Pages in a real browser: nothing goes wrong, nothing is cut off, everybody can read it, in light and
//! in dark, on a screen and on a telephone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use super::compilers::everything_is_asked_for;
use super::temp::TempDir;
use super::{process, root};

/// What a page says about itself, from inside a browser.
const WATCHER: &str = include_str!("page.js");

/// So many pages are opened by one browser.
const AT_ONCE: usize = 20;

/// Opens pages in light and in dark, on a telephone and on a screen; fails if there is something wrong
/// with one.
pub fn check(temp: &TempDir, pages: &[PathBuf]) {
    for some in pages.chunks(AT_ONCE) {
        for is_dark in [false, true] {
            let found = found(temp, some, is_dark);
            let found = found.as_array().unwrap();
            assert_eq!(found.len(), some.len());
            for (page, found) in some.iter().zip(found) {
                let place = format!("{}, dark: {is_dark}: {found:#}", page.display());
                assert_eq!(found["fond_sombre"], is_dark, "{place}");
                assert_eq!(found["fautes"].as_array().map(Vec::len), Some(0), "{place}");
            }
        }
    }
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

/// What is on the paper when a page is printed; pdftotext reads it.
pub fn printed(temp: &TempDir, page: &Path) -> String {
    let paper = temp.path().join("papier.pdf");
    let mut command = browser(temp, true);
    command.arg("--no-pdf-header-footer").arg(format!("--print-to-pdf={}", paper.display()));
    process::run(command.arg(format!("file://{}", page.display())), Duration::from_secs(120));
    let mut reader = Command::new("pdftotext");
    reader.arg("-layout").arg(&paper).arg("-");
    process::succeed(&mut reader).unwrap().stdout
}

/// A page around the pages, which looks at each on a telephone and on a screen.
fn around(temp: &TempDir, pages: &[PathBuf]) -> PathBuf {
    let texts: Vec<String> = pages.iter().map(|page| fs::read_to_string(page).unwrap()).collect();
    let axe = axe().map(|path| fs::read_to_string(path).unwrap());
    let quoted = |value: Value| value.to_string().replace("</", "<\\/");
    let (texts, axe) = (quoted(texts.into()), quoted(axe.into()));
    temp.write(
        "autour.html",
        &format!(
            "<!DOCTYPE html><meta charset=utf-8><body><iframe width=375 height=3000></iframe>\
             <iframe width=1000 height=3000></iframe><pre id=resultat></pre>\
             <script>const pages = {texts}; const axe_text = {axe};\n{WATCHER}</script>"
        ),
    )
}

/// axe-core, which continuous integration installs.
fn axe() -> Option<PathBuf> {
    let path = root().join("target/python/axe_core_python/axe.min.js");
    let is_there = path.is_file();
    assert!(is_there || !everything_is_asked_for(), "axe-core is not in target/python");
    is_there.then_some(path)
}

/// What was found in each of these pages. Nothing was said on the browser's console.
fn found(temp: &TempDir, pages: &[PathBuf], is_dark: bool) -> Value {
    let around = around(temp, pages);
    let mut command = browser(temp, is_dark);
    command.arg("--enable-logging=stderr");
    command.arg("--dump-dom").arg(format!("file://{}", around.display()));
    let outcome = process::run(&mut command, Duration::from_secs(600));
    assert!(!outcome.stderr.contains(":CONSOLE"), "{}", outcome.stderr);
    let text = outcome.stdout.split("<pre id=\"resultat\">").nth(1);
    let text = text.and_then(|rest| rest.split("</pre>").next()).unwrap_or_default();
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{}", outcome.describe()))
}
