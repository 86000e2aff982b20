//! A game with all that was written beside it.

use super::{GameResult, Tags};
use crate::rules::{Move, Position};

/// How many variations may lie in one another.
pub const MAX_DEPTH: usize = 100;

/// A game as PGN holds it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// In the order of the text, without those that follow from the other
    /// fields: `FEN`, `SetUp` and `Result`.
    pub tags: Tags,
    pub start: Position,
    /// What is said before the first move; empty if nothing is.
    pub comment: String,
    pub line: Vec<Ply>,
    pub result: GameResult,
}

/// The parts of a [`Record`], or of a game that is not written as one.
pub(crate) struct RecordRef<'a> {
    pub tags: &'a Tags,
    pub start: &'a Position,
    pub comment: &'a str,
    pub line: &'a [Ply],
    pub result: GameResult,
}

impl Record {
    pub(crate) fn parts(&self) -> RecordRef<'_> {
        let Record { tags, start, comment, line, result } = self;
        RecordRef { tags, start, comment, line, result: *result }
    }
}

/// A move of one side, and what was written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    pub mv: Move,
    /// Words with one space between them; empty if there are none.
    pub comment: String,
    /// Numeric annotations: 1 for `!`, 2 for `?` …
    pub nags: Vec<u8>,
    /// What could have been played in place of this move.
    pub variations: Vec<Variation>,
}

impl Ply {
    /// A move without a word.
    pub fn new(mv: Move) -> Ply {
        Ply { mv, comment: String::new(), nags: Vec::new(), variations: Vec::new() }
    }
}

/// Other moves, from the position before the move that they belong to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// What is said before its first move.
    pub comment: String,
    pub line: Vec<Ply>,
}
