//! The colours. They stay apart in grey print: squares are pale, outlines are
//! dark, and what is marked has a form of its own beside its colour.

use crate::rules::Color;

pub const PAPER: &str = "#ffffff";
pub const LIGHT_SQUARE: &str = "#f3ead9";
pub const DARK_SQUARE: &str = "#c7a17a";
pub const FRAME: &str = "#6b5744";
pub const COORDINATES: &str = "#5a4a3b";
pub const LAST_MOVE: &str = "#e3c84a";
pub const LAST_MOVE_LINE: &str = "#b8951f";
pub const CHECK: &str = "#d63a2f";
pub const MARKED: &str = "#2f6f9f";
pub const ARROW: &str = "#2e7d4f";

/// The line around a piece, whatever its side.
pub const INK: &str = "#26221f";

/// What a piece of a side is filled with.
pub const fn body(color: Color) -> &'static str {
    match color {
        Color::White => "#ffffff",
        Color::Black => "#37322e",
    }
}

/// The fine lines on a piece of a side.
pub const fn detail(color: Color) -> &'static str {
    match color {
        Color::White => INK,
        Color::Black => "#fbf6ec",
    }
}
