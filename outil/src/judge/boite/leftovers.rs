//! The end of boxed processes, of which nothing is left running.
//!
//! Each box is a process group of its own. An executor cannot start another process; a compiler
//! can, but none that leaves the group. What is killed is therefore all of it.

use std::collections::BTreeSet;
use std::io;
use std::mem;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The groups of the boxed processes that have not been waited for.
static GROUPS: Mutex<BTreeSet<libc::pid_t>> = Mutex::new(BTreeSet::new());

fn groups() -> MutexGuard<'static, BTreeSet<libc::pid_t>> {
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process, the first of its group, and remembers it.
pub fn known(start: impl FnOnce() -> io::Result<Child>) -> io::Result<Child> {
    let mut groups = groups();
    let child = start()?;
    groups.insert(child.id() as libc::pid_t);
    Ok(child)
}

/// Ends all boxed processes, because the judge itself is about to end: from now on nobody starts
/// one, or learns how one has ended.
pub fn end_all() {
    let groups = groups();
    for group in groups.iter() {
        // SAFETY: it only asks the system; none of them has been waited for.
        unsafe { libc::kill(-group, libc::SIGKILL) };
    }
    mem::forget(groups);
}

/// Waits so long for a program to end by itself, then ends it, and says how it ended. Nothing of
/// its group is left.
pub fn end(child: &mut Child, patience: Duration) -> io::Result<ExitStatus> {
    kill_after(child, patience)?;
    groups().remove(&(child.id() as libc::pid_t));
    child.wait()
}

/// Waits so long for a child to end by itself, and kills what there still is of it and its group;
/// whether it had ended. It has not been waited for yet: until then its number cannot become that
/// of another group.
pub fn kill_after(child: &Child, patience: Duration) -> io::Result<bool> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    let mut is_over = has_ended(child)?;
    while !is_over && start.elapsed() < patience {
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
        is_over = has_ended(child)?;
    }
    let number = child.id() as libc::pid_t;
    // SAFETY: it only asks the system. There may be no such group, and nobody left in it.
    unsafe {
        libc::kill(-number, libc::SIGKILL);
        libc::kill(number, libc::SIGKILL);
    }
    Ok(is_over)
}

/// Whether a child has ended; it still can be waited for.
fn has_ended(child: &Child) -> io::Result<bool> {
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
    groups().remove(&(child.id() as libc::pid_t));
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
