//! An exercise and its questions as the search takes them, whatever they are made of: the search is
//! compiled once, not once for each exercise.

use std::rc::Rc;

use echecs::rules::Square;

use super::exercise::{Exercise, Shown};
use super::random::Random;
use super::wire::{Answer, Case, Whose};

/// An exercise of any kind of question.
pub trait AnyExercise {
    fn names(&self) -> &'static [&'static str];
    fn whose(&self, function: u16) -> Whose;
    fn leans_on(&self) -> &'static [&'static str];
    fn questions(&self, random: &mut Random) -> Vec<Question<'_>>;
}

/// A question of an exercise that it knows.
pub type Question<'e> = Rc<dyn AnyQuestion<'e> + 'e>;

/// What [`Exercise`] says of a question.
pub trait AnyQuestion<'e> {
    fn stands_alone(&self) -> bool;
    fn case(&self, function: u16) -> Case;
    fn clauses(&self, expected: &Answer) -> Vec<&'static str>;
    fn broken(&self, expected: &Answer, received: &Answer) -> Vec<&'static str>;
    fn is_reached(&self, expected: &Answer, received: &Answer) -> bool;
    fn is_same(&self, expected: &Answer, received: &Answer) -> bool;
    fn added(&self, expected: &Answer, received: &Answer) -> Option<&'static str>;
    fn side(&self, expected: &Answer) -> String;
    fn size(&self) -> usize;
    fn smaller(&self) -> Vec<Question<'e>>;
    fn shown(&self, name: &str) -> Shown;
    fn expected(&self, expected: &Answer) -> String;
    fn received(&self, expected: &Answer, received: &Answer) -> (String, Vec<Square>);
    fn hint_on(&self, expected: &Answer, received: &Answer) -> Option<String>;
    fn hint(&self, expected: &Answer, tag: &str) -> String;
}

struct Posed<'e, E: Exercise> {
    exercise: &'e E,
    question: E::Question,
}

fn posed<E: Exercise>(exercise: &E, questions: Vec<E::Question>) -> Vec<Question<'_>> {
    let posed = |question| Rc::new(Posed { exercise, question }) as Question<'_>;
    questions.into_iter().map(posed).collect()
}

impl<E: Exercise> AnyExercise for E {
    fn names(&self) -> &'static [&'static str] {
        Exercise::names(self)
    }

    fn whose(&self, function: u16) -> Whose {
        Exercise::whose(self, function)
    }

    fn leans_on(&self) -> &'static [&'static str] {
        Exercise::leans_on(self)
    }

    fn questions(&self, random: &mut Random) -> Vec<Question<'_>> {
        posed(self, Exercise::questions(self, random))
    }
}

impl<'e, E: Exercise> AnyQuestion<'e> for Posed<'e, E> {
    fn stands_alone(&self) -> bool {
        self.exercise.stands_alone(&self.question)
    }

    fn case(&self, function: u16) -> Case {
        self.exercise.case(function, &self.question)
    }

    fn clauses(&self, expected: &Answer) -> Vec<&'static str> {
        self.exercise.clauses(&self.question, expected)
    }

    fn broken(&self, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        self.exercise.broken(&self.question, expected, received)
    }

    fn is_reached(&self, expected: &Answer, received: &Answer) -> bool {
        self.exercise.is_reached(&self.question, expected, received)
    }

    fn is_same(&self, expected: &Answer, received: &Answer) -> bool {
        self.exercise.is_same(&self.question, expected, received)
    }

    fn added(&self, expected: &Answer, received: &Answer) -> Option<&'static str> {
        self.exercise.added(&self.question, expected, received)
    }

    fn side(&self, expected: &Answer) -> String {
        self.exercise.side(&self.question, expected)
    }

    fn size(&self) -> usize {
        self.exercise.size(&self.question)
    }

    fn smaller(&self) -> Vec<Question<'e>> {
        posed(self.exercise, self.exercise.smaller(&self.question))
    }

    fn shown(&self, name: &str) -> Shown {
        self.exercise.shown(name, &self.question)
    }

    fn expected(&self, expected: &Answer) -> String {
        self.exercise.expected(&self.question, expected)
    }

    fn received(&self, expected: &Answer, received: &Answer) -> (String, Vec<Square>) {
        self.exercise.received(&self.question, expected, received)
    }

    fn hint_on(&self, expected: &Answer, received: &Answer) -> Option<String> {
        self.exercise.hint_on(&self.question, expected, received)
    }

    fn hint(&self, expected: &Answer, tag: &str) -> String {
        self.exercise.hint(&self.question, expected, tag)
    }
}
