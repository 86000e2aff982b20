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

/// A refused game: the reason, and where what is to blame begins: its line and,
/// counted in characters, its column, both from 1. A move is to blame without
/// its number, a comment or a variation that does not end as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PgnError {
    pub line: usize,
    pub column: usize,
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
    #[error("move {number} of {turn}: {token} passes the turn, which the rules do not allow")]
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
    #[error("there are more than {MAX_TAGS} tags")]
    TooManyTags,
    #[error("the FEN tag is not a position: {0}")]
    BadFen(FenError),
    #[error("the text contains a forbidden character: it is no PGN")]
    NulByte,
    #[error("more than {MAX_DEPTH} variations are nested")]
    TooDeep,
    #[error(
        "the game is too long: its text has more than {} MiB, or it has more than \
         {MAX_GAME_PLIES} moves",
        MAX_GAME_BYTES >> 20
    )]
    TooLong,
}
