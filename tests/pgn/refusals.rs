//! What is refused, with its line and its reason.

use echecs::pgn::PgnReason::{self, *};
use echecs::pgn::{MAX_DEPTH, MAX_TAGS, PgnError, ReadOptions};
use echecs::rules::Color::{Black, White};
use echecs::rules::{FenError, FenReason, PositionError};

use crate::{game, read_all, read_one, read_with};

fn token(text: &str) -> String {
    text.to_owned()
}

#[test]
fn a_refusal_names_the_line_and_the_reason() {
    let castling_after_b1 = "[FEN \"4k3/8/8/8/8/8/8/1R2K3 w - - 0 1\"]\n";
    let unreadable = |text: &str, number, turn| UnreadableMove { token: token(text), number, turn };
    let illegal = |text: &str, number, turn| IllegalMove { token: token(text), number, turn };
    let unknown = |text: &str| UnknownToken { token: token(text) };
    let cases: Vec<(String, usize, PgnReason)> = vec![
        ("1. e4 e5\n2. Ke3 *".into(), 2, illegal("Ke3", 2, White)),
        ("1... e5".into(), 1, illegal("e5", 1, White)),
        ("1. e4\r\ne5\r2. Sf3".into(), 3, unreadable("Sf3", 2, White)),
        ("\n\n1. \u{2658}f3".into(), 3, unreadable("\u{2658}f3", 1, White)),
        ("1. Cf3".into(), 1, unreadable("Cf3", 1, White)),
        ("1. nf3".into(), 1, unreadable("nf3", 1, White)),
        // Only at the beginning of a line is it a line to skip.
        ("1. e4 % e5".into(), 1, unreadable("%", 1, Black)),
        ("1. Nf3\u{0438}".into(), 1, unreadable("Nf3\u{0438}", 1, White)),
        ("1. e4 5254".into(), 1, unreadable("5254", 1, Black)),
        ("1. e4 1.O-O".into(), 1, illegal("O-O", 1, Black)),
        ("1. e4\ne.p.".into(), 2, unknown("e.p.")),
        ("1. e4 --".into(), 1, NullMove { token: token("--"), number: 1, turn: Black }),
        ("1. e4 (1. d4) Z0".into(), 1, NullMove { token: token("Z0"), number: 1, turn: Black }),
        ("0000".into(), 1, NullMove { token: token("0000"), number: 1, turn: White }),
        (
            "[FEN \"4k3/8/8/8/8/8/4K3/R6R w - -\"]\nRd1".into(),
            2,
            Ambiguous { token: token("Rd1"), number: 1, turn: White },
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4K1p1/8 b - - 0 7\"]\n7... g1".into(),
            2,
            MissingPromotion { token: token("g1"), number: 7, turn: Black },
        ),
        (format!("{castling_after_b1}Kc1 {{"), 2, illegal("Kc1", 1, White)),
        (format!("{castling_after_b1}O-O-O"), 2, illegal("O-O-O", 1, White)),
        ("1. e4 \n {never\n closed e5 \n *".into(), 2, UnclosedComment),
        ("1. e4\n(1. d4\n(1. c4) d5 *\n".into(), 2, UnclosedVariation),
        ("1. e4 (1. d4".into(), 1, UnclosedVariation),
        ("1. e4 (1. d4\n (1. c4".into(), 2, UnclosedVariation),
        ("1. e4 )".into(), 1, StrayParenthesis),
        ("1. e4 (1. d4)\n)".into(), 2, StrayParenthesis),
        ("(1. e4) 1. d4 *".into(), 1, VariationBeforeMove),
        ("1. e4 ((1. d4) 1. c4) *".into(), 1, VariationBeforeMove),
        ("1. e4 $ e5".into(), 1, unknown("$")),
        ("1. e4 ] e5".into(), 1, unknown("]")),
        ("1. e4 } e5".into(), 1, unknown("}")),
        ("1. e4 <1> e5".into(), 1, unknown("<")),
        ("1. e4 \"x\" e5".into(), 1, unknown("\"")),
        ("1. e4 [%clk 0:01:00] e5".into(), 1, BadTag),
        ("\n[]\n*".into(), 2, BadTag),
        ("[Event]\n*".into(), 1, BadTag),
        ("[Event \"x]\n*".into(), 1, BadTag),
        ("[Event \"x\"\n*".into(), 1, BadTag),
        ("[\u{c9}v \"x\"]\n*".into(), 1, BadTag),
        ("[_x \"x\"]\n*".into(), 1, BadTag),
        (
            "[Event \"x\"]\n[FEN \"not a fen\"]\n\n1. e4 *".into(),
            2,
            BadFen(FenError { at: 1, reason: FenReason::UnknownPiece(b'o') }),
        ),
        (
            "[fen \"8/8/8/8/8/8/8/8 w - -\"]\n\n1. e4 *".into(),
            1,
            BadFen(FenError { at: 0, reason: FenReason::Position(PositionError::EmptyBoard) }),
        ),
        ("1. e4\n\0 e5".into(), 2, NulByte),
        ("1. e4 {a\0b} e5".into(), 1, NulByte),
        ("1. e4 ;a\0b\n e5".into(), 1, NulByte),
        ("[Event \"a\0b\"]\n*".into(), 1, NulByte),
    ];
    for (text, line, reason) in cases {
        assert_eq!(read_one(&text), Err(PgnError { line, reason }), "{text:?}");
    }
}

#[test]
fn a_long_or_strange_token_is_shown_short_and_safe() {
    let Err(error) = read_one(format!("e4 {}", "x".repeat(300))) else { panic!("refused") };
    assert_eq!(error.reason, UnknownToken { token: format!("{}…", "x".repeat(40)) });
    let Err(error) = read_one("e4 x\u{9b}31m") else { panic!("refused") };
    assert_eq!(
        error.to_string(),
        "line 1: move 1 of Black: \"x\u{fffd}31m\" is not a move in algebraic notation"
    );
}

/// What a game is made of, so often in it.
fn nested(depth: usize) -> String {
    format!("1. e4 {}{}", "(1. d4 ".repeat(depth), ")".repeat(depth))
}

#[test]
fn limits_are_reached_and_not_passed() {
    let depth = |text: &str| {
        let mut record = game(text);
        let mut depth = 0;
        while let Some(variation) = record.line[0].variations.pop() {
            record.line = variation.line;
            depth += 1;
        }
        depth
    };
    assert_eq!(depth(&nested(MAX_DEPTH)), MAX_DEPTH);
    let refused = PgnError { line: 1, reason: TooDeep };
    assert_eq!(read_one(nested(MAX_DEPTH + 1)), Err(refused));

    let tags = |count| (0..count).map(|i| format!("[T{i} \"\"]\n")).collect::<String>();
    assert_eq!(game(tags(MAX_TAGS)).tags.len(), MAX_TAGS);
    assert_eq!(game(tags(MAX_TAGS) + "[T7 \"again\"]").tags.len(), MAX_TAGS);
    let refused = PgnError { line: MAX_TAGS + 1, reason: TooManyTags };
    assert_eq!(read_one(tags(MAX_TAGS + 1)), Err(refused));
}

/// Each faulty game stands between two good ones, which are read.
#[test]
fn one_bad_game_does_not_spoil_the_others() {
    let bad = [
        "1. e4 Ke3 2. d4 1-0",
        "1. Sf3",
        "1. e4 {never closed 1-0",
        "1. e4 {never closed",
        "1. e4 (1. d4 (1. c4 1-0",
        "1. e4 (1. d4 Ke3 1-0) e5 0-1",
        "1. e4 (1. d4 Ke3 1-0",
        "1. e4 (1. d4",
        "(1. e4) 1. d4 {[Site \"x\"]} 1/2-1/2 {of it} ; too",
        "1. e4 ) e5 0-1 {said",
        "1. e4 \0 e5 1-0",
        "[FEN \"x\"]\n[Site \"y\"]\n\n1. e4 *",
        "[]\n[Site \"y\"]\n\n1. e4",
        "[FEN \"x\"]\n{a comment}\n[Site \"y\"]\n\n1. e4 *",
        "[FEN \"x\"]",
        "[FEN \"x\"]\n\n{only a comment}",
        "Dear reader, this is no game.",
    ];
    for text in bad {
        let tagged = text.starts_with('[') || text.starts_with("Dear");
        let event = if tagged { "" } else { "[Event \"bad\"]\n\n" };
        let all = format!(
            "[Event \"first\"]\n\n1. c4 *\n\n{event}{text}\n\n[Event \"last\"]\n\n1. d4 d5 *\n"
        );
        let games = read_all(&all);
        let events: Vec<Option<&str>> = games
            .iter()
            .map(|game| game.as_ref().ok().and_then(|game| game.tags.get("Event")))
            .collect();
        assert_eq!(events, [Some("first"), None, Some("last")], "{all}");
        let last = games[2].as_ref().expect("a game");
        assert_eq!((last.line.len(), last.tags.len()), (2, 1), "{all}");
    }
}

/// Without tags the result says where a faulty game ends.
#[test]
fn a_bad_game_without_tags_ends_with_its_result() {
    for bad in ["1. e4 Ke3 2. d4 1-0", "1. e4 (1. d4 1-0", "1. e4 (Ke3 1-0) e5 0-1 {x}", "e4 ) *"] {
        let games = read_all(format!("c4 * {bad}\nd4 d5 *"));
        assert_eq!(games.len(), 3, "{bad}");
        assert!(games[1].is_err(), "{bad}");
        assert_eq!(games[2].as_ref().expect(bad).line.len(), 2, "{bad}");
    }
}

/// The first game has no result; what is wrong is the second's tag.
#[test]
fn a_bad_tag_on_a_new_line_belongs_to_the_next_game() {
    let games = read_all("1. e4 e5\n\n[]\n[Event \"b\"]\n\n1. d4 *\n\n[Event \"c\"]\n\n*");
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].as_ref().expect("a game").line.len(), 2);
    assert_eq!(games[1], Err(PgnError { line: 3, reason: BadTag }));
    assert_eq!(games[2].as_ref().expect("a game").tags.get("Event"), Some("c"));
}

/// Even there a comment must end, and the text be text.
#[test]
fn a_variation_that_is_not_kept_must_end() {
    let bare = ReadOptions { variations: false, comments: false };
    let cases = [
        ("e4\n(d4 (c4) e5 *", 2, UnclosedVariation),
        ("e4 (d4\n{e5) *", 2, UnclosedComment),
        ("e4 (d4\n\0) *", 2, NulByte),
        ("e4 (d4\n{\0}) *", 2, NulByte),
        ("e4 (d4))", 1, StrayParenthesis),
    ];
    for (text, line, reason) in cases {
        assert_eq!(read_with(text, bare), [Err(PgnError { line, reason })], "{text:?}");
    }
}

/// After moves any tag begins a game; after a bad tag, those of the same game follow.
#[test]
fn a_tag_after_a_bad_move_belongs_to_the_next_game() {
    let games = read_all("1. e4 Ke3\n[Site \"x\"]\n1. d4 *");
    assert_eq!(games.len(), 2);
    assert!(games[0].is_err());
    assert_eq!(games[1].as_ref().expect("a game").tags.get("Site"), Some("x"));
}
