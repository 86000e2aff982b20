//! The tree: what is asked about a position, and what can be answered before
//! its moves are looked at.

use super::eval::evaluate;
use super::score::{DRAW, INFINITE, MAX_PLY, mate_in, mated_in};
use super::searcher::Searcher;
use crate::rules::Position;

/// A position to be searched, and what is asked about it.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    pub position: &'a Position,
    pub ply: usize,
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    /// Whether a move that refutes the line is expected here.
    pub cut: bool,
}

impl Node<'_> {
    /// Whether the exact value is asked for, and not only whether it is above
    /// or below a limit.
    pub fn is_main_line(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// From this clock on, the table may promise what the 50 moves will take away.
const CLOCK_NEAR_DRAW: u32 = 88;

impl Searcher<'_> {
    /// The value of a position for the side to move: exact inside the window,
    /// a bound outside.
    pub fn search(&mut self, node: Node<'_>) -> i32 {
        let Node { position, ply, alpha, beta, .. } = node;
        let in_check = self.frames[ply].in_check;
        // A check is answered before anything is judged.
        let depth = node.depth + i32::from(in_check);
        if depth <= 0 {
            return self.quiesce(position, ply, alpha, beta);
        }
        if self.enter(ply) {
            return DRAW;
        }
        if ply > 0 {
            if self.is_draw(position, in_check) {
                return DRAW;
            }
            if ply >= MAX_PLY - 1 {
                return evaluate(position);
            }
            // A mate found elsewhere cannot be beaten by a slower one.
            let alpha = alpha.max(mated_in(ply));
            if alpha >= beta.min(mate_in(ply + 1)) {
                return alpha;
            }
        }

        let known = self.table.get(position.key(), ply);
        if let Some(known) = known
            && !node.is_main_line()
            && known.depth >= depth
            && known.decides(alpha, beta)
            && position.halfmove_clock() < CLOCK_NEAR_DRAW
        {
            return known.value;
        }

        let static_value = match known {
            _ if in_check => -INFINITE,
            Some(known) if known.evaluation != -INFINITE => known.evaluation,
            _ => evaluate(position),
        };
        self.frames[ply].evaluation = static_value;
        let node = Node { depth, ..node };
        if !in_check {
            let estimate = known
                .filter(|known| known.improves(static_value))
                .map_or(static_value, |known| known.value);
            if let Some(value) = self.prune(node, static_value, estimate) {
                return value;
            }
        }
        // Without a move to begin with, a shallower search finds one.
        let lacks_move = known.is_none_or(|known| known.mv.is_none());
        let shallower = lacks_move && depth >= 5 && (node.cut || node.is_main_line());
        self.search_moves(Node { depth: depth - i32::from(shallower), ..node }, known)
    }

    fn is_draw(&self, position: &Position, in_check: bool) -> bool {
        // Mate on the last of the 50 moves is still mate.
        position.halfmove_clock() >= 100 && (!in_check || position.has_legal_moves())
            || position.has_insufficient_material()
            || self.path.is_repetition()
    }

    /// Whether the evaluation has risen since the side's last move.
    pub fn is_improving(&self, ply: usize) -> bool {
        let evaluation = self.frames[ply].evaluation;
        ply < 2 || evaluation > self.frames[ply - 2].evaluation
    }
}
