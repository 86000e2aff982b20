//! What some pieces on top of a pile can do together.

use super::direction::Directions;
use super::square::Step;
use super::{Piece, Role};

/// The L: all of a knight's offsets.
pub const LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
pub const LEAP_STEPS: [Step; 8] = Step::each(LEAPS);

/// The top pieces of a pile, summed up one by one.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    count: usize,
    knights: usize,
    directions: Directions,
    reach: u32,
    has_pawn: bool,
}

/// How a group moves.
pub enum Gait {
    /// In a straight line, without jumping.
    Walk,
    /// In an L: its knights carry the rest.
    Leap,
    /// Not at all.
    Stuck,
}

impl Group {
    /// One piece.
    #[inline]
    pub fn alone(piece: Piece) -> Group {
        Group {
            count: 1,
            knights: usize::from(piece.role == Role::Knight),
            directions: piece.directions(),
            reach: piece.reach(),
            has_pawn: piece.role == Role::Pawn,
        }
    }

    /// With the next piece below.
    #[inline]
    pub fn with(self, piece: Piece) -> Group {
        let other = Group::alone(piece);
        Group {
            count: self.count + 1,
            knights: self.knights + other.knights,
            directions: self.directions.and(other.directions),
            reach: self.reach.min(other.reach),
            has_pawn: self.has_pawn || other.has_pawn,
        }
    }

    pub fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub fn gait(&self) -> Gait {
        if self.knights > 0 {
            if self.count <= carried(self.knights) { Gait::Leap } else { Gait::Stuck }
        } else if self.directions.is_empty() {
            Gait::Stuck
        } else {
            Gait::Walk
        }
    }

    /// Whether a pawn is in it, which goes aslant only to take, and straight ahead takes nothing.
    #[inline]
    pub fn has_pawn(&self) -> bool {
        self.has_pawn
    }

    /// Whether it goes along files or ranks.
    #[inline]
    pub fn is_orthogonal(&self) -> bool {
        !self.directions.and(Directions::ORTHOGONAL).is_empty()
    }

    /// Whether it goes along diagonals.
    #[inline]
    pub fn is_diagonal(&self) -> bool {
        !self.directions.and(Directions::DIAGONAL).is_empty()
    }

    /// How far it goes, but for a pawn's slant.
    pub fn reach(&self) -> u32 {
        self.reach
    }
}

/// How many pieces some knights move, themselves included.
pub fn carried(knights: usize) -> usize {
    2 * knights
}
