//! Standard algebraic notation, `Nf3` or `Cf3`, in both directions.

mod read;
mod write;

pub use read::{SanError, says_castling, says_target};

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
        let letters = match self {
            Letters::English => b"PNBRQK",
            Letters::French => b"PCFTDR",
        };
        char::from(letters[role.index()])
    }

    /// The piece that a letter stands for, pawns excepted.
    fn role(self, letter: u8) -> Option<Role> {
        Role::ALL
            .into_iter()
            .filter(|&role| role != Role::Pawn)
            .find(|&role| self.letter(role) == char::from(letter))
    }
}
