//! A whole move: made, promoted, recorded, and the turn passed, each by its
//! public function, which may be the program's own. What it says that it has done
//! is looked at before it is believed.

use super::code_erreur::CodeErreurDeplacement;
use super::convert::square;
use super::coups::{TypeDeplacement, TypeDeplacementC};
use super::deplacement::{MoveRefusal, Route};
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, HistoriquePartie};
use super::pieces::{TypePiece, TypePieceC};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::public;

/// The board after a move, and the move, which is then also in the history; or why
/// not, and then the history may be in any state.
pub fn play(
    board: &Echiquier,
    history: &mut HistoriquePartie,
    route: Route,
    promotion: TypePiece,
) -> Result<(Echiquier, CoupJoue), CodeErreurDeplacement> {
    let mut next = *board;
    check_start(board, route)?;
    let kind = displace(&mut next, history, route)?;
    let promotion = if kind == TypeDeplacement::DeplacementPromotion as TypeDeplacementC {
        promote(&mut next, route, promotion)?;
        promotion
    } else {
        TypePiece::Invalide
    };
    // SAFETY: a board.
    unsafe { public::echiquier_changer_joueur_courant(&mut next) };
    if let Some(fault) = next.fault() {
        return Err(MoveRefusal::new(fault.code()).into());
    }
    let mv = route.as_move(kind, promotion);
    record(history, &mv)?;
    Ok((next, mv))
}

/// What the course's function that moves a piece may rely on: a piece of the player
/// to move is there, and goes elsewhere.
fn check_start(board: &Echiquier, route: Route) -> Result<(), CodeErreurDeplacement> {
    let intact = board.intact().map_err(|fault| MoveRefusal::new(fault.code()))?;
    let squares = (square(route.from.0, route.from.1), square(route.to.0, route.to.1));
    let (Some(from), Some(to)) = squares else {
        return Err(MoveRefusal::new(TypeErreur::ErreurArgumentHorsLimites).into());
    };
    Ok(intact.own_piece(from, to).map(drop)?)
}

/// Moves the piece; the kind of the move.
fn displace(
    next: &mut Echiquier,
    history: &HistoriquePartie,
    Route { from, to }: Route,
) -> Result<TypeDeplacementC, CodeErreurDeplacement> {
    let before = *next;
    let mut kind = TypeDeplacement::DeplacementStandard as TypeDeplacementC;
    let impossible = TypeErreur::ErreurDeplacementPieceImpossible;
    // The function returns nothing: what it writes is what counts.
    let mut code = CodeErreurDeplacement::from(MoveRefusal::new(impossible));
    // SAFETY: a board, a history, and places for the answers.
    unsafe {
        public::echiquier_deplacement_realise_si_possible(
            next, from.0, from.1, to.0, to.1, history, &mut code, &mut kind,
        );
    }
    let done = code.r#type == TypeErreur::PasErreur as TypeErreurC;
    code.unless(done.into(), impossible)?;
    if *next == before { Err(MoveRefusal::new(impossible).into()) } else { Ok(kind) }
}

/// Promotes the pawn that has arrived.
fn promote(
    next: &mut Echiquier,
    Route { to, .. }: Route,
    promotion: TypePiece,
) -> Result<(), CodeErreurDeplacement> {
    let kind = promotion as TypePieceC;
    // SAFETY: a board.
    let code = unsafe { public::echiquier_promouvoir_pion(next, to.0, to.1, kind) };
    let refused = TypeErreur::ErreurPromotionNonPermise;
    succeed(code, refused)?;
    let player = next.player().ok_or(MoveRefusal::new(refused))?;
    match next.jeu_mut(player).piece_mut(to.0, to.1) {
        Some(piece) if piece.r#type == kind => Ok(()),
        _ => Err(MoveRefusal::new(refused).into()),
    }
}

/// Adds the move to the history.
fn record(history: &mut HistoriquePartie, mv: &CoupJoue) -> Result<(), CodeErreurDeplacement> {
    let before = history.nombre_coups;
    // SAFETY: a history and a move.
    let code = unsafe { public::historique_ajouter_coup(history, mv) };
    let refused = TypeErreur::ErreurHistoriqueInvalide;
    succeed(code, refused)?;
    let is_there = history.nombre_coups == before + 1 && history.last_move() == Some(mv);
    is_there.then_some(()).ok_or(MoveRefusal::new(refused).into())
}

fn succeed(code: TypeErreurC, otherwise: TypeErreur) -> Result<(), CodeErreurDeplacement> {
    let done = code == TypeErreur::PasErreur as TypeErreurC;
    CodeErreurDeplacement::of_code(code).unless(done.into(), otherwise)
}
