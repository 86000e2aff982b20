//! A pawn that moves aslant onto an empty square.

use super::gait::rank_seen_by;
use super::history::{self, Arrival};
use super::{Placed, Refusal, safety};
use crate::rules::{Game, Role, Square};

pub fn judge(game: &Game, pawn: Placed, to: Square) -> Result<(), Refusal> {
    let position = game.position();
    let Some(beside) = enemy_beside(game, pawn, to) else {
        return Err(Refusal::NothingToTake { pawn, to });
    };
    if beside.piece.role != Role::Pawn {
        return Err(Refusal::EnPassantNotAPawn { pawn, to, beside });
    }
    match history::arrival(game, beside.square) {
        Arrival::DoubleStep { moves_ago: 1 } => {
            safety::judge_piece(position, pawn, to, beside.square)
        }
        Arrival::DoubleStep { moves_ago } => {
            Err(Refusal::EnPassantTooLate { pawn, to, beside, moves_ago })
        }
        Arrival::SingleStep { came_from, number } => {
            Err(Refusal::EnPassantSingleStep { pawn, to, beside, came_from, number })
        }
        Arrival::Unknown => {
            // A position remembers a double step only if a capture was legal: this one
            // may have been the last move. If the capture would expose the king, that
            // is true whatever the last move was; if not, there was no double step.
            if may_have_just_advanced(game, to) {
                safety::judge_piece(position, pawn, to, beside.square)?;
            }
            Err(Refusal::EnPassantNotNow { pawn, to, beside })
        }
    }
}

/// The enemy piece that a pawn would take en passant if it were a pawn that
/// had just advanced: beside it, on the rank where double steps end.
fn enemy_beside(game: &Game, pawn: Placed, to: Square) -> Option<Placed> {
    const FIFTH_RANK: i8 = 4;
    if rank_seen_by(pawn.piece.color, pawn.square) != FIFTH_RANK {
        return None;
    }
    Placed::on(game.position(), pawn.square.with_file(to.file()))
        .filter(|beside| beside.piece.color != pawn.piece.color)
}

/// Whether the move before the first known one can have been a double step
/// over a square.
fn may_have_just_advanced(game: &Game, over: Square) -> bool {
    let position = game.position();
    let origin = Square::at(over.file(), if over.rank() == 5 { 6 } else { 1 });
    history::played(game).len() == 0
        && position.en_passant().is_none()
        && origin.is_some_and(|origin| !position.board().occupied().contains(origin))
}
