//! All pairs of squares of the positions of the fixtures and of random games.

use std::collections::BTreeMap;
use std::sync::Mutex;

use echecs::explain::{Refusal, explain};
use echecs::rules::{Position, Square};
use serde_json::Value;
use shakmaty::Position as _;

use crate::claims::Case;
use crate::record::{Record, place};
use support::parallel;
use support::random::Random;

/// How many reasons there are, those for castling counted one by one.
const REASONS: usize = 33;

/// How often each reason was given.
pub type Tally = BTreeMap<String, usize>;

/// The name of a reason; for castling, of its own reason too.
pub fn name(refusal: &Refusal) -> String {
    let word = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
    let outer = word(format!("{refusal:?}"));
    match refusal {
        Refusal::Castling { reason, .. } => format!("{outer}.{}", word(format!("{reason:?}"))),
        _ => outer,
    }
}

/// Judges every pair of squares, and hands each refusal to a visitor.
pub fn for_each_refusal(record: &Record, mut visit: impl FnMut(&Case, &Refusal)) {
    let board = record.board();
    let legal = record.legal_pairs();
    for from in Square::all() {
        for to in Square::all() {
            let case = Case { record, board: &board, from: place(from), to: place(to) };
            let refusal = explain(&record.game, from, to);
            let is_legal = legal.contains(&(case.from, case.to));
            assert_eq!(refusal.is_none(), is_legal, "{} {from}{to}: {refusal:?}", record.fen());
            if let Some(refusal) = refusal {
                visit(&case, &refusal);
            }
        }
    }
}

/// Every refusal is the first reason, and true.
fn check_all_pairs(record: &Record, tally: &mut Tally) {
    for_each_refusal(record, |case, refusal| {
        if let Err(problem) = case.check(refusal) {
            panic!("{} {:?}{:?}: {problem}: {refusal:?}", record.fen(), case.from, case.to);
        }
        *tally.entry(name(refusal)).or_default() += 1;
    });
}

/// The positions that each turn on one rule, with what was played before.
pub fn tricky() -> Vec<Record> {
    let rows = include_str!("../../src/fixtures/tricky.jsonl").lines();
    let rows = rows.map(|line| serde_json::from_str::<Value>(line).expect("a JSON object"));
    rows.filter(|row| row["status"] != "invalid")
        .map(|row| {
            let mut record = Record::new(row["fen"].as_str().expect("a FEN"));
            let history = row["history"].as_array().map(Vec::as_slice).unwrap_or_default();
            history.iter().for_each(|uci| record.play_uci(uci.as_str().expect("a move")));
            record
        })
        .collect()
}

/// The FENs of the tables of leaves.
pub fn perft_fens() -> Vec<&'static str> {
    let lines = include_str!("../../src/fixtures/perft.txt").lines();
    lines.filter_map(|line| line.split_once(" ; ")).map(|(fen, _)| fen).collect()
}

/// Plays a random game, from the start of classical chess, from the middle of a
/// game or from a start of Chess960, and visits some of its positions. Kings are
/// slow to leave home, so that castling is tried.
pub fn random_game(seed: u64, every: usize, mut visit: impl FnMut(&Record)) {
    const LONGEST: usize = 160;
    let mut random = Random(seed);
    let start = match seed % 3 {
        0 => Position::default().to_string(),
        1 => perft_fens()[seed as usize % 894].to_owned(),
        _ => chess960_start(&mut random),
    };
    let mut record = Record::new(&start);
    for ply in 0..LONGEST {
        if (ply + seed as usize).is_multiple_of(every) {
            visit(&record);
        }
        let moves = record.theirs.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut chosen = moves[random.below(moves.len())];
        if chosen.role() == shakmaty::Role::King && random.below(4) > 0 {
            chosen = moves[random.below(moves.len())];
        }
        record.play(chosen);
    }
}

/// A start with the king between the rooks and the bishops on two colours.
fn chess960_start(random: &mut Random) -> String {
    let mut rank = *b"rnbqkbnr";
    loop {
        for last in (1..8).rev() {
            rank.swap(last, random.below(last + 1));
        }
        let row = String::from_utf8_lossy(&rank).into_owned();
        let bishops: usize = row.match_indices('b').map(|(file, _)| file).sum();
        let order: String = row.chars().filter(|piece| "rk".contains(*piece)).collect();
        if bishops % 2 == 1 && order == "rkr" {
            let white = row.to_uppercase();
            return format!("{row}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1");
        }
    }
}

#[test]
fn positions_on_one_rule_each() {
    let records = tricky();
    assert_eq!(records.len(), 139);
    let mut tally = Tally::new();
    records.iter().for_each(|record| check_all_pairs(record, &mut tally));
    for rare in ["DoubleCheck", "EnPassantExposes"] {
        assert!(tally.contains_key(rare), "{tally:#?}");
    }
}

#[test]
fn positions_of_the_tables_of_leaves() {
    let fens = perft_fens();
    assert_eq!(fens.len(), 894);
    parallel::for_part(5, fens.len(), |number| {
        check_all_pairs(&Record::new(fens[number]), &mut Tally::new());
    });
}

#[test]
fn positions_of_random_games() {
    const GAMES: usize = 400;
    let total = Mutex::new(Tally::new());
    parallel::for_part(4, GAMES, |seed| {
        let mut tally = Tally::new();
        random_game(seed as u64, 8, |record| check_all_pairs(record, &mut tally));
        let mut total = total.lock().expect("no case has failed");
        tally.into_iter().for_each(|(name, count)| *total.entry(name).or_default() += count);
    });
    let total = total.into_inner().expect("no case has failed");
    // All reasons but two rare ones, of which the fixtures have examples.
    assert!(total.len() >= REASONS - 2, "{total:#?}");
}

#[test]
fn a_double_step_that_was_played() {
    let cases = [
        ("7k/4p3/8/r2P3K/8/8/8/8 b - - 0 1", "e7e5", "EnPassantExposes"),
        ("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "Pinned"),
        ("8/r2p3K/8/4P3/8/8/8/7k b - - 0 1", "d7d5", "StillInCheck"),
        ("4r2k/3p4/8/2P1P3/4K3/8/8/8 b - - 0 1", "d7d5", "Pinned"),
    ];
    for (fen, double_step, reason) in cases {
        let mut record = Record::new(fen);
        record.play_uci(double_step);
        let mut tally = Tally::new();
        check_all_pairs(&record, &mut tally);
        assert!(tally.contains_key(reason), "{fen}: {tally:#?}");
    }
}
