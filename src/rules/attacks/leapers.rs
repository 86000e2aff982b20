//! Pawns, knights and kings: what they attack depends on their square alone.

use crate::rules::{Bitboard, Color, Square};

/// The squares that a pawn of that side attacks.
#[inline]
pub fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

#[inline]
pub fn knight_attacks(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

#[inline]
pub fn king_attacks(from: Square) -> Bitboard {
    KING[from.index()]
}

/// A step: files to the right, ranks up.
type Step = (i8, i8);

static PAWN: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

pub(super) static KNIGHT: [Bitboard; 64] =
    table(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);

pub(super) static KING: [Bitboard; 64] =
    table(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);

const fn table(steps: &[Step]) -> [Bitboard; 64] {
    let mut attacks = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < steps.len() {
            let file = (from % 8) as i8 + steps[i].0;
            let rank = (from / 8) as i8 + steps[i].1;
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                attacks[from].0 |= 1 << (rank * 8 + file);
            }
            i += 1;
        }
        from += 1;
    }
    attacks
}
