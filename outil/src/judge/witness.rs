//! The witness: the library's own functions, in a process of their own, behind the same executor as
//! the copy's. What it answers is what is expected.

use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use super::boite::{self, Ends};
use super::executor::{Executor, Limits};
use crate::child;

/// The argument by which this program becomes the witness.
pub const ARGUMENT: &str = "__temoin";

/// The descriptor of its socket.
const SOCKET: libc::c_int = 3;

unsafe extern "C" {
    fn echecs_temoin(socket: libc::c_int) -> libc::c_int;
}

/// Answers until nobody asks any more.
pub fn answer() -> ExitCode {
    // Where it cannot be spared, it only takes longer.
    let _ = boite::spare_the_disk();
    // SAFETY: it reads and writes the socket, and calls the library with what the judge sends.
    ExitCode::from(unsafe { echecs_temoin(SOCKET) } as u8)
}

/// `folder` is where it runs for cases with files.
pub fn executor(folder: PathBuf) -> io::Result<Executor<'static>> {
    let program = std::env::current_exe()?;
    let start = move |ends: Ends, folder: Option<&Path>| {
        let mut command = Command::new(&program);
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        command.arg(ARGUMENT).env_clear().env("ECHECS_CONTRATS", "message");
        command.stdin(ends.input).stdout(ends.output.try_clone()?).stderr(ends.output);
        let socket = ends.socket;
        // SAFETY: dup2 may be called between fork and exec; the descriptor is still open.
        unsafe {
            command.pre_exec(move || match libc::dup2(socket.as_raw_fd(), SOCKET) {
                SOCKET => Ok(()),
                _ => Err(io::Error::last_os_error()),
            });
        }
        // It may be at a question that takes long when nobody wants to know any more.
        child::ends_with_us(&mut command, libc::SIGKILL).spawn()
    };
    let limits = Limits { time: Duration::from_secs(20), memory: None };
    Ok(Executor::new(limits, folder, Box::new(start)))
}
