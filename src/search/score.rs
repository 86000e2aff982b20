//! Values inside the tree, and scores as people read them.

use super::eval::GREATEST_EVALUATION;

/// No line is looked at farther than this.
pub const MAX_PLY: usize = 128;

/// Beyond every value.
pub const INFINITE: i32 = 32_500;

/// Mate on the board; a mate to come is worth one less a ply.
const MATE: i32 = 32_000;

/// What is at least this is a mate within reach of the search.
const NEAREST_NOT_MATE: i32 = MATE - 2 * MAX_PLY as i32;

const _: () = assert!(GREATEST_EVALUATION < NEAREST_NOT_MATE);

pub const DRAW: i32 = 0;

/// The value for a side that is mated at a distance from the root.
pub const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// The value for a side that mates at a distance from the root.
pub const fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

pub const fn is_mate(value: i32) -> bool {
    value.abs() > NEAREST_NOT_MATE
}

/// Whether the value says that the side to move will be mated.
pub const fn is_loss(value: i32) -> bool {
    value < -NEAREST_NOT_MATE
}

/// What a search found, as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// In how many moves the side to move mates, or is mated if negative;
    /// 0 if it is mated already.
    Mate(i32),
}

impl Score {
    pub(super) const fn from_value(value: i32) -> Score {
        if !is_mate(value) {
            Score::Centipawns(value)
        } else if value > 0 {
            Score::Mate((MATE - value + 1) / 2)
        } else {
            Score::Mate(-(MATE + value + 1) / 2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_become_moves() {
        let scores = [mate_in(1), mate_in(3), mated_in(0), mated_in(2), mated_in(4), 31, -31]
            .map(Score::from_value);
        use Score::{Centipawns, Mate};
        let expected =
            [Mate(1), Mate(2), Mate(0), Mate(-1), Mate(-2), Centipawns(31), Centipawns(-31)];
        assert_eq!(scores, expected);
    }
}
