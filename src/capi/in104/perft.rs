//! Section « Perft (fiche 5) » of `in104.h`.

use std::ffi::{c_int, c_long};
use std::slice;
use std::sync::OnceLock;
use std::time::Instant;

use super::coups::{Coups, checked_turn};
use super::make::Before;
use super::move_fields::MoveFields;
use super::public;
use super::state::{State, get, set};
use super::uci::MAX_PROFONDEUR;
use crate::capi::arguments::number;
use crate::capi::guard::{Breach, call};
use crate::capi::messages::counted;
use crate::capi::output;

pub(super) fn checked_depth(
    tag: &'static str,
    depth: c_int,
    least: c_int,
) -> Result<c_int, Breach> {
    number(tag, "la profondeur", depth, least..=MAX_PROFONDEUR)
}

/// The pseudo-legal moves, from the public function.
pub(super) fn generate() -> Coups {
    let mut list = Coups::EMPTY;
    // SAFETY: a list.
    unsafe { public::generer_coups(&mut list) };
    list
}

/// Donne l'heure en millisecondes, pour mesurer une durée.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [TEMPS-G1] + rend le nombre de millisecondes depuis un instant quelconque du passé : la
///   différence entre ce que rendent deux appels est la durée entre ces appels.
///
/// @return le nombre de millisecondes.
#[unsafe(export_name = "echecs_interne_get_time_ms")]
pub extern "C" fn get_time_ms() -> c_int {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as c_int
}

/// Compte les suites de coups légaux d'une longueur donnée.
///
/// @param profondeur la longueur des suites, en demi-coups.
///
/// Nécessite :
/// - [IN104-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR (64, voir la fiche 8) ; sinon ne fait
///   rien ;
/// - [IN104-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
///
/// Garantie :
/// - [IN104-PERFT-G1] nb_feuilles augmente du nombre de ces suites ;
/// - [IN104-PERFT-G4] + à la profondeur 0, nb_feuilles augmente de 1 ;
/// - [IN104-PERFT-G2] + à la fin, l'échiquier est comme au début ;
/// - [IN104-PERFT-G3] + appelle par leur nom generer_coups et executer_coup : si le programme
///   définit ces fonctions, ce sont ses versions.
#[unsafe(export_name = "echecs_interne_perft")]
pub extern "C" fn perft(profondeur: c_int) {
    call(
        "perft",
        |_| (),
        || {
            let depth = checked_depth("IN104-PERFT-N1", profondeur, 0)?;
            checked_turn("IN104-PERFT-N2")?;
            let lists = &mut vec![Coups::EMPTY; depth as usize];
            let leaves = count(lists);
            set!(nb_feuilles, get!(nb_feuilles).wrapping_add(leaves));
            Ok(())
        },
    );
}

/// Counts with one list for each ply: to make a new one at each position would
/// take longer than to fill it.
fn count(lists: &mut [Coups]) -> c_long {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    list.nb_coups = 0;
    let state = State::read();
    // SAFETY: a list.
    unsafe { public::generer_coups(list) };
    if !public::own::executer_coup() {
        return count_by_name(&state, list.as_slice(), deeper);
    }
    let board = Before::of(state);
    if public::finding_is_own() {
        return count_moves(&board, &board, list.as_slice(), deeper);
    }
    // The program's own functions may have changed the board: the first move is made on
    // what they leave, the others on what is put back.
    let found = Before::read();
    match list.as_slice().split_first() {
        Some((first, others)) if found.state != state => {
            count_moves(&found, &board, slice::from_ref(first), deeper)
                .wrapping_add(count_moves(&board, &board, others, deeper))
        }
        _ => count_moves(&board, &board, list.as_slice(), deeper),
    }
}

/// Counts what follows some moves, which the program's own function makes; after each, a board is put
/// back.
fn count_by_name(back: &State, moves: &[c_int], deeper: &mut [Coups]) -> c_long {
    let mut leaves: c_long = 0;
    for &mv in moves {
        if public::executer_coup(mv) != 0 {
            leaves = leaves.wrapping_add(count_further(deeper));
        }
        // Also after a refusal: the function may have changed the board.
        back.write();
    }
    leaves
}

/// Counts what follows some moves of a board, which the library makes; after each, another board is
/// put back.
fn count_moves(board: &Before, back: &Before, moves: &[c_int], deeper: &mut [Coups]) -> c_long {
    let free = if public::checks_are_own() { board.free_squares() } else { 0 };
    let mut leaves: c_long = 0;
    for &mv in moves {
        let attempt = board.attempt(mv);
        let is_free = attempt.is_some_and(|attempt| attempt.is_from(free));
        // Nobody would see the board after it.
        if is_free && deeper.is_empty() {
            leaves = leaves.wrapping_add(1);
            continue;
        }
        let is_played = match attempt {
            Some(attempt) => {
                attempt.make();
                is_free || attempt.is_legal()
            }
            None => public::executer_coup(mv) != 0,
        };
        if is_played {
            leaves = leaves.wrapping_add(count_further(deeper));
        }
        back.state.write();
    }
    leaves
}

/// What follows a move. A call for nothing at each leaf would be felt.
#[inline(always)]
fn count_further(deeper: &mut [Coups]) -> c_long {
    if deeper.is_empty() { 1 } else { count(deeper) }
}

/// Mesure le temps et la vitesse de perft.
///
/// @param profondeur la longueur des suites, en demi-coups.
///
/// Nécessite :
/// - [EXEC-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon ne fait rien ;
/// - [EXEC-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
///
/// Garantie :
/// - [EXEC-PERFT-G2] écrit sur stdout le nombre de suites que perft compte ;
/// - [EXEC-PERFT-G3] + écrit une ligne de cette forme :
///   « perft(3) : 97862 feuilles en 2 ms, 48931000 feuilles par seconde » ; « feuille » s'accorde
///   avec son nombre, et la vitesse est quelconque si la durée est de 0 ms ;
/// - [EXEC-PERFT-G1] + nb_feuilles reçoit ce que perft, appelée par son nom, compte à partir de 0.
#[unsafe(export_name = "echecs_interne_exec_perft")]
pub extern "C" fn exec_perft(profondeur: c_int) {
    call(
        "exec_perft",
        |_| (),
        || {
            let depth = checked_depth("EXEC-PERFT-N1", profondeur, 0)?;
            checked_turn("EXEC-PERFT-N2")?;
            set!(nb_feuilles, 0);
            let start = Instant::now();
            public::perft(depth);
            let time = start.elapsed();
            let leaves = get!(nb_feuilles);
            let speed = leaves as f64 / time.as_secs_f64().max(1e-9);
            output::write(&format!(
                "perft({depth}) : {} en {} ms, {} par seconde\n",
                counted(leaves, "feuille"),
                time.as_millis(),
                counted(speed.round() as i64, "feuille")
            ));
            Ok(())
        },
    );
}

/// Compte les suites de coups légaux qui commencent par chaque coup.
///
/// @param profondeur la longueur des suites, en demi-coups, premier coup compris.
///
/// Nécessite :
/// - [TEST-PERFT-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien ;
/// - [TEST-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
///
/// Garantie :
/// - [TEST-PERFT-G1] écrit sur stdout chaque coup légal, avec le nombre de suites qui commencent
///   par ce coup ;
/// - [TEST-PERFT-G2] écrit aussi la somme de ces nombres ;
/// - [TEST-PERFT-G4] + écrit une ligne par coup, dans l'ordre de generer_coups, avec le coup, comme
///   l'écrit afficher_coup (pas par son nom), et le nombre de suites, par exemple « e2e4 : 20 » ;
///   puis une ligne « total : » et la somme ;
/// - [TEST-PERFT-G5] + nb_feuilles reçoit la somme ;
/// - [TEST-PERFT-G3] + appelle par leur nom generer_coups, executer_coup et perft : si le programme
///   définit ces fonctions, ce sont ses versions.
#[unsafe(export_name = "echecs_interne_test_perft")]
pub extern "C" fn test_perft(profondeur: c_int) {
    call(
        "test_perft",
        |_| (),
        || {
            let depth = checked_depth("TEST-PERFT-N1", profondeur, 1)?;
            checked_turn("TEST-PERFT-N2")?;
            let state = State::read();
            let list = generate();
            let mut total: c_long = 0;
            for &mv in list.as_slice() {
                if public::executer_coup(mv) == 0 {
                    state.write();
                    continue;
                }
                set!(nb_feuilles, 0);
                public::perft(depth - 1);
                state.write();
                let leaves = get!(nb_feuilles);
                output::write(&format!("{} : {leaves}\n", MoveFields::decode(mv).uci()));
                total = total.wrapping_add(leaves);
            }
            set!(nb_feuilles, total);
            output::write(&format!("total : {total}\n"));
            Ok(())
        },
    );
}
