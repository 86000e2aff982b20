//! Sets of squares, listed in order at a cost that follows what they hold.

use super::square::{NUMBERS, Square};

const WORDS: usize = NUMBERS / 64;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    #[inline]
    pub fn toggle(&mut self, square: Square) {
        self.0[square.index() / 64] ^= 1 << (square.index() % 64);
    }

    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.0[square.index() / 64] & (1 << (square.index() % 64)) != 0
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        self.0.iter().enumerate().flat_map(|(number, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let bit = left.trailing_zeros() as usize;
                left &= left - 1;
                Some(Square::from_index(number * 64 + bit))
            })
        })
    }
}
