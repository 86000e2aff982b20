//! The rules core against published figures and against another library.

mod attacks;
mod bad_fen;
mod dead;
mod differential;
mod game;
mod judged;
mod keys;
mod notation;
mod perft;
mod setups;
mod tricky;

use echecs::rules::{CastlingStyle, Position};

/// The legal moves of a position in UCI, sorted.
fn legal_moves(position: &Position, style: CastlingStyle) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(|mv| mv.to_uci(style)).collect();
    moves.sort();
    moves
}

/// The rows of a fixture with one JSON object a line.
fn json_rows(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a JSON object")).collect()
}
