//! Section « Negamax (fiche 7) » of `in104.h`.

use std::cell::Cell;
use std::ffi::{c_int, c_longlong};
use std::time::Instant;

use super::moves::Fields;
use super::perft::{checked_depth, generate};
use super::public;
use super::state::{State, get, set};
use crate::capi::guard::call;
use crate::capi::output;

/// More than any evaluation, and a mate.
const MAX_VALUE: c_int = 50_000;
const MATE_VALUE: c_int = 49_000;

/// How many calls of negamax there are between two looks at the outside.
const CALLS_BETWEEN_LOOKS: c_longlong = 2048;

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
///   de generer_coups et rend la plus grande des valeurs trouvées ; n'essaie pas les coups qui
///   restent dès qu'un coup vaut au moins beta. Si alpha est moins que la valeur rendue, et elle
///   moins que beta, c'est la valeur exacte ; sinon c'en est seulement une borne ;
/// - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT si le roi est en échec, 0 sinon ;
/// - [NEGAMAX-G3] quand ply vaut 0, tmp_meilleur_coup est, à mesure, le premier coup qui a la plus
///   grande valeur trouvée, et meilleur_coup le devient à la fin ; ils ne changent pas s'il n'y a
///   pas de coup légal ;
/// - [NEGAMAX-G4] nb_noeuds_parcourus augmente de 1 à chaque appel de negamax, celui-ci et ceux
///   qu'il fait, nb_noeuds_eval à chaque évaluation ; à la fin, ply et l'échiquier sont comme au
///   début ;
/// - [NEGAMAX-G5] appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si le
///   programme les a remplacées, ce sont les siennes ;
/// - [NEGAMAX-G6] si le programme a son propre parse_go ou son propre communicate, et pendant une
///   recherche de parse_go, appelle communicate par son nom chaque fois que nb_noeuds_parcourus
///   est un multiple de 2048, et finit aussitôt si stopped n'est pas 0 : la valeur rendue ne veut
///   alors rien dire, et meilleur_coup ne change pas. recherche_meilleur_coup, elle, n'est jamais
///   interrompue.
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
            let [alpha, beta] = [alpha, beta].map(|bound| bound.max(-c_int::MAX));
            Ok(Search { listens: listens() }.value(alpha, beta, depth))
        },
    )
}

thread_local! {
    /// Whether a search may be stopped, if a function of the library has begun it.
    static MAY_BE_STOPPED: Cell<Option<bool>> = const { Cell::new(None) };
}

/// Whether a search may be told to stop: in the course, a macro says so.
fn listens() -> bool {
    let own = || public::communicate_is_replaced() || public::parse_go_is_replaced();
    MAY_BE_STOPPED.get().unwrap_or_else(own)
}

struct Search {
    /// Whether it looks for a reason to stop.
    listens: bool,
}

impl Search {
    fn value(&self, mut alpha: c_int, beta: c_int, depth: c_int) -> c_int {
        let calls = get!(nb_noeuds_parcourus).wrapping_add(1);
        set!(nb_noeuds_parcourus, calls);
        if self.listens && calls % CALLS_BETWEEN_LOOKS == 0 {
            public::communicate();
        }
        if self.is_stopped() {
            return 0;
        }
        if depth == 0 {
            set!(nb_noeuds_eval, get!(nb_noeuds_eval).wrapping_add(1));
            return public::eval();
        }
        let state = State::read();
        let list = generate();
        let height = get!(ply);
        let mut best = None;
        for &mv in list.as_slice() {
            if public::executer_coup(mv) == 0 {
                // The program's own function may have changed the board.
                state.write();
                continue;
            }
            set!(ply, height.wrapping_add(1));
            let [lower, upper] = [beta, alpha].map(c_int::wrapping_neg);
            let value = self.value(lower, upper, depth - 1).wrapping_neg();
            set!(ply, height);
            state.write();
            if self.is_stopped() {
                return 0;
            }
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                if height == 0 {
                    set!(tmp_meilleur_coup, mv);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if height == 0 && best.is_some() {
            set!(meilleur_coup, get!(tmp_meilleur_coup));
        }
        best.unwrap_or_else(|| if is_check(&state) { -MATE_VALUE } else { 0 })
    }

    fn is_stopped(&self) -> bool {
        self.listens && get!(stopped) != 0
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
/// - [RECHERCHE-G3] meilleur_coup est celui de la dernière profondeur : ce que negamax a mis dans
///   meilleur_coup, ou sinon dans tmp_meilleur_coup ; 0, et « aucun » sur la ligne, s'il n'y a pas
///   de coup légal.
#[unsafe(export_name = "echecs_interne_recherche_meilleur_coup")]
pub extern "C" fn recherche_meilleur_coup(profondeur: c_int) {
    call(
        "recherche_meilleur_coup",
        |_| (),
        || {
            let deepest = checked_depth("RECHERCHE-N1", profondeur, 1)?;
            for depth in 1..=deepest {
                set!(nb_noeuds_eval, 0);
                let start = Instant::now();
                let Root { value, best } = search_root(depth, false);
                set!(meilleur_coup, best.unwrap_or(0));
                let best = best.map_or_else(|| "aucun".to_owned(), |mv| Fields::decode(mv).uci());
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

/// What negamax says of the position on the board.
pub(super) struct Root {
    pub value: c_int,
    /// The best move, if there is a legal one.
    pub best: Option<c_int>,
}

/// Searches to a depth with negamax, by its name.
pub(super) fn search_root(depth: c_int, may_be_stopped: bool) -> Root {
    set!(meilleur_coup, 0);
    set!(tmp_meilleur_coup, 0);
    set!(ply, 0);
    set!(nb_noeuds_parcourus, 0);
    let outer = MAY_BE_STOPPED.replace(Some(may_be_stopped));
    let value = public::negamax(-MAX_VALUE, MAX_VALUE, depth);
    MAY_BE_STOPPED.set(outer);
    // The program's own negamax sets that of sheet 7, or that of sheet 8.
    let best = [get!(meilleur_coup), get!(tmp_meilleur_coup)].into_iter().find(|&mv| mv != 0);
    Root { value, best }
}
