//! Whether a function is begun at all: one that is not keeps some clauses by chance, and earns nothing by it.

use std::collections::BTreeSet;

use crate::judge::wire::{Answer, Value};

/// A function that says yes as often where it is wrong as where it is right, within this, decides nothing; so many
/// questions of both kinds show it.
const BLINDNESS: f64 = 0.1;
const DECISIONS: usize = 32;

/// Which parts of what a function is given are changed, and by whom: one that always says no and
/// touches nothing of what a yes would change has not begun, whatever reason it writes down.
#[derive(Default)]
pub struct Doing {
    /// Changed by the witness where it says yes, and where it says no.
    by_yes: BTreeSet<usize>,
    by_no: BTreeSet<usize>,
    /// Changed by the copy.
    by_copy: BTreeSet<usize>,
    says_yes: bool,
    /// How often the witness says 1, and whether both only ever say 1 or 0.
    agreements: usize,
    is_more_than_a_bit: bool,
}

impl Doing {
    pub fn see(&mut self, expected: &Answer, received: &Answer) {
        let says_yes = |answer: &Answer| {
            let last = answer.calls.last().map(|call| &call.value);
            !matches!(last, Some(Value::Nothing | Value::Null | Value::Number(0)))
        };
        let changed = |answer: &Answer| {
            let places = answer.changes.iter().enumerate();
            places
                .filter(|(_, parts)| !parts.is_empty())
                .map(|(place, _)| place)
                .collect::<Vec<_>>()
        };
        let by_witness = if says_yes(expected) { &mut self.by_yes } else { &mut self.by_no };
        by_witness.extend(changed(expected));
        self.by_copy.extend(changed(received));
        let bit = |answer: &Answer| match answer.calls.last().map(|call| &call.value) {
            Some(Value::Number(bit @ (0 | 1))) => Some(*bit),
            _ => None,
        };
        self.agreements += usize::from(bit(expected) == Some(1));
        self.is_more_than_a_bit |= bit(expected).is_none() || bit(received).is_none();
        self.says_yes |= says_yes(received);
    }

    pub fn is_refusal(&self) -> bool {
        let mut only_by_yes = self.by_yes.difference(&self.by_no).peekable();
        // Where a yes changes nothing that a no does not, it must have been right often.
        let is_asked = only_by_yes.peek().is_some()
            || (!self.is_more_than_a_bit && self.agreements >= DECISIONS);
        !self.says_yes && is_asked && only_by_yes.all(|place| !self.by_copy.contains(place))
    }
}

/// What a function that only tells yes from no answers where either is right.
pub struct Deciding {
    /// How often no and yes were said, where no and where yes was right.
    said: [[usize; 2]; 2],
    /// Whether the witness only ever answers by 0 or 1, and changes nothing.
    is_question: bool,
}

impl Deciding {
    pub fn new() -> Deciding {
        Deciding { said: [[0; 2]; 2], is_question: true }
    }

    pub fn see(&mut self, expected: &Answer, received: &Answer) {
        let last = |answer: &Answer| match answer.calls.last().map(|call| &call.value) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        };
        self.is_question &= expected.changes.iter().all(Vec::is_empty);
        match last(expected) {
            Some(right @ (0 | 1)) => {
                let says_yes = last(received) != Some(0);
                self.said[usize::from(right == 1)][usize::from(says_yes)] += 1;
            }
            _ => self.is_question = false,
        }
    }

    /// Whether yes is said about as often where it is wrong as where it is right.
    pub fn is_blind(&self) -> bool {
        let [wrong, right] = self.said.map(|[no, yes]| (yes, no + yes));
        let is_asked = wrong.1.min(right.1) >= DECISIONS;
        let rate = |(yes, all): (usize, usize)| yes as f64 / all as f64;
        self.is_question && is_asked && (rate(right) - rate(wrong)).abs() < BLINDNESS
    }
}
