//! Section « Erreurs » of `echecs_commun.h`: an error code in words.

use std::ffi::c_char;

use super::errors::{TypeErreur, TypeErreurC};
use super::language;

/// Donne une phrase pour un code d'erreur.
///
/// @param erreur le code ; toute valeur est admise.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [NOMMER-G1] + rend une phrase pour chaque valeur de type_erreur, différente de toutes les
///   autres ;
/// - [NOMMER-G2] + rend "erreur inconnue" pour toute autre valeur, ou "unknown error" si la langue
///   est langue_anglais ;
/// - [NOMMER-G3] + ne rend jamais NULL ; la phrase est valable jusqu'à la fin du programme : il
///   ne faut ni la modifier ni la libérer.
///
/// @return la phrase, jamais NULL.
#[unsafe(export_name = "echecs_interne_nommer_type_erreur")]
pub extern "C" fn nommer_type_erreur(erreur: TypeErreurC) -> *const c_char {
    TypeErreur::sentence(erreur, language::current()).as_ptr()
}
