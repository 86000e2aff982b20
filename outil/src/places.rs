//! Where the parts of the library are: found while the program runs, so that a
//! folder that was copied or moved works where it is.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folder of the static and the shared library: beside this program, where
/// cargo builds it, or in the prefix that holds both.
pub fn libraries() -> Result<PathBuf, String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let folder = program.parent().unwrap_or(Path::new("."));
    [folder.join("deps"), folder.to_owned(), folder.with_file_name("lib")]
        .into_iter()
        .find(|folder| folder.join(STATIC).is_file())
        .ok_or_else(|| {
            format!("{STATIC} n'est pas à côté de {} : lancez « cargo run »", program.display())
        })
}

/// The folder of the headers.
pub fn headers() -> Result<PathBuf, String> {
    home().map(|(headers, _)| headers)
}

/// Whether this program lies in a prefix, far from the project and from cargo.
pub fn is_installed() -> bool {
    examples().is_ok_and(|examples| examples.ends_with(INSTALLED_EXAMPLES))
}

/// The folder of the example programs.
pub fn examples() -> Result<PathBuf, String> {
    home().map(|(_, examples)| examples)
}

/// The folder of the ready subjects, which lies beside the examples.
pub fn subjects() -> Result<PathBuf, String> {
    home().map(|(_, examples)| examples.with_file_name("sujets"))
}

/// The folders of the headers and of the examples, in the nearest folder that
/// has both: around this program, which moves with them; else around the package
/// that `cargo run` names, for a program that is built far from it
/// (`CARGO_TARGET_DIR`).
fn home() -> Result<(PathBuf, PathBuf), String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    program.ancestors().chain(package.ancestors()).find_map(parts).ok_or_else(|| {
        format!(
            "les en-têtes et les exemples de libechecs ne sont pas autour de {} : \
             lancez « cargo run » dans le dossier de libechecs",
            program.display()
        )
    })
}

/// The package that this program must be told of by `CARGO_MANIFEST_DIR`, if what it needs is not
/// around it.
pub fn package() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    match program.ancestors().find_map(parts) {
        Some(_) => None,
        None => env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from),
    }
}

/// The examples of a prefix.
const INSTALLED_EXAMPLES: &str = "share/echecs/examples_c";

/// The headers and the examples of a folder, if it is the project or a prefix.
fn parts(folder: &Path) -> Option<(PathBuf, PathBuf)> {
    // Whoever uses them may work in another folder.
    let folder = std::path::absolute(folder.join(".")).ok()?;
    let headers = folder.join("include");
    let examples = ["examples_c", INSTALLED_EXAMPLES].map(|place| folder.join(place));
    let examples = examples.into_iter().find(|examples| examples.is_dir())?;
    headers.join("echecs.h").is_file().then_some((headers, examples))
}

/// The folder of the headers that have the file names of a course.
pub fn course(name: &OsStr) -> Result<PathBuf, String> {
    let courses = courses()?;
    let found = courses.iter().find(|folder| folder.file_name() == Some(name));
    found.cloned().ok_or_else(|| {
        let names = courses.iter().filter_map(|folder| folder.file_name());
        let names: Vec<_> = names.map(|name| name.to_string_lossy()).collect();
        let (name, names) = (name.to_string_lossy(), names.join(", "));
        format!("« {name} » n'est pas un cours qui a ses noms de fichiers, il faut : {names}")
    })
}

/// The folders of the courses, in order.
pub fn courses() -> Result<Vec<PathBuf>, String> {
    let entries =
        fs::read_dir(headers()?).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let entries = entries.map_err(|error| error.to_string())?;
    let mut folders: Vec<PathBuf> = entries.iter().map(|entry| entry.path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    Ok(folders)
}

pub const STATIC: &str = "libechecs.a";

/// The shared library as cargo names it.
pub const SHARED: &str =
    if cfg!(target_vendor = "apple") { "libechecs.dylib" } else { "libechecs.so" };
