//! The interactive mode: a script on standard input, and what is left in the two files at its end.
//!
//! What is printed is for people: that something is said where the contract asks for it, not how.

use std::rc::Rc;

use echecs::rules::{Move, MoveKind, Position, Square};

use super::board::SETS_BYTES;
use super::files::{Fault, Style, What, faulty, text};
use super::game::{Game, HISTORY_BYTES, beginning};
use super::lines;
use super::making::play;
use super::record::Record;
use super::scene::Scene;
use crate::judge::catalogue;
use crate::judge::exercise::{Drawing, Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Entry, Value};

pub struct Interactive;

/// A line of a script.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Line {
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
    lines: Vec<Line>,
    scene: Rc<Scene>,
}

const BOARD_FILE: &str = "echiquier.txt";
const GAME_FILE: &str = "partie.txt";
const BAD_FILE: &str = "brouillon.txt";
const SAVED_BOARD: &str = "echec_etat.txt";
const SAVED_GAME: &str = "echec_historique.txt";
/// The files are read again by the library.
const READERS: [&str; 2] =
    ["entree_sortie_lit_fichier_echiquier", "entree_sortie_lit_fichier_historique"];
const BOARD_BUFFER: usize = 1;
const GAME_BUFFER: usize = 3;
const COMMENT: &str = "# une remarque";

/// Lines that ask for nothing.
const SILENT: [&str; 2] = ["", COMMENT];

/// What is played before something else.
const OPENINGS: [&str; 3] = ["e2e4", "e2e4 e7e5 g1f3", "d2d4 g8f6"];
/// Games that end at once, or nearly.
const MATE: &str = "f2f3 e7e5 g2g4 d8h4";
const STALEMATE: &str = "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 \
                         b7b8 d3h7 b8c8 f7g6 c8e6";
const CHECK: &str = "e2e4 f7f6 d1h5";

impl Line {
    fn text(self) -> String {
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
    fn end(&self) -> (Game, bool) {
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

    fn reads(&self) -> bool {
        self.lines.iter().any(|line| matches!(line, Line::ReadBoard | Line::ReadGame))
    }

    fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text());
        lines.chain(["FIN".to_owned()]).map(|line| line + "\n").collect()
    }

    /// What lies ready for it: the two files that are saved, those that it reads, and a bad one.
    fn files(&self) -> Vec<Entry> {
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
    fn tag(&self) -> &'static str {
        match (self.end().1, self.reads(), self.lines.is_empty()) {
            (true, ..) => "INTERACTIF-G4",
            (_, true, _) => "INTERACTIF-G5",
            (.., true) => "INTERACTIF-G2",
            _ => "INTERACTIF-G1",
        }
    }

    /// What the last line brings about, which a line of the output says.
    fn announced(&self) -> Option<&'static str> {
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
    fn faults(&self, expected: &Answer, received: &Answer) -> Vec<(&'static str, String)> {
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

impl Exercise for Interactive {
    type Question = Script;

    fn names(&self) -> &'static [&'static str] {
        &["api_echec_lance_mode_interactif"]
    }

    fn needs(&self) -> &'static [&'static str] {
        &READERS
    }

    fn questions(&self, random: &mut Random) -> Vec<Script> {
        let mut scripts = Vec::new();
        let scene = other_game(random);
        for moves in ["", CHECK, MATE, STALEMATE] {
            scripts.push(Script { lines: written(moves), scene: scene.clone() });
        }
        for number in 0..60 {
            scripts.push(any(number, random));
        }
        scripts
    }

    fn case(&self, function: u16, script: &Script) -> Case {
        let mut calls = vec![Call { function, arguments: Vec::new() }];
        for (reader, buffer) in READERS.iter().zip([BOARD_BUFFER, GAME_BUFFER]) {
            let arguments = vec![Argument::Address(buffer - 1, 0), Argument::Address(buffer, 0)];
            let reader = catalogue::function(reader);
            calls.extend(reader.map(|reader| Call { function: reader.number, arguments }));
        }
        Case {
            buffers: vec![
                Buffer::text(SAVED_BOARD),
                Buffer::holding(vec![0; SETS_BYTES]),
                Buffer::text(SAVED_GAME),
                Buffer::holding(vec![0; HISTORY_BYTES]),
            ],
            calls,
            input: script.text().into_bytes(),
            files: Some(script.files()),
        }
    }

    fn clauses(&self, script: &Script, _: &Answer) -> Vec<&'static str> {
        let mut clauses = vec![script.tag(), "INTERACTIF-G2"];
        clauses.extend(script.announced().map(|_| "INTERACTIF-G3"));
        clauses.dedup();
        clauses
    }

    fn broken(&self, script: &Script, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        let faults = script.faults(expected, received);
        let mut tags: Vec<&'static str> = faults.iter().map(|(tag, _)| *tag).collect();
        tags.sort_unstable();
        tags.dedup();
        tags
    }

    /// Only what the files say counts, and nobody else looks into them.
    fn is_same(&self, _: &Script, _: &Answer, _: &Answer) -> bool {
        true
    }

    fn side(&self, script: &Script, _: &Answer) -> String {
        let what = match script.lines.last() {
            _ if script.end().1 => "refus",
            None => "rien",
            Some(Line::Move(..)) if script.reads() => "coup après une lecture",
            Some(Line::Move(..)) => "coup",
            Some(Line::New) => "nouvelle partie",
            Some(Line::ReadBoard | Line::ReadBadly(_)) => "échiquier lu",
            Some(Line::ReadGame) => "partie lue",
            Some(Line::Other(_)) => "remarque",
        };
        let announced = script.announced().map(|word| format!(", {word}")).unwrap_or_default();
        format!("{what}{announced}")
    }

    fn size(&self, script: &Script) -> usize {
        let size = |line: &Line| match line {
            Line::ReadBoard | Line::ReadGame => 10 + script.scene.game.size(),
            _ => 10,
        };
        script.lines.iter().map(size).sum()
    }

    fn smaller(&self, script: &Script) -> Vec<Script> {
        let mut all = Vec::new();
        for size in [4, 2, 1] {
            for at in 0..(script.lines.len() + 1).saturating_sub(size) {
                let lines = [&script.lines[..at], &script.lines[at + size..]].concat();
                all.push(Script { lines, ..script.clone() });
            }
        }
        all
    }

    fn shown(&self, name: &str, script: &Script) -> Shown {
        let lines = script.text().trim_end().replace('\n', " ⏎ ");
        let call = format!("{name}()");
        let mut program = vec!["echiquier e;".to_owned(), String::new()];
        let is_read =
            |file: &Entry| script.lines.iter().any(|line| line.text().ends_with(file.name));
        let read = script.files().into_iter().filter(is_read);
        let typed = Entry { name: "entree.txt", content: Some(script.text().into_bytes()) };
        for Entry { name, content } in read.chain([typed]) {
            let content = String::from_utf8_lossy(&content.unwrap_or_default()).into_owned();
            program.push("{".to_owned());
            program.extend(lines::file(name, &content).iter().map(|line| format!("    {line}")));
            program.push("}".to_owned());
        }
        program.push("if (freopen(\"entree.txt\", \"r\", stdin) == NULL)".to_owned());
        program.push("    return 2;".to_owned());
        program.push(format!("{call};"));
        program.push(format!("if ({}(\"{SAVED_BOARD}\", &e) == pas_erreur)", READERS[0]));
        program.push("    echiquier_afficher(&e);".to_owned());
        let (game, _) = script.end();
        let scene = Scene::new(game);
        let board = *scene.position.board();
        let drawing = Drawing { board, last_move: scene.last_move, marked: Default::default() };
        let call = format!("{call}, qui lit : {lines}");
        Shown { drawing: Some(drawing), moves: Vec::new(), call, program }
    }

    fn expected(&self, script: &Script, _: &Answer) -> String {
        let told = match script.announced() {
            Some("mat") => "le mat est annoncé, et ",
            Some("pat") => "le pat est annoncé, et ",
            Some(_) => "l'échec est annoncé, et ",
            None if script.end().1 => "ce qui est refusé est dit et ne change pas la partie, et ",
            None => "",
        };
        format!("{told}{SAVED_BOARD} et {SAVED_GAME} contiennent à la fin la partie dessinée")
    }

    fn received(
        &self,
        script: &Script,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let faults = script.faults(expected, received);
        let said: Vec<String> = faults.into_iter().map(|(_, said)| said).collect();
        (said.join(" ; "), Vec::new())
    }

    fn hint(&self, _: &Script, _: &Answer, tag: &str) -> String {
        let hint = match tag {
            "INTERACTIF-G2" => "quand votre boucle enregistre-t-elle, et dans quels fichiers ?",
            "INTERACTIF-G3" => "que regardez-vous après un coup joué, et qui a alors le trait ?",
            "INTERACTIF-G4" => "après un refus, où en est votre boucle ?",
            "INTERACTIF-G5" => "après une lecture, de quoi part l'historique ?",
            _ => "que devient l'historique à chaque commande ?",
        };
        hint.to_owned()
    }
}

/// The moves of a game as lines.
fn written(moves: &str) -> Vec<Line> {
    let mut position = Position::default();
    let lines = moves.split_whitespace().map_while(|word| {
        let mv = position.parse_uci(word).ok()?;
        let (from, to) = position.move_squares(mv);
        position.play(mv);
        Some(Line::Move(from, to))
    });
    lines.collect()
}

/// A game of which the files are; somebody can still move in it.
fn other_game(random: &mut Random) -> Rc<Scene> {
    let mut game = Game::new(Position::default());
    let length = 2 + random.below(8);
    play(&mut game, random, length, plain);
    Scene::new(game)
}

/// Promotions are left out: who is to choose is not said.
fn plain(_: &Position, mv: Move) -> usize {
    usize::from(!matches!(mv.kind(), MoveKind::Promotion(_)))
}

/// A script of some kind.
fn any(number: usize, random: &mut Random) -> Script {
    let mut script = Script { lines: Vec::new(), scene: other_game(random) };
    match number % 5 {
        0 => script.lines.push(Line::New),
        1 => script.lines.push(Line::ReadBoard),
        2 => script.lines.push(Line::ReadGame),
        _ => {}
    }
    if number % 5 < 3 && random.percent(50) {
        // Something was played before.
        let before = written(OPENINGS[random.below(OPENINGS.len())]);
        script.lines.splice(0..0, before);
    }
    for _ in 0..1 + random.below(4) {
        let (mut game, _) = script.end();
        let position = game.position();
        if play(&mut game, random, 1, plain)
            && let Some(mv) = game.moves.last()
        {
            let (from, to) = position.move_squares(*mv);
            script.lines.push(Line::Move(from, to));
        }
        if number % 5 == 3 {
            script.lines.push(refused(&script, random));
        }
        if random.percent(20) {
            script.lines.push(Line::Other(SILENT[random.below(SILENT.len())]));
        }
    }
    script
}

/// A line that changes nothing.
fn refused(script: &Script, random: &mut Random) -> Line {
    let position = script.end().0.position();
    let any = |random: &mut Random| Square::new(random.below(64));
    match random.below(5) {
        0 => Line::ReadBadly("absent.txt"),
        1 => Line::ReadBadly(BAD_FILE),
        2 => Line::Other("avance"),
        _ => match (any(random), any(random)) {
            (Some(from), Some(to)) if position.find_uci(from, to, None).is_none() => {
                Line::Move(from, to)
            }
            _ => Line::Other("d 4 1"),
        },
    }
}
