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

/// [`decode`], without a copy of what is UTF-8.
pub(super) fn decode_owned(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| decode(error.as_bytes()).into_owned())
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
    tidied(comment.into())
}

/// [`comment_words`], without a copy of what is a game's already.
pub(super) fn tidied(comment: Cow<'_, str>) -> String {
    if is_tidy(comment.as_bytes()) {
        return comment.into_owned();
    }
    let mut kept = String::with_capacity(comment.len());
    for word in words(&comment) {
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.push_str(word);
    }
    kept
}

/// Whether a comment surely is as a game keeps it.
fn is_tidy(comment: &[u8]) -> bool {
    let pairs = comment.iter().zip(comment.iter().skip(1));
    let has_gap = pairs.fold(false, |gap, pair| gap | (pair == (&b' ', &b' ')));
    !has_gap
        && !may_have_controls(comment)
        && !comment.starts_with(b" ")
        && !comment.ends_with(b" ")
}

/// Whether there may be control characters in a text, by a quick look at its bytes.
pub(super) fn may_have_controls(text: &[u8]) -> bool {
    // The last begins control characters of two bytes, and others.
    let is_odd = |byte: u8| byte < b' ' || byte == 0x7f || byte == 0xc2;
    text.iter().fold(false, |odd, &byte| odd | is_odd(byte))
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
