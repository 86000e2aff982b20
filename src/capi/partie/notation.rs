//! Section « Notation » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::{fill, handle};
use super::partie::Partie;
use super::squares::required_squares;
use crate::capi::cpe::{CoupJoue, TypePiece, TypePieceC};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::{language, pointers};
use crate::play::Match;
use crate::rules::{Move, Position, Square};

/// Écrit un coup légal en notation algébrique, aussi court que possible : « Cf3 », « exd6 »,
/// « e8=D+ », « O-O-O# ».
///
/// @param p la partie.
/// @param x_depart la colonne de départ : 0 pour a.
/// @param y_depart la rangée de départ : 0 pour la première.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
///     cavalier ; pour tout autre coup, invalide, ou une autre valeur, qui ne compte pas.
/// @param tampon où écrire le coup, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-SAN-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-SAN-N2] les quatre coordonnées vont de 0 à 7 ; sinon rend 0 ;
/// - [PARTIE-SAN-N3] promotion est une valeur de type_piece ; sinon rend 0 ;
/// - [PARTIE-SAN-N4] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-SAN-G1] coup légal : tampon reçoit sa notation, avec les lettres de la langue de
///   echecs_langue, « + » pour un échec et « # » pour un mat ;
/// - [PARTIE-SAN-G2] coup qui n'est pas légal, promotion sans pièce permise, partie qui n'a pas
///   commencé ou est finie : rend 0, et la chaîne est vide ;
/// - [PARTIE-SAN-G3] rend la longueur de la notation, sans le zéro final ; si elle n'est pas
///   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille
///   vaut 0) ; PARTIE_SAN_MAX octets suffisent toujours.
///
/// @return la longueur de la notation, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_san")]
pub unsafe extern "C" fn partie_ecrire_san(
    p: *const Partie,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    promotion: TypePieceC,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_ecrire_san",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-SAN-N1") }?;
            let coordinates = [x_depart, y_depart, x_arrivee, y_arrivee];
            let squares = required_squares("PARTIE-SAN-N2", coordinates)?;
            let promotion = TypePiece::from_c(promotion).ok_or_else(|| {
                let explanation = format!("promotion vaut {promotion}, il faut de 0 à 7");
                Breach::new("PARTIE-SAN-N3", TypeErreur::ErreurArgumentHorsLimites, explanation)
            })?;
            let state = handle.look();
            let game = state.game.as_ref().filter(|game| game.ending().is_none());
            let san = game.and_then(|game| {
                let mv = named_move(game.position(), squares, promotion)?;
                Some(game.position().to_san(mv, language::current().letters()))
            });
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-SAN-N4", &san.unwrap_or_default()) }
        },
    )
}

/// Les octets qui suffisent, zéro final compris, pour tout coup de partie_ecrire_san et de
/// partie_ecrire_san_joue : char san[PARTIE_SAN_MAX].
pub const PARTIE_SAN_MAX: usize = 16;

fn named_move(
    position: &Position,
    squares: (Square, Square),
    promotion: TypePiece,
) -> Option<Move> {
    let fits = |mv: &Move| {
        position.move_squares(*mv) == squares
            && mv.promotion().is_none_or(|role| promotion.role() == Some(role))
    };
    position.legal_moves().iter().copied().find(fits)
}

/// Donne le nombre de coups (demi-coups) joués, sans ceux qui ont été annulés.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-NOMBRE-G1] rend le nombre de coups joués, 0 avant le début de la partie.
///
/// @return le nombre de coups.
#[unsafe(export_name = "echecs_interne_partie_nombre_coups")]
pub unsafe extern "C" fn partie_nombre_coups(p: *const Partie) -> c_int {
    call(
        "partie_nombre_coups",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-NOMBRE-N1") }?;
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
/// @param numero le numéro du coup : 1 pour le premier, partie_nombre_coups pour le dernier.
/// @param coup où écrire le coup.
///
/// Nécessite :
/// - [PARTIE-COUP-JOUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-COUP-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-COUP-JOUE-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-COUP-JOUE-G1] rend pas_erreur, et *coup reçoit le coup, avec son type et sa promotion.
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
            let handle = unsafe { handle(p, "PARTIE-COUP-JOUE-N1") }?;
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
/// @param numero le numéro du coup : 1 pour le premier, partie_nombre_coups pour le dernier.
/// @param tampon où écrire le coup, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-SAN-JOUE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-SAN-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0 ;
/// - [PARTIE-SAN-JOUE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-SAN-JOUE-G1] écrit le coup comme partie_ecrire_san l'aurait écrit avant qu'il soit
///   joué, et rend sa longueur.
///
/// @return la longueur de la notation, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_san_joue")]
pub unsafe extern "C" fn partie_ecrire_san_joue(
    p: *const Partie,
    numero: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_ecrire_san_joue",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-SAN-JOUE-N1") }?;
            let state = handle.look();
            let (before, mv) = played(state.game.as_ref(), numero, "PARTIE-SAN-JOUE-N2")?;
            let san = before.to_san(mv, language::current().letters());
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-SAN-JOUE-N3", &san) }
        },
    )
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
    found.ok_or_else(|| {
        let last = count(game);
        let explanation = format!("numero vaut {numero}, il faut de 1 à {last}");
        Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
    })
}
