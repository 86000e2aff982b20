//! CPE's contracts.

mod board;
mod castling;
mod game;
mod making;
mod question;
mod scene;
mod words;

use super::Examiner;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    vec![Box::new(castling::Castling)]
}
