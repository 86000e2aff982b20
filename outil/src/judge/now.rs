//! What is being judged now: a line for a person who waits, gone at the end.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static IS_SHOWN: AtomicBool = AtomicBool::new(false);

/// Shows it from now on, if somebody looks at the standard error.
pub fn show() {
    IS_SHOWN.store(io::stderr().is_terminal(), Ordering::Relaxed);
}

/// Says what is being judged: the function of this place among so many.
pub fn judging(place: usize, count: usize, name: &str) {
    say(&format!("{place}/{count} {name} …"));
}

/// Takes the line away.
pub fn nothing() {
    say("");
}

fn say(text: &str) {
    if IS_SHOWN.load(Ordering::Relaxed) {
        // Who cannot be told misses nothing.
        let _ = write!(io::stderr(), "\r\x1b[K{text}");
    }
}
