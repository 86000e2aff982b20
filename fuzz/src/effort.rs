//! Time that grows faster than its input.

use std::time::Duration;

/// How long the text is that a unit is repeated to.
const LENGTH: usize = 64 << 10;

/// What reading that much may take of this thread's own time, whatever else the machine
/// does: a hundred times what it does take, and far less than if each byte cost as much
/// as all before it.
const LIMIT: Duration = Duration::from_secs(4);

/// Reads a text that begins as given and then repeats a unit. One input in 64, chosen by
/// its content, is tried: the others leave the time to find new ones.
pub fn is_proportional(start: &[u8], unit: &[u8], read: impl Fn(&[u8])) {
    let sum = start.iter().chain(unit).fold(0u8, |sum, &byte| sum.wrapping_add(byte));
    if unit.is_empty() || !sum.is_multiple_of(64) {
        return;
    }
    let mut text = start.to_vec();
    text.extend(unit.iter().cycle().take(LENGTH));
    let before = time_of_this_thread();
    read(&text);
    let taken = time_of_this_thread() - before;
    assert!(taken < LIMIT, "{LENGTH} bytes took {taken:?}");
}

fn time_of_this_thread() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: a place for the time.
    let code = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    assert_eq!(code, 0, "a clock of this thread");
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
