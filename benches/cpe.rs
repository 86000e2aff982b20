//! The cost of one call of the CPE course's dispatcher, conversions included,
//! beside the cost of the same move in the rules core: `cargo bench --bench cpe`.
//!
//! Shown are the median and the spread of many batches, in nanoseconds a call.

use std::ffi::{CString, c_int};
use std::hint::black_box;
use std::time::Instant;

use echecs::capi::cpe::*;
use echecs::rules::Position;

const MIDDLEGAME: &str = "r2q1rk1/1b1nbppp/pp1ppn2/8/2PNP3/1PN1B3/P3BPPP/R2Q1RK1 w - - 0 12";
const BATCHES: usize = 101;
const CALLS: u32 = 20_000;

fn main() {
    let fen = CString::new(MIDDLEGAME).expect("no zero");
    let mut board = std::mem::MaybeUninit::<Echiquier>::zeroed();
    let mut history = Box::<HistoriquePartie>::new_zeroed();
    // SAFETY: places for a board and a history, which hold integers only.
    let (board, history) = unsafe {
        let code = echiquier_depuis_fen(board.as_mut_ptr(), history.as_mut_ptr(), fen.as_ptr());
        assert_eq!(code, 0);
        (board.assume_init(), history.assume_init())
    };
    let position = Position::from_fen(MIDDLEGAME).expect("a FEN");

    println!("{:<34}{:>10}{:>10}{:>10}", "ns a call", "median", "5 %", "95 %");
    show("dispatcher, legal d4-f5", || call(&board, &history, [3, 3, 5, 4], 0));
    show("dispatcher, blocked d1-d8", || call(&board, &history, [3, 0, 3, 7], 3));
    show("core: read d4f5, play it", || {
        let mv = position.parse_uci(black_box("d4f5")).expect("legal");
        black_box(position.after(mv));
    });
}

fn call(board: &Echiquier, history: &HistoriquePartie, squares: [c_int; 4], expected: c_int) {
    let mut board = *black_box(board);
    let mut code = CodeErreurDeplacement { r#type: 0, coord_x: 0, coord_y: 0 };
    let mut kind = 0;
    let [x0, y0, x1, y1] = squares;
    // SAFETY: a board, a history and places for the answers.
    let returned = unsafe {
        echiquier_deplacement_realise_si_possible(
            &mut board, x0, y0, x1, y1, history, &mut code, &mut kind,
        )
    };
    assert_eq!(returned, expected);
    black_box(board);
}

fn show(name: &str, one: impl Fn()) {
    let mut times: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let start = Instant::now();
            (0..CALLS).for_each(|_| one());
            start.elapsed().as_secs_f64() * 1e9 / f64::from(CALLS)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(BATCHES - 1) * percent / 100];
    println!("{name:<34}{:>10.0}{:>10.0}{:>10.0}", at(50), at(5), at(95));
}
