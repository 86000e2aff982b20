//! The kinds of moves and of refusals: the types that the sections on history
//! and moves of `echecs.h` share.

use std::ffi::c_int;

use crate::capi::errors::{TypeErreur, TypeErreurC};

/// Un `type_deplacement` reçu de C : n'importe quel entier.
pub type TypeDeplacementC = c_int;

/// Les sortes de coups.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeDeplacement {
    /// Une pièce se déplace, et prend peut-être celle de la case d'arrivée.
    DeplacementStandard = 0,
    /// Le roi et une tour se déplacent ensemble.
    DeplacementRoque = 1,
    /// Un pion en prend un autre qui vient d'avancer de deux cases.
    DeplacementPriseEnPassant = 2,
    /// Un pion arrive sur sa dernière rangée : il reste à le promouvoir.
    DeplacementPromotion = 3,
}

impl TypeDeplacement {
    /// The kind that C means, if it means one.
    pub(super) fn from_c(kind: TypeDeplacementC) -> Option<TypeDeplacement> {
        use TypeDeplacement::*;
        [DeplacementStandard, DeplacementRoque, DeplacementPriseEnPassant, DeplacementPromotion]
            .into_iter()
            .find(|&known| known as TypeDeplacementC == kind)
    }
}

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
