//! The kinds of moves, which the sections on history and moves of `echecs.h` share.

use std::ffi::c_int;

use crate::capi::enums::from_c;

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

from_c! {
    TypeDeplacement from TypeDeplacementC:
    DeplacementStandard,
    DeplacementRoque,
    DeplacementPriseEnPassant,
    DeplacementPromotion,
}
