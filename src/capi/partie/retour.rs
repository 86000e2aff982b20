//! Section « Annuler et rétablir » of `partie.h`.

use super::handle::free_handle;
use super::messages::{self, Refusal};
use super::partie::Partie;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::language::{self, Langue};
use crate::play::Match;

/// Annule le dernier coup d'une partie, ou la fin que les joueurs ont décidée : abandon, accord ou
/// réclamation.
///
/// Tous les coups peuvent être annulés, l'un après l'autre, jusqu'au premier.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ANNULER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ANNULER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-ANNULER-G1] rend pas_erreur ; tout est comme avant le coup : les pièces, le trait,
///   les droits de roque, la prise en passant, les compteurs, les répétitions ; la vue reçoit les
///   cases qui changent ;
/// - [PARTIE-ANNULER-G2] si la partie a fini par abandon, accord ou réclamation, c'est cette fin
///   seule qui est annulée : aucune pièce ne bouge, et le jeu continue ;
/// - [PARTIE-ANNULER-G3] s'il n'y a rien à annuler, rend erreur_historique_vide ; avant le début
///   de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_annuler")]
pub unsafe extern "C" fn partie_annuler(p: *mut Partie) -> TypeErreurC {
    let nothing = |language: Langue| {
        let sentence =
            language.choose("Il n'y a rien à annuler.", "There is nothing to take back.");
        Refusal::new(TypeErreur::ErreurHistoriqueVide, sentence)
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
/// - [PARTIE-RETABLIR-G1] rend pas_erreur ; tout est comme avant l'annulation, et la vue reçoit les
///   cases qui changent ;
/// - [PARTIE-RETABLIR-G2] s'il n'y a rien à rétablir, rend erreur_rien_a_retablir ; avant le début
///   de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_retablir")]
pub unsafe extern "C" fn partie_retablir(p: *mut Partie) -> TypeErreurC {
    let nothing = |language: Langue| {
        let sentence =
            language.choose("Il n'y a rien à rétablir.", "There is nothing to play again.");
        Refusal::new(TypeErreur::ErreurRienARetablir, sentence)
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

/// Goes a step back or forth.
///
/// # Safety
///
/// `p` is NULL or a game.
unsafe fn step(
    p: *mut Partie,
    tags: [&'static str; 2],
    go: fn(&mut Match) -> bool,
    nothing: fn(Langue) -> Refusal,
) -> Result<TypeErreurC, Breach> {
    // SAFETY: NULL or a game, by the caller.
    let handle = unsafe { free_handle(p, tags) }?;
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
