//! From the ways in which people and programs write a move to a move.

use std::borrow::Cow;

use super::symbol::is_null_move;
use crate::pgn::{PgnReason, text};
use crate::rules::{Letters, Move, Position, Role, SanError};

/// The legal move that a text without marks stands for, and the kind of piece that makes it.
#[inline]
pub(super) fn read_move(position: &Position, token: &[u8]) -> Result<(Role, Move), PgnReason> {
    match position.parse_san_with_role(token, Letters::English) {
        Ok(found) => Ok(found),
        Err(_) => {
            let mv = read_odd_move(position, token)?;
            Ok((position.board().role_at(mv.from()).unwrap_or(Role::Pawn), mv))
        }
    }
}

/// The move of a text that is not in the standard's notation.
#[cold]
fn read_odd_move(position: &Position, token: &[u8]) -> Result<Move, PgnReason> {
    let (number, turn) = (position.fullmove_number(), position.turn());
    let shown = || text::shown(&text::decode(token));
    if is_null_move(token) {
        return Err(PgnReason::NullMove { token: shown(), number, turn });
    }
    let read = position.parse_san(standard(token), Letters::English);
    // In `g1f3` no letter says that the piece is not a pawn.
    let read = read.or_else(|error| position.parse_uci(&text::decode(token)).map_err(|_| error));
    read.map_err(|error| match error {
        SanError::Unreadable => PgnReason::UnreadableMove { token: shown(), number, turn },
        SanError::Illegal | SanError::NothingToTake | SanError::NoSuchPromotion => {
            PgnReason::IllegalMove { token: shown(), number, turn }
        }
        SanError::Ambiguous => PgnReason::Ambiguous { token: shown(), number, turn },
        SanError::MissingPromotion => PgnReason::MissingPromotion { token: shown(), number, turn },
    })
}

/// The same move as the standard writes it: `O-O` for `0-0` and `o-o`, `e4` for
/// `Pe4`, `e8=Q` for `e8=q` and `e7e8q`.
fn standard(token: &[u8]) -> Cow<'_, [u8]> {
    if matches!(token, [b'0' | b'o' | b'O', b'-', ..])
        && token.iter().all(|byte| b"0oO-".contains(byte))
    {
        return token.iter().map(|&byte| if byte == b'-' { b'-' } else { b'O' }).collect();
    }
    let token = match token {
        [b'P', rest @ ..] if matches!(rest, [b'a'..=b'h', ..]) => rest,
        _ => token,
    };
    match token {
        [start @ .., last @ (b'n' | b'b' | b'r' | b'q')]
            if matches!(start, [.., b'=' | b'1' | b'8']) =>
        {
            [start, &[last.to_ascii_uppercase()]].concat().into()
        }
        _ => token.into(),
    }
}
