//! What a search may spend.

use std::time::Duration;

use crate::rules::{Move, Position};

/// When a search ends by itself: at the first of the limits that is reached.
/// Without any it goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How many plies the last iteration looks ahead.
    pub depth: Option<u32>,
    /// How many positions are looked at. The one limit that makes a search
    /// with an empty table come out the same every time.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The clock of the side to move, from which the search takes what it
    /// finds right.
    pub clock: Option<Clock>,
    /// End when a mate in so many moves is found.
    pub mate: Option<u32>,
    /// The moves to choose from; all if there are none.
    pub search_moves: Vec<Move>,
}

impl Limits {
    /// Whether the search ends by itself: a mate may never be found.
    pub fn is_finite(&self) -> bool {
        self.depth.is_some()
            || self.nodes.is_some()
            || self.move_time.is_some()
            || self.clock.is_some()
    }

    /// The legal moves of a position that may be chosen.
    pub fn choice(&self, position: &Position) -> Vec<Move> {
        let mut moves = position.legal_moves();
        if !self.search_moves.is_empty() {
            moves.retain(|mv| self.search_moves.contains(mv));
        }
        moves
    }

    /// The time after which the search ends, if it is counted.
    pub fn time(&self) -> Option<Duration> {
        let by_clock = self.clock.as_ref().map(|clock| Allotment::for_clock(clock).hard);
        by_clock.into_iter().chain(self.move_time).min()
    }
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub remaining: Duration,
    /// What each move adds.
    pub increment: Duration,
    /// How many moves until the clock is set anew; none if never.
    pub moves_to_go: Option<u32>,
    /// What is lost on the way between a player and this program.
    pub overhead: Duration,
}

impl Clock {
    pub const DEFAULT_OVERHEAD: Duration = Duration::from_millis(50);
}

/// How a search divides its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Allotment {
    /// When no new iteration is begun, if the best move is neither very sure
    /// nor very unsure.
    pub soft: Duration,
    /// When the search ends, whatever it is at.
    pub hard: Duration,
}

/// No clock shows more; sums and products stay far from the limits of a
/// [`Duration`].
const LONGEST: Duration = Duration::from_secs(1_000_000_000);

/// How many moves a game is thought to last still when nothing says so.
const MOVES_LEFT: u32 = 36;

impl Allotment {
    pub fn for_clock(clock: &Clock) -> Allotment {
        let remaining = clock.remaining.min(LONGEST);
        let increment = clock.increment.min(LONGEST);
        // With next to nothing left, a little must do.
        let usable = remaining.saturating_sub(clock.overhead).max(remaining / 8);
        let moves = clock.moves_to_go.unwrap_or(MOVES_LEFT).clamp(1, 40);
        // A machine that is busy elsewhere may be late by more than was thought:
        // where every move adds time, some is kept until the end.
        let most = if moves == 1 { usable * 3 / 4 } else { usable / 6 };
        let soft = (usable / moves + increment / 2).min(most);
        Allotment { soft, hard: (soft * 3).min(most) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Clock {
        Clock {
            remaining: Duration::from_millis(remaining),
            increment: Duration::from_millis(increment),
            moves_to_go,
            overhead: Clock::DEFAULT_OVERHEAD,
        }
    }

    #[test]
    fn no_clock_is_emptied() {
        for remaining in [0, 1, 5, 20, 100, 1_000, 60_000, u64::MAX] {
            for increment in [0, 10, 5_000, u64::MAX] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let clock = clock(remaining, increment, moves);
                    let time = Allotment::for_clock(&clock);
                    assert!(time.soft <= time.hard, "{clock:?}");
                    assert!(time.hard <= clock.remaining.min(LONGEST) * 4 / 5, "{clock:?}");
                }
            }
        }
    }
}
