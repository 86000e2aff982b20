//! How much of the machine a boxed process may use.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

/// What an executor may use. Its memory is limited later, by
/// [`limit_memory`](super::limit_memory).
pub struct Limits {
    /// The processor time of its whole life, in whole seconds: the last resort, for each case has
    /// its own limit, which the judge watches.
    pub processor: Duration,
    /// Bytes of stack.
    pub stack: u64,
    /// Bytes of each file that it writes: what it prints, what its sanitizer reports, and those of
    /// `files`.
    pub output: u64,
    /// For an exercise on files: the folder in which it runs, and whose files it may read and
    /// write. It makes no new ones there, or it could fill the disk: the judge creates, empty,
    /// those that the copy is to write.
    pub files: Option<PathBuf>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { processor: Duration::from_secs(60), stack: 8 << 20, output: 1 << 20, files: None }
    }
}

/// What a limit is on.
#[cfg(target_env = "gnu")]
pub type Resource = libc::__rlimit_resource_t;
#[cfg(not(target_env = "gnu"))]
pub type Resource = libc::c_int;

/// Limits this process, and what it becomes. Where the system already allows less, it stays so.
pub fn set(resource: Resource, soft: u64, hard: u64) -> io::Result<()> {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: there is room for the limit.
    if unsafe { libc::getrlimit(resource, &mut limit) } != 0 {
        return Err(io::Error::last_os_error());
    }
    limit.rlim_max = limit.rlim_max.min(hard);
    limit.rlim_cur = limit.rlim_max.min(soft);
    // SAFETY: the limit is there to be read.
    match unsafe { libc::setrlimit(resource, &limit) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Processor time, in seconds: a signal that tells why at the first limit, and a second later one
/// that nobody ignores.
pub fn set_processor(seconds: u64) -> io::Result<()> {
    set(libc::RLIMIT_CPU, seconds, seconds.saturating_add(1))
}
