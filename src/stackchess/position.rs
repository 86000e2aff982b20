//! A position: the piles, the player to move, the options.

use super::cells::Cells;
use super::lines::Lines;
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
    pub(super) lines: Lines,
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
            lines: Lines::empty(size),
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
        self.cells.set(square, &self.piles[square.index()]);
        let owner = self.owner(square);
        for color in Color::ALL {
            let occupied = &mut self.occupied[color.index()];
            if occupied.contains(square) != (owner == Some(color)) {
                occupied.toggle(square);
                self.lines.toggle(square, color);
            }
        }
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
        self.cells.top(square).map(|piece| piece.color)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stackchess::direction::Direction;
    use crate::stackchess::{Move, StackGame};

    #[test]
    fn what_is_noted_of_squares_is_what_their_piles_say() {
        for size in [4, 5, 8, 26] {
            let start = Position::start(size, Options { knights: true, promotion: true }).unwrap();
            let mut game = StackGame::new(start);
            assert_noted(game.position());
            while game.outcome().is_none() && game.moves().len() < 100 {
                let moves = game.legal_moves();
                let Move { from, to, count } = moves[game.moves().len() * 31 % moves.len()];
                game.play(from, to, count).unwrap();
                assert_noted(game.position());
            }
            assert!(game.moves().len() > 10, "{size}");
            while game.take_back().is_ok() {
                assert_noted(game.position());
            }
        }
    }

    fn assert_noted(position: &Position) {
        for square in Square::all(position.size) {
            let pile = position.pile(square);
            let owner = pile.first().map(|piece| piece.color);
            let context = format!("{position} {square}");
            assert_eq!(position.cells.top(square), pile.last().copied(), "{context}");
            let alone = pile.first().copied().filter(|_| pile.len() == 1);
            assert_eq!(position.cells.alone(square), alone, "{context}");
            for color in Color::ALL {
                let guards = if owner == Some(!color) { pile.len() } else { 0 };
                assert_eq!(position.cells.guards(square, color), guards, "{context}");
                let noted = position.occupied[color.index()].contains(square);
                assert_eq!(noted, owner == Some(color), "{context}");
            }
            for direction in [Direction::ORTHOGONAL, Direction::DIAGONAL].concat() {
                let walk = (1..).map(|steps| position.walked(square, direction, steps));
                let free = walk.take_while(Option::is_some).count();
                let noted = position.lines.free(square, direction) as usize;
                assert_eq!(noted, free, "{context} {direction:?}");
            }
        }
    }

    impl Position {
        /// The square so many steps away, if it is an empty one of the board; found by files and
        /// ranks.
        fn walked(&self, from: Square, direction: Direction, steps: i8) -> Option<Square> {
            let (dx, dy) = Direction::OFFSETS[direction.number()];
            let file = u8::try_from(from.file() as i8 + steps * dx).ok()?;
            let rank = u8::try_from(from.rank() as i8 + steps * dy).ok()?;
            Square::at(file, rank).filter(|to| to.is_on(self.size) && self.pile(*to).is_empty())
        }
    }
}
