//! Lines that make no sense change nothing.

use echecs::search::uci::Flow;

use crate::uci::Talk;
use support::random::Random;

/// Refused with a reason.
const REFUSED: [&str; 20] = [
    "position",
    "position foo",
    "position startpos e2e4",
    "position startpos moves e2e5",
    "position startpos moves e2e4 e7e5 e1e8",
    "position startpos moves e2",
    "position startpos moves 0000",
    "position fen",
    "position fen moves e2e4",
    "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
    "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "position fen rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e7e5",
    "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999999999999 1",
    "position startpos moves é2é4",
    "setoption",
    "setoption name",
    "setoption name Hash",
    "setoption name Hash value many",
    "setoption name Nonsense value 3",
];

/// Passed over in silence.
const IGNORED: [&str; 12] = [
    "",
    "   \t  ",
    "hello",
    "stop",
    "ponderhit",
    "debug on",
    "register later",
    "bestmove e2e4",
    "go\u{0}",
    "UCI",
    "\u{feff}uci",
    "….",
];

#[test]
fn a_refused_line_leaves_the_position_as_it_was() {
    let mut talk = Talk::new();
    // One move only is legal here.
    talk.send("position fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1 moves a1b2 h8g8");
    talk.send("position fen 8/8/8/8/8/k7/1q6/K7 w - - 0 1");
    talk.send("position fen 7k/8/8/8/8/1q6/8/K7 w - - 0 1");
    talk.now();
    for line in REFUSED {
        assert_eq!(talk.send(line), Flow::Continue);
        let said = talk.now();
        assert!(said.len() == 1 && said[0].starts_with("info string "), "{line}: {said:?}");
    }
    for line in IGNORED {
        assert_eq!(talk.send(line), Flow::Continue);
        assert!(talk.now().is_empty(), "{line}");
    }
    talk.send("go depth 1");
    assert!(talk.until("bestmove").iter().any(|line| line.starts_with("bestmove 0000")));
}

#[test]
fn unknown_words_before_a_command_are_skipped() {
    let mut talk = Talk::new();
    talk.send("joho isready");
    assert_eq!(talk.until("readyok"), ["readyok"]);
}

#[test]
fn a_very_long_line_is_read() {
    let mut talk = Talk::new();
    let shuffle = " g1f3 g8f6 f3g1 f6g8".repeat(2_000);
    talk.send(&format!("position startpos moves{shuffle}"));
    assert!(talk.now().is_empty());
    talk.send("go depth 3");
    talk.until("bestmove");
    talk.send(&"x ".repeat(100_000));
    assert!(talk.now().is_empty());
}

/// Words of the protocol in any order, hundreds of lines of them.
#[test]
fn random_lines_are_survived() {
    const WORDS: [&str; 35] = [
        "go",
        "go",
        "stop",
        "position",
        "startpos",
        "fen",
        "moves",
        "e2e4",
        "e7e5",
        "g1f3",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "movestogo",
        "infinite",
        "searchmoves",
        "mate",
        "setoption",
        "name",
        "Hash",
        "value",
        "Clear",
        "ucinewgame",
        "uci",
        "1",
        "3",
        "-1",
        "0",
        "99999999999999999999",
        "8/8/8/3k4/8/8/1R6/K7",
        "w",
        "-",
    ];
    let mut talk = Talk::new();
    let mut random = Random(4);
    let (mut asked, mut given) = (0, 0);
    for _ in 0..600 {
        let line: Vec<&str> =
            (0..random.below(7)).map(|_| WORDS[random.below(WORDS.len())]).collect();
        // Tables of any size are tried elsewhere.
        if line.contains(&"Hash") {
            continue;
        }
        talk.send(&line.join(" "));
        talk.send("stop");
        let said = talk.now();
        given += said.iter().filter(|line| line.starts_with("bestmove ")).count();
        let first = line.iter().find(|word| {
            ["go", "position", "setoption", "uci", "isready", "ucinewgame", "stop"].contains(word)
        });
        asked += usize::from(first == Some(&"go"));
        for line in &said {
            let known = ["info ", "bestmove ", "id ", "option ", "uciok", "readyok"];
            assert!(known.iter().any(|start| line.starts_with(start)), "{line}");
        }
    }
    assert_eq!(given, asked, "one answer for each search");
}
