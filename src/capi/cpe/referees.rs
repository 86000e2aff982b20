//! Who judges a move: the public functions, each of which may be the program's own;
//! or the library alone.

use std::ffi::c_int;

use super::attempt::{Attempt, Referee, Special};
use super::code_erreur::CodeErreurDeplacement;
use super::convert::coordinates;
use super::deplacement_special::{Past, castle, take_en_passant};
use super::deplacement_standard;
use super::echiquier::Echiquier;
use super::historique::{HistoriquePartie, History};
use crate::capi::errors::TypeErreur;
use crate::capi::public;

/// The functions of the header, by their names.
pub struct PublicFunctions {
    pub history: History,
}

type SpecialMove = unsafe extern "C" fn(
    *mut Echiquier,
    c_int,
    c_int,
    c_int,
    c_int,
    *const HistoriquePartie,
    *mut CodeErreurDeplacement,
) -> c_int;

impl Referee for PublicFunctions {
    fn judge(&self, attempt: &Attempt, next: &Echiquier) -> Result<(), CodeErreurDeplacement> {
        let (from, to) = (coordinates(attempt.from), coordinates(attempt.to));
        let mut code = CodeErreurDeplacement::NONE;
        // SAFETY: a board and a place for a code.
        let valid = unsafe {
            public::echiquier_deplacement_coup_standard_est_valide(
                next, from.0, from.1, to.0, to.1, &mut code,
            )
        };
        code.unless(valid, TypeErreur::ErreurDeplacementPieceImpossible)
    }

    fn make(&self, attempt: &Attempt, next: &mut Echiquier) {
        let (from, to) = (coordinates(attempt.from), coordinates(attempt.to));
        // SAFETY: a board.
        unsafe {
            public::echiquier_deplacement_realise_coup_standard(next, from.0, from.1, to.0, to.1);
        }
    }

    fn make_special(
        &self,
        special: Special,
        attempt: &Attempt,
        next: &mut Echiquier,
    ) -> Result<(), CodeErreurDeplacement> {
        let (make, refused): (SpecialMove, _) = match special {
            Special::Castling => (
                public::echiquier_deplacement_realise_si_possible_roque,
                TypeErreur::ErreurRoqueNonPermis,
            ),
            Special::EnPassant => (
                public::echiquier_deplacement_realise_si_possible_prise_en_passant,
                TypeErreur::ErreurPriseEnPassantNonPermise,
            ),
        };
        let (from, to) = (coordinates(attempt.from), coordinates(attempt.to));
        let mut code = CodeErreurDeplacement::NONE;
        let h = self.history.pointer();
        // SAFETY: a board, a history, and a place for a code.
        let done = unsafe { make(next, from.0, from.1, to.0, to.1, h, &mut code) };
        code.unless(done, refused)
    }
}

/// The library's own rules, whatever the program has replaced.
pub struct OwnRules {
    pub history: History,
}

impl Referee for OwnRules {
    fn judge(&self, attempt: &Attempt, _: &Echiquier) -> Result<(), CodeErreurDeplacement> {
        let Attempt { intact, from, to, .. } = *attempt;
        let kind = intact.own_piece(from, to)?;
        Ok(deplacement_standard::judge(&intact.pieces, intact.player, kind, from, to)?)
    }

    fn make(&self, attempt: &Attempt, next: &mut Echiquier) {
        // The piece is there: its move was judged.
        let _ = next.move_piece(coordinates(attempt.from), coordinates(attempt.to));
    }

    fn make_special(
        &self,
        special: Special,
        attempt: &Attempt,
        next: &mut Echiquier,
    ) -> Result<(), CodeErreurDeplacement> {
        let make = match special {
            Special::Castling => castle,
            Special::EnPassant => take_en_passant,
        };
        let squares = (attempt.from, attempt.to);
        Ok(make(next, attempt.intact, squares, &Past::own(self.history))?)
    }
}
