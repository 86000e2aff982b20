//! Bytes and characters. Bytes that are UTF-8 together are one character; a byte that is not is
//! one by itself, as it is in the code pages of old files. A byte-order mark is none: nobody sees
//! it.

/// How many more bytes than characters a text has that does not end inside a character.
pub(super) fn surplus(text: &[u8]) -> usize {
    let Some(first) = text.iter().position(|byte| !byte.is_ascii()) else { return 0 };
    let last = text.iter().rposition(|byte| !byte.is_ascii()).unwrap_or(first);
    let marks = |valid: &str| valid.matches('\u{feff}').count();
    let surplus = |valid: &str| valid.len() - valid.chars().count() + marks(valid);
    text[first..=last].utf8_chunks().map(|chunk| surplus(chunk.valid())).sum()
}

/// How many bytes at the end of a text may be the beginning of a character.
pub(super) fn begun(text: &[u8]) -> usize {
    /// A character has at most one more.
    const LONGEST: usize = 3;
    let is_first = |&byte: &u8| byte >= 0xc0;
    let Some(after_it) = text.iter().rev().take(LONGEST).position(is_first) else { return 0 };
    let length = after_it + 1;
    let goes_on = |end: &[u8]| std::str::from_utf8(end).is_err_and(|e| e.error_len().is_none());
    if goes_on(&text[text.len() - length..]) { length } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(text: &[u8]) -> usize {
        text.len() - surplus(text)
    }

    #[test]
    fn characters_are_counted_and_not_bytes() {
        for (text, count) in [("", 0), ("e4 e5", 5), ("é", 1), ("«\u{a0}œ ♘ 😀", 7)] {
            assert_eq!(counted(text.as_bytes()), count, "{text}");
        }
        assert_eq!(counted("\u{feff}1. e4".as_bytes()), 5);
    }

    #[test]
    fn bytes_that_are_no_utf_8_count_one_by_one() {
        let cases: [(&[u8], usize); 7] = [
            (b"\xe9t\xe9", 3),
            (b"\xab \xe9\xbb", 4),
            (b"\xe9\xbb \xe9\xbb\xbf", 4),
            (b"\xed\xa0\x80", 3),
            (b"\xc0\x80", 2),
            (b"\xf0\x9f\xc3\xa9", 3),
            (b"\x80\x80\xff", 3),
        ];
        for (bytes, count) in cases {
            assert_eq!(counted(bytes), count, "{}", bytes.escape_ascii());
        }
    }

    #[test]
    fn a_character_that_is_not_whole_is_seen() {
        let cases: [(&[u8], usize); 9] = [
            (b"", 0),
            (b"e4", 0),
            ("é".as_bytes(), 0),
            (b"e4 \xc3", 1),
            (b"\xe2\x99", 2),
            (b"\xf0\x9f\x98", 3),
            ("😀".as_bytes(), 0),
            (b"\xed\xa0", 0),
            (b"\xff", 0),
        ];
        for (bytes, length) in cases {
            assert_eq!(begun(bytes), length, "{}", bytes.escape_ascii());
        }
    }
}
