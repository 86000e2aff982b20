//! Section « Une partie entière » of `echecs.h`, continued: the files of a game.
//!
//! What goes wrong with a file is told to the player, on `stdout`.

use std::ffi::{c_char, c_int};

use super::deplacement::intact_board;
use super::echiquier::Echiquier;
use super::historique::{HistoriquePartie, History};
use super::pointers::write_from;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::files;
use crate::capi::guard::{Breach, call};
use crate::capi::named_file::{self, NamedFile};
use crate::capi::{output, public, saving};

/// Écrit un échiquier dans un fichier, et dit un refus sur stdout.
///
/// @param e l'échiquier à écrire.
/// @param f le nom du fichier.
///
/// Nécessite :
/// - [API-ECRIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
/// - [API-ECRIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0 ;
/// - [API-ECRIRE-ETAT-N3] *e est intègre ; sinon rend 0.
///
/// Garantie :
/// - [API-ECRIRE-ETAT-G1] + appelle par leur nom entree_sortie_est_fichier_accessible puis, si
///   entree_sortie_est_fichier_accessible n'a pas rendu 0, entree_sortie_ecrit_fichier_echiquier :
///   si le programme les définit, ce sont ses versions qui sont appelées. Rend 1 si l'écriture a
///   rendu pas_erreur ;
/// - [API-ECRIRE-ETAT-G2] + sinon rend 0, et écrit sur stdout une ligne avec le nom du fichier et,
///   si la bibliothèque la connaît, la raison, par exemple
///   « Fichier non écrit : partie.txt, la permission manque. » La bibliothèque retient alors la
///   ligne que sa fonction de fichier écrirait sur stderr ; une version du programme n'a pas à
///   retenir cette ligne.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_api_echec_ecrit_fichier_etat")]
pub unsafe extern "C" fn api_echec_ecrit_fichier_etat(
    e: *const Echiquier,
    f: *const c_char,
) -> c_int {
    const NAME: &str = "api_echec_ecrit_fichier_etat";
    call(
        NAME,
        |_| 0,
        || {
            if e.is_null() {
                return Err(Breach::null("API-ECRIRE-ETAT-N1", "e"));
            }
            // SAFETY: NULL or terminated, by contract.
            let file = unsafe { NamedFile::new(NAME, f, "f", "API-ECRIRE-ETAT-N2") }?;
            // SAFETY: not NULL, so a board.
            unsafe { intact_board(e, ["API-ECRIRE-ETAT-N1", "API-ECRIRE-ETAT-N3"]) }?;
            // SAFETY: a terminated string, and a board.
            Ok(save(&file, f, || unsafe { public::entree_sortie_ecrit_fichier_echiquier(f, e) }))
        },
    )
}

/// Écrit une partie dans un fichier, et dit un refus sur stdout.
///
/// @param h l'historique à écrire.
/// @param f le nom du fichier.
///
/// Nécessite :
/// - [API-ECRIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
/// - [API-ECRIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0 ;
/// - [API-ECRIRE-HISTORIQUE-N3] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
///
/// Garantie :
/// - [API-ECRIRE-HISTORIQUE-G1] + appelle par leur nom entree_sortie_est_fichier_accessible puis,
///   si entree_sortie_est_fichier_accessible n'a pas rendu 0,
///   entree_sortie_ecrit_fichier_historique : si le programme les définit, ce sont ses versions qui
///   sont appelées. Rend 1 si l'écriture a rendu pas_erreur ;
/// - [API-ECRIRE-HISTORIQUE-G2] + sinon rend 0, par exemple si *h n'est pas cohérent (voir
///   [ECRIRE-HISTORIQUE-G5]), écrit sur stdout la ligne de [API-ECRIRE-ETAT-G2], et retient de même
///   celle de stderr.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_api_echec_ecrit_fichier_historique")]
pub unsafe extern "C" fn api_echec_ecrit_fichier_historique(
    h: *const HistoriquePartie,
    f: *const c_char,
) -> c_int {
    const NAME: &str = "api_echec_ecrit_fichier_historique";
    call(
        NAME,
        |_| 0,
        || {
            if h.is_null() {
                return Err(Breach::null("API-ECRIRE-HISTORIQUE-N1", "h"));
            }
            // SAFETY: NULL or terminated, by contract.
            let file = unsafe { NamedFile::new(NAME, f, "f", "API-ECRIRE-HISTORIQUE-N2") }?;
            let tags = ["API-ECRIRE-HISTORIQUE-N1", "API-ECRIRE-HISTORIQUE-N3"];
            // SAFETY: not NULL, so a history.
            unsafe { History::required(h, tags) }?;
            // SAFETY: a terminated string, and a history.
            Ok(save(&file, f, || unsafe { public::entree_sortie_ecrit_fichier_historique(f, h) }))
        },
    )
}

/// Writes a file with a public function, if it can be written; 1, or 0 and a line
/// that says why not.
fn save(file: &NamedFile<'_>, f: *const c_char, write_file: impl FnOnce() -> TypeErreurC) -> c_int {
    // SAFETY: a terminated string.
    let reason = if unsafe { public::entree_sortie_est_fichier_accessible(f) } == 0 {
        saving::check_writable(&file.path).err().map(|error| error.reason.into_owned())
    } else {
        let (code, reason) = named_file::listen(write_file);
        if code == TypeErreur::PasErreur as TypeErreurC {
            return 1;
        }
        reason
    };
    tell("Fichier non écrit", file, reason)
}

/// Lit un échiquier dans un fichier, et dit un refus sur stdout.
///
/// @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
/// @param f le nom du fichier.
///
/// Nécessite :
/// - [API-LIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
/// - [API-LIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [API-LIRE-ETAT-G1] + appelle par leur nom entree_sortie_est_fichier_existe puis, si
///   entree_sortie_est_fichier_existe n'a pas rendu 0, echiquier_invalider_jeux, qui vide un
///   échiquier, et entree_sortie_lit_fichier_echiquier, qui remplit cet échiquier : si le programme
///   les définit, ce sont ses versions qui sont appelées. Si la lecture a rendu pas_erreur et donné
///   un échiquier intègre : rend 1, et *e reçoit cet échiquier ;
/// - [API-LIRE-ETAT-G2] + sinon rend 0, et *e ne change pas ;
/// - [API-LIRE-ETAT-G3] + écrit alors sur stdout une ligne avec le nom du fichier et, si la
///   bibliothèque la connaît, la raison, par exemple
///   « Fichier non lu : partie.txt, il n'existe pas. » La bibliothèque retient alors la ligne que
///   sa fonction de fichier écrirait sur stderr ; une version du programme n'a pas à retenir cette
///   ligne.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_api_echec_lit_fichier_etat")]
pub unsafe extern "C" fn api_echec_lit_fichier_etat(e: *mut Echiquier, f: *const c_char) -> c_int {
    let reader = Reader {
        name: "api_echec_lit_fichier_etat",
        tags: ["API-LIRE-ETAT-N1", "API-LIRE-ETAT-N2"],
        parameter: "e",
        prepare: public::echiquier_invalider_jeux,
        read: public::entree_sortie_lit_fichier_echiquier,
        fault: |board| board.fault().map(|fault| fault.to_string()),
    };
    // SAFETY: NULL or what they are said to be, by contract.
    unsafe { reader.load(e, f) }
}

/// Lit une partie dans un fichier, et dit un refus sur stdout.
///
/// @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
/// @param f le nom du fichier.
///
/// Nécessite :
/// - [API-LIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
/// - [API-LIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [API-LIRE-HISTORIQUE-G1] + appelle par leur nom entree_sortie_est_fichier_existe puis, si
///   entree_sortie_est_fichier_existe n'a pas rendu 0, historique_initialise, qui prépare un
///   historique, et entree_sortie_lit_fichier_historique, qui remplit cet historique : si le
///   programme les définit, ce sont ses versions qui sont appelées. Si la lecture a rendu
///   pas_erreur et donné un historique qui se rejoue (voir [HISTORIQUE-REJOUER-G2]) : rend 1, et
///   *h reçoit cet historique ;
/// - [API-LIRE-HISTORIQUE-G2] + sinon rend 0, et *h ne change pas ;
/// - [API-LIRE-HISTORIQUE-G3] + écrit alors sur stdout la ligne de [API-LIRE-ETAT-G3], et retient
///   de même celle de stderr.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_api_echec_lit_fichier_historique")]
pub unsafe extern "C" fn api_echec_lit_fichier_historique(
    h: *mut HistoriquePartie,
    f: *const c_char,
) -> c_int {
    let nonsense = "cette partie n'a pas de sens";
    let reader = Reader {
        name: "api_echec_lit_fichier_historique",
        tags: ["API-LIRE-HISTORIQUE-N1", "API-LIRE-HISTORIQUE-N2"],
        parameter: "h",
        prepare: public::historique_initialise,
        read: public::entree_sortie_lit_fichier_historique,
        fault: |history| history.last_board().is_none().then(|| nonsense.to_owned()),
    };
    // SAFETY: NULL or what they are said to be, by contract.
    unsafe { reader.load(h, f) }
}

/// How a `T`, which holds integers only, is read from a file by a public function.
struct Reader<T, Fault: Fn(&T) -> Option<String>> {
    name: &'static str,
    /// The clauses that neither the `T` nor the name of the file is NULL.
    tags: [&'static str; 2],
    parameter: &'static str,
    prepare: unsafe extern "C" fn(*mut T),
    read: unsafe extern "C" fn(*const c_char, *mut T) -> TypeErreurC,
    /// What is wrong with what was read.
    fault: Fault,
}

impl<T: Copy, Fault: Fn(&T) -> Option<String>> Reader<T, Fault> {
    /// # Safety
    ///
    /// The two pointers are NULL or what they are said to be.
    unsafe fn load(&self, value: *mut T, f: *const c_char) -> c_int {
        call(
            self.name,
            |_| 0,
            || {
                let [value_null, file_null] = self.tags;
                if value.is_null() {
                    return Err(Breach::null(value_null, self.parameter));
                }
                // SAFETY: NULL or terminated, by the caller.
                let file = unsafe { NamedFile::new(self.name, f, "f", file_null) }?;
                // SAFETY: a terminated string.
                Ok(match unsafe { self.draft(&file, f) } {
                    Ok(draft) => {
                        // SAFETY: not NULL, so a value.
                        unsafe { write_from(value, &*draft) };
                        1
                    }
                    Err(reason) => tell("Fichier non lu", &file, reason),
                })
            },
        )
    }

    /// What a file holds, or why it is refused, if that is known.
    ///
    /// # Safety
    ///
    /// `f` is a terminated string.
    unsafe fn draft(
        &self,
        file: &NamedFile<'_>,
        f: *const c_char,
    ) -> Result<Box<T>, Option<String>> {
        // SAFETY: a terminated string, by the caller.
        if unsafe { public::entree_sortie_est_fichier_existe(f) } == 0 {
            return Err(files::open(&file.path).err().map(|error| error.reason.into_owned()));
        }
        let mut draft = Box::<T>::new_zeroed();
        // SAFETY: a terminated string, and a value that holds integers only.
        let (code, reason) = named_file::listen(|| unsafe {
            (self.prepare)(draft.as_mut_ptr());
            (self.read)(f, draft.as_mut_ptr())
        });
        if code != TypeErreur::PasErreur as TypeErreurC {
            return Err(reason);
        }
        // SAFETY: filled with zeros first.
        let draft = unsafe { draft.assume_init() };
        match (self.fault)(&draft) {
            None => Ok(draft),
            fault => Err(fault),
        }
    }
}

/// Tells the player what went wrong with a file; what the function then returns.
fn tell(what: &str, file: &NamedFile<'_>, reason: Option<String>) -> c_int {
    let name = file.shown();
    output::write(&match reason {
        Some(reason) => format!("{what} : {name}, {reason}.\n"),
        None => format!("{what} : {name}.\n"),
    });
    0
}
