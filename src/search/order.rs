//! In which order moves are tried: the sooner the best one comes, the more of
//! the others need not be looked at.

use super::checks::Checks;
use super::exchange;
use super::history::{Arrival, Context, History, Quiet};
use crate::rules::{Move, Position, Role};

/// The moves of a position with their marks, given out best first.
#[derive(Default)]
pub struct MoveList {
    moves: Vec<Move>,
    marks: Vec<i32>,
    next: usize,
}

const HASH_MOVE: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
/// As much as a good history.
const CHECK: i32 = 12_000;
/// Below what any history gives.
const BAD_CAPTURE: i32 = -(1 << 24);
const UNDERPROMOTION: i32 = -(1 << 26);

/// What helps to put the moves of a position in order.
pub struct Hints<'a> {
    pub hash_move: Option<Move>,
    pub killers: [Option<Move>; 2],
    pub answer: Option<Move>,
    pub context: Context,
    /// The checks that are tried before other quiet moves, if any are.
    pub checks: Option<&'a Checks>,
    pub history: &'a History,
}

impl MoveList {
    /// Fills the list with all legal moves.
    pub fn fill(&mut self, position: &Position, hints: &Hints<'_>) {
        self.reset();
        position.legal_moves_into(&mut self.moves);
        self.marks.extend(self.moves.iter().map(|&mv| mark(position, mv, hints)));
    }

    /// Fills the list with the moves that change the material.
    pub fn fill_tactical(&mut self, position: &Position, hash_move: Option<Move>) {
        self.reset();
        position.tactical_moves_into(&mut self.moves);
        self.marks.extend(self.moves.iter().map(|&mv| {
            if Some(mv) == hash_move { HASH_MOVE } else { tactical_mark(position, mv) }
        }));
    }

    /// Adds the quiet moves that give check and lose nothing.
    pub fn add_quiet_checks(&mut self, position: &Position) {
        let checks = Checks::on(position);
        let first = self.moves.len();
        position.legal_moves_into(&mut self.moves);
        let mut kept = first;
        for i in first..self.moves.len() {
            let mv = self.moves[i];
            if checks.by(position, mv)
                && is_quiet(position, mv)
                && exchange::brings_in(position, mv, 0)
            {
                self.moves[kept] = mv;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        self.marks.resize(kept, 0);
    }

    fn reset(&mut self) {
        self.moves.clear();
        self.marks.clear();
        self.next = 0;
    }

    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// The best of the moves that are left, the first among equals. Most lists
    /// are left after a move or two, so nothing is sorted ahead.
    pub fn pick(&mut self) -> Option<Move> {
        let start = self.next;
        let (first, rest) = self.marks.get(start..)?.split_first()?;
        let (mut best, mut highest) = (start, *first);
        for (i, &mark) in rest.iter().enumerate() {
            if mark > highest {
                (best, highest) = (start + 1 + i, mark);
            }
        }
        self.moves.swap(start, best);
        self.marks.swap(start, best);
        self.next += 1;
        Some(self.moves[start])
    }

    /// Drops the quiet moves that are left.
    pub fn drop_quiets(&mut self) {
        let mut kept = self.next;
        for i in self.next..self.moves.len() {
            if !(BAD_CAPTURE / 2..GOOD_CAPTURE).contains(&self.marks[i]) {
                self.moves.swap(kept, i);
                self.marks.swap(kept, i);
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        self.marks.truncate(kept);
    }
}

/// Whether a move neither takes nor promotes.
pub fn is_quiet(position: &Position, mv: Move) -> bool {
    mv.promotion().is_none() && !position.is_capture(mv)
}

fn mark(position: &Position, mv: Move, hints: &Hints<'_>) -> i32 {
    if Some(mv) == hints.hash_move {
        HASH_MOVE
    } else if !is_quiet(position, mv) {
        let mark = tactical_mark(position, mv);
        let loses = mark > 0 && !exchange::brings_in(position, mv, 0);
        if loses { mark - GOOD_CAPTURE + BAD_CAPTURE } else { mark }
    } else if Some(mv) == hints.killers[0] {
        KILLER + 2
    } else if Some(mv) == hints.killers[1] {
        KILLER + 1
    } else if Some(mv) == hints.answer {
        KILLER
    } else {
        let color = position.turn();
        let arrival = Arrival::of(position.board(), color, mv);
        let record = hints.history.score(Quiet { color, mv, arrival }, hints.context);
        let good_check = hints.checks.is_some_and(|checks| checks.by(position, mv))
            && exchange::brings_in(position, mv, 0);
        record + if good_check { CHECK } else { 0 }
    }
}

/// The most valuable victim first, then the least valuable attacker.
fn tactical_mark(position: &Position, mv: Move) -> i32 {
    if matches!(mv.promotion(), Some(Role::Knight | Role::Bishop | Role::Rook)) {
        return UNDERPROMOTION + exchange::gain(position, mv);
    }
    let attacker = position.board().role_at(mv.from()).map_or(0, |role| role.index() as i32);
    GOOD_CAPTURE + 16 * exchange::gain(position, mv) - attacker
}
