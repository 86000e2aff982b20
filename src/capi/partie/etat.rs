//! Section « État d'une partie » of `partie.h`.

use std::ffi::{CStr, c_char, c_int};

use super::handle::Handle;
use super::messages;
use super::partie::Partie;
use crate::capi::arguments::fill;
use crate::capi::guard::{call, call_writing};
use crate::capi::language;
use crate::pgn::GameResult;
use crate::play::{Declaration, Ending, Match};
use crate::rules::{Claim, Outcome};

/// Un `etat_partie` reçu de C : n'importe quel entier.
pub type EtatPartieC = c_int;

/// Où en est une partie.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EtatPartie {
    /// La partie continue.
    PartieEnCours = 0,
    /// Échec et mat.
    PartieMat = 1,
    /// Pat : le joueur qui a le trait n'a aucun coup légal, et n'est pas en échec.
    PartiePat = 2,
    /// Nulle : plus aucun mat n'est possible. Cas reconnus, en plus des deux rois :
    /// - rien ;
    /// - un seul cavalier ;
    /// - des fous d'un joueur ou des deux, tous sur des cases de même couleur ;
    /// - des pions bloqués pour toujours, que les rois ne peuvent pas atteindre.
    PartieNulleMateriel = 3,
    /// Nulle : chaque joueur a joué 75 coups sans prise ni coup de pion. (Le compteur de la FEN,
    /// qui commence à celui de la FEN de départ, vaut au moins 150.)
    #[allow(non_camel_case_types)]
    PartieNulle_75_Coups = 4,
    /// Nulle : la même position pour la cinquième fois.
    #[allow(non_camel_case_types)]
    PartieNulleRepetition_5 = 5,
    /// Nulle par accord des joueurs.
    PartieNulleAccord = 6,
    /// Un joueur a abandonné.
    PartieAbandon = 7,
    /// Nulle réclamée : chaque joueur a joué 50 coups sans prise ni coup de pion. (Le même compteur
    /// vaut au moins 100.)
    #[allow(non_camel_case_types)]
    PartieNulle_50_Coups = 8,
    /// Nulle réclamée : la même position pour la troisième fois.
    #[allow(non_camel_case_types)]
    PartieNulleRepetition_3 = 9,
    /// La partie n'a pas commencé.
    PartieNonCommencee = 10,
    /// Il n'y a pas de partie : le pointeur est NULL, ou la partie est détruite.
    PartieAbsente = 11,
}

impl EtatPartie {
    fn of(game: &Match) -> EtatPartie {
        match game.ending() {
            None => EtatPartie::PartieEnCours,
            Some(Ending::ByItself(outcome)) => match outcome {
                Outcome::Checkmate { .. } => EtatPartie::PartieMat,
                Outcome::Stalemate => EtatPartie::PartiePat,
                Outcome::DeadPosition => EtatPartie::PartieNulleMateriel,
                Outcome::SeventyFiveMoves => EtatPartie::PartieNulle_75_Coups,
                Outcome::FivefoldRepetition => EtatPartie::PartieNulleRepetition_5,
            },
            Some(Ending::Declared(declaration)) => match declaration {
                Declaration::Resignation { .. } => EtatPartie::PartieAbandon,
                Declaration::Agreement => EtatPartie::PartieNulleAccord,
                Declaration::Claim(Claim::FiftyMoves) => EtatPartie::PartieNulle_50_Coups,
                Declaration::Claim(Claim::ThreefoldRepetition) => {
                    EtatPartie::PartieNulleRepetition_3
                }
            },
        }
    }
}

/// Dit si une partie continue, et sinon comment elle a fini.
///
/// Deux positions sont identiques si les mêmes pièces sont sur les mêmes cases, avec le même trait,
/// les mêmes droits de roque et la même prise en passant légale. Le mat et le pat l'emportent sur
/// les autres fins ; parmi ces autres fins, celle dont la valeur d'etat_partie est la plus petite.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ETAT-N1] p n'est pas NULL ; sinon rend partie_absente.
///
/// Garantie :
/// - [PARTIE-ETAT-G1] + rend partie_non_commencee avant le début de la partie, partie_en_cours tant
///   que la partie continue, et ensuite l'état qui dit sa fin ;
/// - [PARTIE-ETAT-G2] + le mat, le pat, l'impossibilité de mater, les 75 coups et la même
///   position pour la cinquième fois finissent la partie d'eux-mêmes ; les 50 coups et la même
///   position pour la troisième fois ne la finissent que par partie_reclamer ou
///   partie_reclamer_avec ;
/// - [PARTIE-ETAT-G3] + le nombre de coups d'une partie n'a pas de limite.
///
/// @return l'état de la partie.
#[unsafe(export_name = "echecs_interne_partie_etat")]
pub unsafe extern "C" fn partie_etat(p: *const Partie) -> EtatPartieC {
    call(
        "partie_etat",
        |_| EtatPartie::PartieAbsente as EtatPartieC,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-ETAT-N1") }?;
            let state = handle.look();
            let state = state.game.as_ref().map_or(EtatPartie::PartieNonCommencee, EtatPartie::of);
            Ok(state as EtatPartieC)
        },
    )
}

/// Donne le joueur qui a gagné.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-VAINQUEUR-N1] p n'est pas NULL ; sinon rend -1.
///
/// Garantie :
/// - [PARTIE-VAINQUEUR-G1] + après un mat ou un abandon, rend 0 si les blancs ont gagné, 1 si ce
///   sont les noirs ;
/// - [PARTIE-VAINQUEUR-G2] + sinon rend -1 : la partie n'a pas commencé, continue ou est nulle.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_partie_vainqueur")]
pub unsafe extern "C" fn partie_vainqueur(p: *const Partie) -> c_int {
    call(
        "partie_vainqueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-VAINQUEUR-N1") }?;
            let state = handle.look();
            let winner = state.game.as_ref().and_then(Match::winner);
            Ok(winner.map_or(-1, |color| color.index() as c_int))
        },
    )
}

/// Donne le résultat d'une partie, comme l'écrit un PGN.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-RESULTAT-N1] p n'est pas NULL ; sinon rend "".
///
/// Garantie :
/// - [PARTIE-RESULTAT-G1] + rend "1-0" si les blancs ont gagné, "0-1" si ce sont les noirs,
///   "1/2-1/2" si la partie est nulle, et "*" si la partie continue ou n'a pas commencé ;
/// - [PARTIE-RESULTAT-G2] + ne rend jamais NULL ; la chaîne est valable jusqu'à la fin du
///   programme : il ne faut ni la modifier ni la libérer.
///
/// @return le résultat, jamais NULL.
#[unsafe(export_name = "echecs_interne_partie_resultat")]
pub unsafe extern "C" fn partie_resultat(p: *const Partie) -> *const c_char {
    call(
        "partie_resultat",
        |_| c"".as_ptr(),
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-RESULTAT-N1") }?;
            let state = handle.look();
            let result = state.game.as_ref().map_or(GameResult::Unknown, Match::result);
            Ok(result_text(result).as_ptr())
        },
    )
}

/// [`GameResult::as_str`], for C.
fn result_text(result: GameResult) -> &'static CStr {
    match result {
        GameResult::WhiteWins => c"1-0",
        GameResult::BlackWins => c"0-1",
        GameResult::Draw => c"1/2-1/2",
        GameResult::Unknown => c"*",
    }
}

/// Écrit en une phrase où en est une partie.
///
/// La phrase dit qui a le trait, et l'échec s'il y en a un, ou comment la partie a fini et pour qui.
/// Par exemple « C'est aux noirs de jouer : échec au roi. »
///
/// @param p la partie.
/// @param tampon où écrire la phrase, ou NULL si taille vaut 0 : char tampon[ECHECS_PHRASE_MAX].
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-SITUATION-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
/// - [PARTIE-SITUATION-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-SITUATION-G1] + écrit la phrase, d'une seule ligne, que recevrait une vue que l'on
///   brancherait maintenant, dans la langue de echecs_choisir_langue ; avant le début de la partie,
///   la phrase dit que la partie n'a pas commencé ;
/// - [PARTIE-SITUATION-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
///   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
///   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; ECHECS_PHRASE_MAX octets
///   suffisent toujours.
///
/// @return la longueur de la phrase.
#[unsafe(export_name = "echecs_interne_partie_ecrire_situation")]
pub unsafe extern "C" fn partie_ecrire_situation(
    p: *const Partie,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-SITUATION-N1") }?;
        let language = language::current();
        let sentence = match &handle.look().game {
            Some(game) => messages::situation(game, language),
            None => messages::not_begun(language).sentence,
        };
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-SITUATION-N2", &sentence) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_situation", (tampon, taille), |_| 0, body) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_written_as_in_a_pgn() {
        for result in GameResult::ALL {
            assert_eq!(result_text(result).to_str(), Ok(result.as_str()));
        }
    }
}
