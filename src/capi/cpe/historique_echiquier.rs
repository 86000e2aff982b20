//! Section « Historique » of `echecs.h`, continued: from a board to a history, and back.

use std::ffi::c_int;

use super::deplacement::intact_board;
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, ECHECS_COUPS_MAX, HistoriquePartie, History};
use super::pointers::write;
use super::replay::board_after;
use crate::capi::castling_rights::untouched_rights;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};

/// Prépare l'historique d'une partie qui commence par un échiquier.
///
/// @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
/// @param e l'échiquier d'avant le premier coup.
///
/// Si une clause n'est pas respectée, *h ne change pas.
///
/// Nécessite :
/// - [HISTORIQUE-DEPUIS-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-DEPUIS-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-DEPUIS-N3] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2].
///
/// Garantie :
/// - [HISTORIQUE-DEPUIS-G1] + rend pas_erreur, et *h reçoit une partie sans coup :
///   echiquier_initial est égal à *e, il n'y a pas de case de prise en passant, demi_coups vaut 0
///   et numero_coup vaut 1 ;
/// - [HISTORIQUE-DEPUIS-G2] + droits_roque a un droit pour chaque tour sur sa case initiale, si le
///   roi du même camp est sur sa case initiale.
///
/// @return un type_erreur : pas_erreur, ou le code de l'erreur.
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
            coups: [CoupJoue::NONE; ECHECS_COUPS_MAX],
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
/// - [HISTORIQUE-REJOUER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon rend erreur_historique_invalide ;
/// - [HISTORIQUE-REJOUER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [HISTORIQUE-REJOUER-G1] + rend pas_erreur, et *e reçoit l'échiquier obtenu en faisant tous les
///   coups, l'un après l'autre, depuis echiquier_initial ; après chaque coup, le trait passe au
///   camp adverse ;
/// - [HISTORIQUE-REJOUER-G2] + rend erreur_historique_invalide dans l'un de ces cas ; la fonction
///   ne vérifie pas que les coups sont légaux :
///   - echiquier_initial n'est pas intègre ;
///   - le type d'un coup n'est pas un type_deplacement ;
///   - un coup part d'une case où le camp qui a le trait n'a pas de pièce ;
///   - un roque n'a pas de pièce de ce camp dans le coin de la tour ;
///   - un coup de type deplacement_promotion a une promotion qui n'est ni dame, ni tour, ni fou, ni
///     cavalier (pour un autre type, la promotion ne compte pas) ;
///   - l'échiquier obtenu à la fin n'est pas intègre ;
/// - [HISTORIQUE-REJOUER-G3] + si la fonction rend un autre code que pas_erreur : *e ne
///   change pas ;
/// - [HISTORIQUE-REJOUER-G4] + fait chaque coup selon son type (un roque déplace aussi la tour, une
///   prise en passant retire le pion pris), sans appeler aucune fonction par son nom.
///
/// @return un type_erreur : pas_erreur, ou le code de l'erreur.
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

/// Annule le dernier coup, et donne l'échiquier d'avant.
///
/// @param h l'historique, dont le dernier coup disparaît.
/// @param e où écrire l'échiquier d'avant le coup, recalculé depuis echiquier_initial.
///
/// Nécessite :
/// - [HISTORIQUE-ANNULER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-ANNULER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon rend erreur_historique_invalide ;
/// - [HISTORIQUE-ANNULER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [HISTORIQUE-ANNULER-G1] + rend pas_erreur, h->nombre_coups diminue de 1, et *e reçoit
///   l'échiquier obtenu en faisant les coups qui restent ;
/// - [HISTORIQUE-ANNULER-G2] + s'il n'y a aucun coup : rend erreur_historique_vide ;
/// - [HISTORIQUE-ANNULER-G3] + si les coups qui restent ne se rejouent pas (voir
///   [HISTORIQUE-REJOUER-G2]) : rend erreur_historique_invalide ;
/// - [HISTORIQUE-ANNULER-G4] + si la fonction rend un autre code que pas_erreur : ni *e ni *h
///   ne change ;
/// - [HISTORIQUE-ANNULER-G5] + fait les coups comme en [HISTORIQUE-REJOUER-G4], sans appeler aucune
///   fonction par son nom.
///
/// @return un type_erreur : pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_historique_annuler_coup")]
pub unsafe extern "C" fn historique_annuler_coup(
    h: *mut HistoriquePartie,
    e: *mut Echiquier,
) -> c_int {
    call(
        "historique_annuler_coup",
        |code| code,
        || {
            let tags = ["HISTORIQUE-ANNULER-N1", "HISTORIQUE-ANNULER-N2"];
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, tags) }?;
            if e.is_null() {
                return Err(Breach::null("HISTORIQUE-ANNULER-N3", "e"));
            }
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
