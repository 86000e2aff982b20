//! Section « Conseil » of `partie.h`.

use std::ffi::c_int;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::handle::Handle;
use super::messages::playable;
use super::partie::Partie;
use crate::capi::arguments::number;
use crate::capi::cpe::CoupJoue;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::{language, pointers};
use crate::play::Match;
use crate::rules::{Move, Position};
use crate::search::{Limits, Table, search};

/// Conseille un coup, le meilleur que trouve le moteur.
///
/// @param p la partie.
/// @param millisecondes le temps de réflexion.
/// @param conseil où écrire le coup.
///
/// Nécessite :
/// - [PARTIE-CONSEILLER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-CONSEILLER-N2] millisecondes va de 1 à 60000 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-CONSEILLER-N3] conseil n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-CONSEILLER-G1] + rend pas_erreur, et *conseil reçoit un coup légal, que
///   partie_jouer_coup joue ; s'il y a un mat en un coup, ce coup est un mat ;
/// - [PARTIE-CONSEILLER-G2] + rend erreur_partie_non_commencee si la partie n'a pas commencé, et
///   erreur_partie_finie si elle est finie ; *conseil ne change pas ; n'écrit rien sur stderr ;
/// - [PARTIE-CONSEILLER-G3] + la partie ne change pas, et sa vue n'est pas appelée.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_conseiller")]
pub unsafe extern "C" fn partie_conseiller(
    p: *const Partie,
    millisecondes: c_int,
    conseil: *mut CoupJoue,
) -> TypeErreurC {
    call(
        "partie_conseiller",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-CONSEILLER-N1") }?;
            let milliseconds =
                number("PARTIE-CONSEILLER-N2", "millisecondes", millisecondes, 1..=60_000)?;
            if conseil.is_null() {
                return Err(Breach::null("PARTIE-CONSEILLER-N3", "conseil"));
            }
            let state = handle.look();
            let game = match playable(&state, language::current()) {
                Ok(game) => game,
                Err(refusal) => return Ok(refusal.code as TypeErreurC),
            };
            let Some(best) = best_move(game, Duration::from_millis(milliseconds)) else {
                return Ok(TypeErreur::ErreurInterne as TypeErreurC);
            };
            // SAFETY: not NULL, so a place for a move.
            unsafe { pointers::write(conseil, CoupJoue::of(game.position(), best)) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// What the engine would play.
fn best_move(game: &Match, time: Duration) -> Option<Move> {
    const TABLE_MEBIBYTES: usize = 16;
    // However short the time: a search may end before it has seen all moves.
    if let Some(mate) = mate_in_one(game.position()) {
        return Some(mate);
    }
    let limits = Limits { move_time: Some(time), ..Limits::default() };
    let mut table = Table::new(TABLE_MEBIBYTES).ok()?;
    search(game.game(), &limits, &mut table, &AtomicBool::new(false), |_| ()).mv
}

/// A move that mates, if there is one.
fn mate_in_one(position: &Position) -> Option<Move> {
    let mates = |mv: &Move| {
        let next = position.after(*mv);
        next.is_check() && !next.has_legal_moves()
    };
    position.legal_moves().into_iter().find(mates)
}
