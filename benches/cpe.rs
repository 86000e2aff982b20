//! The cost of one call of the CPE course's dispatcher, conversions included,
//! beside the cost of the same move in the rules core: `cargo bench --bench cpe`.
//!
//! Shown are the median and the spread of many batches, in nanoseconds of processor a call.

#[path = "processor.rs"]
mod processor;

use std::ffi::{CString, c_int};
use std::hint::black_box;

use echecs::capi::TypeErreur;
use echecs::capi::cpe::*;
use echecs::rules::{Position, Square};

const MIDDLEGAME: &str = "r2q1rk1/1b1nbppp/pp1ppn2/8/2PNP3/1PN1B3/P3BPPP/R2Q1RK1 w - - 0 12";
const PIN: &str = "r2qk2r/pb1n1ppp/1p2pn2/2pp4/1bPP4/1PN1PN2/PB2BPPP/R2QK2R w KQkq - 0 9";
const PASSED: &str = "r1bqkb1r/pp3ppp/2n1pn2/2ppP3/3P4/2N2N2/PPP2PPP/R1BQKB1R w KQkq d6 0 6";

/// What is played, where, and how the dispatcher answers.
const MOVES: [(&str, &str, &str, TypeErreur); 7] = [
    ("standard", MIDDLEGAME, "d4f5", TypeErreur::PasErreur),
    ("capture", MIDDLEGAME, "d4e6", TypeErreur::PasErreur),
    ("castling", PIN, "e1g1", TypeErreur::PasErreur),
    ("en passant", PASSED, "e5d6", TypeErreur::PasErreur),
    ("path blocked", MIDDLEGAME, "d1d8", TypeErreur::ErreurPieceBlocantTrajet),
    ("castling refused", PIN, "e1c1", TypeErreur::ErreurRoqueNonPermis),
    ("king left in check", PIN, "c3e4", TypeErreur::ErreurRoiEnEchec),
];
const BATCHES: usize = 501;
const CALLS: u32 = 2_000;

fn main() {
    println!("{:27}{:^30}{:^30}", "ns a call", "dispatcher", "core: read, play");
    println!("{:27}{COLUMNS}{COLUMNS}", "", COLUMNS = "    median       5 %      95 %");
    for (name, fen, mv, expected) in MOVES {
        let (board, history) = read(fen);
        let squares = coordinates(mv);
        let position = Position::from_fen(fen).expect("a FEN");
        let dispatcher = measure(|| call(&board, &history, squares, expected as c_int));
        let core = measure(|| {
            if let Ok(mv) = position.parse_uci(black_box(mv)) {
                black_box(position.after(mv));
            }
        });
        println!("{name:20}{mv:7}{dispatcher}{core}");
    }
}

fn read(fen: &str) -> (Echiquier, Box<HistoriquePartie>) {
    let fen = CString::new(fen).expect("no zero");
    let mut board = std::mem::MaybeUninit::<Echiquier>::zeroed();
    let mut history = Box::<HistoriquePartie>::new_zeroed();
    // SAFETY: places for a board and a history, which hold integers only.
    unsafe {
        let code = echiquier_lire_fen(board.as_mut_ptr(), history.as_mut_ptr(), fen.as_ptr());
        assert_eq!(code, 0);
        (board.assume_init(), history.assume_init())
    }
}

fn coordinates(mv: &str) -> [c_int; 4] {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    let (from, to) = (square(&mv[..2]), square(&mv[2..]));
    [from.file(), from.rank(), to.file(), to.rank()].map(c_int::from)
}

fn call(board: &Echiquier, history: &HistoriquePartie, squares: [c_int; 4], expected: c_int) {
    let mut board = *black_box(board);
    let mut code = CodeErreurDeplacement { r#type: 0, coord_x: 0, coord_y: 0 };
    let mut kind = 0;
    let [x0, y0, x1, y1] = squares;
    // SAFETY: a board, a history and places for the answers.
    unsafe {
        echiquier_deplacement_realise_si_possible(
            &mut board, x0, y0, x1, y1, history, &mut code, &mut kind,
        );
    }
    assert_eq!(code.r#type, expected);
    black_box(board);
}

/// The median of the batches, and all but the fastest and the slowest of them.
fn measure(one: impl Fn()) -> String {
    let mut times: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let start = processor::seconds();
            (0..CALLS).for_each(|_| one());
            (processor::seconds() - start) * 1e9 / f64::from(CALLS)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(BATCHES - 1) * percent / 100];
    format!("{:>10.0}{:>10.0}{:>10.0}", at(50), at(5), at(95))
}
