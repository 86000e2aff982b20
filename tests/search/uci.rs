//! Conversations in UCI.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use echecs::search::uci::{Engine, Flow};

/// An engine, and the lines it has said.
pub struct Talk {
    engine: Engine,
    lines: Receiver<String>,
}

impl Talk {
    pub fn new() -> Talk {
        let (sender, lines) = mpsc::channel();
        // Nobody listens any more once the test is over.
        let engine = Engine::new(move |line| drop(sender.send(line.to_owned())));
        Talk { engine: engine.expect("memory"), lines }
    }

    pub fn send(&mut self, line: &str) -> Flow {
        self.engine.command(line)
    }

    /// The lines up to one that begins like that, this one included.
    pub fn until(&mut self, start: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while heard.last().is_none_or(|line: &String| !line.starts_with(start)) {
            let line = self.lines.recv_timeout(Duration::from_secs(60));
            heard.push(line.unwrap_or_else(|_| panic!("no {start} after {heard:?}")));
        }
        heard
    }

    /// The lines said so far.
    pub fn now(&mut self) -> Vec<String> {
        self.send("isready");
        let mut heard = self.until("readyok");
        heard.pop();
        heard
    }

    fn best_move(&mut self, go: &str) -> String {
        self.send(go);
        let last = self.until("bestmove").pop().expect("a line");
        last.split(' ').nth(1).expect("a move").to_owned()
    }
}

#[test]
fn the_engine_introduces_itself() {
    let mut talk = Talk::new();
    talk.send("uci");
    let lines = talk.until("uciok");
    assert_eq!(lines[0], concat!("id name libechecs ", env!("CARGO_PKG_VERSION")));
    assert!(lines[1].starts_with("id author "));
    assert!(lines.contains(&"option name Hash type spin default 16 min 1 max 1024".to_owned()));
    assert!(lines.contains(&"option name Clear Hash type button".to_owned()));
    talk.send("isready");
    assert_eq!(talk.until("readyok"), ["readyok"]);
}

#[test]
fn a_mate_is_announced_and_played() {
    let mut talk = Talk::new();
    talk.send("position startpos moves f2f3 e7e5 g2g4");
    talk.send("go depth 3");
    let lines = talk.until("bestmove");
    let last_info = &lines[lines.len() - 2];
    assert!(last_info.starts_with("info depth 3 seldepth "), "{last_info}");
    assert!(last_info.contains(" score mate 1 nodes "), "{last_info}");
    assert!(last_info.ends_with(" pv d8h4"), "{last_info}");
    assert_eq!(lines.last().map(String::as_str), Some("bestmove d8h4"));
}

#[test]
fn every_report_has_its_fields() {
    let mut talk = Talk::new();
    talk.send("go depth 6");
    for line in talk.until("bestmove").iter().filter(|line| line.starts_with("info ")) {
        let words: Vec<&str> = line.split(' ').collect();
        let labels = [1, 3, 5, 8, 10, 12, 14, 16].map(|i| words[i]);
        let expected = ["depth", "seldepth", "score", "nodes", "nps", "hashfull", "time", "pv"];
        assert_eq!(labels, expected, "{line}");
        for i in [2, 4, 7, 9, 11, 13, 15] {
            assert!(words[i].parse::<i64>().is_ok(), "{line}");
        }
    }
}

#[test]
fn all_ways_to_go_end() {
    let mut talk = Talk::new();
    for go in [
        "go depth 5",
        "go nodes 2000",
        "go movetime 20",
        "go wtime 200 btime 200 winc 2 binc 2",
        "go wtime 200 btime 200 movestogo 1",
        "go wtime -5 btime 100",
        "go wtime 99999999999999999999 movetime 10",
        "go mate 1 nodes 2000",
        "go searchmoves a2a3 nodes 2000",
        "go ponder depth 2",
    ] {
        let best = talk.best_move(go);
        assert_eq!(best.len(), 4, "{go}: {best}");
        assert!(go != "go searchmoves a2a3 nodes 2000" || best == "a2a3");
    }
}

#[test]
fn an_endless_search_waits_for_its_stop() {
    let mut talk = Talk::new();
    // The whole tree is soon seen, but nobody has asked for the answer.
    talk.send("position fen 7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
    for go in ["go infinite", "go"] {
        talk.send(go);
        assert!(talk.now().iter().all(|line| line.starts_with("info depth ")));
        talk.send("stop");
        let lines = talk.until("bestmove");
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")));
    }
}

#[test]
fn a_search_is_not_disturbed() {
    let mut talk = Talk::new();
    talk.send("go infinite");
    for (line, word) in [
        ("go depth 1", "go"),
        ("ucinewgame", "ucinewgame"),
        ("setoption name Hash value 1", "setoption"),
    ] {
        talk.send(line);
        let expected = format!("info string {word} ignored while searching");
        assert!(talk.now().contains(&expected), "{line}");
    }
    // A new position is for the next search.
    talk.send("position fen 7k/8/6K1/8/8/8/8/1Q6 w - - 0 1");
    talk.send("stop");
    let last = talk.until("bestmove").pop().expect("a line");
    assert_ne!(last, "bestmove b1b8");
    assert_eq!(talk.best_move("go depth 3"), "b1b8");
}

#[test]
fn the_next_command_may_come_with_the_answer() {
    let mut talk = Talk::new();
    for _ in 0..50 {
        assert_eq!(talk.best_move("go depth 1").len(), 4);
        talk.send("ucinewgame");
        assert!(talk.now().is_empty());
    }
}

#[test]
fn quitting_ends_the_search() {
    let mut talk = Talk::new();
    talk.send("go infinite");
    assert_eq!(talk.send("quit"), Flow::Quit);
    assert!(talk.until("bestmove").last().is_some());
    let mut talk = Talk::new();
    talk.send("go depth 4");
    talk.engine.end_of_input();
    assert!(talk.until("bestmove").iter().any(|line| line.starts_with("info depth 4 ")));
    let mut talk = Talk::new();
    talk.send("go infinite");
    talk.engine.end_of_input();
    talk.until("bestmove");
}

#[test]
fn without_a_move_there_is_none() {
    let mut talk = Talk::new();
    for (fen, score) in
        [("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "mate 0"), ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "cp 0")]
    {
        talk.send(&format!("position fen {fen}"));
        talk.send("go depth 3");
        assert_eq!(
            talk.until("bestmove"),
            [&format!("info depth 0 score {score}"), "bestmove 0000"]
        );
    }
}

#[test]
fn castling_is_written_as_the_game_wants() {
    let mut talk = Talk::new();
    let position = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    talk.send(position);
    assert_eq!(talk.best_move("go searchmoves e1g1 depth 1"), "e1g1");
}

/// Where the king steps by castling, too: its two squares would be another move.
#[test]
fn castling_of_chess960_is_written_by_king_and_rook() {
    let mut talk = Talk::new();
    talk.send("position fen 4k3/8/8/8/8/8/8/RK5R w HA - 0 1");
    for castling in ["b1a1", "b1h1"] {
        talk.send(&format!("go depth 1 searchmoves {castling}"));
        let lines = talk.until("bestmove");
        let (answer, infos) = lines.split_last().expect("an answer");
        assert_eq!(answer.split(' ').nth(1), Some(castling), "{lines:?}");
        for info in infos {
            assert!(info.contains(&format!(" pv {castling}")), "{lines:?}");
        }
    }
    talk.send("position fen 4k3/8/8/8/8/8/8/1R2K2R w BK - 0 1");
    assert_eq!(talk.best_move("go depth 1 searchmoves e1h1"), "e1g1");
    assert_eq!(talk.best_move("go depth 1 searchmoves e1b1"), "e1b1");
}

#[test]
fn a_hash_table_out_of_bounds_is_refused() {
    let mut talk = Talk::new();
    for value in ["0", "-7", "4097", "99999999999999999999", "much"] {
        talk.send(&format!("setoption name Hash value {value}"));
        let lines = talk.now();
        assert!(lines.iter().all(|line| line.starts_with("info string ")), "{lines:?}");
        assert_eq!(lines.len(), 1, "{value}");
    }
}

#[test]
fn options_are_set() {
    let mut talk = Talk::new();
    for line in [
        "setoption name Hash value 1",
        "setoption name hash value 2",
        "setoption name Clear Hash",
        "setoption name Move Overhead value 30",
    ] {
        talk.send(line);
        assert!(talk.now().is_empty(), "{line}");
        assert_eq!(talk.best_move("go nodes 500").len(), 4);
    }
}
