//! The safety of the kings.

use super::attacks::Attacks;
use super::sets::{files_of, forward, neighbours};
use super::taper::{Taper, taper};
use crate::rules::attacks::{bishop_attacks, knight_attacks, rook_attacks};
use crate::rules::{Bitboard, Board, Color, Role, Square};

/// By kind of piece: what an attacker of the squares around a king adds, and
/// what each safe square does from which it would give check.
const ATTACKER: [i32; 6] = [0, 12, 10, 14, 18, 0];
const SAFE_CHECK: [i32; 6] = [0, 16, 10, 18, 14, 0];
const ATTACKED_SQUARE: i32 = 3;
/// A square beside the king that only the king holds.
const WEAK_SQUARE: i32 = 7;
const WITHOUT_QUEEN: i32 = -30;

/// A danger counts by its square: two attackers are more than twice one.
const DANGER_DIVISOR: i32 = 40;
const GREATEST_DANGER: i32 = 700;

const SHIELD: Taper = taper(14, 0);
const FAR_SHIELD: Taper = taper(7, 0);
const OPEN_FILE_BESIDE: Taper = taper(-18, 0);
/// An enemy pawn that storms the king's files.
const STORM: Taper = taper(-6, 0);

/// The pieces that attack the squares around the enemy king.
#[derive(Default)]
pub struct Assault {
    attackers: i32,
    units: i32,
}

impl Assault {
    /// Counts a piece that attacks those squares of the king's ring.
    #[inline(always)]
    pub fn join(&mut self, role: Role, squares: Bitboard) {
        if squares.any() {
            self.attackers += 1;
            self.units += ATTACKER[role.index()] + ATTACKED_SQUARE * squares.count() as i32;
        }
    }

    /// What the assault of `us` on the enemy king is worth.
    #[inline(always)]
    pub fn value(
        &self,
        board: &Board,
        us: Color,
        enemy_king: Square,
        ours: &Attacks,
        theirs: &Attacks,
    ) -> Taper {
        let queens = board.pieces(us, Role::Queen);
        if self.attackers < 2 && queens.is_empty() {
            return Taper::ZERO;
        }
        let mut units = self.units;
        if queens.is_empty() {
            units += WITHOUT_QUEEN;
        }
        let held_by_king_only = theirs.by(Role::King) & !theirs.twice;
        units += WEAK_SQUARE * (held_by_king_only & ours.all).count() as i32;

        let occupied = board.occupied() ^ board.pieces(!us, Role::Queen);
        let safe = !board.color(us) & (!theirs.all | held_by_king_only & ours.twice);
        let straight = rook_attacks(enemy_king, occupied);
        let diagonal = bishop_attacks(enemy_king, occupied);
        for (role, lines) in [
            (Role::Knight, knight_attacks(enemy_king)),
            (Role::Bishop, diagonal),
            (Role::Rook, straight),
            (Role::Queen, straight | diagonal),
        ] {
            let checks = (lines & ours.by(role) & safe).count() as i32;
            units += SAFE_CHECK[role.index()] * checks.min(2);
        }
        let units = units.max(0);
        let danger = (units * units / DANGER_DIVISOR).min(GREATEST_DANGER);
        taper(danger, danger / 8)
    }
}

/// The pawns before a king.
#[inline(always)]
pub fn shelter(board: &Board, us: Color, king: Square) -> Taper {
    let pawns = board.pieces(us, Role::Pawn);
    let king = king.bitboard();
    let width = king | neighbours(king);
    let near = forward(us, width);
    let files = files_of(width);
    let open = files & !files_of(pawns) & Bitboard::rank(0);
    let storm_front = forward(us, near) | forward(us, forward(us, near));
    SHIELD * (near & pawns).count() as i32
        + FAR_SHIELD * (forward(us, near) & pawns).count() as i32
        + OPEN_FILE_BESIDE * open.count() as i32
        + STORM * (storm_front & board.pieces(!us, Role::Pawn)).count() as i32
}
