//! Processes that do not outlive this one.

use std::process::Command;

/// Lets what the command starts get this signal when this process ends, even
/// killed: a program that nobody waits for any more would run on unseen. Only
/// Linux can.
#[cfg(target_os = "linux")]
pub fn ends_with_us(command: &mut Command, signal: libc::c_int) -> &mut Command {
    use std::io;
    use std::os::unix::process::CommandExt;
    let parent = std::process::id();
    let ask = move || {
        // SAFETY: both only ask the system, and may be called between fork and exec.
        let (answer, now) =
            unsafe { (libc::prctl(libc::PR_SET_PDEATHSIG, signal), libc::getppid()) };
        if answer != 0 {
            return Err(io::Error::last_os_error());
        }
        // The parent may have ended before it was asked for.
        if now.unsigned_abs() == parent { Ok(()) } else { Err(io::ErrorKind::Interrupted.into()) }
    };
    // SAFETY: it allocates nothing and takes no lock.
    unsafe { command.pre_exec(ask) }
}

#[cfg(not(target_os = "linux"))]
pub fn ends_with_us(command: &mut Command, _: libc::c_int) -> &mut Command {
    command
}

/// From now on Ctrl-C and Ctrl-\ do not end this process: the child, which gets them too, ends or
/// goes on as it likes, and this process ends after it, as a shell does.
pub fn has_the_keyboard() {
    for signal in [libc::SIGINT, libc::SIGQUIT] {
        // SAFETY: to ignore a signal runs no code of ours.
        unsafe { libc::signal(signal, libc::SIG_IGN) };
    }
}
