//! Positions and answers of the course in words.

use echecs::rules::{Bitboard, Color, Piece, Role, Setup, Square};

use super::state::{NO_SQUARE, ROLES, State, square, squares};
use super::task::Fault;
use crate::judge::wire::FILL;

/// An `int` that nobody has written.
pub const UNWRITTEN: i32 = i32::from_le_bytes([FILL; 4]);

/// `la tour blanche`.
pub fn piece(piece: Piece) -> String {
    let (article, name, is_feminine) = match piece.role {
        Role::Rook => ("la", "tour", true),
        Role::Knight => ("le", "cavalier", false),
        Role::Bishop => ("le", "fou", false),
        Role::Queen => ("la", "dame", true),
        Role::King => ("le", "roi", false),
        Role::Pawn => ("le", "pion", false),
    };
    let side = match (piece.color, is_feminine) {
        (Color::White, true) => "blanche",
        (Color::White, false) => "blanc",
        (Color::Black, true) => "noire",
        (Color::Black, false) => "noir",
    };
    format!("{article} {name} {side}")
}

/// The word of the header for a side.
pub fn side(color: Color) -> &'static str {
    ["blancs", "noirs"][color.index()]
}

/// The names of squares, in the order of reading.
pub fn list(squares: Bitboard) -> String {
    let names: Vec<String> = (0..64)
        .filter_map(square)
        .filter(|s| squares.contains(*s))
        .map(|s| s.to_string())
        .collect();
    if names.is_empty() { "aucune case".to_owned() } else { names.join(" ") }
}

/// `KQkq` with the letters that are held.
pub fn rights(rights: i32) -> String {
    let held = "KQkq".chars().enumerate().filter(|(bit, _)| rights >> bit & 1 == 1);
    let letters: String = held.map(|(_, letter)| letter).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

/// A position as a FEN of so many fields, four or six.
pub fn fen(setup: &Setup, fields: usize) -> String {
    let rank = |rank: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for square in (0..8).filter_map(|file| Square::at(file, rank)) {
            match setup.board.piece_at(square) {
                None => empty += 1,
                Some(piece) => {
                    push_count(&mut text, &mut empty);
                    text.push(piece.fen_letter());
                }
            }
        }
        push_count(&mut text, &mut empty);
        text
    };
    let placement: Vec<String> = (0..8).rev().map(rank).collect();
    let rights = rights(State::of(setup).rights);
    let passed = setup.en_passant.map_or("-".to_owned(), |square| square.to_string());
    let counts = if fields == 6 { " 0 1" } else { "" };
    format!("{} {} {rights} {passed}{counts}", placement.join("/"), setup.turn.fen_letter())
}

fn push_count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

/// The lines of a C program that prepare a position.
pub fn prepared(setup: &Setup) -> Vec<String> {
    vec![
        "generer_masques_d_attaque_statiques();".to_owned(),
        format!("parse_fen(\"{}\");", fen(setup, 4)),
    ]
}

/// What is wrong with the variables of the board, but for the en-passant square.
pub fn differences(tag: &'static str, expected: &State, received: &State) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut say = |said: String, squares: Bitboard| {
        faults.push(Fault { tag, said, squares: squares.into_iter().collect() });
    };
    for (at, (wanted, found)) in expected.boards.iter().zip(&received.boards).enumerate() {
        let piece = piece(Piece { color: Color::ALL[at / 6], role: ROLES[at % 6] });
        let (missing, extra) = (squares(wanted & !found), squares(found & !wanted));
        for square in missing {
            say(format!("{piece} manque en {square}"), square.bitboard());
        }
        if extra.count() > 4 {
            say(format!("{piece} est de trop en {} cases", extra.count()), extra);
        } else {
            extra
                .into_iter()
                .for_each(|s| say(format!("{piece} est de trop en {s}"), s.bitboard()));
        }
    }
    for (name, (wanted, found)) in ["blancs", "noirs", "mixte"]
        .iter()
        .zip(expected.occupations.iter().zip(&received.occupations))
    {
        let wrong = squares(wanted ^ found);
        if wrong.any() {
            say(format!("occupations[{name}] est faux en {}", list(wrong)), wrong);
        }
    }
    if expected.turn != received.turn {
        let turn = match received.turn {
            0 => "blancs".to_owned(),
            1 => "noirs".to_owned(),
            other => other.to_string(),
        };
        say(format!("trait vaut {turn}"), Bitboard::EMPTY);
    }
    if expected.rights != received.rights {
        let (value, letters) = (received.rights, rights(received.rights));
        say(format!("roque vaut {value} ({letters})"), Bitboard::EMPTY);
    }
    faults
}

/// `e3`, `no_sq`, or a number that is neither.
pub fn en_passant(value: i32) -> String {
    match square(value) {
        Some(square) => square.to_string(),
        None if value == NO_SQUARE => "no_sq".to_owned(),
        None if value == UNWRITTEN => "une valeur jamais écrite".to_owned(),
        None => value.to_string(),
    }
}

/// Whether the variable of the en-passant square is right: after a double step that no pawn can
/// answer, a sheet may have it set or not.
pub fn en_passant_fits(expected: &State, received: &State) -> bool {
    if expected.en_passant == received.en_passant {
        return true;
    }
    let Some(passed) = square(expected.en_passant) else { return false };
    received.en_passant == NO_SQUARE && !has_neighbour(expected, passed)
}

/// Whether a pawn of the side to move stands beside the pawn that has passed over a square.
fn has_neighbour(state: &State, passed: Square) -> bool {
    let is_black = state.turn == 1;
    let rank = if is_black { 3 } else { 4 };
    let pawns = squares(state.boards[if is_black { 6 } else { 0 }]);
    let files = [passed.file().wrapping_sub(1), passed.file() + 1];
    files.into_iter().filter_map(|file| Square::at(file, rank)).any(|s| pawns.contains(s))
}
