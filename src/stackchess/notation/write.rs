//! Writing a position.

use std::fmt::{self, Write};

use crate::rules::Color;
use crate::stackchess::{Piece, Position, Role, Square};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size()).rev() {
            write_rank(f, self, rank)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(match self.turn() {
            Color::White => "b ",
            Color::Black => "n ",
        })?;
        f.write_str(match (self.options().knights, self.options().promotion) {
            (false, true) => "-",
            (true, true) => "c",
            (false, false) => "s",
            (true, false) => "cs",
        })
    }
}

fn write_rank(f: &mut fmt::Formatter<'_>, position: &Position, rank: u8) -> fmt::Result {
    let mut empty = 0;
    for square in (0..position.size()).filter_map(|file| Square::at(file, rank)) {
        let pile = position.pile(square);
        if pile.is_empty() {
            empty += 1;
            continue;
        }
        write_empty(f, &mut empty)?;
        if let [piece] = pile {
            write_piece(f, piece)?;
        } else {
            f.write_char('(')?;
            pile.iter().try_for_each(|piece| write_piece(f, piece))?;
            f.write_char(')')?;
        }
    }
    write_empty(f, &mut empty)
}

fn write_empty(f: &mut fmt::Formatter<'_>, empty: &mut u8) -> fmt::Result {
    match std::mem::take(empty) {
        0 => Ok(()),
        count => write!(f, "{count}"),
    }
}

fn write_piece(f: &mut fmt::Formatter<'_>, piece: &Piece) -> fmt::Result {
    let letter = piece.role.letter();
    f.write_char(match piece.color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    })?;
    let unmoved_pawn = piece.role == Role::Pawn && !piece.moved;
    f.write_str(if unmoved_pawn { "'" } else { "" })
}
