//! A share of a class, for one machine of several.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The part K of N.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    #[serde(rename = "numero")]
    pub number: usize,
    #[serde(rename = "nombre")]
    pub count: usize,
}

impl Part {
    pub const WHOLE: Part = Part { number: 1, count: 1 };

    pub fn parse(text: &str) -> Option<Part> {
        let (number, count) = text.split_once('/')?;
        let part = Part { number: number.trim().parse().ok()?, count: count.trim().parse().ok()? };
        (1..=part.count).contains(&part.number).then_some(part)
    }

    /// Whether the copy of this rank, counted from 0, is its own: neighbours go to different parts,
    /// so that all have as much to do.
    pub fn has(self, rank: usize) -> bool {
        rank % self.count == self.number - 1
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Part::WHOLE => f.write_str("toute la classe"),
            Part { number, count } => write!(f, "la part {number}/{count}"),
        }
    }
}
