//! A board or a game, as it lies in memory.

use echecs::rules::Square;

use super::board::{Sets, numbers};
use super::game::{COUNT_AT, MOVES_AT, MOVES_MAX, PLAYED_BYTES, Played, RIGHTS_AT};
use super::words;

/// A board, and the rest of a game if it is one: what counts of both.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub board: Sets,
    pub game: Option<Rest>,
}

/// A game besides its first board.
#[derive(Clone, Debug, PartialEq)]
pub struct Rest {
    count: i32,
    moves: Vec<Played>,
    beyond_the_pieces: Vec<i32>,
}

impl Record {
    pub fn read(is_game: bool, bytes: &[u8]) -> Record {
        let rest = || {
            let count = numbers(&bytes[COUNT_AT..MOVES_AT])[0];
            let written = usize::try_from(count).unwrap_or(0).min(MOVES_MAX);
            let moves = numbers(&bytes[MOVES_AT..MOVES_AT + written * PLAYED_BYTES]);
            Rest {
                count,
                moves: moves.chunks_exact(6).map(|six| std::array::from_fn(|at| six[at])).collect(),
                beyond_the_pieces: numbers(&bytes[RIGHTS_AT..RIGHTS_AT + 5 * 4]),
            }
        };
        Record { board: Sets::read(bytes), game: is_game.then(rest) }
    }

    /// Whether it is the same but for the order of the pieces.
    pub fn is_as_good_as(&self, other: &Record) -> bool {
        self.board.is_as_good_as(&other.board) && self.game == other.game
    }

    /// Whether it is a game of these moves.
    pub fn has_moves(&self, moves: &[Played]) -> bool {
        self.game.as_ref().is_some_and(|rest| rest.moves == moves)
    }

    /// What is wrong with it, and where.
    pub fn told(&self, expected: &Record) -> (Vec<String>, Vec<Square>) {
        let (mut said, squares) = words::differences(&expected.board, &expected.board, &self.board);
        if let (Some(found), Some(wanted)) = (&self.game, &expected.game) {
            if found.count != wanted.count {
                said.push(format!("nombre_coups vaut {}, non {}", found.count, wanted.count));
            } else if let Some(rank) =
                (0..wanted.moves.len()).find(|at| found.moves[*at] != wanted.moves[*at])
            {
                said.push(format!("le coup d'indice {rank} est un autre"));
            }
            let members = [
                ("les droits de roque sont autres", 0..1),
                ("la case de prise en passant est une autre", 1..3),
                ("un compteur est un autre", 3..5),
            ];
            for (words, places) in members {
                if found.beyond_the_pieces[places.clone()] != wanted.beyond_the_pieces[places] {
                    said.push(words.to_owned());
                }
            }
        }
        (said, squares)
    }
}
