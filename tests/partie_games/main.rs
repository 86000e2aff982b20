//! The games of `partie.h`, through its C functions: beside another library, and
//! on positions that each turn on one rule.

mod game;
#[path = "../support/parallel.rs"]
mod parallel;
#[path = "../support/random.rs"]
mod random;
mod random_games;
mod tricky;
