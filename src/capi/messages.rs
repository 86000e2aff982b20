//! What sentences are made of.

pub fn plural(count: usize) -> &'static str {
    if count > 1 { "s" } else { "" }
}

/// A number, which a program may have set to anything, and its noun.
pub fn counted(number: impl Into<i64>, noun: &str) -> String {
    let number = number.into();
    let count = usize::try_from(number.unsigned_abs()).unwrap_or(usize::MAX);
    format!("{number} {noun}{}", plural(count))
}

/// The first character of a text, or its first byte where that is no UTF-8.
pub fn first_character(text: &[u8]) -> &[u8] {
    let len = text
        .utf8_chunks()
        .next()
        .and_then(|chunk| chunk.valid().chars().next())
        .map_or(1, char::len_utf8);
    &text[..len.min(text.len())]
}

/// A text that is not too long to be read in the middle of a sentence.
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 24;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
