//! A king that means to castle.

use super::history::{first_king_move, played, start};
use super::safety::{attackers, least_valuable};
use super::{CastlingRefusal, Placed, Refusal};
use crate::rules::attacks::{between, king_attacks};
use crate::rules::{
    Bitboard, CastlingWay, Game, Move, MoveKind, Position, Role, Square, castling_arrival,
};

/// The square of the rook with which a king means to castle when it goes from
/// a square to another, if that is what it means.
///
/// It does if that was castling at the start of the game, by these squares or
/// by others that people use, and if it goes two squares sideways from the
/// square where classical chess has its king.
pub fn intended_rook(game: &Game, from: Square, to: Square) -> Option<Square> {
    let position = game.position();
    let us = position.turn();
    let home = Bitboard::home_rank(us);
    let had_the_right = if start(game).king(us) == from {
        start(game).castling_rooks() & home
    } else {
        Bitboard::EMPTY
    };
    let is_step = king_attacks(from).contains(to);
    let stands = |rook| position.board().pieces(us, Role::Rook).contains(rook);
    let goes_by = |rook: &Square| arrival(position, from, *rook) == to;
    // What was once the rook's square may be a square to step to now.
    let goes_by_the_rule = |rook: &Square| goes_by(rook) && (stands(*rook) || !is_step);
    let goes_otherwise = |rook: &Square| {
        (to == *rook && stands(to)) || (to == castling_arrival(from, *rook).0 && !is_step)
    };
    let is_classical = home.contains(from) && from.file() == 4;
    let corners = home & (Bitboard::FILE_A | Bitboard::FILE_H);
    had_the_right
        .into_iter()
        .find(goes_by_the_rule)
        .or_else(|| had_the_right.into_iter().find(goes_otherwise))
        .or_else(|| corners.into_iter().find(goes_by).filter(|_| is_classical))
}

/// The square that names castling, beside the king's own.
fn arrival(position: &Position, king: Square, rook: Square) -> Square {
    position.move_squares(Move::new(king, rook, MoveKind::Castling)).1
}

/// Why the king may not castle with the rook of a square or, if it may, by
/// which square it does.
pub fn judge(game: &Game, king: Placed, rook: Square) -> Refusal {
    let position = game.position();
    let judged = if position.castling_rooks().contains(rook) {
        judge_now(position, king.square, rook)
    } else {
        Err(lost_right(game, rook))
    };
    let go_to = || CastlingRefusal::GoTo { square: arrival(position, king.square, rook) };
    Refusal::Castling { king, rook, reason: judged.err().unwrap_or_else(go_to) }
}

/// How the right to castle was lost.
fn lost_right(game: &Game, rook: Square) -> CastlingRefusal {
    let us = game.position().turn();
    if let Some(number) = first_king_move(game, us) {
        return CastlingRefusal::KingMoved { number };
    }
    let own_rook_in = |position: &Position| position.board().pieces(us, Role::Rook).contains(rook);
    if !own_rook_in(start(game)) {
        return if own_rook_in(game.position()) {
            CastlingRefusal::RightLost
        } else {
            CastlingRefusal::NoRook
        };
    }
    let touched = played(game).find(|(_, mv)| mv.from() == rook || mv.to() == rook);
    match touched {
        Some((before, mv)) if mv.from() == rook => {
            CastlingRefusal::RookMoved { number: before.fullmove_number() }
        }
        Some((before, _)) => CastlingRefusal::RookTaken { number: before.fullmove_number() },
        None => CastlingRefusal::RightLost,
    }
}

/// What keeps a king from castling that has the right to.
fn judge_now(position: &Position, king: Square, rook: Square) -> Result<(), CastlingRefusal> {
    let occupied = position.board().occupied();
    let way = CastlingWay::new(king, rook);
    let king_to = way.king_to;
    let in_the_way = way.blockers(occupied);
    if in_the_way.any() {
        let squares = nearest_first(king, in_the_way);
        let by = squares.filter_map(|square| Placed::on(position, square)).collect();
        return Err(CastlingRefusal::Blocked { by });
    }
    if let Some(by) = least_valuable(position, position.checkers()) {
        return Err(CastlingRefusal::InCheck { by });
    }
    let without_king = occupied & !king.bitboard();
    for square in nearest_first(king, between(king, king_to)) {
        if let Some(by) = least_valuable(position, attackers(position, square, without_king)) {
            return Err(CastlingRefusal::Crosses { square, by });
        }
    }
    let at_arrival = attackers(position, king_to, without_king)
        | attackers(position, king_to, way.afterwards(occupied));
    match least_valuable(position, at_arrival) {
        Some(by) => Err(CastlingRefusal::Arrives { square: king_to, by }),
        None => Ok(()),
    }
}

/// Squares of the king's rank, the nearest to it first.
fn nearest_first(king: Square, squares: Bitboard) -> impl Iterator<Item = Square> {
    let at = move |distance| {
        squares.into_iter().filter(move |to| to.file().abs_diff(king.file()) == distance)
    };
    (0..8).flat_map(at)
}
