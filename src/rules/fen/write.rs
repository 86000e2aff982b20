//! From a position to a string.

use std::fmt;

use crate::rules::{Bitboard, Board, Color, Piece, Position, Role};

/// The canonical FEN: six fields, an en-passant square only where a capture
/// is legal, castling rights as in X-FEN (`KQkq`, or a rook's file where
/// another rook stands further out).
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::default();
        line.placement(self.board());
        line.push(b' ');
        line.push(self.turn().fen_letter() as u8);
        line.push(b' ');
        line.castling(self);
        line.push(b' ');
        match self.en_passant() {
            Some(square) => square.to_ascii().into_iter().for_each(|byte| line.push(byte)),
            None => line.push(b'-'),
        }
        for number in [self.halfmove_clock(), self.fullmove_number()] {
            line.push(b' ');
            line.number(number);
        }
        f.write_str(line.as_str())
    }
}

/// A FEN that is being written, which is handed over whole: a formatter that is
/// called for each letter takes longer than all the rest.
struct Line {
    /// The longest FEN has 64 pieces, 7 slashes, a side, 4 rights, a square, two
    /// numbers of 10 digits and 5 spaces.
    bytes: [u8; 103],
    length: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line { bytes: [0; 103], length: 0 }
    }
}

impl Line {
    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }

    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += 1;
    }

    #[inline]
    fn push_if(&mut self, condition: bool, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += usize::from(condition);
    }

    fn number(&mut self, number: u32) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    fn placement(&mut self, board: &Board) {
        const EMPTY: u8 = 0;
        let mut letters = [EMPTY; 64];
        for color in Color::ALL {
            for role in Role::ALL {
                let letter = Piece { color, role }.fen_letter() as u8;
                for square in board.pieces(color, role) {
                    letters[square.index()] = letter;
                }
            }
        }
        for (below, rank) in letters.chunks_exact(8).enumerate().rev() {
            // Which squares are empty cannot be guessed: without a branch nothing waits for it.
            let mut empty = 0;
            for &letter in rank {
                let is_piece = letter != EMPTY;
                self.push_if(is_piece && empty > 0, b'0' + empty);
                self.push_if(is_piece, letter);
                empty = if is_piece { 0 } else { empty + 1 };
            }
            self.push_if(empty > 0, b'0' + empty);
            self.push_if(below > 0, b'/');
        }
    }

    fn castling(&mut self, position: &Position) {
        if position.castling_rooks().is_empty() {
            return self.push(b'-');
        }
        for color in Color::ALL {
            let home = Bitboard::home_rank(color);
            let own_rooks = position.board().pieces(color, Role::Rook) & home;
            // From the right, so that the king's side comes first.
            let mut rooks = position.castling_rooks() & home;
            while let Some(rook) = rooks.last() {
                rooks &= !rook.bitboard();
                let letter = if rook > position.king(color) {
                    if own_rooks.last() == Some(rook) { b'k' } else { b'a' + rook.file() }
                } else if own_rooks.first() == Some(rook) {
                    b'q'
                } else {
                    b'a' + rook.file()
                };
                self.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
    }
}
