//! What a text of games is made of.

use crate::pgn::{GameResult, PgnReason};

/// A token, and where it stands.
#[derive(Debug)]
pub(super) struct Lexeme {
    pub token: Token,
    pub line: usize,
    /// Whether it is the first of its line.
    pub first_on_line: bool,
    /// Whether it is the first after an empty line, or of all.
    pub after_blank_line: bool,
}

impl Lexeme {
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
    /// Empty if comments are not kept.
    Comment(String),
    Nag(u8),
    Open,
    Close,
    Move(String),
    /// `e.p.` as a word of its own.
    EnPassant,
    Result(GameResult),
    Bad(PgnReason),
    End,
}
