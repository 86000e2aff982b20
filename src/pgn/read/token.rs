//! What a text of games is made of.

use crate::pgn::{GameResult, PgnError, PgnReason};

/// Where something begins: its line and, among the characters of that line, its
/// column, both from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    pub const START: Place = Place { line: 1, column: 1 };

    /// So many characters back on the line.
    pub fn before(self, characters: usize) -> Place {
        Place { column: self.column - characters, ..self }
    }

    /// So many characters further on the line.
    pub fn after(self, characters: usize) -> Place {
        Place { column: self.column + characters, ..self }
    }

    pub fn blame(self, reason: PgnReason) -> PgnError {
        PgnError { line: self.line, column: self.column, reason }
    }
}

/// Where a token begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    At(Place),
    /// So many characters, of one byte each, before what is read next: to know the place of each
    /// one would be to count the characters of every line, and only errors tell it.
    Back(usize),
}

/// A token, and where it stands.
#[derive(Debug)]
pub(super) struct Lexeme {
    pub token: Token,
    pub start: Start,
    /// Whether it is the first of its line.
    pub first_on_line: bool,
    /// Whether it is the first after an empty line, or of all.
    pub after_blank_line: bool,
}

impl Lexeme {
    /// A token that begins nothing.
    pub fn inside_line(token: Token, place: Place) -> Lexeme {
        let start = Start::At(place);
        Lexeme { token, start, first_on_line: false, after_blank_line: false }
    }

    /// Whether it begins a game even where nothing but tags came before.
    pub fn starts_game(&self) -> bool {
        self.after_blank_line && matches!(&self.token, Token::Tag(tag) if tag.name == "Event")
    }
}

/// What is large is kept apart: tokens are handed on several times.
#[derive(Debug)]
pub(super) enum Token {
    Tag(Box<Tag>),
    /// What begins as a tag.
    BadTag(Box<PgnReason>),
    /// Its words, as a game keeps them; empty if comments are not kept.
    Comment(String),
    Nag(u8),
    /// Where it stands is of interest if it is never closed.
    Open(Place),
    Close,
    Move(MoveText),
    /// `e.p.` as a word of its own.
    EnPassant,
    Result(GameResult),
    Bad(Box<PgnReason>),
    End,
}

impl Token {
    pub fn bad(reason: PgnReason) -> Token {
        Token::Bad(Box::new(reason))
    }
}

#[derive(Debug)]
pub(super) struct Tag {
    pub name: String,
    pub value: String,
}

/// What is written for a move. A short text, as that of every good move is,
/// takes no memory of its own: there are as many as there are moves.
#[derive(Debug)]
pub(super) enum MoveText {
    Short { bytes: [u8; MoveText::SHORT], length: u8 },
    Long(Vec<u8>),
}

impl MoveText {
    pub const SHORT: usize = 15;

    pub fn new(text: &[u8]) -> MoveText {
        let mut bytes = [0; MoveText::SHORT];
        match bytes.get_mut(..text.len()) {
            Some(start) => {
                start.copy_from_slice(text);
                MoveText::Short { bytes, length: text.len() as u8 }
            }
            None => MoveText::Long(text.to_owned()),
        }
    }

    pub fn as_bytes(&self) -> &[u8] {
        match self {
            MoveText::Short { bytes, length } => &bytes[..usize::from(*length)],
            MoveText::Long(bytes) => bytes,
        }
    }
}
