//! Whether a set is well formed, as far as the sheet says it.

use std::rc::Rc;

use echecs::rules::{Role, Square};

use super::super::board::{SLOTS, Slot, has_hole};
use super::super::words;
use super::question::{SetQuestion, about, any};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

pub struct SetIntact;

/// The two faults that the sheet knows.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    Hole,
    Kings(usize),
}

fn fault(set: &[Slot; SLOTS]) -> Option<Fault> {
    let kings = set.iter().filter(|slot| slot.role() == Some(Role::King)).count();
    if has_hole(set) { Some(Fault::Hole) } else { (kings != 1).then_some(Fault::Kings(kings)) }
}

impl Exercise for SetIntact {
    type Question = SetQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["jeu_est_integre"]
    }

    fn questions(&self, random: &mut Random) -> Vec<SetQuestion> {
        let mut questions = Vec::new();
        for _ in 0..1600 {
            let mut set = any(random);
            let count = set.iter().filter(|slot| slot.is_valid()).count();
            let kings = *random.choose(&[0, 1, 1, 1, 2, 3, 4]);
            crown(&mut set[..count], kings, random);
            if count > 1 && random.percent(25) {
                set[random.below(count - 1)] = Slot::FREE;
            }
            questions.push(about(&Rc::new(set), None, random));
        }
        questions
    }

    fn case(&self, function: u16, question: &SetQuestion) -> Case {
        question.case(function)
    }

    fn clauses(&self, question: &SetQuestion, _: &Answer) -> Vec<&'static str> {
        vec![if fault(&question.set).is_none() { "JEU-INTEGRE-G1" } else { "JEU-INTEGRE-G2" }]
    }

    fn broken(
        &self,
        question: &SetQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let is_as_good =
            received.calls[0].value == expected.calls[0].value && received.changes[0].is_empty();
        if is_as_good { Vec::new() } else { self.clauses(question, expected) }
    }

    fn side(&self, question: &SetQuestion, _: &Answer) -> String {
        let what = match fault(&question.set) {
            None => "intègre",
            Some(Fault::Hole) => "trou",
            Some(Fault::Kings(0)) => "pas de roi",
            Some(Fault::Kings(2)) => "deux rois",
            Some(Fault::Kings(_)) => "trois rois ou quatre",
        };
        format!("{what}{}", if question.count() == SLOTS { ", plein" } else { "" })
    }

    fn size(&self, question: &SetQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &SetQuestion) -> Vec<SetQuestion> {
        let is_alike = |smaller: &SetQuestion| fault(&smaller.set) == fault(&question.set);
        question.smaller().into_iter().filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &SetQuestion) -> Shown {
        question.shown(name, |call, _| vec![format!("printf(\"rendu : %d\\n\", {call});")])
    }

    fn expected(&self, question: &SetQuestion, _: &Answer) -> String {
        match fault(&question.set) {
            None => "la fonction rend 1 : il y a un roi, et aucune place libre avant une pièce"
                .to_owned(),
            Some(Fault::Hole) => {
                "la fonction rend 0 : une place libre vient avant une pièce".to_owned()
            }
            Some(Fault::Kings(0)) => "la fonction rend 0 : il n'y a pas de roi".to_owned(),
            Some(Fault::Kings(count)) => format!("la fonction rend 0 : il y a {count} rois"),
        }
    }

    fn received(&self, _: &SetQuestion, _: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let changed =
            if received.changes[0].is_empty() { "" } else { " ; la fonction change le jeu" };
        (format!("{}{changed}", words::value(&received.calls[0].value)), Vec::new())
    }

    fn hint(&self, question: &SetQuestion, _: &Answer, _: &str) -> String {
        let hint = match fault(&question.set) {
            None if question.count() == SLOTS => {
                "que fait votre fonction quand toutes les places sont prises ?"
            }
            None => "laquelle de vos conditions refuse ce jeu ?",
            Some(Fault::Hole) => "que peut-il y avoir après la première place libre ?",
            Some(Fault::Kings(_)) => "combien de rois votre fonction a-t-elle comptés ?",
        };
        hint.to_owned()
    }
}

/// Makes kings of so many pieces, and queens of the kings that were there.
fn crown(pieces: &mut [Slot], count: usize, random: &mut Random) {
    let mut places: Vec<usize> = (0..pieces.len()).collect();
    random.shuffle(&mut places);
    pieces.iter_mut().filter(|slot| slot.kind == KING).for_each(|slot| slot.kind = QUEEN);
    places.into_iter().take(count).for_each(|place| pieces[place].kind = KING);
}

/// `roi` and `dame`.
const KING: i32 = 4;
const QUEEN: i32 = 3;
