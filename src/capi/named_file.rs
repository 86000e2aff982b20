//! A file that C names, in a function that may have to tell of it.

use std::cell::{Cell, RefCell};
use std::ffi::c_char;
use std::fmt::Display;
use std::path::PathBuf;

use super::contracts;
use super::errors::{TypeErreur, TypeErreurC};
use super::files::{self, FileError};
use super::guard::Breach;
use super::saving;
use super::strings::{self, Line, printable};

pub struct NamedFile<'a> {
    function: &'static str,
    name: &'a [u8],
    pub path: PathBuf,
}

impl NamedFile<'_> {
    /// The file of a name, which is the parameter `parameter` of the public function
    /// `function`; the clause `null` says that it is not NULL.
    ///
    /// # Safety
    ///
    /// `name` is NULL or a terminated string that lives, unchanged, during `'a`.
    pub unsafe fn new<'a>(
        function: &'static str,
        name: *const c_char,
        parameter: &str,
        null: &'static str,
    ) -> Result<NamedFile<'a>, Breach> {
        // SAFETY: NULL or terminated, by the caller.
        let name = unsafe { strings::bytes(name) }.ok_or_else(|| Breach::null(null, parameter))?;
        Ok(NamedFile { function, name, path: files::path(name) })
    }

    /// The name, short and harmless enough for a message.
    pub fn shown(&self) -> String {
        printable(end_of(self.name))
    }

    /// Says what is wrong with the file, which is nobody's breach of a contract.
    pub fn refuse(&self, code: TypeErreur, reason: impl Display) -> TypeErreurC {
        let code = code as TypeErreurC;
        let line = format!("libechecs : {} : {} : {reason}", self.function, self.shown());
        if LISTENED.get() {
            REASON.set(Line::new(&reason.to_string()));
            contracts::note(code, &line);
        } else {
            contracts::tell(code, &line);
        }
        code
    }

    /// Gives the file this content, or says why it cannot be written.
    pub fn replace(&self, content: &str) -> TypeErreurC {
        match saving::replace(&self.path, content.as_bytes()) {
            Ok(()) => TypeErreur::PasErreur as TypeErreurC,
            Err(FileError { code, reason }) => self.refuse(code, reason),
        }
    }
}

thread_local! {
    // Nothing to drop: they are still there in `atexit` functions.
    static LISTENED: Cell<bool> = const { Cell::new(false) };
    static REASON: RefCell<Line> = const { RefCell::new(Line::EMPTY) };
}

/// Runs a body that may refuse a file, and gives the reason to the caller, who tells
/// of it in its own way.
pub fn listen<T>(body: impl FnOnce() -> T) -> (T, Option<String>) {
    let (listened, before) = (LISTENED.replace(true), REASON.replace(Line::EMPTY));
    let result = body();
    LISTENED.set(listened);
    let reason = REASON.replace(before);
    let reason = String::from_utf8_lossy(reason.as_bytes()).into_owned();
    (result, Some(reason).filter(|reason| !reason.is_empty()))
}

/// The end of a name that is too long for a line.
fn end_of(name: &[u8]) -> &[u8] {
    const LONGEST: usize = 100;
    &name[name.len().saturating_sub(LONGEST)..]
}
