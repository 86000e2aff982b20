//! How a game ends.

use super::Position;
use crate::rules::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Win {
        winner: Color,
        by: Won,
    },
    /// Neither side can ever take anything again.
    Draw,
    /// The player to move has no legal move.
    Blocked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    ByTakingAll,
    ByResignation,
}

impl Outcome {
    /// Who has won, if somebody has.
    pub fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw | Outcome::Blocked => None,
        }
    }
}

impl Position {
    /// The end of the game, if it has come: a victory first.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_by_material().or_else(|| (!self.has_legal_moves()).then_some(Outcome::Blocked))
    }

    /// Whether what is left on the board has ended the game.
    #[inline]
    pub(super) fn is_decided(&self) -> bool {
        self.outcome_by_material().is_some()
    }

    #[inline]
    fn outcome_by_material(&self) -> Option<Outcome> {
        let loser = Color::ALL.into_iter().find(|&color| self.pieces_of(color) == 0);
        if let Some(loser) = loser {
            return Some(Outcome::Win { winner: !loser, by: Won::ByTakingAll });
        }
        self.material.iter().all(|side| side.is_harmless()).then_some(Outcome::Draw)
    }
}
