//! Section « Fin de partie » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::{Handle, fill, free_handle, handle};
use super::messages::{self, Refusal, playable};
use super::partie::Partie;
use super::promotion::missing_promotion;
use super::squares::player;
use super::written::{Asked, read_move};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::{language, strings};
use crate::play::{Declaration, Ending, Match, Refused};
use crate::rules::{Claim, Move, Outcome};

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
    /// Nulle : aucune suite de coups ne peut plus mener à un mat. Sont reconnus un roi contre un
    /// roi, avec au plus un cavalier, ou avec des fous tous sur des cases de même couleur ; et les pions
    /// bloqués
    /// à jamais que les rois ne peuvent pas atteindre.
    PartieNulleMateriel = 3,
    /// Nulle : chaque joueur a joué 75 coups sans prise ni coup de pion.
    #[allow(non_camel_case_types)]
    PartieNulle_75_Coups = 4,
    /// Nulle : la même position pour la cinquième fois.
    #[allow(non_camel_case_types)]
    PartieNulleRepetition_5 = 5,
    /// Nulle par accord des joueurs.
    PartieNulleAccord = 6,
    /// Un joueur a abandonné.
    PartieAbandon = 7,
    /// Nulle réclamée : chaque joueur a joué 50 coups sans prise ni coup de pion.
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

/// Dit où en est une partie : si elle continue, et sinon comment elle a fini.
///
/// Deux positions sont identiques si les mêmes pièces sont sur les mêmes cases, avec le même trait,
/// les mêmes droits de roque et la même prise en passant légale. Le mat et le pat l'emportent sur
/// les autres fins.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ETAT-N1] p n'est pas NULL ; sinon rend partie_absente.
///
/// Garantie :
/// - [PARTIE-ETAT-G1] rend partie_non_commencee avant le début de la partie, partie_en_cours tant
///   qu'elle continue, et ensuite l'état qui dit sa fin ;
/// - [PARTIE-ETAT-G2] le mat, le pat, l'impossibilité de mater, les 75 coups et la cinquième
///   répétition finissent la partie d'eux-mêmes ; les 50 coups et la troisième répétition ne la
///   finissent que par partie_reclamer ou partie_reclamer_avec ;
/// - [PARTIE-ETAT-G3] le nombre de coups d'une partie n'a pas de limite.
///
/// @return l'état de la partie.
#[unsafe(export_name = "echecs_interne_partie_etat")]
pub unsafe extern "C" fn partie_etat(p: *const Partie) -> EtatPartieC {
    call(
        "partie_etat",
        |_| EtatPartie::PartieAbsente as EtatPartieC,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-ETAT-N1") }?;
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
/// - [PARTIE-VAINQUEUR-G1] après un mat ou un abandon, rend 0 si les blancs ont gagné, 1 si ce sont
///   les noirs ;
/// - [PARTIE-VAINQUEUR-G2] sinon rend -1 : la partie n'a pas commencé, continue ou est nulle.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_partie_vainqueur")]
pub unsafe extern "C" fn partie_vainqueur(p: *const Partie) -> c_int {
    call(
        "partie_vainqueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-VAINQUEUR-N1") }?;
            let state = handle.look();
            let winner = state.game.as_ref().and_then(Match::winner);
            Ok(winner.map_or(-1, |color| color.index() as c_int))
        },
    )
}

/// Écrit en une phrase où en est une partie : à qui de jouer, l'échec s'il y en a un, ou comment elle
/// a fini et pour qui.
///
/// @param p la partie.
/// @param tampon où écrire la phrase, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-SITUATION-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-SITUATION-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-SITUATION-G1] tampon reçoit la phrase, d'une seule ligne, que la vue a reçue après le
///   dernier changement, dans la langue de echecs_langue ; avant le début de la partie, elle le dit ;
/// - [PARTIE-SITUATION-G2] rend la longueur de la phrase, et l'écrit comme partie_expliquer ;
///   PARTIE_PHRASE_MAX octets suffisent toujours.
///
/// @return la longueur de la phrase.
#[unsafe(export_name = "echecs_interne_partie_ecrire_situation")]
pub unsafe extern "C" fn partie_ecrire_situation(
    p: *const Partie,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_ecrire_situation",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-SITUATION-N1") }?;
            let language = language::current();
            let sentence = match &handle.look().game {
                Some(game) => messages::situation(game, language),
                None => messages::not_begun(language).sentence,
            };
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-SITUATION-N2", &sentence) }
        },
    )
}

/// Dit si le joueur qui a le trait peut réclamer la nulle, dans la position qui est sur
/// l'échiquier.
///
/// @param p la partie.
/// @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
///
/// Nécessite :
/// - [PARTIE-PEUT-RECLAMER-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-PEUT-RECLAMER-N2] motif est l'un des deux ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-PEUT-RECLAMER-G1] rend 1 si partie_reclamer rend pas_erreur, et 0 sinon.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_partie_peut_reclamer")]
pub unsafe extern "C" fn partie_peut_reclamer(p: *const Partie, motif: EtatPartieC) -> c_int {
    call(
        "partie_peut_reclamer",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-PEUT-RECLAMER-N1") }?;
            let claim = claim("PARTIE-PEUT-RECLAMER-N2", motif)?;
            let state = handle.look();
            let may = |game: &Match| game.ending().is_none() && game.game().can_claim(claim);
            Ok(state.game.as_ref().is_some_and(may).into())
        },
    )
}

/// Réclame la nulle, pour le joueur qui a le trait, dans la position qui est sur l'échiquier.
///
/// @param p la partie.
/// @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
///
/// Nécessite :
/// - [PARTIE-RECLAMER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-RECLAMER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-RECLAMER-N3] motif est l'un des deux ; sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-RECLAMER-G1] si chaque joueur a joué au moins 50 coups sans prise ni coup de pion, ou
///   si la position est là au moins pour la troisième fois, selon le motif : rend pas_erreur et la
///   partie est nulle ;
/// - [PARTIE-RECLAMER-G2] sinon rend erreur_reclamation_non_permise ;
/// - [PARTIE-RECLAMER-G3] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
/// - [PARTIE-RECLAMER-G4] un refus ne change rien, et la vue en reçoit la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_reclamer")]
pub unsafe extern "C" fn partie_reclamer(p: *mut Partie, motif: EtatPartieC) -> TypeErreurC {
    call(
        "partie_reclamer",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PARTIE-RECLAMER-N1", "PARTIE-RECLAMER-N2"]) }?;
            let claim = claim("PARTIE-RECLAMER-N3", motif)?;
            let declare = |game: &mut Match| game.declare(Declaration::Claim(claim));
            Ok(claimed(handle, declare, claim, None))
        },
    )
}

/// Réclame la nulle, pour le joueur qui a le trait, en annonçant un coup qui l'amène : le coup n'est
/// pas joué.
///
/// @param p la partie.
/// @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
/// @param coup le coup annoncé, écrit comme pour partie_jouer, avec la pièce d'une promotion.
///
/// Nécessite :
/// - [PARTIE-RECLAMER-AVEC-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-RECLAMER-AVEC-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-RECLAMER-AVEC-N3] motif est l'un des deux ; sinon rend erreur_argument_hors_limites ;
/// - [PARTIE-RECLAMER-AVEC-N4] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-RECLAMER-AVEC-G1] si le coup est légal et qu'après lui la nulle peut être réclamée pour
///   ce motif : rend pas_erreur et la partie est nulle, dans la position d'avant le coup ;
/// - [PARTIE-RECLAMER-AVEC-G2] sinon rend erreur_reclamation_non_permise, ou le code que
///   partie_jouer rendrait si le coup est refusé ou mal écrit, erreur_promotion_annulee s'il manque
///   la pièce d'une promotion ;
/// - [PARTIE-RECLAMER-AVEC-G3] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le
///   cas ;
/// - [PARTIE-RECLAMER-AVEC-G4] un refus ne change rien, et la vue en reçoit la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_reclamer_avec")]
pub unsafe extern "C" fn partie_reclamer_avec(
    p: *mut Partie,
    motif: EtatPartieC,
    coup: *const c_char,
) -> TypeErreurC {
    call(
        "partie_reclamer_avec",
        |code| code,
        || {
            let tags = ["PARTIE-RECLAMER-AVEC-N1", "PARTIE-RECLAMER-AVEC-N2"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, tags) }?;
            let claim = claim("PARTIE-RECLAMER-AVEC-N3", motif)?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(coup) }
                .ok_or_else(|| Breach::null("PARTIE-RECLAMER-AVEC-N4", "coup"))?;
            let asked = read_move(&handle.look(), text, language::current());
            Ok(match asked {
                Ok(Asked::Move(mv)) => {
                    claimed(handle, |game| game.claim_with(mv, claim), claim, Some(mv))
                }
                Ok(Asked::Promotion(_)) => handle.refuse(missing_promotion(language::current())),
                Err(refusal) => handle.refuse(refusal),
            })
        },
    )
}

/// Fait abandonner un joueur.
///
/// @param p la partie.
/// @param joueur celui qui abandonne : 0 pour les blancs, 1 pour les noirs ; il n'a pas besoin
///     d'avoir le trait.
///
/// Nécessite :
/// - [PARTIE-ABANDONNER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ABANDONNER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-ABANDONNER-N3] joueur vaut 0 ou 1 ; sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-ABANDONNER-G1] rend pas_erreur ; l'état est partie_abandon, et l'autre joueur a gagné ;
/// - [PARTIE-ABANDONNER-G2] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le
///   cas ; rien ne change, et la vue en reçoit la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_abandonner")]
pub unsafe extern "C" fn partie_abandonner(p: *mut Partie, joueur: c_int) -> TypeErreurC {
    call(
        "partie_abandonner",
        |code| code,
        || {
            let tags = ["PARTIE-ABANDONNER-N1", "PARTIE-ABANDONNER-N2"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, tags) }?;
            let loser = player("PARTIE-ABANDONNER-N3", "joueur", joueur)?;
            Ok(end(handle, Declaration::Resignation { loser }))
        },
    )
}

/// Rend la partie nulle, d'un commun accord des joueurs.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ACCORD-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ACCORD-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-ACCORD-G1] rend pas_erreur ; l'état est partie_nulle_accord ;
/// - [PARTIE-ACCORD-G2] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
///   rien ne change, et la vue en reçoit la raison.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_convenir_nulle")]
pub unsafe extern "C" fn partie_convenir_nulle(p: *mut Partie) -> TypeErreurC {
    call(
        "partie_convenir_nulle",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PARTIE-ACCORD-N1", "PARTIE-ACCORD-N2"]) }?;
            Ok(end(handle, Declaration::Agreement))
        },
    )
}

fn claim(tag: &'static str, motif: EtatPartieC) -> Result<Claim, Breach> {
    const FIFTY: EtatPartieC = EtatPartie::PartieNulle_50_Coups as EtatPartieC;
    const THREEFOLD: EtatPartieC = EtatPartie::PartieNulleRepetition_3 as EtatPartieC;
    match motif {
        FIFTY => Ok(Claim::FiftyMoves),
        THREEFOLD => Ok(Claim::ThreefoldRepetition),
        _ => {
            let explanation = format!(
                "motif vaut {motif}, il faut partie_nulle_50_coups ({FIFTY}) ou \
                 partie_nulle_repetition_3 ({THREEFOLD})"
            );
            Err(Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation))
        }
    }
}

/// Ends the game by a claim, or tells why it cannot be ended so.
fn claimed(
    handle: &Handle,
    declare: impl FnOnce(&mut Match) -> Result<(), Refused>,
    claim: Claim,
    announced: Option<Move>,
) -> TypeErreurC {
    let refusal = match playable(&handle.look(), language::current()) {
        Ok(game) => messages::no_claim(game, claim, announced, language::current()),
        Err(refusal) => refusal,
    };
    finish(handle, declare, refusal)
}

/// Ends the game as the players decide, or tells that it is over already.
fn end(handle: &Handle, declaration: Declaration) -> TypeErreurC {
    let refusal = match playable(&handle.look(), language::current()) {
        // Nothing else keeps players from it.
        Ok(_) => Refusal::new(TypeErreur::ErreurInterne, ""),
        Err(refusal) => refusal,
    };
    finish(handle, |game| game.declare(declaration), refusal)
}

fn finish(
    handle: &Handle,
    declare: impl FnOnce(&mut Match) -> Result<(), Refused>,
    refusal: Refusal,
) -> TypeErreurC {
    match handle.change(|state| state.game.as_mut().map(declare)) {
        Some(Ok(())) => {
            handle.show();
            TypeErreur::PasErreur as TypeErreurC
        }
        _ => handle.refuse(refusal),
    }
}
