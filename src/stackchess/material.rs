//! How many pieces of each kind a side owns.

use super::{Piece, Role};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Material([u16; 6]);

impl Material {
    pub fn add(&mut self, piece: Piece) {
        self.0[piece.role as usize] += 1;
    }

    pub fn remove(&mut self, piece: Piece) {
        self.0[piece.role as usize] -= 1;
    }

    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    fn count(&self, role: Role) -> u16 {
        self.0[role as usize]
    }

    /// Whether no two of the pieces can ever move together, so that they never
    /// take anything.
    #[inline]
    pub fn is_harmless(&self) -> bool {
        match self.total() {
            1 => true,
            2 => self.count(Role::Bishop) == 1 && self.count(Role::Rook) == 1,
            _ => false,
        }
    }
}
