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
    bytes: [u8; Line::LONGEST],
    length: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line { bytes: [0; Line::LONGEST], length: 0 }
    }
}

impl Line {
    /// 64 pieces, 7 slashes, a side, 4 rights, a square, two numbers of 10 digits and 5 spaces.
    const LONGEST: usize = 103;

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }

    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += 1;
    }

    fn number(&mut self, number: u32) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    /// The ranks, and the space after them.
    fn placement(&mut self, board: &Board) {
        let mut signs = [DIGITS_ONLY; 8];
        for color in Color::ALL {
            for role in Role::ALL {
                let letter = Piece { color, role }.fen_letter() as u8;
                for square in board.pieces(color, role) {
                    signs[usize::from(square.rank())][usize::from(square.file())] = letter;
                }
            }
        }
        let occupied = board.occupied().0.to_le_bytes();
        for (signs, occupied) in signs.iter().zip(occupied).rev() {
            let Pattern { signs: chosen, length } = PATTERNS[usize::from(occupied)];
            let room = &mut self.bytes[self.length..][..8];
            for (i, place) in room.iter_mut().enumerate() {
                *place = signs[(chosen >> (4 * i) & 15) as usize];
            }
            self.length += usize::from(length);
            self.push(b'/');
        }
        self.bytes[self.length - 1] = b' ';
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

/// What may be written of a rank: the letters of its eight squares, then the digits.
type Signs = [u8; 16];

const DIGITS_ONLY: Signs = *b"        12345678";

/// How a rank is written. Which squares are empty cannot be guessed: with a pattern for each set of
/// them there is no branch that waits for it, and no sign that waits for the one before it.
#[derive(Clone, Copy)]
struct Pattern {
    /// The places of its signs among those that may be written, four bits each.
    signs: u32,
    length: u8,
}

impl Pattern {
    const fn of(occupied: u8) -> Pattern {
        let mut pattern = Pattern { signs: 0, length: 0 };
        let mut file = 0;
        while file < 8 {
            let empty = (occupied >> file).trailing_zeros();
            let empty = if empty > 8 - file { 8 - file } else { empty };
            if empty > 0 {
                // The digit 1 stands after the eight letters.
                pattern.push(7 + empty);
                file += empty;
            } else {
                pattern.push(file);
                file += 1;
            }
        }
        pattern
    }

    const fn push(&mut self, sign: u32) {
        self.signs |= sign << (4 * self.length);
        self.length += 1;
    }
}

/// By the squares of the rank that are occupied.
static PATTERNS: [Pattern; 256] = {
    let mut patterns = [Pattern { signs: 0, length: 0 }; 256];
    let mut occupied = 0;
    while occupied < 256 {
        patterns[occupied] = Pattern::of(occupied as u8);
        occupied += 1;
    }
    patterns
};
