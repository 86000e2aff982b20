//! Values that change as the pieces leave the board.

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

use crate::rules::{Board, Role};

/// What something is worth with all pieces on the board and with none: two
/// numbers in one, the endgame's in the upper half, so that sums and products
/// of both cost one operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taper(i64);

pub const fn taper(middlegame: i32, endgame: i32) -> Taper {
    Taper(((endgame as i64) << 32) + middlegame as i64)
}

impl Taper {
    pub const ZERO: Taper = taper(0, 0);

    #[inline(always)]
    pub const fn middlegame(self) -> i32 {
        self.0 as i32
    }

    #[inline(always)]
    pub const fn endgame(self) -> i32 {
        // A lower half below 0 has borrowed from the upper one.
        ((self.0 + (1 << 31)) >> 32) as i32
    }
}

impl Add for Taper {
    type Output = Taper;

    #[inline(always)]
    fn add(self, other: Taper) -> Taper {
        Taper(self.0 + other.0)
    }
}

impl Sub for Taper {
    type Output = Taper;

    #[inline(always)]
    fn sub(self, other: Taper) -> Taper {
        Taper(self.0 - other.0)
    }
}

impl Mul<i32> for Taper {
    type Output = Taper;

    #[inline(always)]
    fn mul(self, times: i32) -> Taper {
        Taper(self.0 * i64::from(times))
    }
}

impl AddAssign for Taper {
    #[inline(always)]
    fn add_assign(&mut self, other: Taper) {
        *self = *self + other;
    }
}

impl SubAssign for Taper {
    #[inline(always)]
    fn sub_assign(&mut self, other: Taper) {
        *self = *self - other;
    }
}

/// The phase of a game with all pieces on the board.
pub const FULL_PHASE: i32 = 24;

/// How much of the middlegame is left: [`FULL_PHASE`] at the start, 0 with
/// pawns and kings alone.
#[inline(always)]
pub fn phase(board: &Board) -> i32 {
    let count = |role| board.role(role).count() as i32;
    let left =
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    left.min(FULL_PHASE)
}
