//! The open files of a boxed process.

use std::fs::{self, File};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};

/// The program that an executor becomes: closed by that very step.
#[cfg(target_os = "linux")]
pub const PROGRAM: RawFd = 5;

/// Moves what came as standard input, output and error (socket, output, report) to where an
/// executor has it: 3, 1 with 2, and 4. Standard input is empty. The report comes back, for what
/// still has to be said.
pub fn arrange() -> io::Result<File> {
    copy(0, 3)?;
    copy(2, 4)?;
    copy(1, 2)?;
    copy(File::open("/dev/null")?.as_raw_fd(), 0)?;
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
