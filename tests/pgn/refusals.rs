//! What is refused, with its place and its reason.

use echecs::pgn::PgnReason::{self, *};
use echecs::pgn::{MAX_DEPTH, MAX_TAGS, PgnError, ReadOptions};
use echecs::rules::Color::{Black, White};
use echecs::rules::{FenError, FenReason, PositionError};

use crate::{game, read_all, read_one, read_with};

fn token(text: &str) -> String {
    text.to_owned()
}

/// A text in which the sign ¦ says where what is to blame begins: the text without it, and why
/// it is refused.
fn marked(text: &str, reason: PgnReason) -> (String, PgnError) {
    let (before, after) = text.split_once('¦').expect("a place");
    let ends = before.replace("\r\n", "\n").replace('\r', "\n");
    let last = ends.rsplit('\n').next().expect("a line");
    let (line, column) = (1 + ends.matches('\n').count(), 1 + last.chars().count());
    (format!("{before}{after}"), PgnError { line, column, reason })
}

#[test]
fn a_refusal_names_the_place_and_the_reason() {
    let castling_after_b1 = "[FEN \"4k3/8/8/8/8/8/8/1R2K3 w - - 0 1\"]\n";
    let unreadable = |text: &str, number, turn| UnreadableMove { token: token(text), number, turn };
    let illegal = |text: &str, number, turn| IllegalMove { token: token(text), number, turn };
    let unknown = |text: &str| UnknownToken { token: token(text) };
    let cases: Vec<(String, PgnReason)> = vec![
        ("1. e4 e5\n2. ¦Ke3 *".into(), illegal("Ke3", 2, White)),
        ("1... ¦e5".into(), illegal("e5", 1, White)),
        ("1. e4\r\ne5\r2. ¦Sf3".into(), unreadable("Sf3", 2, White)),
        ("\n\n1. ¦\u{2658}f3".into(), unreadable("\u{2658}f3", 1, White)),
        ("1. ¦Cf3".into(), unreadable("Cf3", 1, White)),
        ("1. ¦nf3".into(), unreadable("nf3", 1, White)),
        // A small letter is a piece only where a pawn promotes.
        ("1. ¦e4q".into(), unreadable("e4q", 1, White)),
        // Only at the beginning of a line is it a line to skip.
        ("1. e4 ¦% e5".into(), unreadable("%", 1, Black)),
        ("1. ¦Nf3\u{0438}".into(), unreadable("Nf3\u{0438}", 1, White)),
        ("1. e4 ¦5254".into(), unreadable("5254", 1, Black)),
        ("1. e4 1.¦O-O".into(), illegal("O-O", 1, Black)),
        ("1. e4\n¦e.p.".into(), unknown("e.p.")),
        ("1. e4 ¦--".into(), NullMove { token: token("--"), number: 1, turn: Black }),
        ("1. e4 (1. d4) ¦Z0".into(), NullMove { token: token("Z0"), number: 1, turn: Black }),
        ("¦0000".into(), NullMove { token: token("0000"), number: 1, turn: White }),
        (
            "[FEN \"4k3/8/8/8/8/8/4K3/R6R w - -\"]\n¦Rd1".into(),
            Ambiguous { token: token("Rd1"), number: 1, turn: White },
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4K1p1/8 b - - 0 7\"]\n7... ¦g1".into(),
            MissingPromotion { token: token("g1"), number: 7, turn: Black },
        ),
        (format!("{castling_after_b1}¦Kc1 {{"), illegal("Kc1", 1, White)),
        (format!("{castling_after_b1}¦O-O-O"), illegal("O-O-O", 1, White)),
        ("1. e4 \n ¦{never\n closed e5 \n *".into(), UnclosedComment),
        ("1. e4\n¦(1. d4\n(1. c4) d5 *\n".into(), UnclosedVariation),
        ("1. e4 ¦(1. d4".into(), UnclosedVariation),
        ("1. e4 (1. d4\n ¦(1. c4".into(), UnclosedVariation),
        ("1. e4 ¦)".into(), StrayParenthesis),
        ("1. e4 (1. d4)\n¦)".into(), StrayParenthesis),
        ("¦(1. e4) 1. d4 *".into(), VariationBeforeMove),
        ("1. e4 (¦(1. d4) 1. c4) *".into(), VariationBeforeMove),
        ("1. e4 ¦$ e5".into(), unknown("$")),
        ("1. e4 ¦] e5".into(), unknown("]")),
        ("1. e4 ¦} e5".into(), unknown("}")),
        ("1. e4 ¦<1> e5".into(), unknown("<")),
        ("1. e4 ¦\"x\" e5".into(), unknown("\"")),
        ("1. e4 ¦[%clk 0:01:00] e5".into(), BadTag),
        ("\n¦[]\n*".into(), BadTag),
        ("¦[Event]\n*".into(), BadTag),
        ("¦[Event \"x]\n*".into(), BadTag),
        ("¦[Event \"x\"\n*".into(), BadTag),
        ("¦[\u{c9}v \"x\"]\n*".into(), BadTag),
        ("¦[_x \"x\"]\n*".into(), BadTag),
        ("[Event \"x\"] \t¦[]\n*".into(), BadTag),
        (
            "[Event \"x\"]\n¦[FEN \"not a fen\"]\n\n1. e4 *".into(),
            BadFen(FenError { at: 1, reason: FenReason::UnknownPiece(b'o') }),
        ),
        (
            "¦[fen \"8/8/8/8/8/8/8/8 w - -\"]\n\n1. e4 *".into(),
            BadFen(FenError { at: 0, reason: FenReason::Position(PositionError::EmptyBoard) }),
        ),
        ("1. e4\n¦\0 e5".into(), NulByte),
        ("1. e4 ¦{a\0b} e5".into(), NulByte),
        ("1. e4 ¦;a\0b\n e5".into(), NulByte),
        ("¦[Event \"a\0b\"]\n*".into(), NulByte),
    ];
    for (text, reason) in cases {
        let (text, refused) = marked(&text, reason);
        assert_eq!(read_one(&text), Err(refused), "{text:?}");
    }
}

/// However what stands before a bad move is written, characters are counted.
#[test]
fn the_column_counts_characters() {
    let illegal = |number, turn| IllegalMove { token: token("Ke3"), number, turn };
    let cases = [
        ("¦Ke3", 1, White),
        ("  1. ¦Ke3+ e5", 1, White),
        ("1.¦Ke3", 1, White),
        ("1.e4 e5 2.¦Ke3??!", 2, White),
        ("1.e4!?+- 1...¦Ke3", 1, Black),
        ("1.e4 {été, œuvre, ♘, 😀} ¦Ke3", 1, Black),
        ("1.e4 {deux\nlignes à lire} ¦Ke3", 1, Black),
        ("1.e4 ; «\u{a0}à la ligne\u{a0}»\n\t¦Ke3", 1, Black),
        ("% une ligne\n1.e4\n% à part\n ¦Ke3", 1, Black),
        ("[Event \"é\"] {à} ¦Ke3", 1, White),
        ("1.e4 e5 2…¦Ke3", 2, White),
        ("1.e4\u{a0}e5\u{a0}2.\u{a0}¦Ke3", 2, White),
        ("1.e4±\u{a0}¦Ke3", 1, Black),
    ];
    for (text, number, turn) in cases {
        let (text, refused) = marked(text, illegal(number, turn));
        assert_eq!(read_one(&text), Err(refused), "{text:?}");
    }
}

/// Nobody sees a byte-order mark, and a file of another code page has a byte a character.
#[test]
fn the_column_of_odd_bytes() {
    let column = |text: &[u8]| read_one(text).expect_err("refused").column;
    assert_eq!(column("\u{feff}[]\n".as_bytes()), 1);
    assert_eq!(column("\u{feff}1. Ke3".as_bytes()), 4);
    assert_eq!(column("\u{feff}1.Ke3".as_bytes()), 3);
    assert_eq!(column(b"1.e4 {\xe9t\xe9 \xabx\xbb} Ke3"), 16);
    assert_eq!(column(b"1.e4 e5 2.Ke\xe9"), 11);
}

#[test]
fn a_long_or_strange_token_is_shown_short_and_safe() {
    let Err(error) = read_one(format!("e4 {}", "x".repeat(300))) else { panic!("refused") };
    assert_eq!(error.reason, UnknownToken { token: format!("{}…", "x".repeat(40)) });
    let Err(error) = read_one("e4 x\u{9b}31m") else { panic!("refused") };
    assert_eq!(
        error.to_string(),
        "line 1, column 4: move 1 of Black: \"x\u{fffd}31m\" is not a move in algebraic notation"
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
    let refused = PgnError { line: 1, column: 7 + 7 * MAX_DEPTH, reason: TooDeep };
    assert_eq!(read_one(nested(MAX_DEPTH + 1)), Err(refused));

    let tags = |count| (0..count).map(|i| format!("[T{i} \"\"]\n")).collect::<String>();
    assert_eq!(game(tags(MAX_TAGS)).tags.len(), MAX_TAGS);
    assert_eq!(game(tags(MAX_TAGS) + "[T7 \"again\"]").tags.len(), MAX_TAGS);
    let refused = PgnError { line: MAX_TAGS + 1, column: 1, reason: TooManyTags };
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
    assert_eq!(games[1], Err(PgnError { line: 3, column: 1, reason: BadTag }));
    assert_eq!(games[2].as_ref().expect("a game").tags.get("Event"), Some("c"));
}

/// Even there a comment must end, and the text be text.
#[test]
fn a_variation_that_is_not_kept_must_end() {
    let bare = ReadOptions { variations: false, comments: false };
    let cases = [
        ("e4\n ¦(d4 (c4) e5 *", UnclosedVariation),
        ("e4 (d4\n¦{e5) *", UnclosedComment),
        ("e4 (d4\n¦\0) *", NulByte),
        ("e4 (d4\n ¦{\0}) *", NulByte),
        ("e4 (d4)¦)", StrayParenthesis),
    ];
    for (text, reason) in cases {
        let (text, refused) = marked(text, reason);
        assert_eq!(read_with(&text, bare), [Err(refused)], "{text:?}");
    }
}

/// A variation that ends before a null move is open from its own beginning.
#[test]
fn a_variation_that_is_cut_must_end() {
    let (text, refused) = marked("1. e4 {é} ¦(1. d4 -- (1... d5) 2. c4 *", UnclosedVariation);
    assert_eq!(read_one(&text), Err(refused));
}

/// After moves any tag begins a game; after a bad tag, those of the same game follow.
#[test]
fn a_tag_after_a_bad_move_belongs_to_the_next_game() {
    let games = read_all("1. e4 Ke3\n[Site \"x\"]\n1. d4 *");
    assert_eq!(games.len(), 2);
    assert!(games[0].is_err());
    assert_eq!(games[1].as_ref().expect("a game").tags.get("Site"), Some("x"));
}
