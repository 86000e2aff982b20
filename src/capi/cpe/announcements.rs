//! What a player is told of a move: one French line.

use super::code_erreur::CodeErreurDeplacement;
use super::convert::square;
use super::coups::TypeDeplacement;
use super::historique::CoupJoue;
use super::pieces::TypePiece;
use crate::capi::errors::TypeErreurC;
use crate::capi::public;
use crate::capi::strings::{self, printable};

/// The line of a move that a piece of this kind has made.
pub fn played(piece: Option<TypePiece>, mv: &CoupJoue) -> String {
    let piece = piece.map_or("pièce", TypePiece::colourless_name);
    let CoupJoue { x_depart, y_depart, x_arrivee, y_arrivee, .. } = *mv;
    let what = match TypeDeplacement::from_c(mv.r#type) {
        Some(TypeDeplacement::DeplacementRoque) if x_arrivee > x_depart => ", petit roque".into(),
        Some(TypeDeplacement::DeplacementRoque) => ", grand roque".into(),
        Some(TypeDeplacement::DeplacementPriseEnPassant) => ", prise en passant".into(),
        Some(TypeDeplacement::DeplacementPromotion) => {
            let becomes = TypePiece::from_c(mv.promotion).map_or("?", TypePiece::name);
            format!(", promotion en {becomes}")
        }
        Some(TypeDeplacement::DeplacementStandard) | None => String::new(),
    };
    let names = mv.named_squares();
    format!(
        "Coup joué : {piece} de ({x_depart}, {y_depart}) à ({x_arrivee}, {y_arrivee}), {names}{what}.\n"
    )
}

/// The line of a move that was refused. The square to blame may be one that the
/// player gave, and that the board does not have.
pub fn refused(code: CodeErreurDeplacement) -> String {
    let CodeErreurDeplacement { r#type: number, coord_x, coord_y } = code;
    let blamed = match (coord_x, coord_y) {
        (-1, -1) => String::new(),
        (x, y) => match square(x, y) {
            Some(name) => format!(", case ({x}, {y}), {name}"),
            None => format!(", case ({x}, {y})"),
        },
    };
    format!("Coup refusé : {} (code {number}){blamed}.\n", sentence(number))
}

/// The sentence of a code, by the public function.
pub fn sentence(code: TypeErreurC) -> String {
    // SAFETY: NULL or a terminated string, even if it is the program's own.
    let sentence = unsafe { strings::bytes(public::nommer_type_erreur(code)) };
    printable(sentence.unwrap_or_default())
}
