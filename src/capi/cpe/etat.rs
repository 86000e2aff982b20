//! Section « Échec, mat et pat » of `echecs.h`.

use std::ffi::c_int;

use super::deplacement::intact_board;
use super::echiquier::Echiquier;
use super::fen::position_of;
use super::historique::HistoriquePartie;
use crate::capi::guard::call;
use crate::rules::Position;

/// Dit si le roi du camp qui a le trait est en échec.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [ECHEC-N1] e n'est pas NULL ; sinon rend 0 ;
/// - [ECHEC-N2] *e est intègre ; sinon rend 0.
///
/// Garantie :
/// - [ECHEC-G1] + rend 1 si une pièce adverse attaque le roi du camp qui a le trait ; sinon rend 0.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_est_en_echec")]
pub unsafe extern "C" fn echiquier_est_en_echec(e: *const Echiquier) -> c_int {
    call(
        "echiquier_est_en_echec",
        |_| 0,
        || {
            // SAFETY: NULL or a board, by contract.
            let (_, intact) = unsafe { intact_board(e, ["ECHEC-N1", "ECHEC-N2"]) }?;
            Ok(intact.checker_of(intact.player).is_some().into())
        },
    )
}

/// What the board at an address and its history say of the position.
///
/// # Safety
///
/// Both are NULL or point to what they are said to.
unsafe fn ended(
    name: &str,
    tags: [&'static str; 4],
    (e, h): (*const Echiquier, *const HistoriquePartie),
    holds: fn(&Position) -> bool,
) -> c_int {
    call(
        name,
        |_| 0,
        || {
            // SAFETY: the same promise.
            let position = unsafe { position_of(e, h, tags) }?;
            Ok(position.is_ok_and(|position| holds(&position)).into())
        },
    )
}

/// Dit si le camp qui a le trait est mat.
///
/// @param e l'échiquier.
/// @param h l'historique des coups qui ont mené à cet échiquier.
///
/// Nécessite :
/// - [MAT-N1] e n'est pas NULL ; sinon rend 0 ;
/// - [MAT-N2] *e est intègre ; sinon rend 0 ;
/// - [MAT-N3] h n'est pas NULL ; sinon rend 0 ;
/// - [MAT-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
///
/// Garantie :
/// - [MAT-G1] + rend 1 si le roi du camp qui a le trait est en échec et si aucun coup, prise en
///   passant comprise, n'est légal ; sinon rend 0 ;
/// - [MAT-G2] + cherche les coups sans appeler aucune fonction par son nom ;
/// - [MAT-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut donner : rend 0.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_est_mat")]
pub unsafe extern "C" fn echiquier_est_mat(
    e: *const Echiquier,
    h: *const HistoriquePartie,
) -> c_int {
    let tags = ["MAT-N1", "MAT-N2", "MAT-N3", "MAT-N4"];
    let mated = |position: &Position| position.is_check() && !position.has_legal_moves();
    // SAFETY: NULL or what they are said to be, by contract.
    unsafe { ended("echiquier_est_mat", tags, (e, h), mated) }
}

/// Dit si le camp qui a le trait est pat.
///
/// @param e l'échiquier.
/// @param h l'historique des coups qui ont mené à cet échiquier.
///
/// Nécessite :
/// - [PAT-N1] e n'est pas NULL ; sinon rend 0 ;
/// - [PAT-N2] *e est intègre ; sinon rend 0 ;
/// - [PAT-N3] h n'est pas NULL ; sinon rend 0 ;
/// - [PAT-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
///
/// Garantie :
/// - [PAT-G1] + rend 1 si le roi du camp qui a le trait n'est pas en échec et si aucun coup, prise
///   en passant comprise, n'est légal ; sinon rend 0 ;
/// - [PAT-G2] + cherche les coups sans appeler aucune fonction par son nom ;
/// - [PAT-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut donner : rend 0.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_est_pat")]
pub unsafe extern "C" fn echiquier_est_pat(
    e: *const Echiquier,
    h: *const HistoriquePartie,
) -> c_int {
    let tags = ["PAT-N1", "PAT-N2", "PAT-N3", "PAT-N4"];
    let stalemated = |position: &Position| !position.is_check() && !position.has_legal_moves();
    // SAFETY: NULL or what they are said to be, by contract.
    unsafe { ended("echiquier_est_pat", tags, (e, h), stalemated) }
}
