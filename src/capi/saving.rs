//! Files replaced: in one step where the folder allows it, in their place elsewhere.

use std::borrow::Cow;
#[cfg(unix)]
use std::ffi::CString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use super::errors::TypeErreur;
use super::files::{FileError, NO_NAME, NOT_ORDINARY, reason};
use super::size_limit;

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
            Some(_) => {}
            None if ends_as_a_folder(&path) => return Err(NOT_ORDINARY.into()),
            None => check_folder_of(&path).map_err(|error| reason(&error))?,
        }
        Ok(Target { path, previous })
    }
}

fn ends_as_a_folder(path: &Path) -> bool {
    path.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

/// Says whether a file that is not there can be made.
fn check_folder_of(path: &Path) -> io::Result<()> {
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    if !fs::metadata(folder)?.is_dir() {
        return Err(ErrorKind::NotADirectory.into());
    }
    if may_change(folder) { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
}

/// Says whether a file can be written, be it there or not; else why not.
pub fn check_writable(path: &Path) -> Result<(), FileError> {
    Target::of(path).map(drop).map_err(unwritable)
}

fn unwritable(reason: Cow<'static, str>) -> FileError {
    FileError::new(TypeErreur::ErreurFichierEcriture, reason)
}

/// Gives a file this content. It is written beside it, then takes its name: at
/// every moment the file is there, whole, as it was or as it is to be. Where the
/// folder does not allow it, the file itself is written.
pub fn replace(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let Target { path, previous } = Target::of(path).map_err(unwritable)?;
    size_limit::as_an_error(|| match write_beside(&path, content, previous.as_ref()) {
        Err(error) if previous.is_some() && is_closed(&error) => overwrite(&path, content),
        written => written,
    })
    .map_err(|error| unwritable(reason(&error)))
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

/// Whether a folder refuses a new file, or that it takes the place of another.
fn is_closed(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}

fn write_beside(target: &Path, content: &[u8], previous: Option<&Metadata>) -> io::Result<()> {
    let (draft, file) = create_draft(target, previous.is_some())?;
    fill(file, content, previous).and_then(|()| fs::rename(&draft, target)).inspect_err(|_| {
        // The error to tell is the first one.
        let _ = fs::remove_file(&draft);
    })
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
        choose_readers(&mut options, is_private);
        match options.open(&draft) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (draft, file)),
        }
    }
}

#[cfg(unix)]
fn choose_readers(options: &mut OpenOptions, is_private: bool) {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(if is_private { 0o600 } else { 0o666 });
}

#[cfg(not(unix))]
fn choose_readers(_: &mut OpenOptions, _: bool) {}

fn fill(mut file: File, content: &[u8], previous: Option<&Metadata>) -> io::Result<()> {
    file.write_all(content)?;
    if let Some(previous) = previous {
        resemble(&file, previous)?;
    }
    file.sync_all()
}

/// Gives a file the permissions of another, and its group and its owner where the
/// system allows it. Bits that lend the rights of either are not for what another
/// has written.
#[cfg(unix)]
fn resemble(file: &File, previous: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let mut mode = previous.mode() & 0o777;
    if fchown(file, None, Some(previous.gid())).is_err() {
        // The group is another one, which gets no more than everybody.
        mode &= 0o707 | (mode & 0o007) << 3;
    }
    file.set_permissions(PermissionsExt::from_mode(mode))?;
    // Only root can give a file away; for others it becomes theirs.
    let _ = fchown(file, Some(previous.uid()), None);
    Ok(())
}

#[cfg(not(unix))]
fn resemble(file: &File, previous: &Metadata) -> io::Result<()> {
    file.set_permissions(previous.permissions())
}

/// Writes the content over what a file has. What makes it longer comes first: if
/// there is no room for that, it is cut off again, and the file is as it was.
fn overwrite(target: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).open(target)?;
    let length = file.seek(SeekFrom::End(0))?;
    let common = usize::try_from(length).map_or(content.len(), |length| length.min(content.len()));
    let (start, end) = content.split_at(common);
    if let Err(error) = file.write_all(end).and_then(|()| file.sync_all()) {
        // The error to tell is the first one.
        let _ = file.set_len(length);
        return Err(error);
    }
    file.rewind()?;
    file.write_all(start)?;
    file.set_len(content.len() as u64)?;
    file.sync_all()
}
