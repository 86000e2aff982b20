//! What a search tells.

use std::time::Duration;

use super::Score;
use crate::rules::Move;

/// The state of a search after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    pub depth: u32,
    /// The farthest that any line was looked at.
    pub selective_depth: u32,
    pub score: Score,
    pub nodes: u64,
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hash_full: u32,
    /// The best line found, all of it legal.
    pub line: Vec<Move>,
}

impl Info {
    pub fn nodes_per_second(&self) -> u64 {
        let per_second = u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1);
        u64::try_from(per_second).unwrap_or(u64::MAX)
    }
}

/// The answer of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// None only if there is no legal move, or none of those to choose from.
    pub mv: Option<Move>,
    /// What the opponent is expected to reply.
    pub reply: Option<Move>,
    pub score: Score,
    /// The last iteration that was finished.
    pub depth: u32,
    pub nodes: u64,
}
