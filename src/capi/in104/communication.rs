//! Section « UCI (fiche 8) » of `in104.h`: what a search hears while it runs.

use std::collections::VecDeque;
use std::ffi::c_int;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::public;
use super::state::{get, set};
use super::uci::{self, LONGEST_LINE, say};
use crate::capi::guard::call;
use crate::capi::input::{self, Draft, Line};

/// Remet les variables du protocole UCI à leurs valeurs par défaut.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [RESET-TIME-G1] + flag_quit, stopped, inc, starttime, stoptime et timeset reçoivent 0,
///   movestogo reçoit 40 et movetime -1. (La variable time du cours n'est pas dans libechecs : la
///   bibliothèque de C a déjà une fonction de ce nom.)
#[unsafe(export_name = "echecs_interne_reset_time_var")]
pub extern "C" fn reset_time_var() {
    set!(flag_quit, 0);
    set!(stopped, 0);
    set!(inc, 0);
    set!(movestogo, 40);
    set!(movetime, -1);
    set!(starttime, 0);
    set!(stoptime, 0);
    set!(timeset, 0);
}

/// Dit si stdin a quelque chose à lire, sans attendre.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [INPUT-WAITING-G1] + rend 0 si une lecture de stdin attendrait, et 1 si elle n'attendrait pas,
///   même parce que stdin est à sa fin.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_input_waiting")]
pub extern "C" fn input_waiting() -> c_int {
    input::is_waiting().into()
}

/// Lit les lignes qui attendent sur stdin pendant une recherche.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [READ-INPUT-G1] + lit tant que input_waiting, appelée par son nom, ne rend pas 0, et n'attend
///   pas la fin d'une ligne qui n'est pas encore venue ; ne lit rien après une ligne « quit » ni
///   après la fin de stdin ;
/// - [READ-INPUT-G2] + à la ligne « stop », met stopped à 1 ; à « quit », met stopped et flag_quit
///   à 1 ; à « isready », écrit « readyok » sur stdout. Une autre ligne est perdue, sauf pendant
///   main_uci, qui la lit après la recherche ;
/// - [READ-INPUT-G3] + à la fin de stdin, met flag_quit à 1, sauf si main_uci a encore des lignes à
///   lire ; pendant un « go » de main_uci qui n'a pas de limite, met aussi stopped à 1.
#[unsafe(export_name = "echecs_interne_read_input")]
pub extern "C" fn read_input() {
    call(
        "read_input",
        |_| (),
        || {
            // Byte by byte: the rest of a line may be long in coming.
            while get!(flag_quit) == 0 && public::input_waiting() != 0 {
                let line = lock(&DRAFT).read_byte(LONGEST_LINE);
                match line {
                    None | Some(Line::TooLong) => {}
                    Some(Line::Whole(line)) => hear(line),
                    Some(Line::EndOfInput) => {
                        hear_the_end();
                        break;
                    }
                }
            }
            Ok(())
        },
    );
}

/// No line will come any more; those that main_uci has still to read are another matter.
fn hear_the_end() {
    if lock(&POSTPONED).is_empty() {
        set!(flag_quit, 1);
    }
    if uci::search_is_unlimited() {
        set!(stopped, 1);
    }
}

fn hear(line: Vec<u8>) {
    match line.trim_ascii() {
        b"stop" => set!(stopped, 1),
        b"quit" => {
            set!(stopped, 1);
            set!(flag_quit, 1);
        }
        b"isready" => say("readyok"),
        _ if uci::is_in_main_uci() => lock(&POSTPONED).push_back(line),
        _ => {}
    }
}

/// Lines that came during a search of main_uci, and are not for it.
static POSTPONED: Mutex<VecDeque<Vec<u8>>> = Mutex::new(VecDeque::new());

/// The line that is coming.
static DRAFT: Mutex<Draft> = Mutex::new(Draft::new());

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The next line for main_uci.
pub(super) fn next_line() -> Line {
    if let Some(line) = lock(&POSTPONED).pop_front() {
        return Line::Whole(line);
    }
    input::do_not_read_ahead();
    lock(&DRAFT).finish(LONGEST_LINE)
}

/// Dit si la recherche doit s'arrêter.
///
/// negamax appelle cette fonction de temps en temps : voir [NEGAMAX-G6].
///
/// Nécessite : rien.
///
/// Garantie :
/// - [COMMUNICATE-G1] + appelle read_input par son nom ; puis, si timeset vaut 1 et que
///   get_time_ms, appelée par son nom, rend plus que stoptime, met stopped à 1 ;
/// - [COMMUNICATE-G2] + rend stopped.
///
/// @return la valeur de stopped.
#[unsafe(export_name = "echecs_interne_communicate")]
pub extern "C" fn communicate() -> c_int {
    call(
        "communicate",
        |_| 1,
        || {
            public::read_input();
            if get!(timeset) == 1 && public::get_time_ms() > get!(stoptime) {
                set!(stopped, 1);
            }
            Ok(get!(stopped))
        },
    )
}
