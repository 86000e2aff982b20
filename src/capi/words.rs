//! The words for sides and pieces, in both languages.

use super::language::Langue;
use crate::rules::{Color, Role};

impl Langue {
    /// `dame`, `queen`.
    pub(super) fn piece(self, role: Role) -> &'static str {
        match role {
            Role::Pawn => self.choose("pion", "pawn"),
            Role::Knight => self.choose("cavalier", "knight"),
            Role::Bishop => self.choose("fou", "bishop"),
            Role::Rook => self.choose("tour", "rook"),
            Role::Queen => self.choose("dame", "queen"),
            Role::King => self.choose("roi", "king"),
        }
    }

    /// Those who play a side: `blancs`, `White`.
    pub(super) fn side(self, color: Color) -> &'static str {
        match color {
            Color::White => self.choose("blancs", "White"),
            Color::Black => self.choose("noirs", "Black"),
        }
    }

    /// What a piece is: `blanc`, `white`.
    pub(super) fn color(self, color: Color) -> &'static str {
        match color {
            Color::White => self.choose("blanc", "white"),
            Color::Black => self.choose("noir", "black"),
        }
    }
}

/// Whether the French word for a piece is feminine.
pub fn is_feminine(role: Role) -> bool {
    matches!(role, Role::Rook | Role::Queen)
}

pub fn french_article(role: Role) -> &'static str {
    if is_feminine(role) { "la" } else { "le" }
}

/// What a piece is in French: `blanche` for a rook, `blanc` for a king.
pub fn french_color(color: Color, role: Role) -> &'static str {
    match color {
        Color::White if is_feminine(role) => "blanche",
        Color::Black if is_feminine(role) => "noire",
        _ => Langue::LangueFrancais.color(color),
    }
}
