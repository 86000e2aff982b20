//! Section « Notation » of `partie.h`.

use std::ffi::c_char;

use super::described::Described;
use super::handle::Handle;
use super::partie::Partie;
use super::written::{Asked, read_move};
use crate::capi::arguments::{self, fill};
use crate::capi::cpe::CoupJoue;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::{language, pointers};
use crate::rules::{CastlingStyle, Move, Position};

/// Lit un coup écrit, sans le jouer.
///
/// @param p la partie.
/// @param texte le coup, écrit comme pour partie_jouer, avec la pièce d'une promotion ; toute suite
///     d'octets est admise.
/// @param coup où écrire le coup.
///
/// Nécessite :
/// - [PARTIE-LIRE-COUP-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-LIRE-COUP-N2] texte n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-LIRE-COUP-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-LIRE-COUP-G1] + coup légal : rend pas_erreur, et *coup reçoit ce coup, membre par
///   membre comme dans partie_lister_coups ;
/// - [PARTIE-LIRE-COUP-G2] + sinon rend le premier code qui convient, et *coup ne change pas :
///   - celui de partie_verifier_texte (pas par son nom), si le coup est illégal ou mal écrit, ou si
///     la partie n'a pas commencé ou est finie ;
///   - erreur_promotion_annulee, si la pièce d'une promotion n'est pas écrite ;
/// - [PARTIE-LIRE-COUP-G3] + la partie ne change pas, et sa vue n'est pas appelée ; n'écrit rien
///   sur stderr, et echecs_derniere_erreur ne change pas.
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_lire_coup")]
pub unsafe extern "C" fn partie_lire_coup(
    p: *const Partie,
    texte: *const c_char,
    coup: *mut CoupJoue,
) -> TypeErreurC {
    call(
        "partie_lire_coup",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-LIRE-COUP-N1") }?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(texte, "PARTIE-LIRE-COUP-N2", "texte") }?;
            if coup.is_null() {
                return Err(Breach::null("PARTIE-LIRE-COUP-N3", "coup"));
            }
            let state = handle.look();
            let Some(game) = &state.game else {
                return Ok(TypeErreur::ErreurPartieNonCommencee as TypeErreurC);
            };
            let code = match read_move(&state, text, language::current()) {
                Ok(Asked::Move(mv)) => {
                    // SAFETY: not NULL, so a place for a move.
                    unsafe { pointers::write(coup, CoupJoue::of(game.position(), mv)) };
                    TypeErreur::PasErreur
                }
                Ok(Asked::Promotion(_)) => TypeErreur::ErreurPromotionAnnulee,
                Err(refusal) => refusal.code,
            };
            Ok(code as TypeErreurC)
        },
    )
}

/// Écrit un coup légal en notation algébrique, comme « Cf3 ».
///
/// Par exemple « Cf3 », « exd6 », « e8=D+ », « O-O-O# ». Si plusieurs pièces de même sorte peuvent
/// aller légalement sur la case d'arrivée, la notation dit d'où part la pièce : par sa colonne
/// (« Dbd5 ») ; sinon, si une autre a cette colonne, par sa rangée (« D5b3 ») ; sinon, si une autre
/// a cette rangée aussi, par sa case (« Db5d3 »).
///
/// @param p la partie.
/// @param coup le coup, par exemple un de ceux de partie_lister_coups : ses deux cases, et, pour un
///     pion qui arrive sur sa dernière rangée, coup->promotion (dame, tour, fou ou cavalier). Pour
///     tout autre coup, coup->promotion peut être n'importe quelle valeur de type_piece ; coup->type
///     ne compte jamais.
/// @param tampon où écrire le coup, ou NULL si taille vaut 0 : char tampon[PARTIE_SAN_MAX].
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-SAN-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-SAN-N2] coup n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-SAN-N3] les quatre coordonnées de *coup vont de 0 à 7 ; sinon rend 0, et tampon reçoit
///   "" ;
/// - [PARTIE-SAN-N4] coup->promotion est une valeur de type_piece ; sinon rend 0, et tampon reçoit
///   "" ;
/// - [PARTIE-SAN-N5] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-SAN-G1] + coup légal : écrit sa notation, avec les lettres de la langue de
///   echecs_choisir_langue, « + » pour un échec et « # » pour un mat ;
/// - [PARTIE-SAN-G2] + si le coup n'est pas légal, si c'est une promotion sans pièce permise, ou si
///   la partie n'a pas commencé ou est finie : rend 0, et tampon reçoit "" ;
/// - [PARTIE-SAN-G3] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_SAN_MAX octets
///   suffisent toujours.
///
/// @return la longueur de la notation, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_san")]
pub unsafe extern "C" fn partie_ecrire_san(
    p: *const Partie,
    coup: *const CoupJoue,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-SAN-N1") }?;
        let tags = ["PARTIE-SAN-N2", "PARTIE-SAN-N3", "PARTIE-SAN-N4"];
        // SAFETY: NULL or a move, by contract.
        let described = unsafe { Described::at(coup, tags) }?;
        let letters = language::current().letters();
        let san = described.written(&handle.look(), |position, mv| position.to_san(mv, letters));
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-SAN-N5", &san) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_san", (tampon, taille), |_| 0, body) }
}

/// Les octets qui suffisent, zéro final compris, pour tout coup de partie_ecrire_san,
/// partie_ecrire_uci et partie_ecrire_san_joue : char san[PARTIE_SAN_MAX].
pub const PARTIE_SAN_MAX: usize = 16;

/// Écrit un coup légal comme les moteurs d'échecs, par exemple « e2e4 ».
///
/// C'est la forme du protocole UCI, la même dans toutes les langues : les deux cases, puis la lettre
/// anglaise de la pièce d'une promotion (q, r, b ou n), « e7e8q ». Un roque s'écrit par les cases du
/// roi, « e1g1 » ; dans une position de Chess960 où le roi ne part pas de la colonne e, ou la tour
/// pas d'un coin, par celles du roi et de sa tour, « f1h1 ».
///
/// @param p la partie.
/// @param coup le coup, comme pour partie_ecrire_san.
/// @param tampon où écrire le coup, ou NULL si taille vaut 0 : char tampon[PARTIE_SAN_MAX].
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-UCI-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-UCI-N2] coup n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-UCI-N3] les quatre coordonnées de *coup vont de 0 à 7 ; sinon rend 0, et tampon reçoit
///   "" ;
/// - [PARTIE-UCI-N4] coup->promotion est une valeur de type_piece ; sinon rend 0, et tampon reçoit
///   "" ;
/// - [PARTIE-UCI-N5] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-UCI-G1] + coup légal : écrit le coup sous cette forme, que partie_jouer et
///   partie_lire_coup relisent ;
/// - [PARTIE-UCI-G2] + si le coup n'est pas légal, si c'est une promotion sans pièce permise, ou si
///   la partie n'a pas commencé ou est finie : rend 0, et tampon reçoit "" ;
/// - [PARTIE-UCI-G3] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_SAN_MAX octets
///   suffisent toujours.
///
/// @return la longueur du coup écrit, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_uci")]
pub unsafe extern "C" fn partie_ecrire_uci(
    p: *const Partie,
    coup: *const CoupJoue,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-UCI-N1") }?;
        let tags = ["PARTIE-UCI-N2", "PARTIE-UCI-N3", "PARTIE-UCI-N4"];
        // SAFETY: NULL or a move, by contract.
        let described = unsafe { Described::at(coup, tags) }?;
        let uci = described.written(&handle.look(), uci);
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-UCI-N5", &uci) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_uci", (tampon, taille), |_| 0, body) }
}

/// A legal move as engines write it; castling by the squares that players name it by.
fn uci(position: &Position, mv: Move) -> String {
    let (_, arrival) = position.move_squares(mv);
    let style = if arrival == mv.to() { CastlingStyle::Chess960 } else { CastlingStyle::Classical };
    mv.to_uci(style)
}
