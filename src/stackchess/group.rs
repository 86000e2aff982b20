//! What some pieces on top of a pile can do together.

use super::direction::{Direction, Directions};
use super::square::MAX_SIZE;
use super::{Piece, Role};

/// The L: all of a knight's offsets.
pub const LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The top pieces of a pile, summed up one by one.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    count: usize,
    knights: usize,
    directions: Directions,
    reach: u8,
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
    pub const EMPTY: Group = Group {
        count: 0,
        knights: 0,
        directions: Directions::ALL,
        reach: MAX_SIZE,
        has_pawn: false,
    };

    /// Takes the next piece below.
    #[inline]
    pub fn add(&mut self, piece: Piece) {
        self.count += 1;
        self.knights += usize::from(piece.role == Role::Knight);
        self.directions = self.directions.and(piece.directions());
        self.reach = self.reach.min(piece.reach());
        self.has_pawn |= piece.role == Role::Pawn;
    }

    pub fn of(pieces: &[Piece]) -> Group {
        let mut group = Group::EMPTY;
        for &piece in pieces {
            group.add(piece);
        }
        group
    }

    pub fn count(&self) -> usize {
        self.count
    }

    pub fn knights(&self) -> usize {
        self.knights
    }

    /// How many pieces the knights move, themselves included.
    pub fn carried(&self) -> usize {
        2 * self.knights
    }

    #[inline]
    pub fn gait(&self) -> Gait {
        if self.knights > 0 {
            if self.count <= self.carried() { Gait::Leap } else { Gait::Stuck }
        } else if self.directions.is_empty() {
            Gait::Stuck
        } else {
            Gait::Walk
        }
    }

    pub fn directions(&self) -> Directions {
        self.directions
    }

    /// How far it goes in one of its directions.
    #[inline]
    pub fn reach(&self, direction: Direction) -> u8 {
        if self.has_pawn && direction.is_diagonal() { 1 } else { self.reach }
    }

    /// Whether it may go to a square without enemies; a pawn's slant is a capture.
    #[inline]
    pub fn may_settle(&self, direction: Direction) -> bool {
        !(self.has_pawn && direction.is_diagonal())
    }

    /// Whether it may take; a pawn does not straight ahead.
    #[inline]
    pub fn may_take(&self, direction: Direction) -> bool {
        !self.has_pawn || direction.is_diagonal()
    }
}
