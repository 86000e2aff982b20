//! `presence_sq`.

use echecs::rules::{Piece, Square};

use super::bits::returned;
use super::positions;
use super::scene::Scene;
use super::state::{number, piece_number};
use super::task::{Fault, Task};
use super::words;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct Presence;

impl Task for Presence {
    type Question = Scene<Square>;

    fn names(&self) -> &'static [&'static str] {
        &["presence_sq"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Scene<Square>> {
        let mut setups: Vec<_> = (0..150).map(|_| positions::scattered(random)).collect();
        setups.extend(positions::mixed(random, 60));
        let mut questions = Vec::new();
        for setup in setups {
            let occupied: Vec<Square> = setup.board.occupied().into_iter().collect();
            let asked =
                occupied.into_iter().chain((0..4).filter_map(|_| Square::new(random.below(64))));
            questions.extend(asked.map(|square| Scene::new(setup.clone(), square)));
        }
        questions
    }

    fn case(&self, function: u16, question: &Scene<Square>) -> Case {
        let arguments = vec![Argument::Number(number(question.what).into())];
        question.state().case(Vec::new(), vec![Call { function, arguments }])
    }

    fn tags(&self, question: &Scene<Square>) -> Vec<&'static str> {
        vec![if piece(question).is_some() { "PRESENCE-G1" } else { "PRESENCE-G2" }]
    }

    fn faults(&self, question: &Scene<Square>, expected: &Answer, received: &Answer) -> Vec<Fault> {
        let fault = returned(self.tags(question)[0], expected, received);
        fault.into_iter().map(|fault| Fault { squares: vec![question.what], ..fault }).collect()
    }

    fn side(&self, question: &Scene<Square>) -> String {
        piece(question).map_or("vide".to_owned(), words::piece)
    }

    fn size(&self, question: &Scene<Square>) -> usize {
        question.size()
    }

    fn smaller(&self, question: &Scene<Square>) -> Vec<Scene<Square>> {
        question.smaller()
    }

    fn shown(&self, name: &str, question: &Scene<Square>) -> Shown {
        let call = format!("{name}({})", question.what);
        let line = format!("printf(\"%d\\n\", {call});");
        question.shown(call, vec![line])
    }

    fn expected(&self, question: &Scene<Square>, _: &Answer) -> String {
        match piece(question) {
            Some(piece) => {
                let (letter, number) = (piece.fen_letter(), piece_number(piece));
                let piece = words::piece(piece);
                format!("{piece} est en {} : la fonction rend {letter} ({number})", question.what)
            }
            None => format!("{} est vide : la fonction rend -1", question.what),
        }
    }

    fn hint(&self, question: &Scene<Square>, _: &str) -> String {
        let hint = match piece(question) {
            None => "que rend votre fonction quand aucun des douze bitboards n'a cette case ?",
            Some(_) => {
                "votre boucle regarde-t-elle les douze bitboards, dans l'ordre de l'enum des pièces ?"
            }
        };
        hint.to_owned()
    }
}

fn piece(question: &Scene<Square>) -> Option<Piece> {
    question.setup.board.piece_at(question.what)
}
