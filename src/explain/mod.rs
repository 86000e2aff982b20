//! Why a move is not legal: the reason as data, for whoever teaches.
//!
//! ```
//! use echecs::explain::{Refusal, explain};
//! use echecs::rules::{Game, Position, Role};
//!
//! let game = Game::new(Position::default());
//! assert_eq!(explain(&game, "e2".parse()?, "e4".parse()?), None);
//! let refusal = explain(&game, "f1".parse()?, "b5".parse()?);
//! let Some(Refusal::Blocked { by, .. }) = refusal else { panic!("{refusal:?}") };
//! assert_eq!((by.piece.role, by.square.to_string().as_str()), (Role::Pawn, "e2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move may fail for several reasons; the one given is the first of these:
//! what stands on the start, how the piece moves (`gait`), what is in its way,
//! what it finds at its arrival (`en_passant`), the safety of its king
//! (`safety`). A king that means to castle is judged by `castling`.

#![forbid(unsafe_code)]

mod castling;
mod en_passant;
mod gait;
mod history;
mod refusal;
mod safety;

use crate::rules::attacks::between;
use crate::rules::{Game, Position, Role, Square};

pub use refusal::{CastlingRefusal, Placed, Refusal};

/// Why nothing goes from a square to another, none if some legal move does.
/// The squares are those of [`Position::move_squares`]. Whether the game is
/// over is not looked at.
pub fn explain(game: &Game, from: Square, to: Square) -> Option<Refusal> {
    let position = game.position();
    let is_own = position.board().color(position.turn()).contains(from);
    let is_named = |mv| position.move_squares(mv) == (from, to);
    if is_own && position.legal_moves().into_iter().any(is_named) {
        return None;
    }
    judge(game, from, to).err()
}

fn judge(game: &Game, from: Square, to: Square) -> Result<(), Refusal> {
    let position = game.position();
    let mover = own_piece(position, from)?;
    if from == to {
        return Err(Refusal::SameSquare { piece: mover });
    }
    if mover.piece.role == Role::King
        && let Some(rook) = castling::intended_rook(game, from, to)
    {
        return Err(castling::judge(game, mover, rook));
    }
    gait::judge(mover, to)?;
    way_is_free(position, mover, to)?;
    match mover.piece.role {
        Role::King => safety::judge_king(position, mover, to),
        Role::Pawn if from.file() != to.file() && Placed::on(position, to).is_none() => {
            en_passant::judge(game, mover, to)
        }
        _ => safety::judge_piece(position, mover, to, to),
    }
}

/// The piece on a square, of the side to move.
fn own_piece(position: &Position, from: Square) -> Result<Placed, Refusal> {
    let piece = Placed::on(position, from).ok_or(Refusal::EmptySquare { from })?;
    if piece.piece.color == position.turn() { Ok(piece) } else { Err(Refusal::NotYours { piece }) }
}

/// Nothing is between the two squares, and nothing on the second that the
/// piece may not take.
fn way_is_free(position: &Position, piece: Placed, to: Square) -> Result<(), Refusal> {
    let from = piece.square;
    let in_the_way = between(from, to) & position.board().occupied();
    if let Some(by) = in_the_way.nearest(from).and_then(|square| Placed::on(position, square)) {
        return Err(Refusal::Blocked { piece, to, by });
    }
    match Placed::on(position, to) {
        Some(on) if on.piece.color == piece.piece.color => Err(Refusal::OwnPiece { piece, on }),
        Some(on) if piece.piece.role == Role::Pawn && from.file() == to.file() => {
            Err(Refusal::PawnTakesAslant { pawn: piece, on })
        }
        _ => Ok(()),
    }
}
