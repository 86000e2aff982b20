//! Making an ordinary move that is valid.

use echecs::rules::{Color, Role, Square};

use super::super::board::Sets;
use super::super::echiquier::question::any;
use super::super::making::rank;
use super::super::words;
use super::obstacle::obstacle;
use super::question::{BOARD, Form, Placed, StandardQuestion};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

pub struct Make;

/// Valid moves that take no king.
fn is_asked(placed: &Placed, from: Square, to: Square) -> bool {
    let kings = placed.board.role(Role::King);
    !(kings & !from.bitboard()).contains(to)
        && obstacle(&placed.board, placed.turn, from, to).is_none()
}

fn is_capture(question: &StandardQuestion) -> bool {
    question.scene.board.occupied().contains(question.to)
}

fn is_last_rank(question: &StandardQuestion) -> bool {
    let StandardQuestion { scene, from, to } = question;
    scene.board.role_at(*from) == Some(Role::Pawn) && rank(scene.turn, to.rank()) == 7
}

fn after(question: &StandardQuestion, answer: &Answer) -> Sets {
    question.scene.sets.changed(&answer.changes[BOARD])
}

impl Exercise for Make {
    type Question = StandardQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["echiquier_deplacement_realise_coup_standard"]
    }

    fn questions(&self, random: &mut Random) -> Vec<StandardQuestion> {
        let mut questions = Vec::new();
        while questions.len() < 3000 {
            let scene = Placed::new(any(random));
            for from in scene.board.color(scene.turn) {
                let squares = Square::all().filter(|to| is_asked(&scene, from, *to));
                let all = squares.map(|to| StandardQuestion { scene: scene.clone(), from, to });
                // Captures and last ranks are where most goes wrong.
                let kept = all.filter(|question| {
                    is_capture(question) || is_last_rank(question) || random.percent(15)
                });
                questions.extend(kept.collect::<Vec<_>>());
            }
        }
        questions
    }

    fn case(&self, function: u16, question: &StandardQuestion) -> Case {
        question.case(function, Form::Make)
    }

    fn clauses(&self, question: &StandardQuestion, _: &Answer) -> Vec<&'static str> {
        let mut clauses = vec!["REALISER-G1", "REALISER-G3"];
        clauses.extend(is_capture(question).then_some("REALISER-G2"));
        clauses
    }

    fn broken(
        &self,
        question: &StandardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let (wanted, found) = (after(question, expected), after(question, received));
        let color = question.scene.turn;
        let is_wrong = |side: Color| {
            let pieces = |sets: &Sets| sets.content().0[side.index()].clone();
            pieces(&wanted) != pieces(&found) || found.has_hole(side)
        };
        let mut broken = Vec::new();
        broken.extend(is_wrong(color).then_some("REALISER-G1"));
        broken.extend(is_wrong(!color).then_some("REALISER-G2"));
        broken.extend((wanted.turn != found.turn).then_some("REALISER-G3"));
        broken
    }

    fn side(&self, question: &StandardQuestion, _: &Answer) -> String {
        let what = if is_capture(question) { "prise" } else { "sans prise" };
        let last = if is_last_rank(question) { ", dernière rangée" } else { "" };
        format!("{what}{last}, {}", words::side(question.scene.turn))
    }

    fn size(&self, question: &StandardQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &StandardQuestion) -> Vec<StandardQuestion> {
        let is_alike =
            |smaller: &StandardQuestion| is_asked(&smaller.scene, smaller.from, smaller.to);
        question.smaller().into_iter().filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &StandardQuestion) -> Shown {
        question.shown(name, Form::Make)
    }

    fn expected(&self, question: &StandardQuestion, _: &Answer) -> String {
        let (from, to) = (question.from, question.to);
        let taken = if is_capture(question) {
            ", et la pièce adverse de cette case est retirée de son jeu"
        } else {
            ""
        };
        let last = if is_last_rank(question) { " ; elle reste un pion" } else { "" };
        format!("la pièce {from} va en {to}{taken} ; rien d'autre ne change{last}")
    }

    fn received(
        &self,
        question: &StandardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (wanted, found) = (after(question, expected), after(question, received));
        let (said, squares) = words::differences(&question.scene.sets, &wanted, &found);
        (said.join(" ; "), squares)
    }

    fn hint(&self, question: &StandardQuestion, _: &Answer, tag: &str) -> String {
        let hint = match tag {
            "REALISER-G2" => {
                "dans quel jeu votre fonction cherche-t-elle la pièce prise, et que reste-t-il à sa place ?"
            }
            "REALISER-G3" => "qui change le trait, dans le programme du cours ?",
            _ if is_last_rank(question) => {
                "que demande le contrat pour un pion qui arrive au bout ?"
            }
            _ => "quelle pièce votre fonction déplace-t-elle, et que fait-elle d'autre ?",
        };
        hint.to_owned()
    }
}
