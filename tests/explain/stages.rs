//! In which order reasons are given: the first thing that is wrong with a pair
//! of squares, found on plain boards.

use echecs::explain::Refusal;

use crate::board::{Place, Plain, direction, distances, on_a_line, walk};
use crate::record::{Record, named_by};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Start,
    Owner,
    Rest,
    Castling,
    Gait,
    Way,
    Arrival,
    Aslant,
    Safety,
}

/// The stage to which a reason belongs.
pub fn of(refusal: &Refusal) -> Stage {
    match refusal {
        Refusal::EmptySquare { .. } => Stage::Start,
        Refusal::NotYours { .. } => Stage::Owner,
        Refusal::SameSquare { .. } => Stage::Rest,
        Refusal::Castling { .. } => Stage::Castling,
        Refusal::NotItsMove { .. }
        | Refusal::PawnBackward { .. }
        | Refusal::PawnSideways { .. }
        | Refusal::PawnNotAtStart { .. } => Stage::Gait,
        Refusal::Blocked { .. } => Stage::Way,
        Refusal::OwnPiece { .. } | Refusal::PawnTakesAslant { .. } => Stage::Arrival,
        Refusal::NothingToTake { .. }
        | Refusal::EnPassantNotAPawn { .. }
        | Refusal::EnPassantTooLate { .. }
        | Refusal::EnPassantSingleStep { .. }
        | Refusal::EnPassantNotNow { .. } => Stage::Aslant,
        Refusal::EnPassantExposes { .. }
        | Refusal::Pinned { .. }
        | Refusal::StillInCheck { .. }
        | Refusal::DoubleCheck { .. }
        | Refusal::KingNextToKing { .. }
        | Refusal::KingIntoAttack { .. }
        | Refusal::KingStaysInLine { .. }
        | Refusal::KingTakesProtected { .. } => Stage::Safety,
    }
}

/// The first stage at which an illegal move fails.
pub fn first(record: &Record, board: &Plain, from: Place, to: Place) -> Stage {
    let white = record.white();
    if board.is_empty(from) {
        Stage::Start
    } else if !board.is_of(white, from) {
        Stage::Owner
    } else if from == to {
        Stage::Rest
    } else if castling_rook(record, board, from, to).is_some() {
        Stage::Castling
    } else if !moves_like_that(board, from, to) {
        Stage::Gait
    } else if on_a_line(from, to) && !board.is_free_between(from, to) {
        Stage::Way
    } else if board.is_of(white, to) || (goes_straight(board, from, to) && !board.is_empty(to)) {
        Stage::Arrival
    } else if goes_aslant(board, from, to) && board.is_empty(to) {
        match en_passant(record, board, from, to) {
            EnPassant::Now => Stage::Safety,
            EnPassant::Not => Stage::Aslant,
            // Nobody knows the move before: only what would be wrong anyway may be said.
            EnPassant::Untold if is_exposed_by_taking(board, white, from, to) => Stage::Safety,
            EnPassant::Untold => Stage::Aslant,
        }
    } else {
        Stage::Safety
    }
}

/// The square of the rook with which a king would castle by that pair.
pub fn castling_rook(record: &Record, board: &Plain, from: Place, to: Place) -> Option<Place> {
    let white = record.white();
    let home = if white { 0 } else { 7 };
    if board.kind(from) != 'k' || from.1 != home || to.1 != home {
        return None;
    }
    let is_step = distances(from, to).0 == 1;
    let stands = |rook| board.is_of(white, rook) && board.kind(rook) == 'r';
    let mut could_once = record.start_rooks.clone();
    could_once.retain(|rook| rook.1 == home && record.start.king(white) == from);
    for &rook in &could_once {
        if named_by(from, rook) == (from, to) && (stands(rook) || !is_step) {
            return Some(rook);
        }
    }
    // The other way to name it: by the rook in classical chess, by the king's arrival else.
    for &rook in &could_once {
        let king_file = if rook.0 > from.0 { 6 } else { 2 };
        if (to == rook && stands(rook)) || (to.0 == king_file && !is_step) {
            return Some(rook);
        }
    }
    match (from.0, to.0) {
        (4, 2) => Some((0, home)),
        (4, 6) => Some((7, home)),
        _ => None,
    }
}

/// Ranks that a pawn goes forward.
pub fn forward(board: &Plain, from: Place, to: Place) -> i8 {
    if board.at(from) == 'P' { to.1 - from.1 } else { from.1 - to.1 }
}

fn goes_straight(board: &Plain, from: Place, to: Place) -> bool {
    board.kind(from) == 'p' && from.0 == to.0
}

fn goes_aslant(board: &Plain, from: Place, to: Place) -> bool {
    board.kind(from) == 'p' && from.0 != to.0
}

fn moves_like_that(board: &Plain, from: Place, to: Place) -> bool {
    if board.kind(from) != 'p' {
        let alone = Plain::from_placement("8/8/8/8/8/8/8/8");
        let mut alone = alone;
        alone.set(from, board.at(from));
        return alone.attacks(from, to);
    }
    let first_rank = if board.at(from) == 'P' { 1 } else { 6 };
    match (distances(from, to).0, forward(board, from, to)) {
        (0 | 1, 1) => true,
        (0, 2) => from.1 == first_rank,
        _ => false,
    }
}

/// What a FEN or the record says of a capture en passant.
#[derive(PartialEq, Eq)]
pub enum EnPassant {
    Now,
    Not,
    /// There is no move before, and the FEN names no square.
    Untold,
}

pub fn en_passant(record: &Record, board: &Plain, from: Place, to: Place) -> EnPassant {
    let beside = (to.0, from.1);
    let origin = (to.0, 2 * to.1 - from.1);
    let enemy_pawn = if record.white() { 'p' } else { 'P' };
    let fifth = if record.white() { 4 } else { 3 };
    if from.1 != fifth || board.at(beside) != enemy_pawn {
        return EnPassant::Not;
    }
    match record.plies.last() {
        Some(ply) if (ply.from, ply.to) == (origin, beside) => EnPassant::Now,
        Some(_) => EnPassant::Not,
        None if record.start_en_passant == Some(to) => EnPassant::Now,
        None if record.start_en_passant.is_some() || !board.is_empty(origin) => EnPassant::Not,
        None => EnPassant::Untold,
    }
}

/// The board after a pawn has taken the one beside it.
pub fn after_en_passant(board: &Plain, from: Place, to: Place) -> Plain {
    board.moved(from, to).without(&[(to.0, from.1)])
}

fn is_exposed_by_taking(board: &Plain, white: bool, from: Place, to: Place) -> bool {
    let king = board.king(white);
    // In double check nothing but the king moves, whatever a pawn might stop.
    board.attackers(!white, king).len() > 1
        || !after_en_passant(board, from, to).attackers(!white, king).is_empty()
}

/// Whether a place is on the line from the king to a piece, that piece included.
pub fn is_on_line(king: Place, attacker: Place, place: Place) -> bool {
    place == attacker || walk(king, attacker).contains(&place)
}

/// Whether three places follow each other on one line.
pub fn in_a_row(a: Place, b: Place, c: Place) -> bool {
    on_a_line(a, b) && on_a_line(b, c) && direction(a, b) == direction(b, c)
}
