//! The engine: what it finds, what it says, and that it obeys.

mod draws;
mod hostile;
mod limits;
mod mates;
mod sound;
mod uci;

use std::sync::atomic::AtomicBool;

use echecs::rules::{CastlingStyle, Game, Move, Position};
use echecs::search::{Best, Info, Limits, Table, search};
use support::random::Random;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// A game from a position, with moves in UCI.
fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(position(fen));
    for uci in moves.split_whitespace() {
        let mv = game.position().parse_uci(uci).expect(uci);
        game.play(mv).expect(uci);
    }
    game
}

fn depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// A search with a small fresh table, and everything it told.
fn search_fresh(game: &Game, limits: &Limits) -> (Best, Vec<Info>) {
    let mut table = Table::new(1).expect("a mebibyte");
    search_with(game, limits, &mut table)
}

fn search_with(game: &Game, limits: &Limits, table: &mut Table) -> (Best, Vec<Info>) {
    let mut infos = Vec::new();
    let stop = AtomicBool::new(false);
    let best = search(game, limits, table, &stop, |info| infos.push(info.clone()));
    (best, infos)
}

fn uci(mv: Option<Move>) -> String {
    mv.map_or("none".to_owned(), |mv| mv.to_uci(CastlingStyle::Classical))
}

/// Games of random moves, the position before each of them shown.
fn random_games(count: u64, longest: usize, mut look: impl FnMut(&Game)) {
    for seed in 0..count {
        let mut random = Random(seed);
        let mut game = Game::new(Position::default());
        for _ in 0..longest {
            look(&game);
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[random.below(moves.len())]).expect("a legal move");
        }
    }
}
