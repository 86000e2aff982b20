//! How a game ended, as far as PGN says it.

use std::fmt;

/// The terminator of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    /// The game goes on, or nobody knows.
    #[default]
    Unknown,
}

impl GameResult {
    pub const ALL: [GameResult; 4] =
        [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown];

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// The result that is written so, or with halves as `½`.
    pub(super) fn read(text: &str) -> Option<GameResult> {
        match text {
            "½-½" | "½" | "1/2" => Some(GameResult::Draw),
            _ => GameResult::ALL.into_iter().find(|result| result.as_str() == text),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
