//! Other moves that a game might have taken.

use super::{Match, NoteError, Step};
use crate::pgn::{MAX_DEPTH, Ply, Variation, comment_words};

impl Match {
    /// Makes a variation of a move the game itself, up to its last move: the moves
    /// that were there, those taken back included, become a variation in its place.
    /// What the players had decided is forgotten.
    pub fn choose_variation(&mut self, number: usize, rank: usize) -> Result<(), NoteError> {
        let ply = self.ply(number).ok_or(NoteError::NoSuchMove)?;
        if rank >= ply.variations.len() {
            return Err(NoteError::NoSuchMove);
        }
        // The variations of the first move stay as deep as they are: they go to the move
        // that takes its place.
        let undone = self.undone.iter().filter_map(Step::ply);
        let tail = self.line[number..].iter().chain(undone);
        if tail.map(depth).max() >= Some(MAX_DEPTH) {
            return Err(NoteError::TooDeep);
        }
        let mut old = self.cut(number);
        let mut siblings = std::mem::take(&mut old[0].variations);
        let chosen = siblings.remove(rank);
        siblings.insert(rank, Variation { comment: String::new(), line: old });
        let mut line = chosen.line.into_iter();
        if let Some(mut first) = line.next() {
            siblings.append(&mut first.variations);
            first.variations = siblings;
            // What is said before a variation has no place before a move of the game.
            first.comment = comment_words(&format!("{} {}", chosen.comment, first.comment));
            self.extend(std::iter::once(first).chain(line));
        }
        Ok(())
    }

    /// Takes away the moves from one on, those taken back included.
    fn cut(&mut self, number: usize) -> Vec<Ply> {
        self.declared = None;
        let mut tail = Vec::new();
        while self.line.len() >= number
            && let Some(ply) = self.detach()
        {
            tail.push(ply);
        }
        tail.reverse();
        let undone = std::mem::take(&mut self.undone).into_iter().rev();
        tail.extend(undone.filter_map(|step| match step {
            Step::Move(ply) => Some(ply),
            Step::Declaration(_) => None,
        }));
        tail
    }

    fn extend(&mut self, line: impl Iterator<Item = Ply>) {
        for ply in line {
            // The moves of a record are legal where they stand.
            if self.append(ply).is_err() {
                return;
            }
        }
    }
}

impl Step {
    pub(super) fn ply(&self) -> Option<&Ply> {
        match self {
            Step::Move(ply) => Some(ply),
            Step::Declaration(_) => None,
        }
    }
}

/// How many variations lie in one another beside a move; never more than
/// [`MAX_DEPTH`].
fn depth(ply: &Ply) -> usize {
    let lines = ply.variations.iter().map(|variation| &variation.line);
    lines.map(|line| 1 + line.iter().map(depth).max().unwrap_or(0)).max().unwrap_or(0)
}
