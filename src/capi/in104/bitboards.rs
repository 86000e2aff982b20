//! Section « Bitboards (fiche 1) » of `in104.h`.

use std::ffi::c_int;

use super::state::BB;
use crate::capi::guard::call;
use crate::capi::output;

/// Écrit un bitboard sur stdout, rangée par rangée.
///
/// Pour la case e4 seule, le texte de la bibliothèque est exactement :
/// @code{.unparsed}
/// 8  0 0 0 0 0 0 0 0
/// 7  0 0 0 0 0 0 0 0
/// 6  0 0 0 0 0 0 0 0
/// 5  0 0 0 0 0 0 0 0
/// 4  0 0 0 0 1 0 0 0
/// 3  0 0 0 0 0 0 0 0
/// 2  0 0 0 0 0 0 0 0
/// 1  0 0 0 0 0 0 0 0
///    a b c d e f g h
/// 68719476736
/// @endcode
///
/// @param bitboard le bitboard.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [BITBOARD-AFFICHER-G1] écrit une ligne par rangée, de la huitième à la première : le numéro de
///   la rangée, puis ses huit cases, 1 pour une case du bitboard et 0 pour une autre ; puis les
///   lettres des colonnes ;
/// - [BITBOARD-AFFICHER-G2] + met deux espaces après le numéro, une espace entre deux chiffres ou
///   deux lettres, et trois espaces avant les lettres ; écrit ensuite une ligne avec le bitboard en
///   décimal, et rien d'autre.
#[unsafe(export_name = "echecs_interne_print_bitboard")]
pub extern "C" fn print_bitboard(bitboard: BB) {
    call(
        "print_bitboard",
        |_| (),
        || {
            let bit = |square: u32| if bitboard >> square & 1 != 0 { "1" } else { "0" };
            output::write(&format!("{}{bitboard}\n", grid(bit)));
            Ok(())
        },
    );
}

/// A picture of the 64 squares, with the names of ranks and files.
pub(super) fn grid<S: AsRef<str>>(shown: impl Fn(u32) -> S) -> String {
    let mut picture = String::new();
    for rank in 0..8 {
        picture.push_str(&format!("{} ", 8 - rank));
        for file in 0..8 {
            picture.push(' ');
            picture.push_str(shown(rank * 8 + file).as_ref());
        }
        picture.push('\n');
    }
    picture.push_str("   a b c d e f g h\n");
    picture
}

/// Compte les cases d'un bitboard.
///
/// @param bitboard le bitboard.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [NB-BITS-G1] rend le nombre de bits qui valent 1, de 0 à 64.
///
/// @return le nombre de cases.
#[unsafe(export_name = "echecs_interne_nb_bits")]
pub extern "C" fn nb_bits(bitboard: BB) -> c_int {
    bitboard.count_ones() as c_int
}

/// Donne l'indice du premier bit à 1 d'un bitboard.
///
/// Le premier bit est celui de poids le plus faible ; son indice est aussi sa case.
///
/// @param bitboard le bitboard.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [LS1B-G1] rend le plus petit indice d'un bit qui vaut 1, de 0 à 63 ;
/// - [LS1B-G2] rend -1 si le bitboard est vide.
///
/// @return l'indice, ou -1.
#[unsafe(export_name = "echecs_interne_ls1b_index")]
pub extern "C" fn ls1b_index(bitboard: BB) -> c_int {
    if bitboard == 0 { -1 } else { bitboard.trailing_zeros() as c_int }
}
