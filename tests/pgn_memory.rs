//! How much memory reading PGN takes. The system counts it for a whole process,
//! so this one does nothing else.
#![cfg(target_os = "linux")]

#[path = "pgn/long.rs"]
mod long;

use std::io::BufReader;

use echecs::pgn::{MAX_GAME_BYTES, PgnReason, ReadError, ReadOptions, Reader};

use long::Long;

const MEBIBYTE: usize = 1 << 20;

#[test]
fn no_more_than_one_game_is_held() {
    let before = most_memory();

    let game = "[Event \"one of many\"]\n\n1. e4 {a comment} e5 (1... c5) 2. Nf3 *\n\n";
    let count = 20 * MEBIBYTE / game.len();
    let mut reader = reader(Long::new("", game, count, ""));
    let mut read = 0;
    while let Some(game) = reader.next_game() {
        assert_eq!(game.expect("a game").line.len(), 3);
        read += 1;
    }
    assert_eq!(read, count);
    let many = most_memory() - before;
    assert!(many < 4 * MEBIBYTE, "{many} bytes for small games");

    refuse("e4 (", "(", 1_000_000);
    refuse("e4 ", "(d4", 1_000_000);
    let nested = most_memory() - before;
    assert!(nested < 4 * MEBIBYTE, "{nested} bytes for open variations");

    refuse("e4 {", "x", 100 * MEBIBYTE);
    refuse("[Event \"", "x", 2 * MAX_GAME_BYTES);
    let long = most_memory() - before;
    assert!(long < 4 * MAX_GAME_BYTES, "{long} bytes for a long comment");
}

fn reader(input: Long<'_>) -> Reader<BufReader<Long<'_>>> {
    Reader::new(BufReader::new(input), ReadOptions::default())
}

/// Reads a game that is refused for its size.
fn refuse(start: &str, part: &str, count: usize) {
    let mut reader = reader(Long::new(start, part, count, "} \"]\n*"));
    let Some(Err(ReadError::Pgn(error))) = reader.next_game() else { panic!("{start} is refused") };
    let expected = [PgnReason::TooLong, PgnReason::TooDeep, PgnReason::VariationBeforeMove];
    assert!(expected.contains(&error.reason), "{start}: {error}");
    assert!(reader.next_game().is_none(), "{start}");
}

/// The most memory that this process has had, in bytes.
fn most_memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a high-water mark");
    let kibibytes = line.split_whitespace().nth(1).and_then(|number| number.parse::<usize>().ok());
    kibibytes.expect("a number") * 1024
}
