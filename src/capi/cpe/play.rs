//! A whole move: made, promoted, recorded, and the turn passed, each by its
//! public function, which may be the program's own.

use super::coups::{CodeErreurDeplacement, TypeDeplacement, TypeDeplacementC};
use super::deplacement::{Refusal, Route};
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, HistoriquePartie};
use super::pieces::{TypePiece, TypePieceC};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::public;

/// The board after a move, which is then also in the history, or why not. The
/// history is in the hands of the program's own function, if it has one.
///
/// # Safety
///
/// `h` is the address of a history.
pub unsafe fn play(
    board: &Echiquier,
    h: *mut HistoriquePartie,
    Route { from, to }: Route,
    promotion: TypePiece,
) -> Result<Echiquier, CodeErreurDeplacement> {
    let mut next = *board;
    let mut kind = TypeDeplacement::DeplacementStandard as TypeDeplacementC;
    // The course's own function returns nothing: what it writes is what counts.
    let mut code = CodeErreurDeplacement::from(Refusal::new(TypeErreur::ErreurInterne));
    // SAFETY: a board, a history, and places for the answers.
    unsafe {
        public::echiquier_deplacement_realise_si_possible(
            &mut next, from.0, from.1, to.0, to.1, h, &mut code, &mut kind,
        );
    }
    if code.r#type != TypeErreur::PasErreur as TypeErreurC {
        return Err(code);
    }
    let promotion = if kind == TypeDeplacement::DeplacementPromotion as TypeDeplacementC {
        let promotion = promotion as TypePieceC;
        // SAFETY: a board.
        succeed(unsafe { public::echiquier_promouvoir_pion(&mut next, to.0, to.1, promotion) })?;
        promotion
    } else {
        TypePiece::Invalide as TypePieceC
    };
    // SAFETY: a board.
    unsafe { public::echiquier_changer_joueur_courant(&mut next) };
    if let Some(fault) = next.fault() {
        return Err(Refusal::new(fault.code()).into());
    }
    let played = CoupJoue {
        x_depart: from.0,
        y_depart: from.1,
        x_arrivee: to.0,
        y_arrivee: to.1,
        r#type: kind,
        promotion,
    };
    // SAFETY: a history and a move.
    succeed(unsafe { public::historique_ajouter_coup(h, &played) })?;
    Ok(next)
}

fn succeed(code: TypeErreurC) -> Result<(), CodeErreurDeplacement> {
    match code == TypeErreur::PasErreur as TypeErreurC {
        true => Ok(()),
        false => Err(CodeErreurDeplacement::of_code(code)),
    }
}
