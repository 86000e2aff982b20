//! The IN104 course's perft, which replays every move on the global board,
//! beside a plain C engine that does the same and the core's own perft, which
//! does not: `cargo bench --bench in104`.
//!
//! Each is a C program, as the library's users have it. They take turns, so
//! that a machine that slows down slows them all. Shown for each is the median
//! of its times and the ratio of that to the course's, linked statically.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, process};

const ROUNDS: usize = 15;

const CASES: [(&str, &str, u32, u64); 2] = [
    ("start, depth 5", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    (
        "Kiwipete, depth 4",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
];

/// What is measured; the first is what the others are compared to.
const CONTESTANTS: [(&str, &str, Linkage); 4] = [
    ("in104.h, static", "in104_course.c", Linkage::Static),
    ("in104.h, shared", "in104_course.c", Linkage::Shared),
    ("plain C engine", "in104_peer.c", Linkage::Static),
    ("echecs_perft", "in104_core.c", Linkage::Static),
];

fn main() {
    let programs = CONTESTANTS.map(|(_, source, linkage)| Program::build(source, linkage));
    println!("{:<20}{:<18}{:>8}{:>12}{:>8}", "position", "program", "ms", "Mleaves/s", "ratio");
    for (position, fen, depth, leaves) in CASES {
        let mut times = [const { Vec::new() }; CONTESTANTS.len()];
        for _ in 0..ROUNDS {
            for (times, program) in times.iter_mut().zip(&programs) {
                let (counted, time) = program.run(fen, depth);
                assert_eq!(counted, leaves, "{} miscounts {position}", program.path.display());
                times.push(time);
            }
        }
        let medians = times.map(median);
        for (time, (name, ..)) in medians.iter().zip(CONTESTANTS) {
            let seconds = time.as_secs_f64();
            println!(
                "{position:<20}{name:<18}{:>8.1}{:>12.1}{:>8.2}",
                seconds * 1e3,
                leaves as f64 / seconds / 1e6,
                seconds / medians[0].as_secs_f64(),
            );
        }
    }
}

/// A contestant, ready to run.
struct Program {
    path: PathBuf,
    _directory: TempDir,
}

impl Program {
    fn build(source: &str, linkage: Linkage) -> Program {
        let directory = TempDir::new("in104");
        let file = |name: &str| support::root().join("benches").join(name);
        let sources = [&*file("in104_measure.c"), &*file(source)];
        let compiler = Compiler::optimising_c();
        let path = support::build_program(&compiler, &sources, linkage, &directory)
            .unwrap_or_else(|error| panic!("{error}"));
        Program { path, _directory: directory }
    }

    /// The leaves that it counts, and the time that it says it took.
    fn run(&self, fen: &str, depth: u32) -> (u64, Duration) {
        let mut command = Command::new(&self.path);
        support::clean_environment(&mut command).arg(fen).arg(depth.to_string());
        let outcome = process::succeed(&mut command).unwrap_or_else(|error| panic!("{error}"));
        let mut numbers = outcome.stdout.split_whitespace().map(|word| word.parse().ok());
        match (numbers.next().flatten(), numbers.next().flatten()) {
            (Some(leaves), Some(time)) => (leaves, Duration::from_micros(time)),
            _ => panic!("{command:?} wrote {}", outcome.stdout),
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
