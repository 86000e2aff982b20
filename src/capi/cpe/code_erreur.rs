//! Section « Déplacements » of `echecs.h`: why a move was refused.

use std::ffi::c_int;

use crate::capi::errors::{TypeErreur, TypeErreurC};

/// Ce qui a empêché un déplacement, et la case en cause s'il y en a une.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeErreurDeplacement {
    /// L'erreur, ou pas_erreur.
    pub r#type: TypeErreurC,
    /// La colonne de la case en cause, ou -1.
    pub coord_x: c_int,
    /// La rangée de la case en cause, ou -1.
    pub coord_y: c_int,
}

impl CodeErreurDeplacement {
    pub(super) const NONE: CodeErreurDeplacement =
        CodeErreurDeplacement::of_code(TypeErreur::PasErreur as TypeErreurC);

    pub(super) const fn of_code(code: TypeErreurC) -> CodeErreurDeplacement {
        CodeErreurDeplacement { r#type: code, coord_x: -1, coord_y: -1 }
    }
}
