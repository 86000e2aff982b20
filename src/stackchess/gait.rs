//! What a piece can do alone, on straight ways.

use super::Piece;
use super::direction::Directions;
use super::square::MAX_SIZE;
use crate::rules::Color;

// Tables, by the number of the role: a choice among so few would be a jump that is hard to foresee.
const DIRECTIONS: [[Directions; 2]; 6] = [
    [Directions::ALL; 2],
    [Directions::ALL; 2],
    [Directions::DIAGONAL; 2],
    [Directions::ORTHOGONAL; 2],
    [Directions::forward(Color::White), Directions::forward(Color::Black)],
    [Directions::NONE; 2],
];
const FAR: u32 = MAX_SIZE as u32;
const REACH: [[u32; 2]; 6] = [[1; 2], [FAR; 2], [FAR; 2], [FAR; 2], [2, 1], [0; 2]];

impl Piece {
    /// The directions in which it goes; a knight has none.
    #[inline]
    pub(super) fn directions(self) -> Directions {
        DIRECTIONS[self.role as usize][self.color.index()]
    }

    /// How far it goes; for a pawn, straight ahead.
    #[inline]
    pub(super) fn reach(self) -> u32 {
        REACH[self.role as usize][usize::from(self.moved)]
    }
}
