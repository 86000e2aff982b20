//! How a public function runs: broken contracts and panics are dealt with here.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ffi::c_char;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

use super::contracts;
use super::errors::{TypeErreur, TypeErreurC};
use super::strings::{self, Line, printable};

/// A clause that the caller did not respect.
pub struct Breach(Box<Clause>);

struct Clause {
    tag: &'static str,
    code: TypeErreurC,
    explanation: String,
}

impl Breach {
    /// `explanation` is French: the value received, and what is wanted.
    pub fn new(tag: &'static str, code: TypeErreur, explanation: impl Into<String>) -> Breach {
        Breach::with_code(tag, code as TypeErreurC, explanation)
    }

    /// A breach whose code comes from a function that the program may have replaced.
    pub fn with_code(
        tag: &'static str,
        code: TypeErreurC,
        explanation: impl Into<String>,
    ) -> Breach {
        Breach(Box::new(Clause { tag, code, explanation: explanation.into() }))
    }

    pub fn explanation(&self) -> &str {
        &self.0.explanation
    }

    #[cold]
    #[inline(never)]
    pub fn null(tag: &'static str, parameter: &str) -> Breach {
        Breach::new(tag, TypeErreur::ErreurPointeurNul, format!("{parameter} vaut NULL"))
    }
}

/// Runs the body of the public function `name`.
///
/// A breach or a panic is reported in one French line; `failure` then gives, from
/// the error code, what the function returns.
pub fn call<T>(
    name: &str,
    failure: impl FnOnce(TypeErreurC) -> T,
    body: impl FnOnce() -> Result<T, Breach>,
) -> T {
    match catch(body) {
        Ok(Ok(value)) => value,
        Ok(Err(breach)) => failure(report_breach(name, breach)),
        Err(panic) => failure(report_panic(name, panic)),
    }
}

/// Runs the body of the public function `name`, which writes a text where C says: as
/// [`call`] does, and after a failure the text is "".
///
/// # Safety
///
/// The buffer is NULL or has room for the bytes that stand beside it.
pub unsafe fn call_writing<T>(
    name: &str,
    (buffer, size): (*mut c_char, usize),
    failure: impl FnOnce(TypeErreurC) -> T,
    body: impl FnOnce() -> Result<T, Breach>,
) -> T {
    let empty_and_failure = |code| {
        if !buffer.is_null() {
            // SAFETY: room for `size` bytes, by the caller.
            unsafe { strings::write(buffer, size, "") };
        }
        failure(code)
    };
    call(name, empty_and_failure, body)
}

/// What a public function returns when a clause was not respected: for functions
/// so short that what is seldom needed must stay out of their way.
#[cold]
#[inline(never)]
pub fn refuse<T>(name: &str, failure: T, breach: impl FnOnce() -> Breach) -> T {
    call(name, |_| failure, || Err(breach()))
}

#[cold]
fn report_breach(name: &str, Breach(clause): Breach) -> TypeErreurC {
    let Clause { tag, code, explanation } = *clause;
    contracts::report(code, &format!("libechecs : {name} [{tag}] : {explanation}"));
    code
}

#[cold]
fn report_panic(name: &str, panic: Box<dyn Any + Send>) -> TypeErreurC {
    let code = TypeErreur::ErreurInterne as TypeErreurC;
    let text = format!(
        "libechecs : {name} : erreur interne de la bibliothèque, à signaler à ses auteurs ({})",
        describe(panic.as_ref())
    );
    contracts::report(code, &text);
    code
}

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static PANIC_PLACE: RefCell<Line> = const { RefCell::new(Line::EMPTY) };
}

/// Runs the body, without Rust's own message if it panics.
fn catch<T>(body: impl FnOnce() -> T) -> Result<T, Box<dyn Any + Send>> {
    install_hook();
    DEPTH.set(DEPTH.get() + 1);
    // What a body changes of its caller's structures, it changes at its end. The global
    // board of the IN104 course is the exception: any content is good there.
    let outcome = panic::catch_unwind(AssertUnwindSafe(body));
    DEPTH.set(DEPTH.get() - 1);
    outcome
}

/// Makes panics silent inside `catch`, and leaves all others as they were.
fn install_hook() {
    static INSTALLED: Once = Once::new();
    if !INSTALLED.is_completed() {
        install(&INSTALLED);
    }
}

#[cold]
fn install(installed: &Once) {
    // A thread that is panicking may not change the hook; a later call will.
    if std::thread::panicking() {
        return;
    }
    installed.call_once(|| {
        let previous = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if DEPTH.get() == 0 {
                previous(info);
            } else {
                note_place(info);
            }
        }));
    });
}

fn note_place(info: &PanicHookInfo<'_>) {
    let place = info
        .location()
        .map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
    PANIC_PLACE.set(Line::new(&place));
}

fn describe(panic: &(dyn Any + Send)) -> String {
    let message = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("?");
    let place = PANIC_PLACE.replace(Line::EMPTY);
    format!("{}, {}", printable(message.as_bytes()), printable(place.as_bytes()))
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;
    use std::process::Command;

    use super::super::general::ModeContrats;
    use super::*;

    fn last_error() -> String {
        // SAFETY: the last error is always a terminated string.
        let line = unsafe { CStr::from_ptr(contracts::last_line()) };
        line.to_str().unwrap().to_owned()
    }

    fn be_silent() {
        contracts::set_mode(ModeContrats::ContratsSilence);
    }

    fn panicking_call() -> TypeErreurC {
        call("essai", |code| code, || panic!("two\nlines"))
    }

    #[test]
    fn a_panic_becomes_an_internal_error() {
        be_silent();
        assert_eq!(panicking_call(), TypeErreur::ErreurInterne as TypeErreurC);
        let line = last_error();
        assert!(line.starts_with("libechecs : essai : erreur interne"), "{line}");
        assert!(line.contains(r"(two\x0Alines, "), "{line}");
        assert!(line.contains("guard.rs:"), "{line}");
    }

    #[test]
    fn a_breach_gives_its_code_and_its_clause() {
        be_silent();
        let code = call("essai", |code| code, || Err(Breach::null("ESSAI-N1", "x")));
        assert_eq!(code, TypeErreur::ErreurPointeurNul as TypeErreurC);
        assert_eq!(last_error(), "libechecs : essai [ESSAI-N1] : x vaut NULL");
    }

    const CHILD: &str = "ECHECS_TEST_CHILD";

    /// What the child process of the next test does.
    #[test]
    fn panics_in_a_child() {
        if std::env::var_os(CHILD).is_some() {
            panicking_call();
            let outside = panic::catch_unwind(|| panic!("outside"));
            assert!(outside.is_err());
        }
    }

    #[test]
    fn only_panics_of_guarded_calls_are_silent() {
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "capi::guard::tests::panics_in_a_child", "--nocapture"])
            .env(CHILD, "1")
            .env("ECHECS_CONTRATS", "message")
            .output()
            .unwrap();
        let stderr = String::from_utf8(child.stderr).unwrap();
        assert!(child.status.success(), "{stderr}");
        assert_eq!(stderr.matches("libechecs : essai").count(), 1, "{stderr}");
        assert_eq!(stderr.matches("panicked at").count(), 1, "{stderr}");
        assert!(stderr.contains("outside"), "{stderr}");
    }
}
