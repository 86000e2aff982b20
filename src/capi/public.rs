//! The functions that the library itself calls by their public name.
//!
//! A program may define any of them itself: what they return and write is then
//! what the program chose, within the size of the buffers, and no more is known.

use std::ffi::{c_char, c_int};

use super::cpe::{
    ActionARealiser, CodeErreurDeplacement, CoupJoue, Echiquier, HistoriquePartie, Piece,
    TypeDeplacementC, TypePieceC,
};
use super::errors::TypeErreurC;
use super::partie::Partie;
use super::stackchess::{PieceStackchess, PileStackchess};

// A `Partie` is held by its address only.
#[allow(improper_ctypes)]
unsafe extern "C" {
    pub fn action_initialise(a: *mut ActionARealiser);
    pub fn api_echec_deplacer_et_promouvoir(
        e: *mut Echiquier,
        h: *mut HistoriquePartie,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        promotion: TypePieceC,
    ) -> TypeErreurC;
    pub fn api_echec_deplacer_piece(
        e: *mut Echiquier,
        h: *mut HistoriquePartie,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
    );
    pub fn api_echec_ecrit_fichier_etat(e: *const Echiquier, f: *const c_char) -> c_int;
    pub fn api_echec_ecrit_fichier_historique(
        h: *const HistoriquePartie,
        f: *const c_char,
    ) -> c_int;
    pub safe fn api_echec_lance_mode_interactif();
    pub fn api_echec_lit_fichier_etat(e: *mut Echiquier, f: *const c_char) -> c_int;
    pub fn api_echec_lit_fichier_historique(h: *mut HistoriquePartie, f: *const c_char) -> c_int;
    pub safe fn coordonnee_est_valide(coord_x: c_int, coord_y: c_int) -> c_int;
    pub fn echecs_verifier_fen(
        fen: *const c_char,
        raison: *mut c_char,
        taille: usize,
    ) -> TypeErreurC;
    pub fn echiquier_afficher(e: *const Echiquier);
    pub fn echiquier_changer_joueur_courant(e: *mut Echiquier);
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
    pub fn echiquier_deplacement_realise_si_possible(
        e: *mut Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_destination: c_int,
        y_destination: c_int,
        h: *const HistoriquePartie,
        erreur: *mut CodeErreurDeplacement,
        r#type: *mut TypeDeplacementC,
    );
    pub fn echiquier_deplacement_realise_si_possible_roque(
        e: *mut Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        h: *const HistoriquePartie,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_realise_si_possible_prise_en_passant(
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
    pub fn echiquier_deplacement_special_realise_si_possible_roque(
        e: *mut Echiquier,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        h: *const HistoriquePartie,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_cavalier(
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
    pub fn echiquier_deplacement_standard_est_valide_fou(
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
    pub fn echiquier_deplacement_standard_est_valide_roi(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_deplacement_standard_est_valide_tour(
        e: *const Echiquier,
        p: *mut Piece,
        x_destination: c_int,
        y_destination: c_int,
        erreur: *mut CodeErreurDeplacement,
    ) -> c_int;
    pub fn echiquier_est_en_echec(e: *const Echiquier) -> c_int;
    pub fn echiquier_est_mat(e: *const Echiquier, h: *const HistoriquePartie) -> c_int;
    pub fn echiquier_est_pat(e: *const Echiquier, h: *const HistoriquePartie) -> c_int;
    pub fn echiquier_initialiser(e: *mut Echiquier);
    pub fn echiquier_invalider_jeux(e: *mut Echiquier);
    pub fn echiquier_promouvoir_pion(
        e: *mut Echiquier,
        coord_x: c_int,
        coord_y: c_int,
        promotion: TypePieceC,
    ) -> TypeErreurC;
    pub fn echiquier_ecrire_fen(
        e: *const Echiquier,
        h: *const HistoriquePartie,
        tampon: *mut c_char,
        taille: usize,
    ) -> usize;
    pub fn entree_sortie_ecrit_fichier_echiquier(
        f: *const c_char,
        e: *const Echiquier,
    ) -> TypeErreurC;
    pub fn entree_sortie_ecrit_fichier_historique(
        f: *const c_char,
        h: *const HistoriquePartie,
    ) -> TypeErreurC;
    pub fn entree_sortie_est_fichier_accessible(f: *const c_char) -> c_int;
    pub fn entree_sortie_est_fichier_existe(f: *const c_char) -> c_int;
    pub fn entree_sortie_lit_fichier_echiquier(f: *const c_char, e: *mut Echiquier) -> TypeErreurC;
    pub fn entree_sortie_lit_fichier_historique(
        f: *const c_char,
        h: *mut HistoriquePartie,
    ) -> TypeErreurC;
    pub fn historique_ajouter_coup(h: *mut HistoriquePartie, coup: *const CoupJoue) -> TypeErreurC;
    pub fn historique_annuler_coup(h: *mut HistoriquePartie, e: *mut Echiquier) -> TypeErreurC;
    pub fn historique_deplacement_existe(
        h: *const HistoriquePartie,
        coord_x: c_int,
        coord_y: c_int,
    ) -> c_int;
    pub fn historique_initialise(h: *mut HistoriquePartie);
    pub fn historique_initialise_depuis(
        h: *mut HistoriquePartie,
        e: *const Echiquier,
    ) -> TypeErreurC;
    pub fn historique_rejouer(h: *const HistoriquePartie, e: *mut Echiquier) -> TypeErreurC;
    pub safe fn nommer_type_erreur(erreur: TypeErreurC) -> *const c_char;
    pub fn parse_ligne_commande(ligne: *const c_char, a: *mut ActionARealiser) -> c_int;
    pub fn piece_est_valide(p: *const Piece) -> c_int;
    pub fn partie_verifier(
        p: *const Partie,
        x_depart: c_int,
        y_depart: c_int,
        x_arrivee: c_int,
        y_arrivee: c_int,
        raison: *mut c_char,
        taille: usize,
    ) -> TypeErreurC;
    pub fn stackchess_pile_depiler(p: *mut PileStackchess, piece: *mut PieceStackchess) -> c_int;
    pub fn stackchess_pile_empiler(p: *mut PileStackchess, piece: PieceStackchess) -> c_int;
    pub fn stackchess_pile_est_vide(p: *const PileStackchess) -> c_int;
    pub fn stackchess_pile_hauteur(p: *const PileStackchess) -> c_int;
    pub fn stackchess_pile_initialiser(p: *mut PileStackchess);
    pub fn stackchess_pile_sommet(p: *const PileStackchess, piece: *mut PieceStackchess) -> c_int;
}

/// Whether a name is still the library's: a function of the program that has it has
/// another address, or lies elsewhere (`build.rs`).
macro_rules! is_own {
    ($name:path, $original:path) => {{
        let address = $name as *const ();
        #[cfg(not(any(windows, target_vendor = "apple")))]
        // SAFETY: a constant.
        let is_own = unsafe { address as usize == $original };
        #[cfg(any(windows, target_vendor = "apple"))]
        let is_own = $crate::capi::public::echecs_interne_est_propre(address) != 0;
        is_own
    }};
}

#[cfg(any(windows, target_vendor = "apple"))]
unsafe extern "C" {
    pub(super) safe fn echecs_interne_est_propre(function: *const ()) -> c_int;
}

/// Functions that tell whether a name is the program's.
macro_rules! replaced {
    ($($is_replaced:ident: $name:ident, $original:ident;)+) => {
        unsafe extern "C" {
            $(#[cfg(not(any(windows, target_vendor = "apple")))] static $original: usize;)+
        }
        $(pub fn $is_replaced() -> bool {
            !$crate::capi::public::is_own!($name, $original)
        })+
    };
}

replaced! {
    interactive_mode_is_replaced:
        api_echec_lance_mode_interactif, echecs_origine_api_echec_lance_mode_interactif;
    partie_verifier_is_replaced: partie_verifier, echecs_origine_partie_verifier;
}

/// A function that tells whether none of these names is the program's.
macro_rules! all_own {
    ($(#[$doc:meta])* $all_own:ident: $($name:ident, $original:ident;)+) => {
        unsafe extern "C" {
            $(#[cfg(not(any(windows, target_vendor = "apple")))] static $original: usize;)+
        }
        $(#[$doc])*
        pub fn $all_own() -> bool {
            true $(&& is_own!($name, $original))+
        }
    };
}

all_own! {
    /// Whether the library alone judges and makes the moves of the CPE course.
    cpe_moves_are_own:
    echiquier_deplacement_coup_standard_est_valide,
        echecs_origine_echiquier_deplacement_coup_standard_est_valide;
    echiquier_deplacement_realise_coup_standard,
        echecs_origine_echiquier_deplacement_realise_coup_standard;
    echiquier_deplacement_realise_si_possible_roque,
        echecs_origine_echiquier_deplacement_realise_si_possible_roque;
    echiquier_deplacement_realise_si_possible_prise_en_passant,
        echecs_origine_echiquier_deplacement_realise_si_possible_prise_en_passant;
    echiquier_deplacement_special_realise_si_possible_prise_en_passant,
        echecs_origine_echiquier_deplacement_special_realise_si_possible_prise_en_passant;
    echiquier_deplacement_special_realise_si_possible_roque,
        echecs_origine_echiquier_deplacement_special_realise_si_possible_roque;
    echiquier_deplacement_standard_est_valide_cavalier,
        echecs_origine_echiquier_deplacement_standard_est_valide_cavalier;
    echiquier_deplacement_standard_est_valide_dame,
        echecs_origine_echiquier_deplacement_standard_est_valide_dame;
    echiquier_deplacement_standard_est_valide_fou,
        echecs_origine_echiquier_deplacement_standard_est_valide_fou;
    echiquier_deplacement_standard_est_valide_pion_blanc,
        echecs_origine_echiquier_deplacement_standard_est_valide_pion_blanc;
    echiquier_deplacement_standard_est_valide_pion_noir,
        echecs_origine_echiquier_deplacement_standard_est_valide_pion_noir;
    echiquier_deplacement_standard_est_valide_roi,
        echecs_origine_echiquier_deplacement_standard_est_valide_roi;
    echiquier_deplacement_standard_est_valide_tour,
        echecs_origine_echiquier_deplacement_standard_est_valide_tour;
    historique_deplacement_existe,
        echecs_origine_historique_deplacement_existe;
}

all_own! {
    /// Whether the piles that a move of Stackchess passes through are the library's alone.
    stackchess_piles_are_own:
    stackchess_pile_depiler, echecs_origine_stackchess_pile_depiler;
    stackchess_pile_empiler, echecs_origine_stackchess_pile_empiler;
    stackchess_pile_est_vide, echecs_origine_stackchess_pile_est_vide;
    stackchess_pile_hauteur, echecs_origine_stackchess_pile_hauteur;
    stackchess_pile_initialiser, echecs_origine_stackchess_pile_initialiser;
    stackchess_pile_sommet, echecs_origine_stackchess_pile_sommet;
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

pub(super) use {is_own, replaced, same_types};

same_types!(super: echecs_verifier_fen, nommer_type_erreur);
same_types!(
    super::cpe:
    action_initialise,
    api_echec_deplacer_et_promouvoir,
    api_echec_deplacer_piece,
    api_echec_ecrit_fichier_etat,
    api_echec_ecrit_fichier_historique,
    api_echec_lance_mode_interactif,
    api_echec_lit_fichier_etat,
    api_echec_lit_fichier_historique,
    coordonnee_est_valide,
    echiquier_afficher,
    echiquier_changer_joueur_courant,
    echiquier_deplacement_coup_standard_est_valide,
    echiquier_deplacement_realise_coup_standard,
    echiquier_deplacement_realise_si_possible,
    echiquier_deplacement_realise_si_possible_roque,
    echiquier_deplacement_realise_si_possible_prise_en_passant,
    echiquier_deplacement_special_realise_si_possible_prise_en_passant,
    echiquier_deplacement_special_realise_si_possible_roque,
    echiquier_deplacement_standard_est_valide_cavalier,
    echiquier_deplacement_standard_est_valide_dame,
    echiquier_deplacement_standard_est_valide_fou,
    echiquier_deplacement_standard_est_valide_pion_blanc,
    echiquier_deplacement_standard_est_valide_pion_noir,
    echiquier_deplacement_standard_est_valide_roi,
    echiquier_deplacement_standard_est_valide_tour,
    echiquier_est_en_echec,
    echiquier_est_mat,
    echiquier_est_pat,
    echiquier_initialiser,
    echiquier_invalider_jeux,
    echiquier_promouvoir_pion,
    echiquier_ecrire_fen,
    entree_sortie_ecrit_fichier_echiquier,
    entree_sortie_ecrit_fichier_historique,
    entree_sortie_est_fichier_accessible,
    entree_sortie_est_fichier_existe,
    entree_sortie_lit_fichier_echiquier,
    entree_sortie_lit_fichier_historique,
    historique_ajouter_coup,
    historique_annuler_coup,
    historique_deplacement_existe,
    historique_initialise,
    historique_initialise_depuis,
    historique_rejouer,
    parse_ligne_commande,
    piece_est_valide,
);
same_types!(super::partie: partie_verifier);
same_types!(
    super::stackchess:
    stackchess_pile_depiler,
    stackchess_pile_empiler,
    stackchess_pile_est_vide,
    stackchess_pile_hauteur,
    stackchess_pile_initialiser,
    stackchess_pile_sommet,
);
