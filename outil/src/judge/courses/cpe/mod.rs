//! CPE's contracts.

mod board;
mod castling;
mod game;
mod question;
mod words;

use super::Examiner;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    vec![Box::new(castling::Castling)]
}
