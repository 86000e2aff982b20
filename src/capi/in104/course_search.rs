//! The search of parse_go where the program has its own part of it: negamax by its
//! name, depth after depth, as in the course.

use std::ffi::c_int;
use std::time::Duration;

use super::move_fields::MoveFields;
use super::negamax::search_root;
use super::perft::generate;
use super::public;
use super::state::{State, get, set};
use super::uci::{MAX_PROFONDEUR, say};
use crate::search::Limits;

/// Searches from the global board, and says what was found.
pub(super) fn search(limits: &Limits) {
    start_clock(limits.time());
    let mut best = None;
    for depth in 1..=deepest(limits) {
        let root = search_root(depth, true);
        if get!(stopped) != 0 {
            break;
        }
        best = root.best;
        let Some(mv) = best else { break };
        let (value, nodes) = (root.value, get!(nb_noeuds_parcourus));
        let time = public::get_time_ms().wrapping_sub(get!(starttime));
        let mv = MoveFields::decode(mv).uci();
        say(&format!("info depth {depth} score cp {value} nodes {nodes} time {time} pv {mv}"));
        if is_late() {
            break;
        }
    }
    // Stopped before it had begun, so to speak.
    let best = best.or_else(any_move);
    set!(meilleur_coup, best.unwrap_or(0));
    let best = best.map_or_else(|| "0000".to_owned(), |mv| MoveFields::decode(mv).uci());
    say(&format!("bestmove {best}"));
}

/// A legal move, if there is one.
fn any_move() -> Option<c_int> {
    let state = State::read();
    let list = generate();
    let is_legal = |&&mv: &&c_int| {
        let legal = public::executer_coup(mv) != 0;
        state.write();
        legal
    };
    list.as_slice().iter().find(is_legal).copied()
}

fn deepest(limits: &Limits) -> c_int {
    let depth = limits.depth.and_then(|depth| c_int::try_from(depth).ok());
    depth.unwrap_or(MAX_PROFONDEUR).clamp(1, MAX_PROFONDEUR)
}

fn start_clock(time: Option<Duration>) {
    public::reset_time_var();
    set!(starttime, public::get_time_ms());
    if let Some(time) = time {
        let time = c_int::try_from(time.as_millis()).unwrap_or(c_int::MAX);
        set!(timeset, 1);
        set!(stoptime, get!(starttime).saturating_add(time));
    }
}

/// Whether it is no use to begin another depth, which takes several times as long
/// as all before it: the program's own negamax may not look at the clock.
fn is_late() -> bool {
    if public::communicate() != 0 {
        return true;
    }
    let elapsed = public::get_time_ms().wrapping_sub(get!(starttime));
    get!(timeset) == 1 && elapsed > get!(stoptime).wrapping_sub(get!(starttime)) / 2
}
