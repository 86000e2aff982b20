//! What the exercises of this course have in common: an answer has faults, each with its clause.

use echecs::rules::Square;

use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pub tag: &'static str,
    pub said: String,
    /// Where to look.
    pub squares: Vec<Square>,
}

impl Fault {
    pub fn new(tag: &'static str, said: impl Into<String>) -> Fault {
        Fault { tag, said: said.into(), squares: Vec::new() }
    }
}

/// An exercise whose answers are told by their faults.
pub trait Task: Sync {
    type Question: Clone;

    fn names(&self) -> &'static [&'static str];

    fn needs(&self) -> &'static [&'static str] {
        &[]
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

    fn questions(&self, random: &mut Random) -> Vec<Self::Question>;

    fn case(&self, function: u16, question: &Self::Question) -> Case;

    /// The clauses that a question is about.
    fn tags(&self, question: &Self::Question) -> Vec<&'static str>;

    fn faults(&self, question: &Self::Question, expected: &Answer, received: &Answer)
    -> Vec<Fault>;

    /// The clause that the library adds and that an answer breaks which is right by the sheet, and
    /// different; the first one if nothing tells which.
    fn added(&self) -> Option<&'static str> {
        None
    }

    /// The side of things that a question is on; the answer is not needed for it.
    fn side(&self, question: &Self::Question) -> String;

    fn size(&self, question: &Self::Question) -> usize;

    fn smaller(&self, question: &Self::Question) -> Vec<Self::Question>;

    fn shown(&self, name: &str, question: &Self::Question) -> Shown;

    fn expected(&self, question: &Self::Question, expected: &Answer) -> String;

    fn hint(&self, question: &Self::Question, tag: &str) -> String;
}

/// A task as the judge asks it.
pub struct Judged<T>(pub T);

impl<T: Task> Exercise for Judged<T> {
    type Question = T::Question;

    fn names(&self) -> &'static [&'static str] {
        self.0.names()
    }

    fn needs(&self) -> &'static [&'static str] {
        self.0.needs()
    }

    fn leans_on(&self) -> &'static [&'static str] {
        self.0.leans_on()
    }

    fn stands_alone(&self, question: &T::Question) -> bool {
        self.0.stands_alone(question)
    }

    fn questions(&self, random: &mut Random) -> Vec<T::Question> {
        self.0.questions(random)
    }

    fn case(&self, function: u16, question: &T::Question) -> Case {
        self.0.case(function, question)
    }

    fn clauses(&self, question: &T::Question, _: &Answer) -> Vec<&'static str> {
        self.0.tags(question)
    }

    fn broken(
        &self,
        question: &T::Question,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let mut tags: Vec<&'static str> =
            self.0.faults(question, expected, received).iter().map(|fault| fault.tag).collect();
        tags.sort_unstable();
        tags.dedup();
        tags
    }

    fn added(&self, _: &T::Question, _: &Answer, _: &Answer) -> Option<&'static str> {
        self.0.added()
    }

    fn side(&self, question: &T::Question, _: &Answer) -> String {
        self.0.side(question)
    }

    fn size(&self, question: &T::Question) -> usize {
        self.0.size(question)
    }

    fn smaller(&self, question: &T::Question) -> Vec<T::Question> {
        self.0.smaller(question)
    }

    fn shown(&self, name: &str, question: &T::Question) -> Shown {
        self.0.shown(name, question)
    }

    fn expected(&self, question: &T::Question, expected: &Answer) -> String {
        self.0.expected(question, expected)
    }

    fn received(
        &self,
        question: &T::Question,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let faults = self.0.faults(question, expected, received);
        let said: Vec<&str> = faults.iter().map(|fault| &*fault.said).collect();
        let squares = faults.iter().flat_map(|fault| fault.squares.iter().copied()).collect();
        (said.join(" ; "), squares)
    }

    fn hint(&self, question: &T::Question, _: &Answer, tag: &str) -> String {
        self.0.hint(question, tag)
    }
}
