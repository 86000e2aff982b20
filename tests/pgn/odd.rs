//! Texts that readers of PGN do not agree on, and what is made of them here.

use echecs::pgn::PgnReason;
use serde_json::Value;

use crate::{Read, read_all};

#[test]
fn odd_texts_are_read_as_decided() {
    let rows: Vec<Value> = include_str!("../fixtures/odd_pgn.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object"))
        .collect();
    assert_eq!(rows.len(), 52);
    for row in &rows {
        let text = row["pgn"].as_str().expect("a text");
        let found: Vec<Value> = read_all(text).iter().map(summary).collect();
        assert_eq!(Value::from(found), row["expect"], "{}: {}", row["id"], row["why"]);
    }
}

/// A game as the fixture tells it: its length and result, or the kind and the
/// line of its error.
fn summary(read: &Read) -> Value {
    match read {
        Ok(game) => {
            serde_json::json!({ "plies": game.line.len(), "result": game.result.as_str() })
        }
        Err(error) => serde_json::json!({ "error": kind(&error.reason), "line": error.line }),
    }
}

/// The name of a reason, without its data.
fn kind(reason: &PgnReason) -> String {
    let debug = format!("{reason:?}");
    debug.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default().to_owned()
}
