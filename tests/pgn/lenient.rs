//! What is forgiven, because the meaning stays clear.

use echecs::pgn::{GameResult, ReadOptions};
use echecs::rules::Position;

use crate::{game, read_all, read_one, read_with, sans, write_all};

/// Texts of the same few moves.
#[test]
fn untidy_texts_are_the_game_that_is_meant() {
    let plain = sans(&game("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *"));
    assert_eq!(plain, ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O"]);
    let texts = [
        "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O*",
        "1e4 e5 2Nf3 Nc6 3Bb5 Nf6 4.0-0 *",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5 Nf6 4 0-0 *",
        "1. e4 1... e5 2. Nf3 2... Nc6 3. Bb5 3...Nf6 4. o-o *",
        "1. e4 1. ... e5 2. Nf3 2. … Nc6 3. Bb5 3…Nf6 4. O–O *",
        "9. e4 e5 9. Nf3 Nc6 1. Bb5 1... Nf6 7. O-O",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 Ng8-f6 4. 0-0",
        "1. Pe4 Pe7-e5 2. Ng1f3 Nb8c6 3. Bf1b5 Ng8f6 4. O-O",
        "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1",
        "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1h1 *",
        "\u{feff}1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *",
        "% skipped\n1. e4 e5\n%Ke3 {\n2. Nf3 Nc6 3. Bb5 Nf6 4. O-O\r%\r*",
        "1. e4 e5\r\n2. Nf3 Nc6\r3. Bb5 Nf6\n4. O-O\r\n*\r\n\x1a",
        "1.\u{a0}e4 e5 2.\u{a0}Nf3 Nc6\u{a0}3.\u{a0}Bb5 Nf6 4.\u{a0}O-O *",
        "1. e4+ e5# 2. Nf3 + Nc6++ 3. Bb5!+ Nf6 4. O-O+",
    ];
    for text in texts {
        assert_eq!(sans(&game(text)), plain, "{text}");
    }
}

#[test]
fn promotions_and_captures_in_passing() {
    let tags = "[FEN \"4k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n";
    for text in ["a8=Q+", "a8Q", "a8=q", "a8q", "a7a8q", "a7-a8=Q", "a7a8Q", "1.a8Q+!"] {
        assert_eq!(sans(&game(format!("{tags}{text}"))), ["a8=Q+"], "{text}");
    }
    assert_eq!(sans(&game(format!("{tags}a8=n"))), ["a8=N"]);
    for text in ["exd6", "ed6", "exd6 e.p.", "exd6e.p.", "exd6 ep", "e5d6", "e5xd6 e.p.!"] {
        assert_eq!(sans(&game(format!("{tags}{text}"))), ["exd6"], "{text}");
    }
}

/// A null move shows a threat; the game does not depend on it.
#[test]
fn a_variation_ends_before_a_null_move() {
    let text = "1. e4 {a} e5 ({b} 1... c5! {c} 2. -- $1 {d} (2. Nf3 (2. d4)) d6 {e}) 2. Nf3 \
                ({f} 2. Z0 d5) (2. d4 exd4 (2... 0000) 3. @@@@) 2... Nc6 1-0";
    let kept = "1. e4 {a} e5 ({b} 1... c5! {c}) 2. Nf3 {f} (2. d4 exd4) 2... Nc6 1-0";
    assert_eq!(game(text), game(kept));
    let without = ReadOptions { variations: false, ..ReadOptions::default() };
    assert_eq!(read_with(text, without), read_with("1. e4 {a} e5 2. Nf3 Nc6 1-0", without));
}

#[test]
fn marks_become_numbers() {
    let nags = |text: &str| game(text).line[0].nags.clone();
    let cases: [(&str, &[u8]); 19] = [
        ("e4!", &[1]),
        ("e4?", &[2]),
        ("e4!!", &[3]),
        ("e4 ??", &[4]),
        ("e4!?", &[5]),
        ("e4 ?!", &[6]),
        ("e4!!!!", &[3]),
        ("e4+-", &[18]),
        ("e4 -+", &[19]),
        ("e4!? +/-", &[5, 16]),
        ("e4!?+/=", &[5, 14]),
        ("e4 =", &[10]),
        ("e4=", &[10]),
        ("e4 ± ∓ ⩲ ⩱ ∞ □", &[16, 17, 14, 15, 13, 7]),
        ("e4 $1$2 $255", &[1, 2, 255]),
        ("e4 $256 $0 $4294967297 $3", &[0, 3]),
        ("$5 1. e4 $6", &[5, 6]),
        ("$2 1. e4! $1 ? $2 $3", &[2, 1, 3]),
        ("e4 (d4) !", &[1]),
    ];
    for (text, expected) in cases {
        assert_eq!(nags(text), expected, "{text}");
    }
    let before = game("1. e4 ($142 1. d4 $1)");
    assert_eq!(before.line[0].variations[0].line[0].nags, [142, 1]);
}

#[test]
fn results_in_their_many_forms() {
    use GameResult::*;
    let cases = [
        ("e4 1-0", WhiteWins),
        ("e4 0-1", BlackWins),
        ("e4 1/2-1/2", Draw),
        ("e4 1/2", Draw),
        ("e4 ½-½", Draw),
        ("e4 1–0", WhiteWins),
        ("e41-0", WhiteWins),
        ("e4!0-1", BlackWins),
        ("1.e41/2-1/2", Draw),
        ("e4*", Unknown),
        ("e4", Unknown),
        // The result after the moves counts, and the tag where there is none.
        ("[Result \"0-1\"]\ne4 1-0", WhiteWins),
        ("[Result \"0-1\"]\ne4 *", Unknown),
        ("[Result \"0-1\"]\ne4", BlackWins),
        ("[Result \"1/2-1/2\"]\n", Draw),
        ("[Result \"black\"]\ne4", Unknown),
        ("[result \"1-0\"]\ne4", WhiteWins),
    ];
    for (text, result) in cases {
        let game = game(text);
        assert_eq!(game.result, result, "{text}");
        assert_eq!(game.tags.len(), 0, "{text}");
    }
    // 0.5 in one byte, as Latin-1 has it.
    assert_eq!(game(b"e4 \xbd-\xbd").result, Draw);
}

#[test]
fn comments_belong_to_the_move_before_them() {
    let game = game(
        "{before} ; all\n1. {still} e4 {one}{two\r\n\r\n  lines} (1. d4 {in} 1-0 {it}) {three} e5 \
         ({aside} 1... c5 ; to the end } ) {\n {x}) 1-0 {last} ; of all\n",
    );
    assert_eq!(game.comment, "before all still");
    assert_eq!(game.line[0].comment, "one two lines three");
    assert_eq!(game.line[0].variations[0].line[0].comment, "in it");
    assert_eq!(game.line[1].comment, "last of all");
    let aside = &game.line[1].variations[0];
    assert_eq!((aside.comment.as_str(), aside.line.len()), ("aside", 1));
    assert_eq!(aside.line[0].comment, "to the end } ) { x");
}

/// Also where there is an even number of them, and where one is written by two bytes.
#[test]
fn control_characters_in_comments_are_blanks() {
    for comment in ["a\tb", "\x01a\x7fb", "a\u{85}b", "a\u{85}\u{9f}b", "a\t\x0bb\x0c\x01"] {
        assert_eq!(game(format!("1. e4 {{{comment}}} *")).line[0].comment, "a b", "{comment:?}");
    }
}

#[test]
fn a_variation_without_moves_is_a_comment() {
    let game = game("1. e4 {a} ({b}) () e5 *");
    assert_eq!(game.line[0].comment, "a b");
    assert!(game.line[0].variations.is_empty());
}

#[test]
fn what_is_not_kept_is_not_looked_at() {
    let text = "{a} 1. e4! $2 {b} (1. Sf3 -- {(} (?) Z0 1-0) {c} e5 *";
    let bare = ReadOptions { variations: false, comments: false };
    let mut games = read_with(text, bare);
    let game = games.pop().expect("a game").expect("a good one");
    assert_eq!(sans(&game), ["e4", "e5"]);
    assert_eq!(game.comment, "");
    assert!(game.line.iter().all(|ply| ply.comment.is_empty() && ply.nags.is_empty()));
    assert!(game.line.iter().all(|ply| ply.variations.is_empty()));
    let comments = ReadOptions { variations: false, comments: true };
    let mut games = read_with(text, comments);
    let game = games.pop().expect("a game").expect("a good one");
    assert_eq!((game.comment.as_str(), game.line[0].comment.as_str()), ("a", "b c"));
    assert_eq!(game.line[0].nags, [1, 2]);
}

#[test]
fn bytes_that_are_not_utf8_are_western() {
    let mut text =
        b"[White \"Gr\xfcnfeld\"]\n[Black \"Gr\xc3\xbcnfeld\"]\n\n1. e4 {\xc9t\xe9, c\x9cur}"
            .to_vec();
    text.extend("{œuf, déjà\u{a0}!}".as_bytes());
    let game = game(&text);
    assert_eq!(game.tags.get("White"), Some("Grünfeld"));
    assert_eq!(game.tags.get("Black"), Some("Grünfeld"));
    assert_eq!(game.line[0].comment, "Été, cœur œuf, déjà\u{a0}!");
    assert!(write_all(&game).contains("{Été, cœur œuf, déjà\u{a0}!}"));
}

#[test]
fn games_past_the_automatic_draws_go_on() {
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(50);
    assert_eq!(game(text).line.len(), 200);
}

#[test]
fn castling_in_chess960() {
    let fen = "4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1";
    for (text, san) in [("O-O", "O-O"), ("0-0-0", "O-O-O"), ("e1g1", "O-O"), ("e1b1", "O-O-O")] {
        let game =
            game(format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{text} *"));
        assert_eq!(sans(&game), [san], "{text}");
        assert!(game.line[0].mv.is_castling(), "{text}");
        assert_eq!(game.start, Position::from_fen(fen).expect("a position"));
        assert_eq!(game.tags.get("Variant"), Some("Chess960"));
    }
}

/// Where one game ends and the next begins.
#[test]
fn games_are_told_apart() {
    let cases: [(&str, &[usize]); 12] = [
        ("e4 e5 * d4 1-0 c4", &[2, 1, 1]),
        ("e4 1-0 {said of it} d4 0-1", &[1, 1]),
        ("[Event \"a\"]\n\ne4\n\n[Event \"b\"]\n\nd4 d5\n", &[1, 2]),
        ("[Event \"a\"] e4 [Event \"b\"] d4 d5 *", &[1, 2]),
        ("[Event \"a\"]\n\n[Event \"b\"]\n\nd4\n", &[0, 1]),
        ("[Event \"a\"]\n\n[Site \"b\"]\n\nd4\n", &[1]),
        ("[Event \"a\"]\n[Event \"b\"]\n\nd4\n", &[1]),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3 w - -\"]", &[0]),
        ("* *", &[0, 0]),
        ("{a comment} ; and another\n $1 3. ...", &[]),
        ("{a comment} [Event \"a\"] {another} e4", &[1]),
        ("e4 *\n{of the next} [Event \"a\"] e4 *\n{of none}", &[1, 1]),
    ];
    for (text, expected) in cases {
        let games = read_all(text);
        let plies: Vec<usize> =
            games.iter().map(|game| game.as_ref().expect(text).line.len()).collect();
        assert_eq!(plies, expected, "{text}");
    }
    let games = read_all("e4 1-0 {said of it} d4 0-1");
    assert_eq!(games[0].as_ref().expect("a game").line[0].comment, "said of it");
}

/// More queens than pawns can have become, but no more pieces than a set has.
#[test]
fn a_composed_position_is_a_start() {
    let text = "[FEN \"4k3/8/8/8/PPPP4/QQQQ4/QQQQ4/QQQ1K3 w - - 0 1\"]\n\n*\n";
    assert!(read_one(text).is_ok());
    assert!(read_one(text.replace("PPPP4", "PPPPP3")).is_err());
}
