//! How a game ends.

use super::attacks::{king_attacks, pawn_attacks};
use super::{Bitboard, Color, Position, Role};

/// The end of a game by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Checkmate {
        winner: Color,
    },
    Stalemate,
    /// No sequence of legal moves leads to mate.
    DeadPosition,
    /// 75 moves of each side without capture or pawn move.
    SeventyFiveMoves,
    /// The same position for the fifth time.
    FivefoldRepetition,
}

/// A draw that the player to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// 50 moves of each side without capture or pawn move.
    FiftyMoves,
    /// The same position for the third time.
    ThreefoldRepetition,
}

pub(super) const FIFTY_MOVES: u32 = 100;
const SEVENTY_FIVE_MOVES: u32 = 150;

impl Position {
    /// The end of the game as far as the position alone tells it: repetition
    /// is for [`super::Game`] to say.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.has_legal_moves() {
            return Some(if self.is_check() {
                Outcome::Checkmate { winner: !self.turn() }
            } else {
                Outcome::Stalemate
            });
        }
        if self.is_dead() {
            return Some(Outcome::DeadPosition);
        }
        (self.halfmove_clock() >= SEVENTY_FIVE_MOVES).then_some(Outcome::SeventyFiveMoves)
    }

    /// Whether it is certain that nobody can be mated any more.
    ///
    /// Two reasons are recognised: material that cannot mate, and pawns locked
    /// for ever that no king can reach. A position that is dead for a subtler
    /// reason may be missed; none is called dead wrongly.
    pub fn is_dead(&self) -> bool {
        self.has_insufficient_material() || self.is_locked()
    }

    /// Kings alone, or with one knight, or with bishops all on one colour.
    pub fn has_insufficient_material(&self) -> bool {
        let board = self.board();
        let knights = board.role(Role::Knight);
        let bishops = board.role(Role::Bishop);
        let minors = knights | bishops;
        let others = board.occupied() & !board.role(Role::King) & !minors;
        let one_colour = (bishops & Bitboard::LIGHT_SQUARES).is_empty()
            || (bishops & !Bitboard::LIGHT_SQUARES).is_empty();
        others.is_empty() && (!minors.more_than_one() || (knights.is_empty() && one_colour))
    }

    /// Kings and pawns only, where no pawn can ever move or take and no king
    /// can ever take a pawn.
    fn is_locked(&self) -> bool {
        let board = self.board();
        let pawns = board.role(Role::Pawn);
        if pawns.is_empty()
            || board.occupied() != pawns | board.role(Role::King)
            || self.en_passant().is_some()
        {
            return false;
        }
        Color::ALL.into_iter().all(|color| {
            let own = board.pieces(color, Role::Pawn);
            let ahead = match color {
                Color::White => own.0 << 8,
                Color::Black => own.0 >> 8,
            };
            let prey = board.pieces(!color, Role::Pawn);
            (Bitboard(ahead) & !pawns).is_empty()
                && (attacked_by_pawns(own, color) & prey).is_empty()
                && (self.king_reach(color) & prey).is_empty()
        })
    }

    /// All squares that a king could walk to if the enemy king were not there
    /// and no pawn ever moved.
    fn king_reach(&self, color: Color) -> Bitboard {
        let board = self.board();
        let guarded = attacked_by_pawns(board.pieces(!color, Role::Pawn), !color);
        let allowed = !(guarded | board.pieces(color, Role::Pawn));
        let mut reach = self.king(color).bitboard();
        loop {
            let steps =
                reach.into_iter().fold(reach, |set, square| set | king_attacks(square) & allowed);
            if steps == reach {
                return reach;
            }
            reach = steps;
        }
    }
}

fn attacked_by_pawns(pawns: Bitboard, color: Color) -> Bitboard {
    pawns.into_iter().fold(Bitboard::EMPTY, |set, pawn| set | pawn_attacks(color, pawn))
}
