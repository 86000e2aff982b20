//! Playing a move.
//!
//! A position is copied before a move, so there is nothing to take back here;
//! [`super::Game`] keeps the positions it went through.

use super::side::{Black, Side, White};
use super::zobrist::{TURN_KEY, castling_key, en_passant_key, piece_key};
use super::{Bitboard, Color, Move, MoveKind, Position, Role, Setup, Square, castling_arrival};

impl Position {
    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// The position if the side to move could pass, which the rules do not
    /// allow but a search likes to imagine. None in check.
    #[must_use]
    pub fn after_pass(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let mut next = self.clone();
        next.key ^= en_passant_key(self.en_passant) ^ TURN_KEY;
        next.en_passant = None;
        next.turn = !self.turn;
        next.halfmove_clock = count_on(self.halfmove_clock);
        if self.turn == Color::Black {
            next.fullmove_number = count_on(self.fullmove_number);
        }
        Some(next)
    }

    /// The two squares by which a player names a move: where a piece starts and
    /// where it arrives. Of castling, the king's two squares if they are two
    /// apart as in classical chess, king on file e and rook in the corner; in
    /// any other Chess960 position the king's and the rook's.
    pub fn move_squares(&self, mv: Move) -> (Square, Square) {
        let (from, to) = (mv.from(), mv.to());
        if mv.is_castling() && from.file() == 4 && matches!(to.file(), 0 | 7) {
            (from, castling_arrival(from, to).0)
        } else {
            (from, to)
        }
    }

    /// Plays a move that is legal here. Any other leaves a position of which
    /// nothing is promised.
    pub fn play(&mut self, mv: Move) {
        match self.turn {
            Color::White => self.play_as::<White>(mv),
            Color::Black => self.play_as::<Black>(mv),
        }
    }

    fn play_as<S: Side>(&mut self, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let role = self.board.role_at(from).unwrap_or(Role::Pawn);
        let capture = self.board.color(S::THEM).contains(to);

        self.key ^= castling_key(self.castling) ^ en_passant_key(self.en_passant) ^ TURN_KEY;
        if capture && let Some(captured) = self.board.role_at(to) {
            self.key ^= piece_key(S::THEM, captured, to);
        }
        match mv.kind() {
            MoveKind::Ordinary => {
                self.key ^= piece_key(S::US, role, from) ^ piece_key(S::US, role, to);
                if role == Role::Pawn && from.index().abs_diff(to.index()) == 16 {
                    self.push_twice::<S>(from, to);
                } else {
                    self.step::<S>(role, from, to);
                }
            }
            MoveKind::Promotion(promoted) => {
                self.key ^= piece_key(S::US, Role::Pawn, from) ^ piece_key(S::US, promoted, to);
                self.promote::<S>(from, to, promoted);
            }
            MoveKind::EnPassant => {
                self.key ^= piece_key(S::US, Role::Pawn, from)
                    ^ piece_key(S::US, Role::Pawn, to)
                    ^ piece_key(S::THEM, Role::Pawn, to.en_passant_twin());
                self.take_en_passant::<S>(from, to);
            }
            MoveKind::Castling => {
                let (king_to, rook_to) = castling_arrival(from, to);
                self.key ^= piece_key(S::US, Role::King, from)
                    ^ piece_key(S::US, Role::King, king_to)
                    ^ piece_key(S::US, Role::Rook, to)
                    ^ piece_key(S::US, Role::Rook, rook_to);
                self.castle::<S>(from, to);
            }
        }
        self.key ^= castling_key(self.castling) ^ en_passant_key(self.en_passant);

        self.halfmove_clock =
            if capture || role == Role::Pawn { 0 } else { count_on(self.halfmove_clock) };
        if S::US == Color::Black {
            self.fullmove_number = count_on(self.fullmove_number);
        }
    }
}

/// The next number, as far as a FEN can write it.
fn count_on(number: u32) -> u32 {
    (number + 1).min(Setup::MAX_COUNT)
}

/// The moves themselves: pieces, rights and turn, but neither key nor clocks,
/// which counting positions does without.
impl Position {
    /// An ordinary move, with what it captures.
    #[inline]
    pub(super) fn step<S: Side>(&mut self, role: Role, from: Square, to: Square) {
        self.board.remove(S::THEM, to.bitboard());
        self.board.toggle(S::US, role, from.bitboard() | to.bitboard());
        let mut lost = from.bitboard() | to.bitboard();
        if role == Role::King {
            lost |= Bitboard::home_rank(S::US);
        }
        self.castling &= !lost;
        self.pass_turn::<S>();
    }

    /// A pawn's double step, which may allow an en-passant capture.
    #[inline]
    pub(super) fn push_twice<S: Side>(&mut self, from: Square, to: Square) {
        self.board.toggle(S::US, Role::Pawn, from.bitboard() | to.bitboard());
        self.pass_turn::<S>();
        self.allow_en_passant::<S::Other>(to.en_passant_twin());
    }

    #[inline]
    pub(super) fn promote<S: Side>(&mut self, from: Square, to: Square, promoted: Role) {
        self.board.remove(S::THEM, to.bitboard());
        self.board.remove(S::US, from.bitboard());
        self.board.toggle(S::US, promoted, to.bitboard());
        self.castling &= !to.bitboard();
        self.pass_turn::<S>();
    }

    #[inline]
    pub(super) fn take_en_passant<S: Side>(&mut self, from: Square, to: Square) {
        self.board.toggle(S::THEM, Role::Pawn, to.en_passant_twin().bitboard());
        self.board.toggle(S::US, Role::Pawn, from.bitboard() | to.bitboard());
        self.pass_turn::<S>();
    }

    #[inline]
    pub(super) fn castle<S: Side>(&mut self, king: Square, rook: Square) {
        let (king_to, rook_to) = castling_arrival(king, rook);
        // In Chess960 a piece may arrive where the other, or it itself, stood:
        // both leave before either arrives.
        self.board.toggle(S::US, Role::King, king.bitboard());
        self.board.toggle(S::US, Role::Rook, rook.bitboard());
        self.board.toggle(S::US, Role::King, king_to.bitboard());
        self.board.toggle(S::US, Role::Rook, rook_to.bitboard());
        self.castling &= !Bitboard::home_rank(S::US);
        self.pass_turn::<S>();
    }

    #[inline]
    fn pass_turn<S: Side>(&mut self) {
        self.en_passant = None;
        self.turn = S::THEM;
    }

    /// Notes the square that a pawn has just passed over, if the side `S` that
    /// is to move now can take it there legally.
    #[inline]
    pub(super) fn allow_en_passant<S: Side>(&mut self, square: Square) {
        if self.en_passant_captures::<S>(square).any() {
            self.en_passant = Some(square);
        }
    }
}
