//! Boards and games as the text of their files.

use echecs::rules::{Color, Square};

use super::super::board::{SLOTS, Sets, Slot};
use super::super::game::{Game, Played};
use super::What;

/// How a file is written: any way that its contract admits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Style {
    Plain,
    /// Comments, blank lines and a drawing, as the library writes them.
    Commented,
    /// Squares as `e1`.
    Letters,
    /// The turn after the pieces, blanks before words.
    Loose,
    /// The ends of lines of Windows.
    Windows,
    /// A comment after a piece, as long as a line of text.
    Long,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    Empty,
    OtherFirstLine,
    NoTurn,
    NoKing(Color),
    NoEnd,
    UnknownPiece,
    OffTheBoard,
    SharedSquare,
    SomethingAfterTheEnd,
    /// Of a game only.
    IllegalMove,
}

impl Style {
    pub const ALL: [Style; 6] =
        [Style::Plain, Style::Commented, Style::Letters, Style::Loose, Style::Windows, Style::Long];

    pub fn name(self) -> &'static str {
        match self {
            Style::Plain => "simple",
            Style::Commented => "avec des commentaires",
            Style::Letters => "cases en lettres",
            Style::Loose => "dans un autre ordre",
            Style::Windows => "fins de ligne de Windows",
            Style::Long => "longues lignes",
        }
    }
}

impl Fault {
    pub const ALL: [Fault; 11] = [
        Fault::Empty,
        Fault::OtherFirstLine,
        Fault::NoTurn,
        Fault::NoKing(Color::White),
        Fault::NoKing(Color::Black),
        Fault::NoEnd,
        Fault::UnknownPiece,
        Fault::OffTheBoard,
        Fault::SharedSquare,
        Fault::SomethingAfterTheEnd,
        Fault::IllegalMove,
    ];

    pub fn sentence(self) -> &'static str {
        match self {
            Fault::Empty => "le fichier est vide",
            Fault::OtherFirstLine => "la première ligne n'est pas celle d'un tel fichier",
            Fault::NoTurn => "le trait manque",
            Fault::NoKing(Color::White) => "le roi blanc manque",
            Fault::NoKing(Color::Black) => "le roi noir manque",
            Fault::NoEnd => "la ligne fin manque",
            Fault::UnknownPiece => "une ligne donne une sorte de pièce qui n'existe pas",
            Fault::OffTheBoard => "une pièce n'est pas sur l'échiquier",
            Fault::SharedSquare => "deux pièces sont sur la même case",
            Fault::SomethingAfterTheEnd => "une pièce vient après la ligne fin",
            Fault::IllegalMove => "le dernier coup n'est pas légal",
        }
    }
}

/// The file of a game, or of the board that it has come to.
pub fn text(what: What, game: &Game, sets: &Sets, style: Style) -> String {
    joined(&lines(what, game, sets, style), style)
}

/// The same with a fault.
pub fn faulty(what: What, game: &Game, sets: &Sets, fault: Fault) -> String {
    let mut lines = lines(what, game, sets, Style::Plain);
    let end = lines.len() - 1;
    match fault {
        Fault::Empty => lines.clear(),
        Fault::OtherFirstLine => lines[0] = "libechecs autre_chose 1".to_owned(),
        Fault::NoTurn => lines.retain(|line| !line.starts_with("trait")),
        Fault::NoKing(Color::White) => lines.retain(|line| !line.starts_with("blanc roi")),
        Fault::NoKing(Color::Black) => lines.retain(|line| !line.starts_with("noir roi")),
        Fault::NoEnd => lines.truncate(end),
        Fault::UnknownPiece => lines.insert(2, "blanc girafe 0 3".to_owned()),
        Fault::OffTheBoard => lines.insert(2, "noir tour 8 3".to_owned()),
        Fault::SharedSquare => {
            let king = lines.iter().find(|line| line.starts_with("noir roi"));
            let square = king.map(|king| king.replace("noir roi", "blanc cavalier"));
            lines.extend(square);
            let last = lines.len() - 1;
            lines.swap(end, last);
        }
        Fault::SomethingAfterTheEnd => lines.push("blanc tour 0 3".to_owned()),
        // Nobody moves where she stands.
        Fault::IllegalMove => lines.insert(end, "d 3 3 -> 3 3".to_owned()),
    }
    joined(&lines, Style::Plain)
}

fn joined(lines: &[String], style: Style) -> String {
    let end = if style == Style::Windows { "\r\n" } else { "\n" };
    lines.iter().map(|line| format!("{line}{end}")).collect()
}

fn lines(what: What, game: &Game, sets: &Sets, style: Style) -> Vec<String> {
    let start = game.start_sets();
    let (sets, name) = match what {
        What::Board => (sets, "echiquier"),
        What::Game => (&start, "historique"),
    };
    let turn = format!("trait {}", if sets.turn == 0 { "blancs" } else { "noirs" });
    let mut pieces = Vec::new();
    for (set, side) in sets.sets.iter().zip(["blanc", "noir"]) {
        pieces.extend(of_a_side(set, side, style));
    }
    let mut lines = vec![format!("libechecs {name} 1")];
    if style == Style::Commented {
        lines.extend(["# a b c d e f g h".to_owned(), String::new()]);
        pieces[0].push_str(" # une pièce");
    }
    if style == Style::Long {
        pieces[0].push_str(&format!(" # {}", "une pièce comme les autres, ".repeat(3)));
    }
    match style {
        Style::Loose => {
            lines.extend(pieces.iter().map(|line| format!("  {}", line.replace(' ', "\t "))));
            lines.push(turn);
        }
        _ => {
            lines.push(turn);
            lines.extend(pieces);
        }
    }
    if what == What::Game {
        let [rights, x, y, clock, number] = game.beyond_the_pieces();
        let letters: String = "KQkq"
            .chars()
            .enumerate()
            .filter(|(bit, _)| rights >> bit & 1 == 1)
            .map(|(_, l)| l)
            .collect();
        lines.push(format!("roque {}", if letters.is_empty() { "-" } else { &letters }));
        let passed = if x < 0 { "-".to_owned() } else { square(x, y, style) };
        lines.push(format!("en_passant {passed}"));
        lines.push(format!("demi_coups {clock}"));
        lines.push(format!("numero_coup {number}"));
        lines.extend(game.records().iter().map(|record| move_line(record, style)));
    }
    lines.push("fin".to_owned());
    lines
}

fn of_a_side(set: &[Slot; SLOTS], side: &str, style: Style) -> Vec<String> {
    const KINDS: [&str; 7] = ["tour", "cavalier", "fou", "dame", "roi", "pion", "pion"];
    let valid = set.iter().filter(|slot| slot.is_valid());
    let line = |slot: &Slot| {
        format!("{side} {} {}", KINDS[slot.kind as usize], square(slot.x, slot.y, style))
    };
    valid.map(line).collect()
}

/// As the interactive mode reads it, with its kind.
fn move_line(record: &Played, style: Style) -> String {
    let [x, y, to_x, to_y, kind, promotion] = *record;
    let kind = match kind {
        1 => " roque",
        2 => " en_passant",
        3 => [" tour", " cavalier", " fou", " dame"][promotion as usize],
        _ => "",
    };
    format!("d {} -> {}{kind}", square(x, y, style), square(to_x, to_y, style))
}

fn square(x: i32, y: i32, style: Style) -> String {
    match Square::at(x as u8, y as u8) {
        Some(square) if style == Style::Letters => square.to_string(),
        _ => format!("{x} {y}"),
    }
}
