//! The games of `partie.h`, through its C functions: beside another library, and
//! on positions that each turn on one rule.

mod game;
mod random_games;
mod tricky;
