//! Section « Plusieurs parties dans un PGN » of `partie.h`.

use std::cell::RefCell;
use std::ffi::{c_char, c_uint};
use std::ptr;

use super::handle::Handle;
use super::partie::Partie;
use super::pgn::{DiagnosticPgn, call_diagnosing, next_game, options, reader, receive};
use crate::capi::arguments::{self, Kind, Object, has_room};
use crate::capi::errors::TypeErreurC;
use crate::capi::files::{self, FileError};
use crate::capi::guard::call;
use crate::capi::named_file::NamedFile;
use crate::pgn::AnyReader;

/// Ce qui lit un PGN partie par partie. La mémoire d'un lecteur est à la bibliothèque :
/// lecteur_pgn_ouvrir_fichier ou lecteur_pgn_ouvrir_texte la donne, lecteur_pgn_fermer la rend.
pub struct LecteurPgn {
    _object: Object<LecteurPgn>,
}

impl Kind for LecteurPgn {
    const MARK: u64 = u64::from_le_bytes(*b"\xe9lecteur");
    const NAME: &'static str = "l";
    /// What reads the games, in a cell: C has only its address.
    type Value = RefCell<AnyReader<'static>>;
}

impl LecteurPgn {
    /// A reader that C owns from now on.
    fn give(reader: AnyReader<'static>) -> *mut LecteurPgn {
        Object::of(RefCell::new(reader)).give()
    }
}

/// Whether there is memory for a reader and a copy of what it was given: its text, or the
/// name of its file.
fn has_room_for(given: &[u8]) -> bool {
    // More than a reader and the buffer of its file.
    const READER: usize = 1 << 16;
    has_room(READER + given.len())
}

/// Ouvre un fichier PGN, pour en lire les parties une à une.
///
/// Le fichier n'est jamais tout entier en mémoire : il peut être énorme.
///
/// @param fichier le nom du fichier.
/// @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
///
/// Nécessite :
/// - [PGN-OUVRIR-N1] fichier n'est pas NULL ; sinon rend NULL ;
/// - [PGN-OUVRIR-N2] options est 0 ou une somme de ces options ; sinon rend NULL.
///
/// Garantie :
/// - [PGN-OUVRIR-G1] + rend un lecteur, placé avant la première partie ;
/// - [PGN-OUVRIR-G2] + si le fichier ne peut pas être lu : rend NULL, et signale la raison ;
/// - [PGN-OUVRIR-G3] + rend NULL si la mémoire manque.
///
/// @return le lecteur, à rendre à lecteur_pgn_fermer, ou NULL.
#[unsafe(export_name = "echecs_interne_lecteur_pgn_ouvrir_fichier")]
pub unsafe extern "C" fn lecteur_pgn_ouvrir_fichier(
    fichier: *const c_char,
    options: c_uint,
) -> *mut LecteurPgn {
    const NAME: &str = "lecteur_pgn_ouvrir_fichier";
    call(
        NAME,
        |_| ptr::null_mut(),
        || {
            // SAFETY: NULL or terminated, by contract.
            let name = unsafe { arguments::text(fichier, "PGN-OUVRIR-N1", "fichier") }?;
            if !has_room_for(name) {
                return Ok(ptr::null_mut());
            }
            // SAFETY: NULL or terminated, by contract.
            let file = unsafe { NamedFile::new(NAME, fichier, "fichier", "PGN-OUVRIR-N1") }?;
            let options = self::options("PGN-OUVRIR-N2", options)?.read();
            Ok(match files::open(&file.path) {
                Ok(opened) => LecteurPgn::give(reader(opened, options)),
                Err(FileError { code, reason }) => {
                    file.refuse(code, reason);
                    ptr::null_mut()
                }
            })
        },
    )
}

/// Ouvre un texte PGN, pour en lire les parties une à une.
///
/// @param texte le PGN, copié : texte peut disparaître ensuite ; toute suite d'octets est admise.
/// @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
///
/// Nécessite :
/// - [PGN-OUVRIR-TEXTE-N1] texte n'est pas NULL ; sinon rend NULL ;
/// - [PGN-OUVRIR-TEXTE-N2] options est 0 ou une somme de ces options ; sinon rend NULL.
///
/// Garantie :
/// - [PGN-OUVRIR-TEXTE-G1] + rend un lecteur, placé avant la première partie ;
/// - [PGN-OUVRIR-TEXTE-G2] + rend NULL si la mémoire manque.
///
/// @return le lecteur, à rendre à lecteur_pgn_fermer, ou NULL.
#[unsafe(export_name = "echecs_interne_lecteur_pgn_ouvrir_texte")]
pub unsafe extern "C" fn lecteur_pgn_ouvrir_texte(
    texte: *const c_char,
    options: c_uint,
) -> *mut LecteurPgn {
    call(
        "lecteur_pgn_ouvrir_texte",
        |_| ptr::null_mut(),
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(texte, "PGN-OUVRIR-TEXTE-N1", "texte") }?;
            let options = self::options("PGN-OUVRIR-TEXTE-N2", options)?.read();
            if !has_room_for(text) {
                return Ok(ptr::null_mut());
            }
            Ok(LecteurPgn::give(AnyReader::of_text(text.to_vec(), options)))
        },
    )
}

/// Lit la partie suivante d'un PGN.
///
/// La partie lue prend la place de celle d'avant. Les lignes se comptent depuis le début du PGN.
///
/// @param l le lecteur.
/// @param p la partie.
/// @param diagnostic où écrire la place et la raison d'une erreur, ou NULL.
///
/// Nécessite :
/// - [PGN-SUIVANTE-N1] l n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-SUIVANTE-N2] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-SUIVANTE-N3] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee, et la partie suivante reste à lire.
///
/// Garantie :
/// - [PGN-SUIVANTE-G1] + rend pas_erreur, et p reçoit la partie suivante, comme par partie_lire_pgn
///   (pas par son nom) ;
/// - [PGN-SUIVANTE-G2] + si la partie suivante est mal écrite ou a un coup illégal : rend
///   erreur_pgn, p ne change pas, et le prochain appel lit la partie d'après ;
/// - [PGN-SUIVANTE-G3] + après la dernière partie, rend erreur_pgn_fin à chaque appel, et p ne
///   change pas ;
/// - [PGN-SUIVANTE-G4] + *diagnostic et la vue reçoivent ce que dit partie_lire_pgn ;
/// - [PGN-SUIVANTE-G5] + si la suite du fichier ne peut pas être lue : rend erreur_fichier_lecture,
///   p ne change pas, *diagnostic et la vue reçoivent la raison, et c'est la fin du PGN ;
/// - [PGN-SUIVANTE-G6] + pendant qu'elle est appelée, une fonction de la vue de p peut employer le
///   lecteur : lire la partie suivante dans une autre partie, ou fermer le lecteur.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_lecteur_pgn_lire_suivante")]
pub unsafe extern "C" fn lecteur_pgn_lire_suivante(
    l: *mut LecteurPgn,
    p: *mut Partie,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    let body = || {
        // SAFETY: NULL or a reader, by contract.
        let reader = unsafe { Object::at(l, "PGN-SUIVANTE-N1") }?;
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::free_at(p, ["PGN-SUIVANTE-N2", "PGN-SUIVANTE-N3"]) }?;
        // The reader is let go before the view is called, which may close it.
        let read = next_game(&mut reader.value.borrow_mut());
        // SAFETY: NULL or a place for a diagnosis, by contract.
        Ok(unsafe { receive(handle, read, diagnostic) })
    };
    // SAFETY: NULL or a place for a diagnosis, by contract.
    unsafe { call_diagnosing("lecteur_pgn_lire_suivante", diagnostic, body) }
}

/// Ferme un lecteur de PGN.
///
/// Il ne faut plus employer le lecteur ensuite. Un lecteur fermé n'est reconnu que tant que sa
/// mémoire ne sert pas à autre chose : ensuite, rien n'est garanti.
///
/// @param l le lecteur, ou NULL.
///
/// Nécessite :
/// - [PGN-FERMER-N1] l est NULL, ou un lecteur que lecteur_pgn_ouvrir_fichier ou
///   lecteur_pgn_ouvrir_texte a donné et qui n'est pas encore fermé ; sinon ne fait rien.
///
/// Garantie :
/// - [PGN-FERMER-G1] + la mémoire du lecteur est libérée et son fichier est fermé ;
/// - [PGN-FERMER-G2] + ne fait rien si l vaut NULL.
#[unsafe(export_name = "echecs_interne_lecteur_pgn_fermer")]
pub unsafe extern "C" fn lecteur_pgn_fermer(l: *mut LecteurPgn) {
    call(
        "lecteur_pgn_fermer",
        |_| (),
        || {
            if l.is_null() {
                return Ok(());
            }
            // SAFETY: a reader, by contract.
            unsafe { Object::at(l, "PGN-FERMER-N1") }?;
            // SAFETY: a reader that was given to C, and that C gives back, by contract.
            unsafe { Object::destroy(l) };
            Ok(())
        },
    );
}
