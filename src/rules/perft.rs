//! Counting the leaves of the tree of legal moves.

use super::generate::{Visitor, pawn_origin};
use super::side::{Black, Side, White};
use super::{Bitboard, Color, Move, Position, Role, Square};

/// How many sequences of exactly `depth` legal moves there are.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match (depth, position.turn()) {
        (0, _) => 1,
        (_, Color::White) => walk::<White>(position, depth),
        (_, Color::Black) => walk::<Black>(position, depth),
    }
}

/// [`perft`] divided by first move, in the order of generation.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(left) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().iter().map(|&mv| (mv, perft(&position.after(mv), left))).collect()
}

/// `depth` is at least 1. The last ply is counted without being played.
fn walk<S: Side>(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        let mut counter = Counter(0);
        position.visit_moves::<S, _>(&mut counter);
        counter.0
    } else {
        let mut walker = Walker { position, left: depth - 1, leaves: 0 };
        position.visit_moves::<S, _>(&mut walker);
        walker.leaves
    }
}

struct Counter(u64);

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
struct Walker<'a> {
    position: &'a Position,
    left: u32,
    leaves: u64,
}

impl Walker<'_> {
    #[inline]
    fn after<S: Side>(&mut self, play: impl FnOnce(&mut Position)) {
        let mut next = self.position.clone();
        play(&mut next);
        self.leaves += walk::<S::Other>(&next, self.left);
    }
}

impl<S: Side> Visitor<S> for Walker<'_> {
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        for to in to {
            self.after::<S>(|next| next.step::<S>(role, from, to));
        }
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        for to in to {
            self.after::<S>(|next| next.step::<S>(Role::Pawn, pawn_origin(to, step), to));
        }
    }

    fn double_pushes(&mut self, to: Bitboard) {
        for to in to {
            self.after::<S>(|next| next.push_twice::<S>(pawn_origin(to, 2 * S::UP), to));
        }
    }

    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.after::<S>(|next| next.promote::<S>(pawn_origin(to, step), to, role));
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.after::<S>(|next| next.take_en_passant::<S>(from, to));
    }

    fn castling(&mut self, king: Square, rook: Square) {
        self.after::<S>(|next| next.castle::<S>(king, rook));
    }
}
