//! Which squares of every line are occupied, as bits: how far a way is free is counted at once,
//! without a walk over its squares.

use super::Square;
use super::direction::Direction;

/// The files, the ranks and the diagonals of a board, a word each; a bit is set where a pile
/// stands, and everywhere beyond the edges.
///
/// A word has its line twice: onwards in the low half, backwards in the high half. So both ways
/// from a square are read alike, from low bits to high ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines(Box<[u64; 256]>);

impl Lines {
    pub fn empty(size: u8) -> Lines {
        let mut lines = Lines(Box::new([u64::MAX; 256]));
        for square in Square::all(size) {
            lines.set(square, false);
        }
        lines
    }

    /// How many squares are free in a direction, up to a pile or the edge.
    #[inline(always)]
    pub fn free(&self, from: Square, direction: Direction) -> u32 {
        // The first four directions go onwards, the other four back on the same lines.
        let (line, place) = locate(from, direction.number() % 4);
        let next = if direction.number() < 4 { place + 1 } else { 64 - place };
        (self.0[line] >> next).trailing_zeros()
    }

    /// `square` is one of the board.
    #[inline]
    pub fn set(&mut self, square: Square, occupied: bool) {
        for axis in 0..4 {
            let (line, place) = locate(square, axis);
            let bits = 1 << place | 1 << (63 - place);
            let word = &mut self.0[line];
            *word = if occupied { *word | bits } else { *word & !bits };
        }
    }
}

/// The number of a square's line along one of four axes, and the square's place on it.
#[inline(always)]
fn locate(square: Square, axis: usize) -> (usize, u8) {
    let (file, rank) = (square.file(), square.rank());
    let (dx, dy) = Direction::OFFSETS[axis];
    // The same for all squares of a line, and another for each line along an axis: they are fewer
    // than 64.
    let number = i32::from(file) * i32::from(dy) - i32::from(rank) * i32::from(dx);
    // From 1, so that there is a bit before the first square.
    let place = 1 + if dx == 0 { rank } else { file };
    (64 * axis + number as usize % 64, place)
}
