//! C programs that stay built: for both libraries, for the next test and for the next
//! run. A test runner that starts a process a check builds each program once.

use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::UNIX_EPOCH;

use super::compilers::Compiler;
use super::{Linkage, compilation, files_below, linking, process, root, temp};

/// The program of a source of the project with one of the libraries.
pub fn program(source: &Path, linkage: Linkage) -> Result<PathBuf, String> {
    program_with(&[], source, linkage)
}

/// The same, with the options of another library.
pub fn program_with(
    options: &[String],
    source: &Path,
    linkage: Linkage,
) -> Result<PathBuf, String> {
    let place = Place::of(source);
    let object = place.object(options)?;
    let program = place.folder.join(linkage.name());
    let mut command = linking(std::slice::from_ref(&object), linkage, &place.folder);
    command.args(options).arg("-o").arg(&program);
    make(&program, command, &[object, linkage.library()])?;
    Ok(program)
}

/// The object of a source of the project, to be linked with others.
pub fn object(source: &Path) -> Result<PathBuf, String> {
    Place::of(source).object(&[])
}

/// Where the things lie that are made of a source. Another process that comes to it
/// at this moment waits.
struct Place {
    source: PathBuf,
    folder: PathBuf,
    _lock: File,
}

impl Place {
    fn of(source: &Path) -> Place {
        let below = source.strip_prefix(root()).unwrap().with_extension("");
        let folder = temp::kept().join("programmes").join(below);
        fs::create_dir_all(&folder).unwrap();
        let lock = File::create(folder.join("verrou")).unwrap();
        lock.lock().unwrap();
        Place { source: source.to_owned(), folder, _lock: lock }
    }

    fn object(&self, options: &[String]) -> Result<PathBuf, String> {
        let object = self.folder.join("objet.o");
        let mut command = compilation(&Compiler::c());
        let names_library = |option: &&String| option.starts_with("-l") || option.starts_with("-L");
        command
            .args(options.iter().filter(|option| !names_library(option)))
            .arg("-c")
            .arg(&self.source)
            .arg("-o")
            .arg(&object);
        make(&object, command, &included_by(&self.source))?;
        Ok(object)
    }
}

/// A source, and whatever it may include.
fn included_by(source: &Path) -> Vec<PathBuf> {
    let folders = ["include", "c_tests", "examples_c"];
    let headers = folders.into_iter().flat_map(|folder| files_below(folder, "h"));
    headers.chain([source.to_owned()]).collect()
}

/// Runs a command that makes a file, unless the same one made it from the same files.
fn make(made: &Path, mut command: Command, files: &[PathBuf]) -> Result<(), String> {
    let note = made.with_extension("origine");
    let origin = origin(&command, files);
    if fs::read_to_string(&note).is_ok_and(|known| known == origin) {
        return Ok(());
    }
    // First, so that a command that is interrupted has made nothing.
    let _ = fs::remove_file(&note);
    process::succeed(&mut command)?;
    fs::write(note, origin).unwrap();
    Ok(())
}

/// How something is made, and from which state of which files.
fn origin(command: &Command, files: &[PathBuf]) -> String {
    let mut text = format!("{command:?}\n");
    for file in files {
        let state = fs::metadata(file).unwrap();
        let time = state.modified().unwrap().duration_since(UNIX_EPOCH).unwrap().as_nanos();
        writeln!(text, "{} {} {time}", file.display(), state.len()).unwrap();
    }
    text
}
