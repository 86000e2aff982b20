//! Names and values.

use echecs::pgn::{MAX_TAGS, Record, TagError, Tags};

use crate::{game, read_one, write_all};

#[test]
fn tags_keep_their_order_and_their_last_value() {
    let game = game("[B \"1\"] [A \"2\"]\n[Setup \"1\"]\n[ B  \"3\" ]\n*");
    assert_eq!(game.tags.iter().collect::<Vec<_>>(), [("B", "3"), ("A", "2")]);
    let mut tags = game.tags;
    assert_eq!(tags.remove("B"), Some("3".to_owned()));
    assert_eq!(tags.remove("B"), None);
    assert_eq!((tags.get("B"), tags.get("A"), tags.len()), (None, Some("2"), 1));
    assert!(!tags.is_empty());
}

#[test]
fn values_are_read_with_their_escapes() {
    let value = |text: &str| game(format!("[A \"{text}\"]\n*")).tags.get("A").map(str::to_owned);
    let cases = [
        (r#"a \"b\" \\ c"#, r#"a "b" \ c"#),
        (r#"a "b" c"#, r#"a "b" c"#),
        (r"a\b", r"a\b"),
        ("a [b] c; {d} % e", "a [b] c; {d} % e"),
        ("", ""),
        (" a  b ", " a  b "),
        ("a\tb", "a b"),
    ];
    for (text, expected) in cases {
        assert_eq!(value(text).as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn what_cannot_be_a_tag_is_refused() {
    let mut tags = Tags::default();
    for name in ["", "a b", "é", "a\"", "a]", "_a", "-", "a\n"] {
        assert_eq!(tags.set(name, "x"), Err(TagError::BadName), "{name:?}");
    }
    for value in ["\n", "a\rb", "\0", "\u{7f}", "\u{85}", "\t"] {
        assert_eq!(tags.set("Event", value), Err(TagError::BadValue), "{value:?}");
    }
    for name in ["FEN", "SetUp", "Result", "fen", "Setup"] {
        assert_eq!(tags.set(name, "x"), Err(TagError::Derived), "{name}");
    }
    assert!(tags.is_empty());
    for i in 0..MAX_TAGS {
        assert_eq!(tags.set(format!("{i}+#=:-_"), "é\"\\]"), Ok(()));
    }
    assert_eq!(tags.set("0+#=:-_", "again"), Ok(()));
    assert_eq!(tags.set("More", "x"), Err(TagError::TooMany));
}

#[test]
fn the_longest_name_is_read_back() {
    let longest = "x".repeat(255);
    let mut tags = Tags::default();
    assert_eq!(tags.set(&longest, "a"), Ok(()));
    assert_eq!(tags.set(&(longest.clone() + "x"), "a"), Err(TagError::BadName));
    let text = write_all(&Record { tags, ..Record::default() });
    assert_eq!(game(text).tags.get(&longest), Some("a"));
    assert!(read_one(format!("[{longest}x \"a\"]\n*")).is_err());
}

/// A written game has tags more than it had: it is read back all the same.
#[test]
fn as_many_tags_as_there_may_be_are_read_back() {
    for fen in ["4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1"] {
        let mut record = game(format!("[FEN \"{fen}\"]\n*"));
        for i in 0..MAX_TAGS {
            assert_eq!(record.tags.set(format!("T{i}"), "x"), Ok(()));
        }
        let text = write_all(&record);
        assert_eq!(game(&text), record);
        assert_eq!(write_all(&game(&text)), text);
    }
}

#[test]
fn the_roster_comes_first_and_the_start_last() {
    let text = "[Z \"z\"]\n[White \"w \\\"\\\\\"]\n[Event \"e\"]\n\
                [FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[Result \"1-0\"]\n\n1. e4 0-1";
    let expected = "[Event \"e\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                    [White \"w \\\"\\\\\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[Z \"z\"]\n\
                    [SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 0-1\n\n";
    assert_eq!(write_all(&game(text)), expected);
}

/// Where the pieces castle from other squares, readers must be told.
#[test]
fn castling_of_chess960_names_its_variant() {
    let cases = [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false),
        ("4k3/8/8/8/8/8/8/R2K3R w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", true),
        ("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", true),
        ("r2k4/8/8/8/8/8/8/4K3 w q - 0 1", true),
    ];
    for (fen, is_named) in cases {
        let text = write_all(&game(format!("[FEN \"{fen}\"]")));
        assert_eq!(text.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN"), is_named, "{fen}");
        assert_eq!(text.contains("Variant"), is_named, "{fen}");
        assert_eq!(write_all(&game(&text)), text);
    }
}
