//! Where the parts of the library are.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folder of the static and the shared library: beside this program, where
/// cargo builds it.
pub fn libraries() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = program.parent().unwrap_or(Path::new("."));
    [folder.join("deps"), folder.to_owned()]
        .into_iter()
        .find(|folder| folder.join(STATIC).is_file())
        .ok_or_else(|| {
            format!("{STATIC} n'est pas à côté de {} : lancez « cargo run »", program.display())
        })
}

/// The folder of the headers.
pub fn headers() -> PathBuf {
    sources().join("include")
}

/// The folder of the headers that have the file names of a course.
pub fn course(name: &OsStr) -> Result<PathBuf, String> {
    let courses = courses().map_err(|error| error.to_string())?;
    let found = courses.iter().find(|folder| folder.file_name() == Some(name));
    found.cloned().ok_or_else(|| {
        let names = courses.iter().filter_map(|folder| folder.file_name());
        let names: Vec<_> = names.map(|name| name.to_string_lossy()).collect();
        let (name, names) = (name.to_string_lossy(), names.join(", "));
        format!("« {name} » n'est pas un cours qui a ses noms de fichiers, il faut : {names}")
    })
}

/// The folders of the courses, in order.
pub fn courses() -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(headers())?.collect::<io::Result<Vec<_>>>()?;
    let mut folders: Vec<PathBuf> = entries.iter().map(|entry| entry.path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    Ok(folders)
}

/// The folder of the example programs.
pub fn examples() -> PathBuf {
    sources().join("examples_c")
}

/// The folder from which this program was built.
fn sources() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub const STATIC: &str = "libechecs.a";

/// The shared library as cargo names it.
pub const SHARED: &str =
    if cfg!(target_vendor = "apple") { "libechecs.dylib" } else { "libechecs.so" };
