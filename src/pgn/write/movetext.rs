//! The words of the moves and of what stands beside them.

use std::fmt::Write;

use super::WriteOptions;
use super::layout::{Layout, WIDTH};
use crate::pgn::{MAX_DEPTH, Ply, RecordRef, Variation, text};
use crate::rules::{Color, Letters, Position};

/// Writes the moves of a game, and what stands beside them, after its tags.
pub(super) fn write(text: String, record: &RecordRef<'_>, options: &WriteOptions) -> String {
    let words = Layout::after(text);
    let mut writer = Writer { options, words, open: false, number_is_due: true, depth: 0 };
    writer.comment(record.comment);
    writer.line(record.start, record.line);
    writer.word().push_str(record.result.as_str());
    writer.words.finish()
}

struct Writer<'a> {
    options: &'a WriteOptions,
    words: Layout,
    /// Whether a parenthesis waits for the word that it is written before.
    open: bool,
    /// Whether a move of Black needs its number, because it does not follow
    /// White's at once.
    number_is_due: bool,
    depth: usize,
}

impl Writer<'_> {
    fn line(&mut self, start: &Position, line: &[Ply]) {
        let mut position = start.clone();
        self.number_is_due = true;
        for ply in line {
            if !position.is_legal(ply.mv) {
                return;
            }
            position = self.ply(&position, ply);
        }
    }

    /// Writes a move, and gives the position after it.
    fn ply(&mut self, position: &Position, ply: &Ply) -> Position {
        // Writing into a string does not fail.
        let number = position.fullmove_number();
        let _ = match position.turn() {
            Color::White => write!(self.word(), "{number}."),
            Color::Black if self.number_is_due => write!(self.word(), "{number}..."),
            Color::Black => Ok(()),
        };
        self.number_is_due = false;
        let next = position.write_san(ply.mv, Letters::English, self.word());
        if self.options.comments {
            for nag in &ply.nags {
                let _ = write!(self.word(), "${nag}");
            }
        }
        self.comment(&ply.comment);
        for variation in &ply.variations {
            self.variation(position, variation);
        }
        next
    }

    /// A variation; of one without moves, the comment, as it is read.
    fn variation(&mut self, position: &Position, variation: &Variation) {
        if !self.options.variations || self.depth == MAX_DEPTH {
            return;
        }
        if !variation.line.first().is_some_and(|ply| position.is_legal(ply.mv)) {
            return self.comment(&variation.comment);
        }
        self.open = true;
        self.comment(&variation.comment);
        self.depth += 1;
        self.line(position, &variation.line);
        self.depth -= 1;
        self.close();
        self.number_is_due = true;
    }

    fn close(&mut self) {
        match self.words.last_word() {
            Some(word) => word.push(')'),
            None => self.word().push(')'),
        }
    }

    fn comment(&mut self, comment: &str) {
        if !self.options.comments || text::words(comment).next().is_none() {
            return;
        }
        if comment.contains('}') {
            self.line_comment(comment);
        } else {
            self.brace_comment(comment);
        }
        self.number_is_due = true;
    }

    fn brace_comment(&mut self, comment: &str) {
        let mut unbroken = self.word();
        unbroken.push('{');
        for (place, word) in text::words(comment).enumerate() {
            // At the beginning of a line these would be read, by some, as a tag
            // and as a line to skip.
            let may_begin_line = !word.starts_with(['[', '%']);
            if place > 0 && may_begin_line {
                unbroken = self.words.word();
            } else if place > 0 {
                unbroken.push(' ');
            }
            unbroken.push_str(word);
        }
        unbroken.push('}');
    }

    /// As many lines as the words need, each a comment of its own: the reader
    /// puts them together.
    fn line_comment(&mut self, comment: &str) {
        if self.open {
            self.word();
        }
        let mut line = ";".to_owned();
        let mut width = 1;
        for word in text::words(comment) {
            let more = 1 + word.len();
            if width > 1 && width + more > WIDTH {
                self.words.line(&line);
                line.truncate(1);
                width = 1;
            }
            line.push(' ');
            line.push_str(word);
            width += more;
        }
        self.words.line(&line);
    }

    /// A new word, to be written here.
    fn word(&mut self) -> &mut String {
        let word = self.words.word();
        if std::mem::take(&mut self.open) {
            word.push('(');
        }
        word
    }
}
