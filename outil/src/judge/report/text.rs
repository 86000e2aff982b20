//! The report for a terminal.

use std::fmt::Write;

use super::data::{ClauseData, Data, DiagnosticData, ExampleData, FunctionData};

const WIDTH: usize = 96;

pub fn report(data: &Data) -> String {
    let mut out = String::new();
    for sentence in &data.unguarded {
        paragraph(&mut out, "Attention : ", sentence);
    }
    for function in &data.functions {
        out.push_str(&self::function(function));
        out.push('\n');
    }
    if !data.reason.is_empty() {
        paragraph(&mut out, "", &format!("La copie n'a pas pu être jugée : {}.", data.reason));
    }
    for DiagnosticData { file, line, text, .. } in &data.diagnostics {
        paragraph(&mut out, "Le compilateur : ", &format!("{file}, ligne {line} : {text}"));
    }
    if data.reason.is_empty() {
        out.push_str(&summary(data));
    }
    out
}

/// What there is to say about one function.
pub fn function(function: &FunctionData) -> String {
    let mut out = String::new();
    let FunctionData { name, state, sentence, cases, .. } = function;
    let head = if sentence.is_empty() { format!("{cases} cas") } else { (*sentence).to_owned() };
    let state = state.to_uppercase();
    paragraph(&mut out, &format!("{state:<10}"), &format!("{name} ({head})"));
    for clause in &function.clauses {
        self::clause(&mut out, clause);
    }
    out
}

fn clause(out: &mut String, clause: &ClauseData) {
    let ClauseData { tag, text, cases, failures, .. } = clause;
    if *failures == 0 {
        let _ = writeln!(out, "  ✓ [{tag}] ({cases} cas)");
        return;
    }
    let _ = writeln!(out, "  ✗ [{tag}] : {failures} cas faux sur {cases}");
    paragraph(out, "    ", &format!("« {text} »"));
    if let Some(example) = &clause.example {
        self::example(out, example);
    }
}

fn example(out: &mut String, example: &ExampleData) {
    if !example.board.is_empty() {
        out.push('\n');
        for line in &example.board {
            let _ = writeln!(out, "{}", format!("      {line}").trim_end());
        }
        out.push('\n');
    }
    if !example.moves.is_empty() {
        paragraph(out, "    Coups joués : ", &example.moves.join(" "));
    }
    paragraph(out, "    Appel       : ", &example.call);
    paragraph(out, "    Attendu     : ", &example.expected);
    paragraph(out, "    Reçu        : ", &example.received);
    if !example.remark.is_empty() {
        paragraph(out, "    ", example.remark);
    }
    paragraph(out, "    Piste       : ", &example.hint);
}

fn summary(data: &Data) -> String {
    let judged = data.functions.iter().filter(|function| function.state != "non jugée");
    let right = judged.clone().filter(|function| function.state == "juste").count();
    let all = judged.count();
    let plural = |count: usize, one: &str, many: &str| {
        format!("{count} {}", if count < 2 { one } else { many })
    };
    let right = plural(right, "fonction juste", "fonctions justes");
    let mut out = format!("{right} sur {all}");
    if data.points_max > 0.0 {
        let _ = write!(out, ", {} points sur {}", data.points, data.points_max);
    }
    match data.from_the_library.len() {
        0 => {}
        count => {
            let come = plural(count, "autre vient", "autres viennent");
            let _ = write!(out, " ; {come} encore de la bibliothèque");
        }
    }
    let _ = writeln!(out, ". Niveau : {} ; graine : {}.", data.level, data.seed);
    out
}

/// A paragraph whose other lines begin under the first.
fn paragraph(out: &mut String, label: &str, text: &str) {
    let indent = " ".repeat(label.chars().count());
    let mut line = label.to_owned();
    let mut width = label.chars().count();
    let mut is_first = true;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if !is_first && width + 1 + length > WIDTH {
            let _ = writeln!(out, "{}", line.trim_end());
            line.clone_from(&indent);
            width = indent.len();
            is_first = true;
        }
        if !is_first {
            line.push(' ');
            width += 1;
        }
        line.push_str(word);
        width += length;
        is_first = false;
    }
    let _ = writeln!(out, "{}", line.trim_end());
}
