//! What people and machines read of a verdict.

pub mod board;
pub mod text;
