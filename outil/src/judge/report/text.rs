//! The report for a terminal.

use std::fmt::Write;

use super::data::{ClauseData, Data, DiagnosticData, ExampleData, FunctionData};
use super::french::{self, NO_BREAK};

const WIDTH: usize = 96;

pub fn report(data: &Data) -> String {
    let mut out = String::new();
    if !data.title.is_empty() {
        let _ = writeln!(out, "{}\n{}\n", data.title, "=".repeat(data.title.chars().count()));
    }
    for sentence in &data.unguarded {
        paragraph(&mut out, "Attention : ", sentence);
    }
    for function in &data.functions {
        out.push_str(&self::function(function));
        out.push('\n');
    }
    if !data.reason.is_empty() {
        let reason = format!("La copie n'a pas pu être jugée : {}", data.reason);
        paragraph(&mut out, "", &french::sentence(&reason));
    }
    out.push_str(&besides(data));
    if data.reason.is_empty() {
        paragraph(&mut out, "", &summary(data));
    }
    out
}

/// What is wrong beside the functions, and what the compiler had to say; in French above, where it is
/// known.
pub fn besides(data: &Data) -> String {
    let mut out = String::new();
    for sentence in &data.remarks {
        paragraph(&mut out, "Attention : ", &french::sentence(sentence));
    }
    for DiagnosticData { file, line, text, french, .. } in &data.diagnostics {
        let label = "Le compilateur : ";
        if french.is_empty() {
            paragraph(&mut out, label, &format!("{file}, ligne {line} : {text}"));
        } else {
            paragraph(&mut out, label, &format!("{file}, ligne {line} : {french}"));
            paragraph(&mut out, &" ".repeat(label.len()), &format!("(gcc : {text})"));
        }
    }
    out
}

/// What there is to say about one function.
pub fn function(function: &FunctionData) -> String {
    let mut out = String::new();
    let FunctionData { name, state, sentence, cases, .. } = function;
    let mut about = Vec::new();
    if function.points_max > 0.0 {
        let (points, all) = (french::points(function.points), function.points_max);
        about.push(format!("{points} sur {}", french::number(all)));
    }
    if !function.is_asked {
        about.push("pas demandée, ne compte pas".to_owned());
    }
    if *cases > 0 {
        about.push(format!("{cases} cas"));
    }
    if !sentence.is_empty() {
        about.push(sentence.clone());
    }
    let state = state.to_uppercase();
    paragraph(&mut out, &format!("{state:<10}"), &format!("{name} ({})", about.join(" ; ")));
    for clause in &function.clauses {
        self::clause(&mut out, clause);
    }
    if !function.unasked.is_empty() {
        paragraph(&mut out, "  – sans question du juge : ", &function.unasked.join(", "));
    }
    // A function that is right has nothing to look for: the others have.
    if let Some(clause) = function.together.as_ref().filter(|_| function.state != "juste") {
        let _ = writeln!(out, "  ✗ [{}] avec vos autres fonctions", clause.tag);
        shown(&mut out, clause);
    }
    out
}

fn clause(out: &mut String, clause: &ClauseData) {
    let ClauseData { tag, cases, failures, .. } = clause;
    if clause.is_kept {
        let _ = writeln!(out, "  ✓ [{tag}] ({cases} cas)");
    } else if !clause.is_reached() {
        let _ = writeln!(out, "  – [{tag}] jamais atteinte : la copie s'arrête ou se trompe avant");
    } else {
        let wrong = format!("{failures} cas faux sur {cases}");
        let _ = writeln!(out, "  ✗ [{tag}] : {wrong}");
        shown(out, clause);
    }
}

/// A broken clause, and the case that breaks it.
fn shown(out: &mut String, clause: &ClauseData) {
    quoted(out, clause.text);
    if let Some(example) = &clause.example {
        self::example(out, example);
    }
}

/// A clause as the header has it; the parts of a list each in a paragraph.
fn quoted(out: &mut String, text: &str) {
    for line in format!("« {text} »").lines() {
        match line.strip_prefix("- ") {
            Some(part) => paragraph(out, "      - ", part),
            None => paragraph(out, "    ", line),
        }
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
        paragraph(out, "    Remarque    : ", example.remark);
    }
    paragraph(out, "    Piste       : ", &example.hint);
}

fn summary(data: &Data) -> String {
    let judged = data.functions.iter().filter(|function| function.state != "non jugée");
    let asked = judged.filter(|function| function.is_asked);
    let right = asked.clone().filter(|function| function.state == "juste").count();
    let all = asked.count();
    let mut out =
        format!("{} sur {all}", french::count(right, "fonction juste", "fonctions justes"));
    if data.points_max > 0.0 {
        let (points, all) = (french::points(data.points), french::number(data.points_max));
        let _ = write!(out, ", {points} sur {all}");
    }
    match data.from_the_library.len() {
        0 => {}
        count => {
            let come = french::count(count, "autre vient", "autres viennent");
            let _ = write!(out, " ; {come} encore de la bibliothèque");
        }
    }
    let _ = write!(out, ". Niveau : {}", data.level);
    if let Some(seed) = data.seed {
        let _ = write!(out, " ; graine : {seed}");
    }
    out.push('.');
    out
}

/// A paragraph whose other lines begin under the first; a sign stays with its word.
fn paragraph(out: &mut String, label: &str, text: &str) {
    let indent = " ".repeat(label.chars().count());
    let mut line = label.to_owned();
    let mut width = label.chars().count();
    let mut is_first = true;
    let text = french::unbroken(text);
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
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
        line.push_str(&word.replace(NO_BREAK, " "));
        width += length;
        is_first = false;
    }
    let _ = writeln!(out, "{}", line.trim_end());
}
