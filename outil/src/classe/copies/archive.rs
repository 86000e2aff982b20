//! Zip archives: the one that Moodle gives, and those that students hand in.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use zip::ZipArchive;
use zip::result::ZipError;

use super::names;
use super::stage::{Failure, Stage, is_hidden};
use crate::classe::state::Refused;
use crate::system;

/// An archive that several threads read.
#[derive(Debug)]
pub struct Archive(Mutex<ZipArchive<BufReader<File>>>);

/// What is in an archive.
#[derive(Debug, Default)]
pub struct Content {
    pub files: Vec<Member>,
    pub folders: Vec<Member>,
}

/// A file or a folder in an archive.
#[derive(Clone, Debug)]
pub struct Member {
    pub index: usize,
    /// Where it is, as text, a folder a part.
    pub path: Vec<String>,
}

impl Member {
    /// A path that leads out of the archive, or nowhere.
    pub fn is_stray(&self) -> bool {
        self.path.iter().any(|part| part.is_empty() || part == "." || part == "..")
    }

    pub fn is_hidden(&self) -> bool {
        !self.is_stray() && self.path.iter().any(|part| is_hidden(part.as_bytes()))
    }
}

impl Archive {
    pub fn open(path: &Path) -> Result<Archive, String> {
        let file = File::open(path).map_err(|error| error.to_string())?;
        let archive = ZipArchive::new(BufReader::new(file)).map_err(|error| reason(&error))?;
        Ok(Archive(Mutex::new(archive)))
    }

    /// Its files and its folders. A link leads elsewhere: of it only the folder counts, so that
    /// whoever has handed it in is not forgotten.
    pub fn content(&self) -> Result<Content, String> {
        let archive = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut content = Content::default();
        for index in 0..archive.len() {
            let entry = archive.by_index_data(index).map_err(|error| reason(&error))?;
            let name = match std::str::from_utf8(entry.name_raw()) {
                Ok(name) => name.to_owned(),
                // An old archive: its names are in the encoding of the format.
                Err(_) => entry.name().map_err(|error| reason(&error))?.into_owned(),
            };
            let is_folder = name.ends_with(['/', '\\']);
            let name = name.strip_suffix(['/', '\\']).unwrap_or(&name);
            let parts = name.split(['/', '\\']).map(|part| names::readable(part.as_bytes()));
            let mut member = Member { index, path: parts.collect() };
            if entry.is_symlink() && member.path.len() > 1 {
                member.path.pop();
            }
            if is_folder || entry.is_symlink() {
                content.folders.push(member);
            } else {
                content.files.push(member);
            }
        }
        Ok(content)
    }

    /// Puts some of its files into a folder.
    pub fn stage(&self, members: &[Member], stage: &mut Stage) -> Result<(), Failure> {
        let mut archive = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for member in members {
            if member.is_stray() {
                let sentence = format!("« {} » sort de l'archive", member.path.join("/"));
                return Err(Refused::forbidden(sentence).into());
            }
            let path: PathBuf = member.path.iter().collect();
            let archive = &mut *archive;
            stage.take(&path, || {
                let unreadable = |error: ZipError| {
                    Refused::unreadable(format!("« {} » : {}", path.display(), reason(&error)))
                };
                archive.by_index(member.index).map(Declared).map_err(unreadable)
            })?;
        }
        Ok(())
    }
}

/// A file of an archive whose reading errors are told in French.
struct Declared<R: Read>(R);

impl<R: Read> Read for Declared<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            kind => io::Error::new(kind, "l'archive est abîmée"),
        })
    }
}

fn reason(error: &ZipError) -> String {
    match error {
        ZipError::Io(error) => system::why(error),
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => {
            "l'archive a un mot de passe".to_owned()
        }
        ZipError::UnsupportedArchive(_) => "l'archive est d'une sorte inconnue".to_owned(),
        _ => "ce n'est pas une archive zip, ou elle est abîmée".to_owned(),
    }
}
