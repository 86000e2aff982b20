//! Making a move on the global board.

use std::ffi::c_int;

use super::move_fields::MoveFields;
use super::public;
use super::state::{
    BB, EnPassant, NO_SQUARE, State, course_square, element, kept_rights, set, set_element,
};
use crate::rules::{CLASSICAL_CASTLINGS, ClassicalCastling, castling_arrival};

/// What get_coup_str gives for a text that is no move.
const NO_MOVE: c_int = 0;

/// The board before a move, or before each of several.
pub(super) struct Before {
    pub state: State,
    /// The squares of each side's pieces, whatever `occupations` says.
    all: [BB; 2],
    /// Whether no two pieces of a side stand on one square.
    is_sound: bool,
    en_passant: EnPassant,
}

impl Before {
    #[inline]
    pub fn read() -> Before {
        Before::of(State::read())
    }

    #[inline]
    pub fn of(state: State) -> Before {
        let (white, black) = (union(&state.boards[..6]), union(&state.boards[6..]));
        let is_sound = white.1 | black.1 == 0;
        Before { all: [white.0, black.0], is_sound, en_passant: EnPassant::find(), state }
    }

    /// A move from here; `None` if it is none of this board's.
    pub fn attempt(&self, mv: c_int) -> Option<Attempt<'_>> {
        let (side, fields) = (self.state.side()?, MoveFields::decode(mv));
        let own = side * 6..side * 6 + 6;
        let stands =
            own.contains(&fields.piece) && self.state.boards[fields.piece] >> fields.from & 1 != 0;
        let is_move = mv != NO_MOVE && stands && fields.promotion < 12;
        is_move.then_some(Attempt { before: self, side, mv })
    }

    /// The squares from where a piece of the side to move can go anywhere by a plain
    /// move without a thought for its king, by the library's own functions.
    pub fn free_squares(&self) -> BB {
        let Some(side) = self.state.side() else { return 0 };
        let king = self.state.boards[side * 6 + 5];
        let enemies = &self.state.boards[(side ^ 1) * 6..(side ^ 1) * 6 + 6];
        let [enemy, square] = [side ^ 1, king.trailing_zeros() as usize].map(|n| n as c_int);
        let occupied = self.all[0] | self.all[1];
        if king == 0
            || self.state.occupied[2] != occupied
            || public::case_attaquee(square, enemy) != 0
        {
            return 0;
        }
        let diagonal = public::masque_d_attaque_dynamique_fou(square, occupied);
        let straight = public::masque_d_attaque_dynamique_tour(square, occupied);
        let behind = |seen: BB| occupied & !(seen & self.all[side]);
        let bishops = public::masque_d_attaque_dynamique_fou(square, behind(diagonal));
        let rooks = public::masque_d_attaque_dynamique_tour(square, behind(straight));
        let mut bound = king;
        if bishops & (enemies[2] | enemies[4]) != 0 {
            bound |= diagonal;
        }
        if rooks & (enemies[3] | enemies[4]) != 0 {
            bound |= straight;
        }
        !bound
    }
}

/// The squares of some boards, and those that several of them share.
fn union(boards: &[BB]) -> (BB, BB) {
    boards.iter().fold((0, 0), |(all, shared), board| (all | board, shared | all & board))
}

/// A move that can be made on the global board.
#[derive(Clone, Copy)]
pub(super) struct Attempt<'a> {
    before: &'a Before,
    side: usize,
    mv: c_int,
}

impl Attempt<'_> {
    /// Makes the move; if it leaves the king in check, the board stays as it was.
    pub fn play(self) -> bool {
        self.make();
        let legal = self.is_legal();
        if !legal {
            self.before.state.write();
        }
        legal
    }

    /// Whether the move that was made leaves the king out of check.
    #[inline(always)]
    pub fn is_legal(self) -> bool {
        let king = element!(echiquier, self.side * 6 + 5);
        let enemy = (self.side ^ 1) as c_int;
        king == 0 || public::case_attaquee(king.trailing_zeros() as c_int, enemy) == 0
    }

    /// Whether it is a plain move from one of these squares.
    #[inline(always)]
    pub fn is_from(self, squares: BB) -> bool {
        squares >> (self.mv & 63) & 1 != 0 && self.is_plain()
    }

    /// Makes the move, legal or not. Most moves change little, and only that is
    /// written.
    #[inline(always)]
    pub fn make(self) {
        let Attempt { before: Before { state, all, .. }, side, .. } = self;
        let MoveFields { from, to, piece, capture, .. } = MoveFields::decode(self.mv);
        if !self.is_plain() || piece >= 12 {
            return board_after(self.before, side, self.mv).write();
        }
        let (departure, arrival): (BB, BB) = (1 << from, 1 << to);
        set_element!(echiquier, piece, state.boards[piece] ^ departure | arrival);
        let (own, mut enemy) = (all[side] ^ departure | arrival, all[side ^ 1]);
        if capture {
            enemy &= !arrival;
            if let Some(piece) = state.piece_of(side ^ 1, to) {
                set_element!(echiquier, piece, state.boards[piece] & !arrival);
            }
        }
        set_element!(occupations, side, own);
        set_element!(occupations, side ^ 1, enemy);
        set_element!(occupations, 2, own | enemy);
        set!(r#trait, (side ^ 1) as c_int);
        set!(roque, rights(state, self.mv));
        self.before.en_passant.set(passed(side, self.mv));
    }

    /// Whether one piece goes from one square to another, and no more.
    #[inline(always)]
    fn is_plain(self) -> bool {
        let MoveFields { promotion, en_passant, castling, .. } = MoveFields::decode(self.mv);
        promotion == 0 && !en_passant && !castling && self.before.is_sound
    }
}

/// The whole board after a move.
#[inline(never)]
fn board_after(before: &Before, side: usize, mv: c_int) -> State {
    let fields = MoveFields::decode(mv);
    let mut after = before.state;
    after.boards[fields.piece] ^= 1 << fields.from;
    let target = if fields.en_passant { behind(side, fields.to) } else { fields.to };
    // A program may code taking en passant without the bit of a capture.
    let takes = fields.capture || fields.en_passant;
    if let (true, Some(piece)) = (takes, before.state.piece_of(side ^ 1, target)) {
        after.boards[piece] &= !(1 << target);
    }
    let arrived = if fields.promotion == 0 { fields.piece } else { fields.promotion };
    after.boards[arrived] |= 1 << fields.to;
    if fields.castling {
        after.move_rook(side, fields.to);
    }
    after.en_passant = passed(side, mv);
    after.rights = rights(&before.state, mv);
    after.turn ^= 1;
    let (white, black) = (union(&after.boards[..6]).0, union(&after.boards[6..]).0);
    after.occupied = [white, black, white | black];
    after
}

/// The castling rights that are left after a move.
#[inline(always)]
fn rights(before: &State, mv: c_int) -> c_int {
    let MoveFields { from, to, .. } = MoveFields::decode(mv);
    before.rights & kept_rights(from) & kept_rights(to)
}

/// The square that can be taken in passing after a move.
#[inline(always)]
fn passed(side: usize, mv: c_int) -> c_int {
    let MoveFields { to, double, .. } = MoveFields::decode(mv);
    if double { behind(side, to) as c_int } else { NO_SQUARE }
}

/// The square behind one, as the side sees it.
#[inline(always)]
fn behind(side: usize, square: u32) -> u32 {
    (if side == 0 { square + 8 } else { square.wrapping_sub(8) }) & 63
}

impl State {
    /// The first piece of a side that stands on a square.
    #[inline(always)]
    fn piece_of(&self, side: usize, square: u32) -> Option<usize> {
        let boards = &self.boards[side * 6..side * 6 + 6];
        boards.iter().position(|board| board >> square & 1 != 0).map(|kind| side * 6 + kind)
    }

    /// Moves the rook of a king that arrives there by castling.
    fn move_rook(&mut self, side: usize, king: u32) {
        let arrivals = CLASSICAL_CASTLINGS.map(|ClassicalCastling { king, rook, .. }| {
            let (king_to, rook_to) = castling_arrival(king, rook);
            [king_to, rook, rook_to].map(course_square)
        });
        let castling = arrivals.into_iter().find(|&[king_to, ..]| king_to == king);
        let Some([_, from, to]) = castling else { return };
        let rooks = &mut self.boards[side * 6 + 3];
        *rooks = *rooks & !(1 << from) | 1 << to;
    }
}
