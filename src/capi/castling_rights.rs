//! The rights of classical castling, as an integer of both courses holds them.

use std::ffi::c_int;

use super::cpe::{
    ECHECS_DROIT_GRAND_ROQUE_BLANC, ECHECS_DROIT_GRAND_ROQUE_NOIR, ECHECS_DROIT_PETIT_ROQUE_BLANC,
    ECHECS_DROIT_PETIT_ROQUE_NOIR,
};
use crate::rules::{Board, CLASSICAL_CASTLINGS, ClassicalCastling, Role};

const BITS: [c_int; 4] = [
    ECHECS_DROIT_PETIT_ROQUE_BLANC,
    ECHECS_DROIT_GRAND_ROQUE_BLANC,
    ECHECS_DROIT_PETIT_ROQUE_NOIR,
    ECHECS_DROIT_GRAND_ROQUE_NOIR,
];

/// Each right by its bit, with the castling that it allows.
pub fn castling_rights() -> impl Iterator<Item = (c_int, ClassicalCastling)> {
    BITS.into_iter().zip(CLASSICAL_CASTLINGS)
}

/// The bit of the right to a castling.
pub fn castling_right(wanted: ClassicalCastling) -> c_int {
    castling_rights().find(|(_, castling)| *castling == wanted).map_or(0, |(right, _)| right)
}

/// Whether king and rook stand where they castle from.
pub fn is_at_home(pieces: &Board, castling: ClassicalCastling) -> bool {
    let ClassicalCastling { color, king, rook, .. } = castling;
    pieces.pieces(color, Role::King).contains(king)
        && pieces.pieces(color, Role::Rook).contains(rook)
}

/// The rights of the pieces that stand where they castle from.
pub fn untouched_rights(pieces: &Board) -> c_int {
    castling_rights()
        .filter(|&(_, castling)| is_at_home(pieces, castling))
        .map(|(right, _)| right)
        .sum()
}
