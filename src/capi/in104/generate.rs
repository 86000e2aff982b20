//! Pseudo-legal moves from the global board.

use std::ffi::c_int;

use super::coups::{Coups, MAX_COUPS};
use super::move_fields::MoveFields;
use super::public;
use super::state::{BB, State, course_bitboard, course_square, element, square_number, squares};
use crate::capi::castling_rights::castling_rights;
use crate::rules::attacks::between;
use crate::rules::{ClassicalCastling, castling_arrival};

const KNIGHT: usize = 1;
const BISHOP: usize = 2;
const ROOK: usize = 3;
const QUEEN: usize = 4;
const KING: usize = 5;

/// Writes the moves of a side into a list.
pub(super) struct Generator<'a> {
    state: &'a State,
    side: usize,
    list: *mut Coups,
    count: usize,
}

impl<'a> Generator<'a> {
    /// `list` is the address of a list.
    pub fn new(state: &'a State, side: usize, list: *mut Coups) -> Generator<'a> {
        Generator { state, side, list, count: 0 }
    }

    pub fn run(mut self) {
        self.pawns();
        for kind in [KNIGHT, BISHOP, ROOK, QUEEN] {
            self.pieces(kind);
        }
        self.castlings();
        self.pieces(KING);
    }

    #[inline(always)]
    fn add(&mut self, fields: MoveFields) {
        if self.count < MAX_COUPS {
            self.count += 1;
            // SAFETY: the address of a list.
            unsafe { public::ajouter_coup(self.list, fields.encode()) };
        }
    }

    fn enemies(&self) -> BB {
        self.state.occupied[self.side ^ 1]
    }

    fn own(&self, kind: usize) -> BB {
        self.state.boards[self.side * 6 + kind]
    }

    fn is_free(&self, square: u32) -> bool {
        self.state.occupied[2] >> square & 1 == 0
    }

    fn pawns(&mut self) {
        // White goes towards a8, whose number is 0.
        let (forward, first_rank, last_rank) = if self.side == 0 { (-8, 6, 0) } else { (8, 1, 7) };
        let step = |square: u32| square.checked_add_signed(forward).filter(|&to| to < 64);
        let passed = square_number(self.state.en_passant).map_or(0, |to| 1 << to);
        for from in squares(self.own(0)) {
            let fields = MoveFields { from, piece: self.side * 6, ..MoveFields::default() };
            if let Some(to) = step(from).filter(|&to| self.is_free(to)) {
                self.pawn_move(MoveFields { to, ..fields }, last_rank);
                let second = step(to).filter(|&to| self.is_free(to));
                if let (true, Some(to)) = (from / 8 == first_rank, second) {
                    self.add(MoveFields { to, double: true, ..fields });
                }
            }
            let attacks = element!(attaques_pions, self.side, from as usize);
            for to in squares(attacks & self.enemies()) {
                self.pawn_move(MoveFields { to, capture: true, ..fields }, last_rank);
            }
            for to in squares(attacks & passed) {
                self.add(MoveFields { to, capture: true, en_passant: true, ..fields });
            }
        }
    }

    /// A pawn's move, or its four promotions.
    #[inline(always)]
    fn pawn_move(&mut self, fields: MoveFields, last_rank: u32) {
        if fields.to / 8 != last_rank {
            return self.add(fields);
        }
        for kind in [QUEEN, ROOK, BISHOP, KNIGHT] {
            self.add(MoveFields { promotion: self.side * 6 + kind, ..fields });
        }
    }

    fn pieces(&mut self, kind: usize) {
        for from in squares(self.own(kind)) {
            let targets = self.attacks(kind, from) & !self.state.occupied[self.side];
            for to in squares(targets) {
                let capture = self.enemies() >> to & 1 != 0;
                let piece = self.side * 6 + kind;
                self.add(MoveFields { from, to, piece, capture, ..MoveFields::default() });
            }
        }
    }

    fn attacks(&self, kind: usize, from: u32) -> BB {
        let (square, blockers) = (from as c_int, self.state.occupied[2]);
        match kind {
            KNIGHT => element!(attaques_cavaliers, from as usize),
            BISHOP => public::masque_d_attaque_dynamique_fou(square, blockers),
            ROOK => public::masque_d_attaque_dynamique_tour(square, blockers),
            QUEEN => public::masque_d_attaque_dynamique_dame(square, blockers),
            _ => element!(attaques_rois, from as usize),
        }
    }

    fn castlings(&mut self) {
        for (right, ClassicalCastling { color, king, rook, .. }) in castling_rights() {
            if color.index() != self.side || self.state.rights & right == 0 {
                continue;
            }
            // The rook arrives on the square that the king crosses.
            let (king_to, crossed) = castling_arrival(king, rook);
            let [from, to, crossed, rook_from] = [king, king_to, crossed, rook].map(course_square);
            let enemy = (self.side ^ 1) as c_int;
            if self.own(KING) >> from & 1 != 0
                && self.own(ROOK) >> rook_from & 1 != 0
                && self.state.occupied[2] & course_bitboard(between(king, rook)) == 0
                && public::case_attaquee(from as c_int, enemy) == 0
                && public::case_attaquee(crossed as c_int, enemy) == 0
            {
                let piece = self.side * 6 + KING;
                self.add(MoveFields { from, to, piece, castling: true, ..MoveFields::default() });
            }
        }
    }
}
