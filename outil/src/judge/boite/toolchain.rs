//! Where a compiler keeps what it needs.

use std::collections::BTreeSet;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where systems put compilers, their headers and libraries, and nobody's own files.
pub const SYSTEM_FOLDERS: [&str; 7] =
    ["/usr", "/bin", "/lib", "/lib32", "/lib64", "/nix/store", "/gnu/store"];

/// The folders outside those of the system that a compiler needs, if it lives there itself. The
/// first arguments, up to an option, name it: `gcc`, or `ccache gcc`.
pub fn folders(arguments: &[OsString]) -> BTreeSet<PathBuf> {
    let is_word = |argument: &&OsString| !argument.as_encoded_bytes().starts_with(b"-");
    let words: Vec<&OsString> = arguments.iter().take_while(is_word).collect();
    let programs = words.iter().filter_map(|word| find(word));
    let mut folders: BTreeSet<PathBuf> =
        programs.filter_map(|program| program.parent().and_then(outside)).collect();
    if !folders.is_empty() {
        for question in ["-print-search-dirs", "-print-sysroot"] {
            folders.extend(answer(&words, question).iter().filter_map(|path| outside(path)));
        }
    }
    folders
}

/// A program by its name, as a shell finds it, without links.
fn find(name: &OsStr) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let found = match Path::new(name).components().count() {
        1 => env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()),
        _ => Some(name.into()),
    };
    found?.canonicalize().ok().filter(|file| file.is_file())
}

/// A folder as it is without links, if it is there and no part of the system's, and more than the
/// root of all files.
fn outside(folder: &Path) -> Option<PathBuf> {
    let folder = folder.canonicalize().ok().filter(|folder| folder.is_dir())?;
    let is_known = SYSTEM_FOLDERS.iter().any(|known| folder.starts_with(known));
    (!is_known && folder.parent().is_some()).then_some(folder)
}

/// The paths in a compiler's answer: one a line, or a list after a title and an equals sign.
fn answer(words: &[&OsString], question: &str) -> Vec<PathBuf> {
    let Some((program, rest)) = words.split_first() else { return Vec::new() };
    let mut command = Command::new(program);
    command.args(rest).arg(question).stdin(Stdio::null()).stderr(Stdio::null());
    let Ok(output) = command.output() else { return Vec::new() };
    if !output.status.success() {
        return Vec::new();
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let lists = text.lines().map(|line| match line.split_once(": ") {
        Some((_, list)) => list.trim_start_matches('='),
        None => line,
    });
    lists.flat_map(env::split_paths).filter(|path| path.is_absolute()).collect()
}
