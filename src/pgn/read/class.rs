//! What a byte may be part of, by one look at a table: a chain of comparisons is guessed wrong by
//! the processor about as often as it is right.

/// Blanks, line ends, and control characters such as the one that ended files
/// of DOS.
const SPACE: u8 = 1;
/// What a move or a number does not go on over.
const DELIMITER: u8 = 1 << 1;
/// Letters and digits.
const WORD: u8 = 1 << 2;
/// What ends a comment or a line of it, or has no place in one.
const COMMENT_STOP: u8 = 1 << 3;
/// What may end a variation, or begin what is not read word by word.
const LINE_MARK: u8 = 1 << 4;

static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = classes_of(byte as u8);
        byte += 1;
    }
    classes
};

const fn classes_of(byte: u8) -> u8 {
    match byte {
        0 => DELIMITER | COMMENT_STOP | LINE_MARK,
        b'\n' | b'\r' => SPACE | DELIMITER | COMMENT_STOP | LINE_MARK,
        1..=b' ' | 0x7f => SPACE | DELIMITER,
        b'}' => DELIMITER | COMMENT_STOP,
        b'{' | b'(' | b')' | b'[' | b';' => DELIMITER | LINE_MARK,
        b']' | b'<' | b'>' | b'$' | b'*' | b'"' => DELIMITER,
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => WORD,
        _ => 0,
    }
}

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASSES[usize::from(byte)] & class != 0
}

#[inline]
pub(super) fn is_space(byte: u8) -> bool {
    is(byte, SPACE)
}

#[inline]
pub(super) fn is_delimiter(byte: u8) -> bool {
    is(byte, DELIMITER)
}

#[inline]
pub(super) fn is_word(byte: u8) -> bool {
    is(byte, WORD)
}

#[inline]
pub(super) fn stops_comment(byte: u8) -> bool {
    is(byte, COMMENT_STOP)
}

#[inline]
pub(super) fn is_line_mark(byte: u8) -> bool {
    is(byte, LINE_MARK)
}
