//! A position: the piles, the player to move, the options.

use super::material::Material;
use super::square_set::SquareSet;
use super::{Piece, Square};
use crate::rules::Color;

/// How many pieces a side may own: all those of a game on the largest board, of
/// both colours. No pile is ever higher.
pub const MAX_PIECES: usize = 104;

/// The variants of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// With knights, which carry.
    pub knights: bool,
    /// Pawns on the last rank become queens.
    pub promotion: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { knights: false, promotion: true }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) size: u8,
    pub(super) options: Options,
    pub(super) turn: Color,
    /// By the number of the square; from bottom to top, all of one colour.
    pub(super) piles: Vec<Vec<Piece>>,
    pub(super) occupied: [SquareSet; 2],
    pub(super) material: [Material; 2],
}

impl Position {
    pub(super) fn empty(size: u8, options: Options) -> Position {
        Position {
            size,
            options,
            turn: Color::White,
            piles: vec![Vec::new(); Square::bound(size)],
            occupied: [SquareSet::default(); 2],
            material: [Material::default(); 2],
        }
    }

    /// Puts a piece on top of a pile of its colour.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let side = piece.color.index();
        self.piles[square.index()].push(piece);
        self.occupied[side].insert(square);
        self.material[side].add(piece);
    }

    pub fn size(&self) -> u8 {
        self.size
    }

    pub fn options(&self) -> Options {
        self.options
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The pile of a square of the board, from bottom to top.
    #[inline]
    pub fn pile(&self, square: Square) -> &[Piece] {
        self.piles.get(square.index()).map_or(&[], Vec::as_slice)
    }

    /// Whose pile is on a square.
    #[inline]
    pub fn owner(&self, square: Square) -> Option<Color> {
        self.pile(square).first().map(|piece| piece.color)
    }

    /// How many pieces a side owns.
    pub fn pieces_of(&self, color: Color) -> usize {
        self.material[color.index()].total()
    }

    /// Whether pawns of this colour become queens on a square.
    pub fn promotes_on(&self, square: Square, color: Color) -> bool {
        let last = match color {
            Color::White => self.size - 1,
            Color::Black => 0,
        };
        self.options.promotion && square.rank() == last
    }
}
