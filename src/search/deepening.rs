//! Iterative deepening: one ply more each time, so that there is a good move
//! whenever the time is over, and the next iteration has something to begin
//! with.

use std::sync::atomic::AtomicBool;

use super::Limits;
use super::report::{Best, Info};
use super::score::{DRAW, INFINITE, Score, mated_in};
use super::searcher::Searcher;
use super::table::Table;
use super::tree::Node;
use crate::rules::{Game, Move, Position};

/// Searches the best move of a game's current position.
///
/// The search ends when a limit is reached or the flag is set, whichever comes
/// first, and always with a legal move if there is one. `on_info` is called
/// after each iteration.
pub fn search(
    game: &Game,
    limits: &Limits,
    table: &mut Table,
    stop: &AtomicBool,
    mut on_info: impl FnMut(&Info),
) -> Best {
    table.grow_older();
    let position = game.position();
    let mut searcher = Searcher::new(game, limits, table, stop);
    let Some(&first) = searcher.root_moves.first() else {
        let value = if position.is_check() { mated_in(0) } else { DRAW };
        let score = Score::from_value(value);
        return Best { mv: None, reply: None, score, depth: 0, nodes: 0 };
    };

    let mut found = Found { line: vec![first], value: DRAW, depth: 0 };
    let mut told = None;
    let mut confidence = Confidence::default();
    for depth in 1..=searcher.budget.depth {
        let finished = searcher.iterate(position, depth, &mut found);
        // What was said last is about the move that will be played.
        if finished || found.line.first() != told.as_ref() {
            on_info(&searcher.info(&found));
            told = found.line.first().copied();
        }
        if !finished {
            break;
        }
        confidence.update(&found);
        if searcher.is_done(limits, &found, &confidence) {
            break;
        }
    }
    Best {
        mv: found.line.first().copied(),
        reply: found.line.get(1).copied(),
        score: Score::from_value(found.value),
        depth: found.depth as u32,
        nodes: searcher.nodes,
    }
}

/// The best that is known so far.
struct Found {
    line: Vec<Move>,
    value: i32,
    /// The last iteration that was finished.
    depth: usize,
}

impl Found {
    /// Takes over the line of the root, which is proved.
    fn take_over(&mut self, searcher: &Searcher<'_>) {
        self.line.clone_from(&searcher.frames[0].line);
        self.value = searcher.root_value;
    }
}

/// Half the first window around the value of the iteration before.
const ASPIRATION: i32 = 18;

impl Searcher<'_> {
    /// Searches to a depth. False if the search was stopped on the way; a
    /// better move that was found until then is kept.
    fn iterate(&mut self, position: &Position, depth: usize, found: &mut Found) -> bool {
        self.selective_depth = 0;
        self.root_depth = depth;
        let mut width = if depth < 5 { INFINITE } else { ASPIRATION };
        let mut alpha = (found.value - width).max(-INFINITE);
        let mut beta = (found.value + width).min(INFINITE);
        let mut less = 0;
        loop {
            let depth_now = (depth as i32 - less).max(1);
            let value =
                self.search(Node { position, ply: 0, depth: depth_now, alpha, beta, cut: false });
            if self.stopped {
                // What stands in the line was proved before the stop.
                if !self.frames[0].line.is_empty() {
                    found.take_over(self);
                }
                return false;
            }
            width += width / 2;
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (value - width).max(-INFINITE);
                less = 0;
            } else if value >= beta {
                beta = (value + width).min(INFINITE);
                found.take_over(self);
                less = (less + 1).min(3);
            } else {
                found.take_over(self);
                found.depth = depth;
                return true;
            }
        }
    }

    fn info(&self, found: &Found) -> Info {
        Info {
            depth: self.root_depth as u32,
            selective_depth: self.selective_depth.max(self.root_depth) as u32,
            score: Score::from_value(found.value),
            nodes: self.nodes,
            time: self.budget.elapsed(),
            hash_full: self.table.permille_used(),
            line: found.line.clone(),
        }
    }

    /// Whether another iteration is not worth while.
    fn is_done(&self, limits: &Limits, found: &Found, confidence: &Confidence) -> bool {
        let mates = |moves: u32| match Score::from_value(found.value) {
            Score::Mate(found) => found > 0 && found.unsigned_abs() <= moves,
            Score::Centipawns(_) => false,
        };
        // A mate nearer than the horizon will not be beaten.
        let settled = self.root_moves.len() == 1 || mates(found.depth as u32 / 2);
        limits.mate.is_some_and(mates)
            || self.budget.saves_time() && (settled || self.budget.is_enough(confidence.percent()))
    }
}

/// How sure the best move is, from one iteration to the next.
#[derive(Default)]
struct Confidence {
    mv: Option<Move>,
    /// How many iterations have kept the move.
    kept: u32,
    value: i32,
    /// How much the value has fallen in the last iteration.
    fall: i32,
}

impl Confidence {
    fn update(&mut self, found: &Found) {
        let mv = found.line.first().copied();
        self.kept = if mv == self.mv { self.kept + 1 } else { 0 };
        self.mv = mv;
        self.fall = self.value - found.value;
        self.value = found.value;
    }

    /// How much of the usual time to spend: little on a move that stays the
    /// same, more on one that has just changed or turns out worse.
    fn percent(&self) -> u32 {
        let by_move = [150, 120, 100, 85, 75][self.kept.min(4) as usize];
        let by_fall = 100 + self.fall.clamp(-10, 60).unsigned_abs() * u32::from(self.fall > 0);
        by_move * by_fall / 100
    }
}
