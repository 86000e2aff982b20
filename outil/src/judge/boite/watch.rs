//! What the judge does to a running executor from outside: no right of the executor's is needed,
//! and nothing in it can prevent it.

use std::fs;
use std::io;
use std::process::Child;
use std::ptr;
use std::time::Duration;

use super::limits::Resource;

/// Lets an executor that has said that it is ready take this many bytes more than it has now, and
/// its stack. Before its start there is no good limit: AddressSanitizer reserves terabytes then,
/// of which it uses little.
pub fn limit_memory(child: &Child, bytes: u64) -> io::Result<()> {
    let (whole, data) = sizes(child)?;
    let stack = limit(child, libc::RLIMIT_STACK, None)?.rlim_cur;
    // The first is exact. The second also counts what is not data: pages that are only read.
    for (resource, now, more) in
        [(libc::RLIMIT_DATA, data, bytes), (libc::RLIMIT_AS, whole, bytes.saturating_add(stack))]
    {
        let most = now.saturating_add(more).min(limit(child, resource, None)?.rlim_max);
        limit(child, resource, Some(libc::rlimit { rlim_cur: most, rlim_max: most }))?;
    }
    Ok(())
}

/// The bytes of data that an executor has now: what its limit is on.
pub fn memory(child: &Child) -> io::Result<u64> {
    sizes(child).map(|(_, data)| data)
}

/// The bytes of a child's memory: all, and data.
fn sizes(child: &Child) -> io::Result<(u64, u64)> {
    let sizes = fs::read_to_string(format!("/proc/{}/statm", child.id()))?;
    let mut sizes = sizes.split_whitespace().map(|size| size.parse::<u64>().ok());
    let (Some(Some(whole)), Some(Some(data))) = (sizes.next(), sizes.nth(4)) else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    // SAFETY: it only asks the system.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as u64;
    Ok((whole * page, data * page))
}

/// Whether a child waits for something else than the processor or a disk.
pub fn is_asleep(child: &Child) -> io::Result<bool> {
    let state = fs::read_to_string(format!("/proc/{}/stat", child.id()))?;
    // After its name, which may hold anything.
    let state = state.rsplit(')').next().and_then(|rest| rest.trim_start().chars().next());
    Ok(!matches!(state, Some('R' | 'D')))
}

/// A limit of a child's before it is changed, if it is.
fn limit(child: &Child, resource: Resource, new: Option<libc::rlimit>) -> io::Result<libc::rlimit> {
    let mut old = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    let new = new.as_ref().map_or(ptr::null(), ptr::from_ref);
    // SAFETY: the new limit is NULL or there, and there is room for the old one.
    match unsafe { libc::prlimit(child.id() as libc::pid_t, resource, new, &mut old) } {
        0 => Ok(old),
        _ => Err(io::Error::last_os_error()),
    }
}

/// The processor time that a child has used, however busy the machine is.
pub fn cpu_time(child: &Child) -> io::Result<Duration> {
    let mut clock = 0;
    // SAFETY: there is room for the clock.
    let error = unsafe { libc::clock_getcpuclockid(child.id() as libc::pid_t, &mut clock) };
    if error != 0 {
        return Err(io::Error::from_raw_os_error(error));
    }
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: there is room for the time.
    match unsafe { libc::clock_gettime(clock, &mut time) } {
        0 => Ok(Duration::new(time.tv_sec as u64, time.tv_nsec as u32)),
        _ => Err(io::Error::last_os_error()),
    }
}
