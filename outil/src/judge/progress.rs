//! How far a student is: one line under the report of her project.

use std::fmt::Write;

use super::catalogue::{self, Public};
use super::refusal::Refusal;
use super::report::Outcome;
use super::subject::Subject;
use super::verdict::State;

/// So many names are listed at once.
const SHOWN: usize = 4;

/// What to say of a copy, if it could be read: how many functions are hers and right, which are to
/// be mended, and which to be begun.
pub fn line(subject: &Subject, outcome: &Outcome) -> Option<String> {
    let verdicts = match outcome {
        Ok(verdict) => verdict.functions.as_slice(),
        Err(refusal) if is_unbegun(refusal) => &[],
        Err(_) => return None,
    };
    let mut right = 0;
    let (mut wrong, mut empty, mut unbegun) = (Vec::new(), Vec::new(), Vec::new());
    // In the order of the headers, which is that of the course.
    let asked = catalogue::functions().iter().map(Public::name);
    for name in asked.filter(|name| subject.functions.contains_key(*name)) {
        match verdicts.iter().find(|verdict| verdict.name == name) {
            None => unbegun.push(name),
            Some(verdict) if verdict.is_right() => right += 1,
            Some(verdict) if verdict.state == State::Stub => empty.push(name),
            Some(_) => wrong.push(name),
        }
    }
    let all = subject.functions.len();
    let are = match right {
        0 | 1 => format!("{right} fonction sur {all} est à vous et juste."),
        _ => format!("{right} fonctions sur {all} sont à vous et justes."),
    };
    let mut out = format!("{} {are}\n", bar(right, all));
    for (label, names) in [
        ("À corriger", wrong),
        ("À écrire (toujours la même réponse)", empty),
        ("À commencer (effacez A_ECRIRE autour du nom)", unbegun),
    ] {
        if !names.is_empty() {
            let _ = writeln!(out, "{label} : {}", first(&names));
        }
    }
    Some(out)
}

/// Nothing of the library is written there, nor meant to be.
fn is_unbegun(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NoFunction(meant) if meant.is_empty())
}

/// The first of some names, and how many others there are.
fn first(names: &[&str]) -> String {
    let shown = names.len().min(SHOWN);
    let mut out = names[..shown].join(", ");
    match names.len() - shown {
        0 => {}
        1 => out.push_str(" et une autre"),
        others => {
            let _ = write!(out, " et {others} autres");
        }
    }
    out + "."
}

fn bar(right: usize, all: usize) -> String {
    "■".repeat(right) + &"□".repeat(all.saturating_sub(right))
}
