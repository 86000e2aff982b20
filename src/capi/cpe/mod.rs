//! The CPE course: pieces, board and contracts.

mod announcements;
mod api_echec;
mod api_fichiers;
mod attempt;
mod code_erreur;
mod commandes;
mod constructeurs;
mod convert;
mod coups;
mod deplacement;
mod deplacement_special;
mod deplacement_standard;
mod echiquier;
mod entree_sortie;
mod etat;
mod fen;
mod format;
mod historique;
mod historique_echiquier;
mod integrity;
mod jeu;
mod lines;
mod mode_interactif;
mod pieces;
mod referees;
mod replay;
mod saved_game;
mod whole_move;
mod written_move;

use super::pointers;

pub(super) use convert::{coordinates, square};

pub use api_echec::*;
pub use api_fichiers::*;
pub use code_erreur::*;
pub use commandes::*;
pub use constructeurs::*;
pub use coups::*;
pub use deplacement::{
    echiquier_deplacement_coup_standard_est_valide, echiquier_deplacement_realise_coup_standard,
    echiquier_deplacement_realise_si_possible, echiquier_promouvoir_pion,
};
pub use deplacement_special::{
    echiquier_deplacement_realise_si_possible_prise_en_passant,
    echiquier_deplacement_realise_si_possible_roque,
    echiquier_deplacement_special_realise_si_possible_prise_en_passant,
    echiquier_deplacement_special_realise_si_possible_roque,
};
pub use deplacement_standard::*;
pub use echiquier::*;
pub use entree_sortie::{
    entree_sortie_ecrit_fichier_echiquier, entree_sortie_ecrit_fichier_historique,
    entree_sortie_est_fichier_accessible, entree_sortie_est_fichier_existe,
    entree_sortie_lit_fichier_echiquier, entree_sortie_lit_fichier_historique,
};
pub use etat::*;
pub use fen::*;
pub use historique::*;
pub use historique_echiquier::*;
pub use jeu::*;
pub use mode_interactif::*;
pub use pieces::*;
