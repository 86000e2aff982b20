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
    #[inline]
    fn role(self, letter: u8) -> Option<Role> {
        ROLES[self as usize][usize::from(letter)]
    }

    /// One for each of [`Role::ALL`].
    const fn letters(self) -> &'static [u8; 6] {
        match self {
            Letters::English => b"PNBRQK",
            Letters::French => b"PCFTDR",
        }
    }
}

/// What each byte stands for in each language.
static ROLES: [[Option<Role>; 256]; 2] = [roles(Letters::English), roles(Letters::French)];

const fn roles(letters: Letters) -> [Option<Role>; 256] {
    let mut roles = [None; 256];
    let mut i = 1;
    while i < Role::ALL.len() {
        roles[letters.letters()[i] as usize] = Some(Role::ALL[i]);
        i += 1;
    }
    roles
}
