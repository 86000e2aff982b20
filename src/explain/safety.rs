//! The safety of the king of the side that moves.

use super::{Placed, Refusal};
use crate::rules::attacks::king_attacks;
use crate::rules::{Bitboard, Position, Role, Square};

/// Whether a piece other than the king, which takes what stands on `taken`,
/// leaves its king safe.
pub fn judge_piece(
    position: &Position,
    piece: Placed,
    to: Square,
    taken: Square,
) -> Result<(), Refusal> {
    let king = position.king(position.turn());
    let checkers = position.checkers();
    if let [Some(first), Some(second)] = two_least_valuable(position, checkers) {
        return Err(Refusal::DoubleCheck { piece, king, by: [first, second] });
    }
    let occupied = position.board().occupied();
    let without_piece = occupied & !piece.square.bitboard();
    let afterwards = (without_piece & !taken.bitboard()) | to.bitboard();
    let dangers = attackers(position, king, afterwards) & !taken.bitboard();

    if let Some(by) = least_valuable(position, dangers & checkers) {
        return Err(Refusal::StillInCheck { piece, to, king, by });
    }
    let pinners = dangers & attackers(position, king, without_piece);
    if let Some(by) = least_valuable(position, pinners) {
        return Err(Refusal::Pinned { piece, to, king, by });
    }
    match (least_valuable(position, dangers), Placed::on(position, taken)) {
        (Some(by), Some(taken)) => {
            Err(Refusal::EnPassantExposes { pawn: piece, to, taken, king, by })
        }
        _ => Ok(()),
    }
}

/// Whether the king is safe on a neighbouring square.
pub fn judge_king(position: &Position, king: Placed, to: Square) -> Result<(), Refusal> {
    let occupied = position.board().occupied();
    let attackers_afterwards = attackers(position, to, occupied & !king.square.bitboard());
    let attackers_now = attackers(position, to, occupied);
    if let Some(taken) = Placed::on(position, to) {
        return match least_valuable(position, attackers_afterwards) {
            Some(by) => Err(Refusal::KingTakesProtected { king, taken, by }),
            None => Ok(()),
        };
    }
    let other = position.king(!position.turn());
    if king_attacks(other).contains(to) {
        return Err(Refusal::KingNextToKing { king, to, other });
    }
    if let Some(by) = least_valuable(position, attackers_now) {
        return Err(Refusal::KingIntoAttack { king, to, by });
    }
    match least_valuable(position, attackers_afterwards) {
        Some(by) => Err(Refusal::KingStaysInLine { king, to, by }),
        None => Ok(()),
    }
}

/// The enemy pieces that attack a square, on a board occupied as said.
pub fn attackers(position: &Position, square: Square, occupied: Bitboard) -> Bitboard {
    position.board().attackers(square, !position.turn(), occupied)
}

/// The piece to name among several: the least valuable, on the lowest square.
pub fn least_valuable(position: &Position, squares: Bitboard) -> Option<Placed> {
    let square =
        Role::ALL.into_iter().find_map(|role| (squares & position.board().role(role)).first())?;
    Placed::on(position, square)
}

fn two_least_valuable(position: &Position, squares: Bitboard) -> [Option<Placed>; 2] {
    let first = least_valuable(position, squares);
    let others = first.map_or(squares, |first| squares & !first.square.bitboard());
    [first, least_valuable(position, others)]
}
