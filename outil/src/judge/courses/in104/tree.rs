//! What a position is worth at some depth, in each of the ways that the seventh sheet allows.

use std::ffi::c_int;

use echecs::rules::{Board, Color, Position, Role, Square};

use super::moves::{code, normal};
use super::state::{ROLES, number};

unsafe extern "C" {
    // The tables of the header, which nothing writes into.
    safe static valeur_piece: [c_int; 12];
    safe static score_pos_pion: [c_int; 64];
    safe static score_pos_cavalier: [c_int; 64];
    safe static score_pos_fou: [c_int; 64];
    safe static score_pos_tour: [c_int; 64];
    safe static score_pos_dame: [c_int; 64];
    safe static score_pos_roi: [c_int; 64];
}

/// `VALEUR_MAX` and `VALEUR_MAT`.
pub const VALUE_MAX: i32 = 50_000;
const MATE: i32 = 49_000;

/// A value for each reading of the sheet: a mate is worth less by the moves that lead to it, or
/// not; a leaf is evaluated even if the game is over there, or not.
pub type Values = [i32; 4];

/// What a white piece of a kind is worth on each square, beside its value.
pub fn table(role: Role) -> &'static [c_int; 64] {
    match role {
        Role::Pawn => &score_pos_pion,
        Role::Knight => &score_pos_cavalier,
        Role::Bishop => &score_pos_fou,
        Role::Rook => &score_pos_tour,
        Role::Queen => &score_pos_dame,
        Role::King => &score_pos_roi,
    }
}

/// The value of a kind of piece.
pub fn value_of(role: Role) -> c_int {
    valeur_piece[role.index()]
}

/// What each piece is worth for White, with its square.
pub fn worth(board: &Board) -> Vec<(Square, i32)> {
    let mut all = Vec::new();
    for (at, role) in ROLES.into_iter().enumerate() {
        let table = table(role);
        for square in board.pieces(Color::White, role) {
            all.push((square, valeur_piece[at] + table[number(square) as usize]));
        }
        for square in board.pieces(Color::Black, role) {
            all.push((square, valeur_piece[at + 6] - table[(number(square) ^ 56) as usize]));
        }
    }
    all
}

/// What the sixth sheet asks of `eval`.
pub fn evaluate(board: &Board, turn: Color) -> i32 {
    let sum: i32 = worth(board).iter().map(|(_, value)| value).sum();
    if turn == Color::White { sum } else { -sum }
}

/// The moves of a position with what each is worth at this depth, at least 1, for the side to move.
pub fn root(position: &Position, depth: u32) -> Vec<(i32, Values)> {
    let moves = position.legal_moves().into_iter();
    moves
        .map(|mv| {
            (normal(code(position, mv)), value(&position.after(mv), depth - 1, 1).map(|v| -v))
        })
        .collect()
}

/// What a position is worth, so many moves after the root.
pub fn value(position: &Position, depth: u32, ply: i32) -> Values {
    let moves = position.legal_moves();
    let mut best = if moves.is_empty() {
        let mate = -MATE;
        if position.is_check() { [mate, mate + ply, mate, mate + ply] } else { [0; 4] }
    } else {
        [-VALUE_MAX; 4]
    };
    if depth == 0 {
        let leaf = evaluate(position.board(), position.turn());
        return if moves.is_empty() { [leaf, leaf, best[2], best[3]] } else { [leaf; 4] };
    }
    for mv in moves {
        let values = value(&position.after(mv), depth - 1, ply + 1);
        for (best, value) in best.iter_mut().zip(values) {
            *best = (*best).max(-value);
        }
    }
    best
}

/// The best of several moves, in one of the readings.
pub fn best(moves: &[(i32, Values)], reading: usize) -> Vec<i32> {
    let value = moves.iter().map(|(_, values)| values[reading]).max();
    let is_best = |(_, values): &&(i32, Values)| Some(values[reading]) == value;
    moves.iter().filter(is_best).map(|(code, _)| *code).collect()
}

/// The best moves in any of the readings.
pub fn best_in_any(moves: &[(i32, Values)]) -> Vec<i32> {
    (0..4).flat_map(|reading| best(moves, reading)).collect()
}
