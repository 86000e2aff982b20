//! The signals by which a person or a system stops a command.

use std::mem::MaybeUninit;

const STOPS: [libc::c_int; 3] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP];

/// As long as it lives, they wait: what is half done can be undone first.
pub struct Waiting {
    before: libc::sigset_t,
}

impl Waiting {
    pub fn new() -> Waiting {
        let mut stops = MaybeUninit::uninit();
        let mut before = MaybeUninit::uninit();
        // SAFETY: two places for sets; the first is initialised before it is read, and the
        // system fills the second.
        unsafe {
            libc::sigemptyset(stops.as_mut_ptr());
            for stop in STOPS {
                libc::sigaddset(stops.as_mut_ptr(), stop);
            }
            libc::sigprocmask(libc::SIG_BLOCK, stops.as_ptr(), before.as_mut_ptr());
            Waiting { before: before.assume_init() }
        }
    }

    /// Whether one of them has come.
    pub fn are_heard(&self) -> bool {
        let mut pending = MaybeUninit::uninit();
        // SAFETY: a place for a set, which the system fills.
        unsafe {
            libc::sigpending(pending.as_mut_ptr()) == 0
                && STOPS.iter().any(|&stop| libc::sigismember(pending.as_ptr(), stop) == 1)
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        // SAFETY: the set that was there before.
        unsafe { libc::sigprocmask(libc::SIG_SETMASK, &self.before, std::ptr::null_mut()) };
    }
}
