//! Section « Affichage » of `stackchess.h`.

use std::ffi::c_int;

use super::handle::{game, required_square};
use super::partie::Stackchess;
use super::picture::picture;
use crate::capi::guard::call;
use crate::capi::output;

/// Dessine le plateau vu de dessus sur stdout, et à sa droite la pile d'une case.
///
/// Par exemple, avec la case a2 :
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
/// @param partie la partie.
/// @param x la colonne de la case choisie, ou -1.
/// @param y la rangée de la case choisie, ou -1.
///
/// Si une clause n'est pas respectée, n'écrit rien sur stdout.
///
/// Nécessite :
/// - [STACKCHESS-AFFICHER-N1] partie n'est pas NULL ;
/// - [STACKCHESS-AFFICHER-N2] x et y valent tous deux -1, ou vont de 0 à la taille moins 1.
///
/// Garantie :
/// - [STACKCHESS-AFFICHER-G1] écrit les lettres des colonnes, puis les rangées, de la dernière à
///   la première, chacune avec son numéro, entre des lignes « +--+ » ; chaque case montre les deux
///   lettres du sommet de sa pile, ou rien ; à partir de la taille 10, les numéros prennent deux
///   colonnes, et le reste est décalé d'autant ;
/// - [STACKCHESS-AFFICHER-G2] à droite, la pile de la case (x, y) : sur la dernière ligne, après
///   six espaces, le nom de la case, « : », une espace et la pièce du bas ; les autres pièces
///   au-dessus, une par ligne, sous la même colonne ; une case vide donne « vide » à la place de
///   la pièce ;
/// - [STACKCHESS-AFFICHER-G3] une pile plus haute que le dessin continue au-dessus de lui, sur des
///   lignes de plus ;
/// - [STACKCHESS-AFFICHER-G4] si x et y valent -1, il n'y a pas de pile ; aucune ligne ne finit
///   par une espace.
#[unsafe(export_name = "echecs_interne_stackchess_afficher")]
pub unsafe extern "C" fn stackchess_afficher(partie: *const Stackchess, x: c_int, y: c_int) {
    call(
        "stackchess_afficher",
        |_| (),
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-AFFICHER-N1") }?;
            let selected = match (x, y) {
                (-1, -1) => None,
                square => Some(required_square(game, "STACKCHESS-AFFICHER-N2", square)?),
            };
            output::write(&picture(game.position(), selected));
            Ok(())
        },
    );
}
