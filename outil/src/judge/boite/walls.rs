//! The walls of the box on Linux: files by Landlock, system calls by seccomp, and addresses that
//! are the same each time.

use std::fs::File;
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use super::descriptors::{self, PROGRAM};
use super::launch::Failure;
use super::{access, filters};

/// What this system does not do for a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// No rules on files.
    Files,
    /// Not all of them.
    SomeFiles,
    /// No filter of system calls.
    Calls,
    /// Addresses differ from one run to the next.
    Addresses,
}

impl Lack {
    pub const ALL: [Lack; 4] = [Lack::Files, Lack::SomeFiles, Lack::Calls, Lack::Addresses];
}

/// Puts this process into the box of an executor that becomes `program`.
pub fn around_executor(program: &Path, files: Option<&Path>) -> Result<Vec<Lack>, Failure> {
    let mut lacks = Vec::new();
    lacks.extend(fix_addresses());
    lacks.extend(access::for_executor(program, files)?);
    if files.is_some() {
        spare_the_disk()?;
    }
    lacks.extend(filters::for_executor()?);
    Ok(lacks)
}

/// Spares this process the waiting for disks, where it can be done.
pub fn spare_the_disk() -> Result<(), Failure> {
    filters::spare_the_disk().map(drop)
}

/// Puts this process into the box of a compiler.
pub fn around_compiler(readable: &[&Path], scratch: &Path) -> Result<(), Failure> {
    access::for_compiler(readable, scratch)?;
    filters::for_compiler()?;
    Ok(())
}

/// A copy that mixes addresses into its answers at least gives the same ones each time. Some
/// containers forbid it.
fn fix_addresses() -> Option<Lack> {
    // SAFETY: it concerns programs that this process becomes.
    let answer = unsafe {
        let now = libc::personality(0xffff_ffff);
        libc::personality(now as libc::c_ulong | libc::ADDR_NO_RANDOMIZE as libc::c_ulong)
    };
    (answer == -1).then_some(Lack::Addresses)
}

/// Opens the program that an executor becomes, and closes everything that it does not use.
pub fn prepare(program: &Path) -> io::Result<()> {
    let file = File::options().read(true).custom_flags(libc::O_PATH).open(program)?;
    descriptors::keep_until_exec(file, PROGRAM)?;
    descriptors::close_from(PROGRAM + 1)
}

/// Becomes the prepared program. By its descriptor and not by its name, so that the filter lets
/// this one program start and no other, and that its stack begins at the same place whatever the
/// folder is called. A second argument says that its exercise is about files.
pub fn execute(_: &Path, files: bool) -> io::Error {
    let second = if files { c"fichiers".as_ptr() } else { std::ptr::null() };
    let arguments = [c"executeur".as_ptr(), second, std::ptr::null()];
    let environment = [std::ptr::null::<libc::c_char>()];
    // SAFETY: both lists end with NULL.
    unsafe {
        libc::syscall(
            libc::SYS_execveat,
            PROGRAM,
            c"".as_ptr(),
            arguments.as_ptr(),
            environment.as_ptr(),
            libc::AT_EMPTY_PATH,
        )
    };
    io::Error::last_os_error()
}
