//! What the engine says about a search.

use crate::rules::{CastlingStyle, Move};
use crate::search::{Best, Info, Score};

pub fn info(info: &Info) -> String {
    let line: Vec<String> =
        info.line.iter().map(|mv| mv.to_uci(CastlingStyle::Classical)).collect();
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
        Some(reply) => format!("{chosen} ponder {}", reply.to_uci(CastlingStyle::Classical)),
        None => chosen,
    }
}

/// The answer without a word about the opponent's.
pub fn choice(mv: Option<Move>) -> String {
    let mv = mv.map_or("0000".to_owned(), |mv| mv.to_uci(CastlingStyle::Classical));
    format!("bestmove {mv}")
}

fn score(score: Score) -> String {
    match score {
        Score::Centipawns(value) => format!("cp {value}"),
        Score::Mate(moves) => format!("mate {moves}"),
    }
}
