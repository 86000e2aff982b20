//! A board in letters, as a terminal shows it.

use std::fmt::Write;

use echecs::rules::{Color, Role, Square};

use crate::judge::exercise::Drawing;

/// Eight lines from the eighth rank down, and one of files. The last move stands in parentheses,
/// squares to look at in brackets.
pub fn lines(drawing: &Drawing) -> Vec<String> {
    let is_last =
        |square| drawing.last_move.is_some_and(|(from, to)| square == from || square == to);
    let cell = |square: Square| {
        let letter = drawing.board.piece_at(square).map_or('.', |piece| piece.fen_letter());
        if drawing.marked.contains(square) {
            format!("[{letter}]")
        } else if is_last(square) {
            format!("({letter})")
        } else {
            format!(" {letter} ")
        }
    };
    let rank = |rank: u8| {
        let cells: String = (0..8).filter_map(|file| Square::at(file, rank)).map(cell).collect();
        format!("{} {cells}", rank + 1)
    };
    let mut lines: Vec<String> = (0..8).rev().map(rank).collect();
    lines.push("   a  b  c  d  e  f  g  h".to_owned());
    lines
}

/// The same board for those who hear it.
pub fn description(drawing: &Drawing) -> String {
    let pieces = |color: Color| {
        let here = Square::all().filter_map(|square| {
            let piece = drawing.board.piece_at(square).filter(|piece| piece.color == color)?;
            Some(format!("{} {square}", name(piece.role)))
        });
        let here: Vec<String> = here.collect();
        if here.is_empty() { "aucune pièce".to_owned() } else { here.join(", ") }
    };
    let mut said = format!("Blancs : {}. Noirs : {}.", pieces(Color::White), pieces(Color::Black));
    if let Some((from, to)) = drawing.last_move {
        let _ = write!(said, " Dernier coup : {from}-{to}.");
    }
    if drawing.marked.any() {
        let squares: Vec<String> = drawing.marked.into_iter().map(|s| s.to_string()).collect();
        let _ = write!(said, " Cases à regarder : {}.", squares.join(", "));
    }
    said
}

fn name(role: Role) -> &'static str {
    match role {
        Role::King => "roi",
        Role::Queen => "dame",
        Role::Rook => "tour",
        Role::Bishop => "fou",
        Role::Knight => "cavalier",
        Role::Pawn => "pion",
    }
}
