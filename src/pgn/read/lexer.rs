//! From bytes to tokens.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use super::MAX_GAME_BYTES;
use super::source::{Source, is_blank, is_line_end};
use super::symbol;
use super::token::{Lexeme, MoveText, Place, Token};
use crate::pgn::tags::{MAX_NAME, is_name_byte};
use crate::pgn::{GameResult, PgnReason, text};

/// How long a move or a number with its marks may be.
const LONGEST_SYMBOL: usize = 255;

/// How much room stays ready for the next comment.
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

impl<R: BufRead> Lexer<R> {
    pub fn new(input: R, keep_comments: bool) -> Lexer<R> {
        Lexer {
            source: Source::new(input),
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
                return Lexeme::inside_line((token, self.parts_place.after(before)));
            }
            let byte = self.skip_space();
            if !self.game_has_begun {
                self.source.start_game();
                self.game_has_begun = true;
            }
            let first_on_line = self.source.is_first_on_line();
            let after_blank_line = self.source.is_first_after_blank_line();
            if let Some((token, place)) = self.token(byte) {
                return Lexeme { token, place, first_on_line, after_blank_line };
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
    fn skip_space(&mut self) -> Option<u8> {
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

    /// The token that begins with a byte, and its place; none if a symbol was read,
    /// which becomes several, or a number that means nothing.
    fn token(&mut self, byte: Option<u8>) -> Option<(Token, Place)> {
        let place = self.source.place();
        let Some(byte) = byte else { return Some((Token::End, place)) };
        if !is_delimiter(byte) {
            let simple = self.simple_move();
            if simple.is_none() {
                self.symbol();
            }
            return simple.map(|(text, place)| (Token::Move(text), place));
        }
        if byte == b'[' {
            return Some((self.tag(), place));
        }
        self.source.next();
        let token = match byte {
            b'{' => self.brace_comment(),
            b';' => self.line_comment(),
            b'(' => Token::Open,
            b')' => Token::Close,
            b'*' => Token::Result(GameResult::Unknown),
            b'$' => self.nag()?,
            0 => Token::Bad(PgnReason::NulByte),
            _ => Token::Bad(PgnReason::UnknownToken { token: char::from(byte).to_string() }),
        };
        Some((token, place))
    }

    /// A move of a game that has begun, if the next token is one that is written simply, and its
    /// place.
    #[inline]
    pub fn next_simple_move(&mut self) -> Option<(MoveText, Place)> {
        let is_inside = self.game_has_begun && self.held.is_none() && self.parts.is_empty();
        if is_inside { self.simple_move() } else { None }
    }

    #[inline]
    fn simple_move(&mut self) -> Option<(MoveText, Place)> {
        let (text, before, length) = symbol::simple_move(self.source.look())?;
        let place = self.source.place().after(before);
        self.source.skip(length);
        Some((text, place))
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
            self.parts.push_back((Token::Bad(PgnReason::UnknownToken { token }), 0));
        } else {
            symbol::split(&symbol, &mut self.parts);
        }
    }

    /// A number after `$`. The standard has 0 to 255: a greater one has no
    /// meaning, and a game is not lost for it.
    fn nag(&mut self) -> Option<Token> {
        let mut number: Option<u32> = None;
        while let Some(digit) = self.source.peek().and_then(|byte| char::from(byte).to_digit(10)) {
            self.source.next();
            number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
        }
        match number {
            None => Some(Token::Bad(PgnReason::UnknownToken { token: "$".to_owned() })),
            Some(number) => u8::try_from(number).ok().map(Token::Nag),
        }
    }

    fn brace_comment(&mut self) -> Token {
        self.comment.clear();
        loop {
            if self.source.is_at_line_start() && self.source.is_first_after_blank_line() {
                let seen = self.source.take_start_of(GAME_START);
                if seen == GAME_START.len() {
                    self.source.give_back(GAME_START);
                    return Token::Bad(PgnReason::UnclosedComment);
                }
                self.comment.add(&GAME_START[..seen]);
            }
            let is_inside = |byte| byte != b'}' && !is_line_end(byte);
            self.source.take_while(is_inside, |piece| self.comment.add(piece));
            match self.source.next() {
                None => return Token::Bad(PgnReason::UnclosedComment),
                Some(b'}') => return self.comment.token(),
                Some(byte) => self.comment.add(&[byte]),
            }
        }
    }

    fn line_comment(&mut self) -> Token {
        self.comment.clear();
        self.source.take_while(|byte| !is_line_end(byte), |piece| self.comment.add(piece));
        self.comment.token()
    }

    /// A tag; of one that is none, the whole line is skipped.
    fn tag(&mut self) -> Token {
        self.source.next();
        match self.tag_pair() {
            Ok((name, value)) => Token::Tag { name, value },
            Err(reason) => {
                self.source.skip_line();
                Token::BadTag(reason)
            }
        }
    }

    fn tag_pair(&mut self) -> Result<(String, String), PgnReason> {
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
        let value = self.tag_value()?;
        let value = text::decode(&value).replace(char::is_control, " ");
        Ok((text::decode(&name).into_owned(), value))
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
        // The room of a long one is given back.
        self.bytes.shrink_to(SHORT_COMMENT);
        self.has_nul = false;
    }

    /// Adds a piece. What is too long for any game is not held.
    fn add(&mut self, piece: &[u8]) {
        self.has_nul |= piece.contains(&0);
        if self.is_kept && self.bytes.len().saturating_add(piece.len()) <= MAX_GAME_BYTES {
            self.bytes.extend_from_slice(piece);
        }
    }

    fn token(&self) -> Token {
        if self.has_nul {
            return Token::Bad(PgnReason::NulByte);
        }
        Token::Comment(text::comment_words(&text::decode(&self.bytes)))
    }
}

/// Blanks, line ends, and control characters such as the one that ended files
/// of DOS.
const fn is_space(byte: u8) -> bool {
    byte != 0 && (byte <= b' ' || byte == 0x7f)
}

fn is_delimiter(byte: u8) -> bool {
    DELIMITERS[usize::from(byte)]
}

/// What a move or a number does not go on over.
const DELIMITERS: [bool; 256] = {
    let mut delimiters = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let signs = matches!(byte as u8, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'<' | b'>');
        let others = matches!(byte as u8, b';' | b'$' | b'*' | b'"');
        delimiters[byte] = signs || others || byte == 0 || is_space(byte as u8);
        byte += 1;
    }
    delimiters
};
