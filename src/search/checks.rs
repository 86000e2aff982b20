//! Which moves give check, told without playing them.

use super::exchange;
use crate::rules::attacks::{bishop_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::rules::{Bitboard, Move, MoveKind, Position, Role, Square};

/// From where the enemy king would be in check.
pub struct Checks {
    king: Square,
    /// By kind of piece: the squares from which it gives check.
    from: [Bitboard; 6],
    /// The pieces of the side to move that stand before a slider of their own.
    shields: Bitboard,
}

impl Checks {
    pub fn on(position: &Position) -> Checks {
        let board = position.board();
        let us = position.turn();
        let king = position.king(!us);
        let occupied = board.occupied();
        let diagonal = bishop_attacks(king, occupied);
        let straight = rook_attacks(king, occupied);
        let near = (diagonal | straight) & board.color(us);
        let behind = bishop_attacks(king, occupied ^ near) & board.diagonal_sliders(us)
            | rook_attacks(king, occupied ^ near) & board.straight_sliders(us);
        let (pawn, knight) = (pawn_attacks(!us, king), knight_attacks(king));
        Checks {
            king,
            from: [pawn, knight, diagonal, straight, diagonal | straight, Bitboard::EMPTY],
            shields: if (behind & !near).any() { near } else { Bitboard::EMPTY },
        }
    }

    /// Whether a legal move of a kind of piece gives check. Castling and en
    /// passant are not looked into: they seldom do.
    pub fn by(&self, position: &Position, role: Role, mv: Move) -> bool {
        let arriving = match mv.kind() {
            MoveKind::Castling | MoveKind::EnPassant => return false,
            MoveKind::Promotion(promoted) => promoted,
            MoveKind::Ordinary => role,
        };
        self.from[arriving.index()].contains(mv.to())
            || self.shields.contains(mv.from()) && self.unveils(position, mv)
    }

    /// Appends the quiet moves that give check and lose nothing to a list.
    pub fn quiet_into(&self, position: &Position, moves: &mut Vec<(Role, Move)>) {
        position.quiet_moves_into(&self.from, self.shields, moves);
        moves.retain(|&(role, mv)| {
            self.by(position, role, mv) && exchange::brings_in(position, mv, 0)
        });
    }

    /// Whether a slider gives check when the piece before it leaves.
    fn unveils(&self, position: &Position, mv: Move) -> bool {
        let board = position.board();
        let us = position.turn();
        let occupied = board.occupied() & !mv.from().bitboard() | mv.to().bitboard();
        let sliders = bishop_attacks(self.king, occupied) & board.diagonal_sliders(us)
            | rook_attacks(self.king, occupied) & board.straight_sliders(us);
        (sliders & !mv.from().bitboard()).any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_are_those_of_the_position_after() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k3/1P6/8/8/2N1N3/8/8/2R1R1K1 w q - 0 1",
            "7k/8/5N2/4B3/7N/7R/8/K6R w - - 0 1",
            "2b4k/p1b2p2/2p2q2/3p1PNp/3P2R1/3B4/P1Q2PKP/4r3 b - - 0 1",
        ] {
            let position = Position::from_fen(fen).expect(fen);
            let checks = Checks::on(&position);
            for mv in position.legal_moves() {
                let expected = position.after(mv).is_check();
                let role = position.board().role_at(mv.from()).expect("a piece");
                assert_eq!(checks.by(&position, role, mv), expected, "{fen} {mv:?}");
            }
        }
    }
}
