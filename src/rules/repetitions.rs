//! How often positions have stood on the board.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::OnceLock;

use super::Position;

/// An index of the positions of a game, so that the state of a long game costs no more than that of
/// a short one. It is made when somebody first asks: most games that are read end by a move after
/// which nothing can have come again.
#[derive(Clone, Debug, Default)]
pub(super) struct Repetitions(OnceLock<Index>);

#[derive(Clone, Debug, Default)]
struct Index {
    /// The last ply at which each key stood on the board.
    latest: HashMap<u64, usize, BuildHasherDefault<KeyHasher>>,
    /// What is known of the position at each ply.
    standings: Vec<Standing>,
}

#[derive(Clone, Debug)]
struct Standing {
    /// How often it has occurred, this time included.
    occurrences: usize,
    /// The last ply before it with the same key.
    earlier: Option<usize>,
}

/// A position's key is as good as any hash of it.
#[derive(Clone, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| hash.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

impl Repetitions {
    /// A move was played: the position after it, and those before.
    pub fn add(&mut self, past: &[Position], current: &Position) {
        if let Some(index) = self.0.get_mut() {
            index.add(past, current);
        }
    }

    /// The move that led to a position was taken back.
    pub fn remove(&mut self, current: &Position) {
        if let Some(index) = self.0.get_mut() {
            index.remove(current);
        }
    }

    /// How often a position, the current one or one that may follow it, has stood on the board.
    pub fn count(&self, position: &Position, past: &[Position], current: &Position) -> usize {
        let index = self.0.get_or_init(|| Index::of(past, current));
        index.count(position, past, current)
    }
}

impl Index {
    fn of(past: &[Position], current: &Position) -> Index {
        let mut index = Index::default();
        index.latest.reserve(past.len() + 1);
        index.standings.reserve(past.len() + 1);
        for (ply, position) in past.iter().enumerate() {
            index.add(&past[..ply], position);
        }
        index.add(past, current);
        index
    }

    fn add(&mut self, past: &[Position], current: &Position) {
        let occurrences = 1 + self.count(current, past, current);
        let earlier = self.latest.insert(current.key(), past.len());
        self.standings.push(Standing { occurrences, earlier });
    }

    fn remove(&mut self, current: &Position) {
        match self.standings.pop().and_then(|standing| standing.earlier) {
            Some(ply) => self.latest.insert(current.key(), ply),
            None => self.latest.remove(&current.key()),
        };
    }

    /// Another position with the same key is all that could stand between a position and its last
    /// occurrence.
    fn count(&self, position: &Position, past: &[Position], current: &Position) -> usize {
        let latest = self.latest.get(&position.key()).copied();
        let mut plies = std::iter::successors(latest, |&ply| self.standings[ply].earlier);
        let at = |ply: usize| past.get(ply).unwrap_or(current);
        let last = plies.find(|&ply| at(ply).identity() == position.identity());
        last.map_or(0, |ply| self.standings[ply].occurrences)
    }
}
