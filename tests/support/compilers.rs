//! The C compilers of the machine.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// A C or C++ compiler.
#[derive(Clone)]
pub struct Compiler {
    pub name: String,
    path: PathBuf,
    arguments: Vec<std::ffi::OsString>,
}

impl Compiler {
    /// The compiler that the `cc` crate finds; `CC` names another.
    pub fn c() -> Compiler {
        // To find it, the crate runs it: too long for each of a thousand small programs.
        static FOUND: OnceLock<Compiler> = OnceLock::new();
        FOUND.get_or_init(|| Compiler::found(false, 0)).clone()
    }

    /// The same, for programs that are measured.
    pub fn optimising_c() -> Compiler {
        Compiler::found(false, 3)
    }

    pub fn cpp() -> Compiler {
        static FOUND: OnceLock<Compiler> = OnceLock::new();
        FOUND.get_or_init(|| Compiler::found(true, 0)).clone()
    }

    fn found(cpp: bool, level: u32) -> Compiler {
        let tool = cc::Build::new()
            .cpp(cpp)
            .target(env!("ECHECS_TARGET"))
            .host(env!("ECHECS_TARGET"))
            .opt_level(level)
            .cargo_metadata(false)
            .get_compiler();
        Compiler {
            name: tool.path().display().to_string(),
            path: tool.path().to_owned(),
            arguments: tool.args().to_vec(),
        }
    }

    /// The compiler of this name, if the machine has it.
    pub fn named(name: &str) -> Option<Compiler> {
        tool_is_there(name).then(|| Compiler {
            name: name.to_owned(),
            path: name.into(),
            arguments: Vec::new(),
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.arguments);
        command
    }

    /// Whether a file is correct, without making anything of it.
    pub fn check(&self, flags: &[&str], file: &Path) -> Result<(), String> {
        let mut command = self.command();
        command.args(flags).arg("-fsyntax-only").arg(file);
        super::process::succeed(&mut command).map(drop)
    }
}

/// Whether the machine has a tool that only some tests need.
pub fn tool_is_there(name: &str) -> bool {
    tool_answers(name, "--version")
}

/// The same for a tool that says its version when asked otherwise.
pub fn tool_answers(name: &str, argument: &str) -> bool {
    is_there(name, works(Command::new(name).arg(argument)))
}

/// Whether its Python has a module that only some tests need.
pub fn python_module_is_there(name: &str) -> bool {
    let import = format!("import {name}");
    is_there(&format!("Python's {name}"), works(Command::new("python3").args(["-c", &import])))
}

/// The options with which a program finds SDL2, if the machine has it.
pub fn sdl2() -> Option<Vec<String>> {
    let there = works(Command::new("pkg-config").args(["--exists", "sdl2"]));
    is_there("SDL2", there).then(|| {
        let mut command = Command::new("pkg-config");
        let output = command.args(["--cflags", "--libs", "sdl2"]).output().unwrap();
        let words = String::from_utf8(output.stdout).unwrap();
        words.split_whitespace().map(str::to_owned).collect()
    })
}

/// Whether the machine can show a window to nobody, and click on it.
pub fn virtual_screen_is_there() -> bool {
    is_there("Xvfb", works(Command::new("Xvfb").arg("-help"))) && tool_is_there("xdotool")
}

/// Whether the virtual screen can have another keyboard.
pub fn keyboards_are_there() -> bool {
    is_there("setxkbmap", works(Command::new("setxkbmap").arg("-version")))
}

fn works(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Whether nothing may be left out, as in continuous integration: `ECHECS_TOUT_OUTIL` is
/// in the environment.
pub fn everything_is_asked_for() -> bool {
    std::env::var_os("ECHECS_TOUT_OUTIL").is_some()
}

/// Whether something was found. What is missing is said, past the capture of the
/// test runner; where nothing may be left out, it is a failure.
fn is_there(name: &str, works: bool) -> bool {
    if !works {
        let missing = format!("{name} is not on this machine: what needs it is not tested");
        assert!(!everything_is_asked_for(), "{missing}");
        writeln!(std::io::stderr(), "{missing}").expect("stderr can be written");
    }
    works
}
