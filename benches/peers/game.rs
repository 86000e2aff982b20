//! What a long game costs: its state after a move, at move 1,000 beside that at move 10.

use std::hint::black_box;

use echecs::rules::{Claim, Game, Position};

use crate::measure::{Contestant, Ratio, compare};

const TIMES: usize = 20_000;

/// Rooks that walk to and fro: a game that goes on as long as one likes, and where
/// everything comes again. The 75 moves without a capture are over from the start, so
/// that they spare no question later either.
fn game(plies: usize) -> Game {
    let start = "r3k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - - 150 76";
    let mut game = Game::new(Position::from_fen(start).expect("a good FEN"));
    while game.moves().len() < plies {
        let round = game.moves().len() / 4 % 2;
        let moves = [["a1b1", "a8b8", "b1a1", "b8a8"], ["a1c1", "a8c8", "c1a1", "c8a8"]][round];
        let mv = game.position().parse_uci(moves[game.moves().len() % 4]).expect("a good move");
        game.play(mv).expect("a legal move");
    }
    game
}

pub fn measure(show: &mut impl FnMut(Vec<Ratio>)) {
    let (early, late) = (game(20), game(2_000));
    let contestants: [Contestant; 2] =
        [("libechecs", Box::new(|| ask(&late))), ("itself at move 10", Box::new(|| ask(&early)))];
    show(compare("state at move 1,000", &contestants));
}

fn ask(game: &Game) {
    for _ in 0..TIMES {
        let game = black_box(game);
        let repeated = (game.occurrences(), game.can_claim(Claim::ThreefoldRepetition));
        black_box((game.outcome(), repeated));
    }
}
