//! Why moves are refused: every pair of squares of many positions, judged by a
//! second implementation that shares nothing with the first but the reasons.

mod board;
mod castling;
mod claims;
mod mutations;
mod positions;
mod record;
mod stages;
