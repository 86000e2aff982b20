//! Values that change as the pieces leave the board.

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

use crate::rules::{Board, Role};

/// What something is worth with all pieces on the board and with none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taper {
    pub middlegame: i32,
    pub endgame: i32,
}

pub const fn taper(middlegame: i32, endgame: i32) -> Taper {
    Taper { middlegame, endgame }
}

impl Taper {
    pub const ZERO: Taper = taper(0, 0);
}

impl Add for Taper {
    type Output = Taper;

    #[inline]
    fn add(self, other: Taper) -> Taper {
        taper(self.middlegame + other.middlegame, self.endgame + other.endgame)
    }
}

impl Sub for Taper {
    type Output = Taper;

    #[inline]
    fn sub(self, other: Taper) -> Taper {
        taper(self.middlegame - other.middlegame, self.endgame - other.endgame)
    }
}

impl Mul<i32> for Taper {
    type Output = Taper;

    #[inline]
    fn mul(self, times: i32) -> Taper {
        taper(self.middlegame * times, self.endgame * times)
    }
}

impl AddAssign for Taper {
    #[inline]
    fn add_assign(&mut self, other: Taper) {
        *self = *self + other;
    }
}

impl SubAssign for Taper {
    #[inline]
    fn sub_assign(&mut self, other: Taper) {
        *self = *self - other;
    }
}

/// The phase of a game with all pieces on the board.
pub const FULL_PHASE: i32 = 24;

/// How much of the middlegame is left: [`FULL_PHASE`] at the start, 0 with
/// pawns and kings alone.
pub fn phase(board: &Board) -> i32 {
    let count = |role| board.role(role).count() as i32;
    let left =
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    left.min(FULL_PHASE)
}
