//! Files: what they are called, read within a limit, and why they cannot be.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::errors::TypeErreur;

/// A file that cannot be read or written: the code, and why in French.
#[derive(Debug)]
pub struct FileError {
    pub code: TypeErreur,
    pub reason: Cow<'static, str>,
}

impl FileError {
    pub fn new(code: TypeErreur, reason: impl Into<Cow<'static, str>>) -> FileError {
        FileError { code, reason: reason.into() }
    }
}

pub const NOT_ORDINARY: &str = "ce n'est pas un fichier ordinaire";
pub const NO_NAME: &str = "le nom est vide";

/// The path that C names.
#[cfg(unix)]
pub fn path(name: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    std::ffi::OsStr::from_bytes(name).into()
}

#[cfg(not(unix))]
pub fn path(name: &[u8]) -> PathBuf {
    String::from_utf8_lossy(name).into_owned().into()
}

/// Whether there is an ordinary file.
pub fn exists(path: &Path) -> bool {
    path.is_file()
}

/// An ordinary file, opened for reading.
///
/// What it is comes first: to open a named pipe is to wait for who writes to it.
pub fn open(path: &Path) -> Result<File, FileError> {
    let unreadable = |error: io::Error| match error.kind() {
        ErrorKind::NotFound if path.as_os_str().is_empty() => {
            FileError::new(TypeErreur::ErreurFichierAbsent, NO_NAME)
        }
        ErrorKind::NotFound => FileError::new(TypeErreur::ErreurFichierAbsent, "il n'existe pas"),
        _ => FileError::new(TypeErreur::ErreurFichierLecture, reason(&error)),
    };
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(FileError::new(TypeErreur::ErreurFichierLecture, NOT_ORDINARY));
    }
    File::open(path).map_err(unreadable)
}

/// The content of a file that has at most `limit` bytes.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let mut content = Vec::new();
    let read = open(path)?.take(limit.saturating_add(1)).read_to_end(&mut content);
    read.map_err(|error| FileError::new(TypeErreur::ErreurFichierLecture, reason(&error)))?;
    if content.len() as u64 > limit {
        let reason = format!("il a plus de {limit} octets");
        return Err(FileError::new(TypeErreur::ErreurFichierContenu, reason));
    }
    Ok(content)
}

/// Why the system refuses something, in French.
pub fn reason(error: &io::Error) -> Cow<'static, str> {
    match error.kind() {
        ErrorKind::PermissionDenied => "la permission manque".into(),
        ErrorKind::NotFound => "le dossier n'existe pas".into(),
        ErrorKind::NotADirectory => "un dossier du chemin n'en est pas un".into(),
        ErrorKind::ReadOnlyFilesystem => "le disque est en lecture seule".into(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "il n'y a plus de place".into()
        }
        ErrorKind::InvalidFilename => "ce nom n'est pas permis".into(),
        _ => match error.raw_os_error() {
            Some(number) => format!("le système refuse (erreur {number})").into(),
            None => "le système refuse".into(),
        },
    }
}
