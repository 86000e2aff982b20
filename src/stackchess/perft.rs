//! Counting the leaves of the tree of legal moves.

use super::Position;
use super::past::Past;

/// How many sequences of exactly `depth` legal moves there are; a game that is
/// over has no moves.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => walk(&mut position.clone(), &mut Past::default(), depth),
    }
}

/// `depth` is at least 1. The last ply is counted without being played.
fn walk(position: &mut Position, past: &mut Past, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_legal_moves();
    }
    let mut leaves = 0;
    for mv in position.legal_moves() {
        position.play(mv, past);
        leaves += walk(position, past, depth - 1);
        position.take_back(past);
    }
    leaves
}
