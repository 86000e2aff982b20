//! The static evaluation: what a position is worth without looking ahead.
//!
//! Each term is worth something in the middlegame and something in the
//! endgame; the pieces left on the board say how much of each counts.

mod attacks;
mod endgame;
mod king;
mod pawns;
mod pieces;
mod sets;
mod squares;
mod taper;
mod threats;

use attacks::Attacks;
use taper::{FULL_PHASE, Taper, phase, taper};

use crate::cpu::on_this_cpu;
use crate::rules::{Board, Color, Position, Role};

/// Having the move.
const TEMPO: Taper = taper(16, 8);

/// No evaluation is farther from 0: beyond are the mates.
pub const GREATEST_EVALUATION: i32 = 25_000;

/// The value of a position in hundredths of a pawn, as the side to move sees
/// it.
pub fn evaluate(position: &Position) -> i32 {
    let for_white = on_this_cpu(
        #[inline(always)]
        || evaluate_for_white(position),
    );
    match position.turn() {
        Color::White => for_white,
        Color::Black => -for_white,
    }
}

/// The value as White sees it. Sides that the compiler knows make shorter code: it has a copy of
/// every term for each, and all of them stand in one function for the sake of the processor.
#[inline(always)]
fn evaluate_for_white(position: &Position) -> i32 {
    use Color::{Black, White};
    let board = position.board();
    let turn = position.turn();
    let (white_king, black_king) = (position.king(White), position.king(Black));
    let mut white = Attacks::of_pawns_and_king(board, White, white_king);
    let mut black = Attacks::of_pawns_and_king(board, Black, black_king);

    let mut total = if turn == White { TEMPO } else { TEMPO * -1 };
    total += squares::placement(board, White) - squares::placement(board, Black);
    let by_white_pawns = white.by(Role::Pawn);
    let (pieces, white_assault) =
        pieces::pieces(board, White, black_king, &mut white, black.by(Role::Pawn));
    total += pieces;
    let (pieces, black_assault) =
        pieces::pieces(board, Black, white_king, &mut black, by_white_pawns);
    total -= pieces;
    total += pawns::structure(board, White) - pawns::structure(board, Black);
    total += pawns::passed(board, White, turn, &white, &black)
        - pawns::passed(board, Black, turn, &black, &white);
    total += white_assault.value(board, White, black_king, &white, &black)
        - black_assault.value(board, Black, white_king, &black, &white);
    total += king::shelter(board, White, white_king) - king::shelter(board, Black, black_king);
    total += threats::threats(board, White, &white, &black)
        - threats::threats(board, Black, &black, &white);

    blend(board, total).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
}

/// One value from the two, by the phase of the game and by what the material
/// allows.
#[inline(always)]
fn blend(board: &Board, total: Taper) -> i32 {
    let ahead = if total.endgame() >= 0 { Color::White } else { Color::Black };
    let mut endgame = total.endgame() * endgame::scale(board, ahead) / endgame::FULL_SCALE;
    let progress = endgame::mating_progress(board, ahead);
    endgame += if ahead == Color::White { progress } else { -progress };
    let phase = phase(board);
    (total.middlegame() * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
}
