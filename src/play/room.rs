//! How much memory a copy of a game takes.

use std::mem::{size_of, size_of_val};

use super::Match;
use crate::pgn::{Ply, Variation};
use crate::rules::{Move, Position};

/// More than what a piece of memory costs beside its own bytes.
const OVERHEAD: usize = 64;

/// More than what the index of positions takes for each of them: a map has up to
/// twice as many places as it needs, and keeps some free.
const OCCURRENCE: usize = 80;

/// More than the smallest map.
const MAP: usize = 256;

impl Match {
    /// Bytes that are enough for a copy of this game.
    pub fn room(&self) -> usize {
        let tags: usize = self.tags.iter().map(|(name, value)| tag(name, value)).sum();
        let positions = self.line.len() * (size_of::<Position>() + size_of::<Move>() + OCCURRENCE);
        let undone: usize = self.undone.iter().map(|step| step.ply().map_or(0, ply)).sum();
        let steps = size_of_val(self.undone.as_slice());
        let blocks = 8 * OVERHEAD + MAP;
        blocks + tags + self.comment.len() + positions + line(&self.line) + undone + steps
    }
}

fn tag(name: &str, value: &str) -> usize {
    size_of::<(String, String)>() + name.len() + value.len() + 2 * OVERHEAD
}

fn line(plies: &[Ply]) -> usize {
    size_of_val(plies) + plies.iter().map(ply).sum::<usize>()
}

/// What a move has beside its place in its line.
fn ply(ply: &Ply) -> usize {
    let variations: usize = ply.variations.iter().map(variation).sum();
    3 * OVERHEAD + ply.comment.len() + ply.nags.len() + variations
}

fn variation(variation: &Variation) -> usize {
    size_of::<Variation>() + 2 * OVERHEAD + variation.comment.len() + line(&variation.line)
}
