//! The functions of the course that the library itself calls by their public
//! name: a program may define any of them, and they then do what it chose.

use std::ffi::{c_char, c_int};

use super::coups::Coups;
use super::state::BB;
use crate::capi::public::same_types;

unsafe extern "C" {
    pub safe fn afficher_coup(coup: c_int);
    pub fn ajouter_coup(liste: *mut Coups, coup: c_int);
    pub safe fn case_attaquee(square: c_int, couleur: c_int) -> c_int;
    pub safe fn eval() -> c_int;
    pub safe fn executer_coup(coup: c_int) -> c_int;
    pub fn get_coup_str(chaine: *mut c_char) -> c_int;
    pub safe fn generer_attaques_cavalier();
    pub safe fn generer_attaques_pion();
    pub safe fn generer_attaques_roi();
    pub safe fn generer_bb_pas_colonne();
    pub fn generer_coups(liste: *mut Coups);
    pub safe fn masque_d_attaque_dynamique_dame(square: c_int, bloqueurs: BB) -> BB;
    pub safe fn masque_d_attaque_dynamique_fou(square: c_int, bloqueurs: BB) -> BB;
    pub safe fn masque_d_attaque_dynamique_tour(square: c_int, bloqueurs: BB) -> BB;
    pub safe fn negamax(alpha: c_int, beta: c_int, profondeur: c_int) -> c_int;
    pub fn parse_fen(fen: *mut c_char) -> c_int;
    pub fn parse_go(commande: *mut c_char);
    pub fn parse_position(commande: *mut c_char);
    pub safe fn perft(profondeur: c_int);
    pub safe fn presence_sq(square: c_int) -> c_int;
}

same_types!(
    super:
    afficher_coup,
    ajouter_coup,
    case_attaquee,
    eval,
    executer_coup,
    generer_attaques_cavalier,
    generer_attaques_pion,
    generer_attaques_roi,
    generer_bb_pas_colonne,
    generer_coups,
    get_coup_str,
    masque_d_attaque_dynamique_dame,
    masque_d_attaque_dynamique_fou,
    masque_d_attaque_dynamique_tour,
    negamax,
    parse_fen,
    parse_go,
    parse_position,
    perft,
    presence_sq,
);
