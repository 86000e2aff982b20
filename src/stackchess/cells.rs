//! What stands on each square, at a glance, and what is no square of the board: a way that
//! leaves it needs no calculation.

use super::Square;
use crate::rules::Color;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing ever: it is beyond the edge.
    Outside,
    Empty,
    Pile {
        owner: Color,
        height: u8,
    },
}

/// The cells of a board, by the number of the square. Rows are so long that no move goes around
/// the edge to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells(Vec<Cell>);

impl Cells {
    pub fn empty(size: u8) -> Cells {
        let mut cells = Cells(vec![Cell::Outside; Square::bound(size)]);
        for square in Square::all(size) {
            cells.set(square, Cell::Empty);
        }
        cells
    }

    /// On a square of the board, or as far beyond its edge as a step or a leap goes.
    #[inline]
    pub fn on(&self, square: Square) -> Cell {
        self.0.get(square.index()).copied().unwrap_or(Cell::Outside)
    }

    /// `square` is one of the board.
    pub fn set(&mut self, square: Square, cell: Cell) {
        self.0[square.index()] = cell;
    }
}
