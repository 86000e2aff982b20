//! What is done about a broken contract: the mode, the line, the last one.

use std::cell::{Cell, RefCell};
use std::ffi::{OsStr, c_char, c_int, c_void};
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Mutex, Once, PoisonError};

use super::errors::TypeErreur;
use super::general::{JournalEchecs, ModeContrats};
use super::output;
use super::strings::{Line, printable};

static MODE: AtomicI32 = AtomicI32::new(ModeContrats::ContratsMessage as i32);
static ENVIRONMENT: Once = Once::new();

thread_local! {
    // Nothing to drop: it is still there in `atexit` functions and at the end of threads.
    static LAST_LINE: RefCell<Line> = const { RefCell::new(Line::EMPTY) };
    static LAST_CODE: Cell<c_int> = const { Cell::new(0) };
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Chooses the mode for the whole program.
pub fn set_mode(mode: ModeContrats) {
    read_environment();
    MODE.store(mode as i32, Ordering::Relaxed);
}

/// The mode that counts now.
pub fn mode() -> ModeContrats {
    read_environment();
    ModeContrats::from_c(MODE.load(Ordering::Relaxed)).unwrap_or(ModeContrats::ContratsMessage)
}

/// Takes the mode from `ECHECS_CONTRATS`, once.
fn read_environment() {
    let mut unknown = None;
    ENVIRONMENT.call_once(|| {
        let value = std::env::var_os("ECHECS_CONTRATS").filter(|value| !value.is_empty());
        match value.as_deref().map(named_mode) {
            Some(Some(mode)) => MODE.store(mode as i32, Ordering::Relaxed),
            Some(None) => unknown = value,
            None => {}
        }
    });
    // Told when the mode is known to all: a listener may call the library.
    if let Some(value) = unknown {
        let value = printable(value.as_encoded_bytes());
        tell(
            TypeErreur::ErreurArgumentHorsLimites as c_int,
            &format!(
                "libechecs : la variable ECHECS_CONTRATS vaut « {value} », il faut silence, message \
                 ou arret"
            ),
        );
    }
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
pub fn report(code: c_int, text: &str) {
    // Whatever a listener chooses counts from the next report on.
    let mode = mode();
    tell(code, text);
    if mode == ModeContrats::ContratsArret && !QUIET.get() {
        output::flush_all();
        std::process::abort();
    }
}

/// Keeps the line as the thread's last error, and tells of it unless the mode is
/// silence.
pub fn tell(code: c_int, text: &str) {
    // Before the line is kept: to ask may tell of another one.
    let mode = mode();
    let line = note(code, text);
    if mode != ModeContrats::ContratsSilence && !QUIET.get() {
        announce(code, &line);
        // A listener may have broken contracts itself, which is its own business.
        remember(line, code);
    }
}

/// Gives a line to who listens.
fn announce(code: c_int, line: &Line) {
    match listener() {
        Some(listener) => quietly(|| listener.hear(code, line)),
        None => output::write_error_line(line),
    }
}

/// Keeps the line as the thread's last error: who called tells of it.
pub fn note(code: c_int, text: &str) -> Line {
    let line = Line::new(text);
    remember(line, code);
    line
}

fn remember(line: Line, code: c_int) {
    LAST_LINE.with_borrow_mut(|last| *last = line);
    LAST_CODE.set(code);
}

/// Forgets the thread's last error.
pub fn forget() {
    remember(Line::EMPTY, 0);
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
pub fn last_line() -> *const c_char {
    LAST_LINE.with(|last| last.as_ptr().cast_const().cast())
}

/// The code of that line, 0 if there is none.
pub fn last_code() -> c_int {
    LAST_CODE.get()
}

/// The program's own function for the lines, with what it is given first.
#[derive(Clone, Copy)]
struct Listener {
    function: unsafe extern "C" fn(*mut c_void, c_int, *const c_char),
    context: *mut c_void,
}

// SAFETY: the address is only handed back to the program, which chose the function for
// all its threads.
unsafe impl Send for Listener {}

impl Listener {
    fn hear(self, code: c_int, line: &Line) {
        // SAFETY: a function of the program with these parameters, by contract; the line
        // is terminated.
        unsafe { (self.function)(self.context, code, line.as_ptr()) };
    }
}

static LISTENER: Mutex<Option<Listener>> = Mutex::new(None);

/// Chooses who hears of the lines; None is `stderr`.
pub fn listen(journal: JournalEchecs, context: *mut c_void) {
    let listener = journal.map(|function| Listener { function, context });
    *LISTENER.lock().unwrap_or_else(PoisonError::into_inner) = listener;
}

/// A copy: the lock is not held while the program's function runs.
fn listener() -> Option<Listener> {
    *LISTENER.lock().unwrap_or_else(PoisonError::into_inner)
}
