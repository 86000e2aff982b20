//! The functions that the library itself calls by their public name.
//!
//! A program may define any of them itself: what they return and write is then
//! what the program chose, within the size of the buffers, and no more is known.

use std::ffi::{c_char, c_int};

use super::cpe::{CodeErreurDeplacement, Echiquier, HistoriquePartie, Piece};
use super::errors::TypeErreurC;

unsafe extern "C" {
    pub safe fn coordonnee_est_valide(coord_x: c_int, coord_y: c_int) -> c_int;
    pub fn echecs_fen_verifier(
        fen: *const c_char,
        raison: *mut c_char,
        taille: usize,
    ) -> TypeErreurC;
    pub fn echiquier_deplacement_coup_standard_est_valide(
        e: *const Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_realise_coup_standard(
        e: *mut Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
    );
    pub fn echiquier_deplacement_special_realise_si_possible_roque(
        e: *mut Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        h: *const HistoriquePartie,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_special_realise_si_possible_prise_en_passant(
        e: *mut Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        h: *const HistoriquePartie,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_tour(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_cavalier(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_fou(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_dame(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_roi(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_pion_blanc(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_pion_noir(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn historique_deplacement_existe(
        h: *const HistoriquePartie,
        coord_x: c_int,
        coord_y: c_int,
    ) -> c_int;
    pub fn piece_est_valide(p: *const Piece) -> c_int;
}

/// The compiler refuses a declaration that is not of its function's type.
macro_rules! same_types {
    ($module:path: $($name:ident),* $(,)?) => {
        const _: () = {
            use $module as definitions;
            $(let _ = [$name, definitions::$name];)*
        };
    };
}

same_types!(super: echecs_fen_verifier);
same_types!(
    super::cpe:
    coordonnee_est_valide,
    echiquier_deplacement_coup_standard_est_valide,
    echiquier_deplacement_realise_coup_standard,
    echiquier_deplacement_special_realise_si_possible_roque,
    echiquier_deplacement_special_realise_si_possible_prise_en_passant,
    echiquier_deplacement_standard_est_valide_tour,
    echiquier_deplacement_standard_est_valide_cavalier,
    echiquier_deplacement_standard_est_valide_fou,
    echiquier_deplacement_standard_est_valide_dame,
    echiquier_deplacement_standard_est_valide_roi,
    echiquier_deplacement_standard_est_valide_pion_blanc,
    echiquier_deplacement_standard_est_valide_pion_noir,
    historique_deplacement_existe,
    piece_est_valide,
);
