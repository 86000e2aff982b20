//! The eight directions of straight moves.

use crate::rules::Color;

/// One step, towards growing files and ranks if positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction {
    pub dx: i8,
    pub dy: i8,
}

impl Direction {
    /// Clockwise from White's forward: the even ones are along files and ranks.
    pub const ALL: [Direction; 8] = [
        Direction { dx: 0, dy: 1 },
        Direction { dx: 1, dy: 1 },
        Direction { dx: 1, dy: 0 },
        Direction { dx: 1, dy: -1 },
        Direction { dx: 0, dy: -1 },
        Direction { dx: -1, dy: -1 },
        Direction { dx: -1, dy: 0 },
        Direction { dx: -1, dy: 1 },
    ];

    /// The direction and the length of a straight way, if it is one.
    pub fn between((dx, dy): (i8, i8)) -> Option<(Direction, u8)> {
        let straight = dx == 0 || dy == 0 || dx.unsigned_abs() == dy.unsigned_abs();
        let length = dx.unsigned_abs().max(dy.unsigned_abs());
        (straight && length > 0).then_some((Direction { dx: dx.signum(), dy: dy.signum() }, length))
    }

    pub fn is_diagonal(self) -> bool {
        self.dx != 0 && self.dy != 0
    }

    fn bit(self) -> u8 {
        let place = Direction::ALL.iter().position(|&direction| direction == self);
        place.map_or(0, |place| 1 << place)
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
        self.0 & direction.bit() != 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let direction = Direction::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*direction)
        })
    }
}
