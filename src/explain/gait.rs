//! How the pieces move, were the board empty.

use super::{Placed, Refusal};
use crate::rules::attacks::{bishop_lines, king_attacks, knight_attacks, rook_lines};
use crate::rules::{Color, Role, Square};

pub fn judge(piece: Placed, to: Square) -> Result<(), Refusal> {
    let from = piece.square;
    let targets = match piece.piece.role {
        Role::Pawn => return judge_pawn(piece, to),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_lines(from),
        Role::Rook => rook_lines(from),
        Role::Queen => bishop_lines(from) | rook_lines(from),
        Role::King => king_attacks(from),
    };
    if targets.contains(to) { Ok(()) } else { Err(Refusal::NotItsMove { piece, to }) }
}

fn judge_pawn(pawn: Placed, to: Square) -> Result<(), Refusal> {
    let aside = to.file().abs_diff(pawn.square.file());
    let from_rank = rank_seen_by(pawn.piece.color, pawn.square);
    let to_rank = rank_seen_by(pawn.piece.color, to);
    match (aside, to_rank - from_rank) {
        (_, ..0) => Err(Refusal::PawnBackward { pawn, to }),
        (_, 0) => Err(Refusal::PawnSideways { pawn, to }),
        (0 | 1, 1) => Ok(()),
        (0, 2) if from_rank == 1 => Ok(()),
        (0, 2) => Err(Refusal::PawnNotAtStart { pawn, to }),
        _ => Err(Refusal::NotItsMove { piece: pawn, to }),
    }
}

/// The rank of a square counted from a side's own edge, 0 for its home rank.
pub fn rank_seen_by(color: Color, square: Square) -> i8 {
    let rank = square.rank() as i8;
    match color {
        Color::White => rank,
        Color::Black => 7 - rank,
    }
}
