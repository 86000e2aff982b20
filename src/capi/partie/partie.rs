//! Section « Partie » of `partie.h`.

use std::ffi::c_char;
use std::ptr;

use super::handle::Handle;
use crate::capi::arguments::{self, has_room};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::fen_sentences;
use crate::capi::guard::call;
use crate::capi::language;
use crate::play::Match;
use crate::rules::Position;

/// Une partie d'échecs et sa vue. Sa mémoire est à la bibliothèque : partie_creer ou
/// partie_creer_copie la donne, partie_detruire la rend.
pub struct Partie {
    _object: Handle,
}

/// Crée une partie, sans vue, qui n'a pas commencé.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [PARTIE-CREER-G1] rend une partie qui n'a pas commencé ;
/// - [PARTIE-CREER-G4] + rien ne se joue tant que partie_commencer, partie_lire_fen ou une lecture
///   de PGN n'a pas commencé cette partie ;
/// - [PARTIE-CREER-G2] + deux parties ne partagent rien ;
/// - [PARTIE-CREER-G3] + rend NULL si la mémoire manque, ou après un défaut de la bibliothèque
///   elle-même, qu'elle signale ; sinon ne rend pas NULL.
///
/// @return la partie, à rendre à partie_detruire, ou NULL.
#[unsafe(export_name = "echecs_interne_partie_creer")]
pub extern "C" fn partie_creer() -> *mut Partie {
    call("partie_creer", |_| ptr::null_mut(), || Ok(Handle::new().give()))
}

/// Crée une partie qui est la copie d'une autre, sans vue.
///
/// La copie sert à essayer des coups, ou à chercher un conseil dans un autre fil d'exécution, sans
/// toucher à la partie elle-même.
///
/// @param p la partie à copier.
///
/// Nécessite :
/// - [PARTIE-COPIE-N1] p n'est pas NULL ; sinon rend NULL.
///
/// Garantie :
/// - [PARTIE-COPIE-G1] + rend une partie qui a tout ce qu'a p : la position, les coups joués et
///   annulés, la fin, les étiquettes, les commentaires, les annotations et les variantes ; si p
///   n'a pas commencé, la copie n'a pas commencé ;
/// - [PARTIE-COPIE-G2] + la copie n'a pas de vue, et ne partage rien avec p : changer ou détruire
///   une des deux ne change pas l'autre ;
/// - [PARTIE-COPIE-G3] + p ne change pas, et sa vue n'est pas appelée ; une fonction de la vue de p
///   peut donc faire une copie ;
/// - [PARTIE-COPIE-G4] + rend NULL si la mémoire manque.
///
/// @return la copie, à rendre à partie_detruire, ou NULL.
#[unsafe(export_name = "echecs_interne_partie_creer_copie")]
pub unsafe extern "C" fn partie_creer_copie(p: *const Partie) -> *mut Partie {
    call(
        "partie_creer_copie",
        |_| ptr::null_mut(),
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-COPIE-N1") }?;
            let state = handle.look();
            if !has_room(state.game.as_ref().map_or(0, Match::room)) {
                return Ok(ptr::null_mut());
            }
            Ok(Handle::playing(state.game.clone()).give())
        },
    )
}

/// Détruit une partie.
///
/// Il ne faut plus se servir de la partie ensuite. Une partie détruite n'est reconnue que tant que
/// sa mémoire ne sert pas à autre chose : ensuite, rien n'est garanti.
///
/// @param p la partie, ou NULL.
///
/// Nécessite :
/// - [PARTIE-DETRUIRE-N1] p est NULL, ou une partie donnée par partie_creer ou partie_creer_copie
///   et pas encore détruite ; sinon ne fait rien ;
/// - [PARTIE-DETRUIRE-N2] aucune fonction de la vue de p n'est en cours ; sinon ne fait rien.
///
/// Garantie :
/// - [PARTIE-DETRUIRE-G1] + la mémoire de la partie est libérée, et sa vue n'est plus appelée ;
/// - [PARTIE-DETRUIRE-G2] + ne fait rien si p vaut NULL.
#[unsafe(export_name = "echecs_interne_partie_detruire")]
pub unsafe extern "C" fn partie_detruire(p: *mut Partie) {
    call(
        "partie_detruire",
        |_| (),
        || {
            if p.is_null() {
                return Ok(());
            }
            // SAFETY: a game, by contract.
            unsafe { Handle::free_at(p, ["PARTIE-DETRUIRE-N1", "PARTIE-DETRUIRE-N2"]) }?;
            // SAFETY: a game that was given to C, and that C gives back, by contract.
            unsafe { Handle::destroy(p) };
            Ok(())
        },
    );
}

/// Commence une nouvelle partie, dans la position initiale.
///
/// La nouvelle partie remplace celle d'avant, dont rien ne reste.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-COMMENCER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-COMMENCER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-COMMENCER-G1] rend pas_erreur ; les pièces sont sur leurs cases initiales, les blancs
///   ont le trait, et rien de la partie d'avant ne compte ;
/// - [PARTIE-COMMENCER-G2] la vue montre les 32 pièces, et dit à qui de jouer ;
/// - [PARTIE-COMMENCER-G3] + il n'y a rien à annuler ni à rétablir, et la partie n'a ni étiquette
///   ni commentaire ;
/// - [PARTIE-COMMENCER-G4] + la vue reçoit les cases qui changent et un message : voir
///   [PARTIE-VUE-G3].
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_commencer")]
pub unsafe extern "C" fn partie_commencer(p: *mut Partie) -> TypeErreurC {
    call(
        "partie_commencer",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle =
                unsafe { Handle::free_at(p, ["PARTIE-COMMENCER-N1", "PARTIE-COMMENCER-N2"]) }?;
            Ok(begin(handle, Match::new(Position::default())))
        },
    )
}

/// Puts a game in the place of what there was.
pub(super) fn begin(handle: &Handle, game: Match) -> TypeErreurC {
    handle.change(|state| state.game = Some(game));
    handle.show();
    TypeErreur::PasErreur as TypeErreurC
}

/// Commence une nouvelle partie, dans la position d'une FEN.
///
/// La nouvelle partie remplace celle d'avant, dont rien ne reste. Les droits de roque de Chess960
/// (HAha) sont admis. La partie peut être finie d'avance, par exemple par un mat.
///
/// @param p la partie.
/// @param fen la chaîne : voir echecs_verifier_fen ; toute suite d'octets est admise.
///
/// Nécessite :
/// - [PARTIE-LIRE-FEN-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-LIRE-FEN-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-LIRE-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-LIRE-FEN-G1] + position possible : rend pas_erreur, la partie commence dans cette
///   position, et la vue reçoit les cases qui changent (voir [PARTIE-VUE-G3]) ;
/// - [PARTIE-LIRE-FEN-G2] + sinon rend le code erreur_fen_... ou erreur_position_... que rendrait
///   echecs_verifier_fen (pas par son nom), la partie ne change pas, et la vue reçoit la raison par
///   afficher_message ; n'écrit rien sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_lire_fen")]
pub unsafe extern "C" fn partie_lire_fen(p: *mut Partie, fen: *const c_char) -> TypeErreurC {
    call(
        "partie_lire_fen",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle =
                unsafe { Handle::free_at(p, ["PARTIE-LIRE-FEN-N1", "PARTIE-LIRE-FEN-N2"]) }?;
            // SAFETY: NULL or terminated, by contract.
            let fen = unsafe { arguments::text(fen, "PARTIE-LIRE-FEN-N3", "fen") }?;
            match Position::from_fen(fen) {
                Ok(start) => Ok(begin(handle, Match::new(start))),
                Err(error) => {
                    let refusal = fen_sentences::fen_refusal(fen, &error);
                    let beginning = language::current().choose("FEN refusée", "FEN refused");
                    handle.tell(&format!("{beginning}, {}.", refusal.sentence));
                    Ok(refusal.code as TypeErreurC)
                }
            }
        },
    )
}
