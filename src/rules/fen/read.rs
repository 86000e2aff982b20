//! From a string to a position.

use super::{FenError, FenReason};
use crate::rules::{
    Bitboard, Board, Color, Piece, Position, PositionError, Role, Setup, Square, Strictness,
};

impl Position {
    /// Reads a FEN of four or six fields.
    ///
    /// Also understood, because files have them: blanks around it, tabs (or,
    /// in a string without blanks, underscores) as separators, a missing
    /// en-passant field or move number, and the castling letters of X-FEN and
    /// Shredder-FEN, which name the rook's file.
    pub fn from_fen(fen: impl AsRef<[u8]>) -> Result<Position, FenError> {
        read(fen.as_ref(), Strictness::Game)
    }

    /// Reads a FEN as [`Position::from_fen`] does, of a position that need only
    /// be [playable](Strictness::Playable).
    pub fn from_playable_fen(fen: impl AsRef<[u8]>) -> Result<Position, FenError> {
        read(fen.as_ref(), Strictness::Playable)
    }
}

/// A part of the string, and where it begins.
#[derive(Clone, Copy)]
struct Field<'a> {
    at: usize,
    text: &'a [u8],
}

impl Field<'_> {
    fn refuse(&self, reason: FenReason) -> FenError {
        FenError { at: self.at, reason }
    }
}

impl Setup {
    /// What the fields of a FEN say, whether or not it is a position. Castling
    /// rights are given as they are written: what they mean depends on the pieces.
    pub fn read_fen(fen: &[u8]) -> Result<(Setup, CastlingField<'_>), FenError> {
        let Fields { setup, castling, .. } = read_fields(fen)?;
        Ok((setup, CastlingField { at: castling.at, letters: castling.text }))
    }
}

/// The castling field of a FEN: where it begins, and its letters or `-`.
pub struct CastlingField<'a> {
    pub at: usize,
    pub letters: &'a [u8],
}

fn read(fen: &[u8], strictness: Strictness) -> Result<Position, FenError> {
    let Fields { mut setup, placement, castling, en_passant } = read_fields(fen)?;
    setup.validate_pieces(strictness).map_err(|error| placement.refuse(error.into()))?;
    setup.castling_rooks = read_castling(castling, &setup.board)?;
    setup.validate_situation(strictness).map_err(|error| match (error, en_passant) {
        (PositionError::BadEnPassant(_), Some(field)) => field.refuse(error.into()),
        _ => placement.refuse(error.into()),
    })?;
    Ok(Position::from_valid_setup(setup))
}

/// What the fields say, all but the castling rights, and the fields that may
/// still be to blame.
struct Fields<'a> {
    setup: Setup,
    placement: Field<'a>,
    castling: Field<'a>,
    en_passant: Option<Field<'a>>,
}

fn read_fields(fen: &[u8]) -> Result<Fields<'_>, FenError> {
    let start = fen.len() - fen.trim_ascii_start().len();
    let end = start + fen[start..].trim_ascii_end().len();
    let mut fields = split(&fen[start..end], start);
    let Some(placement) = fields.next() else {
        return Err(FenError { at: 0, reason: FenReason::Empty });
    };
    let mut found = 1;
    let mut required = || {
        let field = fields.next();
        found += usize::from(field.is_some());
        field.ok_or(FenError { at: end, reason: FenReason::TooFewFields(found) })
    };

    let mut setup = Setup::EMPTY;
    setup.board = read_placement(placement)?;
    setup.turn = read_side(required()?)?;
    let castling = required()?;
    check_castling_letters(castling)?;
    let en_passant = fields.next();
    if let Some(field) = en_passant {
        setup.en_passant = read_en_passant(field)?;
    }
    if let Some(field) = fields.next() {
        setup.halfmove_clock = read_number(field, FenReason::BadHalfmoveClock)?;
    }
    if let Some(field) = fields.next() {
        setup.fullmove_number = read_number(field, FenReason::BadFullmoveNumber)?;
    }
    if let Some(field) = fields.next() {
        return Err(field.refuse(FenReason::TooManyFields));
    }
    Ok(Fields { setup, placement, castling, en_passant })
}

/// The fields of a string that begins at an offset and has no blanks around it.
fn split(fen: &[u8], start: usize) -> impl Iterator<Item = Field<'_>> {
    let underscores = !fen.contains(&b' ') && !fen.contains(&b'\t');
    let is_separator =
        move |&byte: &u8| matches!(byte, b' ' | b'\t') || (underscores && byte == b'_');
    fen.split(is_separator)
        .scan(start, |next, text| {
            let at = *next;
            *next += text.len() + 1;
            Some(Field { at, text })
        })
        .filter(|field| !field.text.is_empty())
}

/// The pieces. Whether the next sign is a letter or a digit cannot be guessed, so nothing waits for
/// it: each adds a square to a set, a digit to one that nobody looks at.
fn read_placement(field: Field) -> Result<Board, FenError> {
    let mut sets = [Bitboard::EMPTY; Sign::SETS];
    let (mut squares, mut slashes, mut are_ranks_whole) = (0_u64, 0_u64, true);
    for &byte in field.text {
        let Sign { set, width, is_slash } = SIGNS[usize::from(byte)];
        sets[usize::from(set)] |= nth_square(squares).bitboard();
        squares += u64::from(width);
        slashes += u64::from(is_slash);
        are_ranks_whole &= !is_slash | (squares == 8 * slashes);
    }
    if are_ranks_whole && (squares, slashes) == (64, 7) {
        Ok(Board::new(|piece| sets[usize::from(Sign::set_of(piece))]))
    } else {
        Err(blame_placement(field))
    }
}

/// The squares in the order of a FEN.
fn nth_square(n: u64) -> Square {
    Square::wrap(n as u32 ^ 0o70)
}

/// What a byte says of the pieces.
#[derive(Clone, Copy)]
struct Sign {
    /// Which set of squares it adds to: one a piece, and one for whatever is none.
    set: u8,
    /// How many squares it stands for.
    width: u8,
    is_slash: bool,
}

impl Sign {
    const SETS: usize = 13;

    /// What is neither piece nor number fills no board.
    const OTHER: Sign = Sign { set: 12, width: 65, is_slash: false };

    const fn set_of(piece: Piece) -> u8 {
        (6 * piece.color.index() + piece.role.index()) as u8
    }
}

static SIGNS: [Sign; 256] = {
    let mut signs = [Sign::OTHER; 256];
    let mut i = 0;
    while i < 12 {
        let piece = Piece { color: Color::ALL[i / 6], role: Role::ALL[i % 6] };
        signs[piece.fen_letter() as usize] =
            Sign { set: Sign::set_of(piece), width: 1, is_slash: false };
        i += 1;
    }
    let mut width = 1;
    while width <= 8 {
        signs[(b'0' + width) as usize] = Sign { width, ..Sign::OTHER };
        width += 1;
    }
    signs[b'/' as usize] = Sign { width: 0, is_slash: true, ..Sign::OTHER };
    signs
};

/// The first thing that is wrong with the pieces, where something is.
#[cold]
fn blame_placement(field: Field) -> FenError {
    let (mut file, mut rank) = (0, 7);
    for (at, &byte) in (field.at..).zip(field.text) {
        let refuse = |reason| FenError { at, reason };
        let width = match byte {
            b'1'..=b'8' => byte - b'0',
            b'/' => {
                if file < 8 {
                    return refuse(FenReason::RankTooShort { rank: rank + 1, squares: file });
                }
                if rank == 0 {
                    return refuse(FenReason::TooManyRanks);
                }
                (file, rank) = (0, rank - 1);
                continue;
            }
            b'0' | b'9' => return refuse(FenReason::BadEmptyCount(byte - b'0')),
            _ if Piece::from_fen_letter(byte).is_some() => 1,
            _ => return refuse(FenReason::UnknownPiece(byte)),
        };
        file += width;
        if file > 8 {
            return refuse(FenReason::RankTooLong(rank + 1));
        }
    }
    let reason = if file < 8 {
        FenReason::RankTooShort { rank: rank + 1, squares: file }
    } else {
        FenReason::TooFewRanks(8 - rank)
    };
    FenError { at: field.at + field.text.len(), reason }
}

fn read_side(field: Field) -> Result<Color, FenError> {
    match field.text {
        b"w" => Ok(Color::White),
        b"b" => Ok(Color::Black),
        _ => Err(field.refuse(FenReason::BadSide)),
    }
}

/// Letters are looked at before pieces, so that a slip of the pen is called
/// that and not a missing rook.
fn check_castling_letters(field: Field) -> Result<(), FenError> {
    if field.text == b"-" {
        return Ok(());
    }
    for (i, &byte) in field.text.iter().enumerate() {
        let refuse = |reason| Err(FenError { at: field.at + i, reason });
        if !matches!(byte.to_ascii_lowercase(), b'k' | b'q' | b'a'..=b'h') {
            return refuse(FenReason::BadCastling(byte));
        }
        if field.text[..i].contains(&byte) {
            return refuse(FenReason::RepeatedCastling);
        }
    }
    Ok(())
}

/// The rooks that a checked castling field speaks of, on a board whose sides
/// have one king each.
fn read_castling(field: Field, board: &Board) -> Result<Bitboard, FenError> {
    let mut rooks = Bitboard::EMPTY;
    if field.text == b"-" {
        return Ok(rooks);
    }
    for (at, &byte) in (field.at..).zip(field.text) {
        let refuse = |reason| FenError { at, reason };
        let color = if byte.is_ascii_uppercase() { Color::White } else { Color::Black };
        let home = Bitboard::home_rank(color);
        let king = (board.pieces(color, Role::King) & home)
            .first()
            .ok_or(refuse(PositionError::CastlingWithoutKing(color).into()))?;
        let right_of_king = home & Bitboard(!0 << king.index());
        let left_of_king = home & !right_of_king;
        let own_rooks = board.pieces(color, Role::Rook);
        let rook = match byte.to_ascii_lowercase() {
            b'k' => (own_rooks & right_of_king).last(),
            b'q' => (own_rooks & left_of_king).first(),
            letter => (own_rooks & home & Bitboard::file(letter - b'a')).first(),
        };
        let rook = rook.ok_or(refuse(PositionError::CastlingWithoutRook(color).into()))?;
        let wing = if right_of_king.contains(rook) { right_of_king } else { left_of_king };
        if (rooks & wing).any() {
            return Err(refuse(PositionError::CastlingTwiceOnOneSide(color).into()));
        }
        rooks |= rook.bitboard();
    }
    Ok(rooks)
}

fn read_en_passant(field: Field) -> Result<Option<Square>, FenError> {
    match (field.text, Square::from_ascii(field.text)) {
        (b"-", _) => Ok(None),
        (_, Ok(square)) => Ok(Some(square)),
        _ => Err(field.refuse(FenReason::BadEnPassantField)),
    }
}

/// Digits only, and not too many.
fn read_number(field: Field, reason: FenReason) -> Result<u32, FenError> {
    let number = field.text.iter().try_fold(0u32, |number, byte| {
        let digit = char::from(*byte).to_digit(10)?;
        number.checked_mul(10)?.checked_add(digit).filter(|&number| number <= Setup::MAX_COUNT)
    });
    number.ok_or(field.refuse(reason))
}
