//! What a controller does wrong in a scenario.

use echecs::rules::Square;

use super::scenario::{Reading, Scenario, Seen, Step};
use super::words;

pub const BEGINS: &str = "PARTIE-COMMENCER-G1";
pub const SHOWS: &str = "PARTIE-COMMENCER-G2";
pub const PLAYS: &str = "PARTIE-DEPLACER-G1";
pub const BECOMES: &str = "PARTIE-DEPLACER-G3";
const NO_MESSAGE: &str = "la vue ne reçoit aucun message";

/// What is wrong: the clause, the words, the squares.
pub struct Fault {
    pub tag: &'static str,
    pub said: String,
    pub square: Option<Square>,
    /// Where to look, if it is not where the move itself is.
    pub hint: Option<&'static str>,
}

impl Fault {
    pub fn new(tag: &'static str, said: impl Into<String>) -> Fault {
        Fault { tag, said: said.into(), square: None, hint: None }
    }

    fn at(tag: &'static str, (square, said): (Square, String)) -> Fault {
        Fault { square: Some(square), ..Fault::new(tag, said) }
    }

    fn of_message(tag: &'static str, said: &str) -> Fault {
        Fault { hint: Some(words::MESSAGE), ..Fault::new(tag, said) }
    }

    fn of_reading(tag: &'static str, Reading { square, said, is_check }: Reading) -> Fault {
        let hint = is_check.then_some(words::CHECK);
        Fault { square, hint, ..Fault::new(tag, said) }
    }
}

pub fn of_beginning(question: &Scenario, seen: &Seen<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    if seen.differs(Step::Begin) {
        faults.push(Fault::new(BEGINS, "partie_commencer rend un code d'erreur"));
    }
    let begins = seen.calls(Step::Begin);
    // The last of the game itself; the other game has no view.
    let last = if question.is_twice { begins.len() - 2 } else { begins.len() - 1 };
    // What a move has left on the view is that move's fault.
    let was_right = question.earlier.is_none() || seen.picture_faults(begins[last] - 1).is_empty();
    if was_right {
        let wrong = seen.picture_faults(begins[last]).into_iter();
        faults.extend(wrong.map(|wrong| Fault::at(SHOWS, wrong)));
    }
    if seen.lacks_message(begins[last]) {
        faults.push(Fault::of_message(SHOWS, NO_MESSAGE));
    }
    if let Some((place, [after, afresh])) = seen.unlike_afresh() {
        let said = format!(
            "le coup {} de la nouvelle partie rend {after}, et {afresh} quand rien n'a été joué avant",
            place + 1,
        );
        faults.push(Fault::new(BEGINS, said));
    }
    if question.moves.is_empty() {
        let wrong = seen.reading_faults(true).into_iter();
        faults.extend(wrong.map(|wrong| Fault::of_reading(BEGINS, wrong)));
    }
    faults
}

pub fn of_plugging(seen: &Seen<'_>, tag: &'static str) -> Vec<Fault> {
    if seen.differs(Step::Play) {
        return Vec::new();
    }
    // Right after the view has come, and at the end.
    let mut calls = seen.calls(Step::Plug);
    calls.extend(seen.calls(Step::Begin));
    calls.extend(seen.calls(Step::Play).last());
    calls.sort_unstable();
    let first = seen.calls(Step::Plug).first().copied().unwrap_or(0);
    let looked = calls.into_iter().filter(|call| *call >= first);
    let wrong = looked.map(|call| seen.picture_faults(call)).find(|faults| !faults.is_empty());
    wrong.unwrap_or_default().into_iter().map(|wrong| Fault::at(tag, wrong)).collect()
}

/// Whether the moves before the last are not all played as they should be.
fn is_misled(question: &Scenario, seen: &Seen<'_>, last: usize) -> bool {
    !question.moves.is_empty()
        && (seen.differs(Step::Play)
            || !seen.picture_faults(last - 1).is_empty()
            || seen.calls(Step::Play).into_iter().any(|call| seen.chose_blindly(call)))
}

/// Whether the move that is asked about comes to be asked.
pub fn is_reached(question: &Scenario, seen: &Seen<'_>) -> bool {
    let Some(last) = seen.calls(Step::Last).first().copied() else { return true };
    match question.tried {
        Some(_) => !seen.differs(Step::Play),
        // Who plays no move at all knows none that is refused.
        None if question.legal_last().is_none() && question.moves.is_empty() => false,
        None => !is_misled(question, seen, last),
    }
}

pub fn of_move(question: &Scenario, seen: &Seen<'_>, tag: &'static str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Some(last) = seen.calls(Step::Last).first().copied() else { return faults };
    if question.tried.is_some() {
        // That it is refused at all is asked elsewhere.
        let unlike = seen.unlike_afresh().filter(|_| !seen.differs(Step::Try));
        faults.extend(unlike.map(|(place, [after, afresh])| {
            let said =
                format!("après le refus, le coup {} rend {after}, et {afresh} sans lui", place + 1);
            Fault::new(tag, said)
        }));
        return faults;
    }
    // What a wrong move has left behind is that move's fault, and the same move is asked elsewhere.
    if is_misled(question, seen, last) {
        // The moves of a long game are asked nowhere else.
        let refused = seen.first_refused().filter(|_| question.view_after.is_some());
        faults.extend(refused.map(|(place, code)| {
            Fault::new(PLAYS, format!("le coup {} de la partie rend {code}", place + 1))
        }));
        return faults;
    }
    let is_legal = question.legal_last().is_some();
    // Whether there is a check depends on the piece.
    let is_blind = seen.chose_blindly(last);
    let wrong = seen.picture_faults(last);
    // What the pawn becomes is not the question if the move is not even made, nor if the view shows it.
    let is_other = seen.differs(Step::Last) || wrong.is_empty();
    let tag = if tag == BECOMES && is_other { PLAYS } else { tag };
    if seen.differs(Step::Last) {
        let returned = seen.returned(last).unwrap_or(0);
        faults.push(Fault::new(
            tag,
            match returned {
                0 => "la fonction rend pas_erreur".to_owned(),
                code => format!("la fonction rend {code}"),
            },
        ));
    }
    faults.extend(wrong.into_iter().map(|wrong| Fault::at(tag, wrong)));
    if is_legal && seen.lacks_message(last) {
        faults.push(Fault::of_message(tag, NO_MESSAGE));
    } else if faults.is_empty() && !is_blind {
        let said = seen.message_fault(question, last);
        faults.extend(said.map(|said| Fault::of_message(tag, said)));
    }
    let readings = seen.reading_faults(is_legal && !is_blind).into_iter();
    faults.extend(readings.map(|wrong| Fault::of_reading(tag, wrong)));
    faults
}
