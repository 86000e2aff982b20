//! The functions that the library itself calls by their public name.
//!
//! A program may define any of them itself: what they return and write is then
//! what the program chose, within the size of the buffers, and no more is known.

use std::ffi::c_char;

use super::errors::TypeErreurC;

unsafe extern "C" {
    pub fn echecs_fen_verifier(
        fen: *const c_char,
        raison: *mut c_char,
        taille: usize,
    ) -> TypeErreurC;
}

// The compiler refuses a declaration that is not of its function's type.
const _: () = {
    let _ = [echecs_fen_verifier, super::echecs_fen_verifier];
};
