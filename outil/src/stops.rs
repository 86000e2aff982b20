//! The signals by which a person or a system stops a command.

use std::mem::MaybeUninit;
use std::thread;

const STOPS: [libc::c_int; 3] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP];

/// Does this when one of them comes, and ends by it then. To be called before there is a second
/// thread: those that come later hold them back too.
pub fn clean_up_by(clean_up: fn()) {
    let stops = set(STOPS.into_iter().filter(|stop| !is_ignored(*stop)));
    // SAFETY: the set is made; nobody asks what was held back before.
    unsafe { libc::pthread_sigmask(libc::SIG_BLOCK, &stops, std::ptr::null_mut()) };
    thread::spawn(move || {
        let mut stop = 0;
        // SAFETY: the set is made, and there is room for a signal.
        if unsafe { libc::sigwait(&stops, &mut stop) } == 0 {
            clean_up();
            // SAFETY: the default action runs no code of ours, and is to end this process.
            unsafe {
                libc::signal(stop, libc::SIG_DFL);
                libc::pthread_sigmask(libc::SIG_UNBLOCK, &stops, std::ptr::null_mut());
                libc::kill(libc::getpid(), stop);
            }
        }
    });
}

/// Whether a signal was to be ignored when this program began, as by nohup.
fn is_ignored(signal: libc::c_int) -> bool {
    let mut action = MaybeUninit::<libc::sigaction>::uninit();
    // SAFETY: there is room for the action, and the system fills it.
    unsafe {
        libc::sigaction(signal, std::ptr::null(), action.as_mut_ptr()) == 0
            && action.assume_init().sa_sigaction == libc::SIG_IGN
    }
}

fn set(signals: impl Iterator<Item = libc::c_int>) -> libc::sigset_t {
    let mut set = MaybeUninit::uninit();
    // SAFETY: the set is made empty before anything is added to it.
    unsafe {
        libc::sigemptyset(set.as_mut_ptr());
        for signal in signals {
            libc::sigaddset(set.as_mut_ptr(), signal);
        }
        set.assume_init()
    }
}

/// As long as it lives, they wait: what is half done can be undone first.
pub struct Waiting {
    before: libc::sigset_t,
}

impl Waiting {
    pub fn new() -> Waiting {
        let stops = set(STOPS.into_iter());
        let mut before = MaybeUninit::uninit();
        // SAFETY: the first set is made, and the system fills the second.
        unsafe {
            libc::sigprocmask(libc::SIG_BLOCK, &stops, before.as_mut_ptr());
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
