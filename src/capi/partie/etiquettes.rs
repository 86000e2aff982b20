//! Section « Étiquettes » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::Handle;
use super::messages::{self, GameRefusal};
use super::partie::Partie;
use crate::capi::arguments::{self, fill, misuse};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{call, call_writing};
use crate::capi::language::Langue;
use crate::capi::{language, strings};
use crate::pgn::{MAX_TAGS, TagError, Tags};

/// Les octets qui suffisent, zéro final compris, pour tout nom d'étiquette.
pub const PARTIE_NOM_ETIQUETTE_MAX: usize = 256;

/// Donne une étiquette à une partie, ou lui en retire une.
///
/// Une étiquette est un nom et une valeur que le PGN écrit avant les coups : Event, Site, Date
/// (« 2026.11.16 »), Round, White, Black, ou tout autre nom. Result, FEN et SetUp se déduisent de
/// la partie : ces trois étiquettes ne se donnent pas, et ne sont pas comptées ici.
///
/// @param p la partie.
/// @param nom le nom de l'étiquette.
/// @param valeur la valeur, en UTF-8 ; NULL retire l'étiquette.
///
/// Nécessite :
/// - [ETIQUETTE-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ETIQUETTE-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [ETIQUETTE-POSER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [ETIQUETTE-POSER-G1] + rend pas_erreur ; une nouvelle étiquette vient après les autres, une
///   ancienne change de valeur sans changer de place, une étiquette retirée n'est plus là ; retirer
///   une étiquette absente ne change rien ; deux noms qui diffèrent par la casse sont deux
///   étiquettes ;
/// - [ETIQUETTE-POSER-G2] + avant le début de la partie, rend erreur_partie_non_commencee ;
/// - [ETIQUETTE-POSER-G6] + un nom a de 1 à 255 caractères ASCII (lettres, chiffres, _ + # = : -),
///   commence par une lettre ou un chiffre, et n'est ni Result, ni FEN, ni SetUp, quelle que soit
///   la casse ; pour une autre chaîne, rend erreur_argument_hors_limites ;
/// - [ETIQUETTE-POSER-G3] + si valeur n'est ni NULL ni un texte UTF-8 sans fin de ligne ni autre
///   caractère de contrôle : rend erreur_argument_hors_limites ;
/// - [ETIQUETTE-POSER-G4] + si l'étiquette est nouvelle et que la partie a déjà 1000 étiquettes :
///   rend erreur_argument_hors_limites ;
/// - [ETIQUETTE-POSER-G5] + de ces quatre refus, le premier qui convient l'emporte, dans cet
///   ordre : [ETIQUETTE-POSER-G2], [ETIQUETTE-POSER-G6], [ETIQUETTE-POSER-G3],
///   [ETIQUETTE-POSER-G4] ; la partie ne change pas, la vue reçoit la raison, rien n'est écrit sur
///   stderr, et echecs_derniere_erreur ne change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_poser_etiquette")]
pub unsafe extern "C" fn partie_poser_etiquette(
    p: *mut Partie,
    nom: *const c_char,
    valeur: *const c_char,
) -> TypeErreurC {
    call(
        "partie_poser_etiquette",
        |code| code,
        || {
            let tags = ["ETIQUETTE-POSER-N1", "ETIQUETTE-POSER-N2"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, tags) }?;
            // SAFETY: NULL or terminated, by contract.
            let name = unsafe { arguments::text(nom, "ETIQUETTE-POSER-N3", "nom") }?;
            // SAFETY: NULL or terminated, by contract.
            let value = unsafe { strings::bytes(valeur) };
            let language = language::current();
            let set = handle.change(|state| match state.game.as_mut() {
                None => Err(messages::not_begun(language)),
                Some(game) => {
                    set(game.tags_mut(), name, value).map_err(|error| refusal(error, language))
                }
            });
            Ok(match set {
                Ok(()) => TypeErreur::PasErreur as TypeErreurC,
                Err(refusal) => handle.refuse(refusal),
            })
        },
    )
}

fn set(tags: &mut Tags, name: &[u8], value: Option<&[u8]>) -> Result<(), TagError> {
    let name = std::str::from_utf8(name).map_err(|_| TagError::BadName)?;
    Tags::check_name(name)?;
    let Some(value) = value else {
        tags.remove(name);
        return Ok(());
    };
    tags.set(name, std::str::from_utf8(value).map_err(|_| TagError::BadValue)?)
}

/// What the player is told of a tag that is not kept.
fn refusal(error: TagError, language: Langue) -> GameRefusal {
    let sentence = match error {
        TagError::Derived => language.choose(
            "Les étiquettes Result, FEN et SetUp se déduisent de la partie.".to_owned(),
            "The tags Result, FEN and SetUp follow from the game.".to_owned(),
        ),
        TagError::BadName => language.choose(
            "Le nom de l'étiquette n'est pas permis : il faut des lettres sans accent, des chiffres \
             et les signes _ + # = : -, une lettre ou un chiffre d'abord."
                .to_owned(),
            "The tag's name is not allowed: it takes letters without accents, digits and the signs \
             _ + # = : -, a letter or a digit first."
                .to_owned(),
        ),
        TagError::TooMany => language.choose(
            format!("La partie a déjà {MAX_TAGS} étiquettes."),
            format!("The game already has {MAX_TAGS} tags."),
        ),
        _ => language.choose(
            "La valeur de l'étiquette n'est pas gardée : il faut une ligne de texte, en UTF-8."
                .to_owned(),
            "The tag keeps its value: it must be a line of text in UTF-8.".to_owned(),
        ),
    };
    GameRefusal::new(TypeErreur::ErreurArgumentHorsLimites, sentence)
}

/// Écrit la valeur d'une étiquette d'une partie.
///
/// @param p la partie.
/// @param nom le nom de l'étiquette.
/// @param tampon où écrire la valeur, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [ETIQUETTE-ECRIRE-N1] p n'est pas NULL ;
/// - [ETIQUETTE-ECRIRE-N2] nom n'est pas NULL ;
/// - [ETIQUETTE-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [ETIQUETTE-ECRIRE-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
///   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
///   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [ETIQUETTE-ECRIRE-G2] + si la partie n'a pas cette étiquette, ou n'a pas commencé : rend 0, et
///   tampon reçoit "".
///
/// @return la longueur de la valeur.
#[unsafe(export_name = "echecs_interne_partie_ecrire_etiquette")]
pub unsafe extern "C" fn partie_ecrire_etiquette(
    p: *const Partie,
    nom: *const c_char,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "ETIQUETTE-ECRIRE-N1") }?;
        // SAFETY: NULL or terminated, by contract.
        let name = unsafe { arguments::text(nom, "ETIQUETTE-ECRIRE-N2", "nom") }?;
        let state = handle.look();
        let value = state
            .game
            .as_ref()
            .and_then(|game| std::str::from_utf8(name).ok().and_then(|name| game.tags().get(name)));
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "ETIQUETTE-ECRIRE-N3", value.unwrap_or_default()) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_etiquette", (tampon, taille), |_| 0, body) }
}

/// Donne le nombre d'étiquettes d'une partie.
///
/// @param p la partie.
///
/// Nécessite :
/// - [ETIQUETTE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [ETIQUETTE-NOMBRE-G1] + rend le nombre d'étiquettes, 0 avant le début de la partie.
///
/// @return de 0 à 1000.
#[unsafe(export_name = "echecs_interne_partie_nombre_etiquettes")]
pub unsafe extern "C" fn partie_nombre_etiquettes(p: *const Partie) -> c_int {
    call(
        "partie_nombre_etiquettes",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "ETIQUETTE-NOMBRE-N1") }?;
            let state = handle.look();
            // At most MAX_TAGS.
            Ok(state.game.as_ref().map_or(0, |game| game.tags().len() as c_int))
        },
    )
}

/// Écrit le nom d'une étiquette d'une partie.
///
/// @param p la partie.
/// @param rang la place de l'étiquette : 0 pour la première.
/// @param tampon où écrire le nom, ou NULL si taille vaut 0 ; PARTIE_NOM_ETIQUETTE_MAX octets
///     suffisent.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [ETIQUETTE-NOM-N1] p n'est pas NULL ;
/// - [ETIQUETTE-NOM-N2] rang va de 0 à partie_nombre_etiquettes - 1 ;
/// - [ETIQUETTE-NOM-N3] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [ETIQUETTE-NOM-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [ETIQUETTE-NOM-G2] + les étiquettes sont dans l'ordre où elles ont été lues ou posées ;
/// - [ETIQUETTE-NOM-G3] + le texte entier et son zéro final tiennent dans PARTIE_NOM_ETIQUETTE_MAX
///   octets.
///
/// @return la longueur du nom.
#[unsafe(export_name = "echecs_interne_partie_ecrire_nom_etiquette")]
pub unsafe extern "C" fn partie_ecrire_nom_etiquette(
    p: *const Partie,
    rang: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "ETIQUETTE-NOM-N1") }?;
        let state = handle.look();
        let place = usize::try_from(rang).ok();
        let found = state.game.as_ref().and_then(|game| game.tags().iter().nth(place?));
        let (name, _) = found.ok_or_else(|| {
            let count = state.game.as_ref().map_or(0, |game| game.tags().len());
            let explanation =
                format!("rang vaut {rang}, la partie a {count} étiquette(s), à partir de 0");
            misuse("ETIQUETTE-NOM-N2", explanation)
        })?;
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "ETIQUETTE-NOM-N3", name) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_nom_etiquette", (tampon, taille), |_| 0, body) }
}
