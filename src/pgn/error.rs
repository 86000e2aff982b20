//! Why a text is not a game, and where.

use std::io;

use thiserror::Error;

use super::{MAX_DEPTH, MAX_GAME_BYTES, MAX_GAME_PLIES, MAX_TAGS};
use crate::rules::{Color, FenError};

/// What keeps a game from being read.
#[derive(Debug, Error)]
pub enum ReadError {
    #[error(transparent)]
    Pgn(#[from] PgnError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A refused game: the reason, and the line of what is to blame, from 1. A
/// comment or a variation that does not end is to blame where it begins.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct PgnError {
    pub line: usize,
    pub reason: PgnReason,
}

/// The kinds of refusal. A `token` is what is written, cut short if it is long.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PgnReason {
    #[error("move {number} of {turn}: {token:?} is not a move in algebraic notation")]
    UnreadableMove { token: String, number: u32, turn: Color },
    #[error("move {number} of {turn}: {token} is not a legal move")]
    IllegalMove { token: String, number: u32, turn: Color },
    #[error("move {number} of {turn}: more than one piece can make the move {token}")]
    Ambiguous { token: String, number: u32, turn: Color },
    #[error("move {number} of {turn}: {token} does not say what the pawn becomes")]
    MissingPromotion { token: String, number: u32, turn: Color },
    #[error("move {number} of {turn}: {token} is a null move, which is no move of chess")]
    NullMove { token: String, number: u32, turn: Color },
    #[error("{token:?} has no meaning here")]
    UnknownToken { token: String },
    #[error("a comment does not end")]
    UnclosedComment,
    #[error("a variation does not end")]
    UnclosedVariation,
    #[error("a variation ends that has not begun")]
    StrayParenthesis,
    #[error("a variation comes before the move that it should replace")]
    VariationBeforeMove,
    #[error("a tag is not of the form [Name \"value\"]")]
    BadTag,
    #[error("more than {MAX_TAGS} tags")]
    TooManyTags,
    #[error("the FEN tag is not a position: {0}")]
    BadFen(FenError),
    #[error("a zero byte")]
    NulByte,
    #[error("more than {MAX_DEPTH} variations in one another")]
    TooDeep,
    #[error("more than {MAX_GAME_BYTES} bytes or {MAX_GAME_PLIES} moves")]
    TooLong,
}
