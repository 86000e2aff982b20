//! The files in which the interactive mode keeps its game, and the game that an
//! earlier run has left there.

use std::ffi::CStr;
use std::path::Path;

use super::echiquier::Echiquier;
use super::entree_sortie::LONGEST;
use super::historique::HistoriquePartie;
use crate::capi::files;
use crate::capi::{public, saving};

const BOARD: &CStr = c"echec_etat.txt";
const HISTORY: &CStr = c"echec_historique.txt";
const PREVIOUS: &str = "echec_historique_precedent.txt";

/// Saves the game with the public functions, which tell of what they cannot write.
pub fn save(board: &Echiquier, history: &HistoriquePartie) {
    save_board(board);
    // SAFETY: a history and a terminated string.
    unsafe { public::api_echec_ecrit_fichier_historique(history, HISTORY.as_ptr()) };
}

fn save_board(board: &Echiquier) {
    // SAFETY: a board and a terminated string.
    unsafe { public::api_echec_ecrit_fichier_etat(board, BOARD.as_ptr()) };
}

/// Saves a game that begins; the game of an earlier run is kept under another name.
/// What the player has to know of it.
pub fn save_first(board: &Echiquier, history: &HistoriquePartie) -> Option<String> {
    let file = HISTORY.to_string_lossy();
    let path = Path::new(&*file);
    let content = || files::read(path, LONGEST).ok();
    let earlier = content();
    if earlier.is_none() && files::exists(path) {
        save_board(board);
        return Some(stays(&file));
    }
    save(board, history);
    // Another game than one that begins has left something else, whatever the program
    // that writes the file makes of a game.
    if let Some(earlier) = earlier
        && content().as_ref() != Some(&earlier)
        && saving::replace(Path::new(PREVIOUS), &earlier).is_err()
    {
        return Some(match saving::replace(path, &earlier) {
            Ok(()) => stays(&file),
            Err(_) => "La partie précédente n'a pas pu être gardée.".to_owned(),
        });
    }
    files::exists(Path::new(PREVIOUS))
        .then(|| format!("« lit_h {PREVIOUS} » reprend la partie précédente."))
}

fn stays(file: &str) -> String {
    format!("« lit_h {file} » reprend la partie enregistrée ; sinon le premier coup la remplace.")
}
