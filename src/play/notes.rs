//! What is written beside the moves of a game.

use thiserror::Error;

use super::Match;
use crate::pgn::{Ply, Tags, comment_words};
use crate::rules::Position;

/// Why something cannot be written beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoteError {
    #[error("there is no such move")]
    NoSuchMove,
    #[error("more than {} variations would lie in one another", crate::pgn::MAX_DEPTH)]
    TooDeep,
}

impl Match {
    /// The position before the first move.
    pub fn start(&self) -> &Position {
        self.game.played(0).map_or(self.position(), |(before, _)| before)
    }

    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// A move that was played and what was written beside it; 1 is the first one.
    pub fn ply(&self, number: usize) -> Option<&Ply> {
        self.line.get(number.checked_sub(1)?)
    }

    fn ply_mut(&mut self, number: usize) -> Result<&mut Ply, NoteError> {
        let place = number.checked_sub(1).ok_or(NoteError::NoSuchMove)?;
        self.line.get_mut(place).ok_or(NoteError::NoSuchMove)
    }

    /// What is said of a move, or for 0 before the first one.
    pub fn comment(&self, number: usize) -> Option<&str> {
        if number == 0 { Some(&self.comment) } else { self.ply(number).map(|ply| &*ply.comment) }
    }

    /// Says something of a move, or for 0 before the first one, in the place of what
    /// was said.
    pub fn set_comment(&mut self, number: usize, comment: &str) -> Result<(), NoteError> {
        let place =
            if number == 0 { &mut self.comment } else { &mut self.ply_mut(number)?.comment };
        *place = comment_words(comment);
        Ok(())
    }

    /// Gives a move these annotations, each once, in the place of those that it had.
    pub fn set_nags(
        &mut self,
        number: usize,
        nags: impl IntoIterator<Item = u8>,
    ) -> Result<(), NoteError> {
        let kept = &mut self.ply_mut(number)?.nags;
        kept.clear();
        for nag in nags {
            if !kept.contains(&nag) {
                kept.push(nag);
            }
        }
        Ok(())
    }
}
