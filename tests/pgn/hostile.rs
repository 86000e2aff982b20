//! Input that means harm: nothing panics, nothing grows without bounds.

use std::io::{self, Read};

use echecs::pgn::{
    MAX_GAME_BYTES, MAX_GAME_PLIES, PgnError, PgnReason, ReadError, ReadOptions, Reader,
};

use crate::long::Long;
use crate::random_games::record;
use crate::{game, read_all, read_with, write_all};
use support::parallel;
use support::random::Random;

const OPTIONS: [ReadOptions; 2] = [
    ReadOptions { variations: true, comments: true },
    ReadOptions { variations: false, comments: false },
];

/// Reads a text in every way; what is read can be written and read again.
fn survive(text: &[u8]) {
    for options in OPTIONS {
        for read in read_with(text, options) {
            match read {
                Ok(record) => {
                    let written = write_all(&record);
                    assert_eq!(write_all(&game(&written)), written, "{}", text.escape_ascii());
                }
                Err(error) => check_place(text, &error),
            }
        }
    }
}

/// What is to blame stands where the error says.
fn check_place(text: &[u8], error: &PgnError) {
    let ends = String::from_utf8_lossy(text).replace("\r\n", "\n").replace('\r', "\n");
    let line = ends.split('\n').nth(error.line - 1).unwrap_or_else(|| panic!("{error}: no line"));
    let (Some(token), true) = (blamed(&error.reason), text.is_ascii()) else { return };
    let rest: String = line.chars().skip(error.column - 1).collect();
    let token = token.trim_end_matches('…');
    assert!(rest.starts_with(token), "{error}: {}", text.escape_ascii());
}

/// What the line says from the column on, if the reason tells.
fn blamed(reason: &PgnReason) -> Option<&str> {
    match reason {
        // Another word for it stands in the text, or signs that are not shown.
        PgnReason::UnknownToken { token } if token == "e.p." || token.contains('\u{fffd}') => None,
        PgnReason::UnreadableMove { token, .. }
        | PgnReason::IllegalMove { token, .. }
        | PgnReason::Ambiguous { token, .. }
        | PgnReason::MissingPromotion { token, .. }
        | PgnReason::NullMove { token, .. }
        | PgnReason::UnknownToken { token } => Some(token),
        PgnReason::UnclosedComment => Some("{"),
        PgnReason::UnclosedVariation | PgnReason::VariationBeforeMove => Some("("),
        PgnReason::StrayParenthesis => Some(")"),
        PgnReason::BadTag | PgnReason::TooManyTags | PgnReason::BadFen(_) => Some("["),
        PgnReason::NulByte | PgnReason::TooDeep | PgnReason::TooLong => None,
    }
}

#[test]
fn any_bytes_are_survived() {
    parallel::for_each(2_000, |seed| {
        let mut random = Random(seed as u64);
        let length = random.below(400);
        let any: Vec<u8> = (0..length).map(|_| random.bits() as u8).collect();
        survive(&any);
        // Bytes that mean something are more dangerous.
        let alphabet = b"[]{}()<>;%$*\"\\ \n\r\t.!?+-=/#012345678abcdefghNBRQKOxEvent\xbd\0";
        let odd: Vec<u8> = (0..length).map(|_| alphabet[random.below(alphabet.len())]).collect();
        survive(&odd);
    });
}

#[test]
fn pieces_of_games_in_any_order_are_survived() {
    const PIECES: [&str; 24] = [
        "e4",
        " e5",
        " Nf3 ",
        "1.",
        "(",
        ")",
        "{",
        "}",
        ";",
        "\n",
        "\n\n",
        "[Event \"a\"]",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
        "1-0",
        "*",
        "$1",
        "!?",
        "\\",
        "%",
        " ",
        "O-O",
        "[",
        "d5 ",
        "--",
    ];
    parallel::for_each(20_000, |seed| {
        let mut random = Random(seed as u64);
        let count = random.below(40);
        let text: String = (0..count).map(|_| PIECES[random.below(PIECES.len())]).collect();
        survive(text.as_bytes());
    });
}

#[test]
fn changed_and_cut_texts_are_survived() {
    let text = (0..)
        .map(|seed| write_all(&record(&mut Random(seed))))
        .find(|text| {
            (1_500..3_000).contains(&text.len()) && text.contains('(') && text.contains("\n;")
        })
        .expect("a game with everything");
    parallel::for_each(text.len(), |at| {
        let mut random = Random(at as u64);
        survive(&text.as_bytes()[..at]);
        let mut changed = text.clone().into_bytes();
        changed[at] = random.bits() as u8;
        survive(&changed);
        changed.remove(at);
        survive(&changed);
    });
}

#[test]
fn a_million_parentheses() {
    for (text, reason) in [
        ("e4 ".to_owned() + &"(".repeat(1_000_000), PgnReason::VariationBeforeMove),
        ("e4 ".to_owned() + &"(d4".repeat(1_000_000), PgnReason::TooDeep),
        ("e4 ".to_owned() + &")".repeat(1_000_000), PgnReason::StrayParenthesis),
    ] {
        let games = read_all(&text);
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].as_ref().expect_err("refused").reason, reason);
    }
    let skipped = read_with("e4 ".to_owned() + &"(".repeat(1_000_000), OPTIONS[1]);
    let error = skipped[0].as_ref().expect_err("refused");
    assert_eq!(error.reason, PgnReason::UnclosedVariation);
}

#[test]
fn more_moves_than_a_game_may_have() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(MAX_GAME_PLIES / 4);
    let games = read_all(format!("{shuffle} e4 *\n\n[Event \"next\"]\n\ne4 *"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].as_ref().expect_err("refused").reason, PgnReason::TooLong);
    assert_eq!(games[1].as_ref().expect("a game").line.len(), 1);
    assert_eq!(game(shuffle).line.len(), MAX_GAME_PLIES);
}

/// Too many bytes in each place where there may be many; the next game is read
/// all the same.
#[test]
fn a_game_that_is_too_long_is_refused() {
    let starts = [
        ("e4 {", "x"),
        ("e4 ;", "x"),
        ("e4 ", "x"),
        ("e4 ", " "),
        ("[Event \"", "x"),
        ("[", "x"),
        ("", "{a}\n%x\n"),
        ("e4 ", "(d4)"),
    ];
    parallel::for_each(starts.len(), |case| {
        let (start, part) = starts[case];
        let count = 1 + MAX_GAME_BYTES / part.len();
        let end = "} \"] \n e5 *\n\n[Event \"next\"]\n\ne4 *";
        let input = Long::new(start, part, count, end);
        let mut reader = Reader::new(input, ReadOptions::default());
        let Some(Err(ReadError::Pgn(error))) = reader.next_game() else {
            panic!("{start} refused")
        };
        assert_eq!(error.reason, PgnReason::TooLong, "{start}");
        let next = reader.next_game().expect("a game").expect("a good one");
        assert_eq!(next.tags.get("Event"), Some("next"), "{start}");
        assert!(reader.next_game().is_none(), "{start}");
    });
}

#[test]
fn a_game_may_be_as_long_as_it_may_be() {
    let text = |spare: usize| {
        let (start, end) = ("e4 {", "} e5 *");
        let filler = MAX_GAME_BYTES - start.len() - end.len() + spare;
        format!("\n\n{start}{}{end}", "x".repeat(filler))
    };
    let longest = game(text(0));
    assert_eq!(longest.line.len(), 2);
    let games = read_all(text(1));
    assert_eq!(games[0].as_ref().expect_err("refused").reason, PgnReason::TooLong);
    // What lies between games belongs to none.
    assert_eq!(game(" ".repeat(MAX_GAME_BYTES + 1) + "e4").line.len(), 1);
}

/// Fails after its bytes, once or for ever.
struct Failing<'a>(&'a [u8], io::ErrorKind, usize);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() && self.2 > 0 {
            self.2 -= 1;
            return Err(self.1.into());
        }
        self.0.read(buffer)
    }
}

#[test]
fn an_input_that_fails_ends_there() {
    for text in ["e4 * d4 {", "e4 * d4 (", "e4 * [Eve", "e4 * d4", "e4 * "] {
        let input = Failing(text.as_bytes(), io::ErrorKind::TimedOut, usize::MAX);
        let mut reader = Reader::new(input, ReadOptions::default());
        assert!(reader.next_game().expect("a game").is_ok(), "{text}");
        let Some(Err(ReadError::Io(error))) = reader.next_game() else { panic!("{text} fails") };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(reader.next_game().is_none(), "{text}");
    }
    let interrupted = Failing(b"e4 e5", io::ErrorKind::Interrupted, 3);
    let mut reader = Reader::new(interrupted, ReadOptions::default());
    assert_eq!(reader.next_game().expect("a game").expect("a good one").line.len(), 2);
}
