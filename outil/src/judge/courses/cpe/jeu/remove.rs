//! Taking a piece out of a set.

use std::rc::Rc;

use echecs::rules::Square;

use super::super::board::{SLOTS, Slot, has_hole, pieces};
use super::super::words;
use super::question::{SetQuestion, about, any};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

pub struct Remove;

impl Exercise for Remove {
    type Question = SetQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["jeu_supprimer_piece"]
    }

    fn questions(&self, random: &mut Random) -> Vec<SetQuestion> {
        let mut questions = Vec::new();
        for _ in 0..600 {
            let set = Rc::new(any(random));
            let count = set.iter().filter(|slot| slot.is_valid()).count();
            if count > 0 {
                let places = [0, count - 1, random.below(count)];
                let squares = places.into_iter().map(|place| set[place].square());
                questions.extend(squares.map(|square| about(&set, square, random)));
            }
        }
        questions
    }

    fn case(&self, function: u16, question: &SetQuestion) -> Case {
        question.case(function)
    }

    fn clauses(&self, _: &SetQuestion, _: &Answer) -> Vec<&'static str> {
        vec!["JEU-SUPPRIMER-G1"]
    }

    fn broken(
        &self,
        question: &SetQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let (wanted, _) = question.after(expected);
        let (found, is_beyond) = question.after(received);
        let is_as_good = pieces(&found) == pieces(&wanted) && !has_hole(&found) && !is_beyond;
        if is_as_good { Vec::new() } else { self.clauses(question, expected) }
    }

    fn side(&self, question: &SetQuestion, _: &Answer) -> String {
        let place = match question.found() {
            Some(0) => "première",
            Some(place) if place + 1 == question.count() => "dernière",
            _ => "entre deux",
        };
        let count = match question.count() {
            1 => "seule",
            SLOTS => "plein",
            _ => "autre",
        };
        format!("{place}, {count}")
    }

    fn size(&self, question: &SetQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &SetQuestion) -> Vec<SetQuestion> {
        question.smaller().into_iter().filter(|smaller| smaller.found().is_some()).collect()
    }

    fn shown(&self, name: &str, question: &SetQuestion) -> Shown {
        question.shown(name, |call, set| {
            vec![format!("{call};"), format!("jeu_afficher_debug(&{set});")]
        })
    }

    fn expected(&self, question: &SetQuestion, _: &Answer) -> String {
        let piece = question.found().map(|place| named(question.set[place])).unwrap_or_default();
        format!(
            "{piece} n'est plus dans le jeu ; les autres pièces y sont encore, avant toutes les places libres"
        )
    }

    fn received(
        &self,
        question: &SetQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (wanted, _) = question.after(expected);
        let (found, is_beyond) = question.after(received);
        let was = pieces(&question.set);
        let mut said = Vec::new();
        let missing = words::without(&pieces(&wanted), &pieces(&found));
        let extra = words::without(&pieces(&found), &pieces(&wanted));
        for slot in &missing {
            said.push(format!("{} a disparu", named(*slot)));
        }
        for slot in &extra {
            let is_twice = slot.square() != question.square && was.contains(slot);
            let what = if is_twice { "y est deux fois" } else { "est encore là" };
            said.push(format!("{} {what}", named(*slot)));
        }
        if has_hole(&found) {
            said.push("une place libre vient avant une pièce".to_owned());
        }
        if is_beyond {
            said.push("ce qui suit le jeu en mémoire a changé".to_owned());
        }
        let squares = missing.iter().chain(&extra).filter_map(|slot| slot.square()).collect();
        (said.join(" ; "), squares)
    }

    fn hint(&self, question: &SetQuestion, _: &Answer, _: &str) -> String {
        let hint = if question.count() == SLOTS {
            "que fait votre fonction de la dernière place quand toutes sont prises ?"
        } else {
            "après la suppression, que contient chaque place, de celle de la pièce à la dernière ?"
        };
        hint.to_owned()
    }
}

/// `la tour h1`.
fn named(slot: Slot) -> String {
    let square = slot.square().map(|square| square.to_string()).unwrap_or_default();
    format!("{} {square}", words::bare(slot))
}
