//! Why a written move is refused, when it is not the fault of one piece.

use super::explications;
use super::messages::GameRefusal;
use crate::capi::errors::TypeErreur;
use crate::capi::language::Langue;
use crate::capi::messages::shortened;
use crate::capi::strings::printable;
use crate::rules::San;

pub fn unreadable(text: &[u8], language: Langue) -> GameRefusal {
    let shown = shown(text);
    let sentence = match language {
        Langue::LangueFrancais => {
            format!("« {shown} » n'est pas un coup : il faut par exemple e2e4, Cf3 ou O-O.")
        }
        Langue::LangueAnglais => {
            format!("“{shown}” is not a move: write for instance e2e4, Nf3 or O-O.")
        }
    };
    GameRefusal::new(TypeErreur::ErreurNotationIllisible, sentence)
}

pub fn ambiguous(text: &str, language: Langue) -> GameRefusal {
    let shown = shown(text.as_bytes());
    let sentence = match language {
        Langue::LangueFrancais => {
            format!("Plusieurs pièces peuvent jouer {shown} : il faut dire d'où part la pièce.")
        }
        Langue::LangueAnglais => {
            format!("More than one piece can play {shown}: say where the piece starts.")
        }
    };
    GameRefusal::new(TypeErreur::ErreurNotationAmbigue, sentence)
}

/// For a notation that fits no piece, or several that do not move so.
pub fn nobody(san: &San, text: &str, language: Langue) -> GameRefusal {
    let Some((role, to)) = san.target() else {
        return unreadable(text.as_bytes(), language);
    };
    let sentence = explications::none_goes(role, to, language);
    GameRefusal::new(TypeErreur::ErreurDeplacementPieceImpossible, sentence)
}

pub fn nothing_to_take(san: &San, language: Langue) -> GameRefusal {
    let place = san
        .target()
        .map_or_else(String::new, |(_, to)| format!(" {} {to}", language.choose("en", "on")));
    let sentence = match language {
        Langue::LangueFrancais => {
            format!("Il n'y a rien à prendre{place} : sans le « x », le coup est légal.")
        }
        Langue::LangueAnglais => {
            format!("There is nothing to take{place}: without the “x” the move is legal.")
        }
    };
    GameRefusal::new(TypeErreur::ErreurDeplacementPieceImpossible, sentence)
}

/// For a king that is not where it castles from.
pub fn no_castling(language: Langue) -> GameRefusal {
    let sentence = language.choose(
        "Le roque n'est pas possible : il faut un roi et une tour qui n'ont jamais bougé.",
        "Castling is not possible: it takes a king and a rook that have never moved.",
    );
    GameRefusal::new(TypeErreur::ErreurRoqueNonPermis, sentence)
}

pub fn no_such_promotion(language: Langue) -> GameRefusal {
    let sentence = language.choose(
        "Un pion ne devient que dame, tour, fou ou cavalier, et seulement sur la dernière rangée.",
        "A pawn becomes a queen, a rook, a bishop or a knight, and on the last rank only.",
    );
    GameRefusal::new(TypeErreur::ErreurPromotionNonPermise, sentence)
}

/// The start of what was written, as it can be shown.
fn shown(text: &[u8]) -> String {
    // More than enough for what is kept: what follows may be huge.
    const LOOKED_AT: usize = 200;
    shortened(&printable(&text[..text.len().min(LOOKED_AT)]))
}
