//! What a player is told of a move: one French line.

use super::code_erreur::CodeErreurDeplacement;
use super::convert::square;
use super::coups::TypeDeplacement;
use super::historique::CoupJoue;
use super::pieces::TypePiece;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::language;
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

/// The last of the codes that the course has too.
const LAST_OF_THE_COURSE: TypeErreurC = TypeErreur::ErreurRoiEnEchec as TypeErreurC;

/// The sentence of a code, by the public function; the course's own ends the program
/// on a code that only the library has.
pub fn sentence(code: TypeErreurC) -> String {
    if !(0..=LAST_OF_THE_COURSE).contains(&code) {
        return TypeErreur::sentence(code, language::current()).to_string_lossy().into_owned();
    }
    // SAFETY: NULL or a terminated string, even if it is the program's own.
    let sentence = unsafe { strings::bytes(public::nommer_type_erreur(code)) };
    printable(sentence.unwrap_or_default())
}
