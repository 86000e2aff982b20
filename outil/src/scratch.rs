//! Folders that are gone at the end, however that comes: they are removed too when a person or the
//! system stops the command.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::{self, ErrorKind};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::TempDir;

use crate::system;

static FOLDERS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn folders() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder that nobody else can look into: others may have an account here, and copies are marked.
pub fn private(prefix: &str) -> Result<TempDir, String> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(prefix).permissions(fs::Permissions::from_mode(0o700));
    builder.tempdir().map_err(|error| useless(&why(&error)))
}

/// Refuses a place for temporary files where nothing can be written, or no program be run.
pub fn check() -> Result<(), String> {
    Scratch::for_programs().map(drop)
}

/// Why no temporary folder can be made. The error is tempfile's own, which says it in English.
fn why(error: &io::Error) -> String {
    if error.kind() == ErrorKind::PermissionDenied {
        return "vous n'avez pas le droit d'y écrire".to_owned();
    }
    let plain = io::Error::from(error.kind());
    let said = system::why(&plain);
    if said == plain.to_string() { error.to_string() } else { said }
}

/// What to do about a place for temporary files that does not serve.
fn useless(why: &str) -> String {
    let place = env::temp_dir();
    let place = std::path::absolute(&place).unwrap_or(place);
    format!(
        "le dossier temporaire {} ne peut pas servir : {why} ; nommez-en un autre dans la variable \
         TMPDIR (export TMPDIR=DOSSIER)",
        place.display()
    )
}

/// A folder of nobody else's.
pub struct Scratch(TempDir);

impl Scratch {
    pub fn new() -> Result<Scratch, String> {
        let mut folders = folders();
        let folder = private("echecs-")?;
        folders.insert(folder.path().to_owned());
        Ok(Scratch(folder))
    }

    /// One in which programs are made and run.
    pub fn for_programs() -> Result<Scratch, String> {
        let scratch = Scratch::new()?;
        match system::forbids_programs(scratch.path()) {
            true => Err(useless("il est sur un disque où l'on ne peut rien lancer (noexec)")),
            false => Ok(scratch),
        }
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
