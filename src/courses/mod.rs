//! What the sheets of a course say of moves where the rules of chess say it otherwise,
//! or all at once: pure Rust, nothing about C. `capi` hands it what C has, and carries
//! out what it answers.

#![forbid(unsafe_code)]

pub mod cpe;
