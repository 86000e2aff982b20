//! Bytes and words.

use std::borrow::Cow;

/// UTF-8, or else the Western European code page that old files are written
/// in: Latin-1 with Windows' additions (`œ`, `’`).
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().map(|&byte| western(byte)).collect(),
    }
}

/// What 0x80 to 0x9f stand for; five of them, for nothing.
const WINDOWS: [char; 32] = [
    '€', '\u{fffd}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{fffd}', 'Ž',
    '\u{fffd}', '\u{fffd}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{fffd}',
    'ž', 'Ÿ',
];

fn western(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The words of a comment: where its lines end does not count, and control
/// characters are nobody's words. A no-break space is part of a word.
pub(super) fn words(comment: &str) -> impl Iterator<Item = &str> {
    comment.split(|c: char| c == ' ' || c.is_control()).filter(|word| !word.is_empty())
}

/// A comment as a game keeps it: its words, with one space between them.
pub fn comment_words(comment: &str) -> String {
    let mut kept = String::with_capacity(comment.len());
    for word in words(comment) {
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.push_str(word);
    }
    kept
}

/// Adds the words of a comment to those of another.
pub(super) fn append(comment: &mut String, more: String) {
    if comment.is_empty() {
        *comment = more;
    } else if !more.is_empty() {
        comment.push(' ');
        comment.push_str(&more);
    }
}

/// A token as an error shows it: short, and safe for a terminal.
pub(super) fn shown(token: &str) -> String {
    const LONGEST: usize = 40;
    let safe = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let cut = token.chars().nth(LONGEST).map(|_| '…');
    token.chars().take(LONGEST).map(safe).chain(cut).collect()
}
