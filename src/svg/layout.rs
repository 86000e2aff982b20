//! Where things are, in the picture's own units: a square is 100 of them wide.

use super::Picture;
use crate::rules::Square;

pub const SQUARE: u32 = 100;
pub const BOARD: u32 = 8 * SQUARE;

/// What is left around the board for its frame.
const EDGE: u32 = 6;
/// What the names of files and ranks need, on the left and below.
const NAMES: u32 = 44;

/// The places of one picture.
#[derive(Clone, Copy)]
pub struct Layout {
    /// The left side of the board.
    pub left: u32,
    /// The upper side of the board.
    pub top: u32,
    /// The width and the height of everything.
    pub extent: u32,
    flipped: bool,
}

impl Layout {
    pub fn of(picture: &Picture<'_>) -> Layout {
        let left = if picture.coordinates { NAMES } else { EDGE };
        Layout { left, top: EDGE, extent: left + BOARD + EDGE, flipped: picture.flipped }
    }

    /// The upper left corner of a square.
    pub fn corner(self, square: Square) -> (u32, u32) {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        let (column, row) = if self.flipped { (7 - file, rank) } else { (file, 7 - rank) };
        (self.left + SQUARE * column, self.top + SQUARE * row)
    }

    /// The middle of a square.
    pub fn middle(self, square: Square) -> (u32, u32) {
        let (x, y) = self.corner(square);
        (x + SQUARE / 2, y + SQUARE / 2)
    }
}
