//! Perft with bulk counting against the libraries that people would pick
//! instead, in one run: `cargo bench --bench perft`.
//!
//! The three take turns, so that a machine that slows down slows them all.
//! Shown for each is the median of its times and the ratio of that to ours.

use std::time::{Duration, Instant};

use shakmaty::{CastlingMode, Chess, fen::Fen};

const ROUNDS: usize = 7;

const CASES: [(&str, &str, u32, u64); 2] = [
    ("start, depth 6", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    (
        "Kiwipete, depth 5",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
];

fn main() {
    println!("{:<20}{:<14}{:>10}{:>16}{:>10}", "position", "library", "ms", "Mleaves/s", "ratio");
    for (name, fen, depth, leaves) in CASES {
        let ours = echecs::rules::Position::from_fen(fen).expect("a good FEN");
        let cozy: cozy_chess::Board = fen.parse().expect("a good FEN");
        let shakmaty: Chess = fen
            .parse::<Fen>()
            .expect("a good FEN")
            .into_position(CastlingMode::Standard)
            .expect("a position");
        let contestants: [(&str, &dyn Fn() -> u64); 3] = [
            ("libechecs", &|| echecs::rules::perft(&ours, depth)),
            ("cozy-chess", &|| cozy_perft(&cozy, depth)),
            ("shakmaty", &|| shakmaty::perft(&shakmaty, depth)),
        ];
        let mut times = [const { Vec::new() }; 3];
        for _ in 0..ROUNDS {
            for (times, (library, count)) in times.iter_mut().zip(contestants) {
                let start = Instant::now();
                assert_eq!(count(), leaves, "{library} miscounts {name}");
                times.push(start.elapsed());
            }
        }
        let medians = times.map(median);
        for (time, (library, _)) in medians.iter().zip(contestants) {
            let seconds = time.as_secs_f64();
            println!(
                "{name:<20}{library:<14}{:>10.0}{:>16.0}{:>10.2}",
                seconds * 1e3,
                leaves as f64 / seconds / 1e6,
                seconds / medians[0].as_secs_f64(),
            );
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
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
