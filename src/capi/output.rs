//! Writing through C's own streams, so that the library's lines and those of
//! the program come out in the order in which they were written.

use std::ffi::{c_char, c_int};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::size_limit;
use super::strings::Line;

unsafe extern "C" {
    /// Writes a text on C's `stdout`, in one go, and keeps `errno`.
    fn echecs_interne_stdout(text: *const c_char);
    /// The same for `stderr`.
    fn echecs_interne_stderr(text: *const c_char);
    /// Lets what was written on `stdout` be seen.
    safe fn echecs_interne_flush();
    /// Takes its buffer away from C's `stdout`.
    safe fn echecs_interne_show_at_once();
    fn fflush(stream: *mut libc::FILE) -> c_int;
}

/// Writes a text, which has no zero byte, on `stdout`.
pub fn write(text: &str) {
    let mut text = text.as_bytes().to_vec();
    text.push(0);
    // SAFETY: the text is terminated.
    size_limit::as_an_error(|| unsafe { echecs_interne_stdout(text.as_ptr().cast()) });
}

/// Writes a line on `stderr`.
pub fn write_error_line(line: &Line) {
    let mut text = line.as_bytes().to_vec();
    text.extend_from_slice(b"\n\0");
    // SAFETY: the text is terminated.
    size_limit::as_an_error(|| unsafe { echecs_interne_stderr(text.as_ptr().cast()) });
}

/// Lets what was written on `stdout` be seen.
pub fn flush() {
    size_limit::as_an_error(|| echecs_interne_flush());
}

/// From now on, what is written on `stdout` can be seen at once.
pub fn show_at_once() {
    echecs_interne_show_at_once();
}

/// Lets nothing that was written be lost. A stream that another thread is
/// reading from is locked, perhaps for ever: it is not waited for longer.
pub fn flush_all() {
    // SAFETY: NULL stands for all open streams.
    let flush = || unsafe { fflush(std::ptr::null_mut()) };
    let waited = Arc::new((Mutex::new(true), Condvar::new()));
    let flushed = Arc::clone(&waited);
    let flusher = thread::Builder::new().spawn(move || {
        flush();
        *flushed.0.lock().unwrap_or_else(PoisonError::into_inner) = false;
        flushed.1.notify_one();
    });
    if flusher.is_err() {
        flush();
        return;
    }
    let (goes_on, end) = &*waited;
    let goes_on = goes_on.lock().unwrap_or_else(PoisonError::into_inner);
    // However the waiting ends, it has ended.
    drop(end.wait_timeout_while(goes_on, Duration::from_secs(1), |goes_on| *goes_on));
}
