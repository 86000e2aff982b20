//! Bytes, one by one or many at a time, with the lines and columns counted.

use std::io::{ErrorKind, Read};
use std::{io, mem};

use super::MAX_GAME_BYTES;
use super::columns;
use super::token::Place;

/// How many bytes are asked of the input at once.
const BUFFER: usize = 1 << 14;

/// An input whose lines all end with `\n`. A failing input ends where it
/// fails, and the failure is kept.
///
/// What is said of a line is said by where, among the bytes of the input, something is, so that
/// to take bytes of a line is to add to one number.
pub(super) struct Source<R> {
    input: R,
    /// What has been read of the input; what is still to come of it is from `at` to `end`.
    buffer: Box<[u8]>,
    at: usize,
    end: usize,
    /// How many bytes of the input stood before those of the buffer.
    before: u64,
    ended: bool,
    failure: Option<io::Error>,
    line: usize,
    /// Where the line begins, and how far only blanks have been taken of it.
    line_start: u64,
    blank_end: u64,
    /// How far characters have been counted, and how many bytes of the line up to there are not
    /// characters of their own. Nobody asks where most things stand.
    counted: u64,
    surplus: usize,
    after_blank_line: bool,
    game_start: u64,
}

impl<R: Read> Source<R> {
    pub fn new(input: R) -> Source<R> {
        Source::with_buffer(vec![0; BUFFER].into(), input)
    }

    /// A text that is all there, before an input that nobody asks.
    pub fn of_text(text: Box<[u8]>, input: R) -> Source<R> {
        Source { end: text.len(), ended: true, ..Source::with_buffer(text, input) }
    }

    fn with_buffer(buffer: Box<[u8]>, input: R) -> Source<R> {
        Source {
            input,
            buffer,
            at: 0,
            end: 0,
            before: 0,
            ended: false,
            failure: None,
            line: 1,
            line_start: 0,
            blank_end: 0,
            counted: 0,
            surplus: 0,
            after_blank_line: true,
            game_start: 0,
        }
    }

    /// How many bytes of the input have been taken.
    fn taken(&self) -> u64 {
        self.before + self.at as u64
    }

    /// Where the next byte stands.
    pub fn place(&mut self) -> Place {
        self.count_characters();
        let bytes = (self.taken() - self.line_start) as usize;
        Place { line: self.line, column: bytes - self.surplus + 1 }
    }

    fn count_characters(&mut self) {
        let first = (self.counted - self.before) as usize;
        self.surplus += columns::surplus(&self.buffer[first..self.at]);
        self.counted = self.taken();
    }

    pub fn is_at_line_start(&self) -> bool {
        self.taken() == self.line_start
    }

    /// Whether only blanks stand before the next byte on its line.
    pub fn is_first_on_line(&self) -> bool {
        self.taken() == self.blank_end
    }

    /// Whether the line before is empty too.
    pub fn is_first_after_blank_line(&self) -> bool {
        self.is_first_on_line() && self.after_blank_line
    }

    pub fn start_game(&mut self) {
        self.game_start = self.taken();
    }

    pub fn is_too_long(&self) -> bool {
        self.taken() - self.game_start > MAX_GAME_BYTES as u64
    }

    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }

    pub fn peek(&mut self) -> Option<u8> {
        self.first().map(line_feed)
    }

    /// The next byte as the input has it.
    #[inline]
    fn first(&mut self) -> Option<u8> {
        let is_there = self.at < self.end || self.fill();
        is_there.then(|| self.buffer[self.at])
    }

    /// Takes the next byte, which is ASCII.
    pub fn next(&mut self) -> Option<u8> {
        let byte = self.first()?;
        if is_line_end(byte) {
            self.end_line(byte);
        } else {
            self.at += 1;
        }
        Some(line_feed(byte))
    }

    fn end_line(&mut self, byte: u8) {
        self.after_blank_line = self.is_first_on_line();
        self.at += 1;
        if byte == b'\r' && self.first() == Some(b'\n') {
            self.at += 1;
        }
        self.line += 1;
        self.line_start = self.taken();
        self.blank_end = self.line_start;
        (self.counted, self.surplus) = (self.line_start, 0);
    }

    /// Takes the bytes that fit, up to the first that does not, and hands them
    /// over in pieces, none of which ends inside a character. No end of a line may fit.
    pub fn take_while(&mut self, fits: impl Fn(u8) -> bool, mut hand_over: impl FnMut(&[u8])) {
        loop {
            let ready = self.look();
            let stop = ready.iter().position(|&byte| !fits(byte));
            let length = match stop {
                Some(length) => length,
                None if self.ended => ready.len(),
                None => ready.len() - columns::begun(ready),
            };
            let piece = &ready[..length];
            hand_over(piece);
            self.at += length;
            if stop.is_some() || (!self.fill() && self.at == self.end) {
                return;
            }
        }
    }

    /// Some of the bytes to come, as the input holds them ready; perhaps none.
    #[inline]
    pub fn look(&self) -> &[u8] {
        &self.buffer[self.at..self.end]
    }

    /// Takes bytes that were looked at: whole characters, some that are not blank, and no line end.
    #[inline]
    pub fn skip(&mut self, length: usize) {
        self.at += length;
    }

    /// [`Source::skip`], unless the game becomes too long by it.
    #[inline]
    pub fn try_skip(&mut self, length: usize) -> Option<()> {
        let taken = self.taken() + length as u64;
        let fits = taken - self.game_start <= MAX_GAME_BYTES as u64;
        fits.then(|| self.skip(length))
    }

    /// Bytes that were just skipped.
    #[inline]
    pub fn skipped(&self, length: usize) -> &[u8] {
        &self.buffer[self.at - length..self.at]
    }

    /// Whether a text, which is shorter than the buffer, comes next.
    pub fn starts_with(&mut self, text: &[u8]) -> bool {
        while self.end - self.at < text.len() && self.fill() {}
        self.look().starts_with(text)
    }

    /// Reads more of the input, behind what is left of the buffer; false at its end.
    #[cold]
    fn fill(&mut self) -> bool {
        self.count_characters();
        self.buffer.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.before += mem::take(&mut self.at) as u64;
        while !self.ended {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(length) => {
                    self.end += length;
                    return true;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    self.ended = true;
                }
            }
        }
        false
    }

    /// Skips blanks of one line.
    #[inline]
    pub fn skip_blanks(&mut self) {
        let is_first = self.is_first_on_line();
        while self.first().is_some_and(is_blank) {
            self.at += 1;
        }
        if is_first {
            self.blank_end = self.taken();
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An input that may not be asked.
    struct Nobody;

    impl Read for Nobody {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            panic!("the text is all there");
        }
    }

    #[test]
    fn a_text_comes_without_its_input() {
        let mut source = Source::of_text(Box::from(*b"e4\r\n*"), Nobody);
        let bytes: Vec<u8> = std::iter::from_fn(|| source.next()).collect();
        assert_eq!(bytes, b"e4\n*");
    }

    #[test]
    fn bytes_are_skipped_until_the_game_is_too_long() {
        let mut source = Source::new(&b"e4 e5"[..]);
        assert!(source.starts_with(b"e4 e5"));
        assert!(source.try_skip(2).is_some());
        assert_eq!((source.skipped(2), source.look()), (&b"e4"[..], &b" e5"[..]));
        assert!(source.try_skip(MAX_GAME_BYTES).is_none());
        assert_eq!(source.look(), b" e5");
    }
}
