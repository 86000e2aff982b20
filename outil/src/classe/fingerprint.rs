//! What a result stands on: if nothing of it has changed, neither has the result.

use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::sums::{self, Sum};

/// The fingerprint of the judge and the subject.
pub fn of_class(subject: &str) -> io::Result<String> {
    let mut sum = Sum::default();
    sum.add(env!("CARGO_PKG_VERSION").as_bytes());
    // A judge that was built anew has the same number, and may find something else.
    let program = fs::metadata(std::env::current_exe()?)?;
    for number in [program.len() as i64, program.mtime(), program.mtime_nsec()] {
        sum.add(&number.to_le_bytes());
    }
    sum.add(subject.as_bytes());
    Ok(sum.finish())
}

/// That of a copy in such a class: its files, and the names of those that stayed out.
pub fn of_copy(
    class: &str,
    name: [&str; 2],
    folder: &Path,
    others: &[String],
) -> io::Result<String> {
    let mut sum = Sum::default();
    sum.add(class.as_bytes());
    name.iter().for_each(|part| sum.add(part.as_bytes()));
    for (path, of_file) in files(folder)? {
        sum.add(path.as_os_str().as_bytes());
        sum.add(of_file.as_bytes());
    }
    others.iter().for_each(|name| sum.add(name.as_bytes()));
    Ok(sum.finish())
}

/// The files of a folder, in order, each with its sum.
pub fn files(folder: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    collect(folder, Path::new(""), &mut found)?;
    Ok(found)
}

fn collect(folder: &Path, inside: &Path, found: &mut Vec<(PathBuf, String)>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder.join(inside))?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let inside = inside.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            collect(folder, &inside, found)?;
        } else {
            found.push((inside, sums::of_file(&entry.path())?));
        }
    }
    Ok(())
}
