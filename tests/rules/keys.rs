//! Keys tell positions apart, and know them again.

use std::collections::{BTreeMap, BTreeSet};

use echecs::rules::Position;

/// The keys of a position and of those that follow, by all of a FEN but its counters.
fn collect(position: &Position, depth: usize, keys: &mut BTreeMap<String, u64>) {
    let fen = position.to_string();
    let identity = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
    assert_eq!(position.key(), Position::from_fen(&fen).expect("a FEN").key(), "{fen}");
    keys.insert(identity, position.key());
    if depth > 0 {
        for mv in position.legal_moves() {
            collect(&position.after(mv), depth - 1, keys);
        }
    }
}

#[test]
fn each_position_has_a_key_of_its_own() {
    let mut keys = BTreeMap::new();
    for (fen, depth) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3),
        ("r3k2r/1P4p1/8/2pP4/5pP1/8/1p6/R3K2R b KQkq g3 0 1", 3),
    ] {
        collect(&Position::from_fen(fen).expect("a FEN"), depth, &mut keys);
    }
    let different: BTreeSet<&u64> = keys.values().collect();
    assert_eq!(different.len(), keys.len());
    assert!(keys.len() > 10_000);
}
