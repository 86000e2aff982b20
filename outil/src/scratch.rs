//! Folders that are gone at the end, however that comes: they are removed too when a person or the
//! system stops the command.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, TempDir};

static FOLDERS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn folders() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder that nobody else can look into: others may have an account here, and copies are marked.
pub fn private(prefix: &str) -> Builder<'_, '_> {
    let mut builder = Builder::new();
    builder.prefix(prefix).permissions(fs::Permissions::from_mode(0o700));
    builder
}

/// A folder of nobody else's.
pub struct Scratch(TempDir);

impl Scratch {
    pub fn new() -> io::Result<Scratch> {
        let mut folders = folders();
        let folder = private("echecs-").tempdir()?;
        folders.insert(folder.path().to_owned());
        Ok(Scratch(folder))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        folders().remove(self.path());
    }
}

/// Removes all of them. Nobody gets another one, nor may anybody still write in them.
pub fn remove_all() {
    let folders = folders();
    for folder in folders.iter() {
        // What cannot be removed stays, as it would without us.
        let _ = fs::remove_dir_all(folder);
    }
    std::mem::forget(folders);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_can_look_into_it() {
        let scratch = Scratch::new().unwrap();
        let mode = scratch.path().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}
