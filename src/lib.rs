//! A chess library with a C interface, for programming courses taught in French.
//!
//! [`rules`] is the chess core, [`explain`] says why a move is not legal in it,
//! [`play`] is a game of two people on it, [`search`] the engine that stands on it,
//! and [`stackchess`] the core of Stackchess: pure, safe Rust. `capi` is what C sees:
//! French names and contracts over them, and the only place with `unsafe` code.

pub mod capi;
pub mod explain;
pub mod play;
pub mod rules;
pub mod search;
pub mod stackchess;

/// The Rust of the README is run as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
