//! Why a move is refused, and which piece is to blame.

use thiserror::Error;

use super::direction::Direction;
use super::group::{LEAPS, carried};
use super::{Move, Piece, Position, Role, Square};

/// Why some pieces cannot be taken from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PileError {
    #[error("{0} is empty")]
    Empty(Square),
    #[error("the pieces of {0} are the other player's")]
    NotYours(Square),
    #[error("at least one piece moves")]
    NoPiece,
    #[error("{asked} pieces of {height}")]
    TooMany { asked: usize, height: usize },
}

/// Why a move is refused. A piece to blame comes with its place in its pile,
/// counted from 0 at the bottom: the highest one that cannot make the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    #[error("the game is over")]
    GameOver,
    #[error(transparent)]
    Pile(#[from] PileError),
    #[error("there is no such square")]
    OffBoard(Square),
    #[error("it goes nowhere")]
    SameSquare,
    #[error("{piece:?} does not move so")]
    NotItsMove { piece: Piece, place: usize },
    #[error("the pawn has moved already: no double step")]
    PawnHasMoved { piece: Piece, place: usize },
    #[error("a pawn does not take straight ahead")]
    PawnTakesAslant { piece: Piece, place: usize },
    #[error("a pawn goes aslant only to take")]
    NothingToTake { piece: Piece, place: usize },
    #[error("{count} pieces with {knights} knights: each carries one other")]
    TooHeavy { piece: Piece, place: usize, count: usize, knights: usize },
    #[error("something stands on {0}")]
    InTheWay(Square),
    #[error("{count} pieces do not take {height}")]
    TooHigh { count: usize, height: usize },
}

impl Position {
    /// The move of the top `count` pieces of a square to another, if it is legal.
    /// Whether the game is over is not looked at.
    pub fn judge(&self, from: Square, to: Square, count: usize) -> Result<Move, MoveError> {
        for square in [from, to] {
            if !square.is_on(self.size) {
                return Err(MoveError::OffBoard(square));
            }
        }
        let pieces = self.top(from, count)?;
        if from == to {
            return Err(MoveError::SameSquare);
        }
        let offset = |from: u8, to: u8| to as i8 - from as i8;
        let offset = (offset(from.file(), to.file()), offset(from.rank(), to.rank()));
        let blame = Blame { pieces, bottom: self.pile(from).len() - count };
        match blame.knight() {
            Some(knight) => judge_leap(offset, &blame, knight)?,
            None => self.judge_walk(from, to, offset, &blame)?,
        }
        let height = self.pile(to).len();
        if self.owner(to) == Some(!self.turn) && count <= height {
            return Err(MoveError::TooHigh { count, height });
        }
        Ok(Move { from, to, count })
    }

    /// The pieces that the player takes in hand, from bottom to top.
    pub fn top(&self, from: Square, count: usize) -> Result<&[Piece], PileError> {
        let pile = self.pile(from);
        match self.owner(from) {
            None => return Err(PileError::Empty(from)),
            Some(owner) if owner != self.turn => return Err(PileError::NotYours(from)),
            Some(_) if count == 0 => return Err(PileError::NoPiece),
            Some(_) => {}
        }
        let bottom = pile.len().checked_sub(count);
        let bottom = bottom.ok_or(PileError::TooMany { asked: count, height: pile.len() })?;
        Ok(&pile[bottom..])
    }

    fn judge_walk(
        &self,
        from: Square,
        to: Square,
        offset: (i8, i8),
        blame: &Blame<'_>,
    ) -> Result<(), MoveError> {
        let Some((direction, length)) = Direction::between(offset) else {
            let (place, piece) = blame.highest(|_| true).ok_or(PileError::NoPiece)?;
            return Err(MoveError::NotItsMove { piece, place });
        };
        if let Some((place, piece)) = blame.highest(|piece| !goes(piece, direction, length)) {
            let is_double_step =
                piece.directions().contains(direction) && !direction.is_diagonal() && length == 2;
            return Err(if piece.role == Role::Pawn && is_double_step {
                MoveError::PawnHasMoved { piece, place }
            } else {
                MoveError::NotItsMove { piece, place }
            });
        }
        let free = self.lines.free(from, direction);
        if free + 1 < u32::from(length) {
            return Err(MoveError::InTheWay(from.after(free + 1, direction.step())));
        }
        let takes = self.owner(to) == Some(!self.turn);
        match blame.highest(|piece| piece.role == Role::Pawn) {
            Some((place, piece)) if takes && !direction.is_diagonal() => {
                Err(MoveError::PawnTakesAslant { piece, place })
            }
            Some((place, piece)) if !takes && direction.is_diagonal() => {
                Err(MoveError::NothingToTake { piece, place })
            }
            _ => Ok(()),
        }
    }
}

/// Whether a piece goes so far in a direction, whatever stands there.
fn goes(piece: Piece, direction: Direction, length: u8) -> bool {
    let reach = if piece.role == Role::Pawn && direction.is_diagonal() { 1 } else { piece.reach() };
    piece.directions().contains(direction) && u32::from(length) <= reach
}

fn judge_leap(
    offset: (i8, i8),
    blame: &Blame<'_>,
    (place, piece): (usize, Piece),
) -> Result<(), MoveError> {
    if !LEAPS.contains(&offset) {
        return Err(MoveError::NotItsMove { piece, place });
    }
    let count = blame.pieces.len();
    let knights = blame.pieces.iter().filter(|piece| piece.role == Role::Knight).count();
    if count > carried(knights) {
        // There is one: fewer knights than half of the pieces.
        if let Some((place, piece)) = blame.highest(|piece| piece.role != Role::Knight) {
            return Err(MoveError::TooHeavy { piece, place, count, knights });
        }
    }
    Ok(())
}

/// The pieces in hand, and where the lowest of them stands in its pile.
struct Blame<'a> {
    pieces: &'a [Piece],
    bottom: usize,
}

impl Blame<'_> {
    /// The highest piece that has a property, with its place.
    fn highest(&self, has: impl Fn(Piece) -> bool) -> Option<(usize, Piece)> {
        let place = self.pieces.iter().rposition(|&piece| has(piece))?;
        Some((self.bottom + place, self.pieces[place]))
    }

    fn knight(&self) -> Option<(usize, Piece)> {
        self.highest(|piece| piece.role == Role::Knight)
    }
}
