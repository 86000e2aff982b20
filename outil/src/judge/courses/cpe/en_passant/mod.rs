//! The sheet on the capture en passant.

mod games;
mod obstacle;

use echecs::rules::attacks::{king_attacks, pawn_attacks};
use echecs::rules::{Role, Square};

use super::question::{MoveAnswer, MoveQuestion};
use super::special::SpecialMove;
use super::words;
use crate::judge::random::Random;
use crate::judge::wire::Answer;
pub use games::games;
use games::long_games;
pub use obstacle::Obstacle;

pub struct EnPassant;

impl SpecialMove for EnPassant {
    fn names(&self) -> &'static [&'static str] {
        &[
            "echiquier_deplacement_special_realise_si_possible_prise_en_passant",
            "echiquier_deplacement_realise_si_possible_prise_en_passant",
        ]
    }

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion> {
        let mut questions = Vec::new();
        for scene in [games(random), long_games(random)].concat() {
            let position = &scene.position;
            let behind = behind_the_last_move(scene.last_move);
            for from in position.board().color(position.turn()) {
                let captures = pawn_attacks(position.turn(), from);
                let is_pawn = position.board().role_at(from) == Some(Role::Pawn);
                // Whatever it is, a piece that stands where a pawn could capture.
                let mut is_asked = |to: &Square| {
                    let beside = Square::at(to.file(), from.rank());
                    // The last move arrived beside it, or left the file where it would have to.
                    let is_near = |(left, last): (Square, Square)| {
                        Some(last) == beside || left.file() == to.file()
                    };
                    let is_last = is_pawn && scene.last_move.is_some_and(is_near);
                    is_last || behind == Some(*to) || random.percent(if is_pawn { 25 } else { 3 })
                };
                let mut squares: Vec<Square> = captures.into_iter().filter(&mut is_asked).collect();
                // From elsewhere, to where a pawn beside could capture.
                squares.extend(behind.filter(|_| random.percent(if is_pawn { 40 } else { 5 })));
                // The pawn that could capture, elsewhere on the file where it would arrive.
                let beside =
                    behind.filter(|to| captures.contains(*to) && is_pawn && random.percent(50));
                squares.extend(beside.and_then(|to| Square::at(to.file(), random.below(8) as u8)));
                if random.percent(10) {
                    squares
                        .push(*random.choose(&king_attacks(from).into_iter().collect::<Vec<_>>()));
                }
                let ask = |to| MoveQuestion { scene: scene.clone(), from, to };
                questions.extend(squares.into_iter().map(ask));
            }
        }
        questions
    }

    fn clauses(&self, question: &MoveQuestion, _: &Answer) -> Vec<&'static str> {
        vec![if Obstacle::of(question).is_none() { "EN-PASSANT-G1" } else { "EN-PASSANT-G2" }]
    }

    /// The sheet does not say whether a capture may uncover the own king.
    fn is_open(&self, question: &MoveQuestion, expected: &Answer, found: &MoveAnswer) -> bool {
        uncovers(question, expected) && found.is_refusal(&question.scene.sets)
    }

    fn side(&self, question: &MoveQuestion, _: &Answer) -> String {
        let what = Obstacle::of(question).map_or("permise", Obstacle::name);
        let place = match question.to.file() {
            0 | 7 => "au bord",
            file if file > question.from.file() => "à droite",
            _ => "à gauche",
        };
        format!("{what}, {}, {place}", words::side(question.scene.position.turn()))
    }

    fn expected(&self, question: &MoveQuestion, _: &Answer) -> String {
        let MoveQuestion { scene, from, to } = question;
        match (Obstacle::of(question), scene.last_move) {
            (None, Some((left, taken))) => format!(
                "la prise en passant {from}-{to} est permise : le dernier coup est l'avance de deux \
                 cases {left}-{taken}. La fonction rend 1, erreur->type vaut pas_erreur, le pion va \
                 en {to}, et le pion {taken} est retiré"
            ),
            (obstacle, _) => format!(
                "{from}-{to} est refusé, car {}. La fonction rend 0, erreur->type n'est pas pas_erreur, \
                 et l'échiquier ne change pas",
                obstacle.map(Obstacle::sentence).unwrap_or_default()
            ),
        }
    }

    fn hint(&self, question: &MoveQuestion, _: &Answer, _: &str) -> String {
        let allowed = "suivez vos conditions une par une pour ce coup : laquelle le refuse, ou que reste-t-il à faire ?";
        question.scene.hint(Obstacle::of(question).map_or(allowed, Obstacle::hint))
    }
}

/// The square in the middle of the last move, if it was of two squares.
fn behind_the_last_move(last: Option<(Square, Square)>) -> Option<Square> {
    let (from, to) = last?;
    let is_double = from.file() == to.file() && from.rank().abs_diff(to.rank()) == 2;
    if is_double { Square::at(to.file(), (from.rank() + to.rank()) / 2) } else { None }
}

/// Whether the capture leaves the own king attacked.
fn uncovers(question: &MoveQuestion, expected: &Answer) -> bool {
    let answer = question.read(expected);
    let color = question.scene.position.turn();
    let board = answer.board.board();
    answer.returned == 1
        && board.king(color).is_some_and(|king| board.is_attacked(king, !color, board.occupied()))
}
