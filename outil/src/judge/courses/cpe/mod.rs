//! CPE's contracts.

mod board;
mod castling;
mod en_passant;
mod game;
mod history;
mod jeu;
mod lines;
mod making;
mod question;
mod scene;
mod words;

use super::Examiner;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    let mut all: Vec<Box<dyn Examiner>> = vec![
        Box::new(jeu::SetIntact),
        Box::new(jeu::Remove),
        Box::new(history::MoveExists),
        Box::new(castling::Castling),
        Box::new(en_passant::EnPassant),
    ];
    all.extend(jeu::Lookup::ALL.map(|lookup| Box::new(lookup) as Box<dyn Examiner>));
    all
}
