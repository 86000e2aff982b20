//! The rights of classical castling.

use std::ffi::c_int;

use super::convert::square;
use super::historique::{
    ECHECS_DROIT_GRAND_ROQUE_BLANC, ECHECS_DROIT_GRAND_ROQUE_NOIR, ECHECS_DROIT_PETIT_ROQUE_BLANC,
    ECHECS_DROIT_PETIT_ROQUE_NOIR,
};
use crate::rules::{Board, Color, Role, Square};

/// Each right: C's number, the side, the squares of the king and the rook.
pub fn classical_rights() -> impl Iterator<Item = (c_int, Color, Square, Square)> {
    let rights = [
        (ECHECS_DROIT_PETIT_ROQUE_BLANC, Color::White, 7, 0),
        (ECHECS_DROIT_GRAND_ROQUE_BLANC, Color::White, 0, 0),
        (ECHECS_DROIT_PETIT_ROQUE_NOIR, Color::Black, 7, 7),
        (ECHECS_DROIT_GRAND_ROQUE_NOIR, Color::Black, 0, 7),
    ];
    rights.into_iter().filter_map(|(right, color, file, rank)| {
        Some((right, color, square(4, rank)?, square(file, rank)?))
    })
}

/// Whether a side's king and rook are on these squares.
pub fn is_at_home(pieces: &Board, color: Color, king: Square, rook: Square) -> bool {
    pieces.pieces(color, Role::King).contains(king)
        && pieces.pieces(color, Role::Rook).contains(rook)
}

/// The rights of a board on which nothing has moved yet.
pub fn untouched_rights(pieces: &Board) -> c_int {
    classical_rights()
        .filter(|&(_, color, king, rook)| is_at_home(pieces, color, king, rook))
        .map(|(right, ..)| right)
        .sum()
}
