//! Words on lines.

/// Lines are shorter than 80 bytes: no program counts more columns than these.
pub(super) const WIDTH: usize = 79;

/// A piece of move text that is not broken.
pub(super) enum Word {
    Plain(String),
    /// A comment that goes on to the end of its line.
    ToLineEnd(String),
}

/// Puts words on lines as long as they may be, one space between two.
pub(super) fn write(text: &mut String, words: &[Word]) {
    let mut column = 0;
    for word in words {
        let (word, whole_line) = match word {
            Word::Plain(word) => (word, false),
            Word::ToLineEnd(word) => (word, true),
        };
        let width = word.len();
        if column > 0 {
            let fits = !whole_line && column + 1 + width <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += width;
        if whole_line {
            text.push('\n');
            column = 0;
        }
    }
    if column > 0 {
        text.push('\n');
    }
}
