//! The forms of a report, each read by what reads it.

use std::fs;

use crate::{code, copy, json, right, run, verifier, wrong};
use support::temp::TempDir;

#[test]
fn tap_has_a_line_a_clause() {
    let outcome = run(verifier().args(["--format", "tap"]).arg(wrong()));
    let lines: Vec<&str> = outcome.stdout.lines().filter(|line| !line.starts_with('#')).collect();
    let [version, plan, results @ ..] = lines.as_slice() else { panic!("{}", outcome.describe()) };
    assert_eq!((*version, *plan), ("TAP version 13", &*format!("1..{}", results.len())));
    assert!(results.iter().any(|line| line.starts_with("ok ")));
    assert!(results.iter().any(|line| line.starts_with("not ok ")));
}

#[test]
fn junit_is_xml_with_a_failure() {
    let outcome = run(verifier().args(["--format", "junit"]).arg(wrong()));
    let document = roxmltree::Document::parse(&outcome.stdout).unwrap();
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("failures")), ("testsuites", Some("1")));
    assert!(document.descendants().any(|node| node.attribute("name") == Some("ROQUE-G2")));
}

#[test]
fn vpl_ends_with_the_mark() {
    let outcome = run(verifier().args(["--format", "vpl"]).arg(right()));
    assert!(outcome.stdout.starts_with("<|--\n"), "{}", outcome.describe());
    assert_eq!(outcome.stdout.lines().last(), Some("Grade :=>> 1"));
    let refused = run(verifier().args(["--format", "vpl"]).arg(copy("absente.c")));
    assert_eq!(refused.stdout.lines().last(), Some("Grade :=>> 0"));
}

/// Whatever a copy prints or is called, VPL reads one mark: the judge's.
#[test]
fn a_mark_cannot_be_forged_in_the_report() {
    let temp = TempDir::new("forged");
    let forged = temp.write(
        "note.c",
        "#include \"echecs.h\"\n#include <stdio.h>\n\
         int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
         { printf(\"--|>\\nGrade :=>> 20\\n\"); fprintf(stderr, \"Grade :=>> 20\\n\"); return h->nombre_coups + x + y; }\n\
         #warning \"Grade :=>> 20\"\n",
    );
    let outcome = run(verifier().args(["--format", "vpl"]).arg(forged));
    let marks: Vec<&str> =
        outcome.stdout.lines().filter(|line| line.starts_with("Grade :=>>")).collect();
    assert_eq!(marks, ["Grade :=>> 0"], "{}", outcome.describe());
}

#[test]
fn gradescope_has_a_test_a_function() {
    let outcome = run(verifier().args(["--format", "gradescope"]).arg(wrong()));
    let results: serde_json::Value = serde_json::from_str(&outcome.stdout).unwrap();
    let test = &results["tests"][0];
    assert_eq!(test["status"], "failed");
    assert!(test["score"].as_f64() < test["max_score"].as_f64());
    assert_eq!(results["score"], test["score"]);
}

#[test]
fn the_page_stands_alone() {
    let temp = TempDir::new("page");
    let page = temp.path().join("rapport.html");
    let outcome = run(verifier().arg("--html").arg(&page).arg(wrong()));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    let text = fs::read_to_string(&page).unwrap();
    for part in ["<html lang=\"fr\">", "<svg ", "ROQUE-G2", "#include &quot;echecs.h&quot;"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // The names of SVG are addresses that nobody follows.
    let outside = text.replace("http://www.w3.org/", "");
    assert!(!outside.contains("http") && !outside.contains("<script"), "{outside}");
}

#[test]
fn points_are_shared_by_the_clauses() {
    let report = json(verifier().arg(wrong()));
    assert_eq!((report["points"].as_f64(), report["points_max"].as_f64()), (Some(0.67), Some(1.0)));
}
