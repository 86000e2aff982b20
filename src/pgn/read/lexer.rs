//! From bytes to tokens.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use super::source::{Source, is_blank};
use super::symbol;
use super::token::{Lexeme, Token};
use crate::pgn::tags::{MAX_NAME, is_name_byte};
use crate::pgn::{GameResult, PgnReason, text};

/// How long a move or a number with its marks may be.
const LONGEST_SYMBOL: usize = 255;

/// Inside a comment, after an empty line, this is a game that begins because
/// the comment was not closed.
const GAME_START: &[u8] = b"[Event \"";

/// The tokens of an input. A token that is wrong, or of a game that is too
/// long, is read to its end, but no more of it is held than allowed.
pub(super) struct Lexer<R> {
    source: Source<R>,
    /// A token of the next game that was read with this one.
    held: Option<Lexeme>,
    /// What is left of a symbol of several tokens, and its line.
    parts: VecDeque<Token>,
    parts_line: usize,
    keep_comments: bool,
    game_has_begun: bool,
}

impl<R: BufRead> Lexer<R> {
    pub fn new(input: R, keep_comments: bool) -> Lexer<R> {
        Lexer {
            source: Source::new(input),
            held: None,
            parts: VecDeque::new(),
            parts_line: 1,
            keep_comments,
            game_has_begun: false,
        }
    }

    pub fn line(&self) -> usize {
        self.held.as_ref().map_or(self.source.line(), |lexeme| lexeme.line)
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
        if let Some(lexeme) = self.held.take() {
            return lexeme;
        }
        loop {
            if let Some(token) = self.parts.pop_front() {
                let line = self.parts_line;
                return Lexeme { token, line, first_on_line: false, after_blank_line: false };
            }
            self.skip_space();
            if !self.game_has_begun {
                self.source.start_game();
                self.game_has_begun = true;
            }
            let mut lexeme = Lexeme {
                token: Token::End,
                line: self.source.line(),
                first_on_line: self.source.is_first_on_line(),
                after_blank_line: self.source.is_first_after_blank_line(),
            };
            if let Some(token) = self.token() {
                lexeme.token = token;
                return lexeme;
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
        self.held.is_none() && self.parts.is_empty() && {
            self.skip_space();
            self.source.peek() == Some(b')')
        }
    }

    /// Skips what separates tokens, and whole lines that begin with `%`.
    fn skip_space(&mut self) {
        while let Some(byte) = self.source.peek() {
            if byte == b'%' && self.source.is_at_line_start() {
                self.source.skip_line();
            } else if is_space(byte) {
                self.source.next();
            } else {
                break;
            }
        }
    }

    /// One token; none if a symbol was read, which becomes several, or a number
    /// that means nothing.
    fn token(&mut self) -> Option<Token> {
        let Some(byte) = self.source.peek() else { return Some(Token::End) };
        if !is_delimiter(byte) {
            self.symbol();
            return None;
        }
        if byte == b'[' {
            return Some(self.tag());
        }
        self.source.next();
        Some(match byte {
            b'{' => self.brace_comment(),
            b';' => self.line_comment(),
            b'(' => Token::Open,
            b')' => Token::Close,
            b'*' => Token::Result(GameResult::Unknown),
            b'$' => return self.nag(),
            0 => Token::Bad(PgnReason::NulByte),
            _ => Token::Bad(PgnReason::UnknownToken { token: char::from(byte).to_string() }),
        })
    }

    fn symbol(&mut self) {
        self.parts_line = self.source.line();
        let mut bytes = Vec::new();
        let mut too_long = false;
        while let Some(byte) = self.source.peek().filter(|&byte| !is_delimiter(byte)) {
            self.source.next();
            too_long |= bytes.len() == LONGEST_SYMBOL;
            if !too_long {
                bytes.push(byte);
            }
        }
        let symbol = text::decode(bytes);
        if too_long {
            let token = text::shown(&symbol);
            self.parts.push_back(Token::Bad(PgnReason::UnknownToken { token }));
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
        let mut comment = Vec::new();
        let mut has_nul = false;
        // How much of a game's start has been seen.
        let mut seen = None;
        loop {
            if self.source.is_at_line_start() && self.source.is_first_after_blank_line() {
                seen = Some(0);
            }
            let Some(byte) = self.source.next() else {
                return Token::Bad(PgnReason::UnclosedComment);
            };
            seen = seen.filter(|&seen| GAME_START[seen] == byte).map(|seen| seen + 1);
            if seen == Some(GAME_START.len()) {
                self.source.give_back(GAME_START);
                return Token::Bad(PgnReason::UnclosedComment);
            }
            if byte == b'}' {
                break;
            }
            has_nul |= byte == 0;
            self.keep(&mut comment, byte);
        }
        comment_token(comment, has_nul)
    }

    fn line_comment(&mut self) -> Token {
        let mut comment = Vec::new();
        let mut has_nul = false;
        while let Some(byte) = self.source.peek().filter(|&byte| byte != b'\n') {
            self.source.next();
            has_nul |= byte == 0;
            self.keep(&mut comment, byte);
        }
        comment_token(comment, has_nul)
    }

    fn keep(&self, comment: &mut Vec<u8>, byte: u8) {
        if self.keep_comments && !self.source.is_too_long() {
            comment.push(byte);
        }
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
        while let Some(byte) = self.source.peek().filter(|&byte| is_name_byte(byte)) {
            self.source.next();
            if name.len() == MAX_NAME {
                return Err(PgnReason::BadTag);
            }
            name.push(byte);
        }
        self.source.skip_blanks();
        if !name.first().is_some_and(u8::is_ascii_alphanumeric) || self.source.peek() != Some(b'"')
        {
            return Err(PgnReason::BadTag);
        }
        self.source.next();
        let value = text::decode(self.tag_value()?);
        let printable = |c: char| if c.is_control() { ' ' } else { c };
        Ok((text::decode(name), value.chars().map(printable).collect()))
    }

    /// A value up to its bracket. Only a quotation mark before the bracket ends
    /// it: those inside should be escaped, and often are not.
    fn tag_value(&mut self) -> Result<Vec<u8>, PgnReason> {
        let mut value = Vec::new();
        loop {
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

fn comment_token(comment: Vec<u8>, has_nul: bool) -> Token {
    if has_nul {
        return Token::Bad(PgnReason::NulByte);
    }
    Token::Comment(text::decode(comment))
}

/// Blanks, line ends, and control characters such as the one that ended files
/// of DOS.
fn is_space(byte: u8) -> bool {
    byte != 0 && (byte <= b' ' || byte == 0x7f)
}

fn is_delimiter(byte: u8) -> bool {
    byte == 0 || is_space(byte) || b"{}()[]<>;$*\"".contains(&byte)
}
