//! The speed of Stackchess on small and large boards: `cargo bench --bench stackchess`.
//!
//! Shown are perft, random games, and what listing the moves of a position costs
//! beside what there is to list: pieces, squares, moves. Medians of several rounds,
//! in processor time: what else the machine does counts little.

#[path = "processor.rs"]
mod processor;

use std::hint::black_box;

use echecs::stackchess::{Options, Position, Square, StackGame, perft};

const ROUNDS: usize = 11;

fn main() {
    println!("{:<34}{:>14}{:>12}{:>12}", "perft from the start", "leaves", "ms", "Mleaves/s");
    for (size, depth) in [(6, 5), (8, 4), (12, 4), (26, 3)] {
        show_perft(size, depth);
    }
    println!("\n{:<34}{:>14}{:>12}{:>12}", "random games of 200 moves", "games", "ms", "us a move");
    for size in [6, 8, 12, 26] {
        show_games(size);
    }
    println!("\n{:<34}{:>14}{:>12}", "listing the moves, playing one", "moves", "ns");
    for size in [6, 8, 12, 26] {
        show_turn(size);
    }
    println!("\n{:<34}{:>14}{:>12}{:>12}", "listing the moves", "moves", "ns", "ns a move");
    for size in [6, 8, 12, 26] {
        show_listing(&format!("start, n = {size}"), &start(size));
    }
    // The same pieces on boards of 36 and 676 squares, then ever higher piles of
    // pieces that cannot move together.
    for size in [6, 26] {
        show_listing(&format!("8 kings, n = {size}"), &spread(size, "R"));
    }
    for height in [2, 8, 32] {
        let pile = "FT".repeat(height / 2);
        show_listing(&format!("a pile of {height}, n = 26"), &spread_once(26, &pile));
    }
}

/// The start of a game with knights.
fn start(size: u8) -> Position {
    Position::start(size, Options { knights: true, promotion: true }).expect("a size")
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Seconds of the median round.
fn timed(mut round: impl FnMut()) -> f64 {
    let times = (0..ROUNDS).map(|_| {
        let start = processor::seconds();
        round();
        processor::seconds() - start
    });
    median(times.collect())
}

fn show_perft(size: u8, depth: u32) {
    let start = start(size);
    let leaves = perft(&start, depth);
    let seconds = timed(|| assert_eq!(perft(black_box(&start), depth), leaves));
    let name = format!("n = {size}, depth {depth}");
    let speed = leaves as f64 / seconds / 1e6;
    println!("{name:<34}{leaves:>14}{:>12.1}{speed:>12.1}", seconds * 1e3);
}

fn show_games(size: u8) {
    const GAMES: u64 = 50;
    let start = start(size);
    let mut moves = 0;
    let seconds = timed(|| moves = (0..GAMES).map(|seed| play(&start, seed)).sum());
    let name = format!("n = {size}");
    let each = seconds * 1e6 / moves as f64;
    println!("{name:<34}{GAMES:>14}{:>12.1}{each:>12.2}", seconds * 1e3);
}

/// Plays at random, with captures and piles preferred; how many moves it was.
fn play(start: &Position, seed: u64) -> usize {
    let mut game = StackGame::new(start.clone());
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while game.outcome().is_none() && game.moves().len() < 200 {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let moves = game.legal_moves();
        let eager: Vec<_> =
            moves.iter().filter(|mv| game.position().owner(mv.to).is_some()).collect();
        let number = random as usize;
        let mv = if eager.is_empty() || number.is_multiple_of(3) {
            moves[number % moves.len()]
        } else {
            *eager[number % eager.len()]
        };
        game.play(mv.from, mv.to, mv.count).expect("a legal move");
    }
    game.moves().len()
}

/// A turn at the start: the moves are listed, and each in its turn is played and taken back.
fn show_turn(size: u8) {
    const CALLS: usize = 20_000;
    let mut game = StackGame::new(start(size));
    let count = game.legal_moves().len();
    let seconds = timed(|| {
        for turn in 0..CALLS {
            let mv = black_box(&game).legal_moves()[turn % count];
            game.play(mv.from, mv.to, mv.count).expect("a legal move");
            game.take_back().expect("a move");
        }
    });
    println!(
        "{:<34}{count:>14}{:>12.0}",
        format!("start, n = {size}"),
        seconds * 1e9 / CALLS as f64
    );
}

fn show_listing(name: &str, position: &Position) {
    const CALLS: u32 = 20_000;
    let moves = position.legal_moves().len();
    let seconds = timed(|| {
        for _ in 0..CALLS {
            black_box(black_box(position).legal_moves());
        }
    });
    let each = seconds * 1e9 / f64::from(CALLS);
    println!("{name:<34}{moves:>14}{each:>12.0}{:>12.1}", each / moves as f64);
}

/// Four white piles and four black ones, out of each other's way.
fn spread(size: u8, pile: &str) -> Position {
    position(size, pile, &["a1", "c1", "e1", "a3"], &["a6", "c6", "e6", "e4"])
}

/// One white pile, with enemies that are no draw.
fn spread_once(size: u8, pile: &str) -> Position {
    position(size, pile, &["c3"], &["a6", "c6"])
}

fn position(size: u8, pile: &str, white: &[&str], black: &[&str]) -> Position {
    let is = |names: &[&str], square: Square| names.contains(&square.to_string().as_str());
    let rank = |rank: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for square in (0..size).filter_map(|file| Square::at(file, rank)) {
            let (own, enemy) = (is(white, square), is(black, square));
            if !own && !enemy {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text += &match (own, pile.len()) {
                (true, 1) => pile.to_owned(),
                (true, _) => format!("({pile})"),
                (false, _) => "r".to_owned(),
            };
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    let ranks: Vec<String> = (0..size).rev().map(rank).collect();
    format!("{} b -", ranks.join("/")).parse().expect("a position")
}
