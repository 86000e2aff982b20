//! The start of a game, on any board.

use thiserror::Error;

use super::square::{MAX_SIZE, MIN_SIZE};
use super::{Options, Piece, Position, Role, Square};
use crate::rules::Color;

/// A board that is too small or too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a board has from {MIN_SIZE} to {MAX_SIZE} files, not {0}")]
pub struct BadSize(pub u8);

impl Position {
    /// The start of a game on a board of `size` files and ranks.
    pub fn start(size: u8, options: Options) -> Result<Position, BadSize> {
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(BadSize(size));
        }
        let mut position = Position::empty(size, options);
        for file in 0..size {
            let officer = officer(file, size, options);
            for (color, back, front) in [(Color::White, 0, 1), (Color::Black, size - 1, size - 2)] {
                for (rank, role) in [(back, officer), (front, Role::Pawn)] {
                    if let Some(square) = Square::at(file, rank) {
                        position.put(square, Piece { role, color, moved: false });
                    }
                }
            }
        }
        Ok(position)
    }
}

/// The piece of the first rank on a file: queen and king in the middle, and the
/// others in turn on both sides of them, going outward.
fn officer(file: u8, size: u8, options: Options) -> Role {
    let king = size / 2;
    let queen = king - 1;
    let outward = if file < queen {
        queen - file - 1
    } else if file > king {
        file - king - 1
    } else {
        return if file == king { Role::King } else { Role::Queen };
    };
    let turns: &[Role] = if options.knights {
        &[Role::Bishop, Role::Knight, Role::Rook]
    } else {
        &[Role::Bishop, Role::Rook]
    };
    turns[usize::from(outward) % turns.len()]
}
