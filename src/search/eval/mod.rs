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

use crate::rules::{Color, Position, Role};

/// Having the move.
const TEMPO: Taper = taper(16, 8);

/// No evaluation is farther from 0: beyond are the mates.
pub const GREATEST_EVALUATION: i32 = 25_000;

/// The value of a position in hundredths of a pawn, as the side to move sees
/// it.
pub fn evaluate(position: &Position) -> i32 {
    let board = position.board();
    let us = position.turn();
    let them = !us;
    let (our_king, their_king) = (position.king(us), position.king(them));
    let mut ours = Attacks::of_pawns_and_king(board, us, our_king);
    let mut theirs = Attacks::of_pawns_and_king(board, them, their_king);

    let mut total = TEMPO;
    total += squares::placement(board, us) - squares::placement(board, them);
    let our_pawns = ours.by(Role::Pawn);
    let (pieces, our_assault) =
        pieces::pieces(board, us, their_king, &mut ours, theirs.by(Role::Pawn));
    total += pieces;
    let (pieces, their_assault) = pieces::pieces(board, them, our_king, &mut theirs, our_pawns);
    total -= pieces;
    total += pawns::structure(board, us) - pawns::structure(board, them);
    total += pawns::passed(board, us, us, &ours, &theirs)
        - pawns::passed(board, them, us, &theirs, &ours);
    total += our_assault.value(board, us, their_king, &ours, &theirs)
        - their_assault.value(board, them, our_king, &theirs, &ours);
    total += king::shelter(board, us, our_king) - king::shelter(board, them, their_king);
    total +=
        threats::threats(board, us, &ours, &theirs) - threats::threats(board, them, &theirs, &ours);

    blend(position, total).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
}

/// One value from the two, by the phase of the game and by what the material
/// allows.
fn blend(position: &Position, total: Taper) -> i32 {
    let board = position.board();
    let us = position.turn();
    let ahead: Color = if total.endgame >= 0 { us } else { !us };
    let mut endgame = total.endgame * endgame::scale(board, ahead) / endgame::FULL_SCALE;
    let progress = endgame::mating_progress(board, ahead);
    endgame += if ahead == us { progress } else { -progress };
    let phase = phase(board);
    (total.middlegame * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
}
