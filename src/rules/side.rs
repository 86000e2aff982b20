//! A side known at compile time: its shifts and ranks become constants, and
//! the generator is compiled once for each.

use super::{Bitboard, Color};

pub(super) trait Side {
    type Other: Side<Other = Self>;
    const US: Color;
    const THEM: Color;
    /// What a pawn's step adds to its square's number.
    const UP: i8;
    /// Where a pawn stands after one step from its first square.
    const THIRD_RANK: Bitboard;
    const PROMOTION_RANK: Bitboard;
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    type Other = Black;
    const US: Color = Color::White;
    const THEM: Color = Color::Black;
    const UP: i8 = 8;
    const THIRD_RANK: Bitboard = Bitboard::rank(2);
    const PROMOTION_RANK: Bitboard = Bitboard::rank(7);
}

impl Side for Black {
    type Other = White;
    const US: Color = Color::Black;
    const THEM: Color = Color::White;
    const UP: i8 = -8;
    const THIRD_RANK: Bitboard = Bitboard::rank(5);
    const PROMOTION_RANK: Bitboard = Bitboard::rank(0);
}
