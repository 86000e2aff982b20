//! The moves of the CPE course, as its sheets cut them up: the ordinary move of each
//! piece, castling and en passant are judged apart, and the king's safety after them all.

mod ordinary;
mod special;

pub use ordinary::judge_ordinary;
pub use special::{Castling, judge_castling, judge_en_passant};

use crate::rules::Square;

/// Which of the course's reasons a move is refused for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    NotItsMove,
    InTheWay,
    Castling,
    EnPassant,
}

/// That a move is refused, with the square to blame if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAllowed {
    pub reason: Reason,
    pub square: Option<Square>,
}

impl Reason {
    fn alone(self) -> NotAllowed {
        NotAllowed { reason: self, square: None }
    }

    fn at(self, square: Square) -> NotAllowed {
        NotAllowed { reason: self, square: Some(square) }
    }
}
