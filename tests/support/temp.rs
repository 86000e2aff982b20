//! Temporary directories, under the target directory or far from it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Where tests may leave things, below the target directory.
pub fn kept() -> PathBuf {
    target().join("tmp")
}

/// The directory in which cargo builds: this program is in `PROFILE/deps` below it.
pub fn target() -> PathBuf {
    std::env::current_exe().unwrap().ancestors().nth(3).unwrap().to_owned()
}

/// A directory of its own, removed with its content when dropped.
pub struct TempDir(PathBuf);

impl TempDir {
    pub fn new(name: &str) -> TempDir {
        TempDir::below(&kept(), name)
    }

    /// One that the project is not around.
    pub fn far(name: &str) -> TempDir {
        TempDir::below(&std::env::temp_dir(), &format!("echecs-{name}"))
    }

    fn below(folder: &Path, name: &str) -> TempDir {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let unique = format!("{name}-{}-{count}", std::process::id());
        let path = folder.join(unique);
        fs::create_dir_all(&path).unwrap();
        TempDir(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }
}

/// Gives a file another name in a directory of its own, which is given back.
pub fn named(target: &Path, directory: &Path, name: &str) -> PathBuf {
    fs::create_dir_all(directory).unwrap();
    let link = directory.join(name);
    if !fs::read_link(&link).is_ok_and(|known| known == target) {
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(target, link).unwrap();
    }
    directory.to_owned()
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // What cannot be removed is in a directory that is made to be removed.
        let _ = fs::remove_dir_all(&self.0);
    }
}
