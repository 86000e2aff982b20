//! All legal moves of a group, in few words.

use super::square::Step;
use super::{Move, Square};

/// How far a group goes along each of eight rays, which are directions or leaps.
#[derive(Clone, Copy, Debug)]
pub struct Rays {
    pub from: Square,
    pub count: usize,
    pub steps: &'static [Step; 8],
    pub lengths: Lengths,
}

/// A number of squares for each of eight rays: a byte each, the first ray in the lowest one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lengths(u64);

impl Lengths {
    /// Of a ray that has none yet.
    #[inline]
    pub fn set(&mut self, ray: usize, length: u32) {
        self.0 |= u64::from(length) << (8 * ray);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Of all rays together.
    #[inline]
    pub fn sum(self) -> u64 {
        // The product has in its highest byte the sum of all: at most 25 squares for each file,
        // rank or diagonal, hence 100.
        self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56
    }
}

impl Rays {
    /// Ray by ray, the nearest square first.
    #[inline]
    pub fn moves(self) -> impl Iterator<Item = Move> {
        let Rays { from, count, steps, lengths: Lengths(all) } = self;
        let mut left = all;
        // One loop for all rays: how long each of them is, the processor could not foresee.
        (0..self.lengths.sum()).map(move |_| {
            let shift = left.trailing_zeros() / 8 % 8 * 8;
            let before = (all - left) >> shift & 0xff;
            left -= 1 << shift;
            Move { from, to: from.after(before as u32 + 1, steps[shift as usize / 8]), count }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stackchess::direction::Direction;

    #[test]
    fn moves_come_ray_by_ray_and_the_nearest_first() {
        let mut lengths = Lengths::default();
        assert!(lengths.is_empty());
        lengths.set(0, 2);
        lengths.set(2, 25);
        lengths.set(7, 1);
        assert!(!lengths.is_empty());
        let from = Square::at(0, 3).unwrap();
        let rays = Rays { from, count: 4, steps: &Direction::STEPS, lengths };
        let east = (1..=25).map(|file| (file, 3));
        let squares = [(0, 4), (0, 5)].into_iter().chain(east);
        let mut expected: Vec<Square> =
            squares.filter_map(|(file, rank)| Square::at(file, rank)).collect();
        expected.push(from.after(1, Step::by((-1, 1))));
        assert_eq!(lengths.sum() as usize, expected.len());
        assert!(rays.moves().all(|mv| mv.from == from && mv.count == 4));
        assert_eq!(rays.moves().map(|mv| mv.to).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn as_many_moves_as_any_group_can_have_are_counted() {
        let mut lengths = Lengths::default();
        (0..4).for_each(|ray| lengths.set(ray, 25));
        assert_eq!(lengths.sum(), 100);
    }
}
