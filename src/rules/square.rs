//! The 64 squares.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Bitboard;

/// A square, numbered rank by rank: a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = 64;

    /// The square with that number, if it is below 64.
    pub const fn new(index: usize) -> Option<Square> {
        if index < Self::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// The square on a file (0 for a) and a rank (0 for the first).
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// The square whose number is `index` modulo 64.
    pub(crate) const fn wrap(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    pub const fn all() -> impl Iterator<Item = Square> {
        SquareRange(0)
    }

    /// The number of the square. The mask tells the compiler what the
    /// constructors ensure, so that a table of 64 is indexed without a check.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 for file a … 7 for file h.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank … 7 for the eighth.
    pub const fn rank(self) -> u8 {
        (self.0 & 63) >> 3
    }

    pub const fn bitboard(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }

    /// The square of the same rank on another file.
    pub(crate) const fn with_file(self, file: u8) -> Square {
        Square((self.0 & 0o70) | (file & 7))
    }

    /// The square behind or before this one on the neighbouring rank of the
    /// same pair (ranks 3 and 4, 5 and 6): from an en-passant square to the
    /// pawn that is taken there, and back.
    pub(crate) const fn en_passant_twin(self) -> Square {
        Square(self.0 ^ 8)
    }
}

struct SquareRange(u8);

impl Iterator for SquareRange {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Square::new(self.0.into())?;
        self.0 += 1;
        Some(square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.to_ascii()).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a square, a1 to h8")]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        Square::from_ascii(text.as_bytes())
    }
}

impl Square {
    /// The two characters of the square, `a1` to `h8`.
    pub const fn to_ascii(self) -> [u8; 2] {
        [b'a' + self.file(), b'1' + self.rank()]
    }

    /// Reads exactly two characters, `a1` to `h8`.
    pub fn from_ascii(text: &[u8]) -> Result<Square, NotASquare> {
        let &[file, rank] = text else { return Err(NotASquare) };
        Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(NotASquare)
    }
}
