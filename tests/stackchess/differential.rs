//! Random games beside the naive implementation.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Mutex;

use echecs::stackchess::{Move, Options, Outcome, Position, Square, StackGame, perft};

use super::OPTIONS;
use super::naive::{Naive, Trial};
use support::parallel;
use support::random::Random;

const SIZES: std::ops::RangeInclusive<u8> = 4..=12;
const LONGEST: usize = 60;

#[test]
fn games_from_the_start_agree() {
    let cases: Vec<(u8, Options)> =
        SIZES.flat_map(|size| OPTIONS.map(|options| (size, options))).collect();
    parallel::for_part(5, cases.len() * 2, |number| {
        let (size, options) = cases[number % cases.len()];
        let position = Position::start(size, options).unwrap();
        let naive = Naive::start(size.into(), options.knights, options.promotion);
        naive.assert_is(&position);
        play(position, naive, &mut Random(number as u64));
    });
}

/// Few pieces in high piles: these games come to all kinds of ends.
#[test]
fn games_from_odd_positions_agree() {
    let seen = Mutex::new(BTreeSet::new());
    parallel::for_part(5, 400, |number| {
        let mut random = Random(1_000_000 + number as u64);
        let position: Position = odd_position(&mut random).parse().unwrap();
        let naive = Naive::of(&position);
        let end = play(position, naive, &mut random);
        seen.lock().unwrap().insert(format!("{end:?}"));
    });
    let seen = seen.into_inner().unwrap();
    for end in ["None", "winner: White", "winner: Black", "Draw", "Blocked"] {
        assert!(seen.iter().any(|seen| seen.contains(end)), "{end}: {seen:?}");
    }
}

#[test]
fn perft_of_the_start_agrees() {
    let cases: Vec<(u8, Options)> =
        SIZES.flat_map(|size| OPTIONS.map(|options| (size, options))).collect();
    parallel::for_part(5, cases.len(), |number| {
        let (size, options) = cases[number];
        let position = Position::start(size, options).unwrap();
        let naive = Naive::of(&position);
        let deepest = if size <= 6 { 3 } else { 2 };
        for depth in 0..=deepest {
            assert_eq!(perft(&position, depth), naive.perft(depth), "{position} {depth}");
        }
    });
}

/// A text with some random piles.
fn odd_position(random: &mut Random) -> String {
    let size = 4 + random.below(5) as u8;
    let options = OPTIONS[random.below(4)];
    let letters = if options.knights { "RDFTPPPC" } else { "RDFTPPP" };
    let (crowd, highest) = (2 + random.below(12), 1 + random.below(4));
    let mut text = String::new();
    for rank in 0..size {
        for _ in 0..size {
            let height = if random.below(usize::from(size).pow(2)) < crowd {
                1 + random.below(highest)
            } else {
                0
            };
            let white = random.below(2) == 0;
            let mut pile = String::new();
            for _ in 0..height {
                let letter = letters.as_bytes()[random.below(letters.len())] as char;
                pile.push(if white { letter } else { letter.to_ascii_lowercase() });
                pile.push_str(if letter == 'P' && random.below(2) == 0 { "'" } else { "" });
            }
            match height {
                0 => text.push('1'),
                1 => text.push_str(&pile),
                _ => write!(text, "({pile})").unwrap(),
            }
        }
        text.push_str(if rank + 1 < size { "/" } else { " " });
    }
    text = join_counts(&text);
    if !text.contains(|c: char| c.is_ascii_alphabetic()) {
        text = text.replacen(&size.to_string(), &format!("D{}", size - 1), 1);
    }
    let side = ["b", "n"][random.below(2)];
    let letters = ["-", "s", "c", "cs"][OPTIONS.iter().position(|&o| o == options).unwrap()];
    format!("{text}{side} {letters}")
}

/// Ones in a row as their number.
fn join_counts(text: &str) -> String {
    let mut out = String::new();
    let mut run = 0;
    for c in text.chars() {
        if c == '1' {
            run += 1;
            continue;
        }
        if run > 0 {
            write!(out, "{run}").unwrap();
            run = 0;
        }
        out.push(c);
    }
    out
}

/// Plays random moves with both; returns how the game ended.
fn play(start: Position, mut naive: Naive, random: &mut Random) -> Option<Outcome> {
    let mut game = StackGame::new(start.clone());
    let mut passed = vec![start];
    while game.moves().len() < LONGEST {
        let position = game.position();
        let context = position.to_string();
        naive.assert_is(position);
        assert_eq!(game.outcome(), naive.outcome(), "{context}");
        let moves = position.legal_moves();
        assert_eq!(trials(&moves), naive.legal_moves().into_iter().collect(), "{context}");
        // These take their time: now and then, and not on the largest boards.
        if random.below(16) == 0 {
            judge_everything(&game, &moves);
        }
        if random.below(32) == 0 && position.size() <= 8 && moves.len() <= 100 {
            assert_eq!(perft(position, 2), naive.perft(2), "{context}");
        }
        assert_eq!(context.parse::<Position>().unwrap().to_string(), context);
        if game.outcome().is_some() {
            assert!(moves.is_empty(), "{context}");
            break;
        }
        let Move { from, to, count } = chosen(position, &moves, random);
        game.play(from, to, count).unwrap();
        naive.play(trial(Move { from, to, count }));
        passed.push(game.position().clone());
    }
    let end = game.outcome();
    // Who takes has two pieces that move together: no draw comes by playing.
    assert!(end != Some(Outcome::Draw) || game.moves().is_empty(), "{}", game.position());
    undo_everything(game, passed);
    end
}

/// Captures and piles are preferred: they are what the game is about.
fn chosen(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let eager: Vec<Move> =
        moves.iter().copied().filter(|mv| position.owner(mv.to).is_some()).collect();
    let from = if eager.is_empty() || random.below(3) == 0 { moves } else { &eager };
    from[random.below(from.len())]
}

fn trial(mv: Move) -> Trial {
    let place = |square: Square| (i32::from(square.file()), i32::from(square.rank()));
    (place(mv.from), place(mv.to), mv.count)
}

fn trials(moves: &[Move]) -> BTreeSet<Trial> {
    let trials: BTreeSet<Trial> = moves.iter().map(|&mv| trial(mv)).collect();
    assert_eq!(trials.len(), moves.len(), "a move is listed twice");
    trials
}

/// What is listed is accepted, and nothing else.
fn judge_everything(game: &StackGame, moves: &[Move]) {
    let size = game.position().size();
    let listed: BTreeSet<Move> = moves.iter().copied().collect();
    for from in Square::all(size) {
        for to in Square::all(size) {
            for count in 0..=game.position().pile(from).len() + 1 {
                let accepted = game.judge(from, to, count).is_ok();
                let context = format!("{} {count}{from}-{to}", game.position());
                assert_eq!(accepted, listed.contains(&Move { from, to, count }), "{context}");
            }
        }
    }
}

/// Undo goes back through all positions, to the last detail.
fn undo_everything(mut game: StackGame, mut passed: Vec<Position>) {
    passed.pop();
    while let Some(before) = passed.pop() {
        game.take_back().unwrap();
        assert_eq!(*game.position(), before);
        assert_eq!(game.outcome(), None);
    }
    assert!(game.take_back().is_err());
}
