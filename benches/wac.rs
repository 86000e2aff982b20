//! The 300 positions of "Win at Chess", one second each, and the speed of the
//! search: `cargo bench --bench wac`, or with another time for a position in
//! milliseconds, `cargo bench --bench wac -- 100`.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use echecs::rules::{Game, Letters, Move, Position};
use echecs::search::{Limits, Table, search};

const TABLE_MEBIBYTES: usize = 64;

fn main() {
    // Cargo adds words of its own to the arguments.
    let milliseconds = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(1_000);
    let move_time = Some(Duration::from_millis(milliseconds));
    let limits = Limits { move_time, ..Limits::default() };
    let mut table = Table::new(TABLE_MEBIBYTES).expect("memory for the table");

    let puzzles: Vec<Puzzle> =
        include_str!("../tests/fixtures/wac.epd").lines().map(Puzzle::read).collect();
    let mut failed = Vec::new();
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for puzzle in &puzzles {
        table.clear();
        let game = Game::new(puzzle.position.clone());
        let start = Instant::now();
        let best = search(&game, &limits, &mut table, &AtomicBool::new(false), |_info| ());
        time += start.elapsed();
        nodes += best.nodes;
        if !best.mv.is_some_and(|mv| puzzle.is_solved_by(mv)) {
            let played =
                best.mv.map(|mv| puzzle.position.to_san(mv, Letters::English)).unwrap_or_default();
            failed.push(format!("{}: {played} at depth {}", puzzle.name, best.depth));
        }
    }
    for line in &failed {
        println!("not solved: {line}");
    }
    println!(
        "{} of {} solved, {milliseconds} ms each, {} MiB, {:.2} million nodes a second",
        puzzles.len() - failed.len(),
        puzzles.len(),
        TABLE_MEBIBYTES,
        nodes as f64 / time.as_secs_f64() / 1e6,
    );
}

/// A position with the moves that win, or those that must be avoided.
struct Puzzle {
    name: String,
    position: Position,
    best: Vec<Move>,
    avoid: Vec<Move>,
}

impl Puzzle {
    fn read(line: &str) -> Puzzle {
        let fields: Vec<&str> = line.splitn(5, ' ').collect();
        let [placement, turn, castling, en_passant, operations] = fields[..] else {
            panic!("four fields and operations: {line}")
        };
        let fen = [placement, turn, castling, en_passant].join(" ");
        let position = Position::from_fen(fen).expect(line);
        let operand = |code: &str| {
            let found = operations.split(';').find_map(|text| text.trim().strip_prefix(code));
            found.unwrap_or("").trim()
        };
        let moves = |code: &str| {
            let read = |san| position.parse_san(san, Letters::English).expect(line);
            operand(code).split_whitespace().map(read).collect()
        };
        let (best, avoid) = (moves("bm "), moves("am "));
        Puzzle { name: operand("id ").trim_matches('"').to_owned(), position, best, avoid }
    }

    fn is_solved_by(&self, mv: Move) -> bool {
        (self.best.is_empty() || self.best.contains(&mv)) && !self.avoid.contains(&mv)
    }
}
