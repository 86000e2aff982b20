//! What a piece can do alone, on straight ways.

use super::direction::Directions;
use super::square::MAX_SIZE;
use super::{Piece, Role};

impl Piece {
    /// The directions in which it goes; a knight has none.
    #[inline]
    pub(super) fn directions(self) -> Directions {
        match self.role {
            Role::King | Role::Queen => Directions::ALL,
            Role::Bishop => Directions::DIAGONAL,
            Role::Rook => Directions::ORTHOGONAL,
            Role::Pawn => Directions::forward(self.color),
            Role::Knight => Directions::NONE,
        }
    }

    /// How far it goes; for a pawn, straight ahead.
    #[inline]
    pub(super) fn reach(self) -> u8 {
        match self.role {
            Role::King => 1,
            Role::Pawn if self.moved => 1,
            Role::Pawn => 2,
            _ => MAX_SIZE,
        }
    }
}
