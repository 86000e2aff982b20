//! The IN104 course beside the rules core: legal moves on random games, perft on
//! published positions.

use std::ffi::{CString, c_int};

use echecs::capi::in104::*;
use echecs::rules::{CastlingStyle, Position};
use support::random::Random;

const GAMES: u64 = 400;
const LONGEST: usize = 60;

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
];

/// The board is global: one test, one thread.
#[test]
fn the_global_board_follows_the_core() {
    for seed in 0..GAMES {
        play_game(seed);
    }
    perft_agrees();
}

fn set(fen: &str) {
    let fen = CString::new(fen).unwrap().into_raw();
    // SAFETY: a terminated string, taken back.
    unsafe {
        parse_fen(fen);
        drop(CString::from_raw(fen));
    }
}

/// The course's move with that name, if executer_coup accepts it.
fn find(uci: &str) -> c_int {
    let text = CString::new(uci).unwrap().into_raw();
    // SAFETY: a terminated string, taken back.
    unsafe {
        let mv = get_coup_str(text);
        drop(CString::from_raw(text));
        mv
    }
}

/// How many of the pseudo-legal moves are legal.
fn count_legal(fen: &str) -> usize {
    let mut list = Coups { tab_coups: [0; MAX_COUPS], nb_coups: 0 };
    // SAFETY: a list.
    unsafe { generer_coups(&mut list) };
    let mut count = 0;
    for &mv in &list.tab_coups[..usize::try_from(list.nb_coups).unwrap()] {
        if executer_coup(mv) == 1 {
            count += 1;
            set(fen);
        }
    }
    count
}

fn play_game(seed: u64) {
    let start = STARTS[(seed % STARTS.len() as u64) as usize];
    let mut random = Random(seed);
    let mut position = Position::from_fen(start).unwrap();
    for _ in 0..LONGEST {
        let fen = position.to_string();
        set(&fen);
        let moves = position.legal_moves();
        assert_eq!(count_legal(&fen), moves.len(), "{fen}");
        for mv in &moves {
            let uci = mv.to_uci(CastlingStyle::Classical);
            assert_ne!(find(&uci), 0, "{fen} {uci}");
        }
        if moves.is_empty() {
            return;
        }
        let mv = moves[random.below(moves.len())];
        // The same position by the move and by its FEN: as many moves.
        assert_eq!(executer_coup(find(&mv.to_uci(CastlingStyle::Classical))), 1);
        let mut list = Coups { tab_coups: [0; MAX_COUPS], nb_coups: 0 };
        position.play(mv);
        // SAFETY: a list.
        unsafe { generer_coups(&mut list) };
        let by_move = list.nb_coups;
        set(&position.to_string());
        // SAFETY: a list.
        unsafe { generer_coups(&mut list) };
        // An en-passant capture that the king forbids is pseudo-legal all the same,
        // and the FEN of the core does not speak of it.
        assert!((0..=2).contains(&(by_move - list.nb_coups)), "{fen} {position}");
    }
}

fn perft_agrees() {
    for fen in STARTS {
        let position = Position::from_fen(fen).unwrap();
        set(fen);
        let depth = 3;
        let expected = echecs::rules::perft(&position, depth);
        let leaves = counted(depth as c_int);
        assert_eq!(leaves, expected, "{fen}");
    }
}

/// What perft counts, by its own line.
fn counted(depth: c_int) -> u64 {
    let before = leaves_so_far();
    perft(depth);
    leaves_so_far() - before
}

fn leaves_so_far() -> u64 {
    unsafe extern "C" {
        static nb_feuilles: std::ffi::c_long;
    }
    // SAFETY: a variable of the library, and no other thread.
    unsafe { (&raw const nb_feuilles).read() as u64 }
}
