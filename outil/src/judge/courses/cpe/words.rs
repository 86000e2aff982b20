//! Boards and answers of the course in words.

use echecs::rules::{Bitboard, Color, Role, Square};

use super::board::{Sets, Slot};
use crate::judge::wire::Value;

/// The name of a kind of piece, and whether it is feminine.
fn noun(slot: Slot) -> (&'static str, bool) {
    match slot.role() {
        Some(Role::Rook) => ("tour", true),
        Some(Role::Knight) => ("cavalier", false),
        Some(Role::Bishop) => ("fou", false),
        Some(Role::Queen) => ("dame", true),
        Some(Role::King) => ("roi", false),
        Some(Role::Pawn) => ("pion", false),
        None => ("pièce", true),
    }
}

/// `la tour`.
pub fn bare(slot: Slot) -> String {
    let (name, is_feminine) = noun(slot);
    format!("{} {name}", if is_feminine { "la" } else { "le" })
}

/// `la tour blanche`.
fn named(color: Color, slot: Slot) -> String {
    let side = match (color, noun(slot).1) {
        (Color::White, true) => "blanche",
        (Color::White, false) => "blanc",
        (Color::Black, true) => "noire",
        (Color::Black, false) => "noir",
    };
    format!("{} {side}", bare(slot))
}

/// `la tour blanche h1`.
pub fn piece(color: Color, slot: Slot) -> String {
    let square = slot.square().map_or_else(|| "hors de l'échiquier".to_owned(), |s| s.to_string());
    format!("{} {square}", named(color, slot))
}

/// The participle of a verb, for a piece: `resté`, `restée`.
fn agreed(participle: &str, slot: Slot) -> String {
    format!("{participle}{}", if noun(slot).1 { "e" } else { "" })
}

pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "les blancs",
        Color::Black => "les noirs",
    }
}

/// The name of a kind in `type_piece`.
pub fn kind(kind: i32) -> String {
    const NAMES: [&str; 8] =
        ["tour", "cavalier", "fou", "dame", "roi", "pion_blanc", "pion_noir", "invalide"];
    match usize::try_from(kind).ok().and_then(|kind| NAMES.get(kind)) {
        Some(name) => (*name).to_owned(),
        None => kind.to_string(),
    }
}

/// `a1, b1 et c1`.
pub fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} et {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// What is wrong with a board, in pieces and squares, and where to look.
pub fn differences(before: &Sets, expected: &Sets, received: &Sets) -> (Vec<String>, Vec<Square>) {
    let (was, _) = before.content();
    let (wanted, turn) = expected.content();
    let (found, found_turn) = received.content();
    let mut told = Told::default();
    if received.content() == before.content() && wanted != was {
        told.said.push("l'échiquier n'a pas changé".to_owned());
        return (told.said, told.squares);
    }
    for (color, ((was, wanted), found)) in
        Color::ALL.into_iter().zip(was.iter().zip(&wanted).zip(&found))
    {
        told.pieces(color, was, wanted, found);
        if received.has_hole(color) && !expected.has_hole(color) {
            let name = if color == Color::White { "blanc" } else { "noir" };
            told.said.push(format!("dans le jeu {name}, une place libre vient avant une pièce"));
        }
    }
    if turn != found_turn {
        told.said.push(match (found_turn, found_turn == before.turn) {
            (0, false) => "joueur_courant est passé aux blancs".to_owned(),
            (1, false) => "joueur_courant est passé aux noirs".to_owned(),
            (_, true) => "joueur_courant n'a pas changé".to_owned(),
            (other, _) => format!("joueur_courant vaut {other}"),
        });
    }
    (told.said, told.squares)
}

#[derive(Default)]
struct Told {
    said: Vec<String>,
    squares: Vec<Square>,
}

impl Told {
    /// The pieces of one side: each that is missing is looked for where it may be instead.
    fn pieces(&mut self, color: Color, was: &[Slot], wanted: &[Slot], found: &[Slot]) {
        let mut extra = without(found, wanted);
        for missing in without(wanted, found) {
            let same_square = extra.iter().position(|slot| slot.square() == missing.square());
            let elsewhere = extra.iter().position(|slot| {
                slot.kind == missing.kind && !(was.contains(slot) && was.contains(&missing))
            });
            match same_square.or(elsewhere).map(|place| extra.swap_remove(place)) {
                Some(other) => self.other(color, was, missing, other),
                None => self.say(missing, format!("{} a disparu", piece(color, missing))),
            }
        }
        for slot in extra {
            let what = if was.contains(&slot) { "encore là" } else { "de trop" };
            self.say(slot, format!("{} est {what}", piece(color, slot)));
        }
    }

    /// A piece that is another one, or elsewhere.
    fn other(&mut self, color: Color, was: &[Slot], missing: Slot, other: Slot) {
        let name = named(color, missing);
        let at = |slot: Slot| slot.square().map(|square| square.to_string()).unwrap_or_default();
        let text = if other.square() == missing.square() {
            let turned = agreed("devenu", missing);
            let (name, is_feminine) = noun(other);
            let article = if is_feminine { "une" } else { "un" };
            format!("{} est {turned} {article} {name}", piece(color, missing))
        } else if was.contains(&other) {
            format!("{name} est {} en {}", agreed("resté", missing), at(other))
        } else if was.contains(&missing) {
            let gone = agreed("allé", missing);
            format!("{} est {gone} en {}", piece(color, missing), at(other))
        } else {
            let gone = agreed("allé", missing);
            format!("{name} est {gone} en {}, non en {}", at(other), at(missing))
        };
        self.squares.extend(missing.square());
        self.say(other, text);
    }

    fn say(&mut self, slot: Slot, text: String) {
        self.squares.extend(slot.square());
        self.said.push(text);
    }
}

/// What a list has more often than another.
pub fn without(list: &[Slot], other: &[Slot]) -> Vec<Slot> {
    let mut other = other.to_vec();
    let mut left = Vec::new();
    for slot in list {
        match other.iter().position(|known| known == slot) {
            Some(place) => {
                other.swap_remove(place);
            }
            None => left.push(*slot),
        }
    }
    left
}

/// The memory that nobody has written.
pub const UNWRITTEN: i32 = i32::from_le_bytes([0xa5; 4]);

/// What a function returned: `la fonction rend 1`.
pub fn value(value: &Value) -> String {
    match value {
        Value::Number(number) => format!("la fonction rend {number}"),
        Value::Null => "la fonction rend NULL".to_owned(),
        Value::Address(..) | Value::Elsewhere => "la fonction rend une autre adresse".to_owned(),
        Value::Nothing | Value::Text(_) => "la fonction ne rend aucun nombre".to_owned(),
    }
}
