//! Where the parts of the library are: found while the program runs, so that a
//! folder that was copied or moved works where it is.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::packages::VERSION;
use crate::placing::told;

/// The folder of the static and the shared library: beside this program, where
/// cargo builds it, or in the prefix that holds both.
pub fn libraries() -> Result<PathBuf, String> {
    let program = program()?;
    let folder = program.parent().unwrap_or(Path::new("."));
    let lib = folder.with_file_name("lib");
    let by_system = lib.join(format!("{}-linux-gnu", env::consts::ARCH));
    [folder.join("deps"), folder.to_owned(), lib, by_system]
        .into_iter()
        .find(|folder| folder.join(STATIC).is_file())
        .ok_or_else(|| missing(STATIC, &program))
}

/// This very program, wherever links lead to it.
pub fn program() -> Result<PathBuf, String> {
    env::current_exe().map_err(|_| {
        "le système ne dit pas où est cette commande : il faut que /proc soit monté".to_owned()
    })
}

/// Refuses headers of another version, as a new archive leaves them that is unpacked over an old
/// one, or the reverse.
pub fn check_versions() -> Result<(), String> {
    let header = headers()?.join("echecs_commun.h");
    let text = fs::read_to_string(&header).map_err(|error| told(&header, &error))?;
    let version = text.lines().find_map(|line| line.strip_prefix("#define ECHECS_VERSION \""));
    let version = version.unwrap_or_default().trim_end_matches('"');
    if version == VERSION {
        return Ok(());
    }
    Err(format!(
        "cette commande est de la version {VERSION}, mais {} de la version {version} : deux versions \
         sont mélangées, décompressez l'archive dans un dossier neuf",
        header.display()
    ))
}

/// What to do where a part is not to be found.
fn missing(part: &str, program: &Path) -> String {
    format!(
        "{part} : rien de tel autour de {} ; décompressez toute l'archive de libechecs et lancez la \
         commande qui y est, ou lancez « cargo run » dans le dossier de libechecs",
        program.display()
    )
}

/// The folder of the headers.
pub fn headers() -> Result<PathBuf, String> {
    home().map(|(headers, _)| headers)
}

/// Whether this program lies in a prefix, far from the project and from cargo.
pub fn is_installed() -> bool {
    project().is_none()
}

/// The folder of the project, if this program was built there.
pub fn project() -> Option<PathBuf> {
    let folder = headers().ok()?.parent()?.to_owned();
    folder.join("Cargo.toml").is_file().then_some(folder)
}

/// The folder of the example programs.
pub fn examples() -> Result<PathBuf, String> {
    home().map(|(_, examples)| examples)
}

/// The folder of the ready subjects.
pub fn subjects() -> Result<PathBuf, String> {
    data("sujets")
}

/// A folder that lies beside the examples.
pub fn data(name: &str) -> Result<PathBuf, String> {
    home().map(|(_, examples)| examples.with_file_name(name))
}

/// The folders of the headers and of the examples, in the nearest folder that
/// has both: around this program, which moves with them; else around the package
/// that `cargo run` names, for a program that is built far from it
/// (`CARGO_TARGET_DIR`).
fn home() -> Result<(PathBuf, PathBuf), String> {
    let program = program()?;
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let parts = program.ancestors().chain(package.ancestors()).find_map(parts);
    parts.ok_or_else(|| missing("les en-têtes et les exemples de libechecs", &program))
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

/// Where a prefix has what students read: the examples and their neighbours.
pub const INSTALLED_DATA: &str = "share/echecs/";

/// The headers and the examples of a folder, if it is the project or a prefix.
fn parts(folder: &Path) -> Option<(PathBuf, PathBuf)> {
    // Whoever uses them may work in another folder.
    let folder = std::path::absolute(folder.join(".")).ok()?;
    let headers = folder.join("include");
    let examples = ["", INSTALLED_DATA].map(|place| folder.join(place).join("examples_c"));
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
