//! Running a command for a limited time.

use std::fs::{self, File};
use std::process::{Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use super::temp::TempDir;

/// How a command ended, and what it wrote.
pub struct Outcome {
    /// `None` if it had to be stopped.
    pub status: Option<ExitStatus>,
    pub stdout: String,
    pub stderr: String,
}

impl Outcome {
    pub fn succeeded(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }

    /// The end and the texts, for a person.
    pub fn describe(&self) -> String {
        let end = match self.status {
            Some(status) => status.to_string(),
            None => "stopped: it took too long".to_owned(),
        };
        format!("{end}\n--- stdout\n{}--- stderr\n{}", self.stdout, self.stderr)
    }
}

/// Runs a command, with nothing to read, for at most the time given.
pub fn run(command: &mut Command, limit: Duration) -> Outcome {
    run_with_input(command, b"", limit)
}

/// Runs a command that reads `input`, for at most the time given.
pub fn run_with_input(command: &mut Command, input: &[u8], limit: Duration) -> Outcome {
    let temp = TempDir::new("process");
    let file = |name: &str| temp.path().join(name);
    fs::write(file("stdin"), input).unwrap();
    let mut child = command
        .stdin(File::open(file("stdin")).unwrap())
        .stdout(File::create(file("stdout")).unwrap())
        .stderr(File::create(file("stderr")).unwrap())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let deadline = Instant::now() + limit;
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break Some(status),
            None if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
            None => {
                child.kill().unwrap();
                child.wait().unwrap();
                break None;
            }
        }
    };
    let text = |name| String::from_utf8_lossy(&fs::read(file(name)).unwrap()).into_owned();
    Outcome { status, stdout: text("stdout"), stderr: text("stderr") }
}

/// Runs a command that should succeed: what it wrote, or all that is known of its failure.
pub fn succeed(command: &mut Command) -> Result<Outcome, String> {
    let outcome = run(command, Duration::from_secs(300));
    if outcome.succeeded() {
        Ok(outcome)
    } else {
        Err(format!("{command:?}\n{}", outcome.describe()))
    }
}
