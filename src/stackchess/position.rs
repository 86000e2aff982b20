//! A position: the piles, the player to move, the options.

use super::cells::{Cell, Cells};
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
    pub(super) cells: Cells,
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
            cells: Cells::empty(size),
            material: [Material::default(); 2],
        }
    }

    /// Puts a piece on top of a pile of its colour.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let side = piece.color.index();
        self.piles[square.index()].push(piece);
        self.material[side].add(piece);
        self.look_at(square);
    }

    /// Takes note of what stands on a square, whose pile has changed.
    pub(super) fn look_at(&mut self, square: Square) {
        let pile = &self.piles[square.index()];
        let owner = pile.first().map(|piece| piece.color);
        for color in Color::ALL {
            if owner == Some(color) {
                self.occupied[color.index()].insert(square);
            } else {
                self.occupied[color.index()].remove(square);
            }
        }
        let height = pile.len() as u8;
        let cell = owner.map_or(Cell::Empty, |owner| Cell::Pile { owner, height });
        self.cells.set(square, cell);
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
