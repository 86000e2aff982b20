//! A terminal of our own: a pseudo-terminal, where the test is the person and
//! the screen.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use super::clean_environment;
use super::example::Example;

/// How long anything may take: a busy machine is slow, a stuck program for ever.
const LIMIT: Duration = Duration::from_secs(30);

pub struct Terminal {
    program: Child,
    keyboard: File,
    /// Kept open: a terminal that nobody has open any more says nothing.
    program_s_side: OwnedFd,
    output: Receiver<Vec<u8>>,
    /// What was written and nobody has waited for yet.
    unread: Vec<u8>,
}

impl Terminal {
    /// Starts the example at a terminal, with these columns.
    pub fn start(example: &Example, arguments: &[&str], columns: u16) -> Terminal {
        Terminal::run(&mut example.command(arguments), columns)
    }

    /// Starts a command at a terminal, in a session and a foreground of its own.
    pub fn run(command: &mut Command, columns: u16) -> Terminal {
        let (ours, theirs) = open(columns);
        let side = || theirs.try_clone().unwrap();
        command.stdin(side()).stdout(side()).stderr(side()).env("TERM", "xterm");
        let own_session = || {
            for signal in [libc::SIGHUP, libc::SIGINT, libc::SIGQUIT, libc::SIGTERM, libc::SIGTSTP]
            {
                // The tests may run where some are ignored, as under nohup.
                // SAFETY: it only asks the system, and may be called between fork and exec.
                unsafe { libc::signal(signal, libc::SIG_DFL) };
            }
            // SAFETY: both only ask the system, and may be called between fork and exec.
            let answer = unsafe { (libc::setsid(), libc::ioctl(0, libc::TIOCSCTTY as _, 0)) };
            if answer.0 < 0 || answer.1 < 0 { Err(std::io::Error::last_os_error()) } else { Ok(()) }
        };
        // SAFETY: it allocates nothing and takes no lock.
        unsafe { command.pre_exec(own_session) };
        let program = command.spawn().unwrap();
        let keyboard = File::from(ours);
        let mut screen = keyboard.try_clone().unwrap();
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = screen.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { program, keyboard, program_s_side: theirs, output, unread: Vec::new() }
    }

    /// Starts a shell in this folder, which waits for a command.
    pub fn shell(folder: &Path) -> Terminal {
        let mut shell = Command::new("bash");
        clean_environment(&mut shell).args(["--norc", "--noprofile", "-i"]).current_dir(folder);
        shell.env("PS1", "pret$ ").env("INPUTRC", "/dev/null");
        let mut terminal = Terminal::run(&mut shell, 80);
        terminal.waits_for("pret$ ");
        terminal
    }

    /// Types, as fast as a paste.
    pub fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits for a text, and gives what came before it.
    pub fn waits_for(&mut self, text: &str) -> String {
        let deadline = Instant::now() + LIMIT;
        loop {
            let found = self.unread.windows(text.len()).position(|bytes| bytes == text.as_bytes());
            if let Some(place) = found {
                let before: Vec<u8> = self.unread.drain(..place + text.len()).collect();
                return String::from_utf8_lossy(&before[..place]).into_owned();
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.unread.extend(bytes),
                Err(_) => panic!("{text:?} not in {:?}", String::from_utf8_lossy(&self.unread)),
            }
        }
    }

    /// Waits until the program reads keys one by one, or lines as usual.
    pub fn waits_until_raw(&self, expected: bool) {
        let deadline = Instant::now() + LIMIT;
        while self.is_raw() != expected {
            assert!(Instant::now() < deadline, "raw: {}", !expected);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether the terminal gives keys one by one and does not write them.
    pub fn is_raw(&self) -> bool {
        let modes = self.modes();
        let lines = libc::ICANON | libc::ECHO;
        assert!(modes.c_lflag & lines == lines || modes.c_lflag & lines == 0);
        modes.c_lflag & lines == 0
    }

    /// Gives the terminal the modes of lines, as a shell does that takes it over.
    pub fn use_lines(&self) {
        let mut modes = self.modes();
        modes.c_lflag |= libc::ICANON | libc::ECHO;
        let side = self.program_s_side.as_raw_fd();
        // SAFETY: the terminal is open, and these are modes.
        assert_eq!(unsafe { libc::tcsetattr(side, libc::TCSANOW, &modes) }, 0);
    }

    fn modes(&self) -> libc::termios {
        // SAFETY: all zeros is a value of this structure of integers.
        let mut modes: libc::termios = unsafe { std::mem::zeroed() };
        // SAFETY: the terminal is open, and there is room for its modes.
        let answer = unsafe { libc::tcgetattr(self.program_s_side.as_raw_fd(), &mut modes) };
        assert_eq!(answer, 0);
        modes
    }

    pub fn id(&self) -> u32 {
        self.program.id()
    }

    pub fn signal(&self, signal: libc::c_int) {
        // SAFETY: the process is a child that nobody has waited for.
        assert_eq!(unsafe { libc::kill(self.id() as libc::pid_t, signal) }, 0);
    }

    /// How the program ends.
    pub fn end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + LIMIT;
        loop {
            if let Some(status) = self.program.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < deadline, "the program does not end");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has ended already, unless the test has failed.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// The two sides of a new terminal: the person's and the program's.
fn open(columns: u16) -> (OwnedFd, OwnedFd) {
    let size = libc::winsize { ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    let (mut ours, mut theirs) = (-1, -1);
    let (name, modes) = (std::ptr::null_mut(), std::ptr::null());
    // SAFETY: there is room for the two numbers, and a size; the others may be NULL.
    let answer = unsafe { libc::openpty(&mut ours, &mut theirs, name, modes, &size) };
    assert_eq!(answer, 0, "{}", std::io::Error::last_os_error());
    for side in [ours, theirs] {
        // SAFETY: the number is open; a child that kept it would keep the terminal alive.
        assert_eq!(unsafe { libc::fcntl(side, libc::F_SETFD, libc::FD_CLOEXEC) }, 0);
    }
    // SAFETY: both are open, and nobody else has them.
    unsafe { (OwnedFd::from_raw_fd(ours), OwnedFd::from_raw_fd(theirs)) }
}
