//! Section « Version » of `echecs_commun.h`.

use std::ffi::{c_char, c_int};

/// Donne la version de la bibliothèque, par exemple "0.1.0".
///
/// C'est la version avec laquelle le programme est lié ; ECHECS_VERSION est celle de l'en-tête avec
/// lequel il a été compilé.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [VERSION-G1] + rend une chaîne non vide, jamais NULL, de la forme
///   "majeur.mineur.correctif" : trois entiers séparés par des points ;
/// - [VERSION-G2] + rend toujours le même pointeur, valable jusqu'à la fin du programme :
///   il ne faut ni modifier ni libérer cette chaîne.
///
/// @return la version, jamais NULL.
#[unsafe(export_name = "echecs_interne_echecs_version")]
pub extern "C" fn echecs_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Donne la version de la bibliothèque en un nombre, à comparer.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [VERSION-NOMBRE-G1] + rend majeur × 10000 + mineur × 100 + correctif, les trois entiers de
///   echecs_version : 10203 pour "1.2.3".
///
/// @return la version, de la même forme que ECHECS_VERSION_NOMBRE.
#[unsafe(export_name = "echecs_interne_echecs_version_nombre")]
pub extern "C" fn echecs_version_nombre() -> c_int {
    const NUMBERS: [c_int; 3] = [
        number(env!("CARGO_PKG_VERSION_MAJOR")),
        number(env!("CARGO_PKG_VERSION_MINOR")),
        number(env!("CARGO_PKG_VERSION_PATCH")),
    ];
    let [major, minor, patch] = NUMBERS;
    major * 10_000 + minor * 100 + patch
}

const fn number(digits: &str) -> c_int {
    match c_int::from_str_radix(digits, 10) {
        Ok(number) => number,
        Err(_) => panic!("cargo writes versions in digits"),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;

    #[test]
    fn the_version_is_that_of_the_package() {
        // SAFETY: a terminated constant.
        let version = unsafe { CStr::from_ptr(echecs_version()) };
        assert_eq!(version.to_str(), Ok(env!("CARGO_PKG_VERSION")));
    }
}
