//! The text of the files of a board and of a game; the contracts of the section
//! « Fichiers » describe it.

mod read;
mod write;

pub use read::{Misread, read_board, read_history};
pub use write::{write_board, write_history};

use crate::capi::language::Langue;
use crate::rules::Color;

const BOARD_TITLE: &str = "libechecs echiquier 1";
const HISTORY_TITLE: &str = "libechecs historique 1";
const TURN: &str = "trait";
const RIGHTS: &str = "roque";
const EN_PASSANT: &str = "en_passant";
const CLOCK: &str = "demi_coups";
const NUMBER: &str = "numero_coup";
const END: &str = "fin";
const NONE: &str = "-";

/// The word for a side's pieces, and for the side that has the turn.
fn side_words(color: Color) -> (&'static str, &'static str) {
    let french = Langue::LangueFrancais;
    (french.color(color), french.side(color))
}
