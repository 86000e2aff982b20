//! Reading a position.

use std::str::FromStr;

use super::{NotationError, NotationReason};
use crate::rules::Color;
use crate::stackchess::{MAX_PIECES, MAX_SIZE, MIN_SIZE, Options, Piece, Position, Role, Square};

impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Position, NotationError> {
        Position::from_notation(text.as_bytes())
    }
}

impl Position {
    /// Reads any bytes; blanks around the text do not count.
    pub fn from_notation(text: &[u8]) -> Result<Position, NotationError> {
        let [placement, side, options] = fields(text)?;
        let mut reader = Reader::new(placement)?;
        reader.read_ranks()?;
        let Reader { mut position, first_knight, .. } = reader;
        position.turn = side_to_move(&side)?;
        position.options = read_options(&options)?;
        if let (Some(at), false) = (first_knight, position.options.knights) {
            return Err(NotationError { at, reason: NotationReason::KnightWithoutOption });
        }
        if Color::ALL.into_iter().all(|color| position.pieces_of(color) == 0) {
            return Err(placement.refused(NotationReason::NoPieces));
        }
        Ok(position)
    }
}

/// A part of the text, and where it begins.
#[derive(Clone, Copy)]
struct Field<'a> {
    at: usize,
    text: &'a [u8],
}

impl Field<'_> {
    fn refused(&self, reason: NotationReason) -> NotationError {
        NotationError { at: self.at, reason }
    }
}

/// The three fields, which blanks set apart.
fn fields(text: &[u8]) -> Result<[Field<'_>; 3], NotationError> {
    let mut found = Vec::new();
    let mut at = 0;
    for part in text.split(u8::is_ascii_whitespace) {
        if !part.is_empty() {
            found.push(Field { at, text: part });
        }
        at += part.len() + 1;
        if found.len() > 3 {
            break;
        }
    }
    match found[..] {
        [placement, side, options] => Ok([placement, side, options]),
        [_, _, _, extra, ..] => Err(extra.refused(NotationReason::Fields(4))),
        _ => {
            let end = text.trim_ascii_end().len();
            Err(NotationError { at: end, reason: NotationReason::Fields(found.len()) })
        }
    }
}

fn side_to_move(field: &Field<'_>) -> Result<Color, NotationError> {
    match field.text {
        b"b" => Ok(Color::White),
        b"n" => Ok(Color::Black),
        _ => Err(field.refused(NotationReason::BadSide)),
    }
}

fn read_options(field: &Field<'_>) -> Result<Options, NotationError> {
    let (knights, promotion) = match field.text {
        b"-" => (false, true),
        b"c" => (true, true),
        b"s" => (false, false),
        b"cs" | b"sc" => (true, false),
        _ => return Err(field.refused(NotationReason::BadOptions)),
    };
    Ok(Options { knights, promotion })
}

/// Goes through the placement, from the top rank down.
struct Reader<'a> {
    field: Field<'a>,
    /// Where the next byte is, from the start of the field.
    next: usize,
    position: Position,
    first_knight: Option<usize>,
}

impl<'a> Reader<'a> {
    fn new(field: Field<'a>) -> Result<Reader<'a>, NotationError> {
        let ranks = field.text.split(|&byte| byte == b'/').count();
        let size = u8::try_from(ranks)
            .ok()
            .filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size))
            .ok_or_else(|| field.refused(NotationReason::Ranks(ranks)))?;
        let position = Position::empty(size, Options::default());
        Ok(Reader { field, next: 0, position, first_knight: None })
    }

    /// An error at a byte of the field.
    fn refused<T>(&self, byte: usize, reason: NotationReason) -> Result<T, NotationError> {
        Err(NotationError { at: self.field.at + byte, reason })
    }

    fn peek(&self) -> Option<u8> {
        self.field.text.get(self.next).copied()
    }

    fn read_ranks(&mut self) -> Result<(), NotationError> {
        for rank in (0..self.position.size).rev() {
            self.read_rank(rank)?;
            // The separator; there are as many as ranks, less one.
            self.next += 1;
        }
        Ok(())
    }

    fn read_rank(&mut self, rank: u8) -> Result<(), NotationError> {
        let size = self.position.size;
        let mut file = 0;
        while let Some(sign) = self.peek().filter(|&sign| sign != b'/') {
            let start = self.next;
            let long = NotationReason::RankTooLong { rank: rank + 1, size };
            if sign.is_ascii_digit() {
                let count = self.read_count()?;
                if count > size - file {
                    return self.refused(start, long);
                }
                file += count;
            } else {
                match Square::at(file, rank).filter(|_| file < size) {
                    Some(square) => self.read_pile(square)?,
                    None => return self.refused(start, long),
                }
                file += 1;
            }
        }
        if file < size {
            let short = NotationReason::RankTooShort { rank: rank + 1, squares: file, size };
            return self.refused(self.next, short);
        }
        Ok(())
    }

    /// A number; one that is far too large is the largest there is.
    fn read_count(&mut self) -> Result<u8, NotationError> {
        let start = self.next;
        let mut count = 0_u8;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            count = count.saturating_mul(10).saturating_add(digit - b'0');
            if count == 0 {
                return self.refused(start, NotationReason::BadCount);
            }
            self.next += 1;
        }
        Ok(count)
    }

    /// A lone piece, or some between parentheses.
    fn read_pile(&mut self, square: Square) -> Result<(), NotationError> {
        let start = self.next;
        if self.peek() != Some(b'(') {
            let stray = match self.peek() {
                Some(b'\'') => NotationReason::StrayMark,
                _ => NotationReason::UnknownSign,
            };
            return self.read_piece(square, stray);
        }
        self.next += 1;
        while self.peek() != Some(b')') {
            match self.peek() {
                None | Some(b'/') => return self.refused(start, NotationReason::OpenPile),
                Some(_) => self.read_piece(square, NotationReason::SignInPile)?,
            }
        }
        self.next += 1;
        match self.position.pile(square).len() {
            0 | 1 => self.refused(start, NotationReason::SmallPile),
            _ => Ok(()),
        }
    }

    /// `otherwise` says what is wrong with a sign that is no piece.
    fn read_piece(
        &mut self,
        square: Square,
        otherwise: NotationReason,
    ) -> Result<(), NotationError> {
        let start = self.next;
        let letter = char::from(self.field.text[start]);
        let Some(role) = Role::from_letter(letter.to_ascii_uppercase()) else {
            return self.refused(start, otherwise);
        };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        self.next += 1;
        let marked = role == Role::Pawn && self.peek() == Some(b'\'');
        self.next += usize::from(marked);
        // Only for pawns is it written whether they have moved.
        let moved = role == Role::Pawn && !marked;
        if self.position.owner(square) == Some(!color) {
            return self.refused(start, NotationReason::MixedPile);
        }
        if self.position.pieces_of(color) == MAX_PIECES {
            return self.refused(start, NotationReason::TooManyPieces(color));
        }
        if role == Role::Knight {
            self.first_knight.get_or_insert(self.field.at + start);
        }
        self.position.put(square, Piece { role, color, moved });
        Ok(())
    }
}
