//! Section « Notation » of `stackchess.h`.

use std::ffi::c_char;

use super::codes::{CodeStackchess, CodeStackchessC};
use super::handle::{OK, game, game_mut};
use super::messages::{StackchessRefusal, notation_refusal};
use super::partie::Stackchess;
use crate::capi::arguments::{self, fill, require_room};
use crate::capi::guard::{call, call_writing};
use crate::capi::strings;
use crate::stackchess::{Position, StackGame};

/// Les octets qui suffisent, zéro final compris, pour tout texte de stackchess_ecrire_position :
/// char texte[STACKCHESS_POSITION_MAX].
pub const STACKCHESS_POSITION_MAX: usize = 1024;

/// Écrit la position d'une partie.
///
/// Le texte a trois champs, séparés par une espace :
/// 1. les rangées, de la dernière à la première, séparées par « / », chacune lue de la colonne a à
///    la dernière colonne ; un nombre compte des cases vides, une lettre est une pièce seule, et
///    une pile est écrite de bas en haut entre parenthèses ; les majuscules RDFTPC sont blanches,
///    les minuscules rdftpc noires ; un pion qui n'a jamais bougé est suivi d'une apostrophe ;
/// 2. le trait : b (blancs) ou n (noirs) ;
/// 3. les options : « - », ou c (avec les cavaliers), s (sans promotion), cs.
///
/// Le texte ne dit pas qui a abandonné, ni quels coups ont mené là.
///
/// @param s la partie.
/// @param tampon où écrire le texte, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [STACKCHESS-ECRIRE-N1] s n'est pas NULL ;
/// - [STACKCHESS-ECRIRE-N2] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [STACKCHESS-ECRIRE-G1] + tampon reçoit les trois champs : au début d'une partie de taille 6,
///   "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -" ;
/// - [STACKCHESS-ECRIRE-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
///   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
///   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [STACKCHESS-ECRIRE-G3] + cette longueur est toujours inférieure à STACKCHESS_POSITION_MAX.
///
/// @return la longueur du texte, ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_ecrire_position")]
pub unsafe extern "C" fn stackchess_ecrire_position(
    s: *const Stackchess,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let game = unsafe { game(s, "STACKCHESS-ECRIRE-N1") }?;
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "STACKCHESS-ECRIRE-N2", &game.position().to_string()) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("stackchess_ecrire_position", (tampon, taille), |_| 0, body) }
}

/// Dit si un texte est une position.
///
/// Le texte est celui de stackchess_ecrire_position. Sont aussi admis : des espaces, tabulations et
/// fins de ligne autour des champs, et les options dans l'ordre sc. Les pièces peuvent être
/// n'importe où, et plus nombreuses qu'au début d'une partie, jusqu'à STACKCHESS_PILE_MAX pour
/// chaque joueur.
/// Un joueur peut n'avoir aucune pièce : le joueur adverse a alors gagné.
///
/// @param texte le texte à examiner ; toute suite d'octets est admise.
/// @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [STACKCHESS-POSITION-N1] texte n'est pas NULL ; sinon rend stackchess_pointeur_nul, et raison
///   reçoit "" ;
/// - [STACKCHESS-POSITION-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
///   stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-POSITION-G1] + si le texte est une position : rend stackchess_ok, et raison reçoit
///   "" ;
/// - [STACKCHESS-POSITION-G2] + sinon rend le stackchess_texte_... de la faute, et raison reçoit
///   « caractère N : explication », sur une seule ligne, en français, quelle que soit la langue de
///   echecs_choisir_langue ; N compte les octets à partir de 1, et est la place :
///   - du premier caractère du premier champ, pour le nombre de rangées et pour aucune pièce ;
///   - du caractère qui suit le dernier champ, ou 1 s'il n'y en a aucun, pour un champ qui manque ;
///   - du « / » ou de l'espace qui suit une rangée trop courte ;
///   - du premier caractère du champ, pour le trait, les options et un champ de trop ;
///   - de la faute elle-même, texte[N - 1], pour le reste ;
/// - [STACKCHESS-POSITION-G3] + texte refusé : n'écrit rien sur stderr, et ne change pas
///   echecs_derniere_erreur ;
/// - [STACKCHESS-POSITION-G4] + raison ne reçoit jamais plus de taille octets, zéro final compris ;
///   une explication trop longue est coupée entre deux caractères ; si taille vaut 0, n'écrit
///   rien ; une explication entière tient dans ECHECS_PHRASE_MAX octets, zéro final compris ;
/// - [STACKCHESS-POSITION-G5] + si le texte a plusieurs fautes, le code et la raison sont ceux de
///   la première, dans cet ordre : le nombre de champs, le nombre de rangées, la première faute en
///   lisant les rangées de gauche à droite (une pièce de trop comprise), le trait, les options, un
///   cavalier sans l'option c, aucune pièce.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_verifier_position")]
pub unsafe extern "C" fn stackchess_verifier_position(
    texte: *const c_char,
    raison: *mut c_char,
    taille: usize,
) -> CodeStackchessC {
    let body = || {
        // SAFETY: NULL or terminated, by contract.
        let text = unsafe { arguments::text(texte, "STACKCHESS-POSITION-N1", "texte") }?;
        require_room((raison, taille), "STACKCHESS-POSITION-N2", "raison")?;
        let (code, sentence) = match read(text) {
            Ok(_) => (CodeStackchess::StackchessOk, String::new()),
            Err(refusal) => (refusal.code, refusal.sentence),
        };
        // SAFETY: `raison` has room for `taille` bytes, by contract.
        unsafe { strings::write(raison, taille, &sentence) };
        Ok(code as CodeStackchessC)
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("stackchess_verifier_position", (raison, taille), |code| code, body) }
}

/// The position of a text.
fn read(text: &[u8]) -> Result<Position, StackchessRefusal> {
    Position::from_notation(text).map_err(|error| notation_refusal(text, &error))
}

/// Commence une nouvelle partie, dans la position d'un texte.
///
/// La partie précédente est oubliée. La taille et les options deviennent celles du texte.
///
/// @param s la partie à changer.
/// @param texte la position ; voir stackchess_ecrire_position et stackchess_verifier_position. Toute
///     suite d'octets est admise.
///
/// Nécessite :
/// - [STACKCHESS-LIRE-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-LIRE-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
///   sinon rend stackchess_partie_occupee ;
/// - [STACKCHESS-LIRE-N3] texte n'est pas NULL ; sinon rend stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-LIRE-G1] + si le texte est une position : rend stackchess_ok, et la partie a la
///   taille, les piles, le trait et les options du texte ; stackchess_ecrire_position donne
///   ensuite ce texte sous sa forme habituelle : une espace entre les champs, les options dans
///   l'ordre cs ;
/// - [STACKCHESS-LIRE-G2] + si le texte est une position : il n'y a ensuite ni coup ni abandon à
///   annuler ;
/// - [STACKCHESS-LIRE-G3] + sinon rend le code de [STACKCHESS-POSITION-G2], sans appeler
///   stackchess_verifier_position par son nom ; la partie ne change pas ;
/// - [STACKCHESS-LIRE-G4] + texte refusé : n'écrit rien sur stderr, et ne change pas
///   echecs_derniere_erreur.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_lire_position")]
pub unsafe extern "C" fn stackchess_lire_position(
    s: *mut Stackchess,
    texte: *const c_char,
) -> CodeStackchessC {
    call(
        "stackchess_lire_position",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game_mut(s, ["STACKCHESS-LIRE-N1", "STACKCHESS-LIRE-N2"]) }?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(texte, "STACKCHESS-LIRE-N3", "texte") }?;
            Ok(match read(text) {
                Ok(position) => {
                    *game = StackGame::new(position);
                    OK
                }
                Err(refusal) => refusal.code as CodeStackchessC,
            })
        },
    )
}
