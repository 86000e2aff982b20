//! The geometry of castling.

use super::attacks::between;
use super::{Bitboard, Color, Square};

/// Castling as classical chess has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClassicalCastling {
    /// How a FEN names the right to it.
    pub letter: u8,
    pub color: Color,
    pub king: Square,
    pub rook: Square,
}

/// The four of them, in the order in which a FEN names them.
pub(crate) const CLASSICAL_CASTLINGS: [ClassicalCastling; 4] = [
    classical(b'K', Color::White, 4, 7),
    classical(b'Q', Color::White, 4, 0),
    classical(b'k', Color::Black, 60, 63),
    classical(b'q', Color::Black, 60, 56),
];

const fn classical(letter: u8, color: Color, king: u32, rook: u32) -> ClassicalCastling {
    ClassicalCastling { letter, color, king: Square::wrap(king), rook: Square::wrap(rook) }
}

/// The squares on which a king and a rook arrive when they castle, whatever
/// their files: g and f, or c and d.
pub(crate) const fn castling_arrival(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) = if rook.index() > king.index() { (6, 5) } else { (2, 3) };
    (king.with_file(king_file), king.with_file(rook_file))
}

/// What a king and a rook pass over when they castle.
pub(crate) struct CastlingWay {
    pub king_to: Square,
    rook_to: Square,
    /// The squares that the king enters, the last one included.
    pub king_path: Bitboard,
    rook_path: Bitboard,
    both: Bitboard,
}

impl CastlingWay {
    #[inline]
    pub fn new(king: Square, rook: Square) -> CastlingWay {
        let (king_to, rook_to) = castling_arrival(king, rook);
        CastlingWay {
            king_to,
            rook_to,
            king_path: between(king, king_to) | king_to.bitboard(),
            rook_path: between(rook, rook_to) | rook_to.bitboard(),
            both: king.bitboard() | rook.bitboard(),
        }
    }

    /// The squares that must be empty.
    #[inline]
    pub fn squares(&self) -> Bitboard {
        (self.king_path | self.rook_path) & !self.both
    }

    /// The other pieces that stand in the way.
    #[inline]
    pub fn blockers(&self, occupied: Bitboard) -> Bitboard {
        self.squares() & occupied
    }

    /// What is occupied once both have arrived.
    #[inline]
    pub fn afterwards(&self, occupied: Bitboard) -> Bitboard {
        (occupied & !self.both) | self.king_to.bitboard() | self.rook_to.bitboard()
    }
}
