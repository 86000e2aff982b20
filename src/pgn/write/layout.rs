//! Words on lines.

/// Lines are shorter than 80 bytes: no program counts more columns than these.
pub(super) const WIDTH: usize = 79;

/// Puts words on lines as long as they may be, one space between two.
pub(super) struct Layout {
    text: String,
    column: usize,
    /// The last word, to which something may still be added; none if it is empty.
    word: String,
}

impl Layout {
    /// Words after a text that ends with a line.
    pub fn after(text: String) -> Layout {
        Layout { text, column: 0, word: String::new() }
    }

    /// A new word, which is not broken, to be written here.
    pub fn word(&mut self) -> &mut String {
        self.put_word();
        &mut self.word
    }

    /// The last word, if it is not a whole line.
    pub fn last_word(&mut self) -> Option<&mut String> {
        if self.word.is_empty() { None } else { Some(&mut self.word) }
    }

    /// A line that is not broken, with nothing after it.
    pub fn line(&mut self, line: &str) {
        self.put_word();
        self.end_line();
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// The text, with its last line ended.
    pub fn finish(mut self) -> String {
        self.put_word();
        self.end_line();
        self.text
    }

    fn put_word(&mut self) {
        if self.word.is_empty() {
            return;
        }
        if self.column + 1 + self.word.len() > WIDTH {
            self.end_line();
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.column += self.word.len();
        self.word.clear();
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }
}
