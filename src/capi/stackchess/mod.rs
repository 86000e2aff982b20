//! Stackchess: piles of pieces on an n × n board.
//!
//! The sections of `stackchess.h`, and what they share:
//!
//! - `handle`: the game behind a C pointer, and squares and players from C;
//! - `hands`: a move made with the public functions of piles, which a program may replace;
//! - `messages`: the core's errors as codes and French sentences;
//! - `picture`: the drawing of a board.

mod affichage;
mod codes;
mod coups;
mod handle;
mod hands;
mod messages;
mod notation;
mod partie;
mod picture;
mod piles;

pub use affichage::*;
pub use codes::*;
pub use coups::*;
pub use notation::*;
pub use partie::*;
pub use piles::*;
