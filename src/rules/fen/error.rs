//! Why a string is not a position, and where.

use thiserror::Error;

use crate::rules::PositionError;

/// A refused FEN: the reason, and the offset in bytes of what is to blame.
///
/// All bytes before that offset are ASCII, so it counts characters too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{reason} (at offset {at})")]
pub struct FenError {
    pub at: usize,
    pub reason: FenReason,
}

/// The kinds of refusal, in the order of the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FenReason {
    #[error("the string is empty")]
    Empty,
    #[error("{0} fields, a FEN has 4 or 6")]
    TooFewFields(usize),
    #[error("text after the sixth field")]
    TooManyFields,
    #[error("byte {0:#04x} is no piece, digit or slash")]
    UnknownPiece(u8),
    #[error("{0} is no count of empty squares, 1 to 8")]
    BadEmptyCount(u8),
    #[error("rank {rank} has {squares} squares")]
    RankTooShort { rank: u8, squares: u8 },
    #[error("rank {0} has more than 8 squares")]
    RankTooLong(u8),
    #[error("{0} ranks, a board has 8")]
    TooFewRanks(u8),
    #[error("a ninth rank")]
    TooManyRanks,
    #[error("the side to move is neither w nor b")]
    BadSide,
    #[error("byte {0:#04x} is no castling right")]
    BadCastling(u8),
    #[error("a castling right is given twice")]
    RepeatedCastling,
    #[error("the en-passant field is neither - nor a square")]
    BadEnPassantField,
    #[error("the half-move clock is no number below 2^31")]
    BadHalfmoveClock,
    #[error("the move number is no number below 2^31")]
    BadFullmoveNumber,
    #[error(transparent)]
    Position(#[from] PositionError),
}
