//! Forsyth-Edwards notation, in both directions.

mod error;
mod read;
mod write;

pub use error::{FenError, FenReason};
pub use read::CastlingField;
