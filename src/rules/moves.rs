//! Moves.

use std::fmt;

use super::{Role, Square};

/// A move of a given position, in 16 bits: start, arrival, kind.
///
/// Castling goes from the king's square to the rook's, which no other move
/// does; it means the same in classical chess and in Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

/// What a move does beyond going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    Ordinary,
    Castling,
    EnPassant,
    Promotion(Role),
}

const CASTLING: u16 = 1 << 12;
const EN_PASSANT: u16 = 2 << 12;
/// Added to the role's number: 9 to 12 in the top four bits.
const PROMOTION: u16 = 8 << 12;
const QUEEN: u16 = (Role::Queen.index() as u16) << 12;

impl Move {
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        let kind = match kind {
            MoveKind::Ordinary => 0,
            MoveKind::Castling => CASTLING,
            MoveKind::EnPassant => EN_PASSANT,
            // A pawn becomes neither pawn nor king: what cannot be meant is a queen.
            MoveKind::Promotion(Role::Pawn | Role::King) => PROMOTION | QUEEN,
            MoveKind::Promotion(role) => PROMOTION | (role.index() as u16) << 12,
        };
        Move(from.index() as u16 | (to.index() as u16) << 6 | kind)
    }

    pub const fn from(self) -> Square {
        Square::wrap(self.0 as u32)
    }

    /// The square of arrival; for castling, the rook's square.
    pub const fn to(self) -> Square {
        Square::wrap((self.0 >> 6) as u32)
    }

    pub const fn kind(self) -> MoveKind {
        match self.0 & 0xf000 {
            0 => MoveKind::Ordinary,
            CASTLING => MoveKind::Castling,
            EN_PASSANT => MoveKind::EnPassant,
            promotion => MoveKind::Promotion(match (promotion - PROMOTION) >> 12 {
                1 => Role::Knight,
                2 => Role::Bishop,
                3 => Role::Rook,
                _ => Role::Queen,
            }),
        }
    }

    pub const fn is_castling(self) -> bool {
        self.0 & 0xf000 == CASTLING
    }

    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {:?}", self.from(), self.to(), self.kind())
    }
}
