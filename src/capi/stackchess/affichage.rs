//! Section « Affichage » of `stackchess.h`.

use std::ffi::{c_char, c_int};

use super::handle::{game, required_square};
use super::partie::Stackchess;
use super::picture::picture;
use crate::capi::arguments::fill;
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::output;

/// Les octets qui suffisent, zéro final compris, pour tout dessin de stackchess_ecrire_dessin :
/// char dessin[STACKCHESS_DESSIN_MAX].
pub const STACKCHESS_DESSIN_MAX: usize = 10240;

/// Écrit le dessin du plateau, et la pile d'une case.
///
/// Le plateau est vu de dessus ; la pile est à sa droite. Par exemple, avec la case a2 :
/// @code{.unparsed}
///    a  b  c  d  e  f
///   +--+--+--+--+--+--+
/// 6 |TN|FN|DN|RN|FN|  |
///   +--+--+--+--+--+--+
/// 5 |PN|PN|PN|PN|PN|  |
///   +--+--+--+--+--+--+
/// 4 |  |  |  |  |  |  |
///   +--+--+--+--+--+--+
/// 3 |  |  |  |  |  |TN|
///   +--+--+--+--+--+--+
/// 2 |TB|PB|PB|PB|PB|PB|
///   +--+--+--+--+--+--+          TB
/// 1 |  |  |DB|RB|FB|TB|          FB
///   +--+--+--+--+--+--+      a2: PB
/// @endcode
///
/// @param s la partie.
/// @param x la colonne de la case choisie, ou -1.
/// @param y la rangée de la case choisie, ou -1.
/// @param tampon où écrire le dessin, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [STACKCHESS-DESSIN-N1] s n'est pas NULL ;
/// - [STACKCHESS-DESSIN-N2] x et y valent tous deux -1, ou vont de 0 à la taille du plateau
///   moins 1 ;
/// - [STACKCHESS-DESSIN-N3] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [STACKCHESS-DESSIN-G1] + tampon reçoit la ligne des lettres des colonnes, puis les rangées, de
///   la dernière à la première, chacune avec son numéro, entre des lignes « +--+ » ; chaque case
///   montre les deux lettres du sommet de sa pile, ou rien ; à partir de la taille 10, les numéros
///   prennent deux colonnes, et le reste est décalé d'autant ;
/// - [STACKCHESS-DESSIN-G2] + à droite, la pile de la case (x, y) : sur la dernière ligne, après
///   six espaces, le nom de la case, « : », une espace et la pièce du bas ; les autres pièces
///   au-dessus, une par ligne, dans la même colonne de texte ; une case vide donne « vide » à la
///   place de la pièce ;
/// - [STACKCHESS-DESSIN-G3] + une pile plus haute que le plateau continue au-dessus du plateau, sur
///   des lignes de plus ;
/// - [STACKCHESS-DESSIN-G4] + si x et y valent -1, il n'y a pas de pile ; chaque ligne, même la
///   dernière, finit par une fin de ligne, et aucune par une espace ;
/// - [STACKCHESS-DESSIN-G5] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
///   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
///   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [STACKCHESS-DESSIN-G6] + cette longueur est toujours inférieure à STACKCHESS_DESSIN_MAX.
///
/// @return la longueur du texte, ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_ecrire_dessin")]
pub unsafe extern "C" fn stackchess_ecrire_dessin(
    s: *const Stackchess,
    x: c_int,
    y: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let drawn = unsafe { drawn(s, (x, y), ["STACKCHESS-DESSIN-N1", "STACKCHESS-DESSIN-N2"]) }?;
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "STACKCHESS-DESSIN-N3", &drawn) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("stackchess_ecrire_dessin", (tampon, taille), |_| 0, body) }
}

/// Dessine le plateau sur stdout, et la pile d'une case.
///
/// @param s la partie.
/// @param x la colonne de la case choisie, ou -1.
/// @param y la rangée de la case choisie, ou -1.
///
/// Si une clause n'est pas respectée, n'écrit rien sur stdout.
///
/// Nécessite :
/// - [STACKCHESS-AFFICHER-N1] s n'est pas NULL ;
/// - [STACKCHESS-AFFICHER-N2] x et y valent tous deux -1, ou vont de 0 à la taille du plateau
///   moins 1.
///
/// Garantie :
/// - [STACKCHESS-AFFICHER-G2] écrit sur stdout le plateau vu de dessus, avec les deux lettres du
///   sommet de chaque pile, et, si une case est choisie, son nom et sa pile, le sommet en haut, à
///   droite ou en dessous ;
/// - [STACKCHESS-AFFICHER-G1] + écrit le texte que donne stackchess_ecrire_dessin, sans appeler
///   stackchess_ecrire_dessin par son nom ; les printf d'avant et d'après gardent leur place.
#[unsafe(export_name = "echecs_interne_stackchess_afficher")]
pub unsafe extern "C" fn stackchess_afficher(s: *const Stackchess, x: c_int, y: c_int) {
    const TAGS: [&str; 2] = ["STACKCHESS-AFFICHER-N1", "STACKCHESS-AFFICHER-N2"];
    call(
        "stackchess_afficher",
        |_| (),
        || {
            // SAFETY: NULL or a game, by contract.
            output::write(&unsafe { drawn(s, (x, y), TAGS) }?);
            Ok(())
        },
    );
}

/// The drawing of a game, with the pile of a square unless that is (-1, -1).
///
/// # Safety
///
/// `s` is NULL or a game.
unsafe fn drawn(
    s: *const Stackchess,
    square: (c_int, c_int),
    [null, off_board]: [&'static str; 2],
) -> Result<String, Breach> {
    // SAFETY: NULL or a game, by the caller.
    let game = unsafe { game(s, null) }?;
    let selected = match square {
        (-1, -1) => None,
        square => Some(required_square(game, off_board, square)?),
    };
    Ok(picture(game.position(), selected))
}
