//! The functions that the library itself calls by their public name.
//!
//! A program may define any of them itself: what they return and write is then
//! what the program chose, within the size of the buffers, and no more is known.

use std::ffi::{c_char, c_int};

use super::cpe::Piece;
use super::errors::TypeErreurC;

unsafe extern "C" {
    pub safe fn coordonnee_est_valide(coord_x: c_int, coord_y: c_int) -> c_int;
    pub fn echecs_fen_verifier(
        fen: *const c_char,
        raison: *mut c_char,
        taille: usize,
    ) -> TypeErreurC;
    pub fn piece_est_valide(p: *const Piece) -> c_int;
}

// The compiler refuses a declaration that is not of its function's type.
const _: () = {
    let _ = [coordonnee_est_valide, super::cpe::coordonnee_est_valide];
    let _ = [echecs_fen_verifier, super::echecs_fen_verifier];
    let _ = [piece_est_valide, super::cpe::piece_est_valide];
};
