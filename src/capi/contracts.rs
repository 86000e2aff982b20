//! What is done about a broken contract: the mode, the line, the last one.

use std::cell::{Cell, RefCell};
use std::ffi::{OsStr, c_char};
use std::sync::Once;
use std::sync::atomic::{AtomicI32, Ordering};

use super::general::ModeContrats;
use super::output;
use super::strings::{Line, printable};

static MODE: AtomicI32 = AtomicI32::new(ModeContrats::ContratsMessage as i32);
static ENVIRONMENT: Once = Once::new();

thread_local! {
    // Nothing to drop: it is still there in `atexit` functions and at the end of threads.
    static LAST: RefCell<Line> = const { RefCell::new(Line::EMPTY) };
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Chooses the mode for the whole program.
pub fn set_mode(mode: ModeContrats) {
    read_environment();
    MODE.store(mode as i32, Ordering::Relaxed);
}

fn mode() -> ModeContrats {
    read_environment();
    ModeContrats::from_c(MODE.load(Ordering::Relaxed)).unwrap_or(ModeContrats::ContratsMessage)
}

/// Takes the mode from `ECHECS_CONTRATS`, once.
fn read_environment() {
    ENVIRONMENT.call_once(|| {
        let Some(value) = std::env::var_os("ECHECS_CONTRATS").filter(|value| !value.is_empty())
        else {
            return;
        };
        match named_mode(&value) {
            Some(mode) => MODE.store(mode as i32, Ordering::Relaxed),
            None => output::write_error_line(&Line::new(&format!(
                "libechecs : la variable ECHECS_CONTRATS vaut « {} », il faut silence, message ou arret",
                printable(value.as_encoded_bytes())
            ))),
        }
    });
}

fn named_mode(name: &OsStr) -> Option<ModeContrats> {
    match name.as_encoded_bytes() {
        b"silence" => Some(ModeContrats::ContratsSilence),
        b"message" => Some(ModeContrats::ContratsMessage),
        b"arret" => Some(ModeContrats::ContratsArret),
        _ => None,
    }
}

/// Tells of a broken contract, and stops the program if the mode says so.
pub fn report(text: &str) {
    tell(text);
    if mode() == ModeContrats::ContratsArret && !QUIET.get() {
        output::flush_all();
        std::process::abort();
    }
}

/// Keeps the line as the thread's last error, and writes it unless the mode is
/// silence.
pub fn tell(text: &str) {
    let line = note(text);
    if mode() != ModeContrats::ContratsSilence && !QUIET.get() {
        output::write_error_line(&line);
    }
}

/// Keeps the line as the thread's last error: who called tells of it.
pub fn note(text: &str) -> Line {
    let line = Line::new(text);
    LAST.with_borrow_mut(|last| *last = line);
    line
}

/// Runs a body whose lines are kept, and neither written nor a reason to stop: the
/// caller tells of them in its own way.
pub fn quietly<T>(body: impl FnOnce() -> T) -> T {
    let before = QUIET.replace(true);
    let result = body();
    QUIET.set(before);
    result
}

/// The thread's last reported line as a C string, empty if there is none. It is
/// valid as long as the thread, and changes at the thread's next report.
pub fn last_error() -> *const c_char {
    LAST.with(|last| last.as_ptr().cast_const().cast())
}
