//! Section « Une partie entière » of `echecs.h`: a move with all that it brings.

use std::ffi::c_int;

use super::announcements::{self, Refused};
use super::deplacement::{Route, intact_board};
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, HistoriquePartie, History};
use super::pieces::{TypePiece, TypePieceC, are_coordinates};
use super::pointers::{write, write_from};
use super::whole_move::play;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::output;

/// Joue un coup entier ; un pion promu devient une dame.
///
/// Un coup entier est le déplacement, la promotion s'il y a lieu, le changement du trait et
/// l'ajout à l'historique. La fonction dit au joueur, sur stdout, le coup joué ou la raison du
/// refus. Comme celle du cours, elle ne rend rien. Un programme sait que le coup est joué si
/// l'historique a un coup de plus ; s'il lui faut un code, il appelle
/// api_echec_deplacer_et_promouvoir, qui rend un code et n'écrit rien.
///
/// @param e l'échiquier à changer.
/// @param h l'historique des coups qui ont mené à cet échiquier, à changer.
/// @param x_depart la colonne de départ que le joueur demande ; tout entier est admis.
/// @param y_depart la rangée de départ, de même.
/// @param x_arrivee la colonne d'arrivée, de même.
/// @param y_arrivee la rangée d'arrivée, de même.
///
/// Si une clause n'est pas respectée, ni *e ni *h ne change, et rien n'est écrit sur stdout.
///
/// Nécessite :
/// - [API-DEPLACER-N1] e n'est pas NULL ;
/// - [API-DEPLACER-N2] *e est intègre ;
/// - [API-DEPLACER-N3] h n'est pas NULL ;
/// - [API-DEPLACER-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX.
///
/// Garantie :
/// - [API-DEPLACER-G1] si le coup est légal, n'est pas une promotion, et si *h a une place pour
///   lui : il est fait sur *e, ajouté à *h avec ses deux cases, et le trait passe au camp adverse ;
/// - [API-DEPLACER-G2] + une promotion légale est jouée de même, et le pion devient une dame ;
/// - [API-DEPLACER-G9] + le coup ajouté à *h a aussi sa sorte et, pour une promotion, la nouvelle
///   pièce ;
/// - [API-DEPLACER-G4] si le coup n'est pas légal, ou si une coordonnée ne va pas de 0 à 7 : refuse
///   le coup, et ni *e ni *h ne change ;
/// - [API-DEPLACER-G3] + refuse aussi un coup légal si *h n'a plus de place ; après tout refus,
///   ni *e ni *h ne change, et le code est celui de la première faute, dans cet ordre :
///   - erreur_argument_hors_limites et la première case hors de l'échiquier, celle de départ
///     d'abord : une coordonnée ne va pas de 0 à 7 ;
///   - les trois premiers codes de [STANDARD-G8] ;
///   - le code et la case qu'écrit echiquier_deplacement_realise_si_possible ;
///   - le code que rend echiquier_promouvoir_pion, si un pion est promu ;
///   - le code que rend historique_ajouter_coup : erreur_historique_plein si *h n'a plus de place ;
/// - [API-DEPLACER-G5] + appelle par leur nom, chacune une fois au plus :
///   echiquier_deplacement_realise_si_possible, seulement si le camp qui a le trait a une pièce sur
///   la case de départ et va sur une autre case, puis echiquier_promouvoir_pion si un pion est
///   promu, echiquier_changer_joueur_courant et historique_ajouter_coup. Si le programme les
///   définit, ce sont ses versions qui sont appelées ;
/// - [API-DEPLACER-G6] si le coup est joué : écrit ce coup sur stdout ;
/// - [API-DEPLACER-G10] + ce texte est une ligne avec la sorte de la pièce, les coordonnées et les
///   noms des deux cases, puis, s'il y a lieu, « petit roque », « grand roque »,
///   « prise en passant » ou « promotion en » et la nouvelle pièce, par exemple :
///   - « Coup joué : pion de (4, 1) à (4, 3), e2-e4. »
///   - « Coup joué : roi de (4, 0) à (6, 0), e1-g1, petit roque. »
///   - « Coup joué : pion de (0, 6) à (0, 7), a7-a8, promotion en dame. » ;
/// - [API-DEPLACER-G7] si le coup est refusé : écrit sur stdout ce qui ne va pas ;
/// - [API-DEPLACER-G11] + ce texte est une ligne avec la phrase de nommer_type_erreur, le numéro du
///   code et, s'il y a une case en cause, ses coordonnées et son nom, par exemple
///   « Coup refusé : le roque n'est pas permis (code 5), case (5, 0), f1. » ; une case hors de
///   l'échiquier n'a que ses coordonnées. Appelle nommer_type_erreur par son nom pour les sept
///   codes du cours, de pas_erreur à erreur_roi_en_echec, et seulement pour ces codes. La phrase de
///   la bibliothèque est dans la langue de echecs_choisir_langue ; le reste de la ligne est en
///   français ;
/// - [API-DEPLACER-G8] + si une fonction de [API-DEPLACER-G5] ne fait pas ce qu'elle annonce :
///   refuse le coup, sans case en cause, avec le code de la première faute, dans cet ordre :
///   - erreur_deplacement_piece_impossible : le déplacement n'a pas changé l'échiquier ;
///   - erreur_promotion_non_permise : le pion n'est pas devenu la pièce choisie ;
///   - le code de [ECHIQUIER-VERIFIER-G2] : l'échiquier n'est plus intègre ;
///   - erreur_historique_invalide : l'historique n'a pas un coup de plus, ou ne finit pas par ce
///     coup.
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
                Err(refused) => announcements::refused(&refused),
            });
            Ok(())
        },
    );
}

/// Joue un coup entier, avec la promotion choisie, sans rien écrire.
///
/// @param e l'échiquier à changer.
/// @param h l'historique des coups qui ont mené à cet échiquier, à changer.
/// @param x_depart la colonne de départ que le joueur demande ; tout entier est admis.
/// @param y_depart la rangée de départ, de même.
/// @param x_arrivee la colonne d'arrivée, de même.
/// @param y_arrivee la rangée d'arrivée, de même.
/// @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
///        cavalier ; invalide pour ne pas choisir. Pour un autre coup, ce choix ne compte pas.
///
/// Si une clause n'est pas respectée, ni *e ni *h ne change.
///
/// Nécessite :
/// - [API-PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [API-PROMOUVOIR-N2] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2] ;
/// - [API-PROMOUVOIR-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [API-PROMOUVOIR-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon rend erreur_historique_invalide ;
/// - [API-PROMOUVOIR-N5] promotion est une valeur de type_piece ;
///   sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [API-PROMOUVOIR-G1] + joue ou refuse le coup comme api_echec_deplacer_piece (pas par son nom),
///   selon [API-DEPLACER-G1] à [API-DEPLACER-G5], [API-DEPLACER-G8] et [API-DEPLACER-G9] ; mais un
///   pion qui arrive sur sa dernière rangée devient la pièce choisie, ou une dame si promotion vaut
///   invalide ;
/// - [API-PROMOUVOIR-G2] + rend pas_erreur si le coup est joué ; sinon rend le code du refus ;
/// - [API-PROMOUVOIR-G3] + n'écrit rien sur stdout ;
/// - [API-PROMOUVOIR-G4] + si promotion vaut roi, pion_blanc ou pion_noir : rend
///   erreur_promotion_non_permise, et ni *e ni *h ne change.
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
            let promotion = || TypePiece::required(promotion, "promotion", "API-PROMOUVOIR-N5");
            // SAFETY: NULL or what they are said to be, by contract.
            let outcome = unsafe { move_piece((e, h), tags, route, promotion) }?;
            Ok(outcome
                .map_or_else(|refused| refused.code, |_| TypeErreur::PasErreur as TypeErreurC))
        },
    )
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
) -> Result<Result<Played, Refused>, Breach> {
    // SAFETY: NULL or a board, by the caller.
    let (board, _) = unsafe { intact_board(e, [board_null, board_intact]) }?;
    // SAFETY: NULL or a history, by the caller.
    let history = unsafe { History::required(h, [history_null, history_count]) }?;
    let promotion = match promotion()? {
        TypePiece::Invalide => TypePiece::Dame,
        kind if kind.is_promotion() => kind,
        _ => {
            let code = TypeErreur::ErreurPromotionNonPermise as TypeErreurC;
            return Ok(Err(Refused { code, blamed: None }));
        }
    };
    // What a player asks for may be no square at all.
    let mut squares = [route.from, route.to].into_iter();
    if let Some(nowhere) = squares.find(|&(x, y)| !are_coordinates(x, y)) {
        let code = TypeErreur::ErreurArgumentHorsLimites as TypeErreurC;
        return Ok(Err(Refused { code, blamed: Some(nowhere) }));
    }
    // The program's own functions may leave a history in any state.
    let mut played = history.copy();
    let (next, mv) = match play(&board, &mut played, route, promotion) {
        Ok(done) => done,
        Err(code) => return Ok(Err(code.into())),
    };
    // SAFETY: neither is NULL, so a board and a history.
    unsafe {
        write(e, next);
        write_from(h, &*played);
    }
    Ok(Ok(Played { piece: board.own_piece_at(route.from.0, route.from.1), mv }))
}
