//! What the material alone says about the end of a game: who can still win,
//! and how a bare king is mated.

use super::sets::distance;
use crate::rules::{Bitboard, Board, Color, Role, Square};

/// The scale of an endgame that is won or lost as its value says.
pub const FULL_SCALE: i32 = 64;

/// How much of an endgame's value can be had by the side that is ahead.
#[inline(always)]
pub fn scale(board: &Board, ahead: Color) -> i32 {
    let pawns = board.pieces(ahead, Role::Pawn).count() as i32;
    let (strong, weak) = (pieces_value(board, ahead), pieces_value(board, !ahead));
    if pawns == 0 {
        // Two knights, or a minor piece more, do not mate a defender.
        let two_knights = strong == 2 * MINOR
            && board.pieces(ahead, Role::Knight).count() == 2
            && board.pieces(!ahead, Role::Pawn).is_empty();
        if strong <= MINOR || two_knights {
            return 0;
        }
        if strong - weak <= MINOR {
            return 10;
        }
    }
    if has_opposite_bishops(board) {
        return if strong == MINOR && weak == MINOR { 18 + 4 * pawns } else { 44 + 2 * pawns }
            .min(FULL_SCALE);
    }
    (40 + 6 * pawns + if strong - weak > MINOR { FULL_SCALE } else { 0 }).min(FULL_SCALE)
}

/// Pieces counted in pawns, pawns themselves left out.
const MINOR: i32 = 3;

#[inline(always)]
fn pieces_value(board: &Board, color: Color) -> i32 {
    let count = |role| board.pieces(color, role).count() as i32;
    MINOR * (count(Role::Knight) + count(Role::Bishop))
        + 5 * count(Role::Rook)
        + 9 * count(Role::Queen)
}

/// One bishop each, on squares of different colours.
#[inline(always)]
fn has_opposite_bishops(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    bishops.count() == 2
        && (bishops & board.color(Color::White)).count() == 1
        && (bishops & Bitboard::LIGHT_SQUARES).count() == 1
}

/// Without pawns, against a bare king or one with far too little beside it:
/// drive it to the edge, or to the corner that the bishop commands, and come
/// near. The search does not see that far by itself.
#[inline(always)]
pub fn mating_progress(board: &Board, ahead: Color) -> i32 {
    if board.role(Role::Pawn).any() {
        return 0;
    }
    let (pieces, weak) = (pieces_value(board, ahead), pieces_value(board, !ahead));
    let (Some(king), Some(victim)) = (board.king(ahead), board.king(!ahead)) else { return 0 };
    if pieces < 5 || weak > 0 && pieces - weak <= MINOR {
        return 0;
    }
    let has = |role| board.pieces(ahead, role).any();
    let bishops = board.pieces(ahead, Role::Bishop);
    let mut value = 200 - 10 * distance(king, victim);
    if !has(Role::Queen) && !has(Role::Rook) && has(Role::Knight) && bishops.count() == 1 {
        let light = (bishops & Bitboard::LIGHT_SQUARES).any();
        value += 25 * (7 - corner_distance(victim, light));
    } else {
        value += 15 * (3 - edge_distance(victim));
        value += 5 * (7 - corner_distance(victim, true).min(corner_distance(victim, false)));
    }
    value
}

#[inline(always)]
fn edge_distance(square: Square) -> i32 {
    let to_side = |n: u8| i32::from(n.min(7 - n));
    to_side(square.file()).min(to_side(square.rank()))
}

/// How far the corners of a colour are: 0 in one of them, 7 on the diagonal
/// between the two others.
#[inline(always)]
fn corner_distance(square: Square, light: bool) -> i32 {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    let file = if light { 7 - file } else { file };
    7 - (file + rank - 7).abs()
}
