//! The counts against a walk that plays every move, on both ways through the processor.

use super::*;
use crate::fixtures::PERFT;
use crate::fixtures::random::Random;

/// 218 moves is the most in a game; a board that is only playable has more than 256.
const MANY_MOVES: [&str; 4] = [
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q2p3Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q2p3Q/Q6Q/Q6Q/KQQQQQQQ b - - 0 1",
];

fn played(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => position.legal_moves().iter().map(|&mv| played(&position.after(mv), depth - 1)).sum(),
    }
}

/// Whether all ways to count find what a walk finds.
fn check(position: &Position, depth: u32) {
    let expected = played(position, depth);
    assert_eq!(perft_on(Any, position, depth), expected, "{position} at {depth}, any processor");
    assert_eq!(perft(position, depth), expected, "{position} at {depth}, this processor");
}

#[test]
fn two_plies_of_published_positions_are_those_of_a_walk() {
    let fens = PERFT.lines().filter(|line| !line.starts_with('#'));
    for fen in fens.filter_map(|line| line.split(" ; ").next()) {
        let position = Position::from_playable_fen(fen).expect(fen);
        check(&position, 1);
        check(&position, 2);
        // The other side's view, and checks of all sorts, come with the next positions.
        for mv in position.legal_moves().into_iter().step_by(5) {
            check(&position.after(mv), 2);
        }
    }
}

#[test]
fn two_plies_of_random_games_are_those_of_a_walk() {
    let starts: Vec<&str> = PERFT
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(" ; ").next())
        .collect();
    let (mut positions, mut checks) = (0, 0);
    for seed in 0..300 {
        let mut random = Random(seed);
        let start = match seed % 3 {
            0 => Position::default(),
            _ => Position::from_playable_fen(starts[random.below(starts.len())]).expect("a FEN"),
        };
        let mut position = start;
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            check(&position, 2);
            positions += 1;
            checks += usize::from(position.is_check());
            position.play(moves[random.below(moves.len())]);
        }
    }
    assert!(positions > 5_000 && checks > 500, "{positions} positions, {checks} in check");
}

#[test]
fn more_moves_than_a_byte_counts_are_counted() {
    for fen in MANY_MOVES {
        let position = Position::from_playable_fen(fen).expect(fen);
        check(&position, 1);
        check(&position, 2);
    }
    let most = MANY_MOVES.map(|fen| perft(&Position::from_playable_fen(fen).expect(fen), 1));
    assert!(most.iter().any(|&moves| moves > 256), "{most:?}");
}
