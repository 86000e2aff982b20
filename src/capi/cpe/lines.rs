//! Lines of text from somebody else: files, and what is typed.

use crate::capi::strings::printable;

/// What is between words, and at the ends of a line.
pub const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

/// The words of a line, without its comment: `#` opens one at the start of a word.
pub fn words(line: &str) -> Vec<&str> {
    let words = line.split(BLANKS).filter(|word| !word.is_empty());
    words.take_while(|word| !word.starts_with('#')).collect()
}

/// A word, short and harmless enough for a message.
pub fn shown(word: &str) -> String {
    const LONGEST: usize = 40;
    let start: String = word.chars().take(LONGEST).collect();
    let dots = if start.len() < word.len() { "…" } else { "" };
    format!("{}{dots}", printable(start.as_bytes()))
}
