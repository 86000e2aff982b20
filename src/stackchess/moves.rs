//! Moves.

use super::Square;

/// The top `count` pieces of a square go to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    pub count: usize,
}
