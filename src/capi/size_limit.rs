//! The limit that a process has on the size of its files (`ulimit -f`).

/// Runs what writes files. Beyond the limit the system refuses, and also sends
/// SIGXFSZ, which ends the program: here nobody hears it, and what is left is an
/// error like others.
#[cfg(unix)]
pub fn as_an_error<T>(write: impl FnOnce() -> T) -> T {
    let signal = signal_set();
    let mut mask = signal;
    // SAFETY: two sets of signals, the second of which is filled.
    unsafe { libc::pthread_sigmask(libc::SIG_BLOCK, &signal, &mut mask) };
    let is_the_program_s = is_pending();
    let written = write();
    if !is_the_program_s && is_pending() {
        forget(&signal);
    }
    // SAFETY: the set that was filled.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &mask, std::ptr::null_mut()) };
    written
}

#[cfg(not(unix))]
pub fn as_an_error<T>(write: impl FnOnce() -> T) -> T {
    write()
}

/// SIGXFSZ alone.
#[cfg(unix)]
fn signal_set() -> libc::sigset_t {
    let mut set = std::mem::MaybeUninit::uninit();
    // SAFETY: a place for a set, which is initialised before it is read.
    unsafe {
        libc::sigemptyset(set.as_mut_ptr());
        libc::sigaddset(set.as_mut_ptr(), libc::SIGXFSZ);
        set.assume_init()
    }
}

/// Whether the signal waits to be heard.
#[cfg(unix)]
fn is_pending() -> bool {
    let mut set = signal_set();
    // SAFETY: a set, which is filled.
    unsafe { libc::sigpending(&mut set) == 0 && libc::sigismember(&set, libc::SIGXFSZ) == 1 }
}

/// Takes away the signal that waits, without waiting for it: another thread may
/// have been quicker.
#[cfg(all(unix, not(target_vendor = "apple")))]
fn forget(signal: &libc::sigset_t) {
    let at_once = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: a set and a time; nothing is asked about the signal.
    unsafe { libc::sigtimedwait(signal, std::ptr::null_mut(), &at_once) };
}

/// The same where the system can only wait.
#[cfg(target_vendor = "apple")]
fn forget(signal: &libc::sigset_t) {
    let mut number = 0;
    // SAFETY: a set, and a place for a number.
    unsafe { libc::sigwait(signal, &mut number) };
}
