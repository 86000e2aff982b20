//! Elsewhere than on Linux the judge has no hand on a running executor.

use std::io;
use std::process::Child;
use std::time::Duration;

/// Nothing can be limited here, and [`missing`](super::missing) says so.
pub fn limit_memory(_: &Child, _: u64) -> io::Result<()> {
    Ok(())
}

/// Nothing can be said here: there remains the time that has passed.
pub fn cpu_time(_: &Child) -> io::Result<Duration> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Nothing can be said here.
pub fn memory(_: &Child) -> io::Result<u64> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Nothing can be said here.
pub fn is_asleep(_: &Child) -> io::Result<bool> {
    Err(io::ErrorKind::Unsupported.into())
}
