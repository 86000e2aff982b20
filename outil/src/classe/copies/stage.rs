//! Putting the files of a copy into a folder of its own: what C needs, within limits.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Component, Path, PathBuf};

use crate::classe::state::Refused;
use crate::system::why;

/// So many files are no copy.
const FILES: usize = 2000;

/// Bytes of a C file or a header; of a student's own archive; of all of them together.
const SOURCE: u64 = 4 << 20;
const ARCHIVE: u64 = 16 << 20;
const COPY: u64 = 32 << 20;

/// Why a copy is not in its folder.
#[derive(Debug)]
pub enum Failure {
    /// Its own fault.
    Refused(Refused),
    /// The machine's: the folder could not be written.
    Machine(io::Error),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure::Refused(refused)
    }
}

/// A copy on its way into a folder.
pub struct Stage {
    folder: PathBuf,
    files: usize,
    bytes: u64,
    /// What is in the copy besides, for the sentence that nothing of it is C.
    others: Vec<String>,
}

impl Stage {
    pub fn new(folder: &Path) -> Stage {
        Stage { folder: folder.to_owned(), files: 0, bytes: 0, others: Vec::new() }
    }

    /// What comes now goes into another folder, within what is left of the limits.
    pub fn turn_to(&mut self, folder: PathBuf) {
        self.folder = folder;
    }

    /// Has a word on something that stays out.
    pub fn leave_out(&mut self, what: String) {
        self.others.push(what);
    }

    /// Names of files that stay out, in order.
    pub fn others(mut self) -> Vec<String> {
        self.others.sort();
        self.others
    }

    /// Takes a file, if it is one that C needs or may hold such; `open` is called only then.
    pub fn take<R: Read>(
        &mut self,
        path: &Path,
        open: impl FnOnce() -> Result<R, Refused>,
    ) -> Result<(), Failure> {
        let name = path.display();
        self.files += 1;
        if self.files > FILES {
            let sentence = format!("la copie a plus de {FILES} fichiers");
            return Err(Refused::unreadable(sentence).into());
        }
        let limit = match path.extension().and_then(|extension| extension.to_str()) {
            Some("c" | "h") => SOURCE,
            Some(extension) if extension.eq_ignore_ascii_case("zip") => ARCHIVE,
            _ => {
                self.leave_out(name.to_string());
                return Ok(());
            }
        };
        if !path.components().all(|component| matches!(component, Component::Normal(_))) {
            return Err(
                Refused::forbidden(format!("« {name} » sort du dossier de la copie")).into()
            );
        }
        let to = self.folder.join(path);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent).map_err(|error| blame(error, path))?;
        }
        let mut from = open()?;
        let mut file = File::create_new(&to).map_err(|error| blame(error, path))?;
        self.pour(&mut from, &mut file, path, limit)
    }

    fn pour(
        &mut self,
        from: &mut dyn Read,
        to: &mut File,
        path: &Path,
        limit: u64,
    ) -> Result<(), Failure> {
        let name = path.display();
        let mut buffer = [0; 1 << 14];
        let mut count: u64 = 0;
        loop {
            let read = match from.read(&mut buffer) {
                Ok(0) => break,
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    return Err(Refused::unreadable(format!("« {name} » : {}", why(&error))).into());
                }
            };
            count += read as u64;
            self.bytes += read as u64;
            if count > limit {
                return Err(too_large(&format!("« {name} » est trop grand"), limit));
            }
            if self.bytes > COPY {
                return Err(too_large("la copie est trop grande", COPY));
            }
            to.write_all(&buffer[..read]).map_err(Failure::Machine)?;
        }
        Ok(())
    }
}

fn too_large(what: &str, limit: u64) -> Failure {
    Refused::forbidden(format!("{what} : plus de {} Mo", limit >> 20)).into()
}

/// Whose fault it is that a file cannot be made: names that no folder can have are the copy's.
fn blame(error: io::Error, path: &Path) -> Failure {
    let name = path.display();
    let sentence = match error.kind() {
        io::ErrorKind::AlreadyExists
        | io::ErrorKind::NotADirectory
        | io::ErrorKind::IsADirectory => format!("« {name} » y est deux fois"),
        io::ErrorKind::InvalidFilename => {
            let start: String = name.to_string().chars().take(40).collect();
            format!("« {start}… » : ce nom est trop long")
        }
        _ => return Failure::Machine(error),
    };
    Refused::unreadable(sentence).into()
}

/// Whether a name is one that systems make and nobody hands in.
pub fn is_hidden(name: &[u8]) -> bool {
    name.starts_with(b".") || name == b"__MACOSX"
}
