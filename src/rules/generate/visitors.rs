//! Those who are shown the legal moves: lists of all or of some of them, and who asks whether there
//! is any.

use super::{Visitor, pawn_origin, shift};
use crate::rules::side::Side;
use crate::rules::{Bitboard, Move, MoveKind, Role, Square};

impl<S: Side> Visitor<S> for Vec<Move> {
    fn piece(&mut self, _role: Role, from: Square, to: Bitboard) {
        for to in to {
            self.push(Move::new(from, to, MoveKind::Ordinary));
        }
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        for to in to {
            self.push(Move::new(pawn_origin(to, step), to, MoveKind::Ordinary));
        }
    }

    fn double_pushes(&mut self, to: Bitboard) {
        for to in to {
            self.push(Move::new(pawn_origin(to, 2 * S::UP), to, MoveKind::Ordinary));
        }
    }

    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.push(Move::new(pawn_origin(to, step), to, MoveKind::Promotion(role)));
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.push(Move::new(from, to, MoveKind::EnPassant));
    }

    fn castling(&mut self, king: Square, rook: Square) {
        self.push(Move::new(king, rook, MoveKind::Castling));
    }
}

/// Keeps the moves that change the material.
pub struct Tactical<'a> {
    pub moves: &'a mut Vec<Move>,
    /// The pieces that may be taken.
    pub prey: Bitboard,
}

impl<S: Side> Visitor<S> for Tactical<'_> {
    const CAPTURES_BY_KING_ONLY: bool = true;

    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        Visitor::<S>::piece(self.moves, role, from, to & self.prey);
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        if step != S::UP {
            Visitor::<S>::pawns(self.moves, step, to);
        }
    }

    fn double_pushes(&mut self, _to: Bitboard) {}

    fn promotions(&mut self, step: i8, to: Bitboard) {
        Visitor::<S>::promotions(self.moves, step, to);
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        Visitor::<S>::en_passant(self.moves, from, to);
    }

    fn castling(&mut self, _king: Square, _rook: Square) {}
}

/// Keeps the moves that do not, if they are wanted.
pub struct Quiet<'a> {
    pub moves: &'a mut Vec<(Role, Move)>,
    pub empty: Bitboard,
    pub to: &'a [Bitboard; 6],
    pub leaving: Bitboard,
}

impl Quiet<'_> {
    #[inline(always)]
    fn pushes(&mut self, step: i8, to: Bitboard) {
        for to in to & (self.to[Role::Pawn.index()] | shift(self.leaving, step)) {
            let mv = Move::new(pawn_origin(to, step), to, MoveKind::Ordinary);
            self.moves.push((Role::Pawn, mv));
        }
    }
}

impl<S: Side> Visitor<S> for Quiet<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        let wanted =
            if self.leaving.contains(from) { Bitboard::ALL } else { self.to[role.index()] };
        for to in to & self.empty & wanted {
            self.moves.push((role, Move::new(from, to, MoveKind::Ordinary)));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: i8, to: Bitboard) {
        if step == S::UP {
            self.pushes(step, to);
        }
    }

    #[inline(always)]
    fn double_pushes(&mut self, to: Bitboard) {
        self.pushes(2 * S::UP, to);
    }

    fn promotions(&mut self, _step: i8, _to: Bitboard) {}

    fn en_passant(&mut self, _from: Square, _to: Square) {}

    fn castling(&mut self, king: Square, rook: Square) {
        if self.to[Role::King.index()] == Bitboard::ALL {
            self.moves.push((Role::King, Move::new(king, rook, MoveKind::Castling)));
        }
    }
}

/// Sees whether there is any move.
pub struct AnyMove(pub bool);

impl<S: Side> Visitor<S> for AnyMove {
    fn piece(&mut self, _role: Role, _from: Square, to: Bitboard) {
        self.0 |= to.any();
    }

    fn pawns(&mut self, _step: i8, to: Bitboard) {
        self.0 |= to.any();
    }

    fn double_pushes(&mut self, to: Bitboard) {
        self.0 |= to.any();
    }

    fn promotions(&mut self, _step: i8, to: Bitboard) {
        self.0 |= to.any();
    }

    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.0 = true;
    }

    fn castling(&mut self, _king: Square, _rook: Square) {
        self.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{CastlingStyle, Move, Position};

    #[test]
    fn the_only_moves_of_a_position_are_seen() {
        for (fen, moves) in [
            ("1r5k/8/8/8/4p3/2n5/4P3/K7 w - - 0 1", "e2e3"),
            ("k7/4p3/2N5/4P3/8/8/8/1R5K b - - 0 1", "e7e6"),
            ("4k3/8/8/7r/K6r/7r/4P3/8 w - - 0 1", "e2e4"),
            ("8/4p3/7R/k6R/7R/8/8/4K3 b - - 0 1", "e7e5"),
            ("1r5k/4P3/8/8/8/2n5/8/K7 w - - 0 1", "e7e8b e7e8n e7e8q e7e8r"),
            ("k7/8/2N5/8/8/8/4p3/1R5K b - - 0 1", "e2e1b e2e1n e2e1q e2e1r"),
            ("1r5k/8/8/8/4p3/2n1p3/4P3/K7 w - - 0 1", ""),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            let name = |mv: &Move| mv.to_uci(CastlingStyle::Classical);
            let mut listed: Vec<String> = position.legal_moves().iter().map(name).collect();
            listed.sort();
            assert_eq!(listed.join(" "), moves, "{fen}");
            assert_eq!(position.has_legal_moves(), !moves.is_empty(), "{fen}");
        }
    }
}
