//! Which squares of every line each side holds, as bits: how far a way is free is counted at once,
//! without a walk over its squares.

use super::Square;
use super::direction::Direction;
use crate::rules::Color;

/// The files, the ranks and the diagonals of a board, a word each for each side; a bit is set
/// where a pile of that side stands, and everywhere beyond the edges.
///
/// A word has its line twice: onwards in the low half, backwards in the high half. So both ways
/// from a square are read alike, from low bits to high ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines(Box<[[u64; 256]; 2]>);

impl Lines {
    pub fn empty(size: u8) -> Lines {
        let mut lines = Lines(Box::new([[u64::MAX; 256]; 2]));
        for square in Square::all(size) {
            Color::ALL.into_iter().for_each(|color| lines.toggle(square, color));
        }
        lines
    }

    /// How many squares are free in a direction, up to a pile or the edge.
    #[inline(always)]
    pub fn free(&self, from: Square, direction: Direction) -> u32 {
        let [white, black] = self.ahead(from, direction);
        (white | black).trailing_zeros()
    }

    /// How many squares a piece of `color` that takes nothing goes in a direction: to the first
    /// pile of its own side, or before an enemy or the edge.
    #[inline(always)]
    pub fn peaceful(&self, from: Square, direction: Direction, color: Color) -> u32 {
        let ahead = self.ahead(from, direction);
        // A pile of its own stops it one square later.
        (ahead[color.index()] << 1 | ahead[(!color).index()]).trailing_zeros()
    }

    /// What is in a direction, for each side, from the next square on.
    #[inline(always)]
    fn ahead(&self, from: Square, direction: Direction) -> [u64; 2] {
        // The first four directions go onwards, the other four back on the same lines.
        let (line, place) = locate(from, direction.number() % 4);
        let next = if direction.number() < 4 { place + 1 } else { 64 - place };
        [0, 1].map(|side| self.0[side][line] >> next)
    }

    /// A pile of a side appears on a square of the board, or disappears.
    #[inline]
    pub fn toggle(&mut self, square: Square, color: Color) {
        for axis in 0..4 {
            let (line, place) = locate(square, axis);
            self.0[color.index()][line] ^= 1 << place | 1 << (63 - place);
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
