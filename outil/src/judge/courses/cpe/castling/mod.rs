//! The sheet on castling.

mod games;
mod obstacle;

use echecs::rules::{Bitboard, Square};

use super::making::home;
use super::question::MoveQuestion;
use super::special::SpecialMove;
use super::words::{self, list};
use crate::judge::random::Random;
use crate::judge::wire::Answer;
pub use games::games;
use games::long_games;
pub use obstacle::{Obstacle, Way};

pub struct Castling;

impl SpecialMove for Castling {
    fn names(&self) -> &'static [&'static str] {
        &[
            "echiquier_deplacement_special_realise_si_possible_roque",
            "echiquier_deplacement_realise_si_possible_roque",
        ]
    }

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion> {
        let mut questions = Vec::new();
        for scene in [games(random), long_games(random)].concat() {
            let color = scene.position.turn();
            let from = scene.position.king(color);
            // Both castlings, and some other squares.
            let files = [2, 6, random.below(8) as u8];
            let along = files.into_iter().filter_map(|file| Square::at(file, from.rank()));
            // Where the king would arrive if it had begun at home.
            let is_away = from.rank() != home(color);
            let there = [2, 6].into_iter().filter_map(|file| Square::at(file, home(color)));
            let there = there.filter(|_| is_away);
            let squares = along.chain(there).chain(Square::new(random.below(64)));
            questions.extend(squares.map(|to| MoveQuestion { scene: scene.clone(), from, to }));
        }
        questions
    }

    fn clauses(&self, question: &MoveQuestion, expected: &Answer) -> Vec<&'static str> {
        match (question.read(expected).returned, Obstacle::of(question)) {
            (1, _) => vec!["ROQUE-G1"],
            (_, Some(Obstacle::InCheck)) => vec!["ROQUE-G4"],
            _ => vec!["ROQUE-G2"],
        }
    }

    fn side(&self, question: &MoveQuestion, _: &Answer) -> String {
        let what = Obstacle::of(question).map_or("permis", |obstacle| obstacle.name());
        let wing = if question.to.file() > 4 { "petit" } else { "grand" };
        format!("{what}, {}, {wing}", words::side(question.scene.position.turn()))
    }

    fn guilty(&self, question: &MoveQuestion) -> Bitboard {
        match Obstacle::of(question) {
            Some(Obstacle::Blocked(squares) | Obstacle::Crossed(squares)) => squares,
            _ => Bitboard::EMPTY,
        }
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

    fn hint(&self, question: &MoveQuestion, _: &Answer, _: &str) -> String {
        let allowed = "suivez vos conditions une par une pour ce roque : laquelle le refuse, ou que reste-t-il à faire ?";
        question.scene.hint(Obstacle::of(question).map_or(allowed, |obstacle| obstacle.hint()))
    }
}
