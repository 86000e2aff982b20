//! Section « Vérifier un coup » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::Handle;
use super::messages::GameRefusal;
use super::partie::Partie;
use super::squares::required_squares;
use super::written::{move_between, read_move};
use crate::capi::arguments::{self, require_room};
use crate::capi::cpe::coordinates;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::general::ECHECS_PHRASE_MAX;
use crate::capi::guard::call_writing;
use crate::capi::{language, public, strings};

/// Dit si un coup est légal, et sinon pourquoi, en une phrase.
///
/// Par exemple « Le fou f1 ne va pas en b5 : le pion e2 lui barre la route. » La phrase est dans la
/// langue de echecs_choisir_langue, et tient compte de la position et des coups joués : elle nomme
/// la pièce qui barre, cloue ou attaque, et le coup où le roi ou la tour a bougé.
///
/// @param p la partie.
/// @param x_depart la colonne de départ : 0 pour a.
/// @param y_depart la rangée de départ : 0 pour la première.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param raison où écrire la phrase, ou NULL si taille vaut 0 : char raison[ECHECS_PHRASE_MAX].
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-VERIFIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison reçoit "" ;
/// - [PARTIE-VERIFIER-N2] les quatre coordonnées vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites, et raison reçoit "" ;
/// - [PARTIE-VERIFIER-N3] raison n'est pas NULL, ou taille vaut 0 ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-VERIFIER-G1] + coup légal, promotion comprise : rend pas_erreur, et raison reçoit "" ;
/// - [PARTIE-VERIFIER-G2] + coup illégal : rend le code de [PARTIE-DEPLACER-G2], et raison reçoit
///   la phrase, d'une seule ligne, que la vue recevrait de partie_deplacer ;
/// - [PARTIE-VERIFIER-G3] + avant tout autre refus, rend erreur_partie_non_commencee si la partie
///   n'a pas commencé, et erreur_partie_finie si elle est finie ; raison reçoit une phrase qui le
///   dit ;
/// - [PARTIE-VERIFIER-G4] + raison reçoit la phrase et un zéro final, ou, si raison n'a pas assez
///   de place, le début de la phrase, coupé entre deux caractères, et un zéro final ; si taille
///   vaut 0, n'écrit rien ; ECHECS_PHRASE_MAX octets suffisent toujours ;
/// - [PARTIE-VERIFIER-G5] + la partie ne change pas, et sa vue n'est pas appelée ; n'écrit rien sur
///   stderr, et echecs_derniere_erreur ne change pas.
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_verifier")]
pub unsafe extern "C" fn partie_verifier(
    p: *const Partie,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    raison: *mut c_char,
    taille: usize,
) -> TypeErreurC {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-VERIFIER-N1") }?;
        let coordinates = [x_depart, y_depart, x_arrivee, y_arrivee];
        let (from, to) = required_squares("PARTIE-VERIFIER-N2", coordinates)?;
        require_room((raison, taille), "PARTIE-VERIFIER-N3", "raison")?;
        let asked = move_between(&handle.look(), from, to, language::current());
        let (code, sentence) = match asked {
            Ok(_) => (TypeErreur::PasErreur, String::new()),
            Err(refusal) => (refusal.code, refusal.sentence),
        };
        // SAFETY: room for `taille` bytes, by contract.
        unsafe { strings::write(raison, taille, &sentence) };
        Ok(code as TypeErreurC)
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_verifier", (raison, taille), |code| code, body) }
}

/// Dit si un coup écrit est légal, et sinon pourquoi, en une phrase.
///
/// @param p la partie.
/// @param coup le coup, écrit comme pour partie_jouer ; toute suite d'octets est admise.
/// @param raison où écrire la phrase, ou NULL si taille vaut 0 : char raison[ECHECS_PHRASE_MAX].
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-VERIFIER-TEXTE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison reçoit
///   "" ;
/// - [PARTIE-VERIFIER-TEXTE-N2] coup n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison
///   reçoit "" ;
/// - [PARTIE-VERIFIER-TEXTE-N3] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
///   erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-VERIFIER-TEXTE-G1] + coup légal, avec ou sans la pièce d'une promotion : rend
///   pas_erreur, et raison reçoit "" ;
/// - [PARTIE-VERIFIER-TEXTE-G2] + sinon rend le code que rendrait partie_jouer, et raison reçoit la
///   phrase, d'une seule ligne, que la vue recevrait de partie_jouer, y compris celle de
///   partie_verifier, appelée par son nom : voir [PARTIE-DEPLACER-G6] ;
/// - [PARTIE-VERIFIER-TEXTE-G3] + raison reçoit la phrase et un zéro final, ou, si raison n'a pas
///   assez de place, le début de la phrase, coupé entre deux caractères, et un zéro final ; si
///   taille vaut 0, n'écrit rien ; ECHECS_PHRASE_MAX octets suffisent toujours ;
/// - [PARTIE-VERIFIER-TEXTE-G4] + la partie ne change pas, et sa vue n'est pas appelée ; n'écrit
///   rien sur stderr, et echecs_derniere_erreur ne change pas.
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_verifier_texte")]
pub unsafe extern "C" fn partie_verifier_texte(
    p: *const Partie,
    coup: *const c_char,
    raison: *mut c_char,
    taille: usize,
) -> TypeErreurC {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-VERIFIER-TEXTE-N1") }?;
        // SAFETY: NULL or terminated, by contract.
        let text = unsafe { arguments::text(coup, "PARTIE-VERIFIER-TEXTE-N2", "coup") }?;
        require_room((raison, taille), "PARTIE-VERIFIER-TEXTE-N3", "raison")?;
        let asked = read_move(&handle.look(), text, language::current());
        let (code, sentence) = match asked {
            Ok(_) => (TypeErreur::PasErreur, String::new()),
            Err(refusal) => (refusal.code, explained(handle, p, &refusal)),
        };
        // SAFETY: room for `taille` bytes, by contract.
        unsafe { strings::write(raison, taille, &sentence) };
        Ok(code as TypeErreurC)
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_verifier_texte", (raison, taille), |code| code, body) }
}

/// Why a move is refused: if it goes from one square to another, in the words of
/// partie_verifier. The library's own would say the same again; the program's is asked.
pub(super) fn explained(handle: &Handle, p: *const Partie, refusal: &GameRefusal) -> String {
    let squares = refusal.squares.filter(|_| public::partie_verifier_is_replaced());
    let Some((from, to)) = squares else { return refusal.sentence.clone() };
    let mut sentence = [0; ECHECS_PHRASE_MAX];
    let (text, size) = (sentence.as_mut_ptr(), sentence.len());
    let ((x, y), (to_x, to_y)) = (coordinates(from), coordinates(to));
    // SAFETY: a game, and room for that many bytes.
    handle.lend(|| unsafe { public::partie_verifier(p, x, y, to_x, to_y, text, size) });
    let shown = strings::printable(strings::text(&mut sentence).to_bytes());
    strings::cut(&shown, ECHECS_PHRASE_MAX - 1).to_owned()
}
