//! Counting the leaves of the tree of legal moves.

use super::generate::{Visitor, pawn_origin};
use super::pairs::count_pairs;
use super::side::{Black, Side, White};
use super::successor::Change;
use super::{Bitboard, Color, Move, Position, Role, Square};
#[cfg(target_arch = "x86_64")]
use crate::cpu::Modern;
use crate::cpu::{Any, Cpu};

/// How many sequences of exactly `depth` legal moves there are.
pub fn perft(position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if let Some(modern) = Modern::detect() {
        return perft_on(modern, position, depth);
    }
    perft_on(Any, position, depth)
}

/// [`perft`] divided by first move, in the order of generation.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(left) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().iter().map(|&mv| (mv, perft(&position.after(mv), left))).collect()
}

fn perft_on<C: Cpu>(cpu: C, position: &Position, depth: u32) -> u64 {
    match (depth, position.turn()) {
        (0, _) => 1,
        (_, Color::White) => walk::<White, C>(cpu, position, depth),
        (_, Color::Black) => walk::<Black, C>(cpu, position, depth),
    }
}

/// `depth` is at least 1. The last ply is counted without being played, and most of the one
/// before it too.
#[inline(never)]
pub(super) fn walk<S: Side, C: Cpu>(cpu: C, position: &Position, depth: u32) -> u64 {
    cpu.run(
        #[inline(always)]
        || match depth {
            1 => {
                let mut counter = Counter(0);
                position.visit_moves::<S, _>(&mut counter);
                counter.0
            }
            2 => count_pairs::<S, C>(cpu, position),
            _ => {
                let mut walker = Walker { cpu, position, left: depth - 1, leaves: 0 };
                position.visit_moves::<S, _>(&mut walker);
                walker.leaves
            }
        },
    )
}

/// Counts the moves that it is shown.
pub(super) struct Counter(pub u64);

impl<S: Side> Visitor<S> for Counter {
    #[inline]
    fn piece(&mut self, _role: Role, _from: Square, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn pawns(&mut self, _step: i8, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn double_pushes(&mut self, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn promotions(&mut self, _step: i8, to: Bitboard) {
        self.0 += u64::from(to.count()) * Role::PROMOTIONS.len() as u64;
    }

    #[inline]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.0 += 1;
    }

    #[inline]
    fn castling(&mut self, _king: Square, _rook: Square) {
        self.0 += 1;
    }
}

/// Plays each move it is shown and walks on from there.
struct Walker<'a, C> {
    cpu: C,
    position: &'a Position,
    left: u32,
    leaves: u64,
}

impl<C: Cpu> Walker<'_, C> {
    #[inline(always)]
    fn walk_on<S: Side>(&mut self, next: Position) {
        self.leaves += walk::<S::Other, C>(self.cpu, &next, self.left);
    }
}

impl<S: Side, C: Cpu> Visitor<S> for Walker<'_, C> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        for to in to {
            self.walk_on::<S>(self.position.changed::<S>(&Change::step(role, from, to)));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: i8, to: Bitboard) {
        for to in to {
            self.walk_on::<S>(self.position.changed::<S>(&Change::step(
                Role::Pawn,
                pawn_origin(to, step),
                to,
            )));
        }
    }

    #[inline(always)]
    fn double_pushes(&mut self, to: Bitboard) {
        for to in to {
            self.walk_on::<S>(self.position.pushed_twice::<S>(pawn_origin(to, 2 * S::UP), to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.walk_on::<S>(self.position.changed::<S>(&Change::step(
                    role,
                    pawn_origin(to, step),
                    to,
                )));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.walk_on::<S>(self.position.changed::<S>(&Change::en_passant(from, to)));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.walk_on::<S>(self.position.changed::<S>(&Change::castling(king, rook)));
    }
}

#[cfg(test)]
mod tests;
