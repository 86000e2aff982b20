//! Section « Une partie entière » of `echecs.h`: a move with all that it brings.

use std::ffi::c_int;

use super::announcements;
use super::code_erreur::CodeErreurDeplacement;
use super::deplacement::{Route, intact_board};
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, HistoriquePartie, History};
use super::pieces::{TypePiece, TypePieceC, are_coordinates};
use super::play::play;
use super::pointers::{write, write_from};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::output;

/// Joue un coup entier (déplacement, promotion en dame, historique, changement de joueur) et dit au
/// joueur, sur stdout, ce qui est fait ou pourquoi le coup est refusé.
///
/// Comme celle du cours, la fonction ne rend rien. Un programme sait que le coup est joué à
/// l'historique, qui a un coup de plus, et au trait, qui a changé ; s'il lui faut un code, qu'il
/// appelle api_echec_deplacer_et_promouvoir, qui en rend un et n'écrit rien.
///
/// @param e l'échiquier à changer.
/// @param h l'historique des coups qui ont mené à cet échiquier, à changer.
/// @param x_depart la colonne de départ : celle que le joueur a donnée, même si elle n'existe pas.
/// @param y_depart la rangée de départ, de même.
/// @param x_arrivee la colonne d'arrivée, de même.
/// @param y_arrivee la rangée d'arrivée, de même.
///
/// Si une clause n'est pas respectée, ni *e ni *h ne change et rien n'est écrit sur stdout.
///
/// Nécessite :
/// - [API-DEPLACER-N1] e n'est pas NULL ;
/// - [API-DEPLACER-N2] *e est intègre ;
/// - [API-DEPLACER-N3] h n'est pas NULL ;
/// - [API-DEPLACER-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE.
///
/// Garantie :
/// - [API-DEPLACER-G1] si le coup est permis, il est fait sur *e, ajouté à *h, et le trait passe
///   à l'autre camp ;
/// - [API-DEPLACER-G2] un pion qui arrive sur sa dernière rangée devient une dame ;
/// - [API-DEPLACER-G3] le coup est refusé avec erreur_argument_hors_limites si une coordonnée ne
///   va pas de 0 à 7, avec le code qu'écrit echiquier_deplacement_realise_si_possible s'il n'est
///   pas permis, avec erreur_historique_plein si *h n'a plus de place ;
/// - [API-DEPLACER-G4] si le coup est refusé, ni *e ni *h ne change ;
/// - [API-DEPLACER-G5] appelle par leur nom echiquier_deplacement_realise_si_possible,
///   echiquier_promouvoir_pion, echiquier_changer_joueur_courant et historique_ajouter_coup,
///   chacune une fois au plus : si le programme les a remplacées, ce sont les siennes. Ce qu'elles
///   disent avoir fait doit l'être, sinon le coup est refusé ;
/// - [API-DEPLACER-G6] si le coup est joué, écrit sur stdout une ligne : la sorte de la pièce, les
///   coordonnées et les noms des deux cases, comme (4, 1) et e2, puis « roque », « prise en
///   passant » ou « promotion » et la nouvelle pièce si c'en est ;
/// - [API-DEPLACER-G7] si le coup est refusé, écrit sur stdout une ligne : la phrase de
///   nommer_type_erreur, le numéro du code, et s'il y a une case en cause, ses coordonnées et son
///   nom ; d'une case qui n'existe pas, les coordonnées données.
#[unsafe(export_name = "echecs_interne_api_echec_deplacer_piece")]
pub unsafe extern "C" fn api_echec_deplacer_piece(
    e: *mut Echiquier,
    h: *mut HistoriquePartie,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
) {
    call(
        "api_echec_deplacer_piece",
        |_| (),
        || {
            let tags = ["API-DEPLACER-N1", "API-DEPLACER-N2", "API-DEPLACER-N3", "API-DEPLACER-N4"];
            let route = Route::new(x_depart, y_depart, x_arrivee, y_arrivee);
            // SAFETY: NULL or what they are said to be, by contract.
            let outcome = unsafe { move_piece((e, h), tags, route, || Ok(TypePiece::Dame)) }?;
            output::write(&match outcome {
                Ok(Played { piece, mv }) => announcements::played(piece, &mv),
                Err(code) => announcements::refused(code),
            });
            Ok(())
        },
    );
}

/// Joue un coup entier, comme api_echec_deplacer_piece, en choisissant la promotion et sans rien
/// écrire.
///
/// @param e l'échiquier à changer.
/// @param h l'historique des coups qui ont mené à cet échiquier, à changer.
/// @param x_depart la colonne de départ : celle que le joueur a donnée, même si elle n'existe pas.
/// @param y_depart la rangée de départ, de même.
/// @param x_arrivee la colonne d'arrivée, de même.
/// @param y_arrivee la rangée d'arrivée, de même.
/// @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
///        cavalier ; invalide si l'on ne choisit pas. Pour un autre coup, ce choix ne compte pas.
///
/// Nécessite :
/// - [API-PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [API-PROMOUVOIR-N2] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi ;
/// - [API-PROMOUVOIR-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [API-PROMOUVOIR-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
///   erreur_historique_invalide ;
/// - [API-PROMOUVOIR-N6] promotion vaut dame, tour, fou, cavalier ou invalide ; sinon rend
///   erreur_promotion_non_permise.
///
/// Garantie :
/// - [API-PROMOUVOIR-G1] joue ou refuse le coup comme api_echec_deplacer_piece (de [API-DEPLACER-G1]
///   à [API-DEPLACER-G5]), mais un pion qui arrive sur sa dernière rangée devient la pièce choisie,
///   ou une dame si promotion vaut invalide ;
/// - [API-PROMOUVOIR-G2] rend pas_erreur si le coup est joué, sinon le code du refus ;
/// - [API-PROMOUVOIR-G3] n'écrit rien sur stdout.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_api_echec_deplacer_et_promouvoir")]
pub unsafe extern "C" fn api_echec_deplacer_et_promouvoir(
    e: *mut Echiquier,
    h: *mut HistoriquePartie,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    promotion: TypePieceC,
) -> TypeErreurC {
    call(
        "api_echec_deplacer_et_promouvoir",
        |code| code,
        || {
            let tags = [
                "API-PROMOUVOIR-N1",
                "API-PROMOUVOIR-N2",
                "API-PROMOUVOIR-N3",
                "API-PROMOUVOIR-N4",
            ];
            let route = Route::new(x_depart, y_depart, x_arrivee, y_arrivee);
            let promotion = || match TypePiece::from_c(promotion) {
                Some(TypePiece::Invalide) => Ok(TypePiece::Dame),
                Some(kind) if kind.is_promotion() => Ok(kind),
                _ => Err(bad_promotion("API-PROMOUVOIR-N6", promotion)),
            };
            // SAFETY: NULL or what they are said to be, by contract.
            let outcome = unsafe { move_piece((e, h), tags, route, promotion) }?;
            Ok(outcome.map_or_else(|code| code.r#type, |_| TypeErreur::PasErreur as TypeErreurC))
        },
    )
}

fn bad_promotion(tag: &'static str, promotion: TypePieceC) -> Breach {
    let explanation = format!("la promotion vaut {promotion}, il faut dame, tour, fou ou cavalier");
    Breach::new(tag, TypeErreur::ErreurPromotionNonPermise, explanation)
}

/// A move that was played, and the kind of the piece that made it.
struct Played {
    piece: Option<TypePiece>,
    mv: CoupJoue,
}

/// Plays a whole move on a board and its history, or says why not.
///
/// # Safety
///
/// Both are NULL or point to what they are said to.
unsafe fn move_piece(
    (e, h): (*mut Echiquier, *mut HistoriquePartie),
    [board_null, board_intact, history_null, history_count]: [&'static str; 4],
    route: Route,
    promotion: impl FnOnce() -> Result<TypePiece, Breach>,
) -> Result<Result<Played, CodeErreurDeplacement>, Breach> {
    // SAFETY: NULL or a board, by the caller.
    let (board, _) = unsafe { intact_board(e, [board_null, board_intact]) }?;
    // SAFETY: NULL or a history, by the caller.
    let history = unsafe { History::required(h, [history_null, history_count]) }?;
    let promotion = promotion()?;
    // What a player asks for may be no square at all.
    let mut squares = [route.from, route.to].into_iter();
    if let Some((coord_x, coord_y)) = squares.find(|&(x, y)| !are_coordinates(x, y)) {
        let r#type = TypeErreur::ErreurArgumentHorsLimites as TypeErreurC;
        return Ok(Err(CodeErreurDeplacement { r#type, coord_x, coord_y }));
    }
    // The program's own functions may leave a history in any state.
    let mut played = history.copy();
    Ok(play(&board, &mut played, route, promotion).map(|(next, mv)| {
        // SAFETY: neither is NULL, so a board and a history.
        unsafe {
            write(e, next);
            write_from(h, &*played);
        }
        Played { piece: board.own_piece_at(route.from.0, route.from.1), mv }
    }))
}
