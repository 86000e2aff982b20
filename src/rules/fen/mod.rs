//! Forsyth-Edwards notation.

mod error;

pub use error::{FenError, FenReason};
