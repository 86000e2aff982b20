//! The move of a piece alone: neither castling nor en passant.

use super::{NotAllowed, Reason};
use crate::rules::attacks::{
    between, bishop_lines, king_attacks, knight_attacks, pawn_attacks, rook_lines,
};
use crate::rules::{Bitboard, Board, Color, Piece, Role, Square};

/// Whether a piece may go from a square to another for a side, were kings pieces like
/// the others. Only a pawn's own colour counts: it says where ahead is.
pub fn judge_ordinary(
    board: &Board,
    us: Color,
    piece: Piece,
    from: Square,
    to: Square,
) -> Result<(), NotAllowed> {
    let impossible = Reason::NotItsMove.alone();
    let straight = rook_lines(from).contains(to);
    let diagonal = bishop_lines(from).contains(to);
    let path = match piece.role {
        Role::Rook if straight => between(from, to),
        Role::Bishop if diagonal => between(from, to),
        Role::Queen if straight || diagonal => between(from, to),
        Role::Knight if knight_attacks(from).contains(to) => Bitboard::EMPTY,
        Role::King if king_attacks(from).contains(to) => Bitboard::EMPTY,
        Role::Pawn => pawn_path(board, piece.color, from, to).ok_or(impossible)?,
        _ => return Err(impossible),
    };
    let in_the_way = (path & board.occupied()) | (to.bitboard() & board.color(us));
    in_the_way.nearest(from).map_or(Ok(()), |blocking| Err(Reason::InTheWay.at(blocking)))
}

/// What must be empty for a pawn to go from a square to another; `None` if it
/// does not go there.
fn pawn_path(board: &Board, color: Color, from: Square, to: Square) -> Option<Bitboard> {
    if pawn_attacks(color, from).contains(to) {
        return board.color(!color).contains(to).then_some(Bitboard::EMPTY);
    }
    let (forward, first_rank) = match color {
        Color::White => (to.rank().checked_sub(from.rank())?, 1),
        Color::Black => (from.rank().checked_sub(to.rank())?, 6),
    };
    let steps =
        from.file() == to.file() && (forward == 1 || (forward == 2 && from.rank() == first_rank));
    steps.then_some(between(from, to) | to.bitboard())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    const BOARD: &str = "4k3/3p4/8/2p1P3/8/1R6/3P4/B3K2R w K - 0 1";

    fn judged(from: &str, to: &str) -> Result<(), NotAllowed> {
        let position = Position::from_fen(BOARD).expect("a position");
        let (from, to) = (from.parse().expect("a square"), to.parse().expect("a square"));
        let piece = position.board().piece_at(from).expect("a piece");
        judge_ordinary(position.board(), piece.color, piece, from, to)
    }

    #[test]
    fn a_piece_goes_where_its_way_is_free() {
        for [from, to] in [["b3", "b8"], ["a1", "d4"], ["d2", "d4"], ["d7", "d5"], ["e1", "f2"]] {
            assert_eq!(judged(from, to), Ok(()), "{from}{to}");
        }
    }

    #[test]
    fn what_no_piece_of_its_kind_does_is_not_its_move() {
        for [from, to] in
            [["b3", "c4"], ["a1", "a2"], ["d2", "d5"], ["d2", "e3"], ["e5", "e4"], ["e1", "g1"]]
        {
            assert_eq!(judged(from, to), Err(Reason::NotItsMove.alone()), "{from}{to}");
        }
    }

    #[test]
    fn the_first_piece_in_the_way_is_to_blame() {
        let blamed = |from, to, square: &str| {
            let square = square.parse().expect("a square");
            assert_eq!(judged(from, to), Err(Reason::InTheWay.at(square)), "{from}{to}");
        };
        blamed("h1", "a1", "e1");
        blamed("a1", "h8", "e5");
        blamed("h1", "e1", "e1");
    }
}
