//! Whole sets of squares moved at once, as a side sees the board.

use crate::rules::{Bitboard, Color, Square};

/// Each square moved one rank towards the enemy.
#[inline(always)]
pub fn forward(color: Color, set: Bitboard) -> Bitboard {
    Bitboard(match color {
        Color::White => set.0 << 8,
        Color::Black => set.0 >> 8,
    })
}

/// The squares and all those ahead of them on their files.
#[inline(always)]
pub fn fill_forward(color: Color, set: Bitboard) -> Bitboard {
    let mut fill = set.0;
    match color {
        Color::White => {
            fill |= fill << 8;
            fill |= fill << 16;
            fill |= fill << 32;
        }
        Color::Black => {
            fill |= fill >> 8;
            fill |= fill >> 16;
            fill |= fill >> 32;
        }
    }
    Bitboard(fill)
}

/// All squares of the files that hold one of the set.
#[inline(always)]
pub fn files_of(set: Bitboard) -> Bitboard {
    fill_forward(Color::White, set) | fill_forward(Color::Black, set)
}

/// The squares beside those of the set, left and right.
#[inline(always)]
pub fn neighbours(set: Bitboard) -> Bitboard {
    Bitboard((set & !Bitboard::FILE_H).0 << 1 | (set & !Bitboard::FILE_A).0 >> 1)
}

/// The squares that pawns on a set of squares attack.
#[inline(always)]
pub fn attacked_by_pawns(color: Color, pawns: Bitboard) -> Bitboard {
    neighbours(forward(color, pawns))
}

/// The rank of a square as a side counts: 0 for its own first rank.
#[inline(always)]
pub fn relative_rank(color: Color, square: Square) -> usize {
    let rank = usize::from(square.rank());
    if color == Color::White { rank } else { 7 - rank }
}

/// How many steps of a king lie between two squares.
#[inline(always)]
pub fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}
