//! Boards and answers of the course in words.

use echecs::rules::{Color, Role, Square};

use super::board::{Sets, Slot};

/// `la tour blanche h1`.
pub fn piece(color: Color, slot: Slot) -> String {
    let (article, name, is_feminine) = match slot.role() {
        Some(Role::Rook) => ("la", "tour", true),
        Some(Role::Knight) => ("le", "cavalier", false),
        Some(Role::Bishop) => ("le", "fou", false),
        Some(Role::Queen) => ("la", "dame", true),
        Some(Role::King) => ("le", "roi", false),
        Some(Role::Pawn) => ("le", "pion", false),
        None => ("la", "pièce", true),
    };
    let side = match (color, is_feminine) {
        (Color::White, true) => "blanche",
        (Color::White, false) => "blanc",
        (Color::Black, true) => "noire",
        (Color::Black, false) => "noir",
    };
    let square = slot.square().map_or_else(|| "hors de l'échiquier".to_owned(), |s| s.to_string());
    format!("{article} {name} {side} {square}")
}

pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "les blancs",
        Color::Black => "les noirs",
    }
}

/// What is wrong with a board, in pieces and squares, and where to look.
pub fn differences(expected: &Sets, received: &Sets) -> (Vec<String>, Vec<Square>) {
    let mut said = Vec::new();
    let mut squares = Vec::new();
    let (wanted, turn) = expected.content();
    let (found, found_turn) = received.content();
    for (color, (wanted, found)) in Color::ALL.into_iter().zip(wanted.iter().zip(&found)) {
        let missing = without(wanted, found);
        let extra = without(found, wanted);
        for slot in &missing {
            said.push(format!("{} manque", piece(color, *slot)));
            squares.extend(slot.square());
        }
        for slot in &extra {
            said.push(format!("{} est de trop", piece(color, *slot)));
            squares.extend(slot.square());
        }
    }
    if turn != found_turn {
        said.push(match found_turn {
            0 => "joueur_courant est passé aux blancs".to_owned(),
            1 => "joueur_courant est passé aux noirs".to_owned(),
            other => format!("joueur_courant vaut {other}"),
        });
    }
    (said, squares)
}

/// What a list has more often than another.
fn without(list: &[Slot], other: &[Slot]) -> Vec<Slot> {
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
