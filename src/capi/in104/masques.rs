//! Section « Masques d'attaque (fiche 3) » of `in104.h`.

use std::ffi::c_int;

use super::echiquier::bad_square;
use super::public;
use super::state::{BB, core_bitboard, core_square, course_bitboard, get, set, square_number};
use crate::capi::guard::{call, refuse};
use crate::rules::attacks::{bishop_attacks, bishop_lines, rook_attacks, rook_lines};
use crate::rules::{Bitboard, Square};

/// Remplit les quatre masques pas_colonne_...
///
/// Nécessite : rien.
///
/// Garantie :
/// - [COLONNES-G1] pas_colonne_a, pas_colonne_ab, pas_colonne_h et pas_colonne_hg reçoivent toutes
///   les cases, sauf celles des colonnes que dit leur nom. La fiche permet de s'en passer, et de
///   laisser cette fonction vide ;
/// - [COLONNES-G2] + ces quatre variables ont déjà ces valeurs au début du programme.
#[unsafe(export_name = "echecs_interne_generer_bb_pas_colonne")]
pub extern "C" fn generer_bb_pas_colonne() {
    let without = |files: BB| !(files * 0x0101_0101_0101_0101);
    set!(pas_colonne_a, without(0x01));
    set!(pas_colonne_ab, without(0x03));
    set!(pas_colonne_h, without(0x80));
    set!(pas_colonne_hg, without(0xc0));
}

/// A square's bit, moved by some squares to the right and down, kept off the
/// files that it can only reach around the edge.
fn moved(square: usize, by: i32, allowed: BB) -> BB {
    let bit: BB = 1 << square;
    (if by > 0 { bit << by } else { bit >> -by }) & allowed
}

/// Remplit attaques_pions.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [ATTAQUES-PION-G1] si pas_colonne_a et pas_colonne_h ont les valeurs de [COLONNES-G1] :
///   attaques_pions[couleur][case] reçoit les cases qu'un pion de ce camp attaque, une ou deux,
///   vers la rangée 8 pour les blancs, vers la rangée 1 pour les noirs ; aucune depuis la dernière
///   rangée ;
/// - [ATTAQUES-PION-G2] + se sert de pas_colonne_a et de pas_colonne_h telles qu'elles sont ;
/// - [ATTAQUES-PION-G3] + le tableau a déjà ces valeurs au début du programme.
#[unsafe(export_name = "echecs_interne_generer_attaques_pion")]
pub extern "C" fn generer_attaques_pion() {
    let (not_a, not_h) = (get!(pas_colonne_a), get!(pas_colonne_h));
    let white = |square| moved(square, -7, not_a) | moved(square, -9, not_h);
    let black = |square| moved(square, 7, not_h) | moved(square, 9, not_a);
    set!(attaques_pions, [std::array::from_fn(white), std::array::from_fn(black)]);
}

/// Remplit attaques_cavaliers.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [ATTAQUES-CAVALIER-G1] si les quatre pas_colonne_... ont les valeurs de [COLONNES-G1] :
///   attaques_cavaliers[case] reçoit les cases, de deux à huit, qu'un cavalier attaque ;
/// - [ATTAQUES-CAVALIER-G2] + se sert des quatre pas_colonne_... telles qu'elles sont ;
/// - [ATTAQUES-CAVALIER-G3] + le tableau a déjà ces valeurs au début du programme.
#[unsafe(export_name = "echecs_interne_generer_attaques_cavalier")]
pub extern "C" fn generer_attaques_cavalier() {
    let (not_a, not_ab) = (get!(pas_colonne_a), get!(pas_colonne_ab));
    let (not_h, not_hg) = (get!(pas_colonne_h), get!(pas_colonne_hg));
    let knight = |square| {
        moved(square, -15, not_a)
            | moved(square, 17, not_a)
            | moved(square, -17, not_h)
            | moved(square, 15, not_h)
            | moved(square, -6, not_ab)
            | moved(square, 10, not_ab)
            | moved(square, -10, not_hg)
            | moved(square, 6, not_hg)
    };
    set!(attaques_cavaliers, std::array::from_fn(knight));
}

/// Remplit attaques_rois.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [ATTAQUES-ROI-G1] si pas_colonne_a et pas_colonne_h ont les valeurs de [COLONNES-G1] :
///   attaques_rois[case] reçoit les cases, de trois à huit, qui touchent cette case ;
/// - [ATTAQUES-ROI-G2] + se sert de pas_colonne_a et de pas_colonne_h telles qu'elles sont ;
/// - [ATTAQUES-ROI-G3] + le tableau a déjà ces valeurs au début du programme.
#[unsafe(export_name = "echecs_interne_generer_attaques_roi")]
pub extern "C" fn generer_attaques_roi() {
    let (not_a, not_h) = (get!(pas_colonne_a), get!(pas_colonne_h));
    let king = |square| {
        let right = moved(square, -7, not_a) | moved(square, 1, not_a) | moved(square, 9, not_a);
        let left = moved(square, -9, not_h) | moved(square, -1, not_h) | moved(square, 7, not_h);
        right | left | moved(square, -8, !0) | moved(square, 8, !0)
    };
    set!(attaques_rois, std::array::from_fn(king));
}

/// Remplit tous les masques statiques.
///
/// Un masque statique ne dépend pas de la position. Un programme appelle cette fonction une fois, au
/// début.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [MASQUES-G2] attaques_pions, attaques_cavaliers et attaques_rois reçoivent les cases de
///   [ATTAQUES-PION-G1], [ATTAQUES-CAVALIER-G1] et [ATTAQUES-ROI-G1] ;
/// - [MASQUES-G1] + appelle par leur nom generer_bb_pas_colonne, generer_attaques_pion,
///   generer_attaques_cavalier et generer_attaques_roi, dans cet ordre : si le programme définit
///   ces fonctions, ce sont ses versions.
#[unsafe(export_name = "echecs_interne_generer_masques_d_attaque_statiques")]
pub extern "C" fn generer_masques_d_attaque_statiques() {
    call(
        "generer_masques_d_attaque_statiques",
        |_| (),
        || {
            public::generer_bb_pas_colonne();
            public::generer_attaques_pion();
            public::generer_attaques_cavalier();
            public::generer_attaques_roi();
            Ok(())
        },
    );
}

/// Donne les cases qu'un fou attaque.
///
/// @param square la case du fou.
/// @param bloqueurs les cases occupées ; la case du fou ne compte pas.
///
/// Nécessite :
/// - [MASQUE-FOU-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
///
/// Garantie :
/// - [MASQUE-FOU-G1] rend les cases des quatre diagonales, chacune jusqu'à la première case
///   occupée, comprise.
///
/// @return le masque, ou 0.
#[unsafe(export_name = "echecs_interne_masque_d_attaque_dynamique_fou")]
pub extern "C" fn masque_d_attaque_dynamique_fou(square: c_int, bloqueurs: BB) -> BB {
    let (name, tag) = ("masque_d_attaque_dynamique_fou", "MASQUE-FOU-N1");
    slide(name, tag, square, bloqueurs, bishop_attacks)
}

/// Donne les cases qu'une tour attaque.
///
/// @param square la case de la tour.
/// @param bloqueurs les cases occupées ; la case de la tour ne compte pas.
///
/// Nécessite :
/// - [MASQUE-TOUR-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
///
/// Garantie :
/// - [MASQUE-TOUR-G1] rend les cases de la rangée et de la colonne, de chaque côté jusqu'à la
///   première case occupée, comprise.
///
/// @return le masque, ou 0.
#[unsafe(export_name = "echecs_interne_masque_d_attaque_dynamique_tour")]
pub extern "C" fn masque_d_attaque_dynamique_tour(square: c_int, bloqueurs: BB) -> BB {
    let (name, tag) = ("masque_d_attaque_dynamique_tour", "MASQUE-TOUR-N1");
    slide(name, tag, square, bloqueurs, rook_attacks)
}

fn slide(
    name: &str,
    tag: &'static str,
    square: c_int,
    blockers: BB,
    attacks: fn(Square, Bitboard) -> Bitboard,
) -> BB {
    // The fast way for a square that is one: nothing there can fail.
    match square_number(square).and_then(core_square) {
        Some(from) => course_bitboard(attacks(from, core_bitboard(blockers))),
        None => refuse(name, 0, move || bad_square(tag, square)),
    }
}

/// Whether a bishop on a square would attack one of these pieces. The library's own function
/// is not asked where the empty board says no: that is shorter to know.
pub(super) fn sees_diagonally(square: usize, blockers: BB, pieces: BB) -> bool {
    (!public::own::masque_d_attaque_dynamique_fou() || on_lines(square, pieces, bishop_lines))
        && public::masque_d_attaque_dynamique_fou(square as c_int, blockers) & pieces != 0
}

/// The same for a rook.
pub(super) fn sees_straight(square: usize, blockers: BB, pieces: BB) -> bool {
    (!public::own::masque_d_attaque_dynamique_tour() || on_lines(square, pieces, rook_lines))
        && public::masque_d_attaque_dynamique_tour(square as c_int, blockers) & pieces != 0
}

fn on_lines(square: usize, pieces: BB, lines: fn(Square) -> Bitboard) -> bool {
    let on_line = |from| !(lines(from) & core_bitboard(pieces)).is_empty();
    core_square(square as u32).is_some_and(on_line)
}

/// Donne les cases qu'une dame attaque.
///
/// @param square la case de la dame.
/// @param bloqueurs les cases occupées ; la case de la dame ne compte pas.
///
/// Nécessite :
/// - [MASQUE-DAME-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
///
/// Garantie :
/// - [MASQUE-DAME-G1] rend les cases de [MASQUE-FOU-G1] et celles de [MASQUE-TOUR-G1] ;
/// - [MASQUE-DAME-G2] + appelle par leur nom masque_d_attaque_dynamique_fou et
///   masque_d_attaque_dynamique_tour : si le programme définit ces fonctions, ce sont ses versions.
///
/// @return le masque, ou 0.
#[unsafe(export_name = "echecs_interne_masque_d_attaque_dynamique_dame")]
pub extern "C" fn masque_d_attaque_dynamique_dame(square: c_int, bloqueurs: BB) -> BB {
    match square_number(square) {
        Some(_) => {
            public::masque_d_attaque_dynamique_fou(square, bloqueurs)
                | public::masque_d_attaque_dynamique_tour(square, bloqueurs)
        }
        None => {
            let name = "masque_d_attaque_dynamique_dame";
            refuse(name, 0, move || bad_square("MASQUE-DAME-N1", square))
        }
    }
}
