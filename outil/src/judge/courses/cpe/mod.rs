//! CPE's contracts.

mod board;
mod castling;
mod echiquier;
mod en_passant;
mod ending;
mod files;
mod game;
mod history;
mod interactive;
mod jeu;
mod lines;
mod making;
mod parser;
mod question;
mod record;
mod rounds;
mod scene;
#[cfg(test)]
mod sides;
mod special;
mod standard;
mod whole;
mod words;

use super::Examiner;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    let mut all: Vec<Box<dyn Examiner>> = vec![
        Box::new(jeu::SetIntact),
        Box::new(jeu::Remove),
        Box::new(echiquier::BoardIntact),
        Box::new(standard::Make),
        Box::new(history::MoveExists),
        Box::new(special::Special(castling::Castling)),
        Box::new(special::Special(en_passant::EnPassant)),
        Box::new(whole::Dispatcher),
        Box::new(whole::PlayerMove),
        Box::new(interactive::Interactive),
    ];
    all.extend(jeu::Lookup::ALL.map(|lookup| Box::new(lookup) as Box<dyn Examiner>));
    all.extend(echiquier::Side::ALL.map(|side| Box::new(side) as Box<dyn Examiner>));
    all.extend(standard::Valid::ALL.map(|valid| Box::new(valid) as Box<dyn Examiner>));
    all.extend(ending::Ending::ALL.map(|ending| Box::new(ending) as Box<dyn Examiner>));
    all.extend(parser::Parser::ALL.map(|parser| Box::new(parser) as Box<dyn Examiner>));
    all.extend(files::Presence::ALL.map(|presence| Box::new(presence) as Box<dyn Examiner>));
    all.extend(files::Transfer::ALL.map(|transfer| Box::new(transfer) as Box<dyn Examiner>));
    all
}
