//! PGN: the games of a text are written and read back as they were, and the time that
//! reading takes grows as the text does.

#![no_main]

use echecs::pgn::{ReadError, ReadOptions, Reader, Record, WriteOptions, write};
use fuzz::effort;
use libfuzzer_sys::fuzz_target;

const OPTIONS: [ReadOptions; 2] = [
    ReadOptions { variations: true, comments: true },
    ReadOptions { variations: false, comments: false },
];

/// The tags of a game that has not said them, and what is written then.
const WRITTEN_ALWAYS: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Variant", "Chess960"),
];

fuzz_target!(|data: &[u8]| {
    for options in OPTIONS {
        let games = read(data, options);
        let text = write_all(&games);
        let back = read(text.as_bytes(), ReadOptions::default());
        assert_eq!(back.len(), games.len(), "{text}");
        for (game, back) in games.iter().zip(&back) {
            is_read_back(game, back);
        }
        assert_eq!(write_all(&back), text);
    }
    // Which part is repeated is a matter of the text, so that any can be.
    if let [at, text @ ..] = data {
        let (start, unit) = text.split_at(usize::from(*at) % (text.len() + 1));
        effort::is_proportional(start, unit, |text| drop(read(text, ReadOptions::default())));
    }
});

/// The games of a text, without those that are none; what is wrong with these has a place
/// in the text.
fn read(text: &[u8], options: ReadOptions) -> Vec<Record> {
    let lines = 1 + text.iter().filter(|&&byte| byte == b'\n' || byte == b'\r').count();
    let mut reader = Reader::new(text, options);
    let mut games = Vec::new();
    while let Some(game) = reader.next_game() {
        match game {
            Ok(game) => games.push(game),
            Err(ReadError::Pgn(error)) => {
                assert!((1..=lines).contains(&error.line), "{error}: {lines} lines");
                assert!((1..=text.len() + 1).contains(&error.column), "{error}");
            }
            Err(ReadError::Io(error)) => panic!("bytes in memory do not fail: {error}"),
        }
    }
    games
}

fn write_all(games: &[Record]) -> String {
    games.iter().map(|game| write(game, &WriteOptions::default())).collect()
}

/// All is as it was, but for the tags that every written game has.
fn is_read_back(game: &Record, back: &Record) {
    for (name, value) in game.tags.iter() {
        assert_eq!(back.tags.get(name), Some(value), "{name}");
    }
    for (name, value) in back.tags.iter().filter(|(name, _)| game.tags.get(name).is_none()) {
        assert!(WRITTEN_ALWAYS.contains(&(name, value)), "{name} {value}");
    }
    let back = Record { tags: game.tags.clone(), ..back.clone() };
    assert_eq!(back, *game);
}
