//! The rules of CONTRIBUTING.md on French that a test can see.

mod support;

use std::fs;
use std::path::PathBuf;

use support::{prototypes, root};

/// Name and text of every header with contracts.
fn headers() -> Vec<(String, String)> {
    let mut all = support::headers();
    let named = |header: headers::Rendered| (header.file.display().to_string(), header.text);
    all.extend(headers::inline_headers().map(named));
    all
}

/// Says all that is wrong, at once.
#[track_caller]
fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_summary_is_one_short_sentence() {
    let mut faults = Vec::new();
    for (name, text) in support::headers() {
        for function in prototypes::parse(&text).unwrap().functions {
            let paragraph: Vec<&str> =
                function.doc.lines().take_while(|line| !line.is_empty()).collect();
            let summary = paragraph.join(" ");
            let wrong = [
                (summary.chars().count() > 70, "more than 70 characters"),
                (!summary.ends_with('.'), "no sentence"),
                (summary.contains(". "), "several sentences"),
                (summary.contains(" : "), "an explanation"),
            ];
            for (_, what) in wrong.into_iter().filter(|(is_wrong, _)| *is_wrong) {
                faults.push(format!("{name}: {}: {what}: « {summary} »", function.name));
            }
        }
    }
    none(faults);
}

#[test]
fn lines_of_headers_fit_a_screen() {
    let mut faults = Vec::new();
    for (name, text) in headers() {
        let lines = text.lines().enumerate();
        let long = lines.filter(|(_, line)| line.chars().count() > 100);
        faults.extend(long.map(|(number, line)| format!("{name}:{}: {line}", number + 1)));
    }
    none(faults);
}

/// Words that have another one, and turns that have no referent.
const FORBIDDEN: &[&str] = &[
    "précondition",
    "fautif",
    "fautive",
    "en faute",
    "dont c'est le tour",
    "qui doit jouer",
    "déplacement ordinaire",
    "coup ordinaire",
    "ci-dessus",
    "ci-dessous",
    "un tel ",
    "une telle ",
    "l'un des deux.",
    "l'un des deux,",
    "l'un des deux ;",
    "l'un des deux peut",
    "celui-là",
    "celle-là",
    "le devient",
    "c'est la sienne",
    "sauvegard",
];

/// What people read: headers, guides, and the sentences of the library.
fn french_texts() -> Vec<(String, String)> {
    let mut all = headers();
    let mut files: Vec<PathBuf> = support::files("docs", "md");
    files.extend(support::files("examples_c", "c"));
    files.extend(support::files("examples_c", "h"));
    for path in files {
        let name = path.strip_prefix(root()).unwrap().display().to_string();
        all.push((name, fs::read_to_string(path).unwrap()));
    }
    all
}

#[test]
fn one_word_a_notion() {
    let mut faults = Vec::new();
    for (name, text) in french_texts() {
        for (number, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            for word in FORBIDDEN.iter().filter(|word| line.contains(*word)) {
                faults.push(format!("{name}:{}: « {word} »: {line}", number + 1));
            }
        }
    }
    none(faults);
}

/// The clauses of a header: tag and text, on one line.
fn clauses(text: &str) -> Vec<(String, String)> {
    let mut clauses: Vec<(String, String)> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let Some(content) = line.strip_prefix(" *").filter(|&content| content != "/") else {
            is_open = false;
            continue;
        };
        if let Some((tag, start)) =
            content.strip_prefix(" - [").and_then(|rest| rest.split_once(']'))
        {
            clauses.push((tag.to_owned(), start.trim().to_owned()));
            is_open = true;
        } else if content.trim().is_empty() {
            is_open = false;
        } else if let (true, Some((_, clause))) = (is_open, clauses.last_mut()) {
            clause.push(' ');
            clause.push_str(content.trim());
        }
    }
    clauses
}

/// The verbs of what happens otherwise.
const VERBS: &[&str] = &[
    "rend",
    "reçoit",
    "reçoivent",
    "change",
    "changent",
    "fait",
    "écrit",
    "est",
    "sont",
    "devient",
    "vide",
    "annule",
    "signale",
    "refuse",
    "compte",
    "essaie",
    "garde",
    "donne",
    "vaut",
    "valent",
    "joue",
    "cherche",
];

#[test]
fn every_otherwise_has_a_verb() {
    let mut faults = Vec::new();
    for (name, text) in headers() {
        for (tag, clause) in clauses(&text) {
            for (at, word) in clause.match_indices("sinon") {
                // « rend 1 si …, et 0 sinon » has its verb before.
                let before = &clause[..at];
                let comes_last = ["0 ", "-1 ", "NULL "].iter().any(|value| before.ends_with(value));
                let rest = &clause[at + word.len()..];
                let phrase = rest.split([';', '.', ':']).next().unwrap_or_default();
                let mut words = phrase.split(|c: char| !c.is_alphanumeric());
                if !comes_last && !words.any(|word| VERBS.contains(&word)) {
                    faults.push(format!("{name}: [{tag}] « sinon{rest} »"));
                }
            }
        }
    }
    none(faults);
}

/// Every clause that a caller must respect says what happens otherwise, by itself or by a
/// sentence before the list.
#[test]
fn every_condition_says_what_happens_otherwise() {
    let mut faults = Vec::new();
    for (name, text) in support::headers() {
        for function in prototypes::parse(&text).unwrap().functions {
            let for_all = function.doc.contains("Si une clause n'est pas respectée");
            let comment = function.doc.lines().map(|line| format!(" * {line}\n"));
            for (tag, clause) in clauses(&comment.collect::<String>()) {
                let (_, kind) = tag.rsplit_once('-').unwrap_or_default();
                let says = for_all || clause.contains("sinon") || !kind.starts_with('N');
                if !says {
                    faults.push(format!("{name}: {}: [{tag}] {clause}", function.name));
                }
            }
        }
    }
    none(faults);
}
