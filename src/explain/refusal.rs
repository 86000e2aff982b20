//! The reasons, with what makes them true.

use crate::rules::{Piece, Position, Square};

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    pub piece: Piece,
    pub square: Square,
}

impl Placed {
    /// What stands on a square.
    pub(super) fn on(position: &Position, square: Square) -> Option<Placed> {
        position.board().piece_at(square).map(|piece| Placed { piece, square })
    }
}

/// Why a move is not legal. Move numbers are those of the position in which
/// the move was played; a move of both sides has one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing stands on the start.
    EmptySquare { from: Square },
    /// The piece is the other side's.
    NotYours { piece: Placed },
    /// Start and arrival are one square.
    SameSquare { piece: Placed },
    /// The piece never moves like that.
    NotItsMove { piece: Placed, to: Square },
    /// A pawn does not go back.
    PawnBackward { pawn: Placed, to: Square },
    /// A pawn does not go sideways.
    PawnSideways { pawn: Placed, to: Square },
    /// Two squares straight ahead, by a pawn that has left its first rank.
    PawnNotAtStart { pawn: Placed, to: Square },
    /// `by` is the first piece between start and arrival.
    Blocked { piece: Placed, to: Square, by: Placed },
    /// A piece of the same side is on the arrival.
    OwnPiece { piece: Placed, on: Placed },
    /// Straight ahead onto an enemy piece: a pawn takes aslant.
    PawnTakesAslant { pawn: Placed, on: Placed },
    /// Aslant onto an empty square, with nothing that looks like en passant.
    NothingToTake { pawn: Placed, to: Square },
    /// Beside the pawn is an enemy piece, but only pawns are taken en passant.
    EnPassantNotAPawn { pawn: Placed, to: Square, beside: Placed },
    /// The pawn beside did advance two squares, but not on the last move:
    /// `moves_ago` moves of its side ago, 2 at least.
    EnPassantTooLate { pawn: Placed, to: Square, beside: Placed, moves_ago: u32 },
    /// The pawn beside arrived there from a neighbouring square.
    EnPassantSingleStep { pawn: Placed, to: Square, beside: Placed, came_from: Square, number: u32 },
    /// The pawn beside was there before the first known move, and has not
    /// advanced two squares on the last move.
    EnPassantNotNow { pawn: Placed, to: Square, beside: Placed },
    /// The pawn is not pinned, but once the taken one is gone as well, the king
    /// is attacked.
    EnPassantExposes { pawn: Placed, to: Square, taken: Placed, king: Square, by: Placed },
    /// The king would be attacked by `by` if the piece left their line.
    Pinned { piece: Placed, to: Square, king: Square, by: Placed },
    /// The king is in check, and would still be.
    StillInCheck { piece: Placed, to: Square, king: Square, by: Placed },
    /// Two pieces give check: only the king can move.
    DoubleCheck { piece: Placed, king: Square, by: [Placed; 2] },
    /// The kings would stand side by side.
    KingNextToKing { king: Placed, to: Square, other: Square },
    /// The king would step onto an attacked square.
    KingIntoAttack { king: Placed, to: Square, by: Placed },
    /// The king would step back along the line on which `by` gives check.
    KingStaysInLine { king: Placed, to: Square, by: Placed },
    /// The king would take a piece that another protects.
    KingTakesProtected { king: Placed, taken: Placed, by: Placed },
    /// The king may not castle. `rook` is the square of the rook with which it
    /// would, whether or not one stands there.
    Castling { king: Placed, rook: Square, reason: CastlingRefusal },
}

/// Why a king may not castle with a rook: for good, for now, or like that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CastlingRefusal {
    /// The king moved, for the first time, on that move.
    KingMoved { number: u32 },
    /// The rook left its square on that move.
    RookMoved { number: u32 },
    /// The rook was taken on its square on that move.
    RookTaken { number: u32 },
    /// There is no rook, nor was there one at the start of the game.
    NoRook,
    /// The game started from a position that did not allow it any more.
    RightLost,
    /// Pieces stand where king or rook would pass or arrive, the nearest to
    /// the king first.
    Blocked { by: Vec<Placed> },
    /// The king is in check.
    InCheck { by: Placed },
    /// The king would pass over an attacked square, the first such on its way.
    Crosses { square: Square, by: Placed },
    /// The king would arrive on a square that is attacked, or is once the
    /// rook has left.
    Arrives { square: Square, by: Placed },
    /// The king may castle, but does so by going to that square.
    GoTo { square: Square },
}
