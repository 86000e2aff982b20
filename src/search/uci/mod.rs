//! The UCI protocol, over lines: who calls brings them in and takes them out.
//!
//! A search runs in a thread of its own, so that lines are answered meanwhile.
//! What makes no sense is ignored, with an `info string` that says so where a
//! person may wonder; it never changes anything.

mod go;
mod lines;
mod options;
mod position;
mod worker;

use std::sync::{Arc, Mutex};

use options::{OptionChange, Options};
use worker::{Task, Worker};

use super::{Limits, Table};
use crate::rules::{Game, Position};

/// An engine that is spoken to in UCI.
pub struct Engine {
    output: Output,
    game: Game,
    options: Options,
    table: Arc<Mutex<Table>>,
    /// The last search, running or not.
    worker: Option<Worker>,
    /// The bytes of stack for a search.
    stack_size: usize,
}

/// Where the engine's lines go, without their ends.
type Output = Arc<dyn Fn(&str) + Send + Sync>;

/// Whether more lines are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Continue,
    Quit,
}

/// What the engine calls itself.
const NAME: &str = concat!("libechecs ", env!("CARGO_PKG_VERSION"));

impl Engine {
    /// An engine at the start of a game. `output` gets its lines, one at a
    /// time but from several threads. None if there is not even the memory for
    /// the table.
    pub fn new(output: impl Fn(&str) + Send + Sync + 'static) -> Option<Engine> {
        let table = Table::new(options::DEFAULT_HASH).or_else(|_| Table::new(1)).ok()?;
        Some(Engine {
            output: worker::one_line_at_a_time(output),
            game: Game::new(Position::default()),
            options: Options::default(),
            table: Arc::new(Mutex::new(table)),
            worker: None,
            stack_size: worker::STACK_SIZE,
        })
    }

    /// Obeys a line.
    pub fn command(&mut self, line: &str) -> Flow {
        let mut words = line.split_whitespace();
        // Unknown words before a command are skipped, as the protocol wants.
        while let Some(word) = words.next() {
            match word {
                "uci" => self.introduce(),
                "isready" => self.say("readyok"),
                "ucinewgame" => self.new_game(),
                "setoption" => self.set_option(words),
                "position" => self.set_position(words),
                "go" => self.go(words),
                "stop" => self.stop(),
                "quit" => {
                    self.stop();
                    return Flow::Quit;
                }
                "debug" | "register" | "ponderhit" => {}
                _ => continue,
            }
            break;
        }
        Flow::Continue
    }

    /// Whether a search has not answered yet.
    pub fn is_searching(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_searching)
    }

    /// Goes on from what a `position` line says, if it can be played; says nothing.
    pub fn follow(&mut self, line: &str) {
        let words = line.split_whitespace().skip_while(|&word| word != "position").skip(1);
        if let Ok(game) = position::read(words) {
            self.game = game;
        }
    }

    /// Goes on from a position, unless it is the one of the game already: that
    /// one knows what was there before.
    pub fn adopt(&mut self, position: Position) {
        if position.identity() != self.game.position().identity() {
            self.game = Game::new(position);
        }
    }

    /// To be called when no more lines come: waits for the end of a search
    /// that has one, and stops one that has none.
    pub fn end_of_input(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.finish();
        }
    }

    fn introduce(&self) {
        self.say(&format!("id name {NAME}"));
        self.say("id author the libechecs contributors");
        Options::declarations().iter().for_each(|line| self.say(line));
        self.say("uciok");
    }

    fn new_game(&mut self) {
        if self.is_idle("ucinewgame") {
            worker::lock(&self.table).clear();
            self.game = Game::new(Position::default());
        }
    }

    fn set_option<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        if !self.is_idle("setoption") {
            return;
        }
        match self.options.set(words) {
            Ok(OptionChange::Done) => {}
            Ok(OptionChange::ClearHash) => worker::lock(&self.table).clear(),
            Ok(OptionChange::Hash(mebibytes)) => match Table::new(mebibytes) {
                Ok(table) => *worker::lock(&self.table) = table,
                Err(_) => self.complain("not enough memory, the hash table stays as it is"),
            },
            Err(reason) => self.complain(&reason),
        }
    }

    fn set_position<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        match position::read(words) {
            Ok(game) => self.game = game,
            Err(reason) => self.complain(&reason),
        }
    }

    /// What a `go` line allows a search from a position.
    pub fn limits(&self, line: &str, position: &Position) -> Limits {
        go::read(line.split_whitespace().skip(1), position, self.options.overhead).limits
    }

    fn go<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        if !self.is_idle("go") {
            return;
        }
        let order = go::read(words, self.game.position(), self.options.overhead);
        let task = Task {
            game: self.game.clone(),
            limits: order.limits.clone(),
            waits_for_stop: order.infinite,
            table: Arc::clone(&self.table),
            output: Arc::clone(&self.output),
        };
        match Worker::start(task, self.stack_size) {
            Ok(worker) => self.worker = Some(worker),
            Err(error) => {
                // Who asked waits for an answer, and loses on time without one.
                self.complain(&format!("no thread for the search: {error}"));
                self.say(&any_move(self.game.position(), &order.limits));
            }
        }
    }

    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.stop();
        }
    }

    /// Whether no search is running; says so if one is.
    fn is_idle(&mut self, command: &str) -> bool {
        if self.is_searching() {
            self.complain(&format!("{command} ignored while searching"));
            return false;
        }
        // A search that has given its answer may still have to leave.
        self.stop();
        true
    }

    fn say(&self, line: &str) {
        (self.output)(line);
    }

    fn complain(&self, reason: &str) {
        self.say(&format!("info string {reason}"));
    }
}

/// The answer to a `go` that could not be obeyed: some move that it allows.
pub fn any_move(position: &Position, limits: &Limits) -> String {
    lines::choice(limits.choice(position).first().copied())
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// What an engine answers that gets no thread: no machine has that much stack.
    fn answers_without_a_thread(commands: &[&str]) -> Vec<String> {
        let (sender, said) = mpsc::channel();
        let mut engine = Engine::new(move |line| drop(sender.send(line.to_owned()))).unwrap();
        engine.stack_size = 1 << 60;
        for command in commands {
            engine.command(command);
        }
        assert!(!engine.is_searching());
        drop(engine);
        said.iter().collect()
    }

    #[test]
    fn a_search_that_cannot_start_is_answered() {
        let mate_in_one = "position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
        for go in ["go depth 3", "go infinite", "go movetime 10"] {
            let lines = answers_without_a_thread(&[mate_in_one, go]);
            assert!(lines[0].starts_with("info string no thread for the search: "), "{lines:?}");
            let answer = lines[1].strip_prefix("bestmove ").unwrap();
            let position = Position::from_fen(&mate_in_one["position fen ".len()..]).unwrap();
            assert!(position.parse_uci(answer).is_ok(), "{answer}");
            assert_eq!(lines.len(), 2);
        }
    }

    #[test]
    fn a_search_that_cannot_start_chooses_what_it_may() {
        let lines = answers_without_a_thread(&["go searchmoves g1f3", "stop"]);
        assert_eq!(lines[1..], ["bestmove g1f3"]);
        let stalemate = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
        assert_eq!(answers_without_a_thread(&[stalemate, "go depth 1"])[1..], ["bestmove 0000"]);
    }
}
