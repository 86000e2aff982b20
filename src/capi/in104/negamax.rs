//! Section « Negamax (fiche 7) » of `in104.h`.

use std::ffi::c_int;
use std::time::Instant;

use super::moves::Fields;
use super::perft::{checked_depth, generate};
use super::public;
use super::state::{State, get, set};
use crate::capi::guard::call;
use crate::capi::output;

/// More than any evaluation, and a mate at once.
const MAX_VALUE: c_int = 50_000;
const MATE_VALUE: c_int = 49_000;

/// Cherche la valeur de la position pour le camp qui a le trait, avec l'élagage alpha-bêta.
///
/// @param alpha ce que le camp qui a le trait est déjà sûr d'obtenir.
/// @param beta ce que l'autre camp ne laissera pas dépasser.
/// @param profondeur le nombre de demi-coups à jouer avant d'évaluer.
///
/// Nécessite :
/// - [NEGAMAX-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon rend 0.
///
/// Garantie :
/// - [NEGAMAX-G1] à la profondeur 0, rend ce que rend eval ; sinon essaie les coups dans l'ordre
///   de generer_coups, rend beta dès qu'un coup vaut au moins beta, et sinon la valeur du meilleur
///   coup, ou alpha si aucun ne vaut plus ;
/// - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT + ply si le roi est en échec, 0 sinon ;
/// - [NEGAMAX-G3] quand ply vaut 0, meilleur_coup devient le premier coup qui a donné la valeur
///   rendue, ou le premier qui vaut au moins beta ; il ne change pas si aucun ne vaut plus que
///   alpha ;
/// - [NEGAMAX-G4] nb_noeuds_eval augmente du nombre d'évaluations, nb_noeuds_parcourus du nombre
///   de positions où des coups ont été cherchés ; à la fin, ply et l'échiquier sont comme au
///   début ;
/// - [NEGAMAX-G5] appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si le
///   programme les a remplacées, ce sont les siennes.
///
/// @return la valeur.
#[unsafe(export_name = "echecs_interne_negamax")]
pub extern "C" fn negamax(alpha: c_int, beta: c_int, profondeur: c_int) -> c_int {
    call(
        "negamax",
        |_| 0,
        || {
            let depth = checked_depth("NEGAMAX-N1", profondeur, 0)?;
            // The least integer has no opposite.
            Ok(search(alpha.max(-c_int::MAX), beta.max(-c_int::MAX), depth))
        },
    )
}

fn search(mut alpha: c_int, beta: c_int, depth: c_int) -> c_int {
    if depth == 0 {
        set!(nb_noeuds_eval, get!(nb_noeuds_eval).wrapping_add(1));
        return public::eval();
    }
    set!(nb_noeuds_parcourus, get!(nb_noeuds_parcourus).wrapping_add(1));
    let list = generate();
    let state = State::read();
    let height = get!(ply);
    let mut has_move = false;
    for &mv in list.as_slice() {
        if public::executer_coup(mv) == 0 {
            continue;
        }
        has_move = true;
        set!(ply, height.wrapping_add(1));
        let value = search(beta.wrapping_neg(), alpha.wrapping_neg(), depth - 1).wrapping_neg();
        set!(ply, height);
        state.write();
        if value > alpha && height == 0 {
            set!(meilleur_coup, mv);
        }
        if value >= beta {
            return beta;
        }
        alpha = alpha.max(value);
    }
    match has_move {
        true => alpha,
        false if is_check(&state) => height.wrapping_sub(MATE_VALUE),
        false => 0,
    }
}

/// Whether the king of the side to move is attacked, if there is one.
fn is_check(state: &State) -> bool {
    let Some(side) = state.side() else { return false };
    let king = state.boards[side * 6 + 5];
    king != 0 && public::case_attaquee(king.trailing_zeros() as c_int, (side ^ 1) as c_int) != 0
}

/// Cherche le meilleur coup, de plus en plus loin, et écrit ce qu'il trouve.
///
/// @param profondeur la plus grande profondeur.
///
/// Nécessite :
/// - [RECHERCHE-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien.
///
/// Garantie :
/// - [RECHERCHE-G1] pour chaque profondeur, de 1 à celle-là, appelle negamax par son nom, avec
///   ply, nb_noeuds_parcourus et nb_noeuds_eval à 0, entre -VALEUR_MAX et VALEUR_MAX ;
/// - [RECHERCHE-G2] écrit alors une ligne sur stdout : « profondeur n : coup, score s, n noeuds,
///   n évaluations, n ms », où le coup est comme celui de afficher_coup ;
/// - [RECHERCHE-G3] meilleur_coup est celui de la dernière profondeur ; 0, et « aucun » sur la
///   ligne, si aucun coup légal ne vaut plus que -VALEUR_MAX.
#[unsafe(export_name = "echecs_interne_recherche_meilleur_coup")]
pub extern "C" fn recherche_meilleur_coup(profondeur: c_int) {
    call(
        "recherche_meilleur_coup",
        |_| (),
        || {
            let deepest = checked_depth("RECHERCHE-N1", profondeur, 1)?;
            for depth in 1..=deepest {
                set!(meilleur_coup, 0);
                set!(ply, 0);
                set!(nb_noeuds_parcourus, 0);
                set!(nb_noeuds_eval, 0);
                let start = Instant::now();
                let value = public::negamax(-MAX_VALUE, MAX_VALUE, depth);
                let best = match get!(meilleur_coup) {
                    0 => "aucun".to_owned(),
                    mv => Fields::decode(mv).uci(),
                };
                output::write(&format!(
                    "profondeur {depth} : {best}, score {value}, {} noeuds, {} évaluations, {} ms\n",
                    get!(nb_noeuds_parcourus),
                    get!(nb_noeuds_eval),
                    start.elapsed().as_millis()
                ));
            }
            Ok(())
        },
    );
}
