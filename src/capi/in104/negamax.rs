//! Section « Negamax (fiche 7) » of `in104.h`.

use std::cell::Cell;
use std::ffi::{c_int, c_longlong};
use std::time::Instant;

use super::coups::checked_turn;
use super::move_fields::MoveFields;
use super::perft::{checked_depth, generate};
use super::public;
use super::state::{State, get, set};
use crate::capi::guard::call;
use crate::capi::messages::counted;
use crate::capi::output;

/// More than any evaluation, and a mate.
const MAX_VALUE: c_int = 50_000;
const MATE_VALUE: c_int = 49_000;

/// How many calls of negamax there are between two looks at the outside.
const CALLS_BETWEEN_LOOKS: c_longlong = 2048;

/// Cherche la valeur de la position, avec l'élagage alpha-bêta.
///
/// La valeur est donnée pour le camp qui a le trait.
///
/// @param alpha ce que le camp qui a le trait est déjà sûr d'obtenir.
/// @param beta ce que le camp adverse ne laissera pas dépasser.
/// @param profondeur le nombre de coups à jouer avant d'évaluer.
///
/// Nécessite :
/// - [NEGAMAX-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon rend 0 ;
/// - [NEGAMAX-N2] trait vaut blancs ou noirs ; sinon rend 0.
///
/// Garantie :
/// - [NEGAMAX-G1] à la profondeur 0, rend ce que rend eval ; à une autre profondeur, rend la plus
///   grande valeur qu'un coup légal donne, si elle est plus grande que alpha et plus petite que
///   beta ; si elle ne dépasse pas alpha, rend alpha ou moins ; si elle atteint beta, rend beta ou
///   davantage ;
/// - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT, auquel ply peut s'ajouter, si le roi est en
///   échec, et 0 s'il ne l'est pas ; à la profondeur 0, la fiche laisse le choix entre cette valeur
///   et eval ;
/// - [NEGAMAX-G3] quand ply vaut 0, tmp_meilleur_coup ou meilleur_coup reçoit, à mesure, un coup
///   qui a la plus grande valeur trouvée ;
/// - [NEGAMAX-G4] à la fin, ply et l'échiquier sont comme au début ;
/// - [NEGAMAX-G7] + essaie les coups dans l'ordre de generer_coups, jusqu'à un coup qui vaut beta
///   ou davantage, et rend la plus grande valeur trouvée : si elle vaut alpha ou moins, la valeur
///   exacte ne la dépasse pas ; si elle vaut beta ou davantage, la valeur exacte est au moins aussi
///   grande ;
/// - [NEGAMAX-G8] + sans coup légal, rend exactement -VALEUR_MAT ou 0 ; à la profondeur 0, rend
///   toujours ce que rend eval ;
/// - [NEGAMAX-G9] + tmp_meilleur_coup reçoit, à mesure, le premier coup qui a la plus grande valeur
///   trouvée, et meilleur_coup reçoit ce coup à la fin ; sans coup légal, ou quand ply ne vaut pas
///   0, ces deux variables ne changent pas ;
/// - [NEGAMAX-G10] + nb_noeuds_parcourus augmente de 1 à chaque appel de negamax, y compris les
///   appels que negamax se fait, et nb_noeuds_eval à chaque évaluation ;
/// - [NEGAMAX-G5] + appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si
///   le programme définit ces fonctions, ce sont ses versions ;
/// - [NEGAMAX-G6] + sauf pendant recherche_meilleur_coup, qui n'est jamais interrompue : pendant
///   une recherche de parse_go, ou si le programme définit parse_go ou communicate, appelle
///   communicate par son nom chaque fois que nb_noeuds_parcourus est un multiple de 2048, et finit
///   aussitôt si stopped n'est pas 0 ; la valeur rendue ne veut alors rien dire, et meilleur_coup
///   ne change pas.
///
/// @return la valeur.
#[unsafe(export_name = "echecs_interne_negamax")]
pub extern "C" fn negamax(alpha: c_int, beta: c_int, profondeur: c_int) -> c_int {
    call(
        "negamax",
        |_| 0,
        || {
            let depth = checked_depth("NEGAMAX-N1", profondeur, 0)?;
            checked_turn("NEGAMAX-N2")?;
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

/// Cherche et écrit le meilleur coup, profondeur après profondeur.
///
/// @param profondeur la plus grande profondeur.
///
/// Nécessite :
/// - [RECHERCHE-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien ;
/// - [RECHERCHE-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
///
/// Garantie :
/// - [RECHERCHE-G2] s'il y a un coup légal : écrit sur stdout le meilleur coup pour chaque
///   profondeur de 1 à profondeur, dans cet ordre ;
/// - [RECHERCHE-G4] + écrit après chaque profondeur une ligne de cette forme, avec le coup comme
///   l'écrit afficher_coup (pas par son nom) :
///   « profondeur 2 : e2a6, score 70, 480 nœuds, 431 évaluations, 1 ms » ; « nœud » et
///   « évaluation » s'accordent avec leur nombre ;
/// - [RECHERCHE-G1] + pour chaque profondeur de 1 à profondeur, met meilleur_coup,
///   tmp_meilleur_coup, ply, nb_noeuds_parcourus et nb_noeuds_eval à 0, puis appelle
///   negamax(-VALEUR_MAX, VALEUR_MAX, cette profondeur) par son nom : si le programme définit
///   negamax, c'est sa version ;
/// - [RECHERCHE-G3] + meilleur_coup reçoit le coup de la dernière profondeur, celui que negamax a
///   mis dans meilleur_coup, ou dans tmp_meilleur_coup si meilleur_coup vaut 0 ; s'il n'y a pas de
///   coup légal, meilleur_coup reçoit 0, et la ligne dit « aucun ».
#[unsafe(export_name = "echecs_interne_recherche_meilleur_coup")]
pub extern "C" fn recherche_meilleur_coup(profondeur: c_int) {
    call(
        "recherche_meilleur_coup",
        |_| (),
        || {
            let deepest = checked_depth("RECHERCHE-N1", profondeur, 1)?;
            checked_turn("RECHERCHE-N2")?;
            for depth in 1..=deepest {
                set!(nb_noeuds_eval, 0);
                let start = Instant::now();
                let Root { value, best } = search_root(depth, false);
                set!(meilleur_coup, best.unwrap_or(0));
                let best =
                    best.map_or_else(|| "aucun".to_owned(), |mv| MoveFields::decode(mv).uci());
                output::write(&format!(
                    "profondeur {depth} : {best}, score {value}, {}, {}, {} ms\n",
                    counted(get!(nb_noeuds_parcourus), "nœud"),
                    counted(get!(nb_noeuds_eval), "évaluation"),
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
