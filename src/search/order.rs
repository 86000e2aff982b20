//! In which order moves are tried: the sooner the best one comes, the more of
//! the others need not be looked at.

use super::checks::Checks;
use super::exchange;
use super::history::{Context, History};
use super::marks::{quiet_mark, tactical_mark};
use crate::rules::{Bitboard, Move, Position, Role};

/// The moves of a position, given out best first. Most positions are left
/// after a move or two: what comes later is not even generated before it is
/// asked for.
#[derive(Default)]
pub struct MoveList {
    which: Which,
    stage: Stage,
    hash_move: Option<Move>,
    /// Quiet moves that refuted a neighbouring line, or the opponent's last
    /// move elsewhere.
    refutations: [Option<Move>; 3],
    /// The moves of the stage with their marks; those before `next` are out.
    marked: Vec<(i32, Move)>,
    next: usize,
    /// The captures that lose something and the small promotions, best first.
    losing: Vec<Move>,
    /// Moves on their way from the generator.
    tactical: Vec<Move>,
    quiet: Vec<(Role, Move)>,
}

/// Which moves of a position are wanted.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Which {
    #[default]
    All,
    /// Those that change the material, good or bad.
    Tactical,
    /// The quiet moves too that give check and lose nothing.
    TacticalAndChecks,
}

/// What the next move is taken from.
#[derive(Clone, Copy, Default)]
enum Stage {
    #[default]
    HashMove,
    /// All that follows is still to be generated.
    Rest,
    Tactical,
    Refutations,
    Quiet,
    Losing,
}

/// What helps to put quiet moves in order.
pub struct Hints<'a> {
    pub history: &'a History,
    pub ply: usize,
    pub context: Context,
    /// The checks that are tried before other quiet moves, if any are.
    pub checks: Option<&'a Checks>,
}

/// The next move to be tried.
#[derive(Clone, Copy)]
pub struct Pick {
    pub mv: Move,
    /// Whether it is known to lose nothing in an exchange.
    pub is_sound: bool,
}

impl MoveList {
    /// Begins with a position. The move from the table comes first, if it is
    /// legal and one of those that are wanted.
    pub fn begin(&mut self, position: &Position, which: Which, hash_move: Option<Move>) {
        let is_wanted = |mv| which == Which::All || !is_quiet(position, mv);
        self.which = which;
        self.stage = Stage::HashMove;
        self.hash_move = hash_move.filter(|&mv| is_wanted(mv) && position.is_legal(mv));
        self.refutations = [None; 3];
        self.losing.clear();
    }

    /// The best of the moves that are left.
    pub fn pick(&mut self, position: &Position, hints: &Hints<'_>) -> Option<Pick> {
        let any = |mv| Some(Pick { mv, is_sound: false });
        loop {
            match self.stage {
                Stage::HashMove => {
                    self.stage = Stage::Rest;
                    if let Some(mv) = self.hash_move {
                        return any(mv);
                    }
                }
                Stage::Rest => self.begin_tactical(position),
                Stage::Tactical => match self.best_left() {
                    Some((_, mv)) if self.which != Which::All => return any(mv),
                    Some((mark, mv)) if mark > 0 && exchange::brings_in(position, mv, 0) => {
                        return Some(Pick { mv, is_sound: true });
                    }
                    Some((_, mv)) => self.losing.push(mv),
                    None => match self.which {
                        Which::All => self.begin_refutations(hints),
                        Which::Tactical => return None,
                        Which::TacticalAndChecks => self.begin_checks(position),
                    },
                },
                Stage::Refutations => match self.refutations.get(self.next) {
                    Some(&refutation) => {
                        self.next += 1;
                        if let Some(mv) = refutation.filter(|&mv| self.refutes(position, mv)) {
                            return any(mv);
                        }
                    }
                    None => self.begin_quiet(position, hints),
                },
                Stage::Quiet => match self.best_left() {
                    Some((_, mv)) => return any(mv),
                    None => self.skip_quiets(),
                },
                Stage::Losing => {
                    let mv = *self.losing.get(self.next)?;
                    self.next += 1;
                    return any(mv);
                }
            }
        }
    }

    /// Goes on to what comes after the quiet moves.
    pub fn skip_quiets(&mut self) {
        self.stage = Stage::Losing;
        self.next = 0;
    }

    fn begin_tactical(&mut self, position: &Position) {
        self.reset(Stage::Tactical);
        position.tactical_moves_into(&mut self.tactical);
        let moves = self.tactical.drain(..);
        self.marked.extend(moves.map(|mv| (tactical_mark(position, mv), mv)));
    }

    fn begin_refutations(&mut self, hints: &Hints<'_>) {
        self.reset(Stage::Refutations);
        let [first, second] = hints.history.killers(hints.ply);
        self.refutations = [first, second, hints.history.answer(hints.context)];
    }

    /// Whether the refutation that has just been taken is a quiet move here
    /// that was not out already.
    fn refutes(&self, position: &Position, mv: Move) -> bool {
        let is_out = self.refutations[..self.next - 1].contains(&Some(mv));
        !is_out && Some(mv) != self.hash_move && is_quiet(position, mv) && position.is_legal(mv)
    }

    fn begin_checks(&mut self, position: &Position) {
        self.reset(Stage::Quiet);
        Checks::on(position).quiet_into(position, &mut self.quiet);
        self.marked.extend(self.quiet.drain(..).map(|(_, mv)| (0, mv)));
    }

    fn begin_quiet(&mut self, position: &Position, hints: &Hints<'_>) {
        self.reset(Stage::Quiet);
        position.quiet_moves_into(&[Bitboard::ALL; 6], Bitboard::EMPTY, &mut self.quiet);
        let moves = self.quiet.drain(..);
        self.marked.extend(moves.map(|(role, mv)| (quiet_mark(position, role, mv, hints), mv)));
    }

    fn reset(&mut self, stage: Stage) {
        self.stage = stage;
        self.marked.clear();
        self.next = 0;
    }

    /// The best of the stage's moves that are left, the first among equals; not
    /// those that were out before the stage. Nothing is sorted ahead.
    fn best_left(&mut self) -> Option<(i32, Move)> {
        loop {
            let left = self.marked.get_mut(self.next..)?;
            let mut best = 0;
            let mut highest = left.first()?.0;
            for (i, &(mark, _)) in left.iter().enumerate() {
                if mark > highest {
                    (best, highest) = (i, mark);
                }
            }
            left.swap(0, best);
            let marked = left[0];
            self.next += 1;
            let mv = Some(marked.1);
            if mv != self.hash_move && !self.refutations.contains(&mv) {
                return Some(marked);
            }
        }
    }
}

/// Whether a move neither takes nor promotes.
pub fn is_quiet(position: &Position, mv: Move) -> bool {
    mv.promotion().is_none() && !position.is_capture(mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::history::{Arrival, Quiet};

    const FENS: [&str; 4] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k3/1P6/8/8/2N1N3/8/8/2R1R1K1 w q - 0 1",
        "4k3/8/8/8/7b/8/8/R3K2R w KQ - 0 1",
    ];

    /// What a list gives out, in that order.
    fn given(
        position: &Position,
        which: Which,
        hash_move: Option<Move>,
        history: &History,
    ) -> Vec<Move> {
        let hints = Hints { history, ply: 0, context: Context::new([None; 2]), checks: None };
        let mut list = MoveList::default();
        list.begin(position, which, hash_move);
        std::iter::from_fn(|| list.pick(position, &hints)).map(|pick| pick.mv).collect()
    }

    fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
        moves.sort();
        moves
    }

    #[test]
    fn every_move_comes_once_whatever_came_first() {
        for fen in FENS {
            let position = Position::from_fen(fen).expect(fen);
            let legal = sorted(position.legal_moves());
            let mut tactical = Vec::new();
            position.tactical_moves_into(&mut tactical);
            let mut history = History::new();
            for &mv in &legal {
                let all = given(&position, Which::All, Some(mv), &history);
                assert_eq!(all[0], mv, "{fen}");
                assert_eq!(sorted(all), legal, "{fen} {mv:?}");
                let some = given(&position, Which::Tactical, Some(mv), &history);
                assert_eq!(some.first() == Some(&mv), tactical.contains(&mv), "{fen} {mv:?}");
                assert_eq!(sorted(some), sorted(tactical.clone()), "{fen} {mv:?}");
                // From here on it is a killer, quiet or not.
                let color = position.turn();
                let arrival = Arrival::of(position.board(), color, mv);
                let context = Context::new([None; 2]);
                history.reward(Quiet { color, mv, arrival }, &[], context, 0, 4);
            }
        }
    }

    #[test]
    fn a_move_of_another_position_does_not_come() {
        let [position, other] = [FENS[0], FENS[1]].map(|fen| Position::from_fen(fen).expect(fen));
        let history = History::new();
        for foreign in other.legal_moves() {
            let all = given(&position, Which::All, Some(foreign), &history);
            assert_eq!(sorted(all), sorted(position.legal_moves()), "{foreign:?}");
        }
    }
}
