//! What a course lets students write, and how one answer is told from another.

use echecs::rules::{Bitboard, Board, Square};

use super::beyond;
use super::random::Random;
use super::wire::{Answer, Case, Whose};

/// A function that copies are judged on: what is asked, and what of the answer counts.
pub trait Exercise: Sync {
    type Question: Clone;

    /// The names that the function may have; the clauses are those of the first.
    fn names(&self) -> &'static [&'static str];

    /// Other public functions that its cases call.
    fn needs(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whose functions its cases call: only the one that is judged is the copy's, unless what they
    /// share is the copy's own.
    fn whose(&self, function: u16) -> Whose {
        Whose::Only(function)
    }

    /// Functions whose answers the sheet leaves open, and that the answers of this one depend on.
    fn leans_on(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether the answer to a question is the same whatever those answer.
    fn stands_alone(&self, question: &Self::Question) -> bool {
        let _ = question;
        true
    }

    /// Questions that respect what the function requires, enough on each side of each guarantee.
    fn questions(&self, random: &mut Random) -> Vec<Self::Question>;

    /// The calls that ask a question; `function` is the number of the name that is judged.
    fn case(&self, function: u16, question: &Self::Question) -> Case;

    /// The clauses that a question is about, of which the first is the one that a program breaks
    /// which does not answer at all.
    fn clauses(&self, question: &Self::Question, expected: &Answer) -> Vec<&'static str>;

    /// Those that an answer breaks.
    fn broken(
        &self,
        question: &Self::Question,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str>;

    /// Whether an answer comes to what a question is about: where something else went wrong before, no
    /// clause is kept by it.
    fn is_reached(&self, question: &Self::Question, expected: &Answer, received: &Answer) -> bool {
        let _ = (question, expected, received);
        true
    }

    /// Whether an answer is the library's own, for those who ask for the whole header; to the byte,
    /// unless some of what is written is for nobody.
    fn is_same(&self, question: &Self::Question, expected: &Answer, received: &Answer) -> bool {
        let _ = question;
        beyond::is_same(expected, received)
    }

    /// The clause that the library adds and an answer breaks that is right by the sheet, and
    /// different; the first one if nothing tells which.
    fn added(
        &self,
        question: &Self::Question,
        expected: &Answer,
        received: &Answer,
    ) -> Option<&'static str> {
        let _ = (question, expected, received);
        None
    }

    /// The side of things that a question is on, for the test that watches the questions.
    fn side(&self, question: &Self::Question, expected: &Answer) -> String {
        let _ = question;
        let values = expected.calls.iter().map(|call| format!("{:?}", call.value));
        values.collect::<Vec<_>>().join(" ")
    }

    /// How large a question is; the smallest is shown.
    fn size(&self, question: &Self::Question) -> usize;

    /// Smaller questions of the same kind.
    fn smaller(&self, question: &Self::Question) -> Vec<Self::Question>;

    /// What a person sees of a question.
    fn shown(&self, name: &str, question: &Self::Question) -> Shown;

    /// What was expected, in words.
    fn expected(&self, question: &Self::Question, expected: &Answer) -> String;

    /// What came instead, in words, and the squares to look at.
    fn received(
        &self,
        question: &Self::Question,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>);

    /// Where to look when the answer itself tells it.
    fn hint_on(
        &self,
        question: &Self::Question,
        expected: &Answer,
        received: &Answer,
    ) -> Option<String> {
        let _ = (question, expected, received);
        None
    }

    /// Where to look in one's own code, without the solution.
    fn hint(&self, question: &Self::Question, expected: &Answer, tag: &str) -> String;
}

/// A question as a person sees it.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    pub drawing: Option<Drawing>,
    /// The moves that led there.
    pub moves: Vec<String>,
    /// The call, as it would be written in C.
    pub call: String,
    /// What a C program does before the call, the call, and what it prints afterwards: the body
    /// of its `main`.
    pub program: Vec<String>,
}

/// A board with what there is to see on it.
#[derive(Clone, Debug)]
pub struct Drawing {
    pub board: Board,
    pub last_move: Option<(Square, Square)>,
    pub marked: Bitboard,
}
