//! Legal moves, generated without ever playing one to see.
//!
//! A piece may go where it attacks, minus its own side's squares; in check,
//! only onto the checker or between it and the king; pinned, only along its
//! pin. Because pins on diagonals and on straight lines are kept apart, two
//! masks are enough for all of them: a piece on a pin line of one sort cannot
//! reach another line of the same sort.

mod visitors;

use super::attacks::{
    between, bishop_attacks, bishop_lines, king_attacks, knight_attacks, pawn_attacks,
    queen_attacks, rook_attacks, rook_lines,
};

use super::castling::CastlingWay;
use super::side::{Black, Side, White};
use super::{Bitboard, Color, Move, Position, Role, Square};
use crate::cpu::on_this_cpu;
use visitors::{AnyMove, Quiet, Tactical};

/// Receives the legal moves of a position, in groups.
pub(super) trait Visitor<S: Side> {
    /// Whether a king's steps to empty squares are of no interest: each of
    /// them costs a look at who attacks the square.
    const CAPTURES_BY_KING_ONLY: bool = false;

    /// A piece other than a pawn, and all squares where it may go.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard);
    /// Pawns that neither promote nor step twice: each comes from its square
    /// of arrival less `step`.
    fn pawns(&mut self, step: i8, to: Bitboard);
    fn double_pushes(&mut self, to: Bitboard);
    fn promotions(&mut self, step: i8, to: Bitboard);
    fn en_passant(&mut self, from: Square, to: Square);
    fn castling(&mut self, king: Square, rook: Square);
}

impl Position {
    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to a list, which a search uses again and again.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        match self.turn {
            Color::White => self.visit_moves::<White, _>(moves),
            Color::Black => self.visit_moves::<Black, _>(moves),
        }
    }

    /// Appends the legal moves that change the material, captures and
    /// promotions, to a list.
    pub fn tactical_moves_into(&self, moves: &mut Vec<Move>) {
        let mut tactical = Tactical { moves, prey: self.board.color(!self.turn) };
        match self.turn {
            Color::White => on_this_cpu(
                #[inline(always)]
                || self.visit_moves::<White, _>(&mut tactical),
            ),
            Color::Black => on_this_cpu(
                #[inline(always)]
                || self.visit_moves::<Black, _>(&mut tactical),
            ),
        }
    }

    /// Appends the legal moves that neither take nor promote to a list: those that bring a piece
    /// to the squares named for its kind, and all that leave one of some squares; each with the
    /// kind of the piece. Castling is among them if the king may go anywhere.
    pub fn quiet_moves_into(
        &self,
        to: &[Bitboard; 6],
        leaving: Bitboard,
        moves: &mut Vec<(Role, Move)>,
    ) {
        let empty = !self.board.occupied();
        let mut quiet = Quiet { moves, empty, to, leaving };
        match self.turn {
            Color::White => on_this_cpu(
                #[inline(always)]
                || self.visit_moves::<White, _>(&mut quiet),
            ),
            Color::Black => on_this_cpu(
                #[inline(always)]
                || self.visit_moves::<Black, _>(&mut quiet),
            ),
        }
    }

    pub fn has_legal_moves(&self) -> bool {
        match self.turn {
            Color::White => self.has_moves_of::<White>(),
            Color::Black => self.has_moves_of::<Black>(),
        }
    }

    fn has_moves_of<S: Side>(&self) -> bool {
        let threats = Threats::find::<S>(self);
        let mut any = AnyMove(false);
        // Mostly a pawn has one; where the king may go takes the longest to find out.
        if let Some(answers) = self.answers::<S>(&threats) {
            self.visit_pawns::<S, _>(&threats, answers, &mut any);
            if !any.0 {
                self.visit_pieces::<S, _>(&threats, answers & !self.board.color(S::US), &mut any);
            }
        }
        if !any.0 {
            self.visit_king::<S, _>(&threats, &mut any);
        }
        any.0
    }

    /// The pieces of the side to move that may not leave the line between
    /// their king and an enemy slider.
    pub fn pinned(&self) -> Bitboard {
        let threats = match self.turn {
            Color::White => Threats::find::<White>(self),
            Color::Black => Threats::find::<Black>(self),
        };
        (threats.diagonal_pins | threats.straight_pins) & self.board.color(self.turn)
    }

    #[inline(always)]
    pub(super) fn visit_moves<S: Side, V: Visitor<S>>(&self, visitor: &mut V) {
        let threats = Threats::find::<S>(self);
        self.visit_king::<S, V>(&threats, visitor);
        self.visit_others::<S, V>(&threats, visitor);
    }

    /// The moves of all but the king.
    #[inline(always)]
    pub(super) fn visit_others<S: Side, V: Visitor<S>>(&self, threats: &Threats, visitor: &mut V) {
        if let Some(answers) = self.answers::<S>(threats) {
            self.visit_pawns::<S, V>(threats, answers, visitor);
            self.visit_pieces::<S, V>(threats, answers & !self.board.color(S::US), visitor);
        }
    }

    /// The squares where a piece other than the king leaves it in no check; none if only the king
    /// itself can answer two of them.
    #[inline(always)]
    fn answers<S: Side>(&self, threats: &Threats) -> Option<Bitboard> {
        match threats.checkers.first() {
            None => Some(Bitboard::ALL),
            Some(_) if threats.checkers.more_than_one() => None,
            Some(checker) => Some(between(self.king(S::US), checker) | threats.checkers),
        }
    }

    #[inline(always)]
    pub(super) fn visit_king<S: Side, V: Visitor<S>>(&self, threats: &Threats, visitor: &mut V) {
        let king = self.king(S::US);
        let targets = if V::CAPTURES_BY_KING_ONLY {
            self.board.color(S::THEM)
        } else {
            !self.board.color(S::US)
        };
        let to = self.unattacked::<S>(king_attacks(king) & targets);
        visitor.piece(Role::King, king, to);
        if threats.checkers.is_empty() {
            for rook in self.castling & Bitboard::home_rank(S::US) {
                if self.may_castle::<S>(king, rook) {
                    visitor.castling(king, rook);
                }
            }
        }
    }

    /// The squares of a set that the enemy would not attack if our king went there.
    #[inline(always)]
    fn unattacked<S: Side>(&self, squares: Bitboard) -> Bitboard {
        let theirs = |role| self.board.pieces(S::THEM, role);
        let mut left = squares & !king_attacks(self.king(S::THEM));
        left &= !pawn_attack_set::<S::Other>(theirs(Role::Pawn));
        for knight in theirs(Role::Knight) {
            left &= !knight_attacks(knight);
        }
        // A slider's line goes on behind a king that steps back along it.
        let occupied = self.board.occupied() ^ self.king(S::US).bitboard();
        for slider in self.board.diagonal_sliders(S::THEM) {
            if (bishop_lines(slider) & left).any() {
                left &= !bishop_attacks(slider, occupied);
            }
        }
        for slider in self.board.straight_sliders(S::THEM) {
            if (rook_lines(slider) & left).any() {
                left &= !rook_attacks(slider, occupied);
            }
        }
        left
    }

    /// Whether a king that is not in check may castle with a rook that has
    /// the right to.
    pub(super) fn may_castle<S: Side>(&self, king: Square, rook: Square) -> bool {
        let way = CastlingWay::new(king, rook);
        let occupied = self.board.occupied();
        if way.blockers(occupied).any() {
            return false;
        }
        // Attacks on the way are those of the position as it stands, where the
        // rook may still shield the king; at the end the rook has moved.
        let now = occupied ^ king.bitboard();
        let is_attacked = |square, occupied| self.board.is_attacked(square, S::THEM, occupied);
        !way.king_path.into_iter().any(|square| is_attacked(square, now))
            && !is_attacked(way.king_to, way.afterwards(occupied))
    }

    #[inline(always)]
    fn visit_pieces<S: Side, V: Visitor<S>>(
        &self,
        threats: &Threats,
        targets: Bitboard,
        visitor: &mut V,
    ) {
        let (diagonal_pins, straight_pins) = (threats.diagonal_pins, threats.straight_pins);
        let pins = diagonal_pins | straight_pins;
        let occupied = self.board.occupied();
        let ours = |role| self.board.pieces(S::US, role);

        for from in ours(Role::Knight) & !pins {
            visitor.piece(Role::Knight, from, knight_attacks(from) & targets);
        }
        for from in ours(Role::Bishop) & !pins {
            visitor.piece(Role::Bishop, from, bishop_attacks(from, occupied) & targets);
        }
        for from in ours(Role::Rook) & !pins {
            visitor.piece(Role::Rook, from, rook_attacks(from, occupied) & targets);
        }
        for from in ours(Role::Queen) & !pins {
            visitor.piece(Role::Queen, from, queen_attacks(from, occupied) & targets);
        }
        for (pins, sliders, attacks) in [
            (diagonal_pins, self.board.diagonal_sliders(S::US), bishop_attacks as SliderAttacks),
            (straight_pins, self.board.straight_sliders(S::US), rook_attacks),
        ] {
            for from in sliders & pins {
                let role = if ours(Role::Queen).contains(from) {
                    Role::Queen
                } else if ours(Role::Rook).contains(from) {
                    Role::Rook
                } else {
                    Role::Bishop
                };
                visitor.piece(role, from, attacks(from, occupied) & targets & pins);
            }
        }
    }

    #[inline(always)]
    fn visit_pawns<S: Side, V: Visitor<S>>(
        &self,
        threats: &Threats,
        answers: Bitboard,
        visitor: &mut V,
    ) {
        let (diagonal_pins, straight_pins) = (threats.diagonal_pins, threats.straight_pins);
        let pawns = self.board.pieces(S::US, Role::Pawn);
        let free = pawns & !(diagonal_pins | straight_pins);
        let empty = !self.board.occupied();

        let pinned_pushes = shift(pawns & straight_pins, S::UP) & straight_pins;
        let pushes = (shift(free, S::UP) | pinned_pushes) & empty;
        let doubles = shift(pushes & S::THIRD_RANK, S::UP) & empty & answers;
        visit_pawns_to::<S, V>(S::UP, pushes & answers, visitor);
        if doubles.any() {
            visitor.double_pushes(doubles);
        }

        let prey = self.board.color(S::THEM) & answers;
        for (step, edge) in [(S::UP - 1, Bitboard::FILE_A), (S::UP + 1, Bitboard::FILE_H)] {
            let pinned_captures = shift(pawns & diagonal_pins & !edge, step) & diagonal_pins;
            let captures = (shift(free & !edge, step) | pinned_captures) & prey;
            visit_pawns_to::<S, V>(step, captures, visitor);
        }

        if let Some(to) = self.en_passant {
            for from in self.en_passant_captures::<S>(to, to.en_passant_twin()) {
                visitor.en_passant(from, to);
            }
        }
    }

    /// The pawns that may legally take en passant on a square a pawn that stands
    /// on another, before its double step or after it. Seldom needed, so it simply
    /// looks at the board as it would be: a capture that removes two pieces from
    /// one rank can expose the king in ways that pins miss.
    pub(super) fn en_passant_captures<S: Side>(&self, to: Square, pawn: Square) -> Bitboard {
        let candidates = pawn_attacks(S::THEM, to) & self.board.pieces(S::US, Role::Pawn);
        let victim = pawn.bitboard();
        let king = self.king(S::US);
        candidates
            .into_iter()
            .filter(|from| {
                let occupied = self.board.occupied() ^ from.bitboard() ^ victim ^ to.bitboard();
                (self.board.attackers(king, S::THEM, occupied) & !victim).is_empty()
            })
            .collect()
    }
}

type SliderAttacks = fn(Square, Bitboard) -> Bitboard;

#[inline(always)]
fn visit_pawns_to<S: Side, V: Visitor<S>>(step: i8, to: Bitboard, visitor: &mut V) {
    visitor.pawns(step, to & !S::PROMOTION_RANK);
    let promotions = to & S::PROMOTION_RANK;
    if promotions.any() {
        visitor.promotions(step, promotions);
    }
}

/// All squares that pawns attack.
#[inline]
pub(super) fn pawn_attack_set<S: Side>(pawns: Bitboard) -> Bitboard {
    shift(pawns & !Bitboard::FILE_A, S::UP - 1) | shift(pawns & !Bitboard::FILE_H, S::UP + 1)
}

/// All squares of a set moved by a number of squares, without regard to edges.
#[inline]
pub(super) fn shift(squares: Bitboard, step: i8) -> Bitboard {
    Bitboard(if step > 0 { squares.0 << step } else { squares.0 >> -step })
}

/// What the enemy does to our king.
pub(super) struct Threats {
    checkers: Bitboard,
    /// Lines from the king to an enemy bishop or queen with one piece, ours,
    /// in between; the slider included.
    diagonal_pins: Bitboard,
    /// The same for rooks and queens.
    straight_pins: Bitboard,
}

impl Threats {
    #[inline(always)]
    pub(super) fn find<S: Side>(position: &Position) -> Threats {
        let board = &position.board;
        let king = position.king(S::US);
        let mut checkers = (pawn_attacks(S::US, king) & board.pieces(S::THEM, Role::Pawn))
            | (knight_attacks(king) & board.pieces(S::THEM, Role::Knight));
        let mut pins_from = |sliders: Bitboard| {
            let mut pins = Bitboard::EMPTY;
            for slider in sliders {
                let ray = between(king, slider);
                let blockers = ray & board.occupied();
                if blockers.is_empty() {
                    checkers |= slider.bitboard();
                } else if !blockers.more_than_one() && (blockers & board.color(S::US)).any() {
                    pins |= ray | slider.bitboard();
                }
            }
            pins
        };
        let diagonal_pins = pins_from(bishop_lines(king) & board.diagonal_sliders(S::THEM));
        let straight_pins = pins_from(rook_lines(king) & board.straight_sliders(S::THEM));
        Threats { checkers, diagonal_pins, straight_pins }
    }
}

/// Where a pawn comes from that has arrived on `to` by `step`.
#[inline]
pub(super) fn pawn_origin(to: Square, step: i8) -> Square {
    Square::wrap((to.index() as i32 - i32::from(step)) as u32)
}
