//! The Test Anything Protocol: a test a clause.

use std::fmt::Write;

use super::data::{ClauseData, Data, FunctionData};

/// A test: whether it is kept, its name, what there is to say about it.
type Line = (bool, String, Vec<String>);

pub fn report(data: &Data) -> String {
    let lines: Vec<Line> = data.functions.iter().flat_map(tests).collect();
    let mut out = format!("TAP version 13\n1..{}\n", lines.len());
    for sentence in &data.remarks {
        let _ = writeln!(out, "# attention : {sentence}");
    }
    for line in &data.diagnostics {
        let (file, number, text) = (&line.file, line.line, &line.text);
        let _ = writeln!(out, "# {file}, ligne {number} : {text}");
    }
    for (number, (is_kept, name, about)) in lines.iter().enumerate() {
        let word = if *is_kept { "ok" } else { "not ok" };
        let _ = writeln!(out, "{word} {} - {name}", number + 1);
        about.iter().for_each(|line| {
            let _ = writeln!(out, "# {line}");
        });
    }
    if !data.reason.is_empty() {
        let _ = writeln!(out, "Bail out! {}", data.reason);
    }
    out
}

/// The tests of a function. What a subject does not ask for is told, and may fail: « TODO ».
fn tests(function: &FunctionData) -> Vec<Line> {
    let name = &function.name;
    let besides = if function.is_asked { "" } else { " # TODO pas demandée" };
    let mut lines: Vec<Line> = Vec::new();
    for clause in &function.clauses {
        let mut about = about(clause);
        if !clause.is_reached() {
            about.push("jamais atteinte : la copie s'arrête ou se trompe avant".to_owned());
        }
        let is_kept = clause.is_kept && function.state != "vide";
        lines.push((is_kept, format!("{name} [{}]{besides}", clause.tag), about));
    }
    match (function.state, &function.together) {
        ("absente", _) => lines.push((false, format!("{name} : absente"), Vec::new())),
        ("non jugée", _) => {
            lines.push((true, format!("{name} # SKIP {}", function.sentence), Vec::new()));
        }
        (state, Some(clause)) if state != "juste" => {
            let mut about = about(clause);
            about.insert(0, function.sentence.clone());
            lines.push((false, format!("{name} avec vos autres fonctions{besides}"), about));
        }
        _ => {}
    }
    lines
}

fn about(clause: &ClauseData) -> Vec<String> {
    clause.example.as_ref().map_or_else(Vec::new, |example| {
        vec![
            format!("appel : {}", example.call),
            format!("attendu : {}", example.expected),
            format!("reçu : {}", example.received),
        ]
    })
}
