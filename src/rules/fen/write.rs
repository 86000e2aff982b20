//! From a position to a string.

use std::fmt;

use crate::rules::{Bitboard, Board, Color, Position, Role, Square};

/// The canonical FEN: six fields, an en-passant square only where a capture
/// is legal, castling rights as in X-FEN (`KQkq`, or a rook's file where
/// another rook stands further out).
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(f, self.board())?;
        write!(f, " {} ", self.turn().fen_letter())?;
        write_castling(f, self)?;
        match self.en_passant() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

fn write_placement(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match Square::at(file, rank).and_then(|square| board.piece_at(square)) {
                None => empty += 1,
                Some(piece) => {
                    write_empty(f, empty)?;
                    empty = 0;
                    write!(f, "{}", piece.fen_letter())?;
                }
            }
        }
        write_empty(f, empty)?;
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

fn write_empty(f: &mut fmt::Formatter<'_>, count: u8) -> fmt::Result {
    if count > 0 { write!(f, "{count}") } else { Ok(()) }
}

fn write_castling(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    if position.castling_rooks().is_empty() {
        return f.write_str("-");
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
            let letter = if color == Color::White { letter.to_ascii_uppercase() } else { letter };
            write!(f, "{}", char::from(letter))?;
        }
    }
    Ok(())
}
