//! Section « PGN » of `partie.h`.

use std::ffi::{c_char, c_int, c_uint};
use std::io::Read;

use super::handle::Handle;
use super::partie::{Partie, begin};
use super::pgn_reasons;
use crate::capi::arguments::{self, fill, out_of_range};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::files::{self, FileError};
use crate::capi::general::ECHECS_PHRASE_MAX;
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::language::{self, Langue};
use crate::capi::named_file::NamedFile;
use crate::capi::{pointers, strings};
use crate::pgn::{self, AnyReader, PlayedGame, ReadOptions, Reader, WriteOptions};
use crate::play::Match;

/// Option de lecture et d'écriture d'un PGN : sans les variantes. Les options s'additionnent.
pub const PARTIE_PGN_SANS_VARIANTES: c_uint = 1;
/// Option de lecture et d'écriture d'un PGN : sans les commentaires ni les annotations.
pub const PARTIE_PGN_SANS_COMMENTAIRES: c_uint = 2;

/// Ce qui ne va pas dans un PGN.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DiagnosticPgn {
    /// La ligne en cause, à partir de 1 ; 0 s'il n'y a pas d'erreur, ou si aucune ligne n'est en
    /// cause.
    pub ligne: c_int,
    /// La colonne où commence, sur cette ligne, ce qui est en cause : à partir de 1, en caractères
    /// (une tabulation en est un) ; 0 si ligne vaut 0.
    pub colonne: c_int,
    /// Réservé : la bibliothèque y met 0.
    pub reserve: [c_int; 2],
    /// La raison, en une phrase, dans la langue de echecs_choisir_langue ; "" s'il n'y a pas
    /// d'erreur.
    pub raison: [c_char; ECHECS_PHRASE_MAX],
}

impl DiagnosticPgn {
    /// Nothing to say.
    const NONE: DiagnosticPgn =
        DiagnosticPgn { ligne: 0, colonne: 0, reserve: [0; 2], raison: [0; ECHECS_PHRASE_MAX] };

    fn of(fault: &PgnFault) -> DiagnosticPgn {
        let number = |number| c_int::try_from(number).unwrap_or(c_int::MAX);
        let (ligne, colonne) = (number(fault.line), number(fault.column));
        let mut diagnostic = DiagnosticPgn { ligne, colonne, ..DiagnosticPgn::NONE };
        let raison = &mut diagnostic.raison;
        // SAFETY: room for that many bytes.
        unsafe { strings::write(raison.as_mut_ptr(), raison.len(), &fault.sentence) };
        diagnostic
    }
}

/// Something that was not read, and why.
pub(super) struct PgnFault {
    pub code: TypeErreur,
    /// 0 if no line is to blame; so is the column then.
    pub line: usize,
    pub column: usize,
    pub sentence: String,
}

impl PgnFault {
    fn new(code: TypeErreur, sentence: impl Into<String>) -> PgnFault {
        PgnFault { code, line: 0, column: 0, sentence: sentence.into() }
    }

    pub fn of(error: &pgn::ReadError, language: Langue) -> PgnFault {
        match error {
            pgn::ReadError::Pgn(error) => PgnFault {
                code: TypeErreur::ErreurPgn,
                line: error.line,
                column: error.column,
                sentence: pgn_reasons::sentence(&error.reason, language),
            },
            pgn::ReadError::Io(error) => {
                PgnFault::file(TypeErreur::ErreurFichierLecture, &files::reason(error), language)
            }
        }
    }

    /// A file that cannot be read; only French knows the reason in detail.
    fn file(code: TypeErreur, reason: &str, language: Langue) -> PgnFault {
        let sentence = match language {
            Langue::LangueFrancais => format!("Le fichier ne peut pas être lu : {reason}."),
            Langue::LangueAnglais => {
                let words = TypeErreur::sentence(code as TypeErreurC, language).to_string_lossy();
                format!("Reading failed: {words}.")
            }
        };
        PgnFault::new(code, sentence)
    }

    pub fn no_game(language: Langue) -> PgnFault {
        let sentence =
            language.choose("Il n'y a aucune partie à lire.", "There is no game to read.");
        PgnFault::new(TypeErreur::ErreurPgnFin, sentence)
    }
}

/// Lit la première partie d'un texte PGN.
///
/// La partie lue prend la place de celle d'avant, et se trouve après son dernier coup :
/// partie_annuler et partie_retablir la parcourent.
///
/// Un PGN écrit toujours les pièces en anglais : K roi, Q dame, R tour, B fou, N cavalier. Ce qui
/// reste clair est admis : numéros de coups faux ou absents, étiquettes absentes, résultat absent,
/// fins de ligne de toutes sortes, roque avec des zéros, coups écrits « e2e4 » ou « Ng1-f3 ». Un
/// coup qui passe le tour (« -- » ou « Z0 »), ce que les règles n'admettent pas, finit la variante
/// où il se trouve ; parmi les coups de la partie, c'est une erreur.
///
/// Si la dernière position finit la partie (mat, pat…), le résultat est celui des règles, même si le
/// texte en dit un autre. Dans les autres cas, le résultat écrit est une décision des joueurs : 1-0
/// ou 0-1, un abandon ; 1/2-1/2, une nulle réclamée si elle pouvait l'être, ou une nulle par accord
/// si elle ne pouvait pas l'être.
///
/// Une partie a au plus 16 mébioctets de texte, 1048576 coups, variantes comprises, 1000 étiquettes
/// et 100 variantes imbriquées ; au-delà d'une de ces limites, la fonction rend erreur_pgn.
///
/// @param p la partie.
/// @param texte le PGN ; toute suite d'octets est admise.
/// @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
/// @param diagnostic où écrire la place et la raison d'une erreur, ou NULL.
///
/// Nécessite :
/// - [PGN-LIRE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PGN-LIRE-N3] texte n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-N4] options est 0 ou une somme de ces options ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [PGN-LIRE-G1] + rend pas_erreur ; la partie a les étiquettes, la première position, les coups
///   et le résultat du texte, et, sauf si options les écarte, les variantes, les commentaires et
///   les annotations ; la vue reçoit les cases qui changent ;
/// - [PGN-LIRE-G2] + si la partie est mal écrite, ou si un coup est illégal : rend erreur_pgn, et
///   *diagnostic reçoit la ligne, la colonne et la raison ; la colonne est celle du coup, sans son
///   numéro, ou du premier signe de l'étiquette, du commentaire ou de la variante en cause ;
/// - [PGN-LIRE-G3] + s'il n'y a aucune partie dans le texte : rend erreur_pgn_fin, et *diagnostic
///   reçoit la ligne 0, la colonne 0 et la raison ;
/// - [PGN-LIRE-G4] + en cas d'erreur, la partie ne change pas, la vue reçoit la raison, rien n'est
///   écrit sur stderr, et echecs_derniere_erreur ne change pas ;
/// - [PGN-LIRE-G5] + s'il n'y a pas d'erreur, ou si une clause n'est pas respectée, *diagnostic
///   reçoit la ligne 0, la colonne 0 et "" ; dans tous les cas, les membres réservés de *diagnostic
///   reçoivent 0.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_lire_pgn")]
pub unsafe extern "C" fn partie_lire_pgn(
    p: *mut Partie,
    texte: *const c_char,
    options: c_uint,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::free_at(p, ["PGN-LIRE-N1", "PGN-LIRE-N2"]) }?;
        // SAFETY: NULL or terminated, by contract.
        let text = unsafe { arguments::text(texte, "PGN-LIRE-N3", "texte") }?;
        let options = self::options("PGN-LIRE-N4", options)?.read();
        let read = next_game(&mut reader(text, options));
        // SAFETY: NULL or a place for a diagnosis, by contract.
        Ok(unsafe { receive(handle, read, diagnostic) })
    };
    // SAFETY: NULL or a place for a diagnosis, by contract.
    unsafe { call_diagnosing("partie_lire_pgn", diagnostic, body) }
}

/// Lit la première partie d'un fichier PGN.
///
/// Voir partie_lire_pgn.
///
/// @param p la partie.
/// @param fichier le nom du fichier.
/// @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
/// @param diagnostic où écrire la place et la raison d'une erreur, ou NULL.
///
/// Nécessite :
/// - [PGN-LIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-FICHIER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PGN-LIRE-FICHIER-N3] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-LIRE-FICHIER-N4] options est 0 ou une somme de ces options ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [PGN-LIRE-FICHIER-G1] + lit la première partie du fichier comme partie_lire_pgn (pas par son
///   nom) lit celle d'un texte, et rend les mêmes codes ; *diagnostic reçoit la même chose ;
/// - [PGN-LIRE-FICHIER-G2] + si le fichier ne peut pas être lu : rend erreur_fichier_absent ou
///   erreur_fichier_lecture ; la partie ne change pas, *diagnostic reçoit la ligne 0, la colonne 0
///   et la raison, et la vue reçoit la raison ; n'écrit rien sur stderr, et echecs_derniere_erreur
///   ne change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_lire_pgn_fichier")]
pub unsafe extern "C" fn partie_lire_pgn_fichier(
    p: *mut Partie,
    fichier: *const c_char,
    options: c_uint,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    let body = || {
        let tags = ["PGN-LIRE-FICHIER-N1", "PGN-LIRE-FICHIER-N2"];
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::free_at(p, tags) }?;
        // SAFETY: NULL or terminated, by contract.
        let name = unsafe { arguments::text(fichier, "PGN-LIRE-FICHIER-N3", "fichier") }?;
        let options = self::options("PGN-LIRE-FICHIER-N4", options)?.read();
        let read = open(name).and_then(|file| next_game(&mut reader(file, options)));
        // SAFETY: NULL or a place for a diagnosis, by contract.
        Ok(unsafe { receive(handle, read, diagnostic) })
    };
    // SAFETY: NULL or a place for a diagnosis, by contract.
    unsafe { call_diagnosing("partie_lire_pgn_fichier", diagnostic, body) }
}

fn open(name: &[u8]) -> Result<std::fs::File, PgnFault> {
    let unreadable =
        |error: FileError| PgnFault::file(error.code, &error.reason, language::current());
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
    let known = PARTIE_PGN_SANS_VARIANTES | PARTIE_PGN_SANS_COMMENTAIRES;
    if options & !known != 0 {
        let wanted = format!("une somme d'options : de 0 à {known}");
        return Err(out_of_range(tag, "options", options, wanted));
    }
    Ok(Options {
        variations: options & PARTIE_PGN_SANS_VARIANTES == 0,
        comments: options & PARTIE_PGN_SANS_COMMENTAIRES == 0,
    })
}

/// Runs the body of the public function `name`, which reads a PGN: as [`call`] does, and
/// after a failure the diagnosis says nothing.
///
/// # Safety
///
/// `diagnostic` is NULL or a place for a diagnosis.
pub(super) unsafe fn call_diagnosing(
    name: &str,
    diagnostic: *mut DiagnosticPgn,
    body: impl FnOnce() -> Result<TypeErreurC, Breach>,
) -> TypeErreurC {
    let clear = |code| {
        // SAFETY: NULL or a place for a diagnosis, by the caller.
        unsafe { pointers::write(diagnostic, DiagnosticPgn::NONE) };
        code
    };
    call(name, clear, body)
}

pub(super) fn reader<'a>(input: impl Read + 'a, options: ReadOptions) -> AnyReader<'a> {
    Reader::new(Box::new(input), options)
}

/// The next game of a text.
pub(super) fn next_game(reader: &mut AnyReader<'_>) -> Result<PlayedGame, PgnFault> {
    let language = language::current();
    match reader.next_played_game() {
        None => Err(PgnFault::no_game(language)),
        Some(read) => read.map_err(|error| PgnFault::of(&error, language)),
    }
}

/// Begins the game that was read, or tells why there is none.
///
/// # Safety
///
/// `diagnostic` is NULL or a place for a diagnosis.
pub(super) unsafe fn receive(
    handle: &Handle,
    read: Result<PlayedGame, PgnFault>,
    diagnostic: *mut DiagnosticPgn,
) -> TypeErreurC {
    let begun = read.map(Match::from_played_game);
    if !diagnostic.is_null() {
        let told = begun.as_ref().map_or_else(DiagnosticPgn::of, |_| DiagnosticPgn::NONE);
        // SAFETY: a place for a diagnosis, by the caller.
        unsafe { pointers::write(diagnostic, told) };
    }
    match begun {
        Ok(game) => begin(handle, game),
        Err(fault) => {
            handle.tell(&located(&fault));
            fault.code as TypeErreurC
        }
    }
}

/// The sentence of a fault, after its line if it has one.
fn located(fault: &PgnFault) -> String {
    match fault.line {
        0 => fault.sentence.clone(),
        line => {
            let word = language::current().choose("Ligne", "Line");
            format!("{word} {line}. {}", fault.sentence)
        }
    }
}

/// Écrit une partie au format PGN.
///
/// Les sept étiquettes d'usage (Event, Site, Date, Round, White, Black, Result) viennent d'abord,
/// avec « ? » pour celles que la partie n'a pas (« ????.??.?? » pour Date) ; puis les autres, dans
/// leur ordre ; enfin SetUp et FEN, si la première position n'est pas la position initiale, et avant
/// elles Variant, si des droits de roque sont ceux de Chess960. Viennent ensuite les coups, en
/// anglais, avec les commentaires, les annotations et les variantes. Les coups annulés ne sont pas
/// écrits.
///
/// @param p la partie.
/// @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
/// @param tampon où écrire le PGN, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [PGN-ECRIRE-N1] p n'est pas NULL ;
/// - [PGN-ECRIRE-N2] options est 0 ou une somme de ces options ;
/// - [PGN-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [PGN-ECRIRE-G1] + si le texte respecte les limites de partie_lire_pgn, partie_lire_pgn y relit
///   la même partie : les étiquettes (avec celles que l'écriture ajoute, les sept d'usage d'abord),
///   la première position, les coups, le vainqueur ou la nulle, et, sauf si options les écarte, les
///   variantes, les commentaires et les annotations ;
/// - [PGN-ECRIRE-G2] + une ligne de coups a au plus 79 octets, sauf dans deux cas : un mot d'un
///   commentaire est plus long à lui seul, accolades comprises ; un mot d'un commentaire commence
///   par « [ » ou « % », et reste alors sur la ligne du mot précédent ;
/// - [PGN-ECRIRE-G3] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [PGN-ECRIRE-G4] + avant le début de la partie, rend 0, et tampon reçoit "".
///
/// @return la longueur du texte.
#[unsafe(export_name = "echecs_interne_partie_ecrire_pgn")]
pub unsafe extern "C" fn partie_ecrire_pgn(
    p: *const Partie,
    options: c_uint,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PGN-ECRIRE-N1") }?;
        let options = self::options("PGN-ECRIRE-N2", options)?;
        let text = written(handle, options).unwrap_or_default();
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PGN-ECRIRE-N3", &text) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_pgn", (tampon, taille), |_| 0, body) }
}

/// A game as PGN, once it has begun.
fn written(handle: &Handle, options: Options) -> Option<String> {
    let state = handle.look();
    state.game.as_ref().map(|game| game.to_pgn(&options.write()))
}

/// Écrit une partie dans un fichier PGN.
///
/// @param p la partie.
/// @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
/// @param fichier le nom du fichier.
///
/// Nécessite :
/// - [PGN-ECRIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PGN-ECRIRE-FICHIER-N2] options est 0 ou une somme de ces options ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PGN-ECRIRE-FICHIER-N3] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PGN-ECRIRE-FICHIER-G1] + rend pas_erreur ; le fichier contient le texte de partie_ecrire_pgn
///   (pas par son nom), à la place de ce qu'il contenait ;
/// - [PGN-ECRIRE-FICHIER-G2] + si le fichier ne peut pas être écrit : rend erreur_fichier_ecriture,
///   et signale la raison ; un fichier de ce nom garde son contenu s'il existait, et n'est pas créé
///   s'il n'existait pas ;
/// - [PGN-ECRIRE-FICHIER-G3] + avant le début de la partie, rend erreur_partie_non_commencee, et
///   aucun fichier ne change.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_ecrire_pgn_fichier")]
pub unsafe extern "C" fn partie_ecrire_pgn_fichier(
    p: *const Partie,
    options: c_uint,
    fichier: *const c_char,
) -> TypeErreurC {
    const NAME: &str = "partie_ecrire_pgn_fichier";
    call(
        NAME,
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PGN-ECRIRE-FICHIER-N1") }?;
            let options = self::options("PGN-ECRIRE-FICHIER-N2", options)?;
            // SAFETY: NULL or terminated, by contract.
            let file =
                unsafe { NamedFile::new(NAME, fichier, "fichier", "PGN-ECRIRE-FICHIER-N3") }?;
            let Some(text) = written(handle, options) else {
                return Ok(TypeErreur::ErreurPartieNonCommencee as TypeErreurC);
            };
            Ok(file.replace(&text))
        },
    )
}
