//! The files of the CPE course, through its C functions: a file is refused and nothing
//! changes, or it is written and read back as it was.

#![no_main]

use std::cell::LazyCell;
use std::ffi::CString;
use std::fs;
use std::path::{Path, PathBuf};

use echecs::capi::TypeErreur;
use echecs::capi::cpe::*;
use echecs::capi::echecs_choisir_contrats;
use fuzz::folder;
use libfuzzer_sys::fuzz_target;

const FINE: i32 = TypeErreur::PasErreur as i32;
const BAD_CONTENT: i32 = TypeErreur::ErreurFichierContenu as i32;

thread_local! {
    static FOLDER: LazyCell<PathBuf> = const { LazyCell::new(folder::of_this_process) };
}

fuzz_target!(
    init: {
        echecs_choisir_contrats(0);
    },
    |data: &[u8]| {
        FOLDER.with(|folder| {
            let path = folder.join("file");
            is_refused_or_read(&path, data, board(), Functions {
                read: entree_sortie_lit_fichier_echiquier,
                write: entree_sortie_ecrit_fichier_echiquier,
            });
            is_refused_or_read(&path, data, game(), Functions {
                read: entree_sortie_lit_fichier_historique,
                write: entree_sortie_ecrit_fichier_historique,
            });
        });
    }
);

struct Functions<T> {
    read: unsafe extern "C" fn(*const std::ffi::c_char, *mut T) -> i32,
    write: unsafe extern "C" fn(*const std::ffi::c_char, *const T) -> i32,
}

fn is_refused_or_read<T>(path: &Path, data: &[u8], before: Box<T>, functions: Functions<T>)
where
    T: Clone + PartialEq + std::fmt::Debug,
{
    let Functions { read, write } = functions;
    let name = CString::new(path.as_os_str().as_encoded_bytes()).expect("a name without NUL");
    fs::write(path, data).expect("a file in memory");
    let mut object = before.clone();
    // SAFETY: a terminated name and an object.
    match unsafe { read(name.as_ptr(), &mut *object) } {
        FINE => {
            let mut back = before;
            // SAFETY: a terminated name and objects.
            unsafe {
                assert_eq!(write(name.as_ptr(), &*object), FINE);
                assert_eq!(read(name.as_ptr(), &mut *back), FINE);
            }
            assert!(back == object, "{back:?} {object:?}");
        }
        code => {
            assert_eq!(code, BAD_CONTENT);
            assert!(object == before, "{object:?}");
        }
    }
}

fn board() -> Box<Echiquier> {
    let mut board = Box::<Echiquier>::new_zeroed();
    // SAFETY: a place for a board, which holds integers only.
    unsafe {
        echiquier_initialiser(board.as_mut_ptr());
        board.assume_init()
    }
}

/// A game with a move, so that one that is read differs from it.
fn game() -> Box<HistoriquePartie> {
    let mut game = Box::<HistoriquePartie>::new_zeroed();
    let mut board = board();
    let queen = TypePiece::Dame as i32;
    // SAFETY: a board, and a place for a game, which holds integers only.
    unsafe {
        historique_initialise(game.as_mut_ptr());
        let code =
            api_echec_deplacer_et_promouvoir(&mut *board, game.as_mut_ptr(), 6, 0, 5, 2, queen);
        assert_eq!(code, FINE);
        game.assume_init()
    }
}
