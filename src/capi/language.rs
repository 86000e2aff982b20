//! The language of what the players read: section « Généralités » of `echecs.h`.

use std::ffi::c_int;
use std::sync::atomic::{AtomicI32, Ordering};

use super::errors::TypeErreur;
use super::guard::{Breach, call};
use crate::rules::Letters;

/// Une `langue` reçue de C : n'importe quel entier.
pub type LangueC = c_int;

/// La langue de ce que les joueurs lisent.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Langue {
    /// Le français : la langue de départ. Les pièces s'écrivent R, D, T, F, C.
    LangueFrancais = 0,
    /// L'anglais. Les pièces s'écrivent K, Q, R, B, N.
    LangueAnglais = 1,
}

impl Langue {
    /// The language that C means, if it means one.
    fn from_c(langue: LangueC) -> Option<Langue> {
        match langue {
            0 => Some(Langue::LangueFrancais),
            1 => Some(Langue::LangueAnglais),
            _ => None,
        }
    }

    /// The letters of the pieces in algebraic notation.
    pub fn letters(self) -> Letters {
        self.choose(Letters::French, Letters::English)
    }

    /// One of two things, the French or the English one.
    pub fn choose<T>(self, french: T, english: T) -> T {
        match self {
            Langue::LangueFrancais => french,
            Langue::LangueAnglais => english,
        }
    }
}

static CURRENT: AtomicI32 = AtomicI32::new(Langue::LangueFrancais as i32);

/// The language chosen for the program.
pub fn current() -> Langue {
    Langue::from_c(CURRENT.load(Ordering::Relaxed)).unwrap_or(Langue::LangueFrancais)
}

/// Choisit la langue de ce que les joueurs lisent : les messages, les explications et les lettres
/// des pièces de partie.h, et les phrases de nommer_type_erreur.
///
/// Le choix vaut pour tout le programme, tous fils d'exécution compris. Les lignes qui nomment une
/// clause s'adressent à qui programme : elles restent en français, comme les contrats.
///
/// @param choix langue_francais ou langue_anglais.
///
/// Nécessite :
/// - [LANGUE-N1] choix est l'une de ces deux valeurs ; sinon la langue ne change pas.
///
/// Garantie :
/// - [LANGUE-G1] tant que cette fonction n'a pas été appelée, la langue est le français ;
/// - [LANGUE-G2] nommer_type_erreur rend ensuite ses phrases dans cette langue.
#[unsafe(export_name = "echecs_interne_echecs_langue")]
pub extern "C" fn echecs_langue(choix: LangueC) {
    call(
        "echecs_langue",
        |_| (),
        || {
            let choice = Langue::from_c(choix).ok_or_else(|| {
                let explanation = format!(
                    "la langue vaut {choix}, il faut langue_francais (0) ou langue_anglais (1)"
                );
                Breach::new("LANGUE-N1", TypeErreur::ErreurArgumentHorsLimites, explanation)
            })?;
            CURRENT.store(choice as i32, Ordering::Relaxed);
            Ok(())
        },
    );
}
