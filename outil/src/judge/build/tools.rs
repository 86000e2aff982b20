//! The compiler and its companions, run where they can harm nothing.

use std::ffi::OsString;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::compiler;
use crate::judge::boite::{self, Compiled};
use crate::judge::refusal::Refusal;
use crate::places;

/// The processor time that each may take.
const LIMIT: Duration = Duration::from_secs(20);

/// The C compiler with these arguments, in the scratch folder.
pub fn compiler(arguments: Vec<OsString>, scratch: &Path) -> Result<Compiled, Refusal> {
    static WORDS: OnceLock<Result<Vec<OsString>, String>> = OnceLock::new();
    let mut words = WORDS.get_or_init(find).clone().map_err(Refusal::NoCompiler)?;
    words.extend(arguments);
    run(&words, scratch)
}

/// The words of its command, which were tried.
fn find() -> Result<Vec<OsString>, String> {
    let found = compiler::find()?;
    let arguments = found.get_args().map(|argument| argument.to_owned());
    Ok(std::iter::once(found.get_program().to_owned()).chain(arguments).collect())
}

/// Another tool, by its name.
pub fn tool(name: &str, arguments: Vec<OsString>, scratch: &Path) -> Result<Compiled, Refusal> {
    let mut words = vec![OsString::from(name)];
    words.extend(arguments);
    run(&words, scratch)
}

/// Microseconds that all of them have taken.
static SPENT: AtomicU64 = AtomicU64::new(0);

/// The time that this process has spent waiting for compilers.
pub fn time_spent() -> Duration {
    Duration::from_micros(SPENT.load(Ordering::Relaxed))
}

fn run(words: &[OsString], scratch: &Path) -> Result<Compiled, Refusal> {
    let headers = places::headers().map_err(Refusal::Broken)?;
    let libraries = places::libraries().map_err(Refusal::Broken)?;
    let start = Instant::now();
    let compiled = boite::compiler(words, &[&headers, &libraries], scratch, LIMIT)?;
    SPENT.fetch_add(start.elapsed().as_micros() as u64, Ordering::Relaxed);
    match compiled.is_out_of_time {
        true => Err(Refusal::CompilerStopped),
        false => Ok(compiled),
    }
}
