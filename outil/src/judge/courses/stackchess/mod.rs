//! Stackchess: its piles, and a game of one's own.

mod piece;
mod piles;

use super::Examiner;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    piles::Pile::ALL.into_iter().map(|pile| Box::new(pile) as Box<dyn Examiner>).collect()
}
