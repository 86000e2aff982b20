//! The transposition table: what was found out about positions, kept for when
//! they come again by another order of moves or in the next iteration.

use std::collections::TryReserveError;

use super::score::{is_loss, is_mate};
use crate::cpu::fetch_ahead;
use crate::memory::prefer_large_pages;
use crate::rules::{Move, MoveKind, Square};

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The best move, or one that refuted the line.
    pub mv: Option<Move>,
    pub value: i32,
    pub evaluation: i32,
    pub depth: i32,
    pub bound: Bound,
}

impl Known {
    /// Whether the value settles what a window asks.
    pub fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    /// Whether the value says more than an evaluation of the same position.
    pub fn improves(&self, evaluation: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value > evaluation,
            Bound::Upper => self.value < evaluation,
        }
    }
}

/// A table of a fixed size, to be used by one search after the other of a
/// game.
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    /// The number of the search: what older ones left is overwritten first.
    age: u8,
}

/// Four entries fill a cache line.
const BUCKET_SIZE: usize = 4;

#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET_SIZE]);

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    mv: Move,
    value: i16,
    evaluation: i16,
    depth: i8,
    /// 0 for an entry that was never written, else the bound (1 to 3), and the
    /// age above it.
    mark: u8,
}

const AGE_STEP: u8 = 4;

impl Table {
    /// The greatest size in mebibytes.
    pub const MAX_MEBIBYTES: usize = 1024;

    /// A table of a size between 1 and [`Table::MAX_MEBIBYTES`] mebibytes, the
    /// nearest to what is asked for, if there is so much memory.
    pub fn new(mebibytes: usize) -> Result<Table, TryReserveError> {
        let bytes = mebibytes.clamp(1, Table::MAX_MEBIBYTES) << 20;
        let count = bytes / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count)?;
        prefer_large_pages(buckets.spare_capacity_mut());
        buckets.resize(count, Bucket::EMPTY);
        Ok(Table { buckets, age: 0 })
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket::EMPTY);
        self.age = 0;
    }

    /// To be called before each search.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(AGE_STEP);
    }

    /// What is known about the position with that key, `ply` plies from the
    /// root of the search.
    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Known> {
        let bucket = &self.buckets[self.index(key)];
        let entry = bucket.0.iter().find(|entry| entry.key == key)?;
        Some(Known {
            mv: (entry.mv != NO_MOVE).then_some(entry.mv),
            value: from_root(i32::from(entry.value), ply),
            evaluation: i32::from(entry.evaluation),
            depth: i32::from(entry.depth),
            bound: entry.bound()?,
        })
    }

    /// To be called as soon as it is known that a position will be asked about: the table is larger
    /// than any cache, and the answer takes as long to come as a position takes to be evaluated.
    pub(super) fn fetch_ahead(&self, key: u64) {
        fetch_ahead(&self.buckets[self.index(key)]);
    }

    pub(super) fn put(&mut self, key: u64, ply: usize, known: Known) {
        let age = self.age;
        let index = self.index(key);
        let bucket = &mut self.buckets[index].0;
        let slot = bucket.iter().position(|entry| entry.key == key).unwrap_or_else(|| {
            let worth = |i: &usize| bucket[*i].worth(age);
            (0..BUCKET_SIZE).min_by_key(worth).unwrap_or(0)
        });
        let old = bucket[slot];
        let same = old.key == key && old.bound().is_some();
        // A shallow answer does not push out a deep one of the same search.
        if same
            && known.bound != Bound::Exact
            && known.depth + 4 <= i32::from(old.depth)
            && old.age() == age
        {
            return;
        }
        let old_move = if same { old.mv } else { NO_MOVE };
        let mark = match known.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        bucket[slot] = Entry {
            key,
            mv: known.mv.unwrap_or(old_move),
            value: to_i16(from_here(known.value, ply)),
            evaluation: to_i16(known.evaluation),
            depth: known.depth.clamp(0, i8::MAX.into()) as i8,
            mark: mark | age,
        };
    }

    /// How full the table is with what this search wrote, in thousandths.
    pub(super) fn permille_used(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(1000 / BUCKET_SIZE)];
        let entries = sample.iter().flat_map(|bucket| &bucket.0);
        let used =
            entries.filter(|entry| entry.bound().is_some() && entry.age() == self.age).count();
        (used * 1000 / (sample.len() * BUCKET_SIZE).max(1)) as u32
    }

    /// The high half of a product spreads keys evenly over any number of
    /// buckets.
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl Bucket {
    const EMPTY: Bucket = Bucket([Entry::EMPTY; BUCKET_SIZE]);
}

/// From a1 to a1: no legal move does that.
const NO_MOVE: Move = {
    let a1 = Square::wrap(0);
    Move::new(a1, a1, MoveKind::Ordinary)
};

impl Entry {
    const EMPTY: Entry = Entry { key: 0, mv: NO_MOVE, value: 0, evaluation: 0, depth: 0, mark: 0 };

    fn bound(&self) -> Option<Bound> {
        match self.mark % AGE_STEP {
            1 => Some(Bound::Exact),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Upper),
            _ => None,
        }
    }

    fn age(&self) -> u8 {
        self.mark - self.mark % AGE_STEP
    }

    /// Deep and new is worth keeping.
    fn worth(&self, age: u8) -> i32 {
        match self.bound() {
            None => i32::MIN,
            Some(_) => i32::from(self.depth) - i32::from(age.wrapping_sub(self.age())),
        }
    }
}

/// A mate counts from the root in the tree, and from the position itself in
/// the table, where it may be met at another distance from the root.
fn from_here(value: i32, ply: usize) -> i32 {
    if !is_mate(value) {
        value
    } else if is_loss(value) {
        value - ply as i32
    } else {
        value + ply as i32
    }
}

fn from_root(value: i32, ply: usize) -> i32 {
    if !is_mate(value) {
        value
    } else if is_loss(value) {
        value + ply as i32
    } else {
        value - ply as i32
    }
}

fn to_i16(value: i32) -> i16 {
    value.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::score::{mate_in, mated_in};

    fn known(value: i32, depth: i32) -> Known {
        Known { mv: None, value, evaluation: 17, depth, bound: Bound::Exact }
    }

    #[test]
    fn a_mate_keeps_its_distance_from_the_position() {
        let mut table = Table::new(1).expect("a mebibyte");
        for (stored, met) in
            [(mate_in(7), mate_in(5)), (mated_in(8), mated_in(6)), (120, 120), (-120, -120)]
        {
            table.put(42, 4, known(stored, 3));
            assert_eq!(table.get(42, 2), Some(known(met, 3)));
        }
    }

    #[test]
    fn what_was_never_written_is_not_found() {
        let table = Table::new(1).expect("a mebibyte");
        assert_eq!(table.get(0, 0), None);
        assert_eq!(table.permille_used(), 0);
    }

    #[test]
    fn a_full_bucket_loses_what_is_shallow_and_old() {
        let mut table = Table::new(1).expect("a mebibyte");
        for key in 1..=5 {
            table.put(key, 0, known(0, 10 + key as i32));
        }
        assert_eq!(table.get(1, 0), None, "the shallowest of five");
        table.grow_older();
        table.grow_older();
        table.put(6, 0, known(0, 1));
        table.put(7, 0, known(0, 12));
        assert_eq!(table.get(2, 0), None, "old");
        assert!(table.get(7, 0).is_some());
        table.clear();
        assert!((1..=7).all(|key| table.get(key, 0).is_none()));
    }

    #[test]
    fn any_size_is_brought_within_bounds() {
        for size in [0, 1, 3] {
            let table = Table::new(size).expect("a little memory");
            assert_eq!(table.buckets.len(), size.max(1) << 14);
            assert!(table.index(u64::MAX) < table.buckets.len());
        }
    }
}
