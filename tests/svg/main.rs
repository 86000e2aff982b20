//! Pictures of boards: read as XML, and as rsvg-convert draws them.

mod alone;
mod extremes;
mod identifiers;
mod marks;
mod pieces;
mod reading;
mod rendered;
mod shapes;

use echecs::rules::{Board, Piece, Role, Square};

use support::random::Random;

/// The square of a name.
fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The FENs of the published perft tables.
fn fens() -> impl Iterator<Item = &'static str> {
    let rows =
        include_str!("../../src/fixtures/perft.txt").lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(|row| row.split(" ; ").next())
}

/// Any pieces anywhere: no position of a game has to look like it.
fn random_board(random: &mut Random) -> Board {
    let mut board = Board::EMPTY;
    let crowd = 1 + random.below(8);
    for square in Square::all() {
        if random.below(8) < crowd {
            let letter = b"PNBRQKpnbrqk"[random.below(12)];
            board.put(square, Piece::from_fen_letter(letter).expect("a piece"));
        }
    }
    board
}

/// A board with the same piece on every square.
fn full_board(piece: Piece) -> Board {
    let mut board = Board::EMPTY;
    Square::all().for_each(|square| board.put(square, piece));
    board
}

/// Sixty-four white queens.
fn queens() -> Board {
    full_board(Piece { color: echecs::rules::Color::White, role: Role::Queen })
}
