//! The kinds of pieces, and pieces with their colour.

use super::Color;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    Pawn = 0,
    Knight = 1,
    Bishop = 2,
    Rook = 3,
    Queen = 4,
    King = 5,
}

impl Role {
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// What a pawn may become, the most wanted first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small English letter, as in FEN and UCI.
    pub const fn letter(self) -> u8 {
        b"pnbrqk"[self as usize]
    }

    pub const fn from_letter(letter: u8) -> Option<Role> {
        Some(match letter {
            b'p' => Role::Pawn,
            b'n' => Role::Knight,
            b'b' => Role::Bishop,
            b'r' => Role::Rook,
            b'q' => Role::Queen,
            b'k' => Role::King,
            _ => return None,
        })
    }
}

/// A piece: its kind and its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub color: Color,
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: a capital for White.
    pub const fn fen_letter(self) -> char {
        let letter = self.role.letter();
        match self.color {
            Color::White => letter.to_ascii_uppercase() as char,
            Color::Black => letter as char,
        }
    }

    /// The character of Unicode: hollow for White.
    pub const fn figurine(self) -> char {
        let figurines = match self.color {
            Color::White => ['♙', '♘', '♗', '♖', '♕', '♔'],
            Color::Black => ['♟', '♞', '♝', '♜', '♛', '♚'],
        };
        figurines[self.role.index()]
    }

    pub fn from_fen_letter(letter: u8) -> Option<Piece> {
        BY_LETTER[usize::from(letter)]
    }
}

/// What each byte stands for in a FEN.
static BY_LETTER: [Option<Piece>; 256] = {
    let mut pieces = [None; 256];
    let mut i = 0;
    while i < 12 {
        let (color, role) = (Color::ALL[i / 6], Role::ALL[i % 6]);
        let piece = Piece { color, role };
        pieces[piece.fen_letter() as usize] = Some(piece);
        i += 1;
    }
    pieces
};
