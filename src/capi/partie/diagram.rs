//! A board as lines of text.

use crate::rules::{Board, Color, Letters, Piece, Square};

/// How a board is drawn.
pub struct Diagram {
    /// None for the figurines of Unicode.
    pub letters: Option<Letters>,
    pub from_black: bool,
}

impl Diagram {
    pub fn of(&self, board: &Board) -> String {
        let mut text = String::new();
        for rank in self.seen([7, 6, 5, 4, 3, 2, 1, 0]) {
            text.push(char::from(b'1' + rank));
            text.push(' ');
            for square in self.files().into_iter().filter_map(|file| Square::at(file, rank)) {
                text.push(' ');
                text.push(board.piece_at(square).map_or(self.nothing(), |piece| self.sign(piece)));
            }
            text.push('\n');
        }
        text.push_str("  ");
        for file in self.files() {
            text.push(' ');
            text.push(char::from(b'a' + file));
        }
        text.push('\n');
        text
    }

    fn files(&self) -> [u8; 8] {
        self.seen([0, 1, 2, 3, 4, 5, 6, 7])
    }

    /// What White sees in this order, from the side that the board is seen from.
    fn seen(&self, mut order: [u8; 8]) -> [u8; 8] {
        if self.from_black {
            order.reverse();
        }
        order
    }

    fn nothing(&self) -> char {
        if self.letters.is_some() { '.' } else { '·' }
    }

    fn sign(&self, piece: Piece) -> char {
        let Some(letters) = self.letters else { return piece.figurine() };
        let letter = letters.letter(piece.role);
        match piece.color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        }
    }
}
