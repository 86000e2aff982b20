//! The rules of CONTRIBUTING.md on French that a test can see.

use std::fs;

use support::clauses::{Clause, clauses, conditions};
use support::literals::literals;
use support::{self, prototypes, root};

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

/// A text that people read: its name, its lines with their numbers.
type Text = (String, Vec<(usize, String)>);

/// What people read: headers, guides, examples, and the sentences of the library and of its
/// command, which are literals.
fn french_texts() -> Vec<Text> {
    let mut all: Vec<Text> =
        headers().into_iter().map(|(name, text)| (name, lines(&text))).collect();
    for (folder, extension, lines) in [
        ("docs", "md", lines as fn(&str) -> Vec<(usize, String)>),
        ("examples_c", "c", lines),
        ("examples_c", "h", lines),
        ("src", "rs", sentences),
    ] {
        let files = support::files_below(folder, extension);
        assert!(!files.is_empty(), "{folder}");
        for path in files {
            let name = path.strip_prefix(root()).unwrap().display().to_string();
            all.push((name, lines(&fs::read_to_string(path).unwrap())));
        }
    }
    all
}

/// Without what comments begin their lines with.
fn lines(text: &str) -> Vec<(usize, String)> {
    let bare = |line: &str| line.trim().trim_start_matches('*').trim().to_owned();
    text.lines().enumerate().map(|(number, line)| (number + 1, bare(line))).collect()
}

/// The literals of a source, an empty line after each.
fn sentences(source: &str) -> Vec<(usize, String)> {
    let on_one_line = |literal: String| {
        let words = literal.replace("\\n", " ");
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let literals = literals(source).into_iter();
    literals
        .flat_map(|(number, literal)| [(number, on_one_line(literal)), (number, String::new())])
        .collect()
}

/// Where a text has one of the forbidden phrases. A phrase may go on in the next line, but
/// not after an empty one.
fn forbidden(text: &[(usize, String)]) -> Vec<(usize, &'static str)> {
    let mut joined = String::new();
    let mut starts = Vec::new();
    for (number, line) in text {
        starts.push((joined.len(), *number));
        let end = if line.is_empty() { "\n" } else { " " };
        joined.push_str(&(line.to_lowercase() + end));
    }
    let line_of = |at| starts[starts.partition_point(|(start, _)| *start <= at) - 1].1;
    let found = FORBIDDEN.iter().flat_map(|&phrase| {
        joined.match_indices(phrase).map(|(at, _)| (line_of(at), phrase)).collect::<Vec<_>>()
    });
    found.collect()
}

#[test]
fn one_word_a_notion() {
    let mut faults = Vec::new();
    for (name, text) in french_texts() {
        let found = forbidden(&text).into_iter();
        faults.extend(found.map(|(line, phrase)| format!("{name}:{line}: « {phrase} »")));
    }
    none(faults);
}

#[test]
fn a_phrase_is_found_across_lines_and_in_literals() {
    let comment =
        "/**\n * Le camp dont c'est\n * le tour joue.\n *\n * Une\n *\n * telle fin.\n */\n";
    assert_eq!(forbidden(&lines(comment)), [(2, "dont c'est le tour")]);
    let source = "// un tel coup\nlet a = ('\"', '\\'', b\"ci\", c\"-dessus\");\n\
                  fn f<'a>(x: &'a str) { g(\"voir \\\"a\\\" ci-\\\n    dessus\", r#\"\"en faute\"\"#); }\n\
                  let b = \"le camp qui\n  doit jouer\";";
    assert_eq!(literals(source).len(), 5, "{:?}", literals(source));
    assert_eq!(
        forbidden(&sentences(source)),
        [(4, "en faute"), (5, "qui doit jouer"), (3, "ci-dessus")]
    );
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
        for Clause { tag, text: clause, .. } in clauses(&text) {
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
            for (tag, clause) in conditions(&function.doc) {
                if !for_all && !clause.contains("sinon") {
                    faults.push(format!("{name}: {}: [{tag}] {clause}", function.name));
                }
            }
        }
    }
    none(faults);
}
