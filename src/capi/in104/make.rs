//! Making a move on the global board.

use std::ffi::c_int;

use super::moves::Fields;
use super::public;
use super::state::{NO_SQUARE, State, kept_rights};

/// A move that is about to be made, on a board that can be put back.
pub(super) struct Attempt {
    before: State,
    side: usize,
    mv: Fields,
}

impl Attempt {
    /// `None` if the move is none of this board's.
    pub fn new(before: State, side: usize, mv: Fields) -> Option<Attempt> {
        let own = side * 6..side * 6 + 6;
        let stands = own.contains(&mv.piece) && before.boards[mv.piece] >> mv.from & 1 != 0;
        (stands && mv.promotion < 12).then_some(Attempt { before, side, mv })
    }

    /// Makes the move; if it leaves the king in check, the board stays as it was.
    pub fn play(self) -> bool {
        let after = self.board_after();
        after.write();
        let king = after.boards[self.side * 6 + 5];
        let enemy = (self.side ^ 1) as c_int;
        let legal = king == 0 || public::case_attaquee(king.trailing_zeros() as c_int, enemy) == 0;
        if !legal {
            self.before.write();
        }
        legal
    }

    fn board_after(&self) -> State {
        let Attempt { before, side, mv } = self;
        let mut after = *before;
        let (from, to) = (1 << mv.from, 1 << mv.to);
        after.boards[mv.piece] ^= from;
        if mv.capture {
            after.remove(side ^ 1, if mv.en_passant { self.behind() } else { mv.to });
        }
        let arrived = if mv.promotion == 0 { mv.piece } else { mv.promotion };
        after.boards[arrived] |= to;
        if mv.castling {
            self.move_rook(&mut after);
        }
        after.en_passant = if mv.double { self.behind() as c_int } else { NO_SQUARE };
        after.rights &= kept_rights(mv.from) & kept_rights(mv.to);
        after.turn ^= 1;
        for color in 0..2 {
            let boards = &after.boards[color * 6..color * 6 + 6];
            after.occupied[color] = boards.iter().fold(0, |all, board| all | board);
        }
        after.occupied[2] = after.occupied[0] | after.occupied[1];
        after
    }

    /// The square behind the one of arrival, as the side sees it.
    fn behind(&self) -> u32 {
        if self.side == 0 { (self.mv.to + 8) & 63 } else { self.mv.to.wrapping_sub(8) & 63 }
    }

    fn move_rook(&self, after: &mut State) {
        let (from, to): (u32, u32) = match self.mv.to {
            62 => (63, 61),
            58 => (56, 59),
            6 => (7, 5),
            2 => (0, 3),
            _ => return,
        };
        let rooks = &mut after.boards[self.side * 6 + 3];
        *rooks = *rooks & !(1 << from) | 1 << to;
    }
}

impl State {
    /// Takes the piece of a side off a square.
    fn remove(&mut self, side: usize, square: u32) {
        let mut boards = self.boards[side * 6..side * 6 + 6].iter_mut();
        if let Some(board) = boards.find(|board| **board >> square & 1 != 0) {
            *board &= !(1 << square);
        }
    }
}
