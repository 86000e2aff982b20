//! Section « Évaluation (fiche 6) » of `in104.h`.

use std::ffi::c_int;

use super::state::{BLACK, State, element, squares};
use crate::capi::guard::call;

/// Évalue la position pour le camp qui a le trait.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [EVAL-G1] si trait ne vaut pas noirs, rend la somme de ce que valent toutes les pièces, à
///   laquelle d'autres critères peuvent s'ajouter :
///   - une pièce blanche vaut valeur_piece[piece] + score_pos_...[case] ;
///   - une pièce noire vaut valeur_piece[piece] - score_pos_...[square_mirroir[case]] ;
/// - [EVAL-G2] si trait vaut noirs, rend ce qu'elle rendrait pour les blancs si les couleurs et les
///   rangées étaient échangées : l'opposé de cette somme, et les mêmes critères ;
/// - [EVAL-G4] + rien d'autre ne compte : rend exactement cette somme, ou son opposé ;
/// - [EVAL-G3] + se sert de valeur_piece, des score_pos_... et de square_mirroir tels qu'ils sont :
///   si le programme définit ces tableaux, ce sont ses versions, quel que soit leur contenu.
///
/// @return l'évaluation, en centièmes de pion.
#[unsafe(export_name = "echecs_interne_eval")]
pub extern "C" fn eval() -> c_int {
    call("eval", |_| 0, || Ok(evaluate(&State::read())))
}

fn evaluate(state: &State) -> c_int {
    let mut sum: c_int = 0;
    for kind in 0..6 {
        for square in squares(state.boards[kind]) {
            let value = element!(valeur_piece, kind).wrapping_add(place(kind, square as usize));
            sum = sum.wrapping_add(value);
        }
        for square in squares(state.boards[kind + 6]) {
            let mirror = element!(square_mirroir, square as usize) as usize & 63;
            let value = element!(valeur_piece, kind + 6).wrapping_sub(place(kind, mirror));
            sum = sum.wrapping_add(value);
        }
    }
    if state.turn == BLACK { sum.wrapping_neg() } else { sum }
}

/// What a kind of piece is worth on a square, beside its value.
fn place(kind: usize, square: usize) -> c_int {
    match kind {
        0 => element!(score_pos_pion, square),
        1 => element!(score_pos_cavalier, square),
        2 => element!(score_pos_fou, square),
        3 => element!(score_pos_tour, square),
        4 => element!(score_pos_dame, square),
        _ => element!(score_pos_roi, square),
    }
}
