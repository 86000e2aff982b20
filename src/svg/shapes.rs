//! The pieces: closed outlines in a box of 100 by 100, y downwards.
//!
//! Each path has one `M`, then `L` and `C` with absolute coordinates, and `Z` at
//! its end: a program that draws polygons needs no more than to cut the curves
//! into segments. What comes later lies above.

use crate::rules::Role;

/// The width of the line around each [`Fill::Body`], centred on the outline.
pub const OUTLINE_WIDTH: u32 = 4;

/// What an outline is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// The colour of the piece; a dark line goes around it.
    Body,
    /// The other colour, without a line.
    Detail,
}

/// A closed outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    pub fill: Fill,
    /// As the `d` of an SVG path.
    pub path: &'static str,
}

/// The outlines of a piece, in the order in which they are drawn.
pub const fn shape(role: Role) -> &'static [Outline] {
    match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        Role::King => KING,
    }
}

const fn body(path: &'static str) -> Outline {
    Outline { fill: Fill::Body, path }
}

const fn detail(path: &'static str) -> Outline {
    Outline { fill: Fill::Detail, path }
}

const FOOT: Outline =
    detail("M 29 79.4 C 41.6 78.4 58.4 78.4 71 79.4 L 71 82.4 C 58.4 81.4 41.6 81.4 29 82.4 Z");

const COLLAR: Outline =
    detail("M 38 59 C 45.2 58.4 54.8 58.4 62 59 L 62 61.6 C 54.8 61 45.2 61 38 61.6 Z");

const PAWN: &[Outline] = &[
    body(
        "M 26 90 C 26 83 30 79 35 77 C 41 73 44 66 45 57 L 40 57 C 35 57 35 49.5 40 49.5 \
         L 42 49 C 38 46 35 41 35 36 C 35 27 41.5 21 50 21 C 58.5 21 65 27 65 36 \
         C 65 41 62 46 58 49 L 60 49.5 C 65 49.5 65 57 60 57 L 55 57 C 56 66 59 73 65 77 \
         C 70 79 74 83 74 90 Z",
    ),
    detail("M 33 78.4 C 43.2 77.4 56.8 77.4 67 78.4 L 67 81.4 C 56.8 80.4 43.2 80.4 33 81.4 Z"),
    detail("M 42 52 C 46.8 51.4 53.2 51.4 58 52 L 58 54.6 C 53.2 54 46.8 54 42 54.6 Z"),
];

const KNIGHT: &[Outline] = &[
    body(
        "M 20 90 C 20 83 25 80 31 79 C 32 68 41 63 47 55 C 48 52 47.5 50 46 49 \
         C 41 51 37 55 34 59 C 31 63 26 64 21 60 C 16 56 15 50 18 45 \
         C 23 37 27 32 29.5 26.5 C 30 20 32 15 34 9 C 39.5 11 44 15 46 19 \
         C 64 21 76 36 78 56 C 79 66 77 73 75 79 C 79 81 80 85 80 90 Z",
    ),
    detail("M 31.5 39 C 33 35 37 34 40.5 35 C 39.5 38.5 35.5 40.5 31.5 39 Z"),
    detail("M 21 52.5 C 22 50 24.5 49.5 26 50.5 C 25.5 53 23.5 54.5 21.5 54.5 Z"),
    detail(
        "M 50 25.5 C 63 29 70 42 70 57 C 70 64 69 70 67 75 C 65.8 76 64.5 75.5 64.8 74 \
         C 66 69 66.8 63 66.6 57 C 66.5 44 60 33 49.3 28.8 C 47.5 27.5 48 25.3 50 25.5 Z",
    ),
    detail("M 29 79.4 C 43 78.4 61 78.4 75 79.4 L 75 82.4 C 61 81.4 43 81.4 29 82.4 Z"),
];

const BISHOP: &[Outline] = &[
    body(
        "M 20 90 C 20 82 25 80 33 78 C 40 75.5 43 70 44 64 L 39 64 C 34 64 34 56.5 39 56.5 \
         L 41 56 C 33 52 29 45 32 37 C 35 29.5 42 25 46 20.5 C 42 17 43.5 9.5 50 9.5 \
         C 56.5 9.5 58 17 54 20.5 C 58 25 65 29.5 68 37 C 71 45 67 52 59 56 L 61 56.5 \
         C 66 56.5 66 64 61 64 L 56 64 C 57 70 60 75.5 67 78 C 75 80 80 82 80 90 Z",
    ),
    detail(
        "M 57 29.5 L 59.7 32.2 C 56 36 53.5 40 52.2 44.8 L 48.6 43.8 \
         C 50 38 53 33.5 57 29.5 Z",
    ),
    FOOT,
    detail("M 42 59 C 46.8 58.4 53.2 58.4 58 59 L 58 61.6 C 53.2 61 46.8 61 42 61.6 Z"),
];

const ROOK: &[Outline] = &[
    body(
        "M 20 90 L 20 85 C 20 81 23 79 27 79 L 27 75 C 27 72.5 29 71 31 71 L 34 45 \
         C 29 44 25 41 25 36 L 25 18 L 36 18 L 36 25 L 44 25 L 44 18 L 56 18 L 56 25 \
         L 64 25 L 64 18 L 75 18 L 75 36 C 75 41 71 44 66 45 L 69 71 C 71 71 73 72.5 73 75 \
         L 73 79 C 77 79 80 81 80 85 L 80 90 Z",
    ),
    detail("M 28 77.5 L 72 77.5 L 72 80.5 L 28 80.5 Z"),
    detail("M 35 43.5 L 65 43.5 L 65 46.5 L 35 46.5 Z"),
    detail("M 26 33 L 74 33 L 74 36 L 26 36 Z"),
];

const QUEEN: &[Outline] = &[
    body(
        "M 20 90 C 20 82 25 80 31 78 C 38 75 41 70 42 64 L 36 64 C 31 64 31 56.5 36 56.5 \
         L 36 56 C 33 46 25 37 15.5 28.5 C 23 31 28.5 33.5 33.5 36.5 L 33 19 \
         C 37.5 24.5 41 29.5 44 35 L 50 17 L 56 35 C 59 29.5 62.5 24.5 67 19 L 66.5 36.5 \
         C 71.5 33.5 77 31 84.5 28.5 C 75 37 67 46 64 56 L 64 56.5 C 69 56.5 69 64 64 64 \
         L 58 64 C 59 70 62 75 69 78 C 75 80 80 82 80 90 Z",
    ),
    FOOT,
    COLLAR,
    detail("M 35.5 50 C 44.2 47.5 55.8 47.5 64.5 50 L 64.5 53 C 55.8 50.5 44.2 50.5 35.5 53 Z"),
    body(
        "M 15.5 22.7 C 18.2 22.7 20.3 24.8 20.3 27.5 C 20.3 30.2 18.2 32.3 15.5 32.3 \
         C 12.8 32.3 10.7 30.2 10.7 27.5 C 10.7 24.8 12.8 22.7 15.5 22.7 Z",
    ),
    body(
        "M 33 12.7 C 35.7 12.7 37.8 14.8 37.8 17.5 C 37.8 20.2 35.7 22.3 33 22.3 \
         C 30.3 22.3 28.2 20.2 28.2 17.5 C 28.2 14.8 30.3 12.7 33 12.7 Z",
    ),
    body(
        "M 50 8.7 C 52.7 8.7 54.8 10.8 54.8 13.5 C 54.8 16.2 52.7 18.3 50 18.3 \
         C 47.3 18.3 45.2 16.2 45.2 13.5 C 45.2 10.8 47.3 8.7 50 8.7 Z",
    ),
    body(
        "M 67 12.7 C 69.7 12.7 71.8 14.8 71.8 17.5 C 71.8 20.2 69.7 22.3 67 22.3 \
         C 64.3 22.3 62.2 20.2 62.2 17.5 C 62.2 14.8 64.3 12.7 67 12.7 Z",
    ),
    body(
        "M 84.5 22.7 C 87.2 22.7 89.3 24.8 89.3 27.5 C 89.3 30.2 87.2 32.3 84.5 32.3 \
         C 81.8 32.3 79.7 30.2 79.7 27.5 C 79.7 24.8 81.8 22.7 84.5 22.7 Z",
    ),
];

const KING: &[Outline] = &[
    body(
        "M 20 90 C 20 82 25 80 31 78 C 38 75 41 70 42 64 L 36 64 C 31 64 31 56.5 36 56.5 \
         L 36 56 C 34 48 23 42 23 33 C 23 25 36 23 46.5 28 L 46.5 21 L 40 21 L 40 14.5 \
         L 46.5 14.5 L 46.5 8 L 53.5 8 L 53.5 14.5 L 60 14.5 L 60 21 L 53.5 21 L 53.5 28 \
         C 64 23 77 25 77 33 C 77 42 66 48 64 56 L 64 56.5 C 69 56.5 69 64 64 64 L 58 64 \
         C 59 70 62 75 69 78 C 75 80 80 82 80 90 Z",
    ),
    FOOT,
    COLLAR,
    detail(
        "M 34.5 50.3 C 43.8 47.8 56.2 47.8 65.5 50.3 L 65.5 53.3 \
         C 56.2 50.8 43.8 50.8 34.5 53.3 Z",
    ),
    detail(
        "M 50 45.5 C 48.5 42 46.5 40 44.5 38.5 C 46.5 37 48.5 35 50 31.5 \
         C 51.5 35 53.5 37 55.5 38.5 C 53.5 40 51.5 42 50 45.5 Z",
    ),
];
