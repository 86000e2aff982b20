//! Section « Annuler et rétablir » of `partie.h`.

use std::ffi::c_int;

use super::handle::Handle;
use super::messages::{self, GameRefusal};
use super::partie::Partie;
use crate::capi::arguments::number;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::language::{self, Langue};
use crate::play::Match;

/// Annule le dernier coup, ou la fin décidée par les joueurs.
///
/// Cette fin est un abandon, un accord ou une réclamation. Tous les coups peuvent être annulés, l'un
/// après l'autre, jusqu'au premier.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ANNULER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ANNULER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-ANNULER-G1] + rend pas_erreur ; tout est comme avant le coup : les pièces, le trait,
///   les droits de roque, la prise en passant, les compteurs, les répétitions ; la vue reçoit les
///   cases qui changent (voir [PARTIE-VUE-G3]) ;
/// - [PARTIE-ANNULER-G2] + si la partie a fini par abandon, accord ou réclamation, annule cette fin
///   seule : aucune pièce ne bouge, et la partie continue ;
/// - [PARTIE-ANNULER-G3] + s'il n'y a rien à annuler, rend erreur_rien_a_annuler ; avant le début
///   de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la raison ;
///   n'écrit rien sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_annuler")]
pub unsafe extern "C" fn partie_annuler(p: *mut Partie) -> TypeErreurC {
    let nothing = |language: Langue| {
        let sentence =
            language.choose("Il n'y a rien à annuler.", "There is nothing to take back.");
        GameRefusal::new(TypeErreur::ErreurRienAAnnuler, sentence)
    };
    call(
        "partie_annuler",
        |code| code,
        // SAFETY: NULL or a game, by contract.
        || unsafe {
            step(p, ["PARTIE-ANNULER-N1", "PARTIE-ANNULER-N2"], Match::take_back, nothing)
        },
    )
}

/// Rétablit ce qui a été annulé en dernier.
///
/// Ce qui a été annulé est oublié dès qu'un nouveau coup est joué, ou que la partie finit par
/// abandon, accord ou réclamation.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-RETABLIR-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-RETABLIR-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-RETABLIR-G1] + rend pas_erreur ; tout est comme avant l'annulation, et la vue reçoit
///   les cases qui changent (voir [PARTIE-VUE-G3]) ;
/// - [PARTIE-RETABLIR-G2] + s'il n'y a rien à rétablir, rend erreur_rien_a_retablir ; avant le
///   début de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la
///   raison ; n'écrit rien sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_retablir")]
pub unsafe extern "C" fn partie_retablir(p: *mut Partie) -> TypeErreurC {
    let nothing = |language: Langue| {
        let sentence =
            language.choose("Il n'y a rien à rétablir.", "There is nothing to play again.");
        GameRefusal::new(TypeErreur::ErreurRienARetablir, sentence)
    };
    call(
        "partie_retablir",
        |code| code,
        // SAFETY: NULL or a game, by contract.
        || unsafe {
            step(p, ["PARTIE-RETABLIR-N1", "PARTIE-RETABLIR-N2"], Match::play_again, nothing)
        },
    )
}

/// Va à un coup d'une partie, en annulant ou en rétablissant.
///
/// @param p la partie.
/// @param numero le nombre de coups qui restent joués : 0 pour le début, partie_nombre_coups +
///     partie_nombre_annules pour tout rétablir, même si une fin annulée y compte pour 1.
///
/// Nécessite :
/// - [PARTIE-ALLER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ALLER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-ALLER-N3] numero va de 0 à partie_nombre_coups + partie_nombre_annules ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-ALLER-G1] + rend pas_erreur ; numero coups sont joués, ou tous s'il y en a moins que
///   numero ; les suivants sont annulés, et partie_retablir peut les rétablir ;
/// - [PARTIE-ALLER-G2] + si aucun coup ne reste annulé, rétablit aussi la fin décidée par les
///   joueurs, s'il y en a une ; sinon annule cette fin ;
/// - [PARTIE-ALLER-G3] + la vue reçoit une seule fois les cases qui changent (voir
///   [PARTIE-VUE-G3]), et un seul message, comme si la partie avait changé d'un coup ;
/// - [PARTIE-ALLER-G4] + avant le début de la partie, rend erreur_partie_non_commencee ; rien ne
///   change, et la vue reçoit la raison ; n'écrit rien sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_aller_a")]
pub unsafe extern "C" fn partie_aller_a(p: *mut Partie, numero: c_int) -> TypeErreurC {
    call(
        "partie_aller_a",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, ["PARTIE-ALLER-N1", "PARTIE-ALLER-N2"]) }?;
            let number = place(handle.look().game.as_ref(), numero, "PARTIE-ALLER-N3")?;
            let went = handle.change(|state| state.game.as_mut().map(|game| game.go_to(number)));
            Ok(match went {
                Some(()) => {
                    handle.show();
                    TypeErreur::PasErreur as TypeErreurC
                }
                None => handle.refuse(messages::not_begun(language::current())),
            })
        },
    )
}

/// A number of moves to go to: at most those played and all that was taken back, where an
/// end counts as a move.
fn place(game: Option<&Match>, numero: c_int, tag: &'static str) -> Result<usize, Breach> {
    let last = game.map_or(0, |game| game.game().moves().len() + game.undone());
    number(tag, "numero", numero, 0..=last)
}

/// Donne le nombre d'annulations qui peuvent être rétablies.
///
/// C'est le nombre d'appels de partie_retablir qui réussiraient l'un après l'autre.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ANNULES-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-ANNULES-G1] + rend le nombre de coups annulés qui peuvent être rétablis, plus 1 si une
///   fin décidée par les joueurs est annulée aussi ; rend 0 avant le début de la partie.
///
/// @return ce nombre.
#[unsafe(export_name = "echecs_interne_partie_nombre_annules")]
pub unsafe extern "C" fn partie_nombre_annules(p: *const Partie) -> c_int {
    call(
        "partie_nombre_annules",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-ANNULES-N1") }?;
            let undone = handle.look().game.as_ref().map_or(0, Match::undone);
            // No memory holds more than C can count.
            Ok(c_int::try_from(undone).unwrap_or(c_int::MAX))
        },
    )
}

/// Goes a step back or forth.
///
/// # Safety
///
/// `p` is NULL or a game.
unsafe fn step(
    p: *mut Partie,
    tags: [&'static str; 2],
    go: fn(&mut Match) -> bool,
    nothing: fn(Langue) -> GameRefusal,
) -> Result<TypeErreurC, Breach> {
    // SAFETY: NULL or a game, by the caller.
    let handle = unsafe { Handle::free_at(p, tags) }?;
    let language = language::current();
    Ok(match handle.change(|state| state.game.as_mut().map(go)) {
        Some(true) => {
            handle.show();
            TypeErreur::PasErreur as TypeErreurC
        }
        Some(false) => handle.refuse(nothing(language)),
        None => handle.refuse(messages::not_begun(language)),
    })
}
