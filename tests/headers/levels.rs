//! Who asks for what a function guarantees: the course's sheet, or the header alone.

use std::collections::BTreeSet;
use std::fs;

use super::header::{headers_with_contracts, inline_functions};
use support::clauses::{Clause, Kind, Level, clauses, parse};
use support::{self, prototypes, root};

/// The functions of `tests/fixtures/fiches.txt`: header and name.
fn asked() -> BTreeSet<(String, String)> {
    let text = fs::read_to_string(root().join("tests/fixtures/fiches.txt")).unwrap();
    let mut asked = BTreeSet::new();
    let mut header = "";
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.ends_with(".h") {
            header = line;
        } else {
            let is_new = asked.insert((header.to_owned(), line.to_owned()));
            assert!(is_new, "{line} is there twice");
        }
    }
    asked
}

/// The functions of a header, each with its contract.
fn contracts(text: &str) -> Vec<(String, String)> {
    let inline = inline_functions(text);
    if inline.is_empty() {
        let functions = prototypes::parse(text).unwrap().functions.into_iter();
        return functions.map(|function| (function.name, function.doc)).collect();
    }
    let name = |line: &str| {
        let words = line.split('(').next().unwrap_or_default();
        words.rsplit([' ', '*']).next().unwrap_or_default().to_owned()
    };
    inline.into_iter().map(|(line, doc)| (name(line), doc.to_owned())).collect()
}

/// The tags of the guarantees that a sheet asks for.
fn of_the_sheet(text: &str) -> Vec<String> {
    let of_the_sheet = |clause: &Clause| clause.kind == Kind::Guarantee(Level::Sheet);
    clauses(text).into_iter().filter(of_the_sheet).map(|clause| clause.tag).collect()
}

#[test]
fn the_sheets_ask_for_the_functions_of_the_list_and_for_no_others() {
    let mut found = BTreeSet::new();
    for (name, text) in headers_with_contracts() {
        let mut of_functions = Vec::new();
        for (function, doc) in contracts(&text) {
            let tags = of_the_sheet(&doc);
            if !tags.is_empty() {
                found.insert((name.clone(), function));
            }
            of_functions.extend(tags);
        }
        assert_eq!(of_functions, of_the_sheet(&text), "{name}: of what is no function");
    }
    let asked = asked();
    let lacking: Vec<_> = asked.difference(&found).collect();
    assert!(lacking.is_empty(), "every guarantee is marked +: {lacking:?}");
    let unasked: Vec<_> = found.difference(&asked).collect();
    assert!(unasked.is_empty(), "no sheet asks for {unasked:?}, so + marks every guarantee");
}

/// Whoever opens any file with contracts can read them.
#[test]
fn every_file_with_a_mark_says_what_it_means() {
    let mut files = 0;
    for path in support::files_below("include", "h") {
        let text = fs::read_to_string(&path).unwrap();
        if !clauses(&text).is_empty() {
            let words: Vec<&str> = text.split([' ', '\n', '*']).filter(|w| !w.is_empty()).collect();
            let explained = "garantie marquée « + », par exemple [ROQUE-G3] +, est un ajout";
            assert!(words.join(" ").contains(explained), "{}", path.display());
            files += 1;
        }
    }
    assert!(files > 20, "{files}");
}

fn clause(tag: &str, kind: Kind, text: &str) -> Clause {
    Clause { tag: tag.to_owned(), kind, text: text.to_owned() }
}

#[test]
fn a_clause_has_its_tag_its_level_and_its_whole_sentence() {
    let text = "\
/**
 * Un titre.
 *
 * Nécessite :
 * - [A-B-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [A-B-G1] rend 1 + 1 si la somme,
 *   *p + 1, dans cet ordre :
 *   - est paire ;
 * - [A-B-G12] + rend 2.
 */
int f(const int *p);
";
    let expected = [
        clause("A-B-N1", Kind::Condition, "p n'est pas NULL ; sinon rend 0."),
        clause(
            "A-B-G1",
            Kind::Guarantee(Level::Sheet),
            "rend 1 + 1 si la somme, *p + 1, dans cet ordre :\n- est paire ;",
        ),
        clause("A-B-G12", Kind::Guarantee(Level::Header), "rend 2."),
    ];
    assert_eq!(parse(text).unwrap(), expected);
    let [function] = &prototypes::parse(text).unwrap().functions[..] else { panic!() };
    assert_eq!(parse(&function.doc).unwrap(), expected);
}

/// A duty of the caller has no mark, and a mark stands apart.
#[test]
fn what_only_looks_like_a_clause_is_refused() {
    for line in [
        "- [A-N1] + p n'est pas NULL.",
        "- [A-G1] +rend 1.",
        "- [A-G1] +",
        "- [A-G1]",
        "- [A-G1 rend 1.",
        "- [A-X1] rend 1.",
        "- [A-G] rend 1.",
        "- [a-G1] rend 1.",
        "- [G1] rend 1.",
        "- [-G1] rend 1.",
    ] {
        assert!(parse(line).is_err(), "{line}");
    }
}
