//! A board in letters, as a terminal shows it.

use echecs::rules::Square;

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
