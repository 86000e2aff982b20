//! Which squares a piece attacks: tables computed by the compiler.

mod leapers;
mod lines;
mod magic;
mod sliders;

pub use leapers::{king_attacks, knight_attacks, pawn_attacks};
pub use lines::{between, line, piece_lines};
pub use sliders::{bishop_attacks, bishop_lines, queen_attacks, rook_attacks, rook_lines};
