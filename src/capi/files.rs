//! Files: read within a limit, and replaced in one step.

use std::borrow::Cow;
#[cfg(unix)]
use std::ffi::CString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use super::errors::TypeErreur;

/// A file that cannot be read or written: the code, and why in French.
#[derive(Debug)]
pub struct FileError {
    pub code: TypeErreur,
    pub reason: Cow<'static, str>,
}

impl FileError {
    fn new(code: TypeErreur, reason: impl Into<Cow<'static, str>>) -> FileError {
        FileError { code, reason: reason.into() }
    }
}

const NOT_ORDINARY: &str = "ce n'est pas un fichier ordinaire";
const NO_NAME: &str = "le nom est vide";

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

/// A file that the program may write.
struct Target {
    path: PathBuf,
    /// What is there already.
    previous: Option<Metadata>,
}

impl Target {
    /// The file that a name leads to, or why it cannot be written.
    fn of(path: &Path) -> Result<Target, Cow<'static, str>> {
        if path.as_os_str().is_empty() {
            return Err(NO_NAME.into());
        }
        // The file that a link leads to is the one to replace.
        let path = match path.canonicalize() {
            Ok(target) => target,
            Err(_) if path.is_symlink() => return Err("ce lien ne mène à rien".into()),
            Err(_) => path.to_owned(),
        };
        let previous = match fs::metadata(&path) {
            Ok(previous) => Some(previous),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(reason(&error)),
        };
        match &previous {
            Some(previous) if !previous.is_file() => return Err(NOT_ORDINARY.into()),
            // The draft that takes its name would not ask the file for its permission.
            Some(previous) if previous.permissions().readonly() || !may_change(&path) => {
                return Err("il est en lecture seule".into());
            }
            None if ends_as_a_folder(&path) => return Err(NOT_ORDINARY.into()),
            _ => {}
        }
        let folder = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let there = fs::metadata(folder).map_err(|error| reason(&error))?;
        if !there.is_dir() {
            return Err(reason(&ErrorKind::NotADirectory.into()));
        }
        if !may_change(folder) {
            return Err(reason(&ErrorKind::PermissionDenied.into()));
        }
        Ok(Target { path, previous })
    }
}

fn ends_as_a_folder(path: &Path) -> bool {
    path.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

/// Says whether a file can be written, be it there or not; else why not.
pub fn check_writable(path: &Path) -> Result<(), FileError> {
    Target::of(path).map(drop).map_err(unwritable)
}

fn unwritable(reason: Cow<'static, str>) -> FileError {
    FileError::new(TypeErreur::ErreurFichierEcriture, reason)
}

/// Gives a file this content. It is written beside it, then takes its name: at
/// every moment the file is there, whole, as it was or as it is to be.
pub fn replace(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let Target { path, previous } = Target::of(path).map_err(unwritable)?;
    let (draft, file) =
        create_draft(&path, previous.is_some()).map_err(|error| unwritable(reason(&error)))?;
    let placed = fill(file, content, previous.as_ref()).and_then(|()| fs::rename(&draft, &path));
    placed.map_err(|error| {
        // The error to tell is the first one.
        let _ = fs::remove_file(&draft);
        unwritable(reason(&error))
    })
}

/// Whether the program has the right to write to a file, or to put one into a folder.
#[cfg(unix)]
fn may_change(path: &Path) -> bool {
    use std::os::unix::ffi::OsStrExt;
    let rights = if path.is_dir() { libc::W_OK | libc::X_OK } else { libc::W_OK };
    let name = CString::new(path.as_os_str().as_bytes());
    // SAFETY: a terminated string.
    name.is_ok_and(|name| unsafe { libc::access(name.as_ptr(), rights) } == 0)
}

#[cfg(not(unix))]
fn may_change(_: &Path) -> bool {
    true
}

/// A new file in the folder of another, under a name that nobody uses. The draft
/// of a file that is there is for nobody else to read until it has its permissions.
fn create_draft(target: &Path, is_private: bool) -> io::Result<(PathBuf, File)> {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let draft = target.with_file_name(format!(".echecs-{}-{number}", process::id()));
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(
            &mut options,
            if is_private { 0o600 } else { 0o666 },
        );
        match options.open(&draft) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (draft, file)),
        }
    }
}

fn fill(mut file: File, content: &[u8], previous: Option<&Metadata>) -> io::Result<()> {
    file.write_all(content)?;
    if let Some(previous) = previous {
        file.set_permissions(previous.permissions())?;
    }
    file.sync_all()
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
