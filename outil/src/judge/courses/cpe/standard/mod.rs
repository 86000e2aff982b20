//! Ordinary moves: one piece goes, and may take another.

mod make;
mod obstacle;
mod question;
mod valid;

pub use make::Make;
pub use obstacle::{Obstacle, obstacle};
pub use valid::Valid;
