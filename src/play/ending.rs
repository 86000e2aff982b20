//! How a game between two people ends.

use super::Match;
use crate::rules::{Claim, Color, Outcome};

/// An end that the players decide on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declaration {
    Resignation {
        loser: Color,
    },
    /// A draw that both agree on.
    Agreement,
    /// A draw that the player to move has claimed.
    Claim(Claim),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules alone.
    ByItself(Outcome),
    Declared(Declaration),
}

impl Ending {
    /// Who has won; none for a draw.
    pub fn winner(self) -> Option<Color> {
        match self {
            Ending::ByItself(Outcome::Checkmate { winner }) => Some(winner),
            Ending::Declared(Declaration::Resignation { loser }) => Some(!loser),
            _ => None,
        }
    }
}

impl Match {
    /// How the game has ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        let declared = self.declared.map(Ending::Declared);
        declared.or_else(|| self.game().outcome().map(Ending::ByItself))
    }

    pub fn winner(&self) -> Option<Color> {
        self.ending().and_then(Ending::winner)
    }
}
