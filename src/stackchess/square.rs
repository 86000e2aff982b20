//! Squares, and their names.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub const MIN_SIZE: u8 = 4;
pub const MAX_SIZE: u8 = 26;

/// How many numbers there are for squares, and for what is around them: 32 rows of 32.
pub(super) const NUMBERS: usize = 1024;

/// A square of the largest board; `a1` is (0, 0).
///
/// Rows are numbered in steps of 32, so that file and rank are bits of it. Between the rows and
/// after the last one is room for whatever is a step or a leap beyond an edge.
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

    /// Below [`NUMBERS`], also beyond an edge: who leaves the first row comes to the last.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize % NUMBERS
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

    /// The square so many steps away, which may be beyond the edge.
    #[inline]
    pub(super) fn after(self, steps: u32, step: Step) -> Square {
        Square((i32::from(self.0) + steps as i32 * step.0) as u16)
    }
}

/// What a step or a leap adds to the number of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step(i32);

impl Step {
    /// So many files and ranks away.
    pub const fn by((dx, dy): (i8, i8)) -> Step {
        Step(dy as i32 * Square::ROW as i32 + dx as i32)
    }

    pub const fn each(offsets: [(i8, i8); 8]) -> [Step; 8] {
        let mut steps = [Step(0); 8];
        let mut number = 0;
        while number < offsets.len() {
            steps[number] = Step::by(offsets[number]);
            number += 1;
        }
        steps
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
