//! The Stackchess core: each rule by itself, the faults of a first attempt, and
//! random games beside a second implementation.

mod differential;
mod faults;
mod naive;
mod notation;
mod refusals;
mod rules;

use echecs::stackchess::{Move, MoveError, Options, Position, Square, StackGame};

const OPTIONS: [Options; 4] = [
    Options { knights: false, promotion: true },
    Options { knights: false, promotion: false },
    Options { knights: true, promotion: true },
    Options { knights: true, promotion: false },
];

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is no square"))
}

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The move of `count` pieces: `a1-a2` or, for several, `3a1-a2`.
fn try_move(game: &mut StackGame, text: &str) -> Result<Move, MoveError> {
    let count: String = text.chars().take_while(char::is_ascii_digit).collect();
    let (from, to) = text[count.len()..].split_once('-').expect("a move");
    game.play(square(from), square(to), count.parse().unwrap_or(1))
}

/// The position after legal moves.
fn after(text: &str, moves: &[&str]) -> String {
    let mut game = StackGame::new(position(text));
    for mv in moves {
        try_move(&mut game, mv).unwrap_or_else(|error| panic!("{text} {mv}: {error}"));
    }
    game.position().to_string()
}

/// Where so many pieces of a square may go, in order.
fn targets(text: &str, from: &str, count: usize) -> String {
    let mut targets: Vec<Square> = position(text)
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from == square(from) && mv.count == count)
        .map(|mv| mv.to)
        .collect();
    targets.sort_by_key(|square| (square.file(), square.rank()));
    targets.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}
