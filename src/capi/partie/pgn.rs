//! Section « PGN » of `partie.h`.

use std::ffi::{c_char, c_int, c_uint};
use std::io::{BufRead, BufReader};

use super::handle::{Handle, fill, free_handle, handle};
use super::partie::{Partie, begin};
use super::pgn_reasons;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::files::{self, FileError};
use crate::capi::guard::{Breach, call};
use crate::capi::language::{self, Langue};
use crate::capi::named_file::NamedFile;
use crate::capi::{pointers, strings};
use crate::pgn::{self, ReadOptions, Reader, Record, WriteOptions};
use crate::play::Match;

/// Les options de lecture et d'écriture d'un PGN, à additionner : sans les variantes.
pub const PGN_SANS_VARIANTES: c_uint = 1;
/// Sans les commentaires ni les annotations.
pub const PGN_SANS_COMMENTAIRES: c_uint = 2;
/// Les octets de la raison d'un diagnostic_pgn, zéro final compris.
pub const PGN_RAISON_MAX: usize = 256;

/// Ce qui ne va pas dans un PGN.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DiagnosticPgn {
    /// La ligne en cause, à partir de 1 ; 0 s'il n'y a pas d'erreur ou qu'elle n'est d'aucune ligne.
    pub ligne: c_int,
    /// La raison, en une phrase, dans la langue de echecs_langue ; "" s'il n'y a pas d'erreur.
    pub raison: [c_char; PGN_RAISON_MAX],
}

/// Something that was not read, and why.
pub(super) struct Fault {
    pub code: TypeErreur,
    /// 0 if no line is to blame.
    pub line: usize,
    pub sentence: String,
}

impl Fault {
    fn new(code: TypeErreur, sentence: impl Into<String>) -> Fault {
        Fault { code, line: 0, sentence: sentence.into() }
    }

    pub fn of(error: &pgn::ReadError, language: Langue) -> Fault {
        match error {
            pgn::ReadError::Pgn(error) => Fault {
                code: TypeErreur::ErreurPgn,
                line: error.line,
                sentence: pgn_reasons::sentence(&error.reason, language),
            },
            pgn::ReadError::Io(error) => {
                Fault::file(TypeErreur::ErreurFichierLecture, &files::reason(error), language)
            }
        }
    }

    /// A file that cannot be read; only French knows the reason in detail.
    fn file(code: TypeErreur, reason: &str, language: Langue) -> Fault {
        let sentence = match language {
            Langue::LangueFrancais => format!("Le fichier ne peut pas être lu : {reason}."),
            Langue::LangueAnglais => {
                let words = TypeErreur::sentence(code as TypeErreurC, language).to_string_lossy();
                format!("Reading failed: {words}.")
            }
        };
        Fault::new(code, sentence)
    }

    pub fn no_game(language: Langue) -> Fault {
        let sentence = language.choose("Il n'y a pas d'autre partie.", "There is no other game.");
        Fault::new(TypeErreur::ErreurPgnFin, sentence)
    }
}

/// Lit la première partie d'un texte au format PGN, à la place de celle d'avant.
///
/// Un PGN écrit toujours les pièces en anglais : K roi, Q dame, R tour, B fou, N cavalier. Ce qui
/// reste clair est admis : numéros de coups faux ou absents, étiquettes absentes, résultat absent,
/// fins de ligne de toutes sortes, roque avec des zéros, coups écrits « e2e4 » ou « Ng1-f3 ». Un
/// coup nul (« -- » ou « Z0 »), que les règles n'ont pas, finit la variante où il se trouve ; parmi
/// les coups de la partie, il est une erreur. La partie lue se trouve après son dernier coup :
/// partie_annuler et partie_retablir la parcourent.
///
/// Un résultat que les règles ne donnent pas d'elles-mêmes est ce que les joueurs ont décidé : un
/// abandon, une nulle réclamée si elle pouvait l'être dans la dernière position, et sinon une nulle
/// par accord. Là où les règles en donnent un, c'est le leur qui compte.
///
/// Une partie a au plus 16 mébioctets de texte, 1048576 coups, variantes comprises, 1000 étiquettes
/// et 100 variantes l'une dans l'autre : ce qui en a plus est mal écrit.
///
/// @param p la partie.
/// @param texte le PGN ; toute suite d'octets est admise.
/// @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
/// @param diagnostic où écrire la ligne et la raison d'une erreur, ou NULL.
///
/// Nécessite :
/// - [PGN-LIRE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PGN-LIRE-N3] texte n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-N4] options va de 0 à 3 ; sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PGN-LIRE-G1] rend pas_erreur ; la partie a les étiquettes, la position de départ, les coups et
///   le résultat du texte, et, sauf si options les écarte, ses variantes, ses commentaires et ses
///   annotations ; la vue reçoit les cases qui changent ;
/// - [PGN-LIRE-G2] si la partie est mal écrite, ou qu'un coup n'est pas légal, rend erreur_pgn, et
///   *diagnostic reçoit la ligne et la raison ;
/// - [PGN-LIRE-G3] s'il n'y a aucune partie dans le texte, rend erreur_pgn_fin, et *diagnostic
///   reçoit la ligne 0 et la raison ;
/// - [PGN-LIRE-G4] en cas d'erreur, la partie reste comme elle était, la vue reçoit la raison, et
///   rien n'est écrit sur stderr ;
/// - [PGN-LIRE-G5] s'il n'y a pas d'erreur, *diagnostic reçoit 0 et "" ; si une clause n'est pas
///   respectée, il ne change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_lire_pgn")]
pub unsafe extern "C" fn partie_lire_pgn(
    p: *mut Partie,
    texte: *const c_char,
    options: c_uint,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    call(
        "partie_lire_pgn",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PGN-LIRE-N1", "PGN-LIRE-N2"]) }?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(texte) }
                .ok_or_else(|| Breach::null("PGN-LIRE-N3", "texte"))?;
            let options = self::options("PGN-LIRE-N4", options)?.read();
            let read = next_record(&mut Reader::new(text, options));
            // SAFETY: NULL or a place for a diagnosis, by contract.
            Ok(unsafe { receive(handle, read, diagnostic) })
        },
    )
}

/// Lit la première partie d'un fichier au format PGN, à la place de celle d'avant.
///
/// @param p la partie.
/// @param nom le nom du fichier.
/// @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
/// @param diagnostic où écrire la ligne et la raison d'une erreur, ou NULL.
///
/// Nécessite :
/// - [PGN-LIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-FICHIER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PGN-LIRE-FICHIER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-FICHIER-N4] options va de 0 à 3 ; sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PGN-LIRE-FICHIER-G1] lit la première partie du fichier comme partie_lire_pgn (qui n'est pas
///   appelée par son nom), et rend les mêmes codes ;
/// - [PGN-LIRE-FICHIER-G2] rend erreur_fichier_absent ou erreur_fichier_lecture si le fichier ne
///   peut pas être lu ; la partie reste comme elle était, *diagnostic et la vue reçoivent la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_lire_pgn_fichier")]
pub unsafe extern "C" fn partie_lire_pgn_fichier(
    p: *mut Partie,
    nom: *const c_char,
    options: c_uint,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    call(
        "partie_lire_pgn_fichier",
        |code| code,
        || {
            let tags = ["PGN-LIRE-FICHIER-N1", "PGN-LIRE-FICHIER-N2"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, tags) }?;
            // SAFETY: NULL or terminated, by contract.
            let name = unsafe { strings::bytes(nom) }
                .ok_or_else(|| Breach::null("PGN-LIRE-FICHIER-N3", "nom"))?;
            let options = self::options("PGN-LIRE-FICHIER-N4", options)?.read();
            let read = open(name)
                .and_then(|file| next_record(&mut Reader::new(BufReader::new(file), options)));
            // SAFETY: NULL or a place for a diagnosis, by contract.
            Ok(unsafe { receive(handle, read, diagnostic) })
        },
    )
}

fn open(name: &[u8]) -> Result<std::fs::File, Fault> {
    let unreadable = |error: FileError| Fault::file(error.code, &error.reason, language::current());
    files::open(&files::path(name)).map_err(unreadable)
}

/// What a caller wants of a PGN.
#[derive(Clone, Copy)]
pub(super) struct Options {
    variations: bool,
    comments: bool,
}

impl Options {
    pub fn read(self) -> ReadOptions {
        ReadOptions { variations: self.variations, comments: self.comments }
    }

    fn write(self) -> WriteOptions {
        WriteOptions { variations: self.variations, comments: self.comments }
    }
}

pub(super) fn options(tag: &'static str, options: c_uint) -> Result<Options, Breach> {
    let known = PGN_SANS_VARIANTES | PGN_SANS_COMMENTAIRES;
    if options & !known != 0 {
        let explanation = format!("options vaut {options}, il faut de 0 à {known}");
        return Err(Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation));
    }
    Ok(Options {
        variations: options & PGN_SANS_VARIANTES == 0,
        comments: options & PGN_SANS_COMMENTAIRES == 0,
    })
}

/// The next game of a text.
pub(super) fn next_record(reader: &mut Reader<impl BufRead>) -> Result<Record, Fault> {
    let language = language::current();
    match reader.next_game() {
        None => Err(Fault::no_game(language)),
        Some(read) => read.map_err(|error| Fault::of(&error, language)),
    }
}

/// Begins the game that was read, or tells why there is none.
///
/// # Safety
///
/// `diagnostic` is NULL or a place for a diagnosis.
pub(super) unsafe fn receive(
    handle: &Handle,
    read: Result<Record, Fault>,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    let begun = read.and_then(|record| {
        let internal = |_| Fault::new(TypeErreur::ErreurInterne, "?");
        Match::from_record(record).map_err(internal)
    });
    let (line, sentence) = match &begun {
        Ok(_) => (0, ""),
        Err(fault) => (fault.line, &*fault.sentence),
    };
    let mut raison = [0; PGN_RAISON_MAX];
    // SAFETY: room for that many bytes.
    unsafe { strings::write(raison.as_mut_ptr(), raison.len(), sentence) };
    let ligne = c_int::try_from(line).unwrap_or(c_int::MAX);
    // SAFETY: NULL or a place for a diagnosis, by the caller.
    unsafe { pointers::write(diagnostic, DiagnosticPgn { ligne, raison }) };
    match begun {
        Ok(game) => begin(handle, game),
        Err(fault) => {
            handle.tell(&located(&fault));
            fault.code as TypeErreurC
        }
    }
}

/// The sentence of a fault, after its line if it has one.
fn located(fault: &Fault) -> String {
    match fault.line {
        0 => fault.sentence.clone(),
        line => {
            let word = language::current().choose("Ligne", "Line");
            format!("{word} {line}. {}", fault.sentence)
        }
    }
}

/// Écrit une partie au format PGN : ses étiquettes, ses coups en anglais, et ce qui est écrit à côté
/// d'eux.
///
/// Les sept étiquettes d'usage (Event, Site, Date, Round, White, Black, Result) viennent d'abord,
/// avec « ? » pour celles que la partie n'a pas (« ????.??.?? » pour Date) ; puis les autres, dans
/// leur ordre ; enfin, si la partie ne part pas de la position de départ, SetUp et FEN, et avant
/// elles Variant si des droits de roque sont ceux de Chess960. Les coups annulés ne sont pas écrits.
///
/// @param p la partie.
/// @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
/// @param tampon où écrire le PGN, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PGN-ECRIRE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PGN-ECRIRE-N2] options va de 0 à 3 ; sinon rend 0 ;
/// - [PGN-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PGN-ECRIRE-G1] partie_lire_pgn relit de ce texte, s'il ne passe pas les limites qu'elle dit,
///   la même partie : étiquettes (avec celles que l'écriture ajoute, les sept d'usage d'abord),
///   position de départ, coups, vainqueur ou nulle, et, sauf si options les écarte, variantes,
///   commentaires et annotations ;
/// - [PGN-ECRIRE-G2] aucune ligne de coups n'a plus de 79 octets, sauf si un mot d'un commentaire
///   est plus long, ou qu'il commence par « [ » ou « % » : il reste sur la ligne du mot d'avant ;
/// - [PGN-ECRIRE-G3] rend la longueur du texte, sans le zéro final ; si elle n'est pas inférieure à
///   taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille vaut 0) ;
/// - [PGN-ECRIRE-G4] avant le début de la partie, le texte est vide.
///
/// @return la longueur du texte.
#[unsafe(export_name = "echecs_interne_partie_ecrire_pgn")]
pub unsafe extern "C" fn partie_ecrire_pgn(
    p: *const Partie,
    options: c_uint,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_ecrire_pgn",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PGN-ECRIRE-N1") }?;
            let options = self::options("PGN-ECRIRE-N2", options)?;
            let text = written(handle, options).unwrap_or_default();
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PGN-ECRIRE-N3", &text) }
        },
    )
}

/// A game as PGN, once it has begun.
fn written(handle: &Handle, options: Options) -> Option<String> {
    let state = handle.look();
    state.game.as_ref().map(|game| pgn::write(&game.to_record(), &options.write()))
}

/// Écrit une partie dans un fichier au format PGN, à la place de ce qu'il contenait.
///
/// @param p la partie.
/// @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
/// @param nom le nom du fichier.
///
/// Nécessite :
/// - [PGN-ECRIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-ECRIRE-FICHIER-N2] options va de 0 à 3 ; sinon rend erreur_argument_hors_limites ;
/// - [PGN-ECRIRE-FICHIER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PGN-ECRIRE-FICHIER-G1] rend pas_erreur ; le fichier contient le texte de partie_ecrire_pgn
///   (qui n'est pas appelée par son nom) ;
/// - [PGN-ECRIRE-FICHIER-G2] si le fichier ne peut pas être écrit, rend erreur_fichier_ecriture, et
///   ce qu'il contenait y est encore ; une ligne dit pourquoi, sur stderr sauf en mode
///   contrats_silence, et par echecs_derniere_erreur, sans jamais arrêter le programme ;
/// - [PGN-ECRIRE-FICHIER-G3] avant le début de la partie, rend erreur_partie_non_commencee et
///   n'écrit rien.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_ecrire_pgn_fichier")]
pub unsafe extern "C" fn partie_ecrire_pgn_fichier(
    p: *const Partie,
    options: c_uint,
    nom: *const c_char,
) -> TypeErreurC {
    const NAME: &str = "partie_ecrire_pgn_fichier";
    call(
        NAME,
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PGN-ECRIRE-FICHIER-N1") }?;
            let options = self::options("PGN-ECRIRE-FICHIER-N2", options)?;
            // SAFETY: NULL or terminated, by contract.
            let file = unsafe { NamedFile::new(NAME, nom, "nom", "PGN-ECRIRE-FICHIER-N3") }?;
            let Some(text) = written(handle, options) else {
                return Ok(TypeErreur::ErreurPartieNonCommencee as TypeErreurC);
            };
            Ok(file.replace(&text))
        },
    )
}
