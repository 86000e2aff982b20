//! A chess library with a C interface, for programming courses taught in French.
//!
//! [`rules`] is the chess core. On it stand [`explain`], which says why a move is not
//! legal, [`pgn`], games as text, [`play`], a game of two people, [`search`], the
//! engine, and [`svg`], pictures of boards. [`stackchess`] is the core of Stackchess;
//! `courses` has what a course's sheets say of moves in their own way. All of it is
//! pure, safe Rust; [`capi`] is what C sees: French names and contracts over them, and the
//! only place with `unsafe` code but for a block each of three functions: two of `cpu`, which
//! ask the processor what it can do and to look ahead, and one of `memory`, which asks the system
//! for large pages.

pub mod capi;
mod courses;
mod cpu;
pub mod explain;
#[cfg(test)]
mod fixtures;
mod memory;
pub mod pgn;
pub mod play;
pub mod rules;
pub mod search;
pub mod stackchess;
pub mod svg;

/// The Rust of the README is run as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
