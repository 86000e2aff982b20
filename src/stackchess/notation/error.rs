//! Why a text is not a position.

use thiserror::Error;

use crate::rules::Color;
use crate::stackchess::{MAX_PIECES, MAX_SIZE, MIN_SIZE};

/// A text that is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("byte {at}: {reason}")]
pub struct NotationError {
    /// Where, in bytes from 0.
    pub at: usize,
    pub reason: NotationReason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotationReason {
    #[error("there are {0} fields, not 3")]
    Fields(usize),
    #[error("there are {0} ranks, not from {MIN_SIZE} to {MAX_SIZE}")]
    Ranks(usize),
    #[error("no piece, no number, no pile")]
    UnknownSign,
    #[error("a number of empty squares is from 1 up, without leading zeros")]
    BadCount,
    #[error("rank {rank} has {squares} squares, not {size}")]
    RankTooShort { rank: u8, squares: u8, size: u8 },
    #[error("rank {rank} has more than {size} squares")]
    RankTooLong { rank: u8, size: u8 },
    #[error("a pile does not end")]
    OpenPile,
    #[error("a pile between parentheses has two pieces or more")]
    SmallPile,
    #[error("what stands in a pile is no piece")]
    SignInPile,
    #[error("a pile has pieces of both colours")]
    MixedPile,
    #[error("only a pawn is marked as never moved")]
    StrayMark,
    #[error("a knight without the knights' option")]
    KnightWithoutOption,
    #[error("{0} owns more than {MAX_PIECES} pieces")]
    TooManyPieces(Color),
    #[error("there are no pieces")]
    NoPieces,
    #[error("the side to move is b or n")]
    BadSide,
    #[error("the options are -, c, s or cs")]
    BadOptions,
}
