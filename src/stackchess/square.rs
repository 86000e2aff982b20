//! Squares, and their names.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::direction::Direction;

pub const MIN_SIZE: u8 = 4;
pub const MAX_SIZE: u8 = 26;

/// A square of the largest board; `a1` is (0, 0).
///
/// Rows are numbered in steps of 32, so that file and rank are bits of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u16);

/// A text that is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a square: a letter from a to z, then a number from 1 to 26")]
pub struct NotASquare;

impl Square {
    const ROW: u16 = 32;
    /// How many numbers the squares of a board of this size are below.
    pub(super) const fn bound(size: u8) -> usize {
        size as usize * Square::ROW as usize
    }

    /// `None` outside of the largest board.
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < MAX_SIZE && rank < MAX_SIZE {
            Some(Square(rank as u16 * Square::ROW + file as u16))
        } else {
            None
        }
    }

    pub(super) const fn from_index(index: usize) -> Square {
        Square(index as u16)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0.
    pub const fn file(self) -> u8 {
        (self.0 % Square::ROW) as u8
    }

    /// Counted from 0.
    pub const fn rank(self) -> u8 {
        (self.0 / Square::ROW) as u8
    }

    /// Whether a board of this size has the square.
    pub const fn is_on(self, size: u8) -> bool {
        self.file() < size && self.rank() < size
    }

    /// The squares of a board, from `a1` along the ranks.
    pub fn all(size: u8) -> impl Iterator<Item = Square> {
        let size = size.min(MAX_SIZE);
        (0..size).flat_map(move |rank| (0..size).filter_map(move |file| Square::at(file, rank)))
    }

    /// The next square in a direction, which may be beyond the edge.
    #[inline]
    pub(super) fn step(self, direction: Direction) -> Square {
        const DELTAS: [i16; 8] = {
            let mut deltas = [0; 8];
            let mut number = 0;
            while number < deltas.len() {
                deltas[number] = Square::delta(Direction::OFFSETS[number]);
                number += 1;
            }
            deltas
        };
        Square(self.0.wrapping_add_signed(DELTAS[direction.number()]))
    }

    /// The square a few files and ranks away, which may be beyond the edge.
    #[inline]
    pub(super) fn offset(self, offset: (i8, i8)) -> Square {
        Square(self.0.wrapping_add_signed(Square::delta(offset)))
    }

    const fn delta((dx, dy): (i8, i8)) -> i16 {
        dy as i16 * Square::ROW as i16 + dx as i16
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(name: &str) -> Result<Square, NotASquare> {
        let (file, rank) = match name.as_bytes() {
            [file, rank @ (b'1'..=b'9')] => (file, rank - b'1'),
            [file, tens @ b'1'..=b'2', units @ b'0'..=b'9'] => {
                (file, (tens - b'0') * 10 + units - b'1')
            }
            _ => return Err(NotASquare),
        };
        let file = file.checked_sub(b'a').ok_or(NotASquare)?;
        Square::at(file, rank).ok_or(NotASquare)
    }
}
