//! Standard algebraic notation, `Nf3` or `Cf3`, in both directions.

mod read;
mod write;

pub use read::{San, SanError};

use super::Role;

/// The language of the pieces' letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Letters {
    /// K Q R B N
    #[default]
    English,
    /// R D T F C
    French,
}

impl Letters {
    /// The letter of a piece; pawns have one that is not written.
    pub fn letter(self, role: Role) -> char {
        char::from(self.letters()[role.index()])
    }

    /// The piece that a letter stands for, pawns excepted.
    fn role(self, letter: u8) -> Option<Role> {
        let of_pieces = &self.letters()[1..];
        let place = of_pieces.iter().position(|&known| known == letter)?;
        Some(Role::ALL[1 + place])
    }

    /// One for each of [`Role::ALL`].
    fn letters(self) -> &'static [u8; 6] {
        match self {
            Letters::English => b"PNBRQK",
            Letters::French => b"PCFTDR",
        }
    }
}
