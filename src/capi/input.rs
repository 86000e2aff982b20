//! Reading from C's own `stdin`, so that the library and the program can take turns.

use std::ffi::c_int;

use super::output;

unsafe extern "C" {
    /// The next byte of C's `stdin`, or -1.
    safe fn echecs_interne_stdin() -> c_int;
    /// Takes its buffer away from C's `stdin`, once there is nothing left in it.
    safe fn echecs_interne_do_not_read_ahead();
    /// Whether there is something left in it, or with the system, or the end of the input.
    safe fn echecs_interne_is_waiting() -> c_int;
}

pub enum Line {
    Whole(Vec<u8>),
    TooLong,
    EndOfInput,
}

/// Reads a line, without its end; one of more than `longest` bytes is not kept.
/// What was written before it can be seen first.
pub fn line(longest: usize) -> Line {
    Draft::new().finish(longest)
}

/// A line of which perhaps only the beginning has come.
pub struct Draft {
    kept: Vec<u8>,
    length: usize,
}

impl Draft {
    pub const fn new() -> Draft {
        Draft { kept: Vec::new(), length: 0 }
    }

    /// Reads the rest of the line, however long that takes.
    pub fn finish(&mut self, longest: usize) -> Line {
        output::flush();
        loop {
            if let Some(line) = self.read_byte(longest) {
                return line;
            }
        }
    }

    /// Reads a byte; the line, if that ends it.
    pub fn read_byte(&mut self, longest: usize) -> Option<Line> {
        match u8::try_from(echecs_interne_stdin()) {
            Err(_) if self.length == 0 => return Some(Line::EndOfInput),
            Err(_) | Ok(b'\n') => {}
            Ok(byte) => {
                self.length = self.length.saturating_add(1);
                if self.kept.len() < longest {
                    self.kept.push(byte);
                }
                return None;
            }
        }
        let Draft { kept, length } = std::mem::replace(self, Draft::new());
        Some(if length > longest { Line::TooLong } else { Line::Whole(kept) })
    }
}

/// Whether somebody types.
pub fn is_terminal() -> bool {
    use std::io::IsTerminal;
    std::io::stdin().is_terminal()
}

/// What is not yet asked for stays with the system, where the program's own functions
/// find it, unless the program has let C read ahead: that must be taken first.
pub fn do_not_read_ahead() {
    echecs_interne_do_not_read_ahead();
}

/// Whether there is something to read, or the end of the input.
pub fn is_waiting() -> bool {
    echecs_interne_is_waiting() != 0
}
