//! A position: everything that decides what may be played.

use super::{Bitboard, Board, Color, Move, MoveKind, Role, Square};

/// A valid position of classical chess or Chess960.
///
/// Two invariants keep everything else simple: the position is at least
/// [playable](super::Strictness::Playable), and `en_passant` is set only when a
/// capture there is legal. Two positions with the same [`Position::identity`]
/// are therefore the same in the sense of the repetition rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    /// The squares of the rooks that may still castle.
    pub(super) castling: Bitboard,
    pub(super) key: u64,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) turn: Color,
    pub(super) en_passant: Option<Square>,
}

impl Position {
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of the rooks, of both sides, with which castling is not yet
    /// lost.
    pub fn castling_rooks(&self) -> Bitboard {
        self.castling
    }

    /// The square on which a pawn can be taken en passant, legally, now.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Half-moves since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// 1 at the start of a game, one more after each move of Black.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// A Zobrist key of what [`Position::identity`] compares.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// What the repetition rule compares: pieces, side to move, castling
    /// rights, and the en-passant capture if one is legal.
    pub fn identity(&self) -> (&Board, Color, Bitboard, Option<Square>) {
        (&self.board, self.turn, self.castling, self.en_passant)
    }

    #[inline]
    pub fn king(&self, color: Color) -> Square {
        Square::wrap(self.board.pieces(color, Role::King).0.trailing_zeros())
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.turn), !self.turn, self.board.occupied())
    }

    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Whether a legal move takes a piece.
    pub fn is_capture(&self, mv: Move) -> bool {
        mv.kind() == MoveKind::EnPassant || self.board.color(!self.turn).contains(mv.to())
    }
}
