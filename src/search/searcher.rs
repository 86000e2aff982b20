//! The state of a running search.

use std::sync::atomic::AtomicBool;

use super::budget::Budget;
use super::history::{Arrival, Context, History, Quiet};
use super::order::MoveList;
use super::path::Path;
use super::score::DRAW;
use super::table::Table;
use super::{Limits, MAX_PLY};
use crate::rules::{Game, Move, Position};

pub struct Searcher<'a> {
    pub table: &'a mut Table,
    pub budget: Budget<'a>,
    pub history: History,
    pub path: Path,
    pub frames: Vec<Frame>,
    /// The moves to choose from at the root.
    pub root_moves: Vec<Move>,
    /// The depth of the iteration.
    pub root_depth: usize,
    /// What the first move of the root's line was found to be worth.
    pub root_value: i32,
    pub nodes: u64,
    /// When so many nodes are counted, the line being played out counts as quiet.
    pub quiet_at: u64,
    pub selective_depth: usize,
    /// Set when the budget is spent: all values are void from then on.
    pub stopped: bool,
}

/// What belongs to one ply of the line being looked at.
#[derive(Default)]
pub struct Frame {
    pub list: MoveList,
    /// The quiet moves that were looked at so far.
    pub tried: Vec<Quiet>,
    /// The best line from here on.
    pub line: Vec<Move>,
    pub evaluation: i32,
    pub in_check: bool,
    /// The move that was played from here; none for a pass.
    pub played: Option<Arrival>,
    /// A move that is left out, to see how good the others are.
    pub excluded: Option<Move>,
}

impl<'a> Searcher<'a> {
    pub fn new(
        game: &Game,
        limits: &Limits,
        table: &'a mut Table,
        stop: &'a AtomicBool,
    ) -> Searcher<'a> {
        let mut frames = Vec::new();
        frames.resize_with(MAX_PLY + 1, Frame::default);
        frames[0].in_check = game.position().is_check();
        Searcher {
            table,
            budget: Budget::new(limits, stop),
            history: History::new(),
            path: Path::of_game(game),
            frames,
            root_moves: limits.choice(game.position()),
            root_depth: 0,
            root_value: DRAW,
            nodes: 0,
            quiet_at: 0,
            selective_depth: 0,
            stopped: false,
        }
    }

    /// Counts a position that is looked at. True if the search must end.
    pub fn enter(&mut self, ply: usize) -> bool {
        self.frames[ply].line.clear();
        self.selective_depth = self.selective_depth.max(ply);
        self.stopped = self.stopped || self.budget.is_spent(self.nodes);
        if !self.stopped {
            self.nodes += 1;
        }
        self.stopped
    }

    /// Plays a move at a ply, towards the next.
    pub fn play(&mut self, position: &Position, ply: usize, mv: Move) -> Position {
        let next = position.after(mv);
        self.path.push(&next);
        self.frames[ply].played = Some(Arrival::of(position.board(), position.turn(), mv));
        self.frames[ply + 1].in_check = next.is_check();
        next
    }

    /// The two moves before a ply.
    pub fn context(&self, ply: usize) -> Context {
        Context::new([1, 2].map(|back| self.frames[ply.checked_sub(back)?].played))
    }

    /// Makes a move and the best line after it the best line of a ply.
    pub fn set_line(&mut self, ply: usize, mv: Move) {
        if let Some([here, next]) = self.frames.get_mut(ply..ply + 2) {
            here.line.clear();
            here.line.push(mv);
            here.line.extend_from_slice(&next.line);
        }
    }
}
