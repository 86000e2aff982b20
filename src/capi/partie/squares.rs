//! Squares and players from C.

use std::ffi::c_int;

use crate::capi::arguments::{WHITE_OR_BLACK, out_of_range, side};
use crate::capi::cpe::{off_board, square};
use crate::capi::guard::Breach;
use crate::rules::{Color, Square};

pub fn required_square(tag: &'static str, x: c_int, y: c_int) -> Result<Square, Breach> {
    square(x, y).ok_or_else(|| off_board(tag, x, y))
}

/// The start and the arrival of a move.
pub fn required_squares(
    tag: &'static str,
    [x_depart, y_depart, x_arrivee, y_arrivee]: [c_int; 4],
) -> Result<(Square, Square), Breach> {
    Ok((required_square(tag, x_depart, y_depart)?, required_square(tag, x_arrivee, y_arrivee)?))
}

pub fn player(tag: &'static str, name: &str, joueur: c_int) -> Result<Color, Breach> {
    side(joueur).ok_or_else(|| out_of_range(tag, name, joueur, WHITE_OR_BLACK))
}
