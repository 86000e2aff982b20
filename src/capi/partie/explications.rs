//! Refused moves, explained to the players: one sentence, and the C code.

mod english;
mod french;
#[cfg(test)]
mod tests;

use crate::capi::{Langue, TypeErreur};
use crate::explain::{CastlingRefusal, Refusal};
use crate::rules::{Role, Square};

/// Why a move is refused: a sentence with a capital and a full stop.
pub fn sentence(refusal: &Refusal, language: Langue) -> String {
    let reason: fn(&Refusal) -> String = language.choose(french::reason as _, english::reason as _);
    let words = reason(refusal);
    // Every sentence begins with an ASCII letter.
    let (first, rest) = words.split_at(1);
    format!("{}{rest}.", first.to_ascii_uppercase())
}

/// That no piece of a kind goes to a square as was asked.
pub fn none_goes(role: Role, to: Square, language: Langue) -> String {
    match language {
        Langue::LangueFrancais => french::none_goes(role, to),
        Langue::LangueAnglais => english::none_goes(role, to),
    }
}

/// The C code of a refusal.
pub fn code(refusal: &Refusal) -> TypeErreur {
    match refusal {
        Refusal::EmptySquare { .. } => TypeErreur::ErreurCaseDepartVide,
        Refusal::NotYours { .. } => TypeErreur::ErreurPieceAdverse,
        Refusal::SameSquare { .. } => TypeErreur::ErreurAbsenceDeDeplacement,
        Refusal::NotItsMove { .. }
        | Refusal::PawnBackward { .. }
        | Refusal::PawnSideways { .. }
        | Refusal::PawnNotAtStart { .. }
        | Refusal::NothingToTake { .. } => TypeErreur::ErreurDeplacementPieceImpossible,
        Refusal::Blocked { .. } | Refusal::OwnPiece { .. } | Refusal::PawnTakesAslant { .. } => {
            TypeErreur::ErreurPieceBlocantTrajet
        }
        Refusal::EnPassantNotAPawn { .. }
        | Refusal::EnPassantTooLate { .. }
        | Refusal::EnPassantSingleStep { .. }
        | Refusal::EnPassantNotNow { .. } => TypeErreur::ErreurPriseEnPassantNonPermise,
        Refusal::EnPassantExposes { .. }
        | Refusal::Pinned { .. }
        | Refusal::StillInCheck { .. }
        | Refusal::DoubleCheck { .. }
        | Refusal::KingNextToKing { .. }
        | Refusal::KingIntoAttack { .. }
        | Refusal::KingStaysInLine { .. }
        | Refusal::KingTakesProtected { .. } => TypeErreur::ErreurRoiEnEchec,
        Refusal::Castling { .. } => TypeErreur::ErreurRoqueNonPermis,
    }
}

/// Whether a king on a square castles short with the rook of another.
fn is_short(king: Square, rook: Square) -> bool {
    rook > king
}

/// Whether castling will never be allowed again, though it may have been.
fn is_lost(reason: &CastlingRefusal) -> bool {
    matches!(
        reason,
        CastlingRefusal::KingMoved { .. }
            | CastlingRefusal::RookMoved { .. }
            | CastlingRefusal::RookTaken { .. }
    )
}

/// A list in words: `a`, `a and b`, `a, b and c`.
fn listed(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}
