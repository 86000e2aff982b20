//! A player: clicks, drags and types with xdotool, and reads the journal.

use std::collections::BTreeMap;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::Receiver;

use super::process;
use super::screen::{LIMIT, Screen, lines, terminate, wait_for};

/// A rectangle of the window.
#[derive(Clone, Copy, Debug)]
pub struct Rectangle {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Rectangle {
    pub fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }
}

/// The buttons, by their number in the journal.
pub const UNDO: i32 = 0;
pub const REDO: i32 = 1;
pub const NEW: i32 = 2;
pub const FLIP: i32 = 3;
pub const OPEN: i32 = 4;
pub const SAVE: i32 = 5;
pub const MACHINE: i32 = 6;
pub const LEVEL: i32 = 7;

/// What the list of moves shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct List {
    /// The moves played, and with those that were undone.
    pub played: i32,
    pub total: i32,
    /// The first pair of moves that is seen.
    pub first: i32,
}

pub struct Player<'a> {
    pub screen: &'a Screen,
    program: Child,
    journal: Receiver<String>,
    pub window: String,
    /// Where the program says that things are, by kind and number.
    places: BTreeMap<(String, i32), Rectangle>,
    flipped: bool,
    /// How many pairs of moves the list has room for.
    pub rows: i32,
    pub list: List,
}

impl<'a> Player<'a> {
    /// Starts the program and reads what it says until it is ready.
    pub fn start(screen: &'a Screen, command: &mut Command) -> Player<'a> {
        let mut program = crate::clean_environment(command)
            .env("DISPLAY", &screen.display)
            .env("SDL_VIDEODRIVER", "x11")
            .env("SDL_RENDER_DRIVER", "software")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let journal = lines(program.stdout.take().unwrap());
        let window = String::new();
        let places = BTreeMap::new();
        let list = List::default();
        let flipped = false;
        let mut player =
            Player { screen, program, journal, window, places, flipped, rows: 0, list };
        while player.line() != "pret" {}
        player.window = wait_for("a window", || player.ask(&["search", "--name", "chec"]));
        player
    }

    /// What xdotool answers, if it has an answer.
    fn ask(&self, arguments: &[&str]) -> Option<String> {
        let mut command = Command::new("xdotool");
        command.args(arguments).env("DISPLAY", &self.screen.display);
        let outcome = process::run(&mut command, LIMIT);
        outcome.succeeded().then(|| outcome.stdout.trim().to_owned())
    }

    /// Does what xdotool is told.
    pub fn act(&self, arguments: &[&str]) {
        assert!(self.ask(arguments).is_some(), "xdotool {arguments:?}");
    }

    /// The next line of the journal that is an event; places and the list are kept.
    pub fn line(&mut self) -> String {
        loop {
            if let Some(event) = self.line_or_list() {
                return event;
            }
        }
    }

    /// The next line of the journal, if it is an event.
    pub fn line_or_list(&mut self) -> Option<String> {
        let line = self.journal.recv_timeout(LIMIT).expect("the program writes its journal");
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["coups", played, total, first] => {
                let [played, total, first] =
                    [played, total, first].map(|word| word.parse().unwrap());
                self.list = List { played, total, first };
                None
            }
            [
                kind @ ("echiquier" | "cadre" | "liste" | "bouton" | "menu" | "choix"),
                number,
                x,
                y,
                width,
                height,
            ] => {
                let [number, x, y, width, height] =
                    [number, x, y, width, height].map(|word| word.parse().unwrap());
                if kind == "echiquier" {
                    self.flipped = number == 1;
                }
                if kind == "liste" {
                    self.rows = number;
                }
                let number = if ["bouton", "choix"].contains(&kind) { number } else { 0 };
                let place = Rectangle { x, y, width, height };
                self.places.insert((kind.to_owned(), number), place);
                None
            }
            _ => Some(line),
        }
    }

    /// The next lines of the journal are these.
    pub fn reads(&mut self, expected: &[&str]) {
        for expected in expected {
            assert_eq!(self.line(), *expected);
        }
    }

    /// The list of moves comes to this, and nothing else happens.
    pub fn reads_list(&mut self, played: i32, total: i32, first: i32) {
        while self.list != (List { played, total, first }) {
            let event = self.line_or_list();
            assert_eq!(event, None, "{:?}", self.list);
        }
    }

    /// A move was played: the position that it gives, and what the player reads.
    pub fn reads_position(&mut self, fen: &str, message: &str) {
        self.reads(&[&format!("fen {fen}"), &format!("message {message}")]);
    }

    pub fn place(&self, kind: &str, number: i32) -> Rectangle {
        self.places[&(kind.to_owned(), number)]
    }

    /// The place of a square, such as `e4`.
    pub fn square(&self, name: &str) -> Rectangle {
        let [file, rank] = [name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1'].map(i32::from);
        let (column, row) = if self.flipped { (7 - file, rank) } else { (file, 7 - rank) };
        let board = self.place("echiquier", 0);
        let side = board.width / 8;
        let (x, y) = (board.x + column * side, board.y + row * side);
        Rectangle { x, y, width: side, height: side }
    }

    /// The place of a move in the list, by its row in sight and its side.
    pub fn listed(&self, row: i32, side: i32) -> Rectangle {
        let list = self.place("liste", 0);
        let height = list.height / self.rows;
        let (x, width) = (list.x + list.width * (2 + 2 * side) / 6, list.width / 6);
        Rectangle { x, y: list.y + row * height, width, height }
    }

    pub fn click_on(&self, place: Rectangle) {
        let (x, y) = place.middle();
        let [x, y] = [x, y].map(|number| number.to_string());
        self.act(&["mousemove", "--window", &self.window, &x, &y, "click", "1"]);
    }

    pub fn click(&self, square: &str) {
        self.click_on(self.square(square));
    }

    /// Moves the mouse to a square, and presses nothing.
    pub fn point_at(&self, square: &str) {
        let (x, y) = self.square(square).middle();
        let [x, y] = [x, y].map(|number| number.to_string());
        self.act(&["mousemove", "--window", &self.window, &x, &y]);
    }

    pub fn press(&self, button: i32) {
        self.click_on(self.place("bouton", button));
    }

    pub fn choose(&self, choice: i32) {
        self.click_on(self.place("choix", choice));
    }

    /// Types a key, in the window: without a window manager nobody gives it the keyboard.
    pub fn type_key(&self, key: &str) {
        self.act(&["windowfocus", "--sync", &self.window, "key", key]);
    }

    /// Types keys one after the other, faster than a person does.
    pub fn type_keys(&self, keys: &[&str]) {
        let words = [&["windowfocus", "--sync", &self.window, "key"], keys].concat();
        self.act(&words);
    }

    /// Types a text, in the window.
    pub fn type_text(&self, text: &str) {
        self.act(&["windowfocus", "--sync", &self.window, "type", "--delay", "20", text]);
    }

    /// Turns the wheel by a notch: button 4 is up, 5 is down.
    pub fn turn_wheel(&self, button: &str) {
        let (x, y) = self.place("liste", 0).middle();
        let [x, y] = [x, y].map(|number| number.to_string());
        self.act(&["mousemove", "--window", &self.window, &x, &y, "click", button]);
    }

    /// Takes a piece along, in several steps as a hand does.
    pub fn drag(&self, from: &str, to: &str) {
        let (start, end) = (self.square(from).middle(), self.square(to).middle());
        let step = |part: i32| {
            let along = |from: i32, to: i32| (from * (4 - part) + to * part) / 4;
            [along(start.0, end.0), along(start.1, end.1)].map(|number| number.to_string())
        };
        let mut words: Vec<String> = Vec::new();
        for part in 0..=4 {
            words.extend(["mousemove", "--window", &self.window].map(str::to_owned));
            words.extend(step(part));
            if part == 0 {
                words.extend(["mousedown", "1"].map(str::to_owned));
            }
        }
        words.extend(["mouseup", "1"].map(str::to_owned));
        self.act(&words.iter().map(String::as_str).collect::<Vec<_>>());
    }

    /// Plays a legal move with two clicks.
    pub fn plays(&mut self, from: &str, to: &str, fen: &str, message: &str) {
        self.click(from);
        self.reads(&[&format!("choisie {from}")]);
        self.click(to);
        self.reads(&["choisie -"]);
        self.reads_position(fen, message);
    }

    /// Gives the window another size, and waits until everything has its new place.
    pub fn resize(&mut self, width: i32, height: i32) {
        let [width, height] = [width, height].map(|number| number.to_string());
        self.act(&["windowsize", &self.window, &width, &height]);
        while self.line() != format!("fenetre {width} {height}") {}
    }

    /// The colours of the window at points, all at the same time.
    pub fn pixels(&self, points: &[(i32, i32)]) -> Vec<[u8; 3]> {
        let (left, top) = self.corner();
        let picture = self.screen.picture();
        points.iter().map(|(x, y)| picture.pixel(left + x, top + y)).collect()
    }

    /// The colour of the window at a point.
    pub fn pixel(&self, x: i32, y: i32) -> [u8; 3] {
        self.pixels(&[(x, y)])[0]
    }

    /// Where the window is on the screen.
    fn corner(&self) -> (i32, i32) {
        let geometry = self.ask(&["getwindowgeometry", "--shell", &self.window]).unwrap();
        let number = |name: &str| -> i32 {
            let line = geometry.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|number| number.parse().ok()).unwrap()
        };
        (number("X="), number("Y="))
    }

    /// The colour in the middle of a square.
    pub fn middle_of(&self, square: &str) -> [u8; 3] {
        let (x, y) = self.square(square).middle();
        self.pixel(x, y)
    }

    /// Closes the program, whatever it shows.
    pub fn close(&mut self) {
        terminate(&self.program);
    }

    /// How the program ends.
    pub fn end(&mut self) -> ExitStatus {
        wait_for("the end of the program", || self.program.try_wait().unwrap())
    }
}

impl Drop for Player<'_> {
    fn drop(&mut self) {
        // It has ended already, unless the test has failed.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
