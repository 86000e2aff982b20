//! The moves of a position, one after the other: a principal-variation search,
//! in which late moves must earn their depth.

use super::checks::Checks;
use super::exchange;
use super::history::{Arrival, Context, Quiet};
use super::order::{Hints, MoveList, Pick, Which, is_quiet};
use super::reductions::{late_move_count, reduction};
use super::score::{DRAW, INFINITE, is_loss, is_mate, mated_in};
use super::searcher::Searcher;
use super::singular::Singularity;
use super::table::{Bound, Known};
use super::tree::Node;
use crate::rules::{Move, Position, Role};

impl Searcher<'_> {
    /// The value of a position, by its moves.
    pub fn search_moves(&mut self, node: Node<'_>, known: Option<Known>) -> i32 {
        let Node { position, ply, .. } = node;
        self.history.forget_killers(ply + 2);
        let mut list = std::mem::take(&mut self.frames[ply].list);
        list.begin(position, Which::All, known.and_then(|known| known.mv));
        let setting = self.setting(node);
        let value = self.search_list(node, known, setting, &mut list);
        self.frames[ply].list = list;
        value
    }

    fn search_list(
        &mut self,
        mut node: Node<'_>,
        known: Option<Known>,
        setting: Setting,
        list: &mut MoveList,
    ) -> i32 {
        let Node { position, ply, depth, beta, .. } = node;
        let excluded = self.frames[ply].excluded;
        let mut tried = std::mem::take(&mut self.frames[ply].tried);
        tried.clear();

        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut count = 0;
        while let Some(pick) = self.pick(list, position, ply, &setting) {
            let mv = pick.mv;
            if Some(mv) == excluded || ply == 0 && !self.root_moves.contains(&mv) {
                continue;
            }
            count += 1;
            self.table.fetch_ahead(position.likely_key_after(mv));
            let mut candidate = self.candidate(position, &setting, pick, count);
            // As long as all is lost, every move may be the one that saves.
            if ply > 0 && !is_loss(best) {
                if setting.is_too_late(depth, &candidate) {
                    list.skip_quiets();
                    continue;
                }
                if setting.is_hopeless(&node, &candidate) {
                    continue;
                }
            }
            if let Some(known) = known
                && known.mv == Some(mv)
                && ply > 0
                && excluded.is_none()
            {
                match self.singularity(node, known, mv) {
                    Singularity::Extend(by) => candidate.extension = by,
                    Singularity::Refuted(value) => return value,
                }
            }

            let value = self.try_move(node, &setting, &candidate);
            if self.stopped {
                return DRAW;
            }
            best = best.max(value);
            if value > node.alpha {
                node.alpha = value;
                best_move = Some(mv);
                bound = Bound::Exact;
                if setting.is_main_line {
                    self.set_line(ply, mv);
                }
                if ply == 0 {
                    self.root_value = value;
                }
                if value >= beta {
                    bound = Bound::Lower;
                    if let Some(quiet) = candidate.quiet {
                        self.history.reward(quiet, &tried, setting.context, ply, depth);
                    }
                    break;
                }
            }
            tried.extend(candidate.quiet);
        }
        self.frames[ply].tried = tried;

        if count == 0 {
            return match excluded {
                // Only that move is legal: nothing else holds.
                Some(_) => node.alpha,
                None if setting.in_check => mated_in(ply),
                None => DRAW,
            };
        }
        if excluded.is_none() {
            let evaluation = setting.evaluation;
            let known = Known { mv: best_move, value: best, evaluation, depth, bound };
            self.table.put(position.key(), ply, known);
        }
        best
    }

    /// The value of a move: first with less depth if it comes late, then by
    /// whether it beats the best so far, and exactly only if it does.
    fn try_move(&mut self, node: Node<'_>, setting: &Setting, candidate: &Candidate) -> i32 {
        let Node { position, ply, depth, alpha, beta, cut } = node;
        let next = self.play(position, ply, candidate.mv);
        let child = Node {
            position: &next,
            ply: ply + 1,
            depth: depth - 1 + candidate.extension,
            alpha: -alpha - 1,
            beta: -alpha,
            cut: !cut,
        };
        let is_first = candidate.count == 1;
        let mut value = -INFINITE;
        let mut wants_full_depth = !(setting.is_main_line && is_first);
        if depth >= 3 && candidate.count > 1 + usize::from(setting.is_main_line) {
            let less = setting.reduction(&node, candidate);
            let reduced = (child.depth - less).clamp(1, child.depth.max(1));
            value = -self.search(Node { depth: reduced, cut: true, ..child });
            wants_full_depth = value > alpha && reduced < child.depth;
        }
        if wants_full_depth {
            value = -self.search(child);
        }
        if setting.is_main_line && (is_first || value > alpha) {
            value = -self.search(Node { alpha: -beta, beta: -alpha, cut: false, ..child });
        }
        self.path.pop();
        value
    }

    fn pick(
        &self,
        list: &mut MoveList,
        position: &Position,
        ply: usize,
        setting: &Setting,
    ) -> Option<Pick> {
        let hints = Hints {
            history: &self.history,
            ply,
            context: setting.context,
            checks: Some(&setting.checks),
        };
        list.pick(position, &hints)
    }

    fn setting(&self, node: Node<'_>) -> Setting {
        let frame = &self.frames[node.ply];
        Setting {
            is_main_line: node.is_main_line(),
            in_check: frame.in_check,
            evaluation: frame.evaluation,
            improving: !frame.in_check && self.is_improving(node.ply),
            context: self.context(node.ply),
            checks: Checks::on(node.position),
        }
    }

    fn candidate(
        &self,
        position: &Position,
        setting: &Setting,
        Pick { mv, is_sound }: Pick,
        count: usize,
    ) -> Candidate {
        let color = position.turn();
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        let arrival = Arrival::new(color, role, mv.to());
        let quiet = is_quiet(position, mv).then_some(Quiet { color, mv, arrival });
        Candidate {
            mv,
            count,
            is_sound,
            quiet,
            gives_check: setting.checks.by(position, role, mv),
            record: quiet.map_or(0, |quiet| self.history.score(quiet, setting.context)),
            extension: 0,
        }
    }
}

/// What is the same for all moves of a position.
struct Setting {
    is_main_line: bool,
    in_check: bool,
    evaluation: i32,
    improving: bool,
    context: Context,
    checks: Checks,
}

/// A move that is about to be tried.
struct Candidate {
    mv: Move,
    /// The how many-th it is.
    count: usize,
    /// Whether it is known to lose nothing in an exchange.
    is_sound: bool,
    quiet: Option<Quiet>,
    gives_check: bool,
    /// What history says of a quiet move.
    record: i32,
    extension: i32,
}

impl Setting {
    /// Whether enough quiet moves have been tried.
    fn is_too_late(&self, depth: i32, candidate: &Candidate) -> bool {
        self.is_plain(candidate) && candidate.count > late_move_count(depth, self.improving)
    }

    /// Whether a move will hardly bring what is wanted with the depth left.
    fn is_hopeless(&self, node: &Node<'_>, candidate: &Candidate) -> bool {
        let &Node { position, depth, alpha, .. } = node;
        let left = (depth - reduction(depth, candidate.count)).max(1);
        if self.is_plain(candidate) {
            let far_below =
                left <= 6 && !is_mate(alpha) && self.evaluation + 110 + 90 * left <= alpha;
            if far_below || depth <= 4 && candidate.record < -4_000 * depth {
                return true;
            }
        }
        let worst = match candidate {
            Candidate { gives_check: true, .. } => -200,
            Candidate { quiet: Some(_), .. } => -60,
            Candidate { quiet: None, .. } => -100,
        };
        depth <= 8
            && !candidate.is_sound
            && !exchange::brings_in(position, candidate.mv, worst * left)
    }

    /// Whether nothing in the move or in the position is forcing.
    fn is_plain(&self, candidate: &Candidate) -> bool {
        candidate.quiet.is_some() && !candidate.gives_check && !self.in_check
    }

    /// By how many plies less a late move is searched at first.
    fn reduction(&self, node: &Node<'_>, candidate: &Candidate) -> i32 {
        let usual = reduction(node.depth, candidate.count);
        match candidate.quiet {
            None => usual / 2 - i32::from(self.is_main_line),
            Some(_) => {
                usual + i32::from(!self.improving) + i32::from(node.cut)
                    - i32::from(self.is_main_line)
                    - i32::from(candidate.gives_check)
                    - candidate.record / 8_000
            }
        }
    }
}
