//! The files in which the interactive mode keeps its game, and the game that an
//! earlier run has left there.

use std::ffi::CStr;
use std::fs;
use std::path::Path;

use super::echiquier::Echiquier;
use super::entree_sortie::LONGEST;
use super::historique::HistoriquePartie;
use crate::capi::files;
use crate::capi::{public, saving};

const BOARD: &CStr = c"echec_etat.txt";
const HISTORY_NAME: &CStr = c"echec_historique.txt";
const HISTORY: &str = "echec_historique.txt";
const PREVIOUS: &str = "echec_historique_precedent.txt";
/// Where the earlier game is while the new one is saved for the first time.
const ASIDE: &str = "echec_historique_provisoire.txt";

/// Saves the game with the public functions, which tell of what they cannot write.
pub fn save(board: &Echiquier, history: &HistoriquePartie) {
    save_board(board);
    save_history(history);
}

fn save_board(board: &Echiquier) {
    // SAFETY: a board and a terminated string.
    unsafe { public::api_echec_ecrit_fichier_etat(board, BOARD.as_ptr()) };
}

/// Whether the game is saved: the program's own function may say so for nothing.
fn save_history(history: &HistoriquePartie) -> bool {
    // SAFETY: a history and a terminated string.
    let told =
        unsafe { public::api_echec_ecrit_fichier_historique(history, HISTORY_NAME.as_ptr()) };
    told != 0 && files::exists(Path::new(HISTORY))
}

/// Saves a game that begins; the game of an earlier run is kept under another name.
/// What the player has to know of it.
///
/// The earlier game is only ever renamed: that needs no room, and at every moment its
/// file is whole, whatever becomes of the program.
pub fn save_first(board: &Echiquier, history: &HistoriquePartie) -> Option<String> {
    save_board(board);
    finish_interrupted();
    if !is_to_be_kept(Path::new(HISTORY)) {
        save_history(history);
    } else if is_there(ASIDE) || fs::rename(HISTORY, ASIDE).is_err() {
        return Some(stays());
    } else if !(save_history(history) && settle()) {
        return Some(put_back());
    }
    files::exists(Path::new(PREVIOUS))
        .then(|| format!("« lit_h {PREVIOUS} » reprend la partie précédente."))
}

/// Does what a run that was ended at the worst moment has left to do.
fn finish_interrupted() {
    if is_there(HISTORY) {
        if is_there(ASIDE) {
            settle();
        }
    } else {
        // Mostly there is nothing aside.
        let _ = fs::rename(ASIDE, HISTORY);
    }
}

/// Whether a file has a content that a new game would replace.
fn is_to_be_kept(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() > 0)
        && saving::check_writable(file).is_ok()
}

/// Gives the game that is aside the name under which it is kept; whether it has one.
fn settle() -> bool {
    // Another game than one that begins has left something else, whatever the program
    // that writes the file makes of a game.
    let content = |name: &str| files::read(Path::new(name), LONGEST).ok();
    let aside = content(ASIDE);
    if aside.is_some() && aside == content(HISTORY) {
        return fs::rename(ASIDE, HISTORY).is_ok();
    }
    if is_link_to_previous() {
        return fs::remove_file(ASIDE).is_ok();
    }
    // To take the name of a file does not ask that file for its permission.
    saving::check_writable(Path::new(PREVIOUS)).is_ok() && fs::rename(ASIDE, PREVIOUS).is_ok()
}

/// Whether what is aside is another name of the file that it would replace.
fn is_link_to_previous() -> bool {
    match (fs::canonicalize(ASIDE), fs::canonicalize(PREVIOUS)) {
        (Ok(aside), Ok(previous)) => aside == previous,
        _ => false,
    }
}

/// Whether a name is taken, be it by a link that leads nowhere.
fn is_there(name: &str) -> bool {
    fs::symlink_metadata(name).is_ok()
}

fn put_back() -> String {
    match fs::rename(ASIDE, HISTORY) {
        Ok(()) => stays(),
        Err(_) => format!("« lit_h {ASIDE} » reprend la partie précédente."),
    }
}

fn stays() -> String {
    format!(
        "« lit_h {HISTORY} » reprend la partie enregistrée ; sinon le premier coup la remplace."
    )
}
