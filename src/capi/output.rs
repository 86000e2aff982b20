//! Writing through C's own streams, so that the library's lines and those of
//! the program come out in the order in which they were written.

use std::ffi::{c_char, c_int};

use super::strings::Line;

unsafe extern "C" {
    /// Writes a text on C's `stdout`, in one go, and keeps `errno`.
    fn echecs_interne_stdout(text: *const c_char);
    /// The same for `stderr`.
    fn echecs_interne_stderr(text: *const c_char);
    fn fflush(stream: *mut libc::FILE) -> c_int;
}

/// Writes a text, which has no zero byte, on `stdout`.
pub fn write(text: &str) {
    let mut text = text.as_bytes().to_vec();
    text.push(0);
    // SAFETY: the text is terminated.
    unsafe { echecs_interne_stdout(text.as_ptr().cast()) };
}

/// Writes a line on `stderr`.
pub fn write_error_line(line: &Line) {
    let mut text = line.as_bytes().to_vec();
    text.extend_from_slice(b"\n\0");
    // SAFETY: the text is terminated.
    unsafe { echecs_interne_stderr(text.as_ptr().cast()) };
}

/// Lets nothing that was written be lost.
pub fn flush_all() {
    // SAFETY: NULL stands for all open streams.
    unsafe { fflush(std::ptr::null_mut()) };
}
