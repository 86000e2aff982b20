//! Straight lines through two squares.

use super::leapers::{KING, KNIGHT};
use super::sliders::{BISHOP_LINES, ROOK_LINES, slide};
use crate::rules::{Bitboard, Role, Square};

/// The squares strictly between two squares of a rank, file or diagonal;
/// none for any other pair.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole rank, file or diagonal through two different squares, from edge
/// to edge; none if they share none.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// The squares that a piece other than a pawn attacks on an empty board. Found in a table: which piece
/// moves in a game is hard to guess for a processor that has to choose a way.
#[inline]
pub fn piece_lines(role: Role, from: Square) -> Bitboard {
    PIECE_LINES[role.index()][from.index()]
}

static PIECE_LINES: [[Bitboard; 64]; 6] = {
    let mut table = [[Bitboard::EMPTY; 64]; 6];
    let mut from = 0;
    while from < 64 {
        let bishop = BISHOP_LINES[0][from] | BISHOP_LINES[1][from];
        let rook = ROOK_LINES[0][from] | ROOK_LINES[1][from];
        table[Role::Knight.index()][from] = KNIGHT[from];
        table[Role::Bishop.index()][from] = Bitboard(bishop);
        table[Role::Rook.index()][from] = Bitboard(rook);
        table[Role::Queen.index()][from] = Bitboard(bishop | rook);
        table[Role::King.index()][from] = KING[from];
        from += 1;
    }
    table
};

static BETWEEN: [[Bitboard; 64]; 64] = pairs(false);
static LINE: [[Bitboard; 64]; 64] = pairs(true);

const fn pairs(whole: bool) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            let ends = (1 << a) | (1 << b);
            let mut direction = 0;
            while direction < 4 {
                let lines = if direction < 2 { &ROOK_LINES } else { &BISHOP_LINES };
                let through_a = lines[direction % 2][a];
                if through_a & (1 << b) != 0 {
                    table[a][b] = Bitboard(if whole {
                        through_a | (1 << a)
                    } else {
                        slide(a, ends, through_a) & slide(b, ends, lines[direction % 2][b])
                    });
                }
                direction += 1;
            }
            b += 1;
        }
        a += 1;
    }
    table
}
