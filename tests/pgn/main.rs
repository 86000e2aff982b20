//! PGN: odd texts with what is made of them, round trips, hostile input, and
//! another library's notation.

mod agreement;
mod files;
mod hostile;
mod lenient;
mod long;
mod odd;
mod random_games;
mod refusals;
mod round_trips;
mod tags;
mod writing;

use std::io;

use echecs::pgn::{PgnError, ReadError, ReadOptions, Reader, Record, WriteOptions, write};
use echecs::rules::Letters;

type Read = Result<Record, PgnError>;

/// All games of a text, or why they are none. What is written simply is read by shorter ways where
/// it is at hand as a whole; an input that gives a text in pieces, which it never is in, must make no
/// difference.
fn read_with(text: impl AsRef<[u8]>, options: ReadOptions) -> Vec<Read> {
    const SHORT: usize = 1 << 12;
    let text = text.as_ref();
    let games = read_input(text, options);
    if text.len() < SHORT {
        for size in [1, 2, 5] {
            let in_pieces = read_input(Pieces { text, size }, options);
            assert!(in_pieces == games, "in pieces of {size}: {}", text.escape_ascii());
        }
    }
    games
}

/// A text that is given in small pieces.
struct Pieces<'a> {
    text: &'a [u8],
    size: usize,
}

impl io::Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.size.min(buffer.len());
        self.text.read(&mut buffer[..length])
    }
}

fn read_input(input: impl io::Read, options: ReadOptions) -> Vec<Read> {
    let mut reader = Reader::new(input, options);
    let games = std::iter::from_fn(|| reader.next_game());
    let no_failure = |error| match error {
        ReadError::Pgn(error) => error,
        ReadError::Io(error) => panic!("bytes in memory do not fail: {error}"),
    };
    games.map(|game| game.map_err(no_failure)).collect()
}

fn read_all(text: impl AsRef<[u8]>) -> Vec<Read> {
    read_with(text, ReadOptions::default())
}

/// The only game of a text.
fn read_one(text: impl AsRef<[u8]>) -> Read {
    let text = text.as_ref();
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{}", text.escape_ascii());
    games.remove(0)
}

fn game(text: impl AsRef<[u8]>) -> Record {
    let text = text.as_ref();
    read_one(text).unwrap_or_else(|error| panic!("{}: {error}", text.escape_ascii()))
}

fn write_all(record: &Record) -> String {
    write(record, &WriteOptions::default())
}

/// The moves of the main line, as short as they may be.
fn sans(record: &Record) -> Vec<String> {
    let mut position = record.start.clone();
    let mut sans = Vec::new();
    for ply in &record.line {
        sans.push(position.to_san(ply.mv, Letters::English));
        position.play(ply.mv);
    }
    sans
}
