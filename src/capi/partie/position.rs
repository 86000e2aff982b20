//! Section « Position » of `partie.h`.

use std::ffi::{c_char, c_int, c_uint};

use super::diagram::Diagram;
use super::handle::Handle;
use super::partie::Partie;
use crate::capi::arguments::{fill, out_of_range};
use crate::capi::cpe::Echiquier;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::{language, pointers};

/// Écrit la position d'une partie comme chaîne FEN.
///
/// Le quatrième champ n'est une case que si une prise en passant y est légale.
///
/// @param p la partie.
/// @param tampon où écrire la chaîne, ou NULL si taille vaut 0 : char tampon[ECHECS_FEN_MAX].
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-ECRIRE-FEN-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-ECRIRE-FEN-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-ECRIRE-FEN-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
///   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
///   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; ECHECS_FEN_MAX octets
///   suffisent toujours ;
/// - [PARTIE-ECRIRE-FEN-G2] + avant le début de la partie, rend 0, et tampon reçoit "".
///
/// @return la longueur de la chaîne.
#[unsafe(export_name = "echecs_interne_partie_ecrire_fen")]
pub unsafe extern "C" fn partie_ecrire_fen(
    p: *const Partie,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-ECRIRE-FEN-N1") }?;
        let state = handle.look();
        let text = state.game.as_ref().map_or_else(String::new, |g| g.position().to_string());
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-ECRIRE-FEN-N2", &text) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_fen", (tampon, taille), |_| 0, body) }
}

/// Une option de partie_ecrire_dessin : des lettres, au lieu de caractères Unicode.
pub const PARTIE_DESSIN_ASCII: c_uint = 1;
/// Une option de partie_ecrire_dessin : l'échiquier vu du côté des noirs.
pub const PARTIE_DESSIN_NOIRS_EN_BAS: c_uint = 2;

/// Écrit l'échiquier d'une partie en neuf lignes, pour des personnes.
///
/// Voici, avec PARTIE_DESSIN_ASCII, l'échiquier d'une partie qui commence :
///
/// @code{.unparsed}
/// 8  t c f d r f c t
/// 7  p p p p p p p p
/// 6  . . . . . . . .
/// 5  . . . . . . . .
/// 4  . . . . . . . .
/// 3  . . . . . . . .
/// 2  P P P P P P P P
/// 1  T C F D R F C T
///    a b c d e f g h
/// @endcode
///
/// @param p la partie.
/// @param options 0, ou une somme de PARTIE_DESSIN_ASCII et PARTIE_DESSIN_NOIRS_EN_BAS.
/// @param tampon où écrire le dessin, ou NULL si taille vaut 0 : char tampon[PARTIE_DESSIN_MAX].
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-DESSIN-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-DESSIN-N2] options va de 0 à 3 ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-DESSIN-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-DESSIN-G1] + écrit les rangées de la huitième à la première, une par ligne, précédées
///   de leur numéro, puis une ligne avec les lettres des colonnes, de a à h ; chaque ligne finit
///   par une fin de ligne ; une pièce est le caractère d'echiquier_afficher (« ♔ » pour le roi
///   blanc, « ♚ » pour le noir), une case vide « · » ;
/// - [PARTIE-DESSIN-G2] + avec PARTIE_DESSIN_ASCII, le texte n'a que des caractères ASCII : une
///   pièce est sa lettre dans la langue de echecs_choisir_langue (P pour un pion), en majuscule
///   pour les blancs et en minuscule pour les noirs, une case vide « . » ;
/// - [PARTIE-DESSIN-G3] + avec PARTIE_DESSIN_NOIRS_EN_BAS, écrit les rangées de la première à la
///   huitième, et les colonnes de h à a ;
/// - [PARTIE-DESSIN-G4] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_DESSIN_MAX octets
///   suffisent toujours ;
/// - [PARTIE-DESSIN-G5] + avant le début de la partie, rend 0, et tampon reçoit "".
///
/// @return la longueur du dessin.
#[unsafe(export_name = "echecs_interne_partie_ecrire_dessin")]
pub unsafe extern "C" fn partie_ecrire_dessin(
    p: *const Partie,
    options: c_uint,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-DESSIN-N1") }?;
        let diagram = diagram("PARTIE-DESSIN-N2", options)?;
        let state = handle.look();
        let board = state.game.as_ref().map(|game| game.position().board());
        let text = board.map_or_else(String::new, |board| diagram.of(board));
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-DESSIN-N3", &text) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_dessin", (tampon, taille), |_| 0, body) }
}

/// Les octets qui suffisent, zéro final compris, pour tout dessin de partie_ecrire_dessin.
pub const PARTIE_DESSIN_MAX: usize = 512;

fn diagram(tag: &'static str, options: c_uint) -> Result<Diagram, Breach> {
    let known = PARTIE_DESSIN_ASCII | PARTIE_DESSIN_NOIRS_EN_BAS;
    if options & !known != 0 {
        return Err(out_of_range(tag, "options", options, format!("de 0 à {known}")));
    }
    let ascii = options & PARTIE_DESSIN_ASCII != 0;
    Ok(Diagram {
        letters: ascii.then(|| language::current().letters()),
        from_black: options & PARTIE_DESSIN_NOIRS_EN_BAS != 0,
    })
}

/// Donne le joueur qui a le trait.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-JOUEUR-N1] p n'est pas NULL ; sinon rend -1.
///
/// Garantie :
/// - [PARTIE-JOUEUR-G1] + rend 0 si les blancs ont le trait, 1 si ce sont les noirs ; une fois la
///   partie finie, rend celui qui aurait le trait si elle continuait ;
/// - [PARTIE-JOUEUR-G2] + avant le début de la partie, rend -1.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_partie_joueur")]
pub unsafe extern "C" fn partie_joueur(p: *const Partie) -> c_int {
    call(
        "partie_joueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-JOUEUR-N1") }?;
            let state = handle.look();
            Ok(state.game.as_ref().map_or(-1, |game| game.position().turn().index() as c_int))
        },
    )
}

/// Dit si le joueur qui a le trait est en échec.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ECHEC-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-ECHEC-G1] + rend 1 si le roi du joueur qui a le trait est attaqué, mat compris, et 0
///   sinon ; rend 0 avant le début de la partie.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_partie_est_en_echec")]
pub unsafe extern "C" fn partie_est_en_echec(p: *const Partie) -> c_int {
    call(
        "partie_est_en_echec",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-ECHEC-N1") }?;
            let state = handle.look();
            Ok(state.game.as_ref().is_some_and(|game| game.position().is_check()).into())
        },
    )
}

/// Copie la position d'une partie dans un échiquier de echecs.h.
///
/// Les fonctions de echecs.h, par exemple echiquier_afficher, s'emploient ensuite sur *e.
///
/// @param p la partie.
/// @param e l'échiquier à remplir.
///
/// Nécessite :
/// - [PARTIE-COPIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-COPIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-COPIER-G1] + rend pas_erreur ; *e reçoit les pièces de la partie, dans l'ordre de
///   [ECHIQUIER-LIRE-FEN-G1], et e->joueur_courant le joueur qui a le trait ;
/// - [PARTIE-COPIER-G2] + avant le début de la partie, rend erreur_partie_non_commencee, et *e ne
///   change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_copier_echiquier")]
pub unsafe extern "C" fn partie_copier_echiquier(
    p: *const Partie,
    e: *mut Echiquier,
) -> TypeErreurC {
    call(
        "partie_copier_echiquier",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-COPIER-N1") }?;
            if e.is_null() {
                return Err(Breach::null("PARTIE-COPIER-N2", "e"));
            }
            let state = handle.look();
            let Some(game) = &state.game else {
                return Ok(TypeErreur::ErreurPartieNonCommencee as TypeErreurC);
            };
            // SAFETY: not NULL, so a place for a board.
            unsafe { pointers::write(e, Echiquier::of(game.position())) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}
