//! What the two sheets on special moves have in common.

use echecs::rules::{Bitboard, Square};

use super::question::{Form, MoveAnswer, MoveQuestion};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

/// A special move of a sheet.
pub trait SpecialMove: Sync {
    fn names(&self) -> &'static [&'static str];

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion>;

    fn clauses(&self, question: &MoveQuestion, expected: &Answer) -> Vec<&'static str>;

    /// Whether the sheet allows another answer than the expected one.
    fn is_open(&self, question: &MoveQuestion, expected: &Answer, found: &MoveAnswer) -> bool {
        let _ = (question, expected, found);
        false
    }

    /// Where to look for what forbids it.
    fn guilty(&self, question: &MoveQuestion) -> Bitboard {
        let _ = question;
        Bitboard::EMPTY
    }

    fn side(&self, question: &MoveQuestion, expected: &Answer) -> String;

    fn expected(&self, question: &MoveQuestion, expected: &Answer) -> String;

    fn hint(&self, question: &MoveQuestion, expected: &Answer, tag: &str) -> String;
}

/// A special move as the judge asks it.
pub struct Special<M>(pub M);

impl<M: SpecialMove> Exercise for Special<M> {
    type Question = MoveQuestion;

    fn names(&self) -> &'static [&'static str] {
        self.0.names()
    }

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion> {
        self.0.questions(random)
    }

    fn case(&self, function: u16, question: &MoveQuestion) -> Case {
        question.case(function, Form::Special)
    }

    fn clauses(&self, question: &MoveQuestion, expected: &Answer) -> Vec<&'static str> {
        self.0.clauses(question, expected)
    }

    fn broken(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let (wanted, found) = (question.read(expected), question.read(received));
        if found.is_as_good_as(&wanted) || self.0.is_open(question, expected, &found) {
            return Vec::new();
        }
        self.0.clauses(question, expected)
    }

    fn side(&self, question: &MoveQuestion, expected: &Answer) -> String {
        self.0.side(question, expected)
    }

    fn size(&self, question: &MoveQuestion) -> usize {
        question.scene.game.size()
    }

    fn smaller(&self, question: &MoveQuestion) -> Vec<MoveQuestion> {
        question.smaller()
    }

    fn shown(&self, name: &str, question: &MoveQuestion) -> Shown {
        let mut shown = question.shown(name, Form::Special);
        if let Some(drawing) = &mut shown.drawing {
            drawing.marked |= self.0.guilty(question);
        }
        shown
    }

    fn expected(&self, question: &MoveQuestion, expected: &Answer) -> String {
        self.0.expected(question, expected)
    }

    fn received(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (said, squares) = question.told(expected, received);
        match question.hint_on(expected, received) {
            // What it returned tells which way it took.
            Some(_) => {
                let returned = question.read(received).returned;
                (format!("la fonction rend {returned} ; {said}"), squares)
            }
            None => (said, squares),
        }
    }

    fn hint_on(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Option<String> {
        question.hint_on(expected, received)
    }

    fn hint(&self, question: &MoveQuestion, expected: &Answer, tag: &str) -> String {
        self.0.hint(question, expected, tag)
    }
}
