//! Waiting for a child that a person may stop (Ctrl-Z) and take up again.
//!
//! Both get the signals of the keyboard. A shell asks for its terminal as soon as the process that
//! it started has stopped: this one therefore stops after its child, never before.

use std::io;
use std::process::{Child, ExitStatus};

/// Waits until the child ends, and stops whenever it stops.
pub fn wait(child: &mut Child) -> io::Result<ExitStatus> {
    // SAFETY: they only ask the system.
    let is_waited_for_by_the_shell = unsafe { libc::getpgrp() == libc::getpid() };
    if is_waited_for_by_the_shell {
        handle_stop(libc::SIG_IGN);
        while stops(child.id())? {
            handle_stop(libc::SIG_DFL);
            // SAFETY: it stops this process, as the keyboard would have.
            unsafe { libc::raise(libc::SIGTSTP) };
            handle_stop(libc::SIG_IGN);
        }
    }
    child.wait()
}

fn handle_stop(action: libc::sighandler_t) {
    // SAFETY: neither of the two actions runs code of ours.
    unsafe { libc::signal(libc::SIGTSTP, action) };
}

/// Waits until the child has stopped, or has ended and can be waited for.
fn stops(child: u32) -> io::Result<bool> {
    let wait = |changes| {
        // SAFETY: all zeros is a value of this structure of integers.
        let mut change: libc::siginfo_t = unsafe { std::mem::zeroed() };
        // SAFETY: the child is ours, and there is room for what changed.
        match unsafe { libc::waitid(libc::P_PID, child, &mut change, changes) } {
            0 => Ok(change.si_code),
            _ => Err(io::Error::last_os_error()),
        }
    };
    loop {
        match wait(libc::WEXITED | libc::WSTOPPED | libc::WNOWAIT) {
            // Taken, or the same stop would be seen for ever.
            Ok(libc::CLD_STOPPED) => return wait(libc::WSTOPPED | libc::WNOHANG).map(|_| true),
            Ok(_) => return Ok(false),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}
