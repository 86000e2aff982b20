//! The end of a line: captures are played out, so that only quiet positions
//! are evaluated.

use super::eval::evaluate;
use super::exchange;
use super::order::{Hints, Pick, Which, is_quiet};
use super::score::{DRAW, INFINITE, MAX_PLY, is_loss, mated_in};
use super::searcher::Searcher;
use super::table::{Bound, Known};
use crate::rules::{Move, Position, Role};

/// What a capture must bring the value near to, to be worth a look.
const DELTA: i32 = 180;

/// How many positions the end of a line may take. Games need a few hundred at most; on a board full of
/// pieces captures would have no end.
const LONGEST_END: u64 = 4_096;

impl Searcher<'_> {
    pub fn quiesce(&mut self, position: &Position, ply: usize, alpha: i32, beta: i32) -> i32 {
        self.quiet_at = self.nodes + LONGEST_END;
        self.play_out(position, ply, alpha, beta, true)
    }

    /// `with_checks` says whether quiet checks are looked at too: at the first
    /// ply they find mates, farther on they would have no end.
    fn play_out(
        &mut self,
        position: &Position,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        with_checks: bool,
    ) -> i32 {
        if self.enter(ply) {
            return DRAW;
        }
        if position.has_insufficient_material() || self.path.is_repetition() {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 || self.nodes > self.quiet_at {
            return evaluate(position);
        }

        let is_main_line = beta - alpha > 1;
        let known = self.table.get(position.key(), ply);
        if let Some(known) = known
            && !is_main_line
            && known.decides(alpha, beta)
        {
            return known.value;
        }

        let in_check = self.frames[ply].in_check;
        let mut best = -INFINITE;
        let mut evaluation = -INFINITE;
        if !in_check {
            evaluation = known.map_or_else(|| evaluate(position), |known| known.evaluation);
            // A side that is not forced to take may leave things as they are.
            best = known
                .filter(|known| known.improves(evaluation))
                .map_or(evaluation, |known| known.value);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let which = match (in_check, with_checks) {
            (true, _) => Which::All,
            (false, true) => Which::TacticalAndChecks,
            (false, false) => Which::Tactical,
        };
        let mut list = std::mem::take(&mut self.frames[ply].list);
        list.begin(position, which, known.and_then(|known| known.mv));
        let context = self.context(ply);
        if in_check {
            best = mated_in(ply);
        }
        let mut has_moves = false;
        let mut best_move: Option<Move> = None;
        let mut bound = Bound::Upper;
        while let Some(Pick { mv, .. }) =
            list.pick(position, &Hints { history: &self.history, ply, context, checks: None })
        {
            has_moves = true;
            self.table.fetch_ahead(position.likely_key_after(mv));
            if !is_loss(best) && is_hopeless(position, mv, in_check, evaluation, alpha) {
                continue;
            }
            let next = self.play(position, ply, mv);
            let value = -self.play_out(&next, ply + 1, -beta, -alpha, in_check && with_checks);
            self.path.pop();
            if self.stopped {
                break;
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
                }
                if value >= beta {
                    bound = Bound::Lower;
                    break;
                }
            }
        }
        self.frames[ply].list = list;
        if !has_moves && !in_check && is_stalemate(position) {
            return DRAW;
        }
        if !self.stopped {
            let known = Known { mv: best_move, value: best, evaluation, depth: 0, bound };
            self.table.put(position.key(), ply, known);
        }
        best
    }
}

/// Whether the side to move, which is not in check, cannot move. Only who has
/// nothing but king and pawns is looked at: with pieces it hardly happens.
fn is_stalemate(position: &Position) -> bool {
    let board = position.board();
    let slow = board.role(Role::Pawn) | board.role(Role::King);
    (board.color(position.turn()) & !slow).is_empty() && !position.has_legal_moves()
}

/// Whether a move will not bring the value to what is wanted.
fn is_hopeless(position: &Position, mv: Move, in_check: bool, evaluation: i32, alpha: i32) -> bool {
    if in_check {
        return is_quiet(position, mv) || !exchange::brings_in(position, mv, 0);
    }
    matches!(mv.promotion(), Some(Role::Knight | Role::Bishop | Role::Rook))
        || !is_quiet(position, mv) && evaluation + DELTA + exchange::gain(position, mv) <= alpha
        || !exchange::brings_in(position, mv, 0)
}
