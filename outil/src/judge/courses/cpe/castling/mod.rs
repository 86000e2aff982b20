//! The sheet on castling.

mod games;
mod obstacle;

use echecs::rules::Square;

use super::question::{Form, MoveQuestion};
use super::words::{self, list};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};
pub use games::games;
use games::long_games;
pub use obstacle::{Obstacle, Way};

pub struct Castling;

impl Exercise for Castling {
    type Question = MoveQuestion;

    fn names(&self) -> &'static [&'static str] {
        &[
            "echiquier_deplacement_special_realise_si_possible_roque",
            "echiquier_deplacement_realise_si_possible_roque",
        ]
    }

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion> {
        let mut questions = Vec::new();
        for scene in [games(random), long_games(random)].concat() {
            let from = scene.position.king(scene.position.turn());
            // Both castlings, and some other squares.
            let files = [2, 6, random.below(8) as u8];
            let along = files.into_iter().filter_map(|file| Square::at(file, from.rank()));
            let squares = along.chain(Square::new(random.below(64)));
            questions.extend(squares.map(|to| MoveQuestion { scene: scene.clone(), from, to }));
        }
        questions
    }

    fn case(&self, function: u16, question: &MoveQuestion) -> Case {
        question.case(function, Form::Special)
    }

    fn clauses(&self, question: &MoveQuestion, expected: &Answer) -> Vec<&'static str> {
        match (question.read(expected).returned, Obstacle::of(question)) {
            (1, _) => vec!["ROQUE-G1"],
            (_, Some(Obstacle::InCheck)) => vec!["ROQUE-G4"],
            _ => vec!["ROQUE-G2"],
        }
    }

    fn broken(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        if question.read(received).is_as_good_as(&question.read(expected)) {
            Vec::new()
        } else {
            self.clauses(question, expected)
        }
    }

    fn side(&self, question: &MoveQuestion, _: &Answer) -> String {
        let what = Obstacle::of(question).map_or("permis", |obstacle| obstacle.name());
        let wing = if question.to.file() > 4 { "petit" } else { "grand" };
        format!("{what}, {}, {wing}", words::side(question.scene.position.turn()))
    }

    fn size(&self, question: &MoveQuestion) -> usize {
        question.scene.game.size()
    }

    fn smaller(&self, question: &MoveQuestion) -> Vec<MoveQuestion> {
        question.smaller()
    }

    fn shown(&self, name: &str, question: &MoveQuestion) -> Shown {
        let mut shown = question.shown(name, Form::Special);
        if let (Some(drawing), Some(Obstacle::Blocked(squares) | Obstacle::Crossed(squares))) =
            (&mut shown.drawing, Obstacle::of(question))
        {
            drawing.marked |= squares;
        }
        shown
    }

    fn expected(&self, question: &MoveQuestion, _: &Answer) -> String {
        let (from, to) = (question.from, question.to);
        match (Obstacle::of(question), Way::of(question)) {
            (None, Some(way)) => format!(
                "le roque {from}-{to} est permis : ni le roi ni la tour {} n'ont bougé, {} sont libres, \
                 et aucune pièce adverse n'attaque {}. La fonction rend 1, erreur->type vaut \
                 pas_erreur, le roi va en {to} et la tour en {}",
                way.rook,
                list(way.between()),
                list(way.king.bitboard() | way.path()),
                way.rook_to
            ),
            (obstacle, _) => format!(
                "{from}-{to} est refusé, car {}. La fonction rend 0, erreur->type n'est pas pas_erreur, \
                 et l'échiquier ne change pas",
                obstacle.map(|obstacle| obstacle.sentence()).unwrap_or_default()
            ),
        }
    }

    fn received(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        question.told(expected, received)
    }

    fn hint(&self, question: &MoveQuestion, _: &Answer, _: &str) -> String {
        let allowed = "suivez vos conditions une par une pour ce roque : laquelle le refuse, ou que reste-t-il à faire ?";
        question.scene.hint(Obstacle::of(question).map_or(allowed, |obstacle| obstacle.hint()))
    }
}
