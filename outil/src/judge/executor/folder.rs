//! The files of a case, in the folder in which its program runs.

use std::fs;
use std::io;
use std::path::Path;

use crate::judge::wire::Entry;

/// Makes these the whole content of a folder. A boxed program writes those that are there and makes
/// no others.
pub fn lay(folder: &Path, entries: &[Entry]) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    for Entry { name, content } in entries {
        match content {
            Some(bytes) => fs::write(folder.join(name), bytes)?,
            None => fs::create_dir(folder.join(name))?,
        }
    }
    Ok(())
}
