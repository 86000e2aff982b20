//! The compiler and its companions, run where they can harm nothing.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::compiler;
use crate::judge::refusal::Refusal;

/// The C compiler with these arguments, in a folder.
pub fn compiler(
    arguments: Vec<OsString>,
    folder: &Path,
    scratch: &Path,
) -> Result<Output, Refusal> {
    let found = compiler::find().map_err(Refusal::NoCompiler)?;
    let mut words = vec![found.get_program().to_owned()];
    words.extend(found.get_args().map(|argument| argument.to_owned()));
    words.extend(arguments);
    run(&words, folder, scratch)
}

/// Another tool, by its name.
pub fn tool(name: &str, arguments: Vec<OsString>, scratch: &Path) -> Result<Output, Refusal> {
    let mut words = vec![OsString::from(name)];
    words.extend(arguments);
    run(&words, scratch, scratch)
}

fn run(words: &[OsString], folder: &Path, scratch: &Path) -> Result<Output, Refusal> {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).current_dir(folder).stdin(Stdio::null());
    command.env("LC_ALL", "C").env("TMPDIR", scratch);
    Ok(command.output()?)
}
