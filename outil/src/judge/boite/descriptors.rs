//! The open files of a boxed process.

use std::fs::{self, File};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
use std::os::unix::process::CommandExt;
use std::process::Command;

/// The program that an executor becomes: closed by that very step.
#[cfg(target_os = "linux")]
pub const PROGRAM: RawFd = 5;

/// Lets what a command starts have an open file too, under the number that it has here.
pub fn inherited(command: &mut Command, file: OwnedFd) {
    let keep = move || {
        // SAFETY: it only asks the system, and may be called between fork and exec.
        match unsafe { libc::fcntl(file.as_raw_fd(), libc::F_SETFD, 0) } {
            -1 => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    };
    // SAFETY: it allocates nothing and takes no lock.
    unsafe { command.pre_exec(keep) };
}

/// Moves what came as standard input, output and error (socket, output, report), and as `input`, to
/// where an executor has it: 3, 1 with 2, 4, and 0. The report comes back, for what still has to be
/// said.
pub fn arrange(input: RawFd) -> io::Result<File> {
    // Out of the way of the others, and closed with all that nobody uses.
    let input = above(input, 10)?;
    copy(0, 3)?;
    copy(2, 4)?;
    copy(1, 2)?;
    copy(input, 0)?;
    // SAFETY: it was opened just now, and has no other owner.
    Ok(unsafe { File::from_raw_fd(4) })
}

/// Closes every descriptor from this one on.
pub fn close_from(first: RawFd) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        // SAFETY: nobody in this process uses them any more.
        let answer = unsafe { libc::syscall(libc::SYS_close_range, first, libc::c_uint::MAX, 0) };
        if answer == 0 {
            return Ok(());
        }
    }
    // An older system: those that are there, one by one. The list itself is closed by then.
    let names = fs::read_dir("/dev/fd")?.map(|entry| Ok(entry?.file_name()));
    for name in names.collect::<io::Result<Vec<_>>>()? {
        let number = name.to_str().and_then(|name| name.parse::<RawFd>().ok());
        if let Some(number) = number.filter(|&number| number >= first) {
            // SAFETY: nobody in this process uses it any more.
            unsafe { libc::close(number) };
        }
    }
    Ok(())
}

/// The same open file under a number that is at least this.
fn above(from: RawFd, least: RawFd) -> io::Result<RawFd> {
    // SAFETY: it makes a new descriptor, and changes none.
    match unsafe { libc::fcntl(from, libc::F_DUPFD, least) } {
        -1 => Err(io::Error::last_os_error()),
        made => Ok(made),
    }
}

/// Keeps a descriptor under another number, which its owner does not close.
fn copy(from: RawFd, to: RawFd) -> io::Result<()> {
    // SAFETY: it changes descriptors that no object of this process owns.
    match unsafe { libc::dup2(from, to) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// Keeps an open file under this number, until this process becomes another program.
#[cfg(target_os = "linux")]
pub fn keep_until_exec(file: File, to: RawFd) -> io::Result<()> {
    let from = file.into_raw_fd();
    if from == to {
        return Ok(());
    }
    // SAFETY: as above.
    match unsafe { libc::dup3(from, to, libc::O_CLOEXEC) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// A descriptor of our own for an open file that somebody else keeps.
pub fn shared(file: &File) -> io::Result<OwnedFd> {
    file.try_clone().map(OwnedFd::from)
}
