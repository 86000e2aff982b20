//! The tree: a principal-variation search, with what keeps it small.

use super::checks::Checks;
use super::eval::evaluate;
use super::exchange;
use super::history::{Arrival, Quiet};
use super::order::{Hints, MoveList, is_quiet};
use super::reductions::{late_move_count, reduction};
use super::score::{DRAW, INFINITE, MAX_PLY, is_loss, is_mate, mate_in, mated_in};
use super::searcher::Searcher;
use super::table::{Bound, Known};
use crate::rules::{Move, Position, Role};

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

        let excluded = self.frames[ply].excluded;
        let known = match excluded {
            None => self.table.get(position.key(), ply),
            Some(_) => None,
        };
        if let Some(known) = known
            && beta - alpha == 1
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
        if !in_check && excluded.is_none() {
            let estimate = known
                .filter(|known| known.improves(static_value))
                .map_or(static_value, |known| known.value);
            if let Some(value) = self.prune(node, static_value, estimate) {
                return value;
            }
        }
        // Without a move to begin with, a shallower search finds one.
        let lacks_move = known.is_none_or(|known| known.mv.is_none());
        let shallower = lacks_move && depth >= 5 && (node.cut || beta - alpha > 1);
        self.search_moves(Node { depth: depth - i32::from(shallower), ..node }, known)
    }

    fn is_draw(&self, position: &Position, in_check: bool) -> bool {
        // Mate on the last of the 50 moves is still mate.
        position.halfmove_clock() >= 100 && (!in_check || position.has_legal_moves())
            || position.has_insufficient_material()
            || self.path.is_repetition()
    }

    /// Whether the evaluation has risen since the side's last move.
    fn is_improving(&self, ply: usize) -> bool {
        let evaluation = self.frames[ply].evaluation;
        ply < 2 || evaluation > self.frames[ply - 2].evaluation
    }

    /// The value of a position that is so good or so bad that its moves need
    /// not be looked at.
    fn prune(&mut self, node: Node<'_>, static_value: i32, estimate: i32) -> Option<i32> {
        let Node { position, ply, depth, alpha, beta, .. } = node;
        if beta - alpha > 1 || is_mate(beta) || is_mate(alpha) {
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

    /// Looks at the moves of a position, one after the other.
    fn search_moves(&mut self, node: Node<'_>, known: Option<Known>) -> i32 {
        let Node { position, ply, .. } = node;
        self.history.forget_killers(ply + 2);
        let context = self.context(ply);
        let mut list = std::mem::take(&mut self.frames[ply].list);
        list.fill(
            position,
            &Hints {
                hash_move: known.and_then(|known| known.mv),
                killers: self.history.killers(ply),
                answer: self.history.answer(context),
                context,
                history: &self.history,
            },
        );
        let value = if list.len() > 0 {
            self.search_list(node, known, &mut list)
        } else if self.frames[ply].in_check {
            mated_in(ply)
        } else {
            DRAW
        };
        self.frames[ply].list = list;
        value
    }

    fn search_list(&mut self, node: Node<'_>, known: Option<Known>, list: &mut MoveList) -> i32 {
        let Node { position, ply, depth, mut alpha, beta, cut } = node;
        let is_main_line = beta - alpha > 1;
        let in_check = self.frames[ply].in_check;
        let excluded = self.frames[ply].excluded;
        let static_value = self.frames[ply].evaluation;
        let improving = !in_check && self.is_improving(ply);
        let context = self.context(ply);
        let us = position.turn();
        let checks = Checks::on(position);

        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut tried = std::mem::take(&mut self.frames[ply].tried);
        tried.clear();
        let mut count = 0;
        while let Some(mv) = list.pick() {
            if Some(mv) == excluded || ply == 0 && !self.root_moves.contains(&mv) {
                continue;
            }
            count += 1;
            let quiet = is_quiet(position, mv);
            let as_quiet = Quiet { color: us, mv, arrival: Arrival::of(position.board(), us, mv) };
            let gives_check = checks.by(position, mv);
            let record = if quiet { self.history.score(as_quiet, context) } else { 0 };

            let reduced_by = reduction(depth, count);
            if ply > 0 && !is_loss(best) {
                let left = (depth - reduced_by).max(1);
                if quiet && !in_check && !gives_check {
                    if count > late_move_count(depth, improving) {
                        list.drop_quiets();
                        continue;
                    }
                    if left <= 6 && !is_mate(alpha) && static_value + 110 + 90 * left <= alpha
                        || depth <= 4 && record < -4_000 * depth
                    {
                        continue;
                    }
                }
                let worst = if gives_check {
                    -200
                } else if quiet {
                    -60
                } else {
                    -100
                };
                if depth <= 8 && !exchange::brings_in(position, mv, worst * left) {
                    continue;
                }
            }

            let mut extension = 0;
            if let Some(known) = known
                && known.mv == Some(mv)
                && ply > 0
                && excluded.is_none()
            {
                match self.singularity(node, known, mv) {
                    Singularity::Extend(by) => extension = by,
                    Singularity::Refuted(value) => return value,
                }
                if self.stopped {
                    return DRAW;
                }
            }

            let next = self.play(position, ply, mv);
            let child = Node {
                position: &next,
                ply: ply + 1,
                depth: depth - 1 + extension,
                alpha: -alpha - 1,
                beta: -alpha,
                cut: !cut,
            };
            let mut value = -INFINITE;
            let mut wants_full_depth = !is_main_line || count > 1;
            if depth >= 3 && count > 1 + usize::from(is_main_line) {
                let mut less = reduced_by;
                if quiet {
                    less += i32::from(!improving) + i32::from(cut) - i32::from(is_main_line);
                    less -= i32::from(gives_check);
                    less -= record / 8_000;
                } else {
                    less = less / 2 - i32::from(is_main_line);
                }
                let reduced = (child.depth - less).clamp(1, child.depth.max(1));
                value = -self.search(Node { depth: reduced, cut: true, ..child });
                wants_full_depth = value > alpha && reduced < child.depth;
            }
            if wants_full_depth {
                value = -self.search(child);
            }
            if is_main_line && (count == 1 || value > alpha) {
                value = -self.search(Node { alpha: -beta, beta: -alpha, cut: false, ..child });
            }
            self.path.pop();
            if self.stopped {
                return DRAW;
            }

            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    bound = Bound::Exact;
                    if is_main_line {
                        self.set_line(ply, mv);
                    }
                    if ply == 0 {
                        self.root_value = value;
                    }
                    if value >= beta {
                        bound = Bound::Lower;
                        if quiet {
                            self.history.reward(as_quiet, &tried, context, ply, depth);
                        }
                        break;
                    }
                }
            }
            if quiet {
                tried.push(as_quiet);
            }
        }

        self.frames[ply].tried = tried;
        if count == 0 {
            // Only the excluded move is legal: nothing else holds.
            return alpha;
        }
        if excluded.is_none() {
            let evaluation = static_value;
            let known = Known { mv: best_move, value: best, evaluation, depth, bound };
            self.table.put(position.key(), ply, known);
        }
        best
    }

    /// How much better the move from the table is than all others.
    fn singularity(&mut self, node: Node<'_>, known: Known, mv: Move) -> Singularity {
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

enum Singularity {
    /// Search the move so many plies deeper.
    Extend(i32),
    /// The position is worth at least this, whatever the move.
    Refuted(i32),
}
