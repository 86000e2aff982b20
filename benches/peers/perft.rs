//! Leaves of the tree of moves: counted in sets, and all of them played.

use std::ffi::{CString, c_int};
use std::hint::black_box;

use echecs::rules::Position;
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

use crate::measure::{Contestant, Ratio, compare};

const CASES: [(&str, &str, u32, u64); 3] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
];

pub fn measure(show: &mut impl FnMut(Vec<Ratio>)) {
    for (name, fen, depth, leaves) in CASES {
        let given = CString::new(fen).expect("no zero");
        let cozy: cozy_chess::Board = fen.parse().expect("a good FEN");
        let shahmat = shahmat::fen::parse(fen).expect("a good FEN");
        let theirs = chess(fen);
        let expect = move |counted: u64| assert_eq!(counted, leaves, "{name}");
        let contestants: [Contestant; 4] = [
            ("libechecs", Box::new(|| expect(our_perft(&given, depth)))),
            ("cozy-chess", Box::new(|| expect(cozy_perft(&cozy, depth)))),
            ("shahmat", Box::new(|| expect(shahmat::perft::perft_bulk(&shahmat, depth)))),
            ("shakmaty", Box::new(|| expect(shakmaty::perft(&theirs, depth)))),
        ];
        show(compare(&format!("perft {depth}, {name}"), &contestants));
    }
    for (name, fen, depth, leaves) in CASES {
        let expect = move |played: u64| assert_eq!(played, leaves, "{name}");
        let (ours, theirs) = (Position::from_fen(fen).expect("a good FEN"), chess(fen));
        let contestants: [Contestant; 2] = [
            ("libechecs", Box::new(|| expect(play_ours(&ours, depth)))),
            ("shakmaty", Box::new(|| expect(play_theirs(&theirs, depth)))),
        ];
        show(compare(&format!("every move played, {name}"), &contestants));
    }
}

fn chess(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a good FEN");
    fen.into_position(CastlingMode::Standard).expect("a position")
}

/// Through the C interface.
fn our_perft(fen: &CString, depth: u32) -> u64 {
    let mut leaves = 0;
    // SAFETY: a terminated string, and a place for the number.
    let code = unsafe { echecs::capi::echecs_perft(fen.as_ptr(), depth as c_int, &mut leaves) };
    assert_eq!(code, 0);
    leaves
}

/// As cozy-chess's own example counts: moves come in sets, and the last ply is
/// the size of the sets.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    leaves
}

fn play_ours(position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    for mv in position.legal_moves() {
        let next = position.after(mv);
        leaves += if depth == 1 {
            u64::from(black_box(&next).key() != 0)
        } else {
            play_ours(&next, depth - 1)
        };
    }
    leaves
}

fn play_theirs(position: &Chess, depth: u32) -> u64 {
    let mut leaves = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        leaves += if depth == 1 {
            u64::from(black_box(&next).board().occupied().any())
        } else {
            play_theirs(&next, depth - 1)
        };
    }
    leaves
}
