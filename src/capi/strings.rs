//! C strings, read and written.

use std::ffi::{CStr, c_char};
use std::fmt::Write;
use std::ptr;

/// The bytes of a C string, without its end; `None` for NULL.
///
/// # Safety
///
/// `text` is NULL or the address of a terminated string that lives, unchanged, during `'a`.
pub unsafe fn bytes<'a>(text: *const c_char) -> Option<&'a [u8]> {
    if text.is_null() {
        return None;
    }
    // SAFETY: not NULL, and terminated by contract.
    Some(unsafe { CStr::from_ptr(text) }.to_bytes())
}

/// The string in a buffer that somebody else has filled; its end is made sure of.
pub fn text(buffer: &mut [c_char]) -> &CStr {
    let Some(last) = buffer.last_mut() else { return c"" };
    *last = 0;
    // SAFETY: terminated within the buffer, which is borrowed as long as the result.
    unsafe { CStr::from_ptr(buffer.as_ptr()) }
}

/// Writes a text into the caller's buffer: as many whole characters as fit, then
/// the end of the string. A size of 0 writes nothing.
///
/// # Safety
///
/// `buffer` has room for `size` bytes, or at least for the text and its end; it
/// may be NULL if `size` is 0.
pub unsafe fn write(buffer: *mut c_char, size: usize, text: &str) {
    let Some(room) = size.checked_sub(1) else {
        return;
    };
    let kept = cut(text, room);
    // SAFETY: `kept` and one more byte fit in the buffer. No slice is made of it:
    // a caller may announce a size that no slice can have.
    unsafe {
        ptr::copy_nonoverlapping(kept.as_ptr(), buffer.cast(), kept.len());
        buffer.add(kept.len()).write(0);
    }
}

/// The longest start of a text that has at most `room` bytes and whole characters.
pub fn cut(text: &str, room: usize) -> &str {
    &text[..text.floor_char_boundary(room)]
}

/// Foreign bytes as text that can be shown: what is not printable, or not
/// UTF-8, as `\xHH`.
pub fn printable(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            if is_printable(c) {
                out.push(c);
            } else {
                escape(&mut out, c.encode_utf8(&mut [0; 4]).as_bytes());
            }
        }
        escape(&mut out, chunk.invalid());
    }
    out
}

fn is_printable(c: char) -> bool {
    // `escape_debug` knows what terminals obey: controls, direction marks and the
    // like. It also escapes quotes and backslashes, which do no harm.
    matches!(c, '\'' | '"' | '\\') || c.escape_debug().len() == 1
}

fn escape(out: &mut String, bytes: &[u8]) {
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(out, "\\x{byte:02X}");
    }
}

/// A line of text of bounded length, kept as a C string, with nothing to free.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Line([u8; Line::SIZE]);

impl Line {
    const SIZE: usize = 1024;
    pub const EMPTY: Line = Line([0; Line::SIZE]);

    /// The text, cut between two characters if it is too long.
    pub fn new(text: &str) -> Line {
        let mut line = Line::EMPTY;
        let kept = cut(text, Line::SIZE - 1).as_bytes();
        line.0[..kept.len()].copy_from_slice(kept);
        line
    }

    /// The text as a C string.
    pub fn as_ptr(&self) -> *const c_char {
        self.0.as_ptr().cast()
    }

    pub fn as_bytes(&self) -> &[u8] {
        let end = self.0.iter().position(|&byte| byte == 0);
        &self.0[..end.unwrap_or(Line::SIZE)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_harms_a_terminal_is_escaped() {
        assert_eq!(printable(b"e4 \x1b[2J\n"), r"e4 \x1B[2J\x0A");
        assert_eq!(printable(b"\xff\xc3\xa9\xc3"), r"\xFFé\xC3");
        assert_eq!(printable("\u{202e}\u{85}".as_bytes()), r"\xE2\x80\xAE\xC2\x85");
        assert_eq!(printable(br#"'"\"#), r#"'"\"#);
    }

    #[test]
    fn a_line_is_cut_between_characters() {
        let line = Line::new(&"é".repeat(600));
        assert_eq!(line.as_bytes(), "é".repeat(511).as_bytes());
    }

    #[test]
    fn a_buffer_is_terminated_and_not_overrun() {
        for size in 0..8 {
            let mut buffer = [0x7f_u8; 8];
            // SAFETY: the buffer has more than `size` bytes.
            unsafe { write(buffer.as_mut_ptr().cast(), size, "aéb") };
            let kept = ["", "", "a", "a", "aé", "aéb", "aéb", "aéb"][size];
            let mut expected = [0x7f_u8; 8];
            if size > 0 {
                expected[..kept.len()].copy_from_slice(kept.as_bytes());
                expected[kept.len()] = 0;
            }
            assert_eq!(buffer, expected, "size {size}");
        }
    }
}
