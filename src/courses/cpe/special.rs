//! Castling and en passant, by the board and by what is known of the moves before.

use super::{NotAllowed, Reason};
use crate::rules::attacks::between;
use crate::rules::{
    Board, CLASSICAL_CASTLINGS, ClassicalCastling, Color, Role, Square, castling_arrival,
};

/// What the history says of castling.
pub trait Castling {
    /// Whether it was allowed at the start of the game.
    fn was_allowed(&self, castling: ClassicalCastling) -> bool;
    /// Whether a move has gone from a square or to it.
    fn touches(&self, square: Square) -> bool;
}

/// The moves of king and rook, if the side may castle so.
pub fn judge_castling(
    pieces: &Board,
    us: Color,
    (from, to): (Square, Square),
    history: &impl Castling,
) -> Result<[(Square, Square); 2], NotAllowed> {
    let refused_at = |square| Err(Reason::Castling.at(square));
    let wanted = CLASSICAL_CASTLINGS.into_iter().find(|castling| {
        let king_to = castling_arrival(castling.king, castling.rook).0;
        (castling.color, castling.king, king_to) == (us, from, to)
    });
    let castling = wanted.ok_or(Reason::Castling.alone())?;
    let rook = castling.rook;
    if !pieces.pieces(us, Role::King).contains(from) {
        return refused_at(from);
    }
    if !pieces.pieces(us, Role::Rook).contains(rook) || !history.was_allowed(castling) {
        return refused_at(rook);
    }
    if let Some(moved) = [from, rook].into_iter().find(|&square| history.touches(square)) {
        return refused_at(moved);
    }
    if let Some(blocking) = (between(from, rook) & pieces.occupied()).first() {
        return refused_at(blocking);
    }
    let walk = between(from, to) | from.bitboard() | to.bitboard();
    let without_king = pieces.occupied() & !from.bitboard();
    let attacked = |&square: &Square| pieces.is_attacked(square, !us, without_king);
    if let Some(square) = walk.into_iter().find(attacked) {
        return refused_at(square);
    }
    Ok([(from, to), (rook, castling_arrival(from, rook).1)])
}

/// The square of the pawn that is taken en passant, if it may be: `just_passed` says of
/// it whether it has advanced two squares on the last move.
pub fn judge_en_passant(
    pieces: &Board,
    us: Color,
    (from, to): (Square, Square),
    just_passed: impl FnOnce(Square) -> bool,
) -> Result<Square, NotAllowed> {
    let rank = if us == Color::White { 4 } else { 3 };
    let ahead = match us {
        Color::White => to.rank() == from.rank() + 1,
        Color::Black => to.rank() + 1 == from.rank(),
    };
    let aslant = from.file().abs_diff(to.file()) == 1 && ahead && from.rank() == rank;
    if !aslant || !pieces.pieces(us, Role::Pawn).contains(from) {
        return Err(Reason::EnPassant.alone());
    }
    if pieces.occupied().contains(to) {
        return Err(Reason::EnPassant.at(to));
    }
    let victim = from.with_file(to.file());
    if !pieces.pieces(!us, Role::Pawn).contains(victim) || !just_passed(victim) {
        return Err(Reason::EnPassant.at(victim));
    }
    Ok(victim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    /// A history that has touched these squares.
    struct Touched(&'static [&'static str]);

    impl Castling for Touched {
        fn was_allowed(&self, castling: ClassicalCastling) -> bool {
            castling.letter != b'q'
        }

        fn touches(&self, square: Square) -> bool {
            self.0.contains(&square.to_string().as_str())
        }
    }

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn board(fen: &str) -> Board {
        *Position::from_fen(fen).expect(fen).board()
    }

    #[test]
    fn castling_moves_both_pieces_or_blames_a_square() {
        let open = board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        let judged = |pieces: &Board, us, [from, to]: [&str; 2], touched| {
            judge_castling(pieces, us, (square(from), square(to)), &Touched(touched))
        };
        let both = |names: [[&str; 2]; 2]| Ok(names.map(|[from, to]| (square(from), square(to))));
        let blamed = |name| Err(Reason::Castling.at(square(name)));
        let white = |touched| judged(&open, Color::White, ["e1", "g1"], touched);
        assert_eq!(white(&[]), both([["e1", "g1"], ["h1", "f1"]]));
        assert_eq!(white(&["a1"]), both([["e1", "g1"], ["h1", "f1"]]));
        assert_eq!(white(&["h1"]), blamed("h1"));
        assert_eq!(white(&["h1", "e1"]), blamed("e1"));
        let long = judged(&open, Color::White, ["e1", "c1"], &[]);
        assert_eq!(long, both([["e1", "c1"], ["a1", "d1"]]));
        assert_eq!(judged(&open, Color::Black, ["e8", "c8"], &[]), blamed("a8"));
        let nowhere = judged(&open, Color::White, ["e1", "f1"], &[]);
        assert_eq!(nowhere, Err(Reason::Castling.alone()));

        let shut = board("4k1r1/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
        assert_eq!(judged(&shut, Color::White, ["e1", "g1"], &[]), blamed("g1"));
        assert_eq!(judged(&shut, Color::White, ["e1", "c1"], &[]), blamed("b1"));
    }

    #[test]
    fn en_passant_takes_the_pawn_that_has_just_passed() {
        let pieces = board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        let judged = |from, to, passed| {
            judge_en_passant(&pieces, Color::White, (square(from), square(to)), |_| passed)
        };
        assert_eq!(judged("e5", "d6", true), Ok(square("d5")));
        assert_eq!(judged("e5", "d6", false), Err(Reason::EnPassant.at(square("d5"))));
        assert_eq!(judged("e5", "f6", true), Err(Reason::EnPassant.at(square("f5"))));
        assert_eq!(judged("e5", "e6", true), Err(Reason::EnPassant.alone()));
        assert_eq!(judged("e1", "d2", true), Err(Reason::EnPassant.alone()));
    }
}
