//! The words of the moves and of what stands beside them.

use super::WriteOptions;
use super::layout::{WIDTH, Word};
use crate::pgn::{MAX_DEPTH, Ply, Record, Variation, text};
use crate::rules::{Color, Letters, Position};

pub(super) fn words(record: &Record, options: &WriteOptions) -> Vec<Word> {
    let mut writer =
        Writer { options, words: Vec::new(), open: false, number_is_due: true, depth: 0 };
    writer.comment(&record.comment);
    writer.line(&record.start, &record.line);
    writer.word(record.result.as_str().to_owned());
    writer.words
}

struct Writer<'a> {
    options: &'a WriteOptions,
    words: Vec<Word>,
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
            self.ply(&position, ply);
            position.play(ply.mv);
        }
    }

    fn ply(&mut self, position: &Position, ply: &Ply) {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => self.word(format!("{number}.")),
            Color::Black if self.number_is_due => self.word(format!("{number}...")),
            Color::Black => {}
        }
        self.number_is_due = false;
        self.word(position.to_san(ply.mv, Letters::English));
        if self.options.comments {
            for nag in &ply.nags {
                self.word(format!("${nag}"));
            }
        }
        self.comment(&ply.comment);
        for variation in &ply.variations {
            self.variation(position, variation);
        }
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
        match self.words.last_mut() {
            Some(Word::Plain(word)) => word.push(')'),
            _ => self.word(")".to_owned()),
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
        let mut unbroken = "{".to_owned();
        let mut is_first = true;
        for word in text::words(comment) {
            // At the beginning of a line these would be read, by some, as a tag
            // and as a line to skip.
            let may_begin_line = !word.starts_with(['[', '%']);
            if !is_first {
                if may_begin_line {
                    self.word(std::mem::take(&mut unbroken));
                } else {
                    unbroken.push(' ');
                }
            }
            unbroken.push_str(word);
            is_first = false;
        }
        unbroken.push('}');
        self.word(unbroken);
    }

    /// As many lines as the words need, each a comment of its own: the reader
    /// puts them together.
    fn line_comment(&mut self, comment: &str) {
        if self.open {
            self.word(String::new());
        }
        let mut line = ";".to_owned();
        let mut width = 1;
        for word in text::words(comment) {
            let more = 1 + word.len();
            if width > 1 && width + more > WIDTH {
                self.words.push(Word::ToLineEnd(std::mem::replace(&mut line, ";".to_owned())));
                width = 1;
            }
            line.push(' ');
            line.push_str(word);
            width += more;
        }
        self.words.push(Word::ToLineEnd(line));
    }

    fn word(&mut self, word: String) {
        let opened = std::mem::take(&mut self.open);
        self.words.push(Word::Plain(if opened { format!("({word}") } else { word }));
    }
}
