//! Texts that are positions, and texts that are not.

use echecs::rules::Color;
use echecs::stackchess::{MAX_PIECES, NotationReason, Position, perft};

use super::position;
use support::random::Random;

#[test]
fn texts_come_back() {
    for text in [
        "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -",
        "4/4/4/R2r n -",
        "(p'pp'rdft)3/4/4/(PP'DCT)2D b cs",
        "3C/4/4/r3 n c",
        "PPPP/4/4/pppp b s",
        "26/25p/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/10D15/26 n -",
    ] {
        assert_eq!(position(text).to_string(), text);
    }
}

#[test]
fn blanks_around_do_not_count() {
    let plain = "4/4/4/R2r n -";
    for text in [" 4/4/4/R2r n -\n", "4/4/4/R2r  n\t-", "\r\n4/4/4/R2r n -   "] {
        assert_eq!(position(text).to_string(), plain);
    }
    assert_eq!(position("4/4/4/R2r n sc").to_string(), "4/4/4/R2r n cs");
}

#[test]
fn other_texts_are_refused_where_they_are_wrong() {
    use NotationReason::*;
    let crowd = "D".repeat(MAX_PIECES + 1);
    let ranks = |count: usize| vec!["R"; count].join("/");
    let cases: Vec<(String, usize, NotationReason)> = vec![
        ("".into(), 0, Fields(0)),
        ("   \n".into(), 0, Fields(0)),
        ("4/4/4/R3".into(), 8, Fields(1)),
        ("4/4/4/R3 b ".into(), 10, Fields(2)),
        ("4/4/4/R3 b - -".into(), 13, Fields(4)),
        ("3/3/3 b -".into(), 0, Ranks(3)),
        (format!("{} b -", ranks(27)), 0, Ranks(27)),
        (format!("{} b -", ranks(100_000)), 0, Ranks(100_000)),
        ("4/4/4/Rx2 b -".into(), 7, UnknownSign),
        ("4/4/4/R-2 b -".into(), 7, UnknownSign),
        ("4/4/4/Ré1 b -".into(), 7, UnknownSign),
        ("4/4/4/R)2 b -".into(), 7, UnknownSign),
        ("4/4/4/((RR)3 b -".into(), 7, SignInPile),
        ("4/4/4/(R2)2 b -".into(), 8, SignInPile),
        ("4/4/4/R03 b -".into(), 7, BadCount),
        ("4/0/4/R3 b -".into(), 2, BadCount),
        ("4/4/3/R3 b -".into(), 5, RankTooShort { rank: 2, squares: 3, size: 4 }),
        ("4/4//R3 b -".into(), 4, RankTooShort { rank: 2, squares: 0, size: 4 }),
        ("4/4/4/ b -".into(), 6, RankTooShort { rank: 1, squares: 0, size: 4 }),
        ("4/4/4/R4 b -".into(), 7, RankTooLong { rank: 1, size: 4 }),
        ("4/4/4/4R b -".into(), 7, RankTooLong { rank: 1, size: 4 }),
        ("5/4/4/R3 b -".into(), 0, RankTooLong { rank: 4, size: 4 }),
        ("999999999999999999999/4/4/R3 b -".into(), 0, RankTooLong { rank: 4, size: 4 }),
        ("4/4/4/(RR3 b -".into(), 9, SignInPile),
        ("4/4/4/(R'R)3 b -".into(), 8, SignInPile),
        ("4/4/4/3(RR b -".into(), 7, OpenPile),
        ("4/4/(RR/R3 b -".into(), 4, OpenPile),
        ("4/4/4/()3 b -".into(), 6, SmallPile),
        ("4/4/4/(R)3 b -".into(), 6, SmallPile),
        ("4/4/4/(Rr)3 b -".into(), 8, MixedPile),
        ("4/4/4/R'3 b -".into(), 7, StrayMark),
        ("4/4/4/P''3 b -".into(), 8, StrayMark),
        ("4/4/4/'R3 b -".into(), 6, StrayMark),
        ("4/4/4/RC2 b -".into(), 7, KnightWithoutOption),
        ("4/4/4/(RC)2c b s".into(), 8, KnightWithoutOption),
        (format!("4/4/4/3({crowd}) b -"), 8 + MAX_PIECES, TooManyPieces(Color::White)),
        ("4/4/4/4 b -".into(), 0, NoPieces),
        ("4/4/4/R3 w -".into(), 9, BadSide),
        ("4/4/4/R3 B -".into(), 9, BadSide),
        ("4/4/4/R3 b x".into(), 11, BadOptions),
        ("4/4/4/R3 b cc".into(), 11, BadOptions),
        ("4/4/4/R3 b -c".into(), 11, BadOptions),
    ];
    for (text, at, reason) in cases {
        let error = text.parse::<Position>().expect_err(&text);
        assert_eq!((error.at, error.reason), (at, reason), "{text}");
    }
}

/// Texts with random faults are refused, or read and written alike; the moves of
/// what is read can be counted.
#[test]
fn spoiled_texts_do_no_harm() {
    let sound = ["(p'pp'rdft)3/4/4/(PP'DCT)2D b cs", "tfdrft/p'p'p'p'p'p'/6/6/(P'T)5/TFDRFT n -"];
    let signs = b"RDFTPCrdftpc'()/ 0123456789bncs-\xc3\xa9\x1b";
    let mut random = Random(13);
    let mut read = 0;
    for number in 0..50_000 {
        let mut text = sound[number % 2].as_bytes().to_vec();
        for _ in 0..=random.below(3) {
            let (at, sign) = (random.below(text.len()), signs[random.below(signs.len())]);
            match random.below(3) {
                0 => text[at] = sign,
                1 => text.insert(at, sign),
                _ => drop(text.remove(at)),
            }
        }
        if let Ok(position) = Position::from_notation(&text) {
            let written = position.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&position), "{written}");
            assert_eq!(perft(&position, 1), position.legal_moves().len() as u64, "{written}");
            read += 1;
        }
    }
    assert!((1_000..49_000).contains(&read), "{read} were read");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    for text in [&b"\xff\xfe"[..], b"4/4/4/R\xc3\x28 b -", b"4/4/4/R3 b -\0"] {
        assert!(Position::from_notation(text).is_err(), "{text:?}");
    }
}
