//! Texts that are longer than anybody would hold in memory.

use std::io::{self, Read};

/// A beginning, a part many times, and an end: made while they are read.
pub struct Long<'a> {
    start: &'a [u8],
    part: &'a [u8],
    /// What is left of the part that is being read.
    rest: &'a [u8],
    count: usize,
    end: &'a [u8],
}

impl<'a> Long<'a> {
    pub fn new(start: &'a str, part: &'a str, count: usize, end: &'a str) -> Long<'a> {
        let part = part.as_bytes();
        Long { start: start.as_bytes(), part, rest: b"", count, end: end.as_bytes() }
    }

    fn fill(&mut self, buffer: &mut [u8]) -> usize {
        let mut filled = 0;
        while filled < buffer.len() && (self.count > 0 || !self.rest.is_empty()) {
            if self.rest.is_empty() {
                self.rest = self.part;
                self.count -= 1;
            }
            let length = self.rest.len().min(buffer.len() - filled);
            buffer[filled..filled + length].copy_from_slice(&self.rest[..length]);
            self.rest = &self.rest[length..];
            filled += length;
        }
        filled
    }
}

impl Read for Long<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if !self.start.is_empty() {
            return self.start.read(buffer);
        }
        match self.fill(buffer) {
            0 => self.end.read(buffer),
            filled => Ok(filled),
        }
    }
}
