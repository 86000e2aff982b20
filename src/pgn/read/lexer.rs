//! From bytes to tokens.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem::take;

use super::MAX_GAME_BYTES;
use super::class::{is_delimiter, is_line_mark, is_space, stops_comment};
use super::source::{Source, is_blank, is_line_end};
use super::symbol;
use super::token::{Lexeme, Place, Start, Tag, Token};
use crate::pgn::tags::{MAX_NAME, is_name_byte};
use crate::pgn::{GameResult, PgnReason, text};

/// How long a move or a number with its marks may be.
const LONGEST_SYMBOL: usize = 255;

/// How much room stays ready for the next comment; that of a long one is given back.
const SHORT_COMMENT: usize = 1 << 12;

/// Inside a comment, after an empty line, this is a game that begins because
/// the comment was not closed.
const GAME_START: &[u8] = b"[Event \"";

/// The tokens of an input. A token that is wrong, or of a game that is too
/// long, is read to its end, but no more of it is held than allowed.
pub(super) struct Lexer<R> {
    source: Source<R>,
    /// A token of the next game that was read with this one.
    held: Option<Lexeme>,
    /// What is left of a symbol of several tokens, each with the characters of the
    /// symbol before it, and where the symbol begins.
    parts: VecDeque<(Token, usize)>,
    parts_place: Place,
    /// The bytes of the symbol that was read last.
    symbol: Vec<u8>,
    comment: CommentText,
    game_has_begun: bool,
}

impl<R: Read> Lexer<R> {
    pub fn new(source: Source<R>, keep_comments: bool) -> Lexer<R> {
        Lexer {
            source,
            held: None,
            parts: VecDeque::new(),
            parts_place: Place::START,
            symbol: Vec::new(),
            comment: CommentText { is_kept: keep_comments, bytes: Vec::new(), has_nul: false },
            game_has_begun: false,
        }
    }

    /// From now on the tokens belong to another game.
    pub fn start_game(&mut self) {
        self.source.start_game();
        self.game_has_begun = false;
    }

    pub fn is_too_long(&self) -> bool {
        self.source.is_too_long()
    }

    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.source.take_failure()
    }

    /// Keeps a token for the next game.
    pub fn hold(&mut self, lexeme: Lexeme) {
        self.held = Some(lexeme);
    }

    pub fn next(&mut self) -> Lexeme {
        // To look first is faster than to take nothing.
        if self.held.is_some()
            && let Some(lexeme) = self.held.take()
        {
            return lexeme;
        }
        loop {
            if let Some((token, before)) = self.parts.pop_front() {
                return Lexeme::inside_line(token, self.parts_place.after(before));
            }
            let byte = self.skip_space();
            if !self.game_has_begun {
                self.source.start_game();
                self.game_has_begun = true;
            }
            let first_on_line = self.source.is_first_on_line();
            let after_blank_line = self.source.is_first_after_blank_line();
            if let Some((token, start)) = self.token(byte) {
                return Lexeme { token, start, first_on_line, after_blank_line };
            }
        }
    }

    /// The next comment, if it stands on the same line as what was read last.
    pub fn next_comment_of_line(&mut self) -> Option<Lexeme> {
        if self.held.is_some() || !self.parts.is_empty() {
            return None;
        }
        self.source.skip_blanks();
        let is_comment = matches!(self.source.peek(), Some(b'{' | b';'));
        is_comment.then(|| self.next())
    }

    /// Whether the next token ends a variation.
    pub fn is_before_close(&mut self) -> bool {
        self.held.is_none() && self.parts.is_empty() && self.skip_space() == Some(b')')
    }

    /// Skips what separates tokens, and whole lines that begin with `%`. Gives
    /// the byte after it.
    #[inline(always)]
    fn skip_space(&mut self) -> Option<u8> {
        // Mostly it is one blank.
        if let [b' ', byte, ..] = *self.source.look()
            && !is_space(byte)
            && !self.source.is_first_on_line()
        {
            self.source.skip(1);
            return Some(byte);
        }
        self.skip_spaces()
    }

    fn skip_spaces(&mut self) -> Option<u8> {
        loop {
            self.source.skip_blanks();
            match self.source.peek() {
                Some(b'%') if self.source.is_at_line_start() => self.source.skip_line(),
                Some(byte) if is_space(byte) => {
                    self.source.next();
                }
                other => return other,
            }
        }
    }

    /// The token that begins with a byte, and where; none if a symbol was read,
    /// which becomes several, or a number that means nothing.
    fn token(&mut self, byte: Option<u8>) -> Option<(Token, Start)> {
        let Some(byte) = byte else { return Some((Token::End, Start::Back(0))) };
        match byte {
            // The place is told later, or after what may take several lines.
            b'[' | b'{' | b';' | b'(' => {
                let place = self.source.place();
                self.source.next();
                let token = match byte {
                    b'[' => self.tag(),
                    b'{' => self.brace_comment(),
                    b';' => self.line_comment(),
                    _ => Token::Open(place),
                };
                Some((token, Start::At(place)))
            }
            b'$' => self.nag(),
            _ if !is_delimiter(byte) => {
                self.symbol();
                None
            }
            _ => {
                self.source.next();
                Some((sign(byte), Start::Back(1)))
            }
        }
    }

    /// A tag of a game that has begun, if the next token is one that is written simply and begins
    /// no other game.
    pub fn next_simple_tag(&mut self) -> Option<SimpleTag<'_>> {
        if !self.game_has_begun || self.held.is_some() || !self.parts.is_empty() {
            return None;
        }
        if self.skip_space()? != b'[' || self.source.is_first_after_blank_line() {
            return None;
        }
        let (name, value, length) = symbol::simple_tag(self.source.look())?;
        self.source.try_skip(length)?;
        let text = str::from_utf8(self.source.skipped(length)).ok()?;
        Some(SimpleTag { name: &text[name], value: &text[value], length })
    }

    /// The next token of a game that has begun, if it is written simply, on one line and within the
    /// length that a game may have: a text is made of little else.
    #[inline]
    pub fn next_simple(&mut self) -> Option<Simple<'_>> {
        if !self.game_has_begun || self.held.is_some() || !self.parts.is_empty() {
            return None;
        }
        loop {
            let byte = self.skip_space()?;
            let text = self.source.look();
            match byte {
                b'0'..=b'9' => {
                    let length = symbol::move_number(text)?;
                    self.source.skip(length);
                }
                b'{' => {
                    let length = symbol::short_comment(text)?;
                    self.source.try_skip(length)?;
                    if self.comment.is_kept {
                        let comment = &self.source.skipped(length)[1..length - 1];
                        return Some(Simple::Comment(text::tidied(text::decode(comment))));
                    }
                }
                b'$' => {
                    let (length, nag) = symbol::annotation(text)?;
                    self.source.try_skip(length)?;
                    if self.comment.is_kept {
                        return Some(Simple::Nag(nag));
                    }
                }
                b'(' => {
                    let place = self.source.place();
                    self.source.try_skip(1)?;
                    return Some(Simple::Open(place));
                }
                b')' => {
                    self.source.try_skip(1)?;
                    return Some(Simple::Close);
                }
                _ => {
                    let (length, with_mark) = symbol::simple_move(text)?;
                    self.source.try_skip(with_mark)?;
                    let text = &self.source.skipped(with_mark)[..length];
                    return Some(Simple::Move { text, with_mark });
                }
            }
        }
    }

    /// Where the token begins that was read last.
    pub fn place(&mut self, start: Start) -> Place {
        match start {
            Start::At(place) => place,
            Start::Back(characters) => self.source.place().before(characters),
        }
    }

    /// Skips what is of no interest in variations that are not kept, and counts those that are open,
    /// up to after the end of the first of them or to what may be wrong.
    pub fn skip_variations(&mut self, open: &mut usize) {
        if self.held.is_some() || !self.parts.is_empty() {
            return;
        }
        while let Some(byte) = self.skip_space() {
            if !is_line_mark(byte) {
                self.source.take_while(|byte| !is_line_mark(byte), |_| ());
            } else if byte == b'{'
                && let Some(length) = symbol::short_comment(self.source.look())
            {
                self.source.skip(length);
            } else if byte == b'(' {
                *open += 1;
                self.source.skip(1);
            } else if byte == b')' {
                *open -= 1;
                self.source.skip(1);
                if *open == 0 {
                    return;
                }
            } else {
                return;
            }
        }
    }

    fn symbol(&mut self) {
        self.parts_place = self.source.place();
        let (bytes, mut too_long) = (&mut self.symbol, false);
        bytes.clear();
        self.source.take_while(
            |byte| !is_delimiter(byte),
            |piece| {
                let room = LONGEST_SYMBOL - bytes.len();
                too_long |= piece.len() > room;
                bytes.extend_from_slice(&piece[..piece.len().min(room)]);
            },
        );
        let symbol = text::decode(bytes);
        if too_long {
            let token = text::shown(&symbol);
            self.parts.push_back((Token::bad(PgnReason::UnknownToken { token }), 0));
        } else {
            symbol::split(&symbol, &mut self.parts);
        }
    }

    /// A number after `$`. The standard has 0 to 255: a greater one has no
    /// meaning, and a game is not lost for it.
    fn nag(&mut self) -> Option<(Token, Start)> {
        self.source.next();
        let (mut number, mut length) = (0_u32, 1);
        while let Some(digit) = self.source.peek().and_then(|byte| char::from(byte).to_digit(10)) {
            self.source.next();
            number = number.saturating_mul(10).saturating_add(digit);
            length += 1;
        }
        let token = if length > 1 { Token::Nag(u8::try_from(number).ok()?) } else { sign(b'$') };
        Some((token, Start::Back(length)))
    }

    fn brace_comment(&mut self) -> Token {
        self.comment.clear();
        loop {
            self.source.take_while(|byte| !stops_comment(byte), |piece| self.comment.add(piece));
            match self.source.next() {
                None => return Token::bad(PgnReason::UnclosedComment),
                Some(b'}') => return self.comment.token(),
                Some(b'\n') => self.comment.add(b" "),
                Some(_) => {
                    self.comment.has_nul = true;
                    continue;
                }
            }
            if self.source.is_first_after_blank_line() && self.source.starts_with(GAME_START) {
                return Token::bad(PgnReason::UnclosedComment);
            }
            self.source.skip_blanks();
        }
    }

    fn line_comment(&mut self) -> Token {
        self.comment.clear();
        self.source.take_while(
            |byte| !is_line_end(byte),
            |piece| {
                self.comment.has_nul |= piece.contains(&0);
                self.comment.add(piece);
            },
        );
        self.comment.token()
    }

    /// A tag; of one that is none, the whole line is skipped.
    fn tag(&mut self) -> Token {
        match self.tag_pair() {
            Ok(tag) => Token::Tag(Box::new(tag)),
            Err(reason) => {
                self.source.skip_line();
                Token::BadTag(Box::new(reason))
            }
        }
    }

    fn tag_pair(&mut self) -> Result<Tag, PgnReason> {
        self.source.skip_blanks();
        let mut name = Vec::new();
        self.source.take_while(is_name_byte, |piece| {
            let room = MAX_NAME + 1 - name.len();
            name.extend_from_slice(&piece[..piece.len().min(room)]);
        });
        if name.len() > MAX_NAME {
            return Err(PgnReason::BadTag);
        }
        self.source.skip_blanks();
        if !name.first().is_some_and(u8::is_ascii_alphanumeric) || self.source.peek() != Some(b'"')
        {
            return Err(PgnReason::BadTag);
        }
        self.source.next();
        let value = text::decode_owned(self.tag_value()?);
        let is_clean = !text::may_have_controls(value.as_bytes());
        let value = if is_clean { value } else { value.replace(char::is_control, " ") };
        Ok(Tag { name: text::decode_owned(name), value })
    }

    /// A value up to its bracket. Only a quotation mark before the bracket ends
    /// it: those inside should be escaped, and often are not.
    fn tag_value(&mut self) -> Result<Vec<u8>, PgnReason> {
        let mut value = Vec::new();
        loop {
            let is_plain = |byte| byte != 0 && !is_line_end(byte) && byte != b'"' && byte != b'\\';
            self.source.take_while(is_plain, |piece| {
                if value.len().saturating_add(piece.len()) <= MAX_GAME_BYTES {
                    value.extend_from_slice(piece);
                }
            });
            let byte = match self.source.peek() {
                None | Some(b'\n') => return Err(PgnReason::BadTag),
                Some(0) => return Err(PgnReason::NulByte),
                Some(byte) => byte,
            };
            self.source.next();
            if self.source.is_too_long() {
                return Err(PgnReason::TooLong);
            }
            match byte {
                b'\\' if matches!(self.source.peek(), Some(b'"' | b'\\')) => {
                    value.extend(self.source.next());
                }
                b'"' => {
                    let end = value.len();
                    value.push(byte);
                    while let Some(blank) = self.source.peek().filter(|&byte| is_blank(byte)) {
                        self.source.next();
                        value.push(blank);
                    }
                    if self.source.peek() == Some(b']') {
                        self.source.next();
                        value.truncate(end);
                        return Ok(value);
                    }
                }
                _ => value.push(byte),
            }
        }
    }
}

/// A token of one sign.
fn sign(byte: u8) -> Token {
    match byte {
        b')' => Token::Close,
        b'*' => Token::Result(GameResult::Unknown),
        0 => Token::bad(PgnReason::NulByte),
        _ => Token::bad(PgnReason::UnknownToken { token: char::from(byte).to_string() }),
    }
}

/// A tag that is written simply, and was just read.
pub(super) struct SimpleTag<'a> {
    pub name: &'a str,
    pub value: &'a str,
    /// How long it is, with its brackets.
    pub length: usize,
}

/// A token that is written simply, and was just read.
pub(super) enum Simple<'a> {
    Move {
        text: &'a [u8],
        /// How long it is with the mark of a check.
        with_mark: usize,
    },
    Comment(String),
    Nag(u8),
    Open(Place),
    Close,
}

impl Simple<'_> {
    /// Where it begins, if it can be wrong.
    pub fn start(&self) -> Start {
        match *self {
            Simple::Move { with_mark, .. } => Start::Back(with_mark),
            Simple::Open(place) => Start::At(place),
            Simple::Close => Start::Back(1),
            Simple::Comment(_) | Simple::Nag(_) => Start::Back(0),
        }
    }
}

/// The comment that is being read.
struct CommentText {
    /// Whether its words are of interest.
    is_kept: bool,
    bytes: Vec<u8>,
    has_nul: bool,
}

impl CommentText {
    fn clear(&mut self) {
        self.bytes.clear();
        self.bytes.shrink_to(SHORT_COMMENT);
        self.has_nul = false;
    }

    /// Adds a piece. What is too long for any game is not held.
    fn add(&mut self, piece: &[u8]) {
        if self.is_kept && self.bytes.len().saturating_add(piece.len()) <= MAX_GAME_BYTES {
            self.bytes.extend_from_slice(piece);
        }
    }

    fn token(&mut self) -> Token {
        if self.has_nul {
            return Token::bad(PgnReason::NulByte);
        }
        let comment = if self.bytes.capacity() > SHORT_COMMENT {
            text::decode_owned(take(&mut self.bytes)).into()
        } else {
            text::decode(&self.bytes)
        };
        Token::Comment(text::tidied(comment))
    }
}
