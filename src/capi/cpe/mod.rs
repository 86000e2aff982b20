//! The CPE course: pieces, board and contracts.

mod convert;
mod coups;
mod deplacement;
mod deplacement_special;
mod deplacement_standard;
mod echiquier;
mod etat;
mod fen;
mod historique;
mod integrity;
mod jeu;
mod pieces;
mod pointers;
mod replay;

pub use coups::*;
pub use deplacement::{
    echiquier_deplacement_coup_standard_est_valide, echiquier_deplacement_realise_coup_standard,
    echiquier_deplacement_realise_si_possible, echiquier_promouvoir_pion,
};
pub use deplacement_special::*;
pub use deplacement_standard::*;
pub use echiquier::*;
pub use etat::*;
pub use fen::*;
pub use historique::*;
pub use jeu::*;
pub use pieces::*;
