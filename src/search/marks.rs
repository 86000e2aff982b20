//! What a move promises before it is tried: the marks by which moves are put
//! in order.

use super::exchange;
use super::history::{Arrival, Quiet};
use super::order::Hints;
use crate::rules::{Move, Position, Role};

/// As much as a good history.
const CHECK: i32 = 12_000;
/// What a promotion to less than a queen is worth less than any capture.
const SMALL_PROMOTION: i32 = 1 << 24;

/// The most valuable victim first, then the least valuable attacker. Above 0
/// but for promotions to less than a queen.
pub fn tactical_mark(position: &Position, mv: Move) -> i32 {
    let gain = 16 * exchange::gain(position, mv);
    if matches!(mv.promotion(), Some(Role::Knight | Role::Bishop | Role::Rook)) {
        return gain - SMALL_PROMOTION;
    }
    let attacker = position.board().role_at(mv.from()).map_or(0, |role| role.index() as i32);
    gain - attacker
}

/// What history says of a quiet move, and more for a check.
pub fn quiet_mark(position: &Position, role: Role, mv: Move, hints: &Hints<'_>) -> i32 {
    let color = position.turn();
    let arrival = Arrival::new(color, role, mv.to());
    let record = hints.history.score(Quiet { color, mv, arrival }, hints.context);
    let good_check = hints.checks.is_some_and(|checks| checks.by(position, role, mv))
        && exchange::brings_in(position, mv, 0);
    record + if good_check { CHECK } else { 0 }
}
