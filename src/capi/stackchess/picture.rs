//! The drawing of a board, with a pile beside it.

use crate::rules::Color;
use crate::stackchess::{Piece, Position, Square};

/// The board from above and, to its right, the pile of a square.
pub fn picture(position: &Position, selected: Option<Square>) -> String {
    let board = board(position);
    let pile = selected.map_or_else(Vec::new, |square| pile(position, square));
    let height = board.len().max(pile.len());
    let width = board.iter().map(String::len).max().unwrap_or_default();
    let mut picture = String::new();
    for line in (0..height).rev() {
        // Both stand on the last line.
        let place = |lines: &[String]| {
            let number = lines.len().checked_sub(line + 1);
            number.map_or_else(String::new, |number| lines[number].clone())
        };
        let line = format!("{:width$}{}", place(&board), place(&pile));
        picture.push_str(line.trim_end());
        picture.push('\n');
    }
    picture
}

/// The lines of the board, all ASCII.
fn board(position: &Position) -> Vec<String> {
    let size = position.size();
    let margin = size.to_string().len();
    let letters: Vec<String> = (0..size).map(|file| char::from(b'a' + file).to_string()).collect();
    let rule = format!("{:margin$} +{}", "", "--+".repeat(size.into()));
    let mut lines = vec![format!("{:margin$}  {}", "", letters.join("  ")), rule.clone()];
    for rank in (0..size).rev() {
        let tops: String = (0..size)
            .filter_map(|file| Square::at(file, rank))
            .map(|square| position.pile(square).last().map_or("  ".to_owned(), shown) + "|")
            .collect();
        lines.push(format!("{:margin$} |{tops}", rank + 1));
        lines.push(rule.clone());
    }
    lines
}

/// The lines of a pile, from its top to its name and bottom.
fn pile(position: &Position, square: Square) -> Vec<String> {
    const GAP: &str = "      ";
    let name = format!("{GAP}{square}: ");
    let Some((bottom, above)) = position.pile(square).split_first() else {
        return vec![format!("{name}vide")];
    };
    let indent = " ".repeat(name.len());
    let above = above.iter().rev().map(|piece| format!("{indent}{}", shown(piece)));
    above.chain([format!("{name}{}", shown(bottom))]).collect()
}

fn shown(piece: &Piece) -> String {
    let color = match piece.color {
        Color::White => 'B',
        Color::Black => 'N',
    };
    format!("{}{color}", piece.role.letter())
}
