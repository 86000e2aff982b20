//! CPE's contracts.

mod board;
mod castling;
mod en_passant;
mod game;
mod history;
mod making;
mod question;
mod scene;
mod words;

use super::Examiner;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    vec![
        Box::new(castling::Castling),
        Box::new(en_passant::EnPassant),
        Box::new(history::MoveExists),
    ]
}
