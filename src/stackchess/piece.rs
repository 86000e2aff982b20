//! Pieces and their letters.

use crate::rules::Color;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Role {
    King,
    Queen,
    Bishop,
    Rook,
    Pawn,
    Knight,
}

impl Role {
    pub const ALL: [Role; 6] =
        [Role::King, Role::Queen, Role::Bishop, Role::Rook, Role::Pawn, Role::Knight];

    /// The capital letter that the game's notation gives it.
    pub const fn letter(self) -> char {
        match self {
            Role::King => 'R',
            Role::Queen => 'D',
            Role::Bishop => 'F',
            Role::Rook => 'T',
            Role::Pawn => 'P',
            Role::Knight => 'C',
        }
    }

    pub fn from_letter(letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.letter() == letter)
    }
}

/// A piece of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub role: Role,
    pub color: Color,
    /// Whether it has moved since the start, alone or carried.
    pub moved: bool,
}

impl Piece {
    /// The piece after a move, on the last rank or not.
    pub fn arrived(self, promoted: bool) -> Piece {
        let role = match self.role {
            Role::Pawn if promoted => Role::Queen,
            role => role,
        };
        Piece { role, moved: true, ..self }
    }
}
