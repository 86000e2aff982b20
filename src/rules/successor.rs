//! Playing a move.
//!
//! A move makes a new position, so there is nothing to take back here;
//! [`super::Game`] keeps the positions it went through. The new one is written once and whole: one
//! that is copied and then changed in parts has to wait for its own parts when it is copied again.

use super::side::{Black, Side, White};
use super::zobrist::{TURN_KEY, castling_key, en_passant_key, piece_key};
use super::{Bitboard, Color, Move, MoveKind, Position, Role, Setup, Square, castling_arrival};

impl Position {
    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        match self.turn {
            Color::White => self.after_as::<White>(mv),
            Color::Black => self.after_as::<Black>(mv),
        }
    }

    /// The position after a legal move of a piece that is known to be of some kind. Ordinary moves
    /// have one way for all kinds: which of them moves in a game is hard to guess for a processor
    /// that has to choose one.
    pub(crate) fn after_of(&self, role: Role, mv: Move) -> Position {
        match (mv.kind(), self.turn) {
            (MoveKind::Ordinary, Color::White) => {
                self.after_step::<White>(role, role, mv.from(), mv.to())
            }
            (MoveKind::Ordinary, Color::Black) => {
                self.after_step::<Black>(role, role, mv.from(), mv.to())
            }
            _ => self.after(mv),
        }
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
        *self = self.after(mv);
    }

    fn after_as<S: Side>(&self, mv: Move) -> Position {
        let (from, to) = (mv.from(), mv.to());
        match mv.kind() {
            // A known kind of piece makes shorter code: there is a copy for each.
            MoveKind::Ordinary => match self.board.role_at(from) {
                Some(Role::Knight) => self.after_step::<S>(Role::Knight, Role::Knight, from, to),
                Some(Role::Bishop) => self.after_step::<S>(Role::Bishop, Role::Bishop, from, to),
                Some(Role::Rook) => self.after_step::<S>(Role::Rook, Role::Rook, from, to),
                Some(Role::Queen) => self.after_step::<S>(Role::Queen, Role::Queen, from, to),
                Some(Role::King) => self.after_step::<S>(Role::King, Role::King, from, to),
                Some(Role::Pawn) | None => self.after_step::<S>(Role::Pawn, Role::Pawn, from, to),
            },
            MoveKind::Promotion(promoted) => self.after_step::<S>(Role::Pawn, promoted, from, to),
            MoveKind::EnPassant => {
                let key = piece_key(S::US, Role::Pawn, from)
                    ^ piece_key(S::US, Role::Pawn, to)
                    ^ piece_key(S::THEM, Role::Pawn, to.en_passant_twin());
                self.complete::<S>(&Change::en_passant(from, to), key, true, None)
            }
            MoveKind::Castling => {
                let (king_to, rook_to) = castling_arrival(from, to);
                let key = piece_key(S::US, Role::King, from)
                    ^ piece_key(S::US, Role::King, king_to)
                    ^ piece_key(S::US, Role::Rook, to)
                    ^ piece_key(S::US, Role::Rook, rook_to);
                self.complete::<S>(&Change::castling(from, to), key, false, None)
            }
        }
    }

    /// A piece goes to a square, and arrives there as itself or, promoted, as another.
    #[inline(always)]
    fn after_step<S: Side>(
        &self,
        role: Role,
        arriving: Role,
        from: Square,
        to: Square,
    ) -> Position {
        let mut key = piece_key(S::US, role, from) ^ piece_key(S::US, arriving, to);
        let takes = self.board.color(S::THEM).contains(to);
        if takes && let Some(taken) = self.board.role_at(to) {
            key ^= piece_key(S::THEM, taken, to);
        }
        let is_pawn = role == Role::Pawn;
        let is_double = is_pawn && from.index().abs_diff(to.index()) == DOUBLE_PUSH;
        let en_passant = if is_double { self.passed_over::<S>(from, to) } else { None };
        self.complete::<S>(&Change::step(arriving, from, to), key, takes || is_pawn, en_passant)
    }

    /// The position after a change, with its clocks and its key, of which the
    /// pieces' part changes as said.
    #[inline(always)]
    fn complete<S: Side>(
        &self,
        change: &Change,
        key: u64,
        is_irreversible: bool,
        en_passant: Option<Square>,
    ) -> Position {
        let next = self.changed::<S>(change);
        let rights = castling_key(self.castling ^ next.castling);
        let passed = en_passant_key(self.en_passant) ^ en_passant_key(en_passant);
        Position {
            key: self.key ^ key ^ rights ^ passed ^ TURN_KEY,
            halfmove_clock: if is_irreversible { 0 } else { count_on(self.halfmove_clock) },
            fullmove_number: match S::US {
                Color::White => self.fullmove_number,
                Color::Black => count_on(self.fullmove_number),
            },
            en_passant,
            ..next
        }
    }
}

/// How far apart the numbers of the squares of a pawn's double step are.
const DOUBLE_PUSH: usize = 16;

/// The next number, as far as a FEN can write it.
fn count_on(number: u32) -> u32 {
    (number + 1).min(Setup::MAX_COUNT)
}

/// What a move does to the pieces.
pub(super) struct Change {
    /// The squares that are left, or whose man is taken.
    gone: Bitboard,
    /// What arrives, and where.
    role: Role,
    to: Bitboard,
    /// Where a rook arrives that has castled.
    rook_to: Bitboard,
}

impl Change {
    /// A piece goes to a square, as what it arrives there.
    #[inline]
    pub(super) fn step(role: Role, from: Square, to: Square) -> Change {
        let (from, to) = (from.bitboard(), to.bitboard());
        Change { gone: from | to, role, to, rook_to: Bitboard::EMPTY }
    }

    #[inline]
    pub(super) fn en_passant(from: Square, to: Square) -> Change {
        let step = Change::step(Role::Pawn, from, to);
        Change { gone: step.gone | to.en_passant_twin().bitboard(), ..step }
    }

    /// In Chess960 a piece may arrive where the other, or it itself, stood:
    /// both leave before either arrives.
    #[inline]
    pub(super) fn castling(king: Square, rook: Square) -> Change {
        let (king_to, rook_to) = castling_arrival(king, rook);
        Change {
            gone: king.bitboard() | rook.bitboard(),
            role: Role::King,
            to: king_to.bitboard(),
            rook_to: rook_to.bitboard(),
        }
    }
}

/// Moves without key and clocks, which counting positions does without.
impl Position {
    /// The position after a change, but for a new en-passant square.
    #[inline(always)]
    pub(super) fn changed<S: Side>(&self, change: &Change) -> Position {
        let &Change { gone, role, to, rook_to } = change;
        let lost_by_king =
            if role == Role::King { Bitboard::home_rank(S::US) } else { Bitboard::EMPTY };
        Position {
            board: self.board.changed(S::US, gone, [(role, to), (Role::Rook, rook_to)]),
            castling: self.castling & !(gone | lost_by_king),
            key: self.key,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            turn: S::THEM,
            en_passant: None,
        }
    }

    /// The position after a pawn's double step, which may allow an en-passant capture.
    #[inline(always)]
    pub(super) fn pushed_twice<S: Side>(&self, from: Square, to: Square) -> Position {
        let next = self.changed::<S>(&Change::step(Role::Pawn, from, to));
        Position { en_passant: self.passed_over::<S>(from, to), ..next }
    }

    /// The square that a pawn passes over, if it can be taken there legally.
    #[inline]
    fn passed_over<S: Side>(&self, from: Square, to: Square) -> Option<Square> {
        let square = to.en_passant_twin();
        self.en_passant_captures::<S::Other>(square, from).any().then_some(square)
    }
}
