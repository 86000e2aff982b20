//! Section « Coups joués » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::Handle;
use super::partie::Partie;
use crate::capi::arguments::{fill, out_of_range};
use crate::capi::cpe::CoupJoue;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::{language, pointers};
use crate::play::Match;
use crate::rules::{Move, Position};

/// Donne le nombre de coups joués.
///
/// Chaque coup d'un joueur compte pour un ; les coups annulés ne comptent pas.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-NOMBRE-G1] + rend le nombre de coups joués, 0 avant le début de la partie.
///
/// @return le nombre de coups.
#[unsafe(export_name = "echecs_interne_partie_nombre_coups")]
pub unsafe extern "C" fn partie_nombre_coups(p: *const Partie) -> c_int {
    call(
        "partie_nombre_coups",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-NOMBRE-N1") }?;
            Ok(count(handle.look().game.as_ref()))
        },
    )
}

/// The number of moves played; no memory holds more than C can count.
pub(super) fn count(game: Option<&Match>) -> c_int {
    let count = game.map_or(0, |game| game.game().moves().len());
    c_int::try_from(count).unwrap_or(c_int::MAX)
}

/// Donne un coup joué.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
/// @param coup où écrire le coup.
///
/// Nécessite :
/// - [PARTIE-COUP-JOUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-COUP-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-COUP-JOUE-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-COUP-JOUE-G1] + rend pas_erreur, et *coup reçoit le coup, avec son type et sa
///   promotion (invalide si ce n'est pas une promotion).
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_coup_joue")]
pub unsafe extern "C" fn partie_coup_joue(
    p: *const Partie,
    numero: c_int,
    coup: *mut CoupJoue,
) -> TypeErreurC {
    call(
        "partie_coup_joue",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-COUP-JOUE-N1") }?;
            let state = handle.look();
            let (before, mv) = played(state.game.as_ref(), numero, "PARTIE-COUP-JOUE-N2")?;
            // SAFETY: NULL or a place for a move, by contract.
            unsafe { pointers::write(coup, CoupJoue::of(before, mv)) }
                .ok_or_else(|| Breach::null("PARTIE-COUP-JOUE-N3", "coup"))?;
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// Écrit un coup joué en notation algébrique.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
/// @param tampon où écrire le coup, ou NULL si taille vaut 0 : char tampon[PARTIE_SAN_MAX].
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-SAN-JOUE-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-SAN-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0, et tampon reçoit
///   "" ;
/// - [PARTIE-SAN-JOUE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-SAN-JOUE-G1] + écrit le coup comme partie_ecrire_san l'aurait écrit avant qu'il soit
///   joué (pas par son nom) ;
/// - [PARTIE-SAN-JOUE-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_SAN_MAX octets
///   suffisent toujours.
///
/// @return la longueur de la notation, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_san_joue")]
pub unsafe extern "C" fn partie_ecrire_san_joue(
    p: *const Partie,
    numero: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-SAN-JOUE-N1") }?;
        let state = handle.look();
        let (before, mv) = played(state.game.as_ref(), numero, "PARTIE-SAN-JOUE-N2")?;
        let san = before.to_san(mv, language::current().letters());
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-SAN-JOUE-N3", &san) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_san_joue", (tampon, taille), |_| 0, body) }
}

/// A move that was played, and the position before it.
fn played<'a>(
    game: Option<&'a Match>,
    numero: c_int,
    tag: &'static str,
) -> Result<(&'a Position, Move), Breach> {
    let found = usize::try_from(numero).ok().and_then(|number| {
        let place = number.checked_sub(1)?;
        game?.game().played(place)
    });
    found.ok_or_else(|| out_of_range(tag, "numero", numero, format!("de 1 à {}", count(game))))
}
