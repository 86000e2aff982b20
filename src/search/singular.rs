//! Moves that stand alone: what would be without them is worth a search.

use super::score::is_mate;
use super::searcher::Searcher;
use super::table::{Bound, Known};
use super::tree::Node;
use crate::rules::Move;

/// What comes of a search without the best move.
pub enum Singularity {
    /// Search the move so many plies deeper.
    Extend(i32),
    /// The position is worth at least this, whatever the move.
    Refuted(i32),
}

impl Searcher<'_> {
    /// How much better the move from the table is than all others.
    pub fn singularity(&mut self, node: Node<'_>, known: Known, mv: Move) -> Singularity {
        let Node { ply, depth, beta, .. } = node;
        if depth < 7
            || known.depth < depth - 3
            || known.bound == Bound::Upper
            || is_mate(known.value)
            || ply >= 2 * self.root_depth
        {
            return Singularity::Extend(0);
        }
        let target = known.value - 2 * depth;
        self.frames[ply].excluded = Some(mv);
        let value = self.search_moves(
            Node { depth: (depth - 1) / 2, alpha: target - 1, beta: target, ..node },
            None,
        );
        self.frames[ply].excluded = None;
        if value < target {
            Singularity::Extend(1)
        } else if target >= beta {
            // Two moves hold beta: it will not be for want of one.
            Singularity::Refuted(target)
        } else {
            Singularity::Extend(-i32::from(known.value >= beta))
        }
    }
}
