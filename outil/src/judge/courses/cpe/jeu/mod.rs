//! The functions of `jeu.h`.

mod intact;
mod lookup;
mod question;
mod remove;

pub use intact::SetIntact;
pub use lookup::Lookup;
pub use remove::Remove;
