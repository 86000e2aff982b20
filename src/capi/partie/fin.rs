//! Section « Finir une partie » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::etat::{EtatPartie, EtatPartieC};
use super::handle::Handle;
use super::messages::{self, GameRefusal, playable};
use super::partie::Partie;
use super::promotion::missing_promotion;
use super::squares::player;
use super::written::{Asked, read_move};
use crate::capi::arguments::{self, out_of_range};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::language;
use crate::play::{Declaration, Match, Refused};
use crate::rules::{Claim, Move};

/// Dit si le joueur qui a le trait peut réclamer la nulle.
///
/// Il la réclame dans la position qui est sur l'échiquier ; pour un coup annoncé, voir
/// partie_reclamer_avec.
///
/// @param p la partie.
/// @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
///
/// Nécessite :
/// - [PARTIE-PEUT-RECLAMER-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-PEUT-RECLAMER-N2] motif vaut partie_nulle_50_coups ou partie_nulle_repetition_3 ;
///   sinon rend 0.
///
/// Garantie :
/// - [PARTIE-PEUT-RECLAMER-G1] + rend 1 si partie_reclamer rendrait pas_erreur, et 0 sinon.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_partie_peut_reclamer")]
pub unsafe extern "C" fn partie_peut_reclamer(p: *const Partie, motif: EtatPartieC) -> c_int {
    call(
        "partie_peut_reclamer",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-PEUT-RECLAMER-N1") }?;
            let claim = claim("PARTIE-PEUT-RECLAMER-N2", motif)?;
            let state = handle.look();
            let may = |game: &Match| game.ending().is_none() && game.game().can_claim(claim);
            Ok(state.game.as_ref().is_some_and(may).into())
        },
    )
}

/// Réclame la nulle pour le joueur qui a le trait.
///
/// Il la réclame dans la position qui est sur l'échiquier.
///
/// @param p la partie.
/// @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
///
/// Nécessite :
/// - [PARTIE-RECLAMER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-RECLAMER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-RECLAMER-N3] motif vaut partie_nulle_50_coups ou partie_nulle_repetition_3 ; sinon
///   rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-RECLAMER-G1] + rend pas_erreur, et la partie est nulle, si chaque joueur a joué au
///   moins 50 coups sans prise ni coup de pion, c'est-à-dire si le compteur de la FEN vaut au moins
///   100 (partie_nulle_50_coups), ou si la position se présente au moins pour la troisième fois
///   (partie_nulle_repetition_3) ;
/// - [PARTIE-RECLAMER-G2] + sinon rend erreur_reclamation_non_permise ;
/// - [PARTIE-RECLAMER-G3] + avant tout autre refus, rend erreur_partie_non_commencee si la partie
///   n'a pas commencé, et erreur_partie_finie si elle est finie ;
/// - [PARTIE-RECLAMER-G4] + un refus ne change rien, et la vue reçoit la raison du refus ; n'écrit
///   rien sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_reclamer")]
pub unsafe extern "C" fn partie_reclamer(p: *mut Partie, motif: EtatPartieC) -> TypeErreurC {
    call(
        "partie_reclamer",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle =
                unsafe { Handle::free_at(p, ["PARTIE-RECLAMER-N1", "PARTIE-RECLAMER-N2"]) }?;
            let claim = claim("PARTIE-RECLAMER-N3", motif)?;
            let declare = |game: &mut Match| game.declare(Declaration::Claim(claim));
            Ok(claimed(handle, declare, claim, None))
        },
    )
}

/// Réclame la nulle en annonçant un coup, qui n'est pas joué.
///
/// Le joueur qui a le trait annonce le coup qui amènerait les 50 coups, ou la même position pour la
/// troisième fois.
///
/// @param p la partie.
/// @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
/// @param coup le coup annoncé, écrit comme pour partie_jouer, avec la pièce d'une promotion ; toute
///     suite d'octets est admise.
///
/// Nécessite :
/// - [PARTIE-RECLAMER-AVEC-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-RECLAMER-AVEC-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-RECLAMER-AVEC-N3] motif vaut partie_nulle_50_coups ou partie_nulle_repetition_3 ;
///   sinon rend erreur_argument_hors_limites ;
/// - [PARTIE-RECLAMER-AVEC-N4] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-RECLAMER-AVEC-G1] + si le coup est légal et qu'après lui la nulle peut être réclamée
///   pour ce motif : rend pas_erreur, et la partie est nulle, dans la position d'avant le coup ; un
///   coup qui mate ou met pat finit la partie, et ne permet donc pas de réclamer ;
/// - [PARTIE-RECLAMER-AVEC-G2] + sinon rend le premier code qui convient :
///   - celui de partie_jouer (pas par son nom), si le coup est illégal ou mal écrit ;
///   - erreur_promotion_annulee, si la pièce d'une promotion n'est pas écrite ;
///   - erreur_reclamation_non_permise ;
/// - [PARTIE-RECLAMER-AVEC-G3] + avant tout autre refus, rend erreur_partie_non_commencee si la
///   partie n'a pas commencé, et erreur_partie_finie si elle est finie ;
/// - [PARTIE-RECLAMER-AVEC-G4] + un refus ne change rien, et la vue reçoit la raison du refus ;
///   n'écrit rien sur stderr.
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
            let handle = unsafe { Handle::free_at(p, tags) }?;
            let claim = claim("PARTIE-RECLAMER-AVEC-N3", motif)?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(coup, "PARTIE-RECLAMER-AVEC-N4", "coup") }?;
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
/// @param joueur le joueur qui abandonne, qu'il ait le trait ou non : 0 pour les blancs, 1 pour les
///     noirs.
///
/// Nécessite :
/// - [PARTIE-ABANDONNER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ABANDONNER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-ABANDONNER-N3] joueur vaut 0 ou 1 ; sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-ABANDONNER-G1] + rend pas_erreur ; l'état est partie_abandon, et le joueur adverse a
///   gagné ;
/// - [PARTIE-ABANDONNER-G2] + rend erreur_partie_non_commencee si la partie n'a pas commencé, et
///   erreur_partie_finie si elle est finie ; rien ne change, et la vue reçoit la raison du refus ;
///   n'écrit rien sur stderr.
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
            let handle = unsafe { Handle::free_at(p, tags) }?;
            let loser = player("PARTIE-ABANDONNER-N3", "joueur", joueur)?;
            Ok(end(handle, Declaration::Resignation { loser }))
        },
    )
}

/// Finit une partie par la nulle, d'un commun accord des joueurs.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ACCORD-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-ACCORD-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-ACCORD-G1] + rend pas_erreur ; l'état est partie_nulle_accord ;
/// - [PARTIE-ACCORD-G2] + rend erreur_partie_non_commencee si la partie n'a pas commencé, et
///   erreur_partie_finie si elle est finie ; rien ne change, et la vue reçoit la raison du refus ;
///   n'écrit rien sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_convenir_nulle")]
pub unsafe extern "C" fn partie_convenir_nulle(p: *mut Partie) -> TypeErreurC {
    call(
        "partie_convenir_nulle",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, ["PARTIE-ACCORD-N1", "PARTIE-ACCORD-N2"]) }?;
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
            let wanted = format!(
                "partie_nulle_50_coups ({FIFTY}) ou partie_nulle_repetition_3 ({THREEFOLD})"
            );
            Err(out_of_range(tag, "motif", motif, wanted))
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
        Ok(_) => GameRefusal::new(TypeErreur::ErreurInterne, ""),
        Err(refusal) => refusal,
    };
    finish(handle, |game| game.declare(declaration), refusal)
}

fn finish(
    handle: &Handle,
    declare: impl FnOnce(&mut Match) -> Result<(), Refused>,
    refusal: GameRefusal,
) -> TypeErreurC {
    match handle.change(|state| state.game.as_mut().map(declare)) {
        Some(Ok(())) => {
            handle.show();
            TypeErreur::PasErreur as TypeErreurC
        }
        _ => handle.refuse(refusal),
    }
}
