//! The CPE course: pieces, board and contracts.

mod echiquier;
mod integrity;
mod jeu;
mod pieces;
mod pointers;

pub use echiquier::*;
pub use jeu::*;
pub use pieces::*;
