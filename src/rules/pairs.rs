//! Two plies counted at once.
//!
//! Many moves change nothing in what the enemy may reply: there are as many
//! replies as after a pass, and nobody need play them. Others change nothing for
//! the enemy's king: its checks and pins, its steps and its castling stay, and only
//! the moves of its men are counted anew. Which is which is told by sets of squares,
//! so that one question settles all moves of a piece. What is left is played.

use super::attacks::{
    between, bishop_attacks, bishop_lines, king_attacks, knight_attacks, pawn_attacks,
    rook_attacks, rook_lines,
};
use super::castling::CastlingWay;
use super::generate::{Threats, Visitor, pawn_attack_set, pawn_origin, shift};
use super::perft::{Counter, walk};
use super::side::Side;
use super::successor::Change;
use super::{Bitboard, Position, Role, Square};
use crate::cpu::Cpu;

/// How many pairs of a legal move and a legal reply there are.
#[inline(always)]
pub(super) fn count_pairs<S: Side, C: Cpu>(cpu: C, position: &Position) -> u64 {
    let mut passed = position.clone();
    passed.en_passant = None;
    let threats = Threats::find::<S::Other>(&passed);
    let mut by_king = Counter(0);
    passed.visit_king::<S::Other, _>(&threats, &mut by_king);
    let mut by_men = Counter(0);
    passed.visit_others::<S::Other, _>(&threats, &mut by_men);
    let mut pairs = Pairs {
        cpu,
        position,
        by_king: by_king.0,
        replies: by_king.0 + by_men.0,
        threats,
        around_king: AroundKing::new::<S>(position),
        around_men: AroundMen::new::<S>(position),
        leaves: 0,
    };
    position.visit_moves::<S, _>(&mut pairs);
    pairs.leaves
}

/// The squares that concern the enemy's king.
struct AroundKing {
    /// By kind of our men: where one that comes or goes may change its checks, its pins, its steps
    /// or its castling.
    watched: [Bitboard; 6],
    /// The men whose loss gives the king a step, or takes a castling from it.
    next_to_it: Bitboard,
}

impl AroundKing {
    #[inline(always)]
    fn new<S: Side>(position: &Position) -> AroundKing {
        let board = &position.board;
        let king = position.king(S::THEM);
        let theirs = board.color(S::THEM);
        let rooks = position.castling & Bitboard::home_rank(S::THEM);

        // What the king asks of squares is whether we attack them.
        let mut zone = king.bitboard() | (king_attacks(king) & !theirs);
        let mut watched = Bitboard::EMPTY;
        for rook in rooks {
            let way = CastlingWay::new(king, rook);
            if way.blockers(theirs).is_empty() {
                zone |= way.king_path;
                watched |= way.squares();
            }
        }
        // Neither the king nor a rook that castles hides anything behind it.
        let occupied = board.occupied() & !(king.bitboard() | rooks);

        // Another man may open or close a line from our sliders to the zone. On the
        // king's own lines, a second man in between makes the first one free or pinned.
        let may_open = |square: Square, ray: Bitboard| {
            (ray & occupied).count() <= if square == king { 2 } else { 1 }
        };
        for slider in board.diagonal_sliders(S::US) {
            for square in bishop_lines(slider) & zone {
                let ray = between(slider, square);
                watched |= if may_open(square, ray) { ray } else { Bitboard::EMPTY };
            }
        }
        for slider in board.straight_sliders(S::US) {
            for square in rook_lines(slider) & zone {
                let ray = between(slider, square);
                watched |= if may_open(square, ray) { ray } else { Bitboard::EMPTY };
            }
        }

        // Our man may attack the zone itself: from where it sees it, it is seen from
        // there. From the king, sliders are also seen through one of its men, which
        // they pin.
        let behind = |attacks: Bitboard| board.occupied() & !(attacks & theirs);
        let mut diagonal = bishop_attacks(king, behind(bishop_attacks(king, board.occupied())));
        let mut straight = rook_attacks(king, behind(rook_attacks(king, board.occupied())));
        let [mut by_pawns, mut by_knights, mut by_king] = [Bitboard::EMPTY; 3];
        for square in zone {
            diagonal |= bishop_attacks(square, occupied);
            straight |= rook_attacks(square, occupied);
            by_pawns |= pawn_attacks(S::THEM, square);
            by_knights |= knight_attacks(square);
            by_king |= king_attacks(square);
        }
        AroundKing {
            watched: [by_pawns, by_knights, diagonal, straight, diagonal | straight, by_king]
                .map(|seen| seen | watched),
            next_to_it: theirs & (king_attacks(king) | rooks),
        }
    }
}

/// The squares that concern the enemy's other men.
struct AroundMen {
    /// Where their moves depend on whether one of ours is there.
    reach: Bitboard,
    /// Where their pawns may take one of ours that has just passed.
    pawn_attacks: Bitboard,
}

impl AroundMen {
    #[inline(always)]
    fn new<S: Side>(position: &Position) -> AroundMen {
        let board = &position.board;
        let occupied = board.occupied();
        let pawns = board.pieces(S::THEM, Role::Pawn);
        let steps = shift(pawns, S::Other::UP);
        let pawn_attacks = pawn_attack_set::<S::Other>(pawns);
        let mut reach = board.color(S::THEM) | pawn_attacks | steps;
        reach |= shift(steps & S::Other::THIRD_RANK, S::Other::UP);
        for slider in board.diagonal_sliders(S::THEM) {
            reach |= bishop_attacks(slider, occupied);
        }
        for slider in board.straight_sliders(S::THEM) {
            reach |= rook_attacks(slider, occupied);
        }
        AroundMen { reach, pawn_attacks }
    }
}

/// Settles each group of moves that it is shown.
struct Pairs<'a, C> {
    cpu: C,
    position: &'a Position,
    /// What we do to the enemy's king.
    threats: Threats,
    /// The moves of the enemy's king after a pass, castling included.
    by_king: u64,
    /// All moves of the enemy after a pass.
    replies: u64,
    around_king: AroundKing,
    around_men: AroundMen,
    leaves: u64,
}

impl<C: Cpu> Pairs<'_, C> {
    /// Counts the moves to squares of a set that change nothing. Of the others, gives
    /// those that change nothing for the enemy's king, and those that may. A move
    /// matters by both its squares: `after` gives where a move arrives that starts
    /// from a set.
    #[inline(always)]
    fn split(
        &mut self,
        role: Role,
        to: Bitboard,
        after: impl Fn(Bitboard) -> Bitboard,
    ) -> (Bitboard, Bitboard) {
        let far = !self.around_king.watched[role.index()];
        let far_from_king = to & far & after(far) & !self.around_king.next_to_it;
        let out_of_reach = !self.around_men.reach;
        let calm = far_from_king & out_of_reach & after(out_of_reach);
        self.leaves += u64::from(calm.count()) * self.replies;
        (far_from_king & !calm, to & !far_from_king)
    }

    /// Counts the replies to a move that changes nothing for the enemy's king.
    #[inline(always)]
    fn recount<S: Side>(&mut self, next: Position) {
        self.leaves += self.by_king + count_others::<S::Other, C>(self.cpu, &next, &self.threats);
    }

    /// Counts the replies to any other move.
    #[inline(always)]
    fn play<S: Side>(&mut self, next: Position) {
        self.leaves += walk::<S::Other, C>(self.cpu, &next, 1);
    }
}

#[inline(never)]
fn count_others<S: Side, C: Cpu>(cpu: C, position: &Position, threats: &Threats) -> u64 {
    cpu.run(
        #[inline(always)]
        || {
            let mut counter = Counter(0);
            position.visit_others::<S, _>(threats, &mut counter);
            counter.0
        },
    )
}

impl<S: Side, C: Cpu> Visitor<S> for Pairs<'_, C> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        let after =
            |set: Bitboard| if set.contains(from) { Bitboard::ALL } else { Bitboard::EMPTY };
        let (recounted, played) = self.split(role, to, after);
        for to in recounted {
            self.recount::<S>(self.position.changed::<S>(&Change::step(role, from, to)));
        }
        for to in played {
            self.play::<S>(self.position.changed::<S>(&Change::step(role, from, to)));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: i8, to: Bitboard) {
        let (recounted, played) = self.split(Role::Pawn, to, |set| shift(set, step));
        for to in recounted {
            self.recount::<S>(self.position.changed::<S>(&Change::step(
                Role::Pawn,
                pawn_origin(to, step),
                to,
            )));
        }
        for to in played {
            self.play::<S>(self.position.changed::<S>(&Change::step(
                Role::Pawn,
                pawn_origin(to, step),
                to,
            )));
        }
    }

    #[inline(always)]
    fn double_pushes(&mut self, to: Bitboard) {
        let taken = to & shift(self.around_men.pawn_attacks, S::UP);
        let step = 2 * S::UP;
        let (recounted, played) = self.split(Role::Pawn, to & !taken, |set| shift(set, step));
        for to in recounted {
            self.recount::<S>(self.position.changed::<S>(&Change::step(
                Role::Pawn,
                pawn_origin(to, step),
                to,
            )));
        }
        for to in played | taken {
            self.play::<S>(self.position.pushed_twice::<S>(pawn_origin(to, step), to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.play::<S>(self.position.changed::<S>(&Change::step(
                    role,
                    pawn_origin(to, step),
                    to,
                )));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.play::<S>(self.position.changed::<S>(&Change::en_passant(from, to)));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.play::<S>(self.position.changed::<S>(&Change::castling(king, rook)));
    }
}
