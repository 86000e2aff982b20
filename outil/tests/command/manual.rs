//! The manual's page, beside what the command says of itself.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{code, echecs, run};
use support::compilers;

fn page() -> String {
    fs::read_to_string(support::root().join("outil/src/paquet/modeles/echecs.1")).unwrap()
}

/// The page without what is only for those who print it.
fn plain(page: &str) -> String {
    page.replace("\\-", "-")
}

/// The commands that the help names.
fn commands() -> Vec<String> {
    let help = run(echecs().arg("aide"));
    let lines = help.stdout.lines().filter_map(|line| line.strip_prefix("  cargo run -- "));
    let mut names: Vec<String> =
        lines.filter_map(|line| line.split(' ').next().map(str::to_owned)).collect();
    names.dedup();
    assert!(names.len() >= 12, "{names:?}");
    names
}

/// The part of the page on a command.
fn section(page: &str, name: &str) -> String {
    let title = format!(".SS echecs {name}\n");
    let (_, rest) = page.split_once(&title).unwrap_or_else(|| panic!("{name} has no section"));
    let ends = [".SS ", ".SH "].iter().filter_map(|title| rest.find(&format!("\n{title}")));
    rest[..ends.min().unwrap_or(rest.len())].to_owned()
}

/// The long options that a text names.
fn options(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let long = words.filter(|word| word.strip_prefix("--").is_some_and(|name| !name.is_empty()));
    long.map(str::to_owned).collect()
}

#[test]
fn the_manual_has_every_command_and_its_options() {
    let page = plain(&page());
    for name in commands() {
        assert!(page.contains(&format!("\n.B echecs {name}\n")), "{name} is not in the synopsis");
        let known = options(&section(&page, &name));
        if ["aide", "version"].contains(&name.as_str()) {
            continue;
        }
        let help = run(echecs().arg(&name).arg("--aide"));
        assert_eq!(code(&help), Some(0), "{}", help.describe());
        // Whose help is that of all has its own lines there.
        let lines = help.stdout.lines();
        let own: Vec<&str> = match help.stdout.contains("cargo run -- aide") {
            true => lines.filter(|line| line.contains(&format!("-- {name} "))).collect(),
            false => lines.collect(),
        };
        let told = own.join("\n").replace("cargo run --release --", "").replace("cargo run --", "");
        for option in options(&told) {
            let is_told = known.contains(&option) || option == "--aide";
            // What another command is asked is that one's.
            let is_other = option == "--liste" && name == "squelette"
                || option == "--part" && name == "rassembler";
            assert!(is_told || is_other, "{name} {option}");
        }
    }
}

/// Every variable that the command or the library reads, but for what cargo tells them.
#[test]
fn the_manual_has_every_variable_and_every_code() {
    let page = plain(&page());
    let (_, environment) = page.split_once(".SH ENVIRONNEMENT\n").unwrap();
    let mut found = BTreeSet::from(["TMPDIR".to_owned()]);
    for folder in ["src", "outil/src"] {
        variables(&support::root().join(folder), &mut found);
    }
    assert!(found.contains("CC") && found.contains("ECHECS_CONTRATS"), "{found:?}");
    for name in found {
        assert!(environment.contains(&format!("\n.B {name}\n")), "{name}");
    }
    let (_, codes) = page.split_once(".SH \"CODE DE RETOUR\"\n").unwrap();
    for number in ["0", "1", "2"] {
        assert!(codes.contains(&format!(".B {number}\n")), "{number}");
    }
    // What it says is installed is where the packages put it.
    for name in ["docs", "examples_c", "c_tests", "sujets"] {
        assert!(page.contains(&format!("\n.I /usr/share/echecs/{name}\n")), "{name}");
    }
}

fn variables(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            variables(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            for call in ["env::var(\"", "env::var_os(\""] {
                let names = text.split(call).skip(1).filter_map(|rest| rest.split('"').next());
                let ours = names.filter(|name| !name.starts_with("CARGO"));
                found.extend(ours.map(str::to_owned));
            }
        }
    }
}

#[test]
fn the_manual_is_read_without_a_complaint() {
    if !compilers::tool_is_there("groff") {
        return;
    }
    let page = support::root().join("outil/src/paquet/modeles/echecs.1");
    let outcome =
        run(Command::new("groff").args(["-man", "-Kutf8", "-Tutf8", "-ww", "-z"]).arg(page));
    assert!(outcome.succeeded() && outcome.stderr.is_empty(), "{}", outcome.describe());
}
