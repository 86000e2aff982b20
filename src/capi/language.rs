//! The language of what the players read: section « Joueurs et langue » of
//! `echecs_commun.h`.

use std::ffi::c_int;
use std::sync::atomic::{AtomicI32, Ordering};

use super::arguments::out_of_range;
use super::enums::from_c;
use super::guard::call;
use crate::rules::Letters;

/// Une `langue` reçue de C : n'importe quel entier.
pub type LangueC = c_int;

/// La langue de ce que les joueurs lisent.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Langue {
    /// Le français : la langue par défaut. Les pièces s'écrivent R, D, T, F, C.
    LangueFrancais = 0,
    /// L'anglais. Les pièces s'écrivent K, Q, R, B, N.
    LangueAnglais = 1,
}

from_c! { Langue from LangueC: LangueFrancais, LangueAnglais }

impl Langue {
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

/// Choisit la langue de ce que les joueurs lisent.
///
/// Ce sont les messages, les explications et les lettres des pièces de partie.h, les raisons de
/// echecs_verifier_fen et les phrases de nommer_type_erreur. Les lignes qui nomment une clause
/// s'adressent à qui programme : elles restent en français, comme les contrats ; ce que les
/// fonctions de echecs.h écrivent sur stdout aussi, sauf la phrase de nommer_type_erreur, et
/// Stackchess parle français dans tous les cas. Le choix vaut pour tout le programme, tous fils
/// d'exécution compris.
///
/// @param choix langue_francais ou langue_anglais.
///
/// Nécessite :
/// - [LANGUE-N1] choix est l'une de ces deux valeurs ; sinon ne change pas la langue.
///
/// Garantie :
/// - [LANGUE-G1] + avant le premier appel, la langue est le français ;
/// - [LANGUE-G2] + nommer_type_erreur, echecs_verifier_fen et les fonctions de partie.h parlent
///   ensuite cette langue ;
/// - [LANGUE-G3] + rend la langue qui valait avant l'appel, même si choix est refusé.
///
/// @return la langue qui valait avant l'appel.
#[unsafe(export_name = "echecs_interne_echecs_choisir_langue")]
pub extern "C" fn echecs_choisir_langue(choix: LangueC) -> LangueC {
    let before = current() as LangueC;
    call(
        "echecs_choisir_langue",
        |_| before,
        || {
            let choice = Langue::from_c(choix).ok_or_else(|| {
                let wanted = "langue_francais (0) ou langue_anglais (1)";
                out_of_range("LANGUE-N1", "la langue", choix, wanted)
            })?;
            CURRENT.store(choice as i32, Ordering::Relaxed);
            Ok(before)
        },
    )
}
