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
    pub fn parse_san(&self, text: impl AsRef<[u8]>, letters: Letters) -> Result<Move, SanError> {
        let san = San::read(text, letters).ok_or(SanError::Unreadable)?;
        self.find_san(&san)
    }

    /// Reads a legal move as [`Position::parse_san`] does, and says which kind of piece makes it.
    #[inline(always)]
    pub(crate) fn parse_san_with_role(
        &self,
        text: &[u8],
        letters: Letters,
    ) -> Result<(Role, Move), SanError> {
        let san = San::read(text, letters).ok_or(SanError::Unreadable)?;
        let role = san.target().map_or(Role::King, |(role, _)| role);
        Ok((role, self.find_san(&san)?))
    }

    /// The legal move that a notation stands for.
    // What is read stays in registers where reading and finding are one piece of code.
    #[inline(always)]
    pub fn find_san(&self, san: &San) -> Result<Move, SanError> {
        let wanted = match &san.0 {
            Said::Piece(wanted) => wanted,
            &Said::Castling { short } => return self.find_castling(short),
        };
        let starts = self.starts_among(wanted.starts, wanted.role, wanted.to);
        let from = starts.first().ok_or(SanError::Illegal)?;
        let mv = Move::new(from, wanted.to, self.wanted_kind(wanted)?);
        if starts.more_than_one() { Err(SanError::Ambiguous) } else { Ok(mv) }
    }

    fn find_castling(&self, short: bool) -> Result<Move, SanError> {
        let king = self.king(self.turn());
        let castlings = self.castling_rooks().into_iter().filter(|&rook| (rook > king) == short);
        let mut moves = castlings.map(|rook| Move::new(king, rook, MoveKind::Castling));
        moves.find(|&mv| self.is_legal(mv)).ok_or(SanError::Illegal)
    }

    /// What else a move does whose squares are those of a legal one, if what is
    /// written of it is true.
    #[inline(always)]
    fn wanted_kind(&self, wanted: &Wanted) -> Result<MoveKind, SanError> {
        let is_pawn = wanted.role == Role::Pawn;
        let promotes = is_pawn && Bitboard::home_rank(!self.turn()).contains(wanted.to);
        let en_passant = is_pawn && self.en_passant() == Some(wanted.to);
        let captures = en_passant || self.board().occupied().contains(wanted.to);
        match wanted.promotion {
            _ if wanted.capture && !captures => Err(SanError::NothingToTake),
            None if promotes => Err(SanError::MissingPromotion),
            None if en_passant => Ok(MoveKind::EnPassant),
            None => Ok(MoveKind::Ordinary),
            Some(role) if promotes && role != Role::King => Ok(MoveKind::Promotion(role)),
            Some(_) => Err(SanError::NoSuchPromotion),
        }
    }
}

/// What a text in algebraic notation says, be it legal or not.
#[derive(Clone, Copy, Debug)]
pub struct San(Said);

#[derive(Clone, Copy, Debug)]
enum Said {
    Castling { short: bool },
    Piece(Wanted),
}

impl San {
    #[inline(always)]
    pub fn read(text: impl AsRef<[u8]>, letters: Letters) -> Option<San> {
        let text = without_marks(text.as_ref());
        Some(San(match text {
            [b'O' | b'0', ..] => Said::Castling { short: castling_side(text)? },
            _ => Said::Piece(Wanted::read(text, letters)?),
        }))
    }

    pub fn is_castling(&self) -> bool {
        matches!(self.0, Said::Castling { .. })
    }

    /// The piece that it speaks of and where it goes; none for castling.
    pub fn target(&self) -> Option<(Role, Square)> {
        match self.0 {
            Said::Castling { .. } => None,
            Said::Piece(Wanted { role, to, .. }) => Some((role, to)),
        }
    }
}

impl Position {
    /// The pairs of squares that a notation may mean, legal or not: those of each
    /// piece that fits what is written of it. A king that is not where it could
    /// castle from has none for castling.
    pub fn san_intentions(&self, san: &San) -> Vec<(Square, Square)> {
        let wanted = match &san.0 {
            Said::Piece(wanted) => wanted,
            &Said::Castling { short } => return self.castling_squares(short).into_iter().collect(),
        };
        let pieces = self.board().pieces(self.turn(), wanted.role) & wanted.starts;
        pieces.into_iter().map(|from| (from, wanted.to)).collect()
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
#[inline]
fn without_marks(text: &[u8]) -> &[u8] {
    match text {
        [b'A'..=b'z', .., b'1'..=b'8'] => text,
        _ => strip_marks(text),
    }
}

fn strip_marks(text: &[u8]) -> &[u8] {
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
#[derive(Clone, Copy, Debug)]
struct Wanted {
    role: Role,
    /// The squares where it may start for all that is written.
    starts: Bitboard,
    /// Whether the move must take something.
    capture: bool,
    to: Square,
    promotion: Option<Role>,
}

impl Wanted {
    #[inline(always)]
    fn read(text: &[u8], letters: Letters) -> Option<Wanted> {
        let (&first, rest) = text.split_first()?;
        let (role, text) = match letters.role(first) {
            Some(role) => (role, rest),
            None => (Role::Pawn, text),
        };
        let (promotion, text) = match text {
            [rest @ .., last] if let Some(role) = letters.role(*last) => {
                (Some(role), rest.strip_suffix(b"=").unwrap_or(rest))
            }
            _ => (None, text),
        };
        let (start, to) = text.split_last_chunk::<2>()?;
        let to = Square::from_ascii(to).ok()?;
        let (capture, start) = match start {
            [start @ .., b'x'] => (true, start),
            [start @ .., b'-'] => (false, start),
            _ => (false, start),
        };
        let starts = match *start {
            // A pawn that does not say where it comes from stays on its file.
            [] if role == Role::Pawn => Bitboard::file(to.file()),
            [] => Bitboard::ALL,
            [file @ b'a'..=b'h'] => Bitboard::file(file - b'a'),
            [rank @ b'1'..=b'8'] if role == Role::Pawn => {
                Bitboard::rank(rank - b'1') & Bitboard::file(to.file())
            }
            [rank @ b'1'..=b'8'] => Bitboard::rank(rank - b'1'),
            [b'a'..=b'h', b'1'..=b'8'] => Square::from_ascii(start).ok()?.bitboard(),
            _ => return None,
        };
        Some(Wanted { role, starts, capture, to, promotion })
    }
}
