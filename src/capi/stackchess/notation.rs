//! Section « Notation » of `stackchess.h`.

use std::ffi::c_char;
use std::ptr;

use super::codes::{CodeStackchess, CodeStackchessC};
use super::handle::{breach, game};
use super::messages::notation_refusal;
use super::partie::Stackchess;
use crate::capi::guard::{Breach, call};
use crate::capi::strings;
use crate::stackchess::Position;

/// Écrit la position d'une partie.
///
/// Le texte a trois champs, séparés par une espace :
/// 1. les rangées, de la dernière à la première, séparées par « / », chacune lue de la colonne a
///    vers la droite ; un nombre compte des cases vides, une lettre est une pièce seule, et une
///    pile est écrite de bas en haut entre parenthèses ; les majuscules RDFTPC sont blanches, les
///    minuscules rdftpc noires ; un pion qui n'a jamais bougé est suivi d'une apostrophe ;
/// 2. le trait : b (blancs) ou n (noirs) ;
/// 3. les options : « - », ou c (avec les cavaliers), s (sans promotion), cs.
///
/// Le texte ne dit pas qui a abandonné, ni quels coups ont mené là.
///
/// @param partie la partie.
/// @param tampon où écrire le texte, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
///
/// Nécessite :
/// - [STACKCHESS-ECRIRE-N1] partie n'est pas NULL ;
/// - [STACKCHESS-ECRIRE-N2] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [STACKCHESS-ECRIRE-G1] tampon reçoit les trois champs : au début d'une partie de taille 6,
///   "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -" ;
/// - [STACKCHESS-ECRIRE-G2] rend la longueur du texte, sans le zéro final ; si elle n'est pas
///   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si
///   taille vaut 0) ;
/// - [STACKCHESS-ECRIRE-G3] cette longueur est toujours inférieure à STACKCHESS_TEXTE_MAX.
///
/// @return la longueur du texte, ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_ecrire")]
pub unsafe extern "C" fn stackchess_ecrire(
    partie: *const Stackchess,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "stackchess_ecrire",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-ECRIRE-N1") }?;
            if tampon.is_null() && taille > 0 {
                return Err(Breach::null("STACKCHESS-ECRIRE-N2", "tampon"));
            }
            let text = game.position().to_string();
            // SAFETY: `tampon` has room for `taille` bytes, by contract.
            unsafe { strings::write(tampon, taille, &text) };
            Ok(text.len())
        },
    )
}

/// Dit si un texte est une position, et sinon pourquoi.
///
/// Le texte est celui de stackchess_ecrire. Sont aussi admis : des espaces, tabulations et fins
/// de ligne autour des champs, et les options dans l'ordre sc. Les pièces peuvent être n'importe
/// où, et plus nombreuses qu'au début d'une partie, jusqu'à PILE_CAPACITE pour chaque joueur. Un
/// joueur peut n'en avoir aucune : l'autre a alors gagné.
///
/// @param texte le texte à examiner ; toute suite d'octets est admise.
/// @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [STACKCHESS-TEXTE-N1] texte n'est pas NULL ; sinon rend stackchess_pointeur_nul et ne
///   modifie pas raison ;
/// - [STACKCHESS-TEXTE-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
///   stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-TEXTE-G1] le texte est une position : rend stackchess_ok, et raison reçoit "" ;
/// - [STACKCHESS-TEXTE-G2] sinon rend le stackchess_texte_... de la faute, et raison reçoit
///   « caractère N : explication », sur une seule ligne ; N compte les octets à partir de 1, la
///   faute est donc en texte[N - 1] ;
/// - [STACKCHESS-TEXTE-G3] refuser un texte est le travail de cette fonction : elle n'écrit alors
///   rien sur stderr, et ne change pas echecs_derniere_erreur ;
/// - [STACKCHESS-TEXTE-G4] raison ne reçoit jamais plus de taille octets, zéro final compris ;
///   une explication trop longue est coupée entre deux caractères ; si taille vaut 0, rien n'est
///   écrit ; une explication entière tient dans STACKCHESS_TEXTE_MAX octets ;
/// - [STACKCHESS-TEXTE-G5] s'il y a plusieurs fautes, dit la première dans cet ordre : le nombre de
///   champs, le nombre de rangées, la première faute en lisant les rangées de gauche à droite, le
///   trait, les options, un cavalier sans l'option c, aucune pièce.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_verifier_texte")]
pub unsafe extern "C" fn stackchess_verifier_texte(
    texte: *const c_char,
    raison: *mut c_char,
    taille: usize,
) -> CodeStackchessC {
    call(
        "stackchess_verifier_texte",
        |code| code,
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(texte) }
                .ok_or_else(|| Breach::null("STACKCHESS-TEXTE-N1", "texte"))?;
            if raison.is_null() && taille > 0 {
                return Err(Breach::null("STACKCHESS-TEXTE-N2", "raison"));
            }
            let (code, sentence) = match Position::from_notation(text) {
                Ok(_) => (CodeStackchess::StackchessOk, String::new()),
                Err(error) => {
                    let refusal = notation_refusal(text, &error);
                    (refusal.code, refusal.sentence)
                }
            };
            // SAFETY: `raison` has room for `taille` bytes, by contract.
            unsafe { strings::write(raison, taille, &sentence) };
            Ok(code as CodeStackchessC)
        },
    )
}

/// Crée une partie qui commence par la position d'un texte.
///
/// @param texte la position ; voir stackchess_ecrire et stackchess_verifier_texte.
///
/// Nécessite :
/// - [STACKCHESS-LIRE-N1] texte n'est pas NULL ; sinon rend NULL ;
/// - [STACKCHESS-LIRE-N2] texte est une position ; sinon rend NULL, et la ligne qui le dit donne
///   la raison, dans les termes du contrat de stackchess_verifier_texte (qui n'est pas appelée par
///   son nom).
///
/// Garantie :
/// - [STACKCHESS-LIRE-G1] rend une partie qui a la taille, les piles, le trait et les options du
///   texte ; stackchess_ecrire en redonne le texte ;
/// - [STACKCHESS-LIRE-G2] aucun coup n'y a été joué.
///
/// @return la partie, à rendre à stackchess_detruire, ou NULL.
#[unsafe(export_name = "echecs_interne_stackchess_lire")]
pub unsafe extern "C" fn stackchess_lire(texte: *const c_char) -> *mut Stackchess {
    call(
        "stackchess_lire",
        |_| ptr::null_mut(),
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(texte) }
                .ok_or_else(|| Breach::null("STACKCHESS-LIRE-N1", "texte"))?;
            let position = Position::from_notation(text).map_err(|error| {
                let refusal = notation_refusal(text, &error);
                breach("STACKCHESS-LIRE-N2", refusal.code, refusal.sentence)
            })?;
            Ok(Stackchess::give(position))
        },
    )
}
