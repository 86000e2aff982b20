//! What each side attacks, gathered once and read by the other terms.

use super::sets::{attacked_by_pawns, forward};
use crate::rules::attacks::{bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use crate::rules::{Bitboard, Board, Color, Role, Square};

/// The attacks of one side.
pub struct Attacks {
    pub by_role: [Bitboard; 6],
    pub all: Bitboard,
    /// The squares attacked by two pieces or more.
    pub twice: Bitboard,
}

impl Attacks {
    /// The attacks of pawns and king: the pieces are added one by one.
    #[inline(always)]
    pub fn of_pawns_and_king(board: &Board, color: Color, king: Square) -> Attacks {
        let by_king = king_attacks(king);
        let by_pawns = attacked_by_pawns(color, board.pieces(color, Role::Pawn));
        let mut by_role = [Bitboard::EMPTY; 6];
        by_role[Role::King.index()] = by_king;
        by_role[Role::Pawn.index()] = by_pawns;
        Attacks { by_role, all: by_king | by_pawns, twice: by_king & by_pawns }
    }

    #[inline(always)]
    pub fn add(&mut self, role: Role, attacks: Bitboard) {
        self.twice |= self.all & attacks;
        self.all |= attacks;
        self.by_role[role.index()] |= attacks;
    }

    #[inline(always)]
    pub fn by(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }
}

/// What a knight, bishop, rook or queen attacks. Pieces of its own side that
/// would move out of its way are looked through.
#[inline(always)]
pub fn piece_attacks(board: &Board, color: Color, role: Role, from: Square) -> Bitboard {
    let occupied = board.occupied();
    let queens = board.pieces(color, Role::Queen);
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied ^ queens),
        Role::Rook => rook_attacks(from, occupied ^ board.straight_sliders(color)),
        _ => bishop_attacks(from, occupied) | rook_attacks(from, occupied),
    }
}

/// The squares around a king, and the next ones before it.
#[inline(always)]
pub fn king_ring(color: Color, king: Square) -> Bitboard {
    let around = king_attacks(king) | king.bitboard();
    around | forward(color, around)
}
