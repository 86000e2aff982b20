//! What stands on each square, at a glance, and what is no square of the board: a way that
//! leaves it needs no calculation.

use super::square::NUMBERS;
use super::{Piece, Square};
use crate::rules::Color;

/// Of the squares of a board, and of what is around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    /// How many each side must outnumber to go to a square.
    guards: Box<[[u8; NUMBERS]; 2]>,
    tops: Box<[Option<Piece>; NUMBERS]>,
}

impl Cells {
    pub fn empty(size: u8) -> Cells {
        // Beyond the edge are more guards than any pile has pieces.
        let guards = Box::new([[u8::MAX; NUMBERS]; 2]);
        let mut cells = Cells { guards, tops: Box::new([None; NUMBERS]) };
        for square in Square::all(size) {
            cells.set(square, &[]);
        }
        cells
    }

    /// The top piece of a pile.
    #[inline]
    pub fn top(&self, square: Square) -> Option<Piece> {
        self.tops[square.index()]
    }

    /// The piece of a pile of one.
    #[inline]
    pub fn alone(&self, square: Square) -> Option<Piece> {
        let piece = self.top(square)?;
        (self.guards(square, !piece.color) == 1).then_some(piece)
    }

    /// How many a group must outnumber to go to a square of the board, or to whatever is a step
    /// or a leap beyond its edge: the enemies that stand there.
    #[inline]
    pub fn guards(&self, square: Square, color: Color) -> usize {
        self.guards[color.index()][square.index()].into()
    }

    /// Takes note of a pile, from bottom to top, on a square of the board.
    #[inline]
    pub fn set(&mut self, square: Square, pile: &[Piece]) {
        let top = pile.last().copied();
        self.tops[square.index()] = top;
        for color in Color::ALL {
            let is_enemy = top.is_some_and(|piece| piece.color != color);
            self.guards[color.index()][square.index()] =
                if is_enemy { pile.len() as u8 } else { 0 };
        }
    }
}
