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

    /// So many characters further on the line.
    pub fn after(self, characters: usize) -> Place {
        Place { column: self.column + characters, ..self }
    }

    pub fn blame(self, reason: PgnReason) -> PgnError {
        PgnError { line: self.line, column: self.column, reason }
    }
}

/// A token, and where it stands.
#[derive(Debug)]
pub(super) struct Lexeme {
    pub token: Token,
    pub place: Place,
    /// Whether it is the first of its line.
    pub first_on_line: bool,
    /// Whether it is the first after an empty line, or of all.
    pub after_blank_line: bool,
}

impl Lexeme {
    /// A token that begins nothing.
    pub fn inside_line((token, place): (Token, Place)) -> Lexeme {
        Lexeme { token, place, first_on_line: false, after_blank_line: false }
    }

    /// Whether it begins a game even where nothing but tags came before.
    pub fn starts_game(&self) -> bool {
        self.after_blank_line && matches!(&self.token, Token::Tag { name, .. } if name == "Event")
    }
}

#[derive(Debug)]
pub(super) enum Token {
    Tag {
        name: String,
        value: String,
    },
    /// What begins as a tag.
    BadTag(PgnReason),
    /// Its words, as a game keeps them; empty if comments are not kept.
    Comment(String),
    Nag(u8),
    Open,
    Close,
    Move(MoveText),
    /// `e.p.` as a word of its own.
    EnPassant,
    Result(GameResult),
    Bad(PgnReason),
    End,
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
