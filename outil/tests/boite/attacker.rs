//! The C program that attacks, started with and without a box.

use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use crate::boite::{self, Limits};
use support::compilers::Compiler;

/// How long an attack may take before the test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program's files, and the filter that an executor puts on itself; within this program, so
/// that any user may compile them.
const SOURCES: [(&str, &str); 7] = [
    ("attaquant.c", include_str!("attaquant/attaquant.c")),
    ("attaquant.h", include_str!("attaquant/attaquant.h")),
    ("fichiers.c", include_str!("attaquant/fichiers.c")),
    ("memoire.c", include_str!("attaquant/memoire.c")),
    ("processus.c", include_str!("attaquant/processus.c")),
    ("systeme.c", include_str!("attaquant/systeme.c")),
    ("filtre.c", include_str!("../../src/judge/boite/filtre.c")),
];

/// With which options the program was compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    Plain,
    Sanitized,
}

impl Build {
    pub const ALL: [Build; 2] = [Build::Plain, Build::Sanitized];

    /// The compiled program, in a folder of its own; each is compiled once.
    pub fn program(self) -> &'static Path {
        static PROGRAMS: [OnceLock<PathBuf>; 2] = [OnceLock::new(), OnceLock::new()];
        PROGRAMS[self as usize].get_or_init(|| {
            let folder = WORKSHOP.get().unwrap().join(format!("{self:?}"));
            let program = folder.join("attaquant");
            if !program.exists() {
                self.compile(&folder, &program);
            }
            program
        })
    }

    fn compile(self, folder: &Path, program: &Path) {
        fs::create_dir(folder).unwrap();
        for (name, text) in SOURCES {
            fs::write(folder.join(name), text).unwrap();
        }
        let mut command = Compiler::c().command();
        command.args(["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-g", "-pthread"]);
        if self == Build::Sanitized {
            command.args(["-fsanitize=address", "-DASSAINI"]);
        }
        command.args(SOURCES.map(|(name, _)| name).iter().filter(|name| name.ends_with(".c")));
        command.arg("-o").arg(program).current_dir(folder);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// The folder of the compiled programs.
static WORKSHOP: OnceLock<PathBuf> = OnceLock::new();

/// Says where the programs are compiled, or already were by the process that started this one.
pub fn work_in(folder: &Path) {
    WORKSHOP.set(folder.to_owned()).unwrap();
}

/// This program in another role, which has the same compiled programs: it is not there to remove
/// its own if it is killed.
pub fn in_role(role: &str, argument: &str) -> Command {
    for build in Build::ALL {
        build.program();
    }
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.arg(role).arg(WORKSHOP.get().unwrap()).arg(argument);
    command
}

/// A started program and the socket by which it is told what to try.
pub struct Attacker {
    pub child: Child,
    socket: File,
    output: File,
    report: File,
}

impl Attacker {
    /// In the box.
    pub fn boxed(build: Build, limits: &Limits) -> Attacker {
        Attacker::of(build.program(), limits)
    }

    pub fn of(program: &Path, limits: &Limits) -> Attacker {
        let (ours, theirs) = pair();
        let (output, report) = (boite::unnamed_file().unwrap(), boite::unnamed_file().unwrap());
        let ends = boite::Ends {
            input: boite::unnamed_file().unwrap(),
            output: output.try_clone().unwrap(),
            socket: theirs,
            report: report.try_clone().unwrap(),
        };
        let child = boite::executor(program, ends, limits).unwrap();
        Attacker { child, socket: ours, output, report }
    }

    /// Without one.
    pub fn free(build: Build) -> Attacker {
        let (ours, theirs) = pair();
        let (output, report) = (boite::unnamed_file().unwrap(), boite::unnamed_file().unwrap());
        let mut command = Command::new(build.program());
        command.stdin(theirs).stdout(Stdio::from(output.try_clone().unwrap()));
        let child = command.spawn().unwrap();
        Attacker { child, socket: ours, output, report }
    }

    /// Asks for an attempt whose answer nobody waits for.
    pub fn start(&self, attempt: &str) {
        send(&self.socket, attempt.as_bytes()).unwrap();
    }

    /// What the program answers: 0 if it succeeded, an error number, or another number that the
    /// attempt gives; none if it ended instead.
    pub fn try_to(&mut self, attempt: &str) -> Option<i32> {
        self.start(attempt);
        let mut answer = [0; 20];
        match receive(&self.socket, &mut answer) {
            Ok(0) => None,
            Ok(length) => Some(std::str::from_utf8(&answer[..length]).unwrap().parse().unwrap()),
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => None,
            Err(error) => panic!("{attempt}: {error}"),
        }
    }

    /// Puts the second filter on the program.
    pub fn filter(&mut self) {
        assert_eq!(self.try_to("filtre"), Some(0));
    }

    /// How a program ended that did so by itself.
    pub fn wait(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// How it ended, and what it left.
    pub fn obituary(&mut self) -> String {
        let output = String::from_utf8_lossy(&self.output()).into_owned();
        format!("ended by {}\n{output}\n{}", self.wait(), self.report())
    }

    pub fn output(&mut self) -> Vec<u8> {
        content(&mut self.output)
    }

    pub fn report(&mut self) -> String {
        String::from_utf8_lossy(&content(&mut self.report)).into_owned()
    }
}

impl Drop for Attacker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn content(file: &mut File) -> Vec<u8> {
    let mut content = Vec::new();
    file.rewind().unwrap();
    file.read_to_end(&mut content).unwrap();
    content
}

/// Two ends of a connection that keeps messages apart; ours loses patience.
pub fn pair() -> (File, OwnedFd) {
    let mut ends = [0; 2];
    let kind = libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC;
    let limit = libc::timeval { tv_sec: PATIENCE.as_secs() as libc::time_t, tv_usec: 0 };
    // SAFETY: there is room for two descriptors, which have no other owner; the limit is there to
    // be read.
    unsafe {
        assert_eq!(libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()), 0);
        let (ours, theirs) = (File::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1]));
        let size = size_of_val(&limit) as libc::socklen_t;
        let limit = (&raw const limit).cast();
        let answer = libc::setsockopt(ends[0], libc::SOL_SOCKET, libc::SO_RCVTIMEO, limit, size);
        assert_eq!(answer, 0);
        (ours, theirs)
    }
}

/// Sends one message; nobody there is an error and no signal.
fn send(socket: &File, message: &[u8]) -> io::Result<()> {
    // SAFETY: the message is there to be read.
    let sent = unsafe {
        libc::send(socket.as_raw_fd(), message.as_ptr().cast(), message.len(), libc::MSG_NOSIGNAL)
    };
    if sent < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

fn receive(mut socket: &File, message: &mut [u8]) -> io::Result<usize> {
    socket.read(message)
}
