//! What the game remembers.

use crate::rules::{Color, Game, Move, Position, Role, Square};

/// The position from which the game was played.
pub fn start(game: &Game) -> &Position {
    game.earlier_positions().next().unwrap_or(game.position())
}

/// The moves played, each with the position before it, the first one first.
pub fn played(
    game: &Game,
) -> impl DoubleEndedIterator<Item = (&Position, Move)> + ExactSizeIterator {
    game.earlier_positions().zip(game.moves())
}

/// The number of the first move of a side's king.
pub fn first_king_move(game: &Game, color: Color) -> Option<u32> {
    let (before, _) = played(game).find(|(before, mv)| {
        before.turn() == color && before.board().pieces(color, Role::King).contains(mv.from())
    })?;
    Some(before.fullmove_number())
}

/// How a pawn got to where it stands.
pub enum Arrival {
    /// By a double step, so many moves of its side ago: 1 is the last one.
    DoubleStep {
        moves_ago: u32,
    },
    SingleStep {
        came_from: Square,
        number: u32,
    },
    /// It has not moved since the start of the game.
    Unknown,
}

/// How the enemy pawn got to a square that could be taken en passant there.
pub fn arrival(game: &Game, pawn: Square) -> Arrival {
    let arrived = played(game).rev().zip(1u32..).find(|((_, mv), _)| mv.to() == pawn);
    match arrived {
        Some(((_, mv), plies_ago)) if is_double_step(mv) => {
            Arrival::DoubleStep { moves_ago: plies_ago.div_ceil(2) }
        }
        Some(((before, mv), _)) => {
            Arrival::SingleStep { came_from: mv.from(), number: before.fullmove_number() }
        }
        None if start(game).en_passant() == Some(pawn.en_passant_twin()) => {
            Arrival::DoubleStep { moves_ago: (played(game).len() as u32 + 1).div_ceil(2) }
        }
        None => Arrival::Unknown,
    }
}

/// Whether a pawn's move is a double step.
fn is_double_step(mv: Move) -> bool {
    mv.from().rank().abs_diff(mv.to().rank()) == 2
}
