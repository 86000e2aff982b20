//! Moves as chess programs exchange them: `e2e4`, `e7e8q`.

use thiserror::Error;

use super::{Move, Position, Role, Square, castling_arrival};

/// How a castling move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingStyle {
    /// By the king's two squares: `e1g1`.
    Classical,
    /// By the king's square and the rook's: `e1h1`.
    Chess960,
}

/// Why a text is not a move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UciError {
    #[error("not of the form e2e4 or e7e8q")]
    Unreadable,
    #[error("not a legal move")]
    Illegal,
}

impl Move {
    pub fn to_uci(self, style: CastlingStyle) -> String {
        let to = match style {
            CastlingStyle::Classical if self.is_castling() => {
                castling_arrival(self.from(), self.to()).0
            }
            _ => self.to(),
        };
        let promotion = self.promotion().map(|role| char::from(role.letter()));
        let text = format!("{}{to}", self.from());
        text.chars().chain(promotion).collect()
    }
}

impl Position {
    /// Reads a legal move. Castling is understood in both styles; where `f1g1`
    /// could also be a step of the king, it is that.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let text = text.as_bytes();
        if !(4..=5).contains(&text.len()) {
            return Err(UciError::Unreadable);
        }
        let square = |text| Square::from_ascii(text).map_err(|_| UciError::Unreadable);
        let (from, to) = (square(&text[..2])?, square(&text[2..4])?);
        let promotion = match text.get(4) {
            None => None,
            Some(&letter) => Some(Role::from_letter(letter).ok_or(UciError::Unreadable)?),
        };
        self.find_uci(from, to, promotion).ok_or(UciError::Illegal)
    }

    /// The legal move that these squares name, as in [`Position::parse_uci`].
    pub fn find_uci(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let moves = self.legal_moves();
        let exact = |mv: &Move| mv.from() == from && mv.to() == to && mv.promotion() == promotion;
        let by_king = |mv: &Move| {
            mv.is_castling()
                && mv.from() == from
                && promotion.is_none()
                && castling_arrival(from, mv.to()).0 == to
        };
        let found =
            moves.iter().find(|mv| exact(mv)).or_else(|| moves.iter().find(|mv| by_king(mv)));
        found.copied()
    }
}
