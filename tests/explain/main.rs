//! Why moves are refused: every pair of squares of many positions, judged by a
//! second implementation that shares nothing with the first but the reasons.

mod board;
mod castling;
mod claims;
mod mutations;
#[path = "../support/parallel.rs"]
mod parallel;
mod positions;
#[path = "../support/random.rs"]
mod random;
mod record;
mod stages;
