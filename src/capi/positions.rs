//! Section « Positions » of `echecs_commun.h`.

use std::ffi::{c_char, c_int, c_ulonglong};

use super::arguments::{self, number};
use super::errors::{TypeErreur, TypeErreurC};
use super::fen_sentences::fen_refusal;
use super::general::ECHECS_PHRASE_MAX;
use super::guard::{Breach, call, call_writing};
use super::{public, strings};
use crate::rules::{Position, perft};

/// Les octets qui suffisent, zéro final compris, pour toute FEN que la bibliothèque écrit.
pub const ECHECS_FEN_MAX: usize = 128;

/// Dit si une chaîne FEN décrit une position possible, et sinon pourquoi.
///
/// Une chaîne FEN a six champs, séparés par une espace :
/// 1. le placement : les rangées de la 8 à la 1, séparées par « / », chacune lue de la
///    colonne a à la colonne h ; une lettre est une pièce (K roi, Q dame, R tour, B fou,
///    N cavalier, P pion ; majuscule pour les blancs, minuscule pour les noirs), un chiffre
///    de 1 à 8 un nombre de cases vides ; deux chiffres peuvent se suivre (« 44 » vaut « 8 ») ;
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
/// - [FEN-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison reçoit "" ;
/// - [FEN-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [FEN-G1] + position possible : rend pas_erreur, et raison reçoit "" ;
/// - [FEN-G2] + chaîne mal écrite : rend l'erreur_fen_... de la faute la plus à gauche, et raison
///   reçoit « caractère N : explication » ; N, compté à partir de 1, est la place :
///   - champs 1 et 3 : du caractère en cause ; pour une rangée trop courte, du « / », de l'espace
///     ou du zéro final qui la suit ;
///   - champs 2, 4, 5, 6 et champ de trop : du premier caractère du champ ;
///   - placement de moins de 8 rangées : du caractère qui suit ce champ ;
///   - chaîne de moins de 3 champs : du caractère qui suit le dernier champ, ou 1 s'il n'y en a
///     aucun ;
/// - [FEN-G3] + chaîne bien écrite, position impossible : rend l'erreur_position_... qui
///   s'applique, la plus petite s'il y en a plusieurs, et raison reçoit de même
///   « caractère N : explication » ; N est la place de la lettre d'un droit de roque, le
///   début du champ 4 pour la prise en passant, le début du champ 1 pour le reste ;
/// - [FEN-G4] + refuser une chaîne est le travail de cette fonction : dans ce cas elle n'écrit rien
///   sur stderr, et ne change pas echecs_derniere_erreur ;
/// - [FEN-G5] + raison ne reçoit jamais plus de taille octets, zéro final compris ; une
///   explication trop longue est coupée entre deux caractères ; si taille vaut 0, rien
///   n'est écrit ; raison peut être le tampon qui contient fen ;
/// - [FEN-G6] + raison est toujours du texte UTF-8 d'une seule ligne : ce qui ne s'affiche pas
///   y est écrit sous la forme `\xHH` ;
/// - [FEN-G7] + sont aussi admis : une chaîne arrêtée après 3, 4 ou 5 champs, dont les suivants
///   valent alors « - », 0 et 1 ; plusieurs espaces ou des tabulations entre les champs ;
///   des espaces, tabulations et fins de ligne autour ; « _ » à la place de chaque espace ;
///   les lettres du roque dans un autre ordre ;
/// - [FEN-G8] + les droits de roque de Chess960 sont admis : K et k désignent la tour la plus
///   éloignée du roi du côté de la colonne h, Q et q du côté de la colonne a ; une lettre de A à H
///   (a à h pour les noirs) désigne la tour de cette colonne ;
/// - [FEN-G9] + raison est dans la langue de echecs_choisir_langue ; ECHECS_PHRASE_MAX octets
///   suffisent toujours.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echecs_verifier_fen")]
pub unsafe extern "C" fn echecs_verifier_fen(
    fen: *const c_char,
    raison: *mut c_char,
    taille: usize,
) -> TypeErreurC {
    let body = || {
        // SAFETY: NULL or terminated, by contract.
        let fen = unsafe { arguments::text(fen, "FEN-N1", "fen") }?;
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
                let refusal = fen_refusal(fen, &error);
                (refusal.code, refusal.sentence)
            }
        };
        // SAFETY: `raison` has room for `taille` bytes, by contract.
        unsafe { strings::write(raison, taille, &sentence) };
        Ok(code as TypeErreurC)
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("echecs_verifier_fen", (raison, taille), |code| code, body) }
}

/// Compte les suites de coups légaux d'une longueur donnée (perft).
///
/// Le temps de calcul est multiplié par 30 environ à chaque demi-coup de plus.
///
/// @param fen la position, en FEN.
/// @param profondeur la longueur des suites, en demi-coups.
/// @param feuilles où écrire leur nombre.
///
/// Nécessite :
/// - [PERFT-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PERFT-N2] profondeur va de 0 à 20 ; sinon rend erreur_argument_hors_limites ;
/// - [PERFT-N3] feuilles n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PERFT-G1] + rend pas_erreur, et *feuilles reçoit le nombre de suites de coups légaux de
///   cette longueur : 20, 400, 8902, 197281 pour les longueurs 1, 2, 3 et 4 au début d'une
///   partie ;
/// - [PERFT-G2] + à la profondeur 0, ce nombre est 1 ;
/// - [PERFT-G3] + après un refus ou une clause non respectée, *feuilles garde sa valeur ;
/// - [PERFT-G4] + compte aussi dans une position refusée pour ses pièces (erreur_position_pieces),
///   pour plus de 8 pions ou pour un échec impossible, si elle n'a pas d'autre défaut : des tables
///   de perft publiées en contiennent ; sinon rend le code de l'autre défaut ;
/// - [PERFT-G5] + appelle echecs_verifier_fen par son nom : si le programme la définit, c'est sa
///   version ; si elle refuse fen, et pour une autre raison que celles de [PERFT-G4], rend le code
///   de ce refus, sans écrire sur stderr ; si la version du programme accepte à tort une chaîne,
///   rend le code de l'erreur.
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
            let depth = number("PERFT-N2", "la profondeur", profondeur, 0..=20)?;
            if feuilles.is_null() {
                return Err(Breach::null("PERFT-N3", "feuilles"));
            }
            // SAFETY: not NULL, terminated by contract.
            let position = match unsafe { verified_position(fen) } {
                Ok(position) => position,
                Err(code) => return Ok(code),
            };
            let leaves = perft(&position, depth);
            // SAFETY: not NULL, the address of a number by contract; it need not be aligned.
            unsafe { feuilles.write_unaligned(leaves) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// The position of a FEN that the public `echecs_verifier_fen` accepts, or
/// refuses for a reason that does not keep moves from being played; or the code of
/// the refusal.
///
/// # Safety
///
/// `fen` is terminated.
unsafe fn verified_position(fen: *const c_char) -> Result<Position, TypeErreurC> {
    // Nobody reads it, but a program's own version may forget that there could be none.
    let mut reason = [0; ECHECS_PHRASE_MAX];
    // SAFETY: `fen` is terminated, and the buffer has the size that is announced.
    let code = unsafe { public::echecs_verifier_fen(fen, reason.as_mut_ptr(), reason.len()) };
    if !is_playable(code) {
        return Err(code);
    }
    // The program's own version may accept what is no position.
    // SAFETY: terminated, by the caller.
    let fen = unsafe { strings::bytes(fen) }.unwrap_or_default();
    Position::from_playable_fen(fen).map_err(|error| fen_refusal(fen, &error).code as TypeErreurC)
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
