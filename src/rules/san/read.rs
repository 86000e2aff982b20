//! From notation to a move.

use thiserror::Error;

use super::Letters;
use crate::rules::{Bitboard, Move, MoveKind, Position, Role, Square};

/// Why a text is not a move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SanError {
    #[error("not a move in algebraic notation")]
    Unreadable,
    #[error("not a legal move")]
    Illegal,
    #[error("more than one piece can make this move")]
    Ambiguous,
    #[error("the promoted piece is missing")]
    MissingPromotion,
    /// The move is legal but for the `x`.
    #[error("there is nothing to take")]
    NothingToTake,
    /// The move is legal but for the promoted piece.
    #[error("nothing becomes that piece by this move")]
    NoSuchPromotion,
}

impl Position {
    /// Reads a legal move. What people add or leave out is forgiven where the
    /// move stays clear: `+`, `#`, `!?`, `e.p.`, a missing `x` or `=`, zeros
    /// for castling, more of the start square than needed. A written `x` must be
    /// a capture.
    pub fn parse_san(&self, text: &str, letters: Letters) -> Result<Move, SanError> {
        let text = without_marks(text.as_bytes());
        let moves = self.legal_moves();
        if let Some(short) = castling_side(text) {
            let castling = |mv: &&Move| mv.is_castling() && (mv.to() > mv.from()) == short;
            return moves.iter().find(castling).copied().ok_or(SanError::Illegal);
        }
        let wanted = Wanted::read(text, letters).ok_or(SanError::Unreadable)?;
        let mut fitting = moves.iter().filter(|mv| wanted.fits(self, mv));
        match (fitting.next(), fitting.next()) {
            (None, _) => Err(self.why_none_fits(wanted, &moves)),
            (Some(mv), _) if mv.promotion() != wanted.promotion => Err(SanError::MissingPromotion),
            (Some(mv), None) => Ok(*mv),
            (Some(_), Some(_)) => Err(SanError::Ambiguous),
        }
    }

    fn why_none_fits(&self, wanted: Wanted, moves: &[Move]) -> SanError {
        let fits = |wanted: &Wanted| moves.iter().any(|mv| wanted.fits(self, mv));
        let unpromoted = Wanted { promotion: None, ..wanted };
        let peaceful = Wanted { capture: false, ..unpromoted };
        if fits(&unpromoted) {
            SanError::NoSuchPromotion
        } else if fits(&peaceful) {
            SanError::NothingToTake
        } else {
            SanError::Illegal
        }
    }
}

/// The piece that a notation speaks of and where it goes, be that legal or not;
/// none for castling.
pub fn says_target(text: &str, letters: Letters) -> Option<(Role, Square)> {
    let wanted = Wanted::read(without_marks(text.as_bytes()), letters)?;
    Some((wanted.role, wanted.to))
}

/// Whether a text says castling, be it legal or not.
pub fn says_castling(text: &str) -> bool {
    castling_side(without_marks(text.as_bytes())).is_some()
}

impl Position {
    /// The pairs of squares that a notation may mean, legal or not: those of each
    /// piece that fits what is written of it. A king that is not where it could
    /// castle from has none for castling.
    pub fn san_intentions(&self, text: &str, letters: Letters) -> Vec<(Square, Square)> {
        let text = without_marks(text.as_bytes());
        if let Some(short) = castling_side(text) {
            return self.castling_squares(short).into_iter().collect();
        }
        let Some(wanted) = Wanted::read(text, letters) else { return Vec::new() };
        let pieces = self.board().pieces(self.turn(), wanted.role).into_iter();
        let fitting = pieces.filter(|&from| wanted.may_start(from));
        fitting.map(|from| (from, wanted.to)).collect()
    }

    /// The squares that name castling to one side: with the rook that has the
    /// right to, or else with that of classical chess.
    fn castling_squares(&self, short: bool) -> Option<(Square, Square)> {
        let king = self.king(self.turn());
        let home = Bitboard::home_rank(self.turn());
        let mut rooks = (self.castling_rooks() & home).into_iter();
        if let Some(rook) = rooks.find(|&rook| (rook > king) == short) {
            return Some(self.move_squares(Move::new(king, rook, MoveKind::Castling)));
        }
        let is_classical = home.contains(king) && king.file() == 4;
        is_classical.then(|| (king, king.with_file(if short { 6 } else { 2 })))
    }
}

/// Whether a text is castling, and then whether it is the short one.
fn castling_side(text: &[u8]) -> Option<bool> {
    match text {
        b"O-O" | b"0-0" => Some(true),
        b"O-O-O" | b"0-0-0" => Some(false),
        _ => None,
    }
}

/// A text without what may follow a move.
fn without_marks(text: &[u8]) -> &[u8] {
    let mut text = text.trim_ascii();
    loop {
        text = match text {
            [start @ .., b'+' | b'#' | b'!' | b'?'] => start,
            [start @ .., b'e', b'.', b'p', b'.'] => start.trim_ascii_end(),
            _ => return text,
        };
    }
}

/// What a notation says of a move.
#[derive(Clone, Copy)]
struct Wanted {
    role: Role,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    /// Whether the move must take something.
    capture: bool,
    to: Square,
    promotion: Option<Role>,
}

impl Wanted {
    fn read(text: &[u8], letters: Letters) -> Option<Wanted> {
        let (role, text) = match text {
            [letter, rest @ ..] if letters.role(*letter).is_some() => {
                (letters.role(*letter)?, rest)
            }
            _ => (Role::Pawn, text),
        };
        let (promotion, text) = match text {
            [rest @ .., letter] if letters.role(*letter).is_some() => {
                (letters.role(*letter), rest.strip_suffix(b"=").unwrap_or(rest))
            }
            _ => (None, text),
        };
        let (start, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to = Square::from_ascii(to).ok()?;
        let (capture, start) = match start {
            [start @ .., b'x'] => (true, start),
            [start @ .., b'-'] => (false, start),
            _ => (false, start),
        };
        let (from_file, from_rank) = match *start {
            [] => (None, None),
            [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
            [rank @ b'1'..=b'8'] => (None, Some(rank - b'1')),
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(file - b'a'), Some(rank - b'1')),
            _ => return None,
        };
        // A pawn that does not say where it comes from stays on its file.
        let from_file = from_file.or((role == Role::Pawn).then_some(to.file()));
        Some(Wanted { role, from_file, from_rank, capture, to, promotion })
    }

    /// Whether a legal move is the wanted one, up to the promoted piece if
    /// none is given.
    fn fits(&self, position: &Position, mv: &Move) -> bool {
        !mv.is_castling()
            && mv.to() == self.to
            && (!self.capture || position.is_capture(*mv))
            && position.board().pieces(position.turn(), self.role).contains(mv.from())
            && self.may_start(mv.from())
            && (self.promotion.is_none() || self.promotion == mv.promotion())
    }

    fn may_start(&self, from: Square) -> bool {
        self.from_file.is_none_or(|file| file == from.file())
            && self.from_rank.is_none_or(|rank| rank == from.rank())
    }
}
