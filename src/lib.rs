//! A chess library with a C interface, for programming courses taught in French.
//!
//! [`rules`] is the chess core: pure, safe Rust. `capi` is what C sees: French
//! names and contracts over that core, and the only place with `unsafe` code.

pub mod capi;
pub mod rules;

/// The Rust of the README is run as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
