//! Section « Listes de coups » of `partie.h`.

use std::ffi::c_int;

use super::handle::Handle;
use super::partie::Partie;
use super::squares::required_square;
use crate::capi::arguments::deliver;
use crate::capi::cpe::CoupJoue;
use crate::capi::guard::call;
use crate::play::Match;
use crate::rules::Move;

/// Donne les coups légaux d'une partie.
///
/// Une promotion compte pour quatre coups : dame, tour, fou, cavalier. Pour un roque, la case
/// d'arrivée est celle que partie_deplacer attend : celle du roi, sauf dans le cas de Chess960 de
/// partie_deplacer.
///
/// @param p la partie.
/// @param tableau où écrire les coups, ou NULL si capacite vaut 0 :
///     coup_joue tableau[PARTIE_COUPS_MAX].
/// @param capacite le nombre de coups que tableau peut recevoir.
///
/// Nécessite :
/// - [PARTIE-LISTER-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-LISTER-N2] capacite n'est pas négative ; sinon rend 0 ;
/// - [PARTIE-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-LISTER-G1] + rend le nombre de coups légaux, 0 si la partie n'a pas commencé ou est
///   finie ; tableau en reçoit autant qu'il peut, chacun une fois ;
/// - [PARTIE-LISTER-G2] + chaque coup du tableau est, membre par membre, celui que partie_coup_joue
///   donnerait après l'avoir joué ;
/// - [PARTIE-LISTER-G3] + le nombre rendu ne dépasse jamais PARTIE_COUPS_MAX.
///
/// @return le nombre de coups légaux.
#[unsafe(export_name = "echecs_interne_partie_lister_coups")]
pub unsafe extern "C" fn partie_lister_coups(
    p: *const Partie,
    tableau: *mut CoupJoue,
    capacite: c_int,
) -> c_int {
    call(
        "partie_lister_coups",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-LISTER-N1") }?;
            let tags = ["PARTIE-LISTER-N2", "PARTIE-LISTER-N3"];
            let moves = listed(handle.look().game.as_ref(), |_| true);
            // SAFETY: NULL or room for `capacite` moves, by contract.
            unsafe { deliver(moves.into_iter(), (tableau, capacite), tags) }
        },
    )
}

/// Le nombre de coups légaux d'une position ne dépasse jamais ce nombre : un joueur a au plus 16
/// pièces, et une pièce au plus 27 coups. Exemple : coup_joue coups[PARTIE_COUPS_MAX].
pub const PARTIE_COUPS_MAX: usize = 512;

/// Donne les coups légaux de la pièce d'une case.
///
/// @param p la partie.
/// @param x la colonne de départ : 0 pour a.
/// @param y la rangée de départ : 0 pour la première.
/// @param tableau où écrire les coups, ou NULL si capacite vaut 0 :
///     coup_joue tableau[PARTIE_COUPS_MAX].
/// @param capacite le nombre de coups que tableau peut recevoir.
///
/// Nécessite :
/// - [PARTIE-LISTER-DE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-LISTER-DE-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
/// - [PARTIE-LISTER-DE-N3] capacite n'est pas négative ; sinon rend 0 ;
/// - [PARTIE-LISTER-DE-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-LISTER-DE-G1] + rend le nombre de coups légaux qui partent de cette case, 0 si la case
///   est vide ou sa pièce adverse, ou si la partie n'a pas commencé ou est finie ; tableau reçoit
///   autant de ces coups qu'il peut, voir [PARTIE-LISTER-G2].
///
/// @return le nombre de coups légaux de cette pièce.
#[unsafe(export_name = "echecs_interne_partie_lister_coups_de")]
pub unsafe extern "C" fn partie_lister_coups_de(
    p: *const Partie,
    x: c_int,
    y: c_int,
    tableau: *mut CoupJoue,
    capacite: c_int,
) -> c_int {
    call(
        "partie_lister_coups_de",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-LISTER-DE-N1") }?;
            let from = required_square("PARTIE-LISTER-DE-N2", x, y)?;
            let tags = ["PARTIE-LISTER-DE-N3", "PARTIE-LISTER-DE-N4"];
            let moves = listed(handle.look().game.as_ref(), |mv| mv.from() == from);
            // SAFETY: NULL or room for `capacite` moves, by contract.
            unsafe { deliver(moves.into_iter(), (tableau, capacite), tags) }
        },
    )
}

/// Some of the legal moves of a game that goes on.
fn listed(game: Option<&Match>, wanted: impl Fn(&Move) -> bool) -> Vec<CoupJoue> {
    let going_on = game.filter(|game| game.ending().is_none());
    going_on.map_or_else(Vec::new, |game| {
        let position = game.position();
        let moves = position.legal_moves();
        let wanted = moves.iter().filter(|mv| wanted(mv));
        wanted.map(|&mv| CoupJoue::of(position, mv)).collect()
    })
}
