//! A script: its lines, the files that it finds, and what it comes to.

use std::rc::Rc;

use echecs::rules::{Color, Position, Square};

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
    /// An earlier run has left its game where this one saves its own; nothing is played.
    pub has_earlier: bool,
}

const BOARD_FILE: &str = "echiquier_de_la_partie_d_hier.txt";
const GAME_FILE: &str = "partie.txt";
pub const BAD_FILE: &str = "brouillon.txt";
pub const SAVED_BOARD: &str = "echec_etat.txt";
pub const SAVED_GAME: &str = "echec_historique.txt";
pub const EARLIER_GAME: &str = "echec_historique_precedent.txt";
/// The files are read again by the library.
pub const READERS: [&str; 2] =
    ["entree_sortie_lit_fichier_echiquier", "entree_sortie_lit_fichier_historique"];
pub const BOARD_BUFFER: usize = 1;
pub const GAME_BUFFER: usize = 3;
pub const EARLIER_BUFFER: usize = 5;
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
        let saved_game = match self.has_earlier {
            true => text(What::Game, game, sets, Style::Plain),
            false => String::new(),
        };
        let mut files = vec![
            file(SAVED_BOARD, String::new()),
            file(SAVED_GAME, saved_game),
            file(BOARD_FILE, text(What::Board, game, sets, Style::Commented)),
            file(GAME_FILE, text(What::Game, game, sets, Style::Commented)),
            file(BAD_FILE, faulty(What::Board, game, sets, Fault::NoKing(Color::White))),
        ];
        files.extend(self.has_earlier.then(|| file(EARLIER_GAME, String::new())));
        files
    }

    /// The clause that a wrong game breaks.
    pub fn tag(&self) -> &'static str {
        match (self.end().1, self.reads(), self.lines.is_empty()) {
            _ if self.has_earlier => "INTERACTIF-G6",
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

    /// What has become of the earlier game: it has passed to its own file, or, where that cannot be
    /// done, it is still where it was, and somebody is told. Which of both a program can do depends on
    /// whether it copies the content or renames the file, which the box does not allow.
    fn earlier_fault(&self, received: &Answer) -> Option<String> {
        let moves = self.scene.game.records();
        let is_kept = |buffer: usize| {
            let is_read = received.calls[buffer / 2 + 1].value == Value::Number(0);
            is_read && read(received, buffer).has_moves(&moves)
        };
        if ![GAME_BUFFER, EARLIER_BUFFER].into_iter().any(is_kept) {
            return Some("la partie d'avant n'est plus dans aucun des deux fichiers".to_owned());
        }
        let is_silent = received.calls[0].output.trim_ascii().is_empty();
        is_silent.then(|| "rien n'est écrit sur stdout".to_owned())
    }

    /// What is wrong with an answer, each with its clause.
    pub fn faults(&self, expected: &Answer, received: &Answer) -> Vec<(&'static str, String)> {
        let mut faults = Vec::new();
        if self.has_earlier {
            return self
                .earlier_fault(received)
                .map(|said| (self.tag(), said))
                .into_iter()
                .collect();
        }
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
    [BOARD_BUFFER, GAME_BUFFER].map(|buffer| read(answer, buffer))
}

fn read(answer: &Answer, buffer: usize) -> Record {
    let is_game = buffer != BOARD_BUFFER;
    let mut bytes = vec![0; if is_game { HISTORY_BYTES } else { SETS_BYTES }];
    for (at, changed) in &answer.changes[buffer] {
        bytes[*at..at + changed.len()].copy_from_slice(changed);
    }
    Record::read(is_game, &bytes)
}
