//! What the engine says about a search.

use crate::rules::{CastlingStyle, Move};
use crate::search::{Best, Info, Score};

pub fn info(info: &Info) -> String {
    let line: Vec<String> = info.line.iter().map(|&mv| written(mv)).collect();
    format!(
        "info depth {} seldepth {} score {} nodes {} nps {} hashfull {} time {} pv {}",
        info.depth,
        info.selective_depth,
        score(info.score),
        info.nodes,
        info.nodes_per_second(),
        info.hash_full,
        info.time.as_millis(),
        line.join(" "),
    )
}

/// What a position without a legal move is worth.
pub fn no_move(value: Score) -> String {
    format!("info depth 0 score {}", score(value))
}

pub fn best_move(best: &Best) -> String {
    let chosen = choice(best.mv);
    match best.reply {
        Some(reply) => format!("{chosen} ponder {}", written(reply)),
        None => chosen,
    }
}

/// The answer without a word about the opponent's.
pub fn choice(mv: Option<Move>) -> String {
    let mv = mv.map_or("0000".to_owned(), written);
    format!("bestmove {mv}")
}

/// A move, so that who reads it plays the same: in a position of Chess960 the king's two
/// squares may be those of another move, and castling is written by king and rook.
fn written(mv: Move) -> String {
    let is_classical = mv.from().file() == 4 && matches!(mv.to().file(), 0 | 7);
    let style = if is_classical { CastlingStyle::Classical } else { CastlingStyle::Chess960 };
    mv.to_uci(style)
}

fn score(score: Score) -> String {
    match score {
        Score::Centipawns(value) => format!("cp {value}"),
        Score::Mate(moves) => format!("mate {moves}"),
    }
}
