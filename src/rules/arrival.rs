//! The legal moves to one square, found from the square backwards: who reads a
//! move in writing, or judges one, need not generate all the others.

use super::attacks::{
    between, bishop_lines, king_attacks, knight_attacks, pawn_attacks, piece_lines, rook_lines,
};
use super::side::{Black, White};
use super::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

impl Position {
    /// Whether a move is legal, without a look at the others.
    pub fn is_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let Some(role) = self.board.role_at(from) else { return false };
        let is_pawn = role == Role::Pawn;
        let promotes = is_pawn && Bitboard::home_rank(!self.turn).contains(to);
        let en_passant = is_pawn && self.en_passant == Some(to);
        let does_that = match mv.kind() {
            MoveKind::Castling => return self.is_legal_castling(from, to),
            MoveKind::Promotion(_) => promotes,
            MoveKind::EnPassant => en_passant,
            MoveKind::Ordinary => !promotes && !en_passant,
        };
        does_that && self.starts_among(from.bitboard(), role, to).any()
    }

    fn is_legal_castling(&self, king: Square, rook: Square) -> bool {
        let rooks = self.castling & Bitboard::home_rank(self.turn);
        king == self.king(self.turn)
            && rooks.contains(rook)
            && !self.is_check()
            && match self.turn {
                Color::White => self.may_castle::<White>(king, rook),
                Color::Black => self.may_castle::<Black>(king, rook),
            }
    }

    /// The squares, of some, from which a piece of that sort may go, legally, to
    /// a square. Castling is left out.
    pub(super) fn starts_among(&self, among: Bitboard, role: Role, to: Square) -> Bitboard {
        if self.board.color(self.turn).contains(to) {
            return Bitboard::EMPTY;
        }
        // From the square of arrival a piece sees the squares that see it.
        let seen = if role == Role::Pawn { self.pawn_starts(to) } else { piece_lines(role, to) };
        let starts = seen & self.board.pieces(self.turn, role) & among;
        let occupied = self.board.occupied();
        let is_free = |from| (between(from, to) & occupied).is_empty();
        starts.into_iter().filter(|&from| is_free(from) && self.is_safe(role, from, to)).collect()
    }

    fn pawn_starts(&self, to: Square) -> Bitboard {
        if self.en_passant == Some(to) || self.board.color(!self.turn).contains(to) {
            return pawn_attacks(!self.turn, to);
        }
        let (one, two, double_rank) = match self.turn {
            Color::White => (to.bitboard().0 >> 8, to.bitboard().0 >> 16, Bitboard::rank(3)),
            Color::Black => (to.bitboard().0 << 8, to.bitboard().0 << 16, Bitboard::rank(4)),
        };
        Bitboard(if double_rank.contains(to) { one | two } else { one })
    }

    /// Whether the king is safe after a move that is legal but for that.
    #[inline]
    fn is_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let is_en_passant = role == Role::Pawn && self.en_passant == Some(to);
        let taken = if is_en_passant { to.en_passant_twin() } else { to }.bitboard();
        let occupied = (self.board.occupied() & !from.bitboard() & !taken) | to.bitboard();

        let enemy = !self.turn;
        let king = if role == Role::King { to } else { self.king(self.turn) };
        let leapers = (pawn_attacks(self.turn, king) & self.board.pieces(enemy, Role::Pawn))
            | (knight_attacks(king) & self.board.pieces(enemy, Role::Knight))
            | (king_attacks(king) & self.board.pieces(enemy, Role::King));
        let sliders = (bishop_lines(king) & self.board.diagonal_sliders(enemy))
            | (rook_lines(king) & self.board.straight_sliders(enemy));
        let is_stopped = |slider| (between(king, slider) & occupied).any();
        (leapers & !taken).is_empty() && (sliders & !taken).into_iter().all(is_stopped)
    }
}
