//! What is written is read back, and written again as it was.

use echecs::pgn::{Ply, Record, Variation, WriteOptions, write};
use echecs::rules::Position;

use crate::random_games::record;
use crate::{game, read_all, write_all};
use support::parallel;
use support::random::Random;

const GAMES: usize = 1_000;

#[test]
fn a_written_game_is_read_back() {
    parallel::for_each(GAMES, |seed| {
        let written = record(&mut Random(seed as u64));
        let text = write_all(&written);
        let read = game(&text);
        assert_eq!(read, written, "{text}");
        assert_eq!(write_all(&read), text);
    });
}

#[test]
fn many_games_in_one_text() {
    let mut random = Random(7);
    let records: Vec<Record> = (0..100).map(|_| record(&mut random)).collect();
    let text: String = records.iter().map(write_all).collect();
    let read: Vec<Record> = read_all(text).into_iter().map(|game| game.expect("a game")).collect();
    assert_eq!(read, records);
}

#[test]
fn what_is_left_out_is_all_that_changes() {
    parallel::for_each(GAMES / 4, |seed| {
        let whole = record(&mut Random(seed as u64));
        for (variations, comments) in [(false, false), (false, true), (true, false)] {
            let mut expected = whole.clone();
            if !comments {
                expected.comment.clear();
            }
            strip(&mut expected.line, variations, comments);
            let text = write(&whole, &WriteOptions { variations, comments });
            assert_eq!(game(&text), expected, "{text}");
            assert_eq!(write_all(&expected), text);
        }
    });
}

fn strip(line: &mut [Ply], variations: bool, comments: bool) {
    for ply in line {
        if !variations {
            ply.variations.clear();
        }
        if !comments {
            ply.comment.clear();
            ply.nags.clear();
        }
        for variation in &mut ply.variations {
            if !comments {
                variation.comment.clear();
            }
            strip(&mut variation.line, variations, comments);
        }
    }
}

/// A record that no text stands for is written as the nearest one that is read
/// back, and that is written again as it was.
#[test]
fn what_cannot_be_written_does_not_spoil_the_rest() {
    let start = Position::default();
    let mv = |uci: &str| start.parse_uci(uci).expect(uci);
    let mut e4 = Ply::new(mv("e2e4"));
    e4.comment = " a\r\n\r\n[Event \"x\"]\t\u{0}\u{1b}  b ".to_owned();
    // No moves, and then moves that are not legal.
    e4.variations.push(Variation { comment: "none }".to_owned(), line: Vec::new() });
    let illegal = vec![Ply::new(mv("e2e4")), Ply::new(mv("d2d4"))];
    e4.variations.push(Variation { comment: String::new(), line: illegal.clone() });
    let black = start.after(mv("e2e4")).parse_uci("e7e5").expect("legal");
    e4.variations.push(Variation { comment: "bad".to_owned(), line: vec![Ply::new(black)] });
    let record = Record { line: vec![e4, Ply::new(mv("e2e4"))], ..Record::default() };
    let text = write_all(&record);
    let read = game(&text);
    assert_eq!(read.line.len(), 1, "{text}");
    assert_eq!(read.line[0].comment, "a [Event \"x\"] b none } bad");
    assert_eq!(
        read.line[0].variations,
        [Variation { comment: String::new(), line: illegal[..1].to_vec() }]
    );
    let again = write_all(&read);
    assert_eq!(game(&again), read, "{again}");
}

/// Deeper than what is read, as only a program can build it.
#[test]
fn variations_that_are_too_deep_are_left_out() {
    let mv = Position::default().parse_uci("e2e4").expect("legal");
    let mut line = vec![Ply::new(mv)];
    for _ in 0..2 * echecs::pgn::MAX_DEPTH {
        let mut ply = Ply::new(mv);
        ply.variations.push(Variation { comment: String::new(), line });
        line = vec![ply];
    }
    let text = write_all(&Record { line, ..Record::default() });
    assert_eq!(text.matches('(').count(), echecs::pgn::MAX_DEPTH);
    assert_eq!(write_all(&game(&text)), text);
}
