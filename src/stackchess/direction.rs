//! The eight directions of straight moves.

use super::square::Step;
use crate::rules::Color;

/// One of the eight, clockwise from White's forward: the even ones are along files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction(u8);

impl Direction {
    /// A step in each: files and ranks, towards growing ones if positive.
    pub const OFFSETS: [(i8, i8); 8] =
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    pub const STEPS: [Step; 8] = Step::each(Direction::OFFSETS);

    pub const ORTHOGONAL: [Direction; 4] = [Direction(0), Direction(2), Direction(4), Direction(6)];
    pub const DIAGONAL: [Direction; 4] = [Direction(1), Direction(3), Direction(5), Direction(7)];

    #[inline]
    pub const fn forward(color: Color) -> Direction {
        match color {
            Color::White => Direction(0),
            Color::Black => Direction(4),
        }
    }

    /// Half to each side of a pawn's forward.
    #[inline]
    pub const fn slants(color: Color) -> [Direction; 2] {
        match color {
            Color::White => [Direction(1), Direction(7)],
            Color::Black => [Direction(3), Direction(5)],
        }
    }

    /// The direction and the length of a straight way, if it is one.
    pub fn between((dx, dy): (i8, i8)) -> Option<(Direction, u8)> {
        // By the signs of both: down, level or up, and in each to the left, straight or to the
        // right; in the middle is none.
        const NUMBERS: [[u8; 3]; 3] = [[5, 4, 3], [6, 8, 2], [7, 0, 1]];
        let straight = dx == 0 || dy == 0 || dx.unsigned_abs() == dy.unsigned_abs();
        let length = dx.unsigned_abs().max(dy.unsigned_abs());
        let sign = |difference: i8| (difference.signum() + 1) as usize;
        let number = NUMBERS[sign(dy)][sign(dx)];
        (straight && length > 0).then_some((Direction(number), length))
    }

    /// From 0 to 7.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0 % 8)
    }

    #[inline]
    pub fn step(self) -> Step {
        Direction::STEPS[self.number()]
    }

    #[inline]
    pub fn is_diagonal(self) -> bool {
        self.0 % 2 == 1
    }
}

/// A set of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directions(u8);

impl Directions {
    pub const NONE: Directions = Directions(0);
    pub const ALL: Directions = Directions(0b1111_1111);
    pub const ORTHOGONAL: Directions = Directions(0b0101_0101);
    pub const DIAGONAL: Directions = Directions(0b1010_1010);

    /// Straight ahead and half to each side.
    pub const fn forward(color: Color) -> Directions {
        match color {
            Color::White => Directions(0b1000_0011),
            Color::Black => Directions(0b0011_1000),
        }
    }

    pub fn and(self, other: Directions) -> Directions {
        Directions(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, direction: Direction) -> bool {
        self.0 >> direction.0 & 1 != 0
    }
}
