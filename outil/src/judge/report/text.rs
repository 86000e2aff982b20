//! The report for a terminal.

use std::fmt::Write;

use super::board;
use crate::judge::verdict::{ClauseVerdict, Counterexample, FunctionVerdict, State, Verdict};

const WIDTH: usize = 96;

pub fn report(verdict: &Verdict) -> String {
    let mut out = String::new();
    for sentence in &verdict.unguarded {
        paragraph(&mut out, "Attention : ", sentence);
    }
    for function in &verdict.functions {
        self::function(&mut out, function);
    }
    for name in &verdict.missing {
        let _ = writeln!(out, "MANQUE  {name} : la copie ne définit pas cette fonction");
    }
    for warning in &verdict.warnings {
        let (file, line, text) = (&warning.file, warning.line, &warning.text);
        paragraph(&mut out, "Le compilateur : ", &format!("{file}, ligne {line} : {text}"));
    }
    out.push_str(&summary(verdict));
    out
}

fn function(out: &mut String, function: &FunctionVerdict) {
    let (name, cases) = (function.name, function.cases);
    let _ = match function.state {
        State::Right => writeln!(out, "JUSTE   {name} ({cases} cas)"),
        State::Wrong => writeln!(out, "FAUX    {name} ({cases} cas)"),
        State::Stub => {
            writeln!(
                out,
                "VIDE    {name} : la fonction répond toujours la même chose, elle reste à écrire"
            )
        }
        State::RightAlone => writeln!(
            out,
            "FAUX    {name} : juste avec les autres fonctions de la bibliothèque, pas avec les vôtres"
        ),
        State::NotJudged => {
            writeln!(out, "        {name} : aucune fiche ne la demande, elle n'est pas jugée")
        }
    };
    for clause in &function.clauses {
        self::clause(out, clause);
    }
    out.push('\n');
}

fn clause(out: &mut String, clause: &ClauseVerdict) {
    let ClauseVerdict { tag, text, cases, failures, .. } = clause;
    if *failures == 0 {
        let _ = writeln!(out, "  ✓ [{tag}] ({cases} cas)");
        return;
    }
    let _ = writeln!(out, "  ✗ [{tag}] : {failures} cas faux sur {cases}");
    paragraph(out, "    ", &format!("« {text} »"));
    if let Some(example) = &clause.counterexample {
        counterexample(out, example);
    }
}

fn counterexample(out: &mut String, example: &Counterexample) {
    if let Some(drawing) = &example.drawing {
        out.push('\n');
        for line in board::lines(drawing) {
            let _ = writeln!(out, "      {line}");
        }
        out.push('\n');
    }
    if !example.moves.is_empty() {
        paragraph(out, "    Coups joués : ", &example.moves.join(" "));
    }
    paragraph(out, "    Appel       : ", &example.call);
    paragraph(out, "    Attendu     : ", &example.expected);
    paragraph(out, "    Reçu        : ", &example.received);
    if example.depends_on_earlier_calls {
        paragraph(
            out,
            "    ",
            "Seul, cet appel donne la bonne réponse : la fonction garde quelque chose des appels \
             d'avant (une variable globale ou static ?).",
        );
    }
    paragraph(out, "    Piste       : ", &example.hint);
}

fn summary(verdict: &Verdict) -> String {
    let judged = verdict.functions.iter().filter(|function| function.state != State::NotJudged);
    let right = judged.clone().filter(|function| function.state == State::Right).count();
    let all = judged.count() + verdict.missing.len();
    let library = match verdict.from_the_library.len() {
        0 => String::new(),
        1 => " ; 1 fonction du cours vient encore de la bibliothèque".to_owned(),
        count => format!(" ; {count} fonctions du cours viennent encore de la bibliothèque"),
    };
    format!("{right} fonction(s) juste(s) sur {all}{library} (graine {})\n", verdict.seed)
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
            line = indent.clone();
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
