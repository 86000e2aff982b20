//! What was good elsewhere in the tree: quiet moves are tried first that have
//! refuted something before.

use super::MAX_PLY;
use crate::rules::{Board, Color, Move, Role, Square};

/// A piece and where it went: what a move looks like to the moves after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival(u16);

const ARRIVALS: usize = 12 * 64;

impl Arrival {
    pub fn new(color: Color, role: Role, to: Square) -> Arrival {
        Arrival((((color.index() * 6) + role.index()) * 64 + to.index()) as u16)
    }

    /// The arrival of a piece on its way by a move of a side.
    pub fn of(board: &Board, color: Color, mv: Move) -> Arrival {
        Arrival::new(color, board.role_at(mv.from()).unwrap_or(Role::Pawn), mv.to())
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The last two moves before a position, as rows of the tables.
#[derive(Clone, Copy)]
pub struct Context([usize; 2]);

/// The row that stands for a pass, or for a move before the search: nothing is
/// ever noted there.
const NO_MOVE: usize = ARRIVALS;

impl Context {
    pub fn new(moves: [Option<Arrival>; 2]) -> Context {
        Context(moves.map(|arrival| arrival.map_or(NO_MOVE, Arrival::index)))
    }
}

/// A quiet move in all that history knows it by.
#[derive(Clone, Copy)]
pub struct Quiet {
    pub color: Color,
    pub mv: Move,
    pub arrival: Arrival,
}

pub struct History {
    /// By side, start and arrival.
    moves: Vec<i16>,
    /// By an earlier arrival and this one.
    continuations: Vec<[i16; ARRIVALS]>,
    killers: [[Option<Move>; 2]; MAX_PLY],
    /// By the opponent's arrival: what refuted it last.
    answers: Vec<Option<Move>>,
}

/// No entry goes beyond it: each step is damped by how near it is.
const GREATEST: i32 = 16_384;

impl History {
    pub fn new() -> History {
        History {
            moves: vec![0; 2 * 64 * 64],
            continuations: vec![[0; ARRIVALS]; ARRIVALS + 1],
            killers: [[None; 2]; MAX_PLY],
            answers: vec![None; ARRIVALS + 1],
        }
    }

    pub fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// Killers are those of a neighbouring line: what a cousin left is not.
    pub fn forget_killers(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply) {
            *killers = [None; 2];
        }
    }

    pub fn answer(&self, context: Context) -> Option<Move> {
        self.answers[context.0[0]]
    }

    /// How well a quiet move has done, between -3 and 3 times [`GREATEST`].
    pub fn score(&self, quiet: Quiet, context: Context) -> i32 {
        let continued = context.0.map(|row| self.continuations[row][quiet.arrival.index()]);
        i32::from(self.moves[butterfly(quiet)]) + i32::from(continued[0]) + i32::from(continued[1])
    }

    /// Notes that a quiet move refuted the line, and that those tried before
    /// it did not.
    pub fn reward(
        &mut self,
        best: Quiet,
        tried: &[Quiet],
        context: Context,
        ply: usize,
        depth: i32,
    ) {
        let bonus = (16 * depth * depth + 64 * depth).min(1_800);
        self.adjust(best, context, bonus);
        for &quiet in tried {
            self.adjust(quiet, context, -bonus);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best.mv) {
            *killers = [Some(best.mv), killers[0]];
        }
        if context.0[0] != NO_MOVE {
            self.answers[context.0[0]] = Some(best.mv);
        }
    }

    fn adjust(&mut self, quiet: Quiet, context: Context, bonus: i32) {
        step(&mut self.moves[butterfly(quiet)], bonus);
        for row in context.0.into_iter().filter(|&row| row != NO_MOVE) {
            step(&mut self.continuations[row][quiet.arrival.index()], bonus);
        }
    }
}

fn butterfly(quiet: Quiet) -> usize {
    (quiet.color.index() * 64 + quiet.mv.from().index()) * 64 + quiet.mv.to().index()
}

fn step(entry: &mut i16, bonus: i32) {
    let value = i32::from(*entry);
    *entry = (value + bonus - value * bonus.abs() / GREATEST) as i16;
}
