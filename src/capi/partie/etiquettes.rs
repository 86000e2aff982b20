//! Section « Étiquettes » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::{fill, free_handle, handle};
use super::messages;
use super::partie::Partie;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::{language, strings};
use crate::pgn::{TagError, Tags};

/// Donne une étiquette à une partie, ou lui en retire une.
///
/// Une étiquette est un nom et une valeur que le PGN écrit avant les coups : Event, Site, Date
/// (« 2026.11.16 »), Round, White, Black, ou tout autre nom. Result, FEN et SetUp se déduisent de
/// la partie : ils ne se donnent pas, et ne sont pas comptés ici.
///
/// @param p la partie.
/// @param nom le nom : des lettres, des chiffres et les signes _ + # = : -, une lettre ou un chiffre
///     d'abord, en ASCII, 255 caractères au plus.
/// @param valeur la valeur, en UTF-8, sans fin de ligne ni autre caractère de contrôle ; NULL retire
///     l'étiquette.
///
/// Nécessite :
/// - [ETIQUETTE-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ETIQUETTE-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [ETIQUETTE-POSER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ETIQUETTE-POSER-N4] nom est un tel nom, autre que Result, FEN et SetUp, en majuscules ou en
///   minuscules ; sinon rend erreur_argument_hors_limites ;
/// - [ETIQUETTE-POSER-N5] valeur est NULL ou une telle valeur ; sinon rend
///   erreur_argument_hors_limites ;
/// - [ETIQUETTE-POSER-N6] la partie n'a pas déjà 1000 autres étiquettes ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [ETIQUETTE-POSER-G1] rend pas_erreur ; une nouvelle étiquette vient après les autres, une
///   ancienne change de valeur à sa place, une étiquette retirée n'est plus là ;
/// - [ETIQUETTE-POSER-G2] avant le début de la partie, rend erreur_partie_non_commencee, et la vue
///   en reçoit la raison.
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
            let handle = unsafe { free_handle(p, tags) }?;
            // SAFETY: NULL or terminated, by contract.
            let name = unsafe { strings::bytes(nom) }
                .ok_or_else(|| Breach::null("ETIQUETTE-POSER-N3", "nom"))?;
            let name = std::str::from_utf8(name).map_err(|_| refused(TagError::BadName))?;
            Tags::check_name(name).map_err(refused)?;
            // SAFETY: NULL or terminated, by contract.
            let value = unsafe { strings::bytes(valeur) };
            let value = value.map(self::value).transpose()?;
            let set = handle.change(|state| {
                state.game.as_mut().map(|game| match value {
                    Some(value) => game.tags_mut().set(name, value),
                    None => {
                        game.tags_mut().remove(name);
                        Ok(())
                    }
                })
            });
            match set {
                Some(set) => set.map_err(refused)?,
                None => return Ok(handle.refuse(messages::not_begun(language::current()))),
            }
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

fn value(bytes: &[u8]) -> Result<&str, Breach> {
    let value = std::str::from_utf8(bytes).map_err(|_| refused(TagError::BadValue))?;
    Tags::check_value(value).map_err(refused)?;
    Ok(value)
}

fn refused(error: TagError) -> Breach {
    let (tag, explanation) = match error {
        TagError::BadName => (
            "ETIQUETTE-POSER-N4",
            "le nom n'est pas fait de 1 à 255 lettres, chiffres et signes _ + # = : -",
        ),
        TagError::Derived => {
            ("ETIQUETTE-POSER-N4", "Result, FEN et SetUp se déduisent de la partie")
        }
        TagError::BadValue => (
            "ETIQUETTE-POSER-N5",
            "la valeur n'est pas en UTF-8, ou a une fin de ligne ou un caractère de contrôle",
        ),
        TagError::TooMany => ("ETIQUETTE-POSER-N6", "la partie a déjà 1000 étiquettes"),
    };
    Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
}

/// Écrit la valeur d'une étiquette d'une partie.
///
/// @param p la partie.
/// @param nom le nom de l'étiquette.
/// @param tampon où écrire la valeur, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [ETIQUETTE-LIRE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [ETIQUETTE-LIRE-N2] nom n'est pas NULL ; sinon rend 0 ;
/// - [ETIQUETTE-LIRE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [ETIQUETTE-LIRE-G1] rend la longueur de la valeur, sans le zéro final, et l'écrit comme
///   partie_ecrire_fen ; si la partie n'a pas cette étiquette, ou avant son début, rend 0 et la
///   chaîne est vide.
///
/// @return la longueur de la valeur.
#[unsafe(export_name = "echecs_interne_partie_lire_etiquette")]
pub unsafe extern "C" fn partie_lire_etiquette(
    p: *const Partie,
    nom: *const c_char,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_lire_etiquette",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "ETIQUETTE-LIRE-N1") }?;
            // SAFETY: NULL or terminated, by contract.
            let name = unsafe { strings::bytes(nom) }
                .ok_or_else(|| Breach::null("ETIQUETTE-LIRE-N2", "nom"))?;
            let state = handle.look();
            let value = state.game.as_ref().and_then(|game| {
                std::str::from_utf8(name).ok().and_then(|name| game.tags().get(name))
            });
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "ETIQUETTE-LIRE-N3", value.unwrap_or_default()) }
        },
    )
}

/// Donne le nombre d'étiquettes d'une partie.
///
/// @param p la partie.
///
/// Nécessite :
/// - [ETIQUETTE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [ETIQUETTE-NOMBRE-G1] rend le nombre d'étiquettes, 0 avant le début de la partie.
///
/// @return de 0 à 1000.
#[unsafe(export_name = "echecs_interne_partie_nombre_etiquettes")]
pub unsafe extern "C" fn partie_nombre_etiquettes(p: *const Partie) -> c_int {
    call(
        "partie_nombre_etiquettes",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "ETIQUETTE-NOMBRE-N1") }?;
            let state = handle.look();
            // At most MAX_TAGS.
            Ok(state.game.as_ref().map_or(0, |game| game.tags().len() as c_int))
        },
    )
}

/// Écrit le nom d'une étiquette d'une partie.
///
/// @param p la partie.
/// @param rang sa place : 0 pour la première.
/// @param tampon où écrire le nom, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [ETIQUETTE-NOM-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [ETIQUETTE-NOM-N2] rang va de 0 à partie_nombre_etiquettes - 1 ; sinon rend 0 ;
/// - [ETIQUETTE-NOM-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [ETIQUETTE-NOM-G1] rend la longueur du nom, sans le zéro final, et l'écrit comme
///   partie_ecrire_fen ; les étiquettes sont dans l'ordre où elles ont été lues ou posées.
///
/// @return la longueur du nom.
#[unsafe(export_name = "echecs_interne_partie_nom_etiquette")]
pub unsafe extern "C" fn partie_nom_etiquette(
    p: *const Partie,
    rang: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_nom_etiquette",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "ETIQUETTE-NOM-N1") }?;
            let state = handle.look();
            let place = usize::try_from(rang).ok();
            let found = state.game.as_ref().and_then(|game| game.tags().iter().nth(place?));
            let (name, _) = found.ok_or_else(|| {
                let count = state.game.as_ref().map_or(0, |game| game.tags().len());
                let explanation =
                    format!("rang vaut {rang}, la partie a {count} étiquette(s), à partir de 0");
                Breach::new("ETIQUETTE-NOM-N2", TypeErreur::ErreurArgumentHorsLimites, explanation)
            })?;
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "ETIQUETTE-NOM-N3", name) }
        },
    )
}
