//! Stackchess: its piles, and a game of one's own.

mod display;
mod game;
mod offer;
mod piece;
mod piles;
mod placed;
mod play;
mod questions;
mod scenario;
mod words;

use super::Examiner;
use super::object::Family;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    let piles = piles::Pile::ALL.into_iter().map(|pile| Box::new(pile) as Box<dyn Examiner>);
    let game = game::Function::ALL.into_iter().map(|f| Box::new(Family(f)) as Box<dyn Examiner>);
    piles.chain(game).collect()
}
