//! Who stays with a compiler. It starts processes of its own: when the judge is killed, the system
//! ends the first of them only.

use std::io;

/// Lets a child of this process go on from here. This one stays outside of its box: it waits for
/// the child, ends as it does, and ends all of their group as soon as there is no judge any more.
#[cfg(target_os = "linux")]
pub fn stay() -> io::Result<()> {
    let end_all: extern "C" fn(libc::c_int) = end_all;
    // SAFETY: the handler only calls kill. This process has one thread, so that its child may do
    // what it likes.
    let child = unsafe {
        libc::signal(libc::SIGTERM, end_all as libc::sighandler_t);
        if libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGTERM) != 0 {
            return Err(io::Error::last_os_error());
        }
        libc::fork()
    };
    match child {
        -1 => Err(io::Error::last_os_error()),
        0 => Ok(()),
        child => wait_for(child),
    }
}

/// Elsewhere than on Linux nobody says that the judge has ended.
#[cfg(not(target_os = "linux"))]
pub fn stay() -> io::Result<()> {
    Ok(())
}

#[cfg(target_os = "linux")]
extern "C" fn end_all(_: libc::c_int) {
    // SAFETY: it may be called in a handler; this process is one of the group.
    unsafe { libc::kill(0, libc::SIGKILL) };
}

#[cfg(target_os = "linux")]
fn wait_for(child: libc::pid_t) -> ! {
    use std::os::unix::process::ExitStatusExt;
    use std::process::{self, ExitStatus};

    let mut status = 0;
    // SAFETY: the child is ours, and there is room for its status.
    while unsafe { libc::waitpid(child, &mut status, 0) } == -1 {
        if io::Error::last_os_error().kind() != io::ErrorKind::Interrupted {
            process::exit(super::launch::NOT_STARTED);
        }
    }
    let status = ExitStatus::from_raw(status);
    if let Some(signal) = status.signal() {
        // SAFETY: the default action runs no code of ours.
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
            libc::raise(signal);
        }
    }
    process::exit(status.code().unwrap_or(super::launch::NOT_STARTED))
}
