//! What a player is told of a move: one French line.

use std::ffi::c_int;

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

/// Why a move is refused, and the square to blame if there is one: it may be one that
/// the player gave, and that the board does not have.
pub struct Refused {
    pub code: TypeErreurC,
    pub blamed: Option<(c_int, c_int)>,
}

impl From<CodeErreurDeplacement> for Refused {
    fn from(code: CodeErreurDeplacement) -> Refused {
        let blamed = Some((code.coord_x, code.coord_y)).filter(|&blamed| blamed != (-1, -1));
        Refused { code: code.r#type, blamed }
    }
}

/// The line of a move that was refused.
pub fn refused(Refused { code, blamed }: &Refused) -> String {
    let square = match *blamed {
        None => String::new(),
        Some((x, y)) => match square(x, y) {
            Some(name) => format!(", case ({x}, {y}), {name}"),
            None => format!(", case ({x}, {y})"),
        },
    };
    format!("Coup refusé : {} (code {code}){square}.\n", sentence(*code))
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

#[cfg(test)]
mod tests {
    use super::super::coups::TypeDeplacementC;
    use super::super::deplacement::Route;
    use super::*;
    use crate::capi::errors::TypeErreur;

    fn line(
        piece: TypePiece,
        route: [c_int; 4],
        kind: TypeDeplacement,
        promotion: TypePiece,
    ) -> String {
        let [x0, y0, x1, y1] = route;
        let mv = Route::new(x0, y0, x1, y1).as_move(kind as TypeDeplacementC, promotion);
        played(Some(piece), &mv)
    }

    #[test]
    fn a_move_is_told_in_coordinates_and_in_names() {
        use TypeDeplacement::*;
        use TypePiece::*;
        assert_eq!(
            line(Cavalier, [6, 0, 5, 2], DeplacementStandard, Invalide),
            "Coup joué : cavalier de (6, 0) à (5, 2), g1-f3.\n"
        );
        assert_eq!(
            line(Roi, [4, 7, 2, 7], DeplacementRoque, Invalide),
            "Coup joué : roi de (4, 7) à (2, 7), e8-c8, grand roque.\n"
        );
        assert_eq!(
            line(PionBlanc, [4, 4, 3, 5], DeplacementPriseEnPassant, Invalide),
            "Coup joué : pion de (4, 4) à (3, 5), e5-d6, prise en passant.\n"
        );
        assert_eq!(
            line(PionNoir, [0, 1, 1, 0], DeplacementPromotion, Cavalier),
            "Coup joué : pion de (0, 1) à (1, 0), a2-b1, promotion en cavalier.\n"
        );
    }

    #[test]
    fn a_refusal_has_its_number_and_its_square() {
        let line = |code: TypeErreur, blamed| refused(&Refused { code: code as c_int, blamed });
        assert_eq!(
            line(TypeErreur::ErreurRoqueNonPermis, None),
            "Coup refusé : le roque n'est pas permis (code 5).\n"
        );
        assert_eq!(
            line(TypeErreur::ErreurPieceAdverse, Some((4, 6))),
            "Coup refusé : la pièce de la case de départ est adverse (code 25), \
             case (4, 6), e7.\n"
        );
        assert_eq!(
            line(TypeErreur::ErreurArgumentHorsLimites, Some((-1, 9))),
            "Coup refusé : un argument est en dehors des valeurs permises (code 9), case (-1, 9).\n"
        );
    }
}
