//! The IN104 course's perft beside a plain C engine, which replays every move, and the core's own
//! perft, which does not: `cargo bench --bench in104`. Also with each of the functions that perft
//! uses replaced by the program, as a student's own would replace it (`own/`): then that one is
//! called by its name.
//!
//! Each is a C program, as the library's users have it. They take turns, so that a machine that
//! slows down slows them all. Shown for each is the median of its times, and what the plain C
//! engine takes divided by what it takes in the same turn: the median and the least.

use std::path::{Path, PathBuf};
use std::process::Command;

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

fn main() {
    let programs = contestants();
    println!("{:<20}{:<46}{:>8}{:>8}{:>8}", "position", "program", "ms", "ratio", "least");
    for (position, fen, depth, leaves) in CASES {
        let mut times = vec![Vec::new(); programs.len()];
        for _ in 0..ROUNDS {
            for (times, program) in times.iter_mut().zip(&programs) {
                let (counted, time) = program.run(fen, depth);
                assert_eq!(counted, leaves, "{} miscounts {position}", program.name);
                times.push(time);
            }
        }
        let engine = times[0].clone();
        for (times, program) in times.into_iter().zip(&programs) {
            let ratios = sorted(engine.iter().zip(&times).map(|(engine, time)| engine / time));
            println!(
                "{position:<20}{:<46}{:>8.1}{:>8.2}{:>8.2}",
                program.name,
                sorted(times)[ROUNDS / 2],
                ratios[ROUNDS / 2],
                ratios[0],
            );
        }
    }
}

/// What is measured, beginning with what the others are compared to.
fn contestants() -> Vec<Program> {
    let mut programs = vec![
        Program::build("plain C engine", &["peer.c".as_ref()], Linkage::Static),
        Program::build("in104.h, static", &["course.c".as_ref()], Linkage::Static),
        Program::build("in104.h, shared", &["course.c".as_ref()], Linkage::Shared),
        Program::build("echecs_perft", &["core.c".as_ref()], Linkage::Static),
    ];
    for own in support::files("benches/in104/own", "c") {
        let name = own.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("own {name}");
        programs.push(Program::build(&name, &["course.c".as_ref(), &*own], Linkage::Static));
    }
    programs
}

/// A contestant, ready to run.
struct Program {
    name: String,
    path: PathBuf,
    _directory: TempDir,
}

impl Program {
    /// From files of this folder.
    fn build(name: &str, sources: &[&Path], linkage: Linkage) -> Program {
        let directory = TempDir::new("in104");
        let folder = support::root().join("benches/in104");
        let measure = Path::new("measure.c");
        let files: Vec<_> =
            [&[measure], sources].concat().iter().map(|name| folder.join(name)).collect();
        let files: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
        let compiler = Compiler::optimising_c();
        let path = support::build_program(&compiler, &files, linkage, &directory)
            .unwrap_or_else(|error| panic!("{error}"));
        Program { name: name.to_owned(), path, _directory: directory }
    }

    /// The leaves that it counts, and the milliseconds that it says it took.
    fn run(&self, fen: &str, depth: u32) -> (u64, f64) {
        let mut command = Command::new(&self.path);
        support::clean_environment(&mut command).arg(fen).arg(depth.to_string());
        let outcome = process::succeed(&mut command).unwrap_or_else(|error| panic!("{error}"));
        let mut words = outcome.stdout.split_whitespace();
        let leaves = words.next().and_then(|word| word.parse().ok());
        let time = words.next().and_then(|word| word.parse::<f64>().ok());
        match (leaves, time) {
            (Some(leaves), Some(time)) => (leaves, time / 1e3),
            _ => panic!("{command:?} wrote {}", outcome.stdout),
        }
    }
}

fn sorted(numbers: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.into_iter().collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}
