//! A move as the course's integer.

use std::ffi::c_int;

use super::state::square_name;

/// The fields of a move, whatever they are.
#[derive(Clone, Copy, Default)]
pub(super) struct MoveFields {
    pub from: u32,
    pub to: u32,
    pub piece: usize,
    /// The piece that a pawn becomes, 0 for none.
    pub promotion: usize,
    pub capture: bool,
    pub double: bool,
    pub en_passant: bool,
    pub castling: bool,
}

impl MoveFields {
    pub fn decode(mv: c_int) -> MoveFields {
        let bits = |shift: u32, mask: c_int| (mv >> shift & mask) as u32;
        let flag = |shift| bits(shift, 1) == 1;
        MoveFields {
            from: bits(0, 63),
            to: bits(6, 63),
            piece: bits(12, 15) as usize,
            promotion: bits(16, 15) as usize,
            capture: flag(20),
            double: flag(21),
            en_passant: flag(22),
            castling: flag(23),
        }
    }

    pub fn encode(self) -> c_int {
        let MoveFields { from, to, piece, promotion, capture, double, en_passant, castling } = self;
        let flags = [capture, double, en_passant, castling].map(c_int::from);
        from as c_int
            | (to as c_int) << 6
            | (piece as c_int) << 12
            | (promotion as c_int) << 16
            | flags[0] << 20
            | flags[1] << 21
            | flags[2] << 22
            | flags[3] << 23
    }

    /// The move as UCI writes it: `e2e4`, `e7e8q`.
    pub fn uci(self) -> String {
        let promotion = match self.promotion {
            0 => "",
            piece => ["", "n", "b", "r", "q", ""][piece % 6],
        };
        format!("{}{}{promotion}", square_name(self.from as c_int), square_name(self.to as c_int))
    }
}
