//! Puts the files of an installation in their places: all of them, or none.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};

use crate::{stops, system};

pub enum Content {
    Copy(PathBuf),
    Archive(PathBuf),
    Program(PathBuf),
    Text(String),
    Bytes(Vec<u8>),
    /// A text that the system runs.
    Script(String),
    Link(String),
}

/// Everything is written beside its place first, so that a disk that is full
/// is known of before anything has changed. A person who stops it leaves nothing
/// behind either.
pub fn place(files: &[(PathBuf, Content)]) -> Result<(), String> {
    let stops = stops::Waiting::new();
    let mut change = Change::default();
    let mut drafts = Vec::new();
    for (path, content) in files {
        if stops.are_heard() {
            // What was done is undone first, then the signal ends the command.
            return Err("l'installation est interrompue, rien n'est installé".to_owned());
        }
        drafts.push(change.draft(path, content).map_err(|error| told(path, &error))?);
    }
    for ((path, _), draft) in files.iter().zip(drafts) {
        change.settle(&draft, path).map_err(|error| told(path, &error))?;
    }
    change.keep();
    Ok(())
}

/// From now on too large a file is an error like others, after which all is undone.
pub fn let_no_size_stop_us() {
    // SAFETY: no handler is involved.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}

pub fn told(path: &Path, error: &io::Error) -> String {
    format!("{} : {}", path.display(), system::why(error))
}

/// What has been done so far. It is undone when this is dropped, unless it is kept.
#[derive(Default)]
struct Change {
    done: Vec<Done>,
    names: u32,
}

enum Done {
    /// A folder that was not there.
    Folder(PathBuf),
    /// A file that was not there.
    File(PathBuf),
    /// A file whose former content has another name now.
    Replaced { path: PathBuf, former: PathBuf },
}

impl Change {
    /// Writes a content beside its place, under a name that nobody uses: a file
    /// or a link that somebody has put there is left alone.
    fn draft(&mut self, path: &Path, content: &Content) -> io::Result<PathBuf> {
        if let Some(folder) = path.parent() {
            self.make_folder(folder)?;
        }
        if path.symlink_metadata().is_ok_and(|found| found.is_dir()) {
            return Err(ErrorKind::IsADirectory.into());
        }
        loop {
            let draft = self.other_name(path);
            let made = match content {
                Content::Link(target) => symlink(target, &draft).map(|()| None),
                _ => File::create_new(&draft).map(Some),
            };
            match made {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
                Ok(file) => {
                    self.done.push(Done::File(draft.clone()));
                    fill(file, content, &draft)?;
                    return Ok(draft);
                }
            }
        }
    }

    fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        let missing: Vec<&Path> =
            folder.ancestors().take_while(|folder| !folder.exists()).collect();
        for folder in missing.into_iter().rev() {
            match fs::create_dir(folder) {
                Ok(()) => self.done.push(Done::Folder(folder.to_owned())),
                Err(_) if folder.is_dir() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Another name beside a file.
    fn other_name(&mut self, path: &Path) -> PathBuf {
        self.names += 1;
        path.with_file_name(format!(".echecs-{}-{}", process::id(), self.names))
    }

    /// Gives a draft its name. A program that runs keeps the library that it has
    /// opened.
    fn settle(&mut self, draft: &Path, path: &Path) -> io::Result<()> {
        if path.symlink_metadata().is_err() {
            self.done.push(Done::File(path.to_owned()));
        } else {
            let former = self.other_name(path);
            // A second name leaves the file in its place until the last moment; the
            // system may refuse it for a file of somebody else.
            fs::hard_link(path, &former).or_else(|_| fs::rename(path, &former))?;
            self.done.push(Done::Replaced { path: path.to_owned(), former });
        }
        fs::rename(draft, path)
    }

    fn keep(mut self) {
        for done in self.done.drain(..) {
            if let Done::Replaced { former, .. } = done {
                // What cannot be removed is in nobody's way.
                let _ = fs::remove_file(former);
            }
        }
    }
}

impl Drop for Change {
    /// What cannot be undone stays: the error to tell is the one that came first.
    fn drop(&mut self) {
        for done in self.done.drain(..).rev() {
            let _ = match done {
                Done::Folder(path) => fs::remove_dir(path),
                Done::File(path) => fs::remove_file(path),
                // Two names of one file both stay after a rename.
                Done::Replaced { path, former } => {
                    fs::rename(&former, path).and_then(|()| fs::remove_file(former))
                }
            };
        }
    }
}

fn fill(file: Option<File>, content: &Content, draft: &Path) -> io::Result<()> {
    let Some(mut file) = file else { return Ok(()) };
    match content {
        Content::Text(text) | Content::Script(text) => file.write_all(text.as_bytes())?,
        Content::Bytes(bytes) => file.write_all(bytes)?,
        Content::Copy(from) | Content::Archive(from) | Content::Program(from) => {
            io::copy(&mut File::open(from)?, &mut file)?;
        }
        Content::Link(_) => {}
    }
    if let Content::Program(_) | Content::Script(_) = content {
        file.set_permissions(fs::Permissions::from_mode(0o755))?;
    }
    // A program that is still open for writing does not run.
    drop(file);
    if let Content::Archive(_) | Content::Program(_) = content {
        lighten(draft);
    }
    Ok(())
}

/// Takes out of an archive or a program what nobody here has a use for: Rust's debug
/// information, who compiled it, and its intermediate code, which a C compiler that optimises at
/// link time would take for its own. Where there is no objcopy, it stays as it is.
fn lighten(file: &Path) {
    let mut objcopy = Command::new("objcopy");
    objcopy.args(["--enable-deterministic-archives", "--strip-debug"]);
    objcopy
        .args([".llvmbc", ".llvmcmd", ".comment"].map(|name| format!("--remove-section={name}")));
    let _ = objcopy.arg(file).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was there is there again, also when only a part had changed.
    #[test]
    fn a_change_that_is_not_kept_is_undone() {
        let folder = std::env::temp_dir().join(format!("echecs-change-{}", process::id()));
        fs::create_dir(&folder).unwrap();
        let [old, new] = [folder.join("old"), folder.join("a/b/new")];
        fs::write(&old, "before").unwrap();
        let mut change = Change::default();
        for path in [&old, &new] {
            let draft = change.draft(path, &Content::Text("after".to_owned())).unwrap();
            change.settle(&draft, path).unwrap();
            assert_eq!(fs::read_to_string(path).unwrap(), "after");
        }
        let absent = folder.join("absent");
        assert!(change.settle(&absent, &old).is_err());
        drop(change);
        assert_eq!(fs::read_to_string(&old).unwrap(), "before");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
