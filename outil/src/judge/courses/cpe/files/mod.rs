//! Files of boards and of games.

mod presence;
mod question;
mod text;
mod transfer;

pub use presence::Presence;
pub use text::{Fault, Style, faulty, text};
pub use transfer::Transfer;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    Board,
    Game,
}
