//! What makes a position one that a game could be played from.

use thiserror::Error;

use super::{Color, Square};

/// Why pieces, side to move and rights do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    #[error("the board is empty")]
    EmptyBoard,
    #[error("{0} has no king")]
    NoKing(Color),
    #[error("{0} has more than one king")]
    TooManyKings(Color),
    #[error("{0} has more than 16 pieces")]
    TooManyPieces(Color),
    #[error("{0} has more than 8 pawns")]
    TooManyPawns(Color),
    #[error("the pawn on {0} stands on the first or last rank")]
    PawnOnBackRank(Square),
    #[error("{0} has just moved and is in check")]
    OpponentInCheck(Color),
    #[error("{0} may castle, but its king is not on its first rank")]
    CastlingWithoutKing(Color),
    #[error("{0} may castle with a rook that is not there")]
    CastlingWithoutRook(Color),
    #[error("no pawn can have passed over {0} on the last move")]
    BadEnPassant(Square),
    #[error("{0} is in a check that no move can have given")]
    ImpossibleCheck(Color),
}
