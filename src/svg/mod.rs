//! Boards as SVG pictures, for course sheets and web pages.
//!
//! ```
//! use echecs::rules::{Bitboard, Position};
//! use echecs::svg::{Arrow, Picture};
//!
//! let position = Position::default();
//! let arrows = [Arrow { from: "g1".parse()?, to: "f3".parse()? }];
//! let picture = Picture { arrows: &arrows, title: "A first move", ..Picture::of(position.board()) };
//! assert!(picture.draw().starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A picture stands alone: SVG 1.1 without scripts, fonts for the pieces, or
//! anything to fetch. The same picture is always the same text, and several can
//! be put into one page: each has its own identifiers.
//!
//! `shapes` has the pieces, as outlines that other programs can fill too, and
//! `layers` draws a picture layer by layer, from the squares to the arrows.

#![forbid(unsafe_code)]

mod arrows;
mod layers;
mod layout;
mod palette;
mod shapes;
mod text;

use crate::rules::{Bitboard, Board, Square};

pub use shapes::{Fill, Outline, shape};

/// What to draw.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    pub board: &'a Board,
    /// The width of the whole picture in pixels, which is also its height.
    pub size: u32,
    /// Whether the files and the ranks are named, along two sides.
    pub coordinates: bool,
    /// Whether the board is seen from Black's side.
    pub flipped: bool,
    /// Where the last move started and ended.
    pub last_move: Option<(Square, Square)>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// Squares to look at.
    pub marked: Bitboard,
    pub arrows: &'a [Arrow],
    /// What the picture is, for those who do not see it; nothing if empty.
    pub title: &'a str,
    /// What there is to see on it, likewise.
    pub description: &'a str,
}

/// An arrow from one square to another; a ring if they are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    pub from: Square,
    pub to: Square,
}

impl<'a> Picture<'a> {
    /// The width of a picture for which nothing else is said.
    pub const USUAL_SIZE: u32 = 360;

    /// The plain picture of a board: White below, coordinates, nothing marked.
    pub fn of(board: &'a Board) -> Picture<'a> {
        Picture {
            board,
            size: Picture::USUAL_SIZE,
            coordinates: true,
            flipped: false,
            last_move: None,
            check: None,
            marked: Bitboard::EMPTY,
            arrows: &[],
            title: "",
            description: "",
        }
    }

    /// The picture as the text of an SVG file.
    pub fn draw(&self) -> String {
        // Identifiers come from all that is drawn: in one page, two pictures that
        // share one are the same picture.
        let prefix = text::identifier(&layers::draw(self, ""));
        layers::draw(self, &prefix)
    }
}
