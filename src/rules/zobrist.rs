//! A 64-bit key of a position: equal positions have equal keys, and different
//! ones almost surely different keys.

use super::{Bitboard, Color, Move, Position, Role, Square};

#[inline]
pub(super) fn piece_key(color: Color, role: Role, square: Square) -> u64 {
    PIECES[color.index()][role.index()][square.index()]
}

/// The key of castling rights, given by the squares of the rooks.
#[inline]
pub(super) fn castling_key(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, rook| key ^ CASTLING[rook.index()])
}

#[inline]
pub(super) fn en_passant_key(square: Option<Square>) -> u64 {
    square.map_or(0, |square| EN_PASSANT[usize::from(square.file())])
}

/// Toggled by every move.
pub(super) const TURN_KEY: u64 = mix(0);

impl Position {
    /// The key after an ordinary move that changes no castling rights and cannot be answered en
    /// passant: for almost all moves it is the key of [`Position::after`], long before the position
    /// is there.
    pub fn likely_key_after(&self, mv: Move) -> u64 {
        let (from, to) = (mv.from(), mv.to());
        let board = self.board();
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let key = self.key
            ^ TURN_KEY
            ^ en_passant_key(self.en_passant())
            ^ piece_key(self.turn(), role, from)
            ^ piece_key(self.turn(), role, to);
        if board.color(!self.turn()).contains(to)
            && let Some(taken) = board.role_at(to)
        {
            key ^ piece_key(!self.turn(), taken, to)
        } else {
            key
        }
    }

    /// The key, computed from nothing; [`Position::key`] has it ready.
    pub(super) fn compute_key(&self) -> u64 {
        let mut key = castling_key(self.castling_rooks()) ^ en_passant_key(self.en_passant());
        if self.turn() == Color::Black {
            key ^= TURN_KEY;
        }
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.board().pieces(color, role) {
                    key ^= piece_key(color, role, square);
                }
            }
        }
        key
    }
}

static PIECES: [[[u64; 64]; 6]; 2] = {
    let mut keys = [[[0; 64]; 6]; 2];
    let mut i = 0;
    while i < 2 * 6 * 64 {
        keys[i / 384][i / 64 % 6][i % 64] = mix(1 + i as u64);
        i += 1;
    }
    keys
};

static CASTLING: [u64; 64] = sequence(1000);
static EN_PASSANT: [u64; 8] = sequence(2000);

const fn sequence<const N: usize>(first: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = mix(first + i as u64);
        i += 1;
    }
    keys
}

/// The n-th output of the SplitMix64 generator.
const fn mix(n: u64) -> u64 {
    let z = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
