//! `eval`.

use echecs::rules::Color;

use super::bits::returned;
use super::positions;
use super::scene::Scene;
use super::task::{Fault, Task};
use super::tree;
use super::words;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Call, Case};

pub struct Eval;

type Question = Scene<()>;

impl Task for Eval {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["eval"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        positions::mixed(random, 1200).into_iter().map(|setup| Scene::new(setup, ())).collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        question.state().case(Vec::new(), vec![Call { function, arguments: Vec::new() }])
    }

    fn tags(&self, question: &Question) -> Vec<&'static str> {
        vec![if question.setup.turn == Color::White { "EVAL-G1" } else { "EVAL-G2" }]
    }

    fn faults(&self, question: &Question, expected: &Answer, received: &Answer) -> Vec<Fault> {
        returned(self.tags(question)[0], expected, received).into_iter().collect()
    }

    fn side(&self, question: &Question) -> String {
        let sign = tree::evaluate(&question.setup.board, question.setup.turn).signum();
        format!("trait aux {}, signe {sign}", words::side(question.setup.turn))
    }

    fn size(&self, question: &Question) -> usize {
        question.size()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        question.smaller_playable()
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}()");
        let line = format!("printf(\"%d\\n\", {call});");
        question.shown(call, vec![line])
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let value = tree::evaluate(&question.setup.board, question.setup.turn);
        let side = words::side(question.setup.turn);
        let pieces: Vec<String> = tree::worth(&question.setup.board)
            .into_iter()
            .map(|(square, value)| format!("{square} {value:+}"))
            .collect();
        let told = if pieces.len() > 8 {
            String::new()
        } else {
            format!(" (pour les blancs : {})", pieces.join(", "))
        };
        format!("le trait est aux {side} : la fonction rend {value}{told}")
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let board = &question.setup.board;
        let hint = match question.setup.turn {
            Color::Black => {
                "fiche 6 : pour qui l'évaluation est-elle donnée quand le trait est aux noirs ?"
            }
            Color::White if board.color(Color::Black).more_than_one() => {
                "fiche 6 : quel signe et quelle case les tables ont-elles pour une pièce noire ? Un \
                 autre critère que ces tables n'est pas compté ici."
            }
            Color::White => {
                "fiche 6 : calculez à la main ce que vaut chaque pièce du dessin ; un autre critère \
                 n'est pas compté ici."
            }
        };
        hint.to_owned()
    }
}
