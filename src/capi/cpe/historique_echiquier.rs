//! Section « Historique » of `echecs.h`, continued: from a board to a history, and back.

use std::ffi::c_int;

use super::deplacement::intact_board;
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, HistoriquePartie, History, MAX_COUPS_HISTORIQUE};
use super::pointers::write;
use super::replay::board_after;
use super::rights::untouched_rights;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};

/// Prépare l'historique d'une partie qui commence par un échiquier donné.
///
/// @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
/// @param e l'échiquier du départ.
///
/// Si une clause n'est pas respectée, *h ne change pas.
///
/// Nécessite :
/// - [HISTORIQUE-DEPUIS-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-DEPUIS-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-DEPUIS-N3] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi.
///
/// Garantie :
/// - [HISTORIQUE-DEPUIS-G1] rend pas_erreur ; h->echiquier_initial devient égal à *e,
///   nombre_coups vaut 0, il n'y a pas de case de prise en passant, demi_coups vaut 0 et
///   numero_coup vaut 1 ;
/// - [HISTORIQUE-DEPUIS-G2] droits_roque a un droit pour chaque tour qui est sur sa case de
///   départ quand son roi est sur la sienne.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_historique_initialise_depuis")]
pub unsafe extern "C" fn historique_initialise_depuis(
    h: *mut HistoriquePartie,
    e: *const Echiquier,
) -> c_int {
    call(
        "historique_initialise_depuis",
        |code| code,
        || {
            if h.is_null() {
                return Err(Breach::null("HISTORIQUE-DEPUIS-N1", "h"));
            }
            let tags = ["HISTORIQUE-DEPUIS-N2", "HISTORIQUE-DEPUIS-N3"];
            // SAFETY: NULL or a board, by contract.
            let (board, _) = unsafe { intact_board(e, tags) }?;
            // SAFETY: not NULL, so a history.
            unsafe { write(h, HistoriquePartie::starting_at(board)) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

impl HistoriquePartie {
    /// The game that starts with a board of which nothing more is known.
    pub(super) fn starting_at(board: Echiquier) -> HistoriquePartie {
        HistoriquePartie {
            echiquier_initial: board,
            nombre_coups: 0,
            coups: [CoupJoue::NONE; MAX_COUPS_HISTORIQUE],
            droits_roque: untouched_rights(&board.board()),
            en_passant_x: -1,
            en_passant_y: -1,
            demi_coups: 0,
            numero_coup: 1,
        }
    }

    /// The board after the last move, if the moves can be made.
    pub(super) fn last_board(&self) -> Option<Echiquier> {
        // SAFETY: the address of a history.
        let history = unsafe { History::at(self) }?.ok()?;
        board_after(history, history.count())
    }
}

/// Donne l'échiquier après tous les coups d'un historique.
///
/// @param h l'historique.
/// @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
///
/// Nécessite :
/// - [HISTORIQUE-REJOUER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-REJOUER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
///   erreur_historique_invalide ;
/// - [HISTORIQUE-REJOUER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [HISTORIQUE-REJOUER-G1] *e devient l'échiquier de départ après tous les coups, et la
///   fonction rend pas_erreur ;
/// - [HISTORIQUE-REJOUER-G2] si les coups ne peuvent pas être faits l'un après l'autre (le camp
///   qui a le trait n'a pas de pièce au départ, une promotion n'est ni dame, ni tour, ni fou, ni
///   cavalier, ou l'échiquier n'est plus intègre), rend erreur_historique_invalide ; qu'un coup
///   soit permis par les règles n'est pas vérifié ;
/// - [HISTORIQUE-REJOUER-G3] si la fonction rend un autre code que pas_erreur, *e ne change
///   pas ;
/// - [HISTORIQUE-REJOUER-G4] c'est la bibliothèque elle-même qui fait les coups, chacun selon sa
///   sorte : un roque déplace aussi la tour, une prise en passant retire le pion pris. Elle
///   n'appelle aucune fonction que le programme a remplacée.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_historique_rejouer")]
pub unsafe extern "C" fn historique_rejouer(
    h: *const HistoriquePartie,
    e: *mut Echiquier,
) -> c_int {
    call(
        "historique_rejouer",
        |code| code,
        || {
            let tags = ["HISTORIQUE-REJOUER-N1", "HISTORIQUE-REJOUER-N2"];
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, tags) }?;
            if e.is_null() {
                return Err(Breach::null("HISTORIQUE-REJOUER-N3", "e"));
            }
            let Some(board) = board_after(history, history.count()) else {
                return Ok(TypeErreur::ErreurHistoriqueInvalide as TypeErreurC);
            };
            // SAFETY: not NULL, so a board.
            unsafe { write(e, board) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// Annule le dernier coup : l'échiquier redevient ce qu'il était avant lui.
///
/// @param e où écrire l'échiquier d'avant le coup, recalculé depuis echiquier_initial.
/// @param h l'historique, dont le dernier coup disparaît.
///
/// Nécessite :
/// - [HISTORIQUE-ANNULER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-ANNULER-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-ANNULER-N3] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
///   erreur_historique_invalide.
///
/// Garantie :
/// - [HISTORIQUE-ANNULER-G1] rend pas_erreur, h->nombre_coups diminue de 1, et *e devient
///   l'échiquier obtenu en jouant les coups qui restent ;
/// - [HISTORIQUE-ANNULER-G2] s'il n'y a aucun coup, rend erreur_historique_vide ;
/// - [HISTORIQUE-ANNULER-G3] si les coups ne peuvent pas être rejoués (pas de pièce sur la case
///   de départ, échiquier initial non intègre) ou donnent un échiquier non intègre, rend
///   erreur_historique_invalide ;
/// - [HISTORIQUE-ANNULER-G4] si elle ne rend pas pas_erreur, ni *e ni *h n'a changé ;
/// - [HISTORIQUE-ANNULER-G5] les coups qui restent sont faits comme par historique_rejouer, sans
///   appeler aucune fonction que le programme a remplacée.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_historique_annuler_coup")]
pub unsafe extern "C" fn historique_annuler_coup(
    e: *mut Echiquier,
    h: *mut HistoriquePartie,
) -> c_int {
    call(
        "historique_annuler_coup",
        |code| code,
        || {
            if e.is_null() {
                return Err(Breach::null("HISTORIQUE-ANNULER-N1", "e"));
            }
            let tags = ["HISTORIQUE-ANNULER-N2", "HISTORIQUE-ANNULER-N3"];
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, tags) }?;
            let Some(left) = history.count().checked_sub(1) else {
                return Ok(TypeErreur::ErreurHistoriqueVide as TypeErreurC);
            };
            let Some(board) = board_after(history, left) else {
                return Ok(TypeErreur::ErreurHistoriqueInvalide as TypeErreurC);
            };
            // SAFETY: neither is NULL, so a board and a history.
            unsafe {
                write(e, board);
                (&raw mut (*h).nombre_coups).write_unaligned(left as c_int);
            }
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}
