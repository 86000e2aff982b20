//! The programs of examples_c, and what passes between them and a person.

use std::os::unix::fs::symlink;
use std::process::Command;
use std::time::Duration;

use super::process::{self, Outcome};
use super::temp::TempDir;
use super::{Linkage, clean_environment, kept, root};

/// An example that is built, and `programme` in a folder of its own, where it runs.
pub struct Example {
    pub temp: TempDir,
    linkage: Linkage,
}

impl Example {
    pub fn new(name: &str, linkage: Linkage) -> Example {
        let temp = TempDir::new("examples");
        let source = root().join("examples_c").join(name);
        let program = kept::program(&source, linkage).unwrap();
        symlink(program, temp.path().join("programme")).unwrap();
        Example { temp, linkage }
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.temp.path().join("programme"));
        clean_environment(&mut command).current_dir(self.temp.path()).args(arguments);
        command
    }

    /// Runs it on what a person types.
    pub fn run(&self, arguments: &[&str], typed: impl AsRef<[u8]>) -> Outcome {
        let limit = Duration::from_secs(60);
        process::run_with_input(&mut self.command(arguments), typed.as_ref(), limit)
    }

    /// In a transcript, the lines that begin with `>` are typed and the others printed.
    pub fn replay(&self, arguments: &[&str], transcript: &str) {
        let (mut typed, mut printed) = (String::new(), String::new());
        for line in transcript.lines() {
            match line.strip_prefix('>') {
                Some(line) => typed += &format!("{}\n", line.trim_start()),
                None => printed += &format!("{line}\n"),
            }
        }
        let outcome = self.run(arguments, typed);
        let linkage = self.linkage.name();
        assert!(outcome.succeeded(), "{linkage}: {}", outcome.describe());
        assert_eq!(outcome.stdout, printed, "{linkage}");
        assert_eq!(outcome.stderr, "", "{linkage}");
    }
}
