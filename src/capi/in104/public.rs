//! The functions of the course that the library itself calls by their public
//! name: a program may define any of them, and they then do what it chose.

use std::ffi::{c_char, c_int};

use super::coups::Coups;
use super::state::BB;
use crate::capi::public::{is_own, replaced, same_types};

unsafe extern "C" {
    pub safe fn afficher_coup(coup: c_int);
    pub safe fn communicate() -> c_int;
    pub safe fn eval() -> c_int;
    pub fn get_coup_str(chaine: *mut c_char) -> c_int;
    pub safe fn generer_attaques_cavalier();
    pub safe fn generer_attaques_pion();
    pub safe fn generer_attaques_roi();
    pub safe fn generer_bb_pas_colonne();
    pub safe fn generer_masques_d_attaque_statiques();
    pub safe fn get_time_ms() -> c_int;
    pub safe fn input_waiting() -> c_int;
    pub safe fn main_uci();
    pub safe fn negamax(alpha: c_int, beta: c_int, profondeur: c_int) -> c_int;
    pub fn parse_fen(fen: *mut c_char);
    pub fn parse_go(commande: *mut c_char);
    pub fn parse_position(commande: *mut c_char);
    pub safe fn perft(profondeur: c_int);
    pub safe fn presence_sq(square: c_int) -> c_int;
    pub safe fn read_input();
    pub safe fn reset_time_var();
}

replaced! {
    communicate_is_replaced: communicate, echecs_origine_communicate;
    eval_is_replaced: eval, echecs_origine_eval;
    main_uci_is_replaced: main_uci, echecs_origine_main_uci;
    negamax_is_replaced: negamax, echecs_origine_negamax;
    parse_fen_is_replaced: parse_fen, echecs_origine_parse_fen;
    parse_go_is_replaced: parse_go, echecs_origine_parse_go;
}

/// Whether a search by the library's engine would leave out what the program has
/// written.
pub fn search_is_replaced() -> bool {
    negamax_is_replaced() || eval_is_replaced() || !moves_are_own()
}

/// Whether the library alone says which squares are attacked.
pub fn checks_are_own() -> bool {
    own::case_attaquee()
        && own::masque_d_attaque_dynamique_fou()
        && own::masque_d_attaque_dynamique_tour()
}

/// Whether the library alone finds the moves of a board: nobody changes it meanwhile.
pub fn finding_is_own() -> bool {
    own::generer_coups()
        && own::ajouter_coup()
        && own::masque_d_attaque_dynamique_dame()
        && checks_are_own()
}

/// The functions that perft calls for each of its moves. Where the public name is
/// still the library's, the call is a direct one, which costs less.
macro_rules! by_name {
    ($(
        $original:ident:
        [$($unsafe:tt)?] fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)?;
    )+) => {
        mod named {
            use super::{BB, Coups, c_int, same_types};

            unsafe extern "C" {
                $(pub fn $name($($argument: $type),*) $(-> $result)?;)+
                $(#[cfg(not(any(windows, target_vendor = "apple")))] pub static $original: usize;)+
            }

            same_types!(super::super: $($name),+);
        }
        $(
            #[inline]
            pub $($unsafe)? fn $name($($argument: $type),*) $(-> $result)? {
                let is_own = own::$name();
                // SAFETY: both functions ask the same of their caller.
                unsafe {
                    if is_own {
                        super::$name($($argument),*)
                    } else {
                        named::$name($($argument),*)
                    }
                }
            }
        )+

        /// Whether each of these functions is the library's.
        pub mod own {
            use super::{is_own, named};

            $(
                #[inline]
                pub fn $name() -> bool {
                    is_own!(named::$name, named::$original)
                }
            )+
        }

        /// Whether none of these functions is the program's.
        pub fn moves_are_own() -> bool {
            true $(&& own::$name())+
        }
    };
}

by_name! {
    echecs_origine_ajouter_coup: [unsafe] fn ajouter_coup(liste: *mut Coups, coup: c_int);
    echecs_origine_case_attaquee: [] fn case_attaquee(square: c_int, couleur: c_int) -> c_int;
    echecs_origine_executer_coup: [] fn executer_coup(coup: c_int) -> c_int;
    echecs_origine_generer_coups: [unsafe] fn generer_coups(liste: *mut Coups);
    echecs_origine_masque_d_attaque_dynamique_dame:
        [] fn masque_d_attaque_dynamique_dame(square: c_int, bloqueurs: BB) -> BB;
    echecs_origine_masque_d_attaque_dynamique_fou:
        [] fn masque_d_attaque_dynamique_fou(square: c_int, bloqueurs: BB) -> BB;
    echecs_origine_masque_d_attaque_dynamique_tour:
        [] fn masque_d_attaque_dynamique_tour(square: c_int, bloqueurs: BB) -> BB;
}

same_types!(
    super:
    afficher_coup,
    communicate,
    eval,
    generer_attaques_cavalier,
    generer_attaques_pion,
    generer_attaques_roi,
    generer_bb_pas_colonne,
    generer_masques_d_attaque_statiques,
    get_coup_str,
    get_time_ms,
    input_waiting,
    main_uci,
    negamax,
    parse_fen,
    parse_go,
    parse_position,
    perft,
    presence_sq,
    read_input,
    reset_time_var,
);
