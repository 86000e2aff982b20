//! Pawns: how they stand together, and those that nothing stops any more.

use super::attacks::Attacks;
use super::sets::{
    attacked_by_pawns, distance, files_of, fill_forward, forward, neighbours, relative_rank,
};
use super::taper::{Taper, taper};
use crate::rules::{Bitboard, Board, Color, Role, Square};

const DOUBLED: Taper = taper(-6, -16);
const ISOLATED: Taper = taper(-10, -12);
const BACKWARD: Taper = taper(-7, -8);

/// By rank: a pawn with a neighbour beside or behind it.
const CONNECTED: [Taper; 8] = [
    Taper::ZERO,
    taper(2, 0),
    taper(6, 2),
    taper(8, 5),
    taper(14, 12),
    taper(26, 28),
    taper(40, 50),
    Taper::ZERO,
];

/// By rank: what a passed pawn is worth more than its square says.
const PASSED: [Taper; 8] = [
    Taper::ZERO,
    taper(0, 6),
    taper(0, 10),
    taper(4, 24),
    taper(16, 44),
    taper(34, 70),
    taper(50, 80),
    Taper::ZERO,
];

/// By rank: how much it matters which king is nearer to a passed pawn.
const RACE: [i32; 8] = [0, 0, 0, 1, 3, 5, 7, 0];

/// By rank: the pawn's next square is free, and all its squares are safe.
const FREE_STEP: [i32; 8] = [0, 0, 2, 5, 12, 24, 40, 0];
const SAFE_PATH: [i32; 8] = [0, 0, 2, 5, 12, 26, 50, 0];

/// Against pawns alone, a pawn that no king can catch is almost a queen.
const UNCATCHABLE: i32 = 550;

/// The structure of a side's pawns.
#[inline(always)]
pub fn structure(board: &Board, us: Color) -> Taper {
    let pawns = board.pieces(us, Role::Pawn);
    let enemy_pawns = board.pieces(!us, Role::Pawn);
    let held = attacked_by_pawns(us, pawns);

    let doubled = pawns & fill_forward(us, forward(us, pawns));
    let isolated = pawns & !neighbours(files_of(pawns));
    let never_held = !fill_forward(us, held);
    let stuck = forward(us, pawns) & attacked_by_pawns(!us, enemy_pawns) & never_held;
    let backward = forward(!us, stuck) & !isolated;

    let mut total = DOUBLED * doubled.count() as i32
        + ISOLATED * isolated.count() as i32
        + BACKWARD * backward.count() as i32;
    for pawn in pawns & (held | neighbours(pawns)) {
        total += CONNECTED[relative_rank(us, pawn)];
    }
    total
}

/// The passed pawns of a side.
#[inline(always)]
pub fn passed(board: &Board, us: Color, turn: Color, ours: &Attacks, theirs: &Attacks) -> Taper {
    let mut total = Taper::ZERO;
    for pawn in passed_pawns(board, us) {
        total += one_passed(board, us, pawn, ours, theirs);
        if is_uncatchable(board, us, turn, pawn) {
            total += taper(0, UNCATCHABLE);
        }
    }
    total
}

/// The pawns with no pawn before them, neither on their file nor, an enemy's,
/// beside it.
#[inline(always)]
fn passed_pawns(board: &Board, us: Color) -> Bitboard {
    let pawns = board.pieces(us, Role::Pawn);
    let guards = fill_forward(!us, forward(!us, board.pieces(!us, Role::Pawn)));
    let behind_another = fill_forward(!us, forward(!us, pawns));
    pawns & !(guards | neighbours(guards) | behind_another)
}

#[inline(always)]
fn one_passed(board: &Board, us: Color, pawn: Square, ours: &Attacks, theirs: &Attacks) -> Taper {
    let rank = relative_rank(us, pawn);
    let mut value = PASSED[rank];
    let path = fill_forward(us, forward(us, pawn.bitboard()));
    let next = forward(us, pawn.bitboard());
    if let (Some(next), Some(own_king), Some(enemy_king)) =
        (next.first(), board.king(us), board.king(!us))
    {
        let lead = 5 * distance(enemy_king, next).min(5) - 2 * distance(own_king, next).min(5);
        value += taper(0, lead * RACE[rank] / 2);
    }
    if (next & board.occupied()).is_empty() {
        value += taper(FREE_STEP[rank] / 3, FREE_STEP[rank]);
        let behind = fill_forward(!us, forward(!us, pawn.bitboard()));
        let pushed_from_behind = (behind & board.pieces(us, Role::Rook)).any();
        let unsafe_path = path & (theirs.all | board.color(!us));
        if unsafe_path.is_empty() {
            value += taper(SAFE_PATH[rank] / 2, SAFE_PATH[rank]);
        } else if (next & (theirs.all & !ours.all)).is_empty() || pushed_from_behind {
            value += taper(SAFE_PATH[rank] / 4, SAFE_PATH[rank] / 2);
        }
    }
    value
}

/// Whether the enemy, with nothing but king and pawns, comes too late.
#[inline(always)]
fn is_uncatchable(board: &Board, us: Color, turn: Color, pawn: Square) -> bool {
    let enemy = board.color(!us);
    if enemy != enemy & (board.role(Role::Pawn) | board.role(Role::King)) {
        return false;
    }
    let path = fill_forward(us, forward(us, pawn.bitboard()));
    if (path & board.occupied()).any() {
        return false;
    }
    let goal = if us == Color::White { path.last() } else { path.first() };
    let (Some(goal), Some(enemy_king)) = (goal, board.king(!us)) else { return false };
    // From its first square a pawn steps twice.
    let steps = (7 - relative_rank(us, pawn) as i32).min(5);
    distance(enemy_king, goal) - i32::from(turn != us) > steps
}
