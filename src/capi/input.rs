//! Reading from C's own `stdin`, so that the library and the program can take turns.

use std::ffi::c_int;

use super::output;

unsafe extern "C" {
    /// The next byte of C's `stdin`, or -1.
    safe fn echecs_interne_stdin() -> c_int;
    /// Takes its buffer away from C's `stdin`.
    safe fn echecs_interne_do_not_read_ahead();
}

pub enum Line {
    Whole(Vec<u8>),
    TooLong,
    EndOfInput,
}

/// Reads a line, without its end; one of more than `longest` bytes is not kept.
/// What was written before it can be seen first.
pub fn line(longest: usize) -> Line {
    output::flush();
    let mut kept = Vec::new();
    let mut length = 0_usize;
    loop {
        match u8::try_from(echecs_interne_stdin()) {
            Err(_) if length == 0 => return Line::EndOfInput,
            Err(_) | Ok(b'\n') => break,
            Ok(byte) => {
                length = length.saturating_add(1);
                if kept.len() < longest {
                    kept.push(byte);
                }
            }
        }
    }
    if length > longest { Line::TooLong } else { Line::Whole(kept) }
}

/// Whether somebody types.
pub fn is_terminal() -> bool {
    use std::io::IsTerminal;
    std::io::stdin().is_terminal()
}

/// From now on, what is not yet asked for stays with the system, where
/// [`is_waiting`] and the program's own functions find it.
pub fn do_not_read_ahead() {
    echecs_interne_do_not_read_ahead();
}

/// Whether the system has something to read, or the end of the input.
pub fn is_waiting() -> bool {
    let mut stdin = libc::pollfd { fd: libc::STDIN_FILENO, events: libc::POLLIN, revents: 0 };
    // SAFETY: one descriptor, as said.
    unsafe { libc::poll(&mut stdin, 1, 0) > 0 }
}
