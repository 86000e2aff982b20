//! Bytes one by one, with the lines counted.

use std::io::{self, BufRead, ErrorKind};

use super::MAX_GAME_BYTES;

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
            taken: 0,
            start: true,
            blank: true,
            after_blank_line: true,
        }
    }

    pub fn line(&self) -> usize {
        self.line
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
            None => self.peek_input().map(|byte| if byte == b'\r' { b'\n' } else { byte }),
        }
    }

    pub fn next(&mut self) -> Option<u8> {
        let byte = self.take()?;
        self.taken = self.taken.saturating_add(1);
        self.start = byte == b'\n';
        if byte == b'\n' {
            self.line += 1;
            self.after_blank_line = self.blank;
            self.blank = true;
        } else if !is_blank(byte) {
            self.blank = false;
        }
        Some(byte)
    }

    fn take(&mut self) -> Option<u8> {
        if let Some(byte) = self.ahead.pop() {
            return Some(byte);
        }
        let byte = self.peek_input()?;
        self.input.consume(1);
        self.after_carriage_return = byte == b'\r';
        Some(if byte == b'\r' { b'\n' } else { byte })
    }

    /// The next byte of the input itself, but never the second of a line end.
    fn peek_input(&mut self) -> Option<u8> {
        while !self.ended {
            let byte = match self.input.fill_buf() {
                Ok(bytes) => bytes.first().copied(),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.failure = Some(error);
                    None
                }
            };
            self.ended = byte.is_none();
            if !(byte == Some(b'\n') && self.after_carriage_return) {
                return byte;
            }
            self.input.consume(1);
            self.after_carriage_return = false;
        }
        None
    }

    /// Gives back the beginning of a line that follows an empty one.
    pub fn give_back(&mut self, bytes: &[u8]) {
        self.ahead.extend(bytes.iter().rev());
        (self.start, self.blank, self.after_blank_line) = (true, true, true);
    }

    /// Skips blanks of one line.
    pub fn skip_blanks(&mut self) {
        while self.peek().is_some_and(is_blank) {
            self.next();
        }
    }

    /// Skips up to the end of the line.
    pub fn skip_line(&mut self) {
        while self.peek().is_some_and(|byte| byte != b'\n') {
            self.next();
        }
    }
}

pub(super) fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}
