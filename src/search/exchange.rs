//! Static exchange evaluation: who wins when both sides take on one square as
//! long as it pays.

use crate::rules::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use crate::rules::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square};

/// What a piece is worth in an exchange. A king is taken by nobody, so it may
/// be worth more than all that could be won with it.
const VALUE: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// The value of a piece in an exchange.
pub fn value(role: Role) -> i32 {
    VALUE[role.index()]
}

/// What a move takes, and what a promotion adds.
pub fn gain(position: &Position, mv: Move) -> i32 {
    match mv.kind() {
        MoveKind::Castling => 0,
        MoveKind::EnPassant => value(Role::Pawn),
        MoveKind::Ordinary => captured(position, mv),
        MoveKind::Promotion(role) => captured(position, mv) + value(role) - value(Role::Pawn),
    }
}

fn captured(position: &Position, mv: Move) -> i32 {
    position.board().role_at(mv.to()).map_or(0, value)
}

/// Whether a legal move brings in at least `threshold`, when the other side
/// takes back as well as it can.
pub fn brings_in(position: &Position, mv: Move, threshold: i32) -> bool {
    if mv.is_castling() {
        return threshold <= 0;
    }
    let (from, to) = (mv.from(), mv.to());
    let surplus = gain(position, mv) - threshold;
    if surplus < 0 {
        return false;
    }
    let board = position.board();
    let moved = mv.promotion().or_else(|| board.role_at(from)).unwrap_or(Role::Pawn);
    // What the side that took last has over, should it lose what it took with.
    let mut balance = surplus - value(moved);
    if balance >= 0 {
        return true;
    }

    let mut occupied = board.occupied() & !from.bitboard() | to.bitboard();
    if mv.kind() == MoveKind::EnPassant {
        occupied &= !to.en_passant_twin().bitboard();
    }
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let mut attackers = all_attackers(board, to, occupied) & occupied;
    // The side that is to take next.
    let mut side = !position.turn();
    while let Some((role, square)) = least_valuable(board, attackers & board.color(side)) {
        occupied &= !square.bitboard();
        // Sliders behind the one that has moved come into play.
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= bishop_attacks(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= rook_attacks(to, occupied) & straight;
        }
        attackers &= occupied;
        side = !side;
        balance = -balance - 1 - value(role);
        if balance >= 0 {
            // A king cannot take what is still held.
            if role == Role::King && (attackers & board.color(side)).any() {
                side = !side;
            }
            break;
        }
    }
    // Who is to take and cannot, or will not, has lost the exchange.
    side != position.turn()
}

fn all_attackers(board: &Board, square: Square, occupied: Bitboard) -> Bitboard {
    let pawns = board.role(Role::Pawn);
    (pawn_attacks(Color::White, square) & pawns & board.color(Color::Black))
        | (pawn_attacks(Color::Black, square) & pawns & board.color(Color::White))
        | (knight_attacks(square) & board.role(Role::Knight))
        | (king_attacks(square) & board.role(Role::King))
        | (bishop_attacks(square, occupied) & (board.role(Role::Bishop) | board.role(Role::Queen)))
        | (rook_attacks(square, occupied) & (board.role(Role::Rook) | board.role(Role::Queen)))
}

fn least_valuable(board: &Board, attackers: Bitboard) -> Option<(Role, Square)> {
    Role::ALL.into_iter().find_map(|role| {
        let square = (attackers & board.role(role)).first()?;
        Some((role, square))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that a move brings in, by trying thresholds.
    fn exchange(fen: &str, uci: &str) -> i32 {
        let position = Position::from_fen(fen).expect("a FEN");
        let mv = position.parse_uci(uci).expect("a legal move");
        let fits = |&threshold: &i32| brings_in(&position, mv, threshold);
        (-2_000..=2_000).rev().find(fits).expect("no move loses more than a queen")
    }

    #[test]
    fn exchanges_are_counted_to_their_end() {
        for (fen, uci, expected) in [
            // A free pawn; one that is held; one held by a rook behind a rook.
            ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500),
            ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 500),
            // Rook and queen behind it against one rook.
            ("3rk3/8/8/3p4/8/3R4/3Q4/4K3 w - - 0 1", "d3d5", 100),
            // A king may not take what is held, but may take what is not.
            ("8/8/4k3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500),
            ("8/8/4k3/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            // A quiet move to a square that a pawn attacks.
            ("4k3/8/2p5/8/8/8/8/3RK3 w - - 0 1", "d1d5", -500),
            // En passant, and the pawn that takes back.
            ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            // A promotion that is taken, and one that is not.
            ("3rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850),
        ] {
            assert_eq!(exchange(fen, uci), expected, "{fen} {uci}");
        }
    }
}
