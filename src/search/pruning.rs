//! Positions that are judged without a look at all their moves.

use super::score::{DRAW, is_mate};
use super::searcher::Searcher;
use super::tree::Node;
use crate::rules::Role;

impl Searcher<'_> {
    /// The value of a position that is so good or so bad that its moves need
    /// not be looked at.
    pub fn prune(&mut self, node: Node<'_>, static_value: i32, estimate: i32) -> Option<i32> {
        let Node { position, ply, depth, alpha, beta, .. } = node;
        if node.is_main_line() || is_mate(beta) || is_mate(alpha) {
            return None;
        }
        let margin = 80 * (depth - i32::from(self.is_improving(ply)));
        if depth <= 8 && !is_mate(estimate) && estimate - margin >= beta {
            return Some((estimate + beta) / 2);
        }
        if depth <= 3 && estimate + 220 * depth < alpha {
            let value = self.quiesce(position, ply, alpha, beta);
            if value <= alpha || self.stopped {
                return Some(value);
            }
        }
        self.try_pass(node, static_value, estimate)
    }

    /// If even passing holds beta, a move will. Not so in zugzwang, which
    /// needs pieces to be rare; at depth the doubt is searched away.
    fn try_pass(&mut self, node: Node<'_>, static_value: i32, estimate: i32) -> Option<i32> {
        let Node { position, ply, depth, beta, .. } = node;
        let board = position.board();
        let quiet = board.role(Role::Pawn) | board.role(Role::King);
        let has_pieces = (board.color(position.turn()) & !quiet).any();
        let after_move = ply > 0 && self.frames[ply - 1].played.is_some();
        if depth < 3
            || !has_pieces
            || !after_move
            || estimate < beta
            || static_value < beta - 20 * depth + 140
        {
            return None;
        }
        let next = position.after_pass()?;
        self.table.fetch_ahead(next.key());
        let reduced = depth - 4 - depth / 4 - ((estimate - beta) / 200).min(3);
        self.path.push_pass(&next);
        self.frames[ply].played = None;
        self.frames[ply + 1].in_check = false;
        let value = -self.search(Node {
            position: &next,
            ply: ply + 1,
            depth: reduced,
            alpha: -beta,
            beta: 1 - beta,
            cut: !node.cut,
        });
        self.path.pop();
        if self.stopped || value < beta {
            return self.stopped.then_some(DRAW);
        }
        // A mate after a pass is no mate.
        let value = if is_mate(value) { beta } else { value };
        if depth < 12 {
            return Some(value);
        }
        let verified =
            self.search_moves(Node { depth: reduced.max(1), alpha: beta - 1, ..node }, None);
        (verified >= beta || self.stopped).then_some(value)
    }
}
