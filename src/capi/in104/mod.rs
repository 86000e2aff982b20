//! The IN104 course: bitboards on a global board.

mod bitboards;
mod communication;
mod coups;
mod course_search;
mod echiquier;
mod eval;
mod generate;
mod make;
mod masques;
mod move_fields;
mod negamax;
mod perft;
mod position;
mod public;
mod state;
mod uci;

pub use bitboards::*;
pub use communication::*;
pub use coups::*;
pub use echiquier::*;
pub use eval::*;
pub use masques::*;
pub use negamax::*;
pub use perft::*;
pub use state::BB;
pub use uci::*;
