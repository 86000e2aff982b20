//! Functions that share an object which only they can look into: a game that one of them makes.
//!
//! A copy that makes the object itself has all of them for itself, and they are judged together,
//! through those that it offers. A copy that does not is judged function by function, with the
//! library's object.

use std::collections::HashMap;
use std::io;

use super::Examiner;
use crate::judge::catalogue::{self, Public};
use crate::judge::exercise::Exercise;
use crate::judge::search::{self, Desk, Survey};
use crate::judge::subject::Subject;
use crate::judge::verdict::{Discord, FunctionVerdict};
use crate::judge::wire::{Answer, Argument, Call, Case, Numbers, Value, Whose};

/// The functions that cases may call.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Whether the copy makes the object.
    pub is_own: bool,
    /// Their numbers: those of the copy, if the object is its own; else all.
    numbers: HashMap<&'static str, u16>,
}

impl Offer {
    fn of(desk: &Desk<'_>, maker: &str) -> Offer {
        let is_own = desk.defined.iter().any(|public| public.name() == maker);
        Offer::new(is_own, if is_own { desk.defined } else { catalogue::functions() })
    }

    pub fn new(is_own: bool, functions: &[Public]) -> Offer {
        let numbers = functions.iter().map(|public| (public.name(), public.number));
        Offer { is_own, numbers: numbers.collect() }
    }

    pub fn has(&self, name: &str) -> bool {
        self.numbers.contains_key(name)
    }

    pub fn whose(&self, function: u16) -> Whose {
        if self.is_own { Whose::All } else { Whose::Only(function) }
    }
}

/// A function of such a family.
pub trait Member: Sync {
    type Exercise: Exercise;

    fn names(&self) -> &'static [&'static str];
    /// Everything that its cases may call.
    fn needs(&self) -> &'static [&'static str];
    /// The function that makes the object.
    fn maker(&self) -> &'static str;
    /// How it is judged, with what a copy offers.
    fn exercise(&self, offer: Offer, desk: &mut Desk<'_>) -> io::Result<Self::Exercise>;
}

pub struct Family<M>(pub M);

impl<M: Member> Examiner for Family<M> {
    fn names(&self) -> &'static [&'static str] {
        self.0.names()
    }

    fn needs(&self) -> &'static [&'static str] {
        self.0.needs()
    }

    fn examine(
        &self,
        public: Public,
        subject: &Subject,
        whose: Option<Whose>,
        desk: &mut Desk<'_>,
    ) -> io::Result<FunctionVerdict> {
        let offer = Offer::of(desk, self.0.maker());
        let is_own = offer.is_own;
        // Its own object needs no function of the library's in the same program.
        if is_own {
            desk.turn();
        }
        let exercise = self.0.exercise(offer, desk)?;
        let whose = whose.unwrap_or_else(|| exercise.whose(public.number));
        let verdict = search::examine(&exercise, public, subject, whose, desk);
        if is_own {
            desk.turn();
        }
        verdict
    }

    fn discord(
        &self,
        public: Public,
        subject: &Subject,
        desk: &mut Desk<'_>,
    ) -> io::Result<Option<(Discord, Numbers)>> {
        let offer = Offer::of(desk, self.0.maker());
        // With an object of its own, it was judged so.
        if offer.is_own {
            return Ok(None);
        }
        search::discord(&self.0.exercise(offer, desk)?, public, subject, desk)
    }

    fn is_right(
        &self,
        public: Public,
        subject: &Subject,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<bool> {
        let offer = Offer::of(desk, self.0.maker());
        if offer.is_own {
            return Ok(false);
        }
        search::is_right(&self.0.exercise(offer, desk)?, public, subject, whose, desk)
    }

    fn survey(&self, desk: &mut Desk<'_>) -> io::Result<Survey> {
        let exercise = self.0.exercise(Offer::of(desk, self.0.maker()), desk)?;
        search::survey(&exercise, desk)
    }
}

/// Calls one after another, each with a word on what it is for.
pub struct Script<'a, S> {
    offer: &'a Offer,
    pub case: Case,
    pub steps: Vec<S>,
}

impl<'a, S> Script<'a, S> {
    pub fn new(offer: &'a Offer) -> Script<'a, S> {
        Script { offer, case: Case::default(), steps: Vec::new() }
    }

    /// Calls a function, if it is offered.
    pub fn call(&mut self, name: &str, arguments: impl IntoIterator<Item = Argument>, step: S) {
        let Some(function) = self.offer.numbers.get(name) else { return };
        let arguments = arguments.into_iter().collect();
        self.case.calls.push(Call { function: *function, arguments });
        self.steps.push(step);
    }
}

/// What the steps of a script have given: what was expected beside what came.
pub fn beside<'a, S>(
    steps: &'a [S],
    expected: &'a Answer,
    received: &'a Answer,
) -> impl Iterator<Item = (&'a S, &'a Value, &'a Value)> {
    let values = expected.calls.iter().zip(&received.calls);
    steps.iter().zip(values).map(|(step, (wanted, found))| (step, &wanted.value, &found.value))
}

/// A number that was returned.
pub fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => Some(*number),
        _ => None,
    }
}

/// Questions of many kinds, of which none crowds out the others.
pub struct Quota {
    most: usize,
    taken: HashMap<String, usize>,
}

impl Quota {
    /// So many of each kind at most.
    pub fn new(most: usize) -> Quota {
        Quota { most, taken: HashMap::new() }
    }

    /// Whether one more of this kind is wanted; then it counts.
    pub fn takes(&mut self, kind: String) -> bool {
        let taken = self.taken.entry(kind).or_default();
        *taken += 1;
        *taken <= self.most
    }
}

/// Lists longer than this are shortened by their parts first: they have too many pairs.
const PAIRS_OF: usize = 40;

/// A list without some of its parts, larger ones and smaller ones, or without one of the members that
/// either of two players has put in it in turn: the others stay in turn.
pub fn shorter<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    let count = list.len();
    let mut found = Vec::new();
    let mut size = count;
    while size > 0 {
        for at in (0..=count - size).step_by(size.div_ceil(2)) {
            found.push([&list[..at], &list[at + size..]].concat());
        }
        size = if size > 4 { size / 2 } else { size - 1 };
    }
    if count <= PAIRS_OF {
        let of = |player: usize, without: usize| {
            let places = (player..count).step_by(2).filter(move |place| *place != without);
            places.map(|place| list[place].clone())
        };
        for first in (0..count).step_by(2) {
            for second in (1..count).step_by(2).filter(|second| second.abs_diff(first) > 1) {
                found.push(in_turn(of(0, first), of(1, second)));
            }
        }
    }
    found
}

/// The members of both, one of the first and one of the second at a time.
fn in_turn<T>(first: impl Iterator<Item = T>, mut second: impl Iterator<Item = T>) -> Vec<T> {
    let pairs = first.map(|one| [Some(one), second.next()]);
    pairs.flatten().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::shorter;

    #[test]
    fn a_member_of_each_player_can_go() {
        let found = shorter(&[0, 1, 2, 3, 4, 5, 6]);
        for kept in [vec![], vec![0, 1, 2, 3, 4], vec![2, 1, 4, 5, 6], vec![0, 3, 2, 5, 4]] {
            assert!(found.contains(&kept), "{kept:?}: {found:?}");
        }
    }
}
