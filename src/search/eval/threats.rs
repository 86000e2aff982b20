//! Pieces that will have to run.

use super::attacks::Attacks;
use super::taper::{Taper, taper};
use crate::rules::{Board, Color, Role};

const BY_PAWN: Taper = taper(48, 34);
const MAJOR_BY_MINOR: Taper = taper(34, 28);
const QUEEN_BY_ROOK: Taper = taper(28, 16);
/// A piece that is attacked and not held.
const HANGING: Taper = taper(22, 18);

/// What the threats of a side against the other's pieces are worth.
#[inline(always)]
pub fn threats(board: &Board, us: Color, ours: &Attacks, theirs: &Attacks) -> Taper {
    let enemy = board.color(!us) & !board.role(Role::King);
    let enemy_pieces = enemy & !board.role(Role::Pawn);
    let queens = enemy & board.role(Role::Queen);
    let majors = queens | enemy & board.role(Role::Rook);
    let by_minors = ours.by(Role::Knight) | ours.by(Role::Bishop);
    BY_PAWN * (enemy_pieces & ours.by(Role::Pawn)).count() as i32
        + MAJOR_BY_MINOR * (majors & by_minors).count() as i32
        + QUEEN_BY_ROOK * (queens & ours.by(Role::Rook)).count() as i32
        + HANGING * (enemy & ours.all & !theirs.all).count() as i32
}
