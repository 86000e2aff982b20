//! Section « Généralités » of `echecs.h`.

use std::ffi::{c_char, c_int, c_ulonglong};

use super::contracts;
use super::errors::{TypeErreur, TypeErreurC};
use super::guard::{Breach, call};
use super::messages;
use super::public;
use super::strings;
use crate::rules::{Position, perft};

const PAS_ERREUR: TypeErreurC = TypeErreur::PasErreur as TypeErreurC;

/// Un `mode_contrats` reçu de C : n'importe quel entier.
pub type ModeContratsC = c_int;

/// Ce que fait la bibliothèque quand une précondition n'est pas respectée.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeContrats {
    /// Ne rien écrire.
    ContratsSilence = 0,
    /// Écrire une ligne sur stderr, puis continuer : le mode de départ.
    ContratsMessage = 1,
    /// Écrire la ligne, puis arrêter le programme avec abort().
    ContratsArret = 2,
}

impl ModeContrats {
    /// The mode that C means, if it means one.
    pub(super) fn from_c(mode: ModeContratsC) -> Option<ModeContrats> {
        match mode {
            0 => Some(ModeContrats::ContratsSilence),
            1 => Some(ModeContrats::ContratsMessage),
            2 => Some(ModeContrats::ContratsArret),
            _ => None,
        }
    }
}

/// Donne la version de la bibliothèque, par exemple "0.1.0".
///
/// Nécessite : rien.
///
/// Garantie :
/// - [VERSION-G1] rend une chaîne non vide, jamais NULL, de la forme
///   "majeur.mineur.correctif" : trois entiers séparés par des points ;
/// - [VERSION-G2] rend toujours le même pointeur, valable jusqu'à la fin du programme :
///   il ne faut ni modifier ni libérer cette chaîne.
///
/// @return la version, jamais NULL.
#[unsafe(export_name = "echecs_interne_echecs_version")]
pub extern "C" fn echecs_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Choisit ce qui arrive quand une clause « Nécessite » n'est pas respectée.
///
/// Le choix vaut pour tout le programme, tous fils d'exécution compris.
///
/// @param mode contrats_silence, contrats_message ou contrats_arret.
///
/// Nécessite :
/// - [CONTRATS-N1] mode est l'une de ces trois valeurs ; sinon le mode ne change pas.
///
/// Garantie :
/// - [CONTRATS-G1] avec contrats_silence, la fonction dont une clause n'est pas respectée
///   n'écrit rien et rend sa valeur d'échec ;
/// - [CONTRATS-G2] avec contrats_message, elle écrit en plus exactement une ligne sur
///   stderr, qui nomme la fonction et la clause et dit ce qui ne va pas, par exemple « libechecs :
///   echecs_perft [PERFT-N2] : la profondeur vaut 21, il faut de 0 à 20 », et errno garde
///   sa valeur ;
/// - [CONTRATS-G3] avec contrats_arret, elle écrit cette ligne, vide les tampons de tous
///   les flux ouverts avec fflush(NULL), sans attendre plus d'une seconde un flux qu'un
///   autre fil d'exécution est en train de lire, puis arrête le programme avec abort() ;
/// - [CONTRATS-G4] tant que cette fonction n'a pas été appelée, le mode est celui de la
///   variable d'environnement ECHECS_CONTRATS (silence, message ou arret), et
///   contrats_message si elle n'existe pas ou est vide ;
/// - [CONTRATS-G5] la variable est lue une seule fois, à la première clause non respectée
///   ou au premier appel de cette fonction ; une autre valeur écrit alors une ligne sur
///   stderr, qui dit lesquelles sont admises, et compte comme message ;
/// - [CONTRATS-G6] un appel l'emporte sur la variable d'environnement.
#[unsafe(export_name = "echecs_interne_echecs_contrats")]
pub extern "C" fn echecs_contrats(mode: ModeContratsC) {
    call(
        "echecs_contrats",
        |_| (),
        || {
            let mode = ModeContrats::from_c(mode).ok_or_else(|| {
                Breach::new(
                    "CONTRATS-N1",
                    TypeErreur::ErreurArgumentHorsLimites,
                    format!("le mode vaut {mode}, il faut contrats_silence (0), contrats_message (1) ou contrats_arret (2)"),
                )
            })?;
            contracts::set_mode(mode);
            Ok(())
        },
    );
}

/// Donne la dernière ligne que la bibliothèque a dite à ce fil d'exécution : une clause non
/// respectée, un échiquier qui n'est pas intègre, un fichier refusé.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [ERREUR-G1] ne rend jamais NULL ; rend "" s'il n'y en a pas encore eu ;
/// - [ERREUR-G2] sinon, rend la ligne écrite sur stderr, sans la fin de ligne ; en mode
///   contrats_silence, la ligne qui aurait été écrite ;
/// - [ERREUR-G3] chaque fil d'exécution a sa propre dernière ligne ;
/// - [ERREUR-G4] un appel réussi ne l'efface pas : la chaîne reste en place jusqu'à la
///   prochaine ligne dite au même fil, ou jusqu'à la fin de ce fil.
///
/// @return la ligne, ou "" ; jamais NULL. Il ne faut ni la modifier ni la libérer.
#[unsafe(export_name = "echecs_interne_echecs_derniere_erreur")]
pub extern "C" fn echecs_derniere_erreur() -> *const c_char {
    contracts::last_error()
}

/// Dit si une chaîne FEN décrit une position possible, et sinon pourquoi.
///
/// Une chaîne FEN a six champs, séparés par une espace :
/// 1. le placement : les rangées de la 8 à la 1, séparées par « / », chacune lue de la
///    colonne a à la colonne h ; une lettre est une pièce (K roi, Q dame, R tour, B fou,
///    N cavalier, P pion ; majuscule pour les blancs, minuscule pour les noirs), un chiffre
///    de 1 à 8 un nombre de cases vides ;
/// 2. le trait : w (blancs) ou b (noirs) ;
/// 3. les droits de roque : K et Q (petit et grand roque des blancs), k et q (des noirs),
///    ou « - » ;
/// 4. la case par laquelle un pion vient de passer en avançant de deux cases, ou « - » ;
/// 5. le nombre de demi-coups depuis la dernière prise ou le dernier coup de pion, de 0 à
///    2147483647 ;
/// 6. le numéro du coup, de 1 à 2147483647 ; 0 est lu comme 1.
///
/// Une position est dite possible quand aucune des erreurs erreur_position_... ne s'y
/// applique.
///
/// @param fen la chaîne à examiner ; toute suite d'octets est admise.
/// @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [FEN-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul et ne modifie pas raison ;
/// - [FEN-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [FEN-G1] position possible : rend pas_erreur, et raison reçoit "" ;
/// - [FEN-G2] chaîne mal écrite : rend l'erreur_fen_... de la faute la plus à gauche, et
///   raison reçoit « caractère N : explication » ; N, compté à partir de 1, est la place du
///   caractère fautif dans les champs 1 et 3, le début du champ fautif dans les autres, et
///   juste après le placement ou la chaîne qui s'arrête trop tôt ;
/// - [FEN-G3] chaîne bien écrite, position impossible : rend l'erreur_position_... qui
///   s'applique, la plus petite s'il y en a plusieurs, et raison reçoit de même
///   « caractère N : explication » ; N est la place de la lettre d'un droit de roque, le
///   début du champ 4 pour la prise en passant, le début du champ 1 pour le reste ;
/// - [FEN-G4] refuser une chaîne est le travail de cette fonction : elle n'écrit alors rien
///   sur stderr, et ne change pas echecs_derniere_erreur ;
/// - [FEN-G5] raison ne reçoit jamais plus de taille octets, zéro final compris ; une
///   explication trop longue est coupée entre deux caractères ; si taille vaut 0, rien
///   n'est écrit ; raison peut être le tampon qui contient fen ;
/// - [FEN-G6] raison est toujours du texte UTF-8 d'une seule ligne : ce qui ne s'affiche pas
///   y est écrit sous la forme `\xHH` ;
/// - [FEN-G7] sont aussi admis : une chaîne arrêtée après 3, 4 ou 5 champs, dont les suivants
///   valent alors « - », 0 et 1 ; plusieurs espaces ou des tabulations entre les champs ;
///   des espaces, tabulations et fins de ligne autour ; « _ » à la place de chaque espace ;
///   les lettres du roque dans un autre ordre ;
/// - [FEN-G8] les droits de roque de Chess960 sont admis : K et Q désignent la tour la plus
///   éloignée du roi, à sa droite et à sa gauche, et une lettre de colonne, de A à H ou de a
///   à h, désigne la tour de cette colonne.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echecs_fen_verifier")]
pub unsafe extern "C" fn echecs_fen_verifier(
    fen: *const c_char,
    raison: *mut c_char,
    taille: usize,
) -> TypeErreurC {
    call(
        "echecs_fen_verifier",
        |code| code,
        || {
            // SAFETY: NULL or terminated, by contract.
            let fen =
                unsafe { strings::bytes(fen) }.ok_or_else(|| Breach::null("FEN-N1", "fen"))?;
            if raison.is_null() && taille > 0 {
                return Err(Breach::new(
                    "FEN-N2",
                    TypeErreur::ErreurPointeurNul,
                    format!("raison vaut NULL et taille vaut {taille}, il faut une taille de 0"),
                ));
            }
            let (code, sentence) = match Position::from_fen(fen) {
                Ok(_) => (TypeErreur::PasErreur, String::new()),
                Err(error) => {
                    let refusal = messages::fen_refusal(fen, &error);
                    (refusal.code, refusal.sentence)
                }
            };
            // SAFETY: `raison` has room for `taille` bytes, by contract.
            unsafe { strings::write(raison, taille, &sentence) };
            Ok(code as TypeErreurC)
        },
    )
}

/// Compte les suites de coups légaux d'une longueur donnée (perft).
///
/// Le temps de calcul est multiplié par 30 environ à chaque demi-coup de plus.
///
/// @param fen la position de départ.
/// @param profondeur la longueur des suites, en demi-coups.
/// @param feuilles où écrire leur nombre.
///
/// Nécessite :
/// - [PERFT-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PERFT-N2] profondeur va de 0 à 20 ; sinon rend erreur_argument_hors_limites ;
/// - [PERFT-N3] feuilles n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PERFT-N4] echecs_fen_verifier accepte fen, sauf ce que dit [PERFT-G4] ; sinon rend le
///   code qu'elle a rendu. Si le programme l'a remplacée par une version qui accepte à tort,
///   rend le code de l'erreur.
///
/// Garantie :
/// - [PERFT-G1] rend pas_erreur, et *feuilles reçoit le nombre de suites de coups légaux de
///   cette longueur : 20, 400, 8902, 197281 pour les longueurs 1, 2, 3 et 4 au début d'une
///   partie ;
/// - [PERFT-G2] à la profondeur 0, ce nombre est 1 ;
/// - [PERFT-G3] si une clause n'est pas respectée, *feuilles garde sa valeur ;
/// - [PERFT-G4] compte aussi dans une position où l'on peut jouer mais qu'aucune partie
///   n'atteint, comme en ont des tables publiées : un échec qu'aucun coup n'a pu donner, ou
///   plus de pièces ou de pions qu'un camp ne peut en avoir.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echecs_perft")]
pub unsafe extern "C" fn echecs_perft(
    fen: *const c_char,
    profondeur: c_int,
    feuilles: *mut c_ulonglong,
) -> TypeErreurC {
    call(
        "echecs_perft",
        |code| code,
        || {
            if fen.is_null() {
                return Err(Breach::null("PERFT-N1", "fen"));
            }
            let depth = u32::try_from(profondeur)
                .ok()
                .filter(|depth| (0..=20).contains(depth))
                .ok_or_else(|| {
                    Breach::new(
                        "PERFT-N2",
                        TypeErreur::ErreurArgumentHorsLimites,
                        format!("la profondeur vaut {profondeur}, il faut de 0 à 20"),
                    )
                })?;
            if feuilles.is_null() {
                return Err(Breach::null("PERFT-N3", "feuilles"));
            }
            // SAFETY: not NULL, terminated by contract.
            let position = unsafe { verified_position("PERFT-N4", fen) }?;
            let leaves = perft(&position, depth);
            // SAFETY: not NULL, the address of a number by contract; it need not be aligned.
            unsafe { feuilles.write_unaligned(leaves) };
            Ok(PAS_ERREUR)
        },
    )
}

/// The position of a FEN that the public `echecs_fen_verifier` accepts, or
/// refuses for a reason that does not keep moves from being played.
///
/// # Safety
///
/// `fen` is terminated.
unsafe fn verified_position(tag: &'static str, fen: *const c_char) -> Result<Position, Breach> {
    let mut reason = [0_u8; 256];
    // SAFETY: `fen` is terminated, and the buffer has the size that is announced.
    let code =
        unsafe { public::echecs_fen_verifier(fen, reason.as_mut_ptr().cast(), reason.len()) };
    if !is_playable(code) {
        let reason = reason.split(|&byte| byte == 0).next().unwrap_or_default();
        let explanation = match reason {
            [] => format!("echecs_fen_verifier a rendu {code}, sans raison"),
            _ => strings::printable(reason),
        };
        return Err(Breach::with_code(tag, code, explanation));
    }
    // The program's own version may accept what is no position.
    // SAFETY: terminated, by the caller.
    let fen = unsafe { strings::bytes(fen) }.unwrap_or_default();
    Position::from_playable_fen(fen).map_err(|error| {
        let refusal = messages::fen_refusal(fen, &error);
        Breach::new(tag, refusal.code, refusal.sentence)
    })
}

/// Whether moves can be counted in a position although it is refused so. The
/// core still has its say: a pawn on the last rank has the code of too many.
fn is_playable(code: TypeErreurC) -> bool {
    use TypeErreur::{
        ErreurPositionEchecImpossible, ErreurPositionPieces, ErreurPositionPions, PasErreur,
    };
    [PasErreur, ErreurPositionEchecImpossible, ErreurPositionPieces, ErreurPositionPions]
        .into_iter()
        .any(|playable| code == playable as TypeErreurC)
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
