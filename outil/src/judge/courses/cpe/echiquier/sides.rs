//! Whose set is whose.

use std::rc::Rc;

use echecs::rules::{Color, Square};

use super::super::board::{SET_BYTES, Sets};
use super::super::words;
use super::question::{BoardQuestion, any};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case, Value};

/// The functions that give a set of a board.
#[derive(Clone, Copy)]
pub struct Side {
    is_current: bool,
    is_to_read: bool,
}

impl Side {
    pub const ALL: [Side; 4] = [
        Side { is_current: true, is_to_read: false },
        Side { is_current: false, is_to_read: false },
        Side { is_current: true, is_to_read: true },
        Side { is_current: false, is_to_read: true },
    ];
}

impl Exercise for Side {
    type Question = BoardQuestion;

    fn names(&self) -> &'static [&'static str] {
        match (self.is_current, self.is_to_read) {
            (true, false) => &["echiquier_recupere_jeu_courant"],
            (false, false) => &["echiquier_recupere_jeu_adverse"],
            (true, true) => &["echiquier_recupere_jeu_courant_information"],
            (false, true) => &["echiquier_recupere_jeu_adverse_information"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<BoardQuestion> {
        (0..200).map(|_| BoardQuestion { sets: Rc::new(any(random)) }).collect()
    }

    fn case(&self, function: u16, question: &BoardQuestion) -> Case {
        question.case(function)
    }

    fn clauses(&self, _: &BoardQuestion, _: &Answer) -> Vec<&'static str> {
        vec![match (self.is_current, self.is_to_read) {
            (true, false) => "JEU-COURANT-G1",
            (false, false) => "JEU-ADVERSE-G1",
            (true, true) => "JEU-COURANT-INFO-G1",
            (false, true) => "JEU-ADVERSE-INFO-G1",
        }]
    }

    fn broken(
        &self,
        question: &BoardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let is_as_good =
            received.calls[0].value == expected.calls[0].value && received.changes[0].is_empty();
        if is_as_good { Vec::new() } else { self.clauses(question, expected) }
    }

    fn side(&self, question: &BoardQuestion, _: &Answer) -> String {
        format!("joueur_courant {}", question.sets.turn)
    }

    fn size(&self, question: &BoardQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &BoardQuestion) -> Vec<BoardQuestion> {
        question.smaller()
    }

    fn shown(&self, name: &str, question: &BoardQuestion) -> Shown {
        question.shown(name, |call| {
            vec![
                format!("const jeu *j = {call};"),
                "printf(\"rendu : %s\\n\", j == &e.jeu_de_piece_blanc ? \"le jeu blanc\""
                    .to_owned(),
                "       : j == &e.jeu_de_piece_noir ? \"le jeu noir\" : \"une autre adresse\");"
                    .to_owned(),
            ]
        })
    }

    fn expected(&self, question: &BoardQuestion, _: &Answer) -> String {
        let Sets { turn, .. } = *question.sets;
        let is_white = (turn == 0) == self.is_current;
        let name = if is_white { "blanc" } else { "noir" };
        format!(
            "la fonction rend l'adresse du jeu {name} de l'échiquier, car joueur_courant vaut {turn}"
        )
    }

    fn received(&self, _: &BoardQuestion, _: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let mut said = match received.calls[0].value {
            Value::Address(_, 0) => "la fonction rend l'adresse du jeu blanc".to_owned(),
            Value::Address(_, SET_BYTES) => "la fonction rend l'adresse du jeu noir".to_owned(),
            Value::Address(..) | Value::Elsewhere => {
                "la fonction rend une adresse qui n'est celle d'aucun des deux jeux de l'échiquier"
                    .to_owned()
            }
            ref value => words::value(value),
        };
        if !received.changes[0].is_empty() {
            said.push_str(" ; la fonction change l'échiquier");
        }
        (said, Vec::new())
    }

    fn hint(&self, question: &BoardQuestion, _: &Answer, _: &str) -> String {
        let turn = if question.sets.turn == 0 { Color::White } else { Color::Black };
        format!(
            "quand {} ont le trait, quel jeu votre fonction rend-elle, et est-ce celui de *e ?",
            words::side(turn)
        )
    }
}
