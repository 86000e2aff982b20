//! The functions of `echiquier.h`.

mod intact;
pub mod question;
mod sides;

pub use intact::BoardIntact;
pub use sides::Side;
