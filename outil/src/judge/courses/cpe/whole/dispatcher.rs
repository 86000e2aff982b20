//! The dispatcher: a whole move, if it is legal.

use echecs::rules::Square;

use super::super::question::{Form, MoveQuestion, code_told};
use super::super::words::{self, UNWRITTEN};
use super::refusal::{Kind, Refusal, kind};
use super::{games, passing};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

pub struct Dispatcher;

impl Exercise for Dispatcher {
    type Question = MoveQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["echiquier_deplacement_realise_si_possible"]
    }

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion> {
        let mut questions = games::questions(random);
        questions.extend(passing::questions(random));
        questions
    }

    fn case(&self, function: u16, question: &MoveQuestion) -> Case {
        question.case(function, Form::Dispatcher)
    }

    fn clauses(&self, question: &MoveQuestion, _: &Answer) -> Vec<&'static str> {
        match kind(question) {
            Some(Kind::Promotion) => vec!["DEPLACER-G1", "DEPLACER-G2"],
            Some(_) => vec!["DEPLACER-G1"],
            None => vec!["DEPLACER-G4"],
        }
    }

    fn broken(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let (wanted, found) = (question.read(expected), question.read(received));
        let has_kind = found.kind == wanted.kind;
        match kind(question) {
            None if !found.is_refusal(&question.scene.sets) => vec!["DEPLACER-G4"],
            // That the pawn is still to be promoted is a clause of its own.
            Some(Kind::Promotion)
                if found.code == 0 && !(has_kind && found.is_as_good_as(&wanted)) =>
            {
                vec!["DEPLACER-G2"]
            }
            Some(_) if !(has_kind && found.is_as_good_as(&wanted)) => vec!["DEPLACER-G1"],
            _ => Vec::new(),
        }
    }

    fn side(&self, question: &MoveQuestion, _: &Answer) -> String {
        let what = kind(question).map_or_else(|| Refusal::of(question).name(), Kind::name);
        let taken = if question.scene.position.board().occupied().contains(question.to) {
            ", occupée"
        } else {
            ""
        };
        format!("{what}{taken}, {}", words::side(question.scene.position.turn()))
    }

    fn size(&self, question: &MoveQuestion) -> usize {
        question.scene.game.size()
    }

    fn smaller(&self, question: &MoveQuestion) -> Vec<MoveQuestion> {
        let is_alike = |smaller: &MoveQuestion| kind(smaller) == kind(question);
        question.smaller().into_iter().filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &MoveQuestion) -> Shown {
        question.shown(name, Form::Dispatcher)
    }

    fn expected(&self, question: &MoveQuestion, _: &Answer) -> String {
        let (from, to) = (question.from, question.to);
        match kind(question) {
            Some(kind) => {
                let rest = if kind == Kind::Promotion { " ; le pion reste un pion" } else { "" };
                let kind = kind.name();
                format!(
                    "{from}-{to} est fait : erreur->type vaut pas_erreur, et *type vaut {kind}{rest}"
                )
            }
            None => format!(
                "{from}-{to} est refusé, car {}. erreur->type n'est pas pas_erreur, et l'échiquier ne \
                 change pas",
                Refusal::of(question).sentence()
            ),
        }
    }

    fn received(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (wanted, found) = (question.read(expected), question.read(received));
        let (mut said, squares) = question.told(expected, received);
        let is_told = kind(question).is_some() && code_told(wanted.code, found.code).is_none();
        if is_told && found.kind != wanted.kind {
            let kind = match found.kind {
                UNWRITTEN => "*type n'est jamais écrit".to_owned(),
                kind => format!("*type vaut {}", kind_name(kind)),
            };
            said = [said, kind]
                .into_iter()
                .filter(|text| !text.is_empty())
                .collect::<Vec<_>>()
                .join(" ; ");
        }
        (said, squares)
    }

    fn hint_on(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Option<String> {
        question.hint_on(expected, received)
    }

    fn hint(&self, question: &MoveQuestion, _: &Answer, tag: &str) -> String {
        let hint = match kind(question) {
            None => Refusal::of(question).hint(),
            Some(_) if tag == "DEPLACER-G2" => {
                "comment votre fonction sait-elle qu'un pion arrive au bout, avec ou sans prise ?"
            }
            Some(Kind::Castling) => {
                "que fait votre fonction d'un roi dont le déplacement standard est refusé ?"
            }
            Some(Kind::EnPassant) => {
                "que fait votre fonction d'un pion dont le déplacement standard est refusé ?"
            }
            Some(_) => {
                "suivez ce coup dans votre fonction : qu'écrit-elle, dans *e, *erreur et *type ?"
            }
        };
        question.scene.hint(hint)
    }
}

fn kind_name(number: i32) -> String {
    let all = [Kind::Standard, Kind::Castling, Kind::EnPassant, Kind::Promotion];
    let known = all.into_iter().find(|kind| *kind as i32 == number);
    known.map_or_else(|| number.to_string(), |kind| kind.name().to_owned())
}
