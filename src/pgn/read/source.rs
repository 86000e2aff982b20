//! Bytes, one by one or many at a time, with the lines and columns counted.

use std::io::{self, BufRead, ErrorKind};

use super::MAX_GAME_BYTES;
use super::columns::Columns;
use super::token::Place;

/// An input whose lines all end with `\n`. A failing input ends where it
/// fails, and the failure is kept.
pub(super) struct Source<R> {
    input: R,
    /// Given back; the next byte is the last.
    ahead: Vec<u8>,
    after_carriage_return: bool,
    ended: bool,
    failure: Option<io::Error>,
    line: usize,
    columns: Columns,
    /// How many bytes the game has taken so far.
    taken: usize,
    /// Whether nothing has been read of this line, or only blanks.
    start: bool,
    blank: bool,
    after_blank_line: bool,
}

impl<R: BufRead> Source<R> {
    pub fn new(input: R) -> Source<R> {
        Source {
            input,
            ahead: Vec::new(),
            after_carriage_return: false,
            ended: false,
            failure: None,
            line: 1,
            columns: Columns::NONE,
            taken: 0,
            start: true,
            blank: true,
            after_blank_line: true,
        }
    }

    /// Where the next byte stands.
    pub fn place(&self) -> Place {
        Place { line: self.line, column: self.columns.count() + 1 }
    }

    pub fn is_at_line_start(&self) -> bool {
        self.start
    }

    /// Whether only blanks stand before the next byte on its line.
    pub fn is_first_on_line(&self) -> bool {
        self.blank
    }

    /// Whether the line before is empty too.
    pub fn is_first_after_blank_line(&self) -> bool {
        self.blank && self.after_blank_line
    }

    pub fn start_game(&mut self) {
        self.taken = 0;
    }

    pub fn is_too_long(&self) -> bool {
        self.taken > MAX_GAME_BYTES
    }

    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }

    pub fn peek(&mut self) -> Option<u8> {
        match self.ahead.last() {
            Some(&byte) => Some(byte),
            None => self.ready().first().copied().map(line_feed),
        }
    }

    pub fn next(&mut self) -> Option<u8> {
        let byte = self.take()?;
        self.taken = self.taken.saturating_add(1);
        self.start = byte == b'\n';
        if byte == b'\n' {
            self.line += 1;
            self.columns = Columns::NONE;
            self.after_blank_line = self.blank;
            self.blank = true;
            return Some(byte);
        }
        self.columns.add_byte(byte);
        self.blank &= is_blank(byte);
        Some(byte)
    }

    fn take(&mut self) -> Option<u8> {
        if let Some(byte) = self.ahead.pop() {
            return Some(byte);
        }
        let byte = *self.ready().first()?;
        self.input.consume(1);
        self.after_carriage_return = byte == b'\r';
        Some(line_feed(byte))
    }

    /// Takes the bytes that fit, up to the first that does not, and hands them
    /// over in pieces. No end of a line may fit.
    pub fn take_while(&mut self, fits: impl Fn(u8) -> bool, mut hand_over: impl FnMut(&[u8])) {
        while let Some(&byte) = self.ahead.last() {
            if !fits(byte) {
                return;
            }
            self.next();
            hand_over(&[byte]);
        }
        let mut goes_on = true;
        while goes_on {
            let (was_blank, mut columns) = (self.blank, self.columns);
            let ready = self.ready();
            let length = ready.iter().position(|&byte| !fits(byte)).unwrap_or(ready.len());
            if length == 0 {
                return;
            }
            goes_on = length == ready.len();
            let piece = &ready[..length];
            hand_over(piece);
            columns.add(piece);
            self.blank = was_blank && piece.iter().all(|&byte| is_blank(byte));
            self.columns = columns;
            self.input.consume(length);
            self.taken = self.taken.saturating_add(length);
            (self.start, self.after_carriage_return) = (false, false);
        }
    }

    /// Some of the bytes to come, as the input holds them ready; perhaps none.
    pub fn look(&mut self) -> &[u8] {
        if self.ahead.is_empty() { self.ready() } else { &[] }
    }

    /// Takes bytes that were looked at: ASCII, some that are not blank, and no
    /// line end.
    pub fn skip(&mut self, length: usize) {
        self.input.consume(length);
        self.columns.add_ascii(length);
        self.taken = self.taken.saturating_add(length);
        (self.start, self.blank, self.after_carriage_return) = (false, false, false);
    }

    /// Takes as much of the beginning of a text as stands here, and says how
    /// much.
    pub fn take_start_of(&mut self, text: &[u8]) -> usize {
        let mut length = 0;
        while length < text.len() && self.peek() == Some(text[length]) {
            self.next();
            length += 1;
        }
        length
    }

    /// The bytes that the input holds ready, none at its end; never with the
    /// second byte of a line end at the front.
    fn ready(&mut self) -> &[u8] {
        while !self.ended {
            match self.input.fill_buf() {
                Ok([]) => self.ended = true,
                Ok([b'\n', ..]) if self.after_carriage_return => {
                    self.input.consume(1);
                    self.after_carriage_return = false;
                }
                Ok(_) => break,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    self.ended = true;
                }
            }
        }
        if self.ended { &[] } else { self.input.fill_buf().unwrap_or_default() }
    }

    /// Gives back the beginning of a line that follows an empty one.
    pub fn give_back(&mut self, bytes: &[u8]) {
        self.ahead.extend(bytes.iter().rev());
        self.columns = Columns::NONE;
        (self.start, self.blank, self.after_blank_line) = (true, true, true);
    }

    /// Skips blanks of one line.
    pub fn skip_blanks(&mut self) {
        self.take_while(is_blank, |_| ());
    }

    /// Skips up to the end of the line.
    pub fn skip_line(&mut self) {
        self.take_while(|byte| !is_line_end(byte), |_| ());
    }
}

pub(super) fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}

/// Whether a byte of the input ends a line, alone or with another.
pub(super) fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// A byte of the input as it is given.
fn line_feed(byte: u8) -> u8 {
    if byte == b'\r' { b'\n' } else { byte }
}
