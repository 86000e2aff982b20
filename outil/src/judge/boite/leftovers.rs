//! The end of boxed processes, of which nothing is left running.
//!
//! Each box is a process group of its own. An executor cannot start another process; a compiler
//! can, but none that leaves the group. What is killed is therefore all of it.

use std::io;
use std::mem;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ExitStatus};
use std::time::Duration;

/// Ends an executor, if it has not ended yet, and says how it did.
pub fn end(child: &mut Child) -> io::Result<ExitStatus> {
    kill_group(child);
    child.wait()
}

/// Kills a child that has not been waited for yet, and all of its group. Until then the number
/// cannot become that of another group.
pub fn kill_group(child: &Child) {
    // SAFETY: it only asks the system. A group that has ended is no fault.
    unsafe { libc::kill(-(child.id() as libc::pid_t), libc::SIGKILL) };
}

/// Whether a child has ended; it still can be waited for.
pub fn has_ended(child: &Child) -> io::Result<bool> {
    // SAFETY: all zeros is a value of this structure of integers.
    let mut change: libc::siginfo_t = unsafe { mem::zeroed() };
    let what = libc::WEXITED | libc::WNOWAIT | libc::WNOHANG;
    // SAFETY: the child is ours, and there is room for what changed.
    match unsafe { libc::waitid(libc::P_PID, child.id(), &mut change, what) } {
        // Nothing is filled in while it runs.
        0 => Ok(change.si_signo != 0),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Waits for a child: how it ended, and the processor time that it and its own children took.
pub fn reap(child: Child) -> io::Result<(ExitStatus, Duration)> {
    let mut status = 0;
    // SAFETY: all zeros is a value of this structure of integers.
    let mut usage: libc::rusage = unsafe { mem::zeroed() };
    // SAFETY: the child is ours, and there is room for what is asked.
    while unsafe { libc::wait4(child.id() as libc::pid_t, &mut status, 0, &mut usage) } == -1 {
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
    let time = |time: libc::timeval| Duration::new(time.tv_sec as u64, time.tv_usec as u32 * 1000);
    Ok((ExitStatus::from_raw(status), time(usage.ru_utime) + time(usage.ru_stime)))
}
