//! Whether a board is well formed, as far as the sheet says it.

use std::rc::Rc;

use echecs::rules::Square;

use super::super::board::{SLOTS, Sets, Slot};
use super::super::words;
use super::question::{BoardQuestion, any};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

pub struct BoardIntact;

/// The two faults that the sheet knows.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    Turn(i32),
    Shared(Square),
}

fn fault(sets: &Sets) -> Option<Fault> {
    if !matches!(sets.turn, 0 | 1) {
        return Some(Fault::Turn(sets.turn));
    }
    let mut squares: Vec<Square> =
        sets.sets.iter().flatten().filter_map(|slot| slot.square()).collect();
    squares.sort();
    let twice = squares.windows(2).find(|pair| pair[0] == pair[1]);
    twice.map(|pair| Fault::Shared(pair[0]))
}

impl Exercise for BoardIntact {
    type Question = BoardQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["echiquier_est_integre"]
    }

    fn questions(&self, random: &mut Random) -> Vec<BoardQuestion> {
        let mut questions = Vec::new();
        for _ in 0..1500 {
            let mut sets = any(random);
            match random.below(5) {
                0 => sets.turn = *random.choose(&[-1, 2, 3, 7, i32::MAX, i32::MIN]),
                1 | 2 => share(&mut sets, random),
                _ => {}
            }
            questions.push(BoardQuestion { sets: Rc::new(sets) });
        }
        questions
    }

    fn case(&self, function: u16, question: &BoardQuestion) -> Case {
        question.case(function)
    }

    fn clauses(&self, question: &BoardQuestion, _: &Answer) -> Vec<&'static str> {
        let is_intact = fault(&question.sets).is_none();
        vec![if is_intact { "ECHIQUIER-INTEGRE-G1" } else { "ECHIQUIER-INTEGRE-G2" }]
    }

    fn broken(
        &self,
        question: &BoardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let says_why = fault(&question.sets).is_none() || !received.calls[0].output.is_empty();
        let is_as_good =
            received.calls[0].value == expected.calls[0].value && received.changes[0].is_empty();
        if is_as_good && says_why { Vec::new() } else { self.clauses(question, expected) }
    }

    fn side(&self, question: &BoardQuestion, _: &Answer) -> String {
        let has = |side: usize, square: Square| {
            question.sets.sets[side].iter().any(|slot| slot.square() == Some(square))
        };
        match fault(&question.sets) {
            None if question.size() == 2 * SLOTS => "intègre, plein".to_owned(),
            None => "intègre".to_owned(),
            Some(Fault::Turn(turn)) if turn < 0 => "joueur négatif".to_owned(),
            Some(Fault::Turn(_)) => "joueur trop grand".to_owned(),
            Some(Fault::Shared(square)) => match (has(0, square), has(1, square)) {
                (true, true) => "case partagée, deux camps".to_owned(),
                (true, false) => "case partagée, blancs".to_owned(),
                _ => "case partagée, noirs".to_owned(),
            },
        }
    }

    fn size(&self, question: &BoardQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &BoardQuestion) -> Vec<BoardQuestion> {
        let is_alike = |smaller: &BoardQuestion| fault(&smaller.sets) == fault(&question.sets);
        question.smaller().into_iter().filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &BoardQuestion) -> Shown {
        let mut shown =
            question.shown(name, |call| vec![format!("printf(\"rendu : %d\\n\", {call});")]);
        if let (Some(Fault::Shared(square)), Some(drawing)) =
            (fault(&question.sets), &mut shown.drawing)
        {
            drawing.marked |= square.bitboard();
        }
        shown
    }

    fn expected(&self, question: &BoardQuestion, _: &Answer) -> String {
        let why = match fault(&question.sets) {
            None => {
                return "la fonction rend 1 : deux pièces ne sont jamais sur la même case, et \
                            joueur_courant vaut 0 ou 1"
                    .to_owned();
            }
            Some(Fault::Turn(turn)) => format!("joueur_courant vaut {turn}"),
            Some(Fault::Shared(square)) => format!("deux pièces sont en {square}"),
        };
        format!("la fonction rend 0, et écrit ce qui ne va pas : {why}")
    }

    fn received(
        &self,
        question: &BoardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let mut said = Vec::new();
        if received.calls[0].value != expected.calls[0].value {
            said.push(words::value(&received.calls[0].value));
        } else if fault(&question.sets).is_some() && received.calls[0].output.is_empty() {
            said.push("la fonction rend 0, mais n'écrit rien".to_owned());
        }
        if !received.changes[0].is_empty() {
            said.push("la fonction change l'échiquier".to_owned());
        }
        (said.join(" ; "), Vec::new())
    }

    fn hint(&self, question: &BoardQuestion, _: &Answer, _: &str) -> String {
        let hint = match fault(&question.sets) {
            None => {
                "que votre fonction compare-t-elle pour les places libres, qui sont toutes en (-1, -1) ?"
            }
            Some(Fault::Turn(_)) => "quelles valeurs joueur_courant peut-il avoir ?",
            Some(Fault::Shared(_)) => "quelles pièces votre fonction compare-t-elle, deux à deux ?",
        };
        hint.to_owned()
    }
}

/// Puts a piece on the square of another one, of its own side or of the other.
fn share(sets: &mut Sets, random: &mut Random) {
    let side = random.below(2);
    let other = if random.percent(70) { 1 - side } else { side };
    let count = |set: &[Slot; SLOTS]| set.iter().filter(|slot| slot.is_valid()).count();
    let (mover, place) =
        (random.below(count(&sets.sets[side])), random.below(count(&sets.sets[other])));
    let Slot { x, y, .. } = sets.sets[other][place];
    let slot = &mut sets.sets[side][mover];
    (slot.x, slot.y) = (x, y);
}
