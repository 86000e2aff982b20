//! How many characters of a line have been read.

/// A count of characters. Bytes that are UTF-8 together are one; a byte that is not is one by
/// itself, as it is in the code pages of old files. A byte-order mark is none: nobody sees it.
#[derive(Clone, Copy)]
pub(super) struct Columns {
    whole: usize,
    /// A character that has begun: its bytes so far, how many they are, and how many it needs.
    begun: [u8; 4],
    length: usize,
    needed: usize,
}

impl Columns {
    /// The beginning of a line.
    pub const NONE: Columns = Columns { whole: 0, begun: [0; 4], length: 0, needed: 0 };

    pub fn count(&self) -> usize {
        self.whole + self.length
    }

    pub fn add(&mut self, bytes: &[u8]) {
        if bytes.is_ascii() {
            self.add_ascii(bytes.len());
        } else {
            bytes.iter().for_each(|&byte| self.add_byte(byte));
        }
    }

    /// Adds so many characters of one byte each.
    pub fn add_ascii(&mut self, count: usize) {
        self.give_up();
        self.whole += count;
    }

    pub fn add_byte(&mut self, byte: u8) {
        let goes_on = (0x80..0xc0).contains(&byte) && self.length > 0;
        if !goes_on {
            self.give_up();
            self.needed = match byte {
                0xc2..=0xdf => 2,
                0xe0..=0xef => 3,
                0xf0..=0xf4 => 4,
                _ => return self.whole += 1,
            };
        }
        self.begun[self.length] = byte;
        self.length += 1;
        if self.length == self.needed {
            self.finish();
        }
    }

    /// What has begun is no character: its bytes count one by one.
    fn give_up(&mut self) {
        self.whole += self.length;
        self.length = 0;
    }

    fn finish(&mut self) {
        self.whole += match std::str::from_utf8(&self.begun[..self.length]) {
            Ok("\u{feff}") => 0,
            Ok(_) => 1,
            Err(_) => self.length,
        };
        self.length = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(pieces: &[&[u8]]) -> usize {
        let mut columns = Columns::NONE;
        pieces.iter().for_each(|piece| columns.add(piece));
        columns.count()
    }

    #[test]
    fn characters_are_counted_and_not_bytes() {
        for (text, count) in [("", 0), ("e4 e5", 5), ("é", 1), ("«\u{a0}œ ♘ 😀", 7)] {
            assert_eq!(counted(&[text.as_bytes()]), count, "{text}");
            let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
            assert_eq!(counted(&bytes), count, "{text}, byte by byte");
        }
        assert_eq!(counted(&["\u{feff}1. e4".as_bytes()]), 5);
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
            assert_eq!(counted(&[bytes]), count, "{}", bytes.escape_ascii());
        }
    }
}
