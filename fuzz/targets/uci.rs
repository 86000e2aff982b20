//! UCI: lines that a hostile interface sends. Each `go` that is obeyed has exactly one
//! answer, which is a move of the position that was asked about.

#![no_main]

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use echecs::rules::{Game, Move, Position};
use echecs::search::uci::{Engine, Flow};
use libfuzzer_sys::{Corpus, fuzz_target};

/// Longer dialogues only repeat shorter ones.
const LINES: usize = 24;

/// What each dialogue begins with, whatever the one before it has left.
const FRESH: [&str; 5] = [
    "stop",
    "setoption name Hash value 1",
    "setoption name Move Overhead value 10",
    "ucinewgame",
    "position startpos",
];

/// One for all dialogues: making one takes longer than a dialogue.
static ENGINE: Mutex<Option<Engine>> = Mutex::new(None);
static SAID: Mutex<Vec<String>> = Mutex::new(Vec::new());

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(data) else { return Corpus::Reject };
    let mut engine = lock(&ENGINE);
    let engine = engine.get_or_insert_with(|| {
        Engine::new(|line| lock(&SAID).push(line.to_owned())).expect("memory for an engine")
    });
    for line in FRESH {
        engine.command(line);
    }
    assert_eq!(said(), [""; 0], "a new game is no news");
    let mut dialogue = Dialogue::new();
    for line in text.lines().take(LINES) {
        if takes_memory(line) {
            continue;
        }
        if dialogue.send(engine, line) == Flow::Quit {
            break;
        }
    }
    engine.end_of_input();
    dialogue.hear(said());
    assert!(dialogue.awaited.is_empty(), "an answer is missing");
    Corpus::Keep
});

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn said() -> Vec<String> {
    std::mem::take(&mut lock(&SAID))
}

/// Whether a line may ask for a large table: that is a matter of the machine.
fn takes_memory(line: &str) -> bool {
    line.to_ascii_lowercase().contains("hash") && line.contains(|c: char| c.is_ascii_digit())
}

/// What the other side of the dialogue knows.
struct Dialogue {
    position: Position,
    /// The positions that searches have not answered about yet, and the moves to choose
    /// from; all if there are none.
    awaited: VecDeque<(Position, Vec<Move>)>,
}

impl Dialogue {
    fn new() -> Dialogue {
        Dialogue { position: Position::default(), awaited: VecDeque::new() }
    }

    fn send(&mut self, engine: &mut Engine, line: &str) -> Flow {
        let mut words = line.split_whitespace();
        let command = words.find(|word| {
            let known = ["uci", "isready", "ucinewgame", "setoption", "position", "go", "stop"];
            known.contains(word) || ["quit", "debug", "register", "ponderhit"].contains(word)
        });
        let rest: Vec<&str> = words.collect();
        let flow = engine.command(line);
        let ignored = format!("info string {} ignored while searching", command.unwrap_or(""));
        let heard = said();
        match command {
            _ if heard.contains(&ignored) => {}
            Some("ucinewgame") => self.position = Position::default(),
            Some("position") => {
                if let Some(game) = game(&rest) {
                    self.position = game.position().clone();
                }
            }
            Some("go") => {
                self.awaited.push_back((self.position.clone(), choice(&self.position, &rest)));
                // Only what ends soon is left alone.
                if !is_short(&rest) {
                    engine.command("stop");
                }
            }
            _ => {}
        }
        self.hear(heard);
        self.hear(said());
        assert!(self.awaited.len() <= 1, "two searches at once");
        flow
    }

    fn hear(&mut self, lines: Vec<String>) {
        for line in lines {
            match line.strip_prefix("bestmove ") {
                Some(answer) => self.judge(answer),
                None => {
                    self.follow(&line);
                    let known = ["info ", "id ", "option ", "uciok", "readyok"];
                    assert!(known.iter().any(|start| line.starts_with(start)), "{line}");
                }
            }
            assert!(!line.contains(['\n', '\r']), "{line:?} is not one line");
        }
    }

    /// The line of moves that the engine expects can be played.
    fn follow(&self, line: &str) {
        let Some((_, moves)) = line.split_once(" pv ") else { return };
        let search = self.awaited.front().expect("a search that nobody asked for");
        let mut position = search.0.clone();
        for mv in moves.split(' ') {
            let mv = position.parse_uci(mv).unwrap_or_else(|_| panic!("{position}: {line}"));
            position.play(mv);
        }
    }

    fn judge(&mut self, answer: &str) {
        let (position, choice) = self.awaited.pop_front().expect("an answer that nobody asked for");
        let mut words = answer.split(' ');
        let mv = words.next().unwrap_or("");
        if !position.has_legal_moves() {
            return assert_eq!(answer, "0000", "{position}");
        }
        let mv = position.parse_uci(mv).unwrap_or_else(|_| panic!("{position}: {answer}"));
        assert!(choice.is_empty() || choice.contains(&mv), "{position}: {answer}");
        if let Some(reply) = words.nth(1) {
            assert!(position.after(mv).parse_uci(reply).is_ok(), "{position}: {answer}");
        }
    }
}

/// The game that the words after `position` tell, if they tell one.
fn game(words: &[&str]) -> Option<Game> {
    let (start, moves) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let start = match start {
        ["startpos"] => Position::default(),
        ["fen", fields @ ..] => Position::from_playable_fen(fields.join(" ")).ok()?,
        _ => return None,
    };
    let mut game = Game::new(start);
    for mv in moves {
        game.play(game.position().parse_uci(mv).ok()?).ok()?;
    }
    Some(game)
}

/// The moves that the words after `go` let a search choose from.
fn choice(position: &Position, words: &[&str]) -> Vec<Move> {
    let mut moves = Vec::new();
    for (at, _) in words.iter().enumerate().filter(|(_, word)| **word == "searchmoves") {
        moves.extend(words[at + 1..].iter().map_while(|word| position.parse_uci(word).ok()));
    }
    moves
}

/// Whether a search that is asked for with these words ends at once.
fn is_short(words: &[&str]) -> bool {
    let limits = words.windows(2).filter_map(|pair| Some((pair[0], pair[1].parse::<u32>().ok()?)));
    let mut short = limits.filter(|&(name, number)| match name {
        "depth" => number <= 2,
        "nodes" => number <= 300,
        "movetime" => number <= 1,
        _ => false,
    });
    short.next().is_some() && !words.contains(&"infinite")
}
