//! A script: its lines, the files that it finds, and what it comes to.

use std::rc::Rc;

use echecs::rules::{Position, Square};

use super::super::board::SETS_BYTES;
use super::super::files::{Fault, Style, What, faulty, text};
use super::super::game::{Game, HISTORY_BYTES, beginning};
use super::super::record::Record;
use super::super::scene::Scene;
use crate::judge::wire::{Answer, Entry, Value};

/// A line of a script.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Line {
    Move(Square, Square),
    New,
    ReadBoard,
    ReadGame,
    /// A file that is not there, or that is none.
    ReadBadly(&'static str),
    /// What asks for nothing, or is no command.
    Other(&'static str),
}

/// A script, and the game of its files.
#[derive(Clone)]
pub struct Script {
    pub lines: Vec<Line>,
    pub scene: Rc<Scene>,
}

const BOARD_FILE: &str = "echiquier.txt";
const GAME_FILE: &str = "partie.txt";
pub const BAD_FILE: &str = "brouillon.txt";
pub const SAVED_BOARD: &str = "echec_etat.txt";
pub const SAVED_GAME: &str = "echec_historique.txt";
/// The files are read again by the library.
pub const READERS: [&str; 2] =
    ["entree_sortie_lit_fichier_echiquier", "entree_sortie_lit_fichier_historique"];
pub const BOARD_BUFFER: usize = 1;
pub const GAME_BUFFER: usize = 3;
pub const COMMENT: &str = "# une remarque";

impl Line {
    pub fn text(self) -> String {
        match self {
            Line::Move(from, to) => {
                let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
                format!("d {x} {y} -> {to_x} {to_y}")
            }
            Line::New => "i".to_owned(),
            Line::ReadBoard => format!("lit {BOARD_FILE}"),
            Line::ReadGame => format!("lit_h {GAME_FILE}"),
            Line::ReadBadly(name) => format!("lit {name}"),
            Line::Other(text) => text.to_owned(),
        }
    }
}

impl Script {
    /// The game at its end, and whether some line was refused.
    pub fn end(&self) -> (Game, bool) {
        let mut game = Game::new(Position::default());
        let mut is_refused = false;
        for line in &self.lines {
            match *line {
                Line::Move(from, to) => {
                    let legal = game.position().find_uci(from, to, None);
                    is_refused |= legal.is_none();
                    game.moves.extend(legal);
                }
                Line::New => game = Game::new(Position::default()),
                Line::ReadBoard => {
                    let start = beginning(&self.scene.position);
                    game = start.map_or(game, Game::new);
                }
                Line::ReadGame => game = self.scene.game.clone(),
                Line::ReadBadly(_) => is_refused = true,
                Line::Other(text) => is_refused |= !matches!(text, "" | COMMENT),
            }
        }
        (game, is_refused)
    }

    pub fn reads(&self) -> bool {
        self.lines.iter().any(|line| matches!(line, Line::ReadBoard | Line::ReadGame))
    }

    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text());
        lines.chain(["FIN".to_owned()]).map(|line| line + "\n").collect()
    }

    /// What lies ready for it: the two files that are saved, those that it reads, and a bad one.
    pub fn files(&self) -> Vec<Entry> {
        let Scene { game, sets, .. } = &*self.scene;
        let file = |name, content: String| Entry { name, content: Some(content.into_bytes()) };
        vec![
            file(SAVED_BOARD, String::new()),
            file(SAVED_GAME, String::new()),
            file(BOARD_FILE, text(What::Board, game, sets, Style::Commented)),
            file(GAME_FILE, text(What::Game, game, sets, Style::Commented)),
            file(BAD_FILE, faulty(What::Board, game, sets, Fault::NoKing)),
        ]
    }

    /// The clause that a wrong game breaks.
    pub fn tag(&self) -> &'static str {
        match (self.end().1, self.reads(), self.lines.is_empty()) {
            (true, ..) => "INTERACTIF-G4",
            (_, true, _) => "INTERACTIF-G5",
            (.., true) => "INTERACTIF-G2",
            _ => "INTERACTIF-G1",
        }
    }

    /// What the last line brings about, which a line of the output says.
    pub fn announced(&self) -> Option<&'static str> {
        let Some(Line::Move(..)) = self.lines.last() else { return None };
        let (game, is_refused) = self.end();
        let position = game.position();
        match (position.is_check(), position.legal_moves().is_empty()) {
            _ if is_refused => None,
            (true, true) => Some("mat"),
            (false, true) => Some("pat"),
            (true, false) => Some("chec"),
            (false, false) => None,
        }
    }

    /// What is wrong with an answer, each with its clause.
    pub fn faults(&self, expected: &Answer, received: &Answer) -> Vec<(&'static str, String)> {
        let mut faults = Vec::new();
        for (call, name) in [(1, SAVED_BOARD), (2, SAVED_GAME)] {
            if received.calls[call].value != Value::Number(0) {
                faults.push(("INTERACTIF-G2", format!("{name} ne contient pas la partie")));
            }
        }
        if faults.is_empty() {
            let (wanted, found) = (saved(expected), saved(received));
            let names = ["d'après echec_etat.txt", "d'après echec_historique.txt"];
            for ((wanted, found), name) in wanted.iter().zip(&found).zip(names) {
                if !found.is_as_good_as(wanted) {
                    let (said, _) = found.told(wanted);
                    faults.push((self.tag(), format!("{name}, {}", said.join(" ; "))));
                }
            }
        }
        let output = String::from_utf8_lossy(&received.calls[0].output).to_lowercase();
        if let Some(word) = self.announced()
            && !output.contains(word)
        {
            let said = match word {
                "mat" => "le mat n'est pas annoncé",
                "pat" => "le pat n'est pas annoncé",
                _ => "l'échec n'est pas annoncé",
            };
            faults.push(("INTERACTIF-G3", said.to_owned()));
        }
        if self.end().1 && output.trim().is_empty() {
            faults.push(("INTERACTIF-G4", "rien n'est écrit sur stdout".to_owned()));
        }
        faults
    }
}

/// The board and the game of the two files.
fn saved(answer: &Answer) -> [Record; 2] {
    let read = |buffer: usize, size: usize| {
        let mut bytes = vec![0; size];
        for (at, changed) in &answer.changes[buffer] {
            bytes[*at..at + changed.len()].copy_from_slice(changed);
        }
        Record::read(buffer == GAME_BUFFER, &bytes)
    };
    [read(BOARD_BUFFER, SETS_BYTES), read(GAME_BUFFER, HISTORY_BYTES)]
}
