//! What several targets use.

pub mod calls;
pub mod effort;
pub mod folder;
pub mod text;
