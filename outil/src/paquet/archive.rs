//! Folders as compressed archives, the same to the bit whoever makes them, whenever and where.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// What a folder contains, in the order of names.
pub fn packed(folder: &Path, date: u64) -> io::Result<Vec<u8>> {
    // Neither the file's name nor a date.
    let gzip = GzBuilder::new().write(Vec::new(), Compression::best());
    let mut builder = Builder::new(gzip);
    for path in below(folder)? {
        let name = path.strip_prefix(folder).map_err(io::Error::other)?;
        let found = path.symlink_metadata()?;
        if found.is_symlink() {
            let mut header = header(EntryType::Symlink, 0o777, date);
            builder.append_link(&mut header, name, fs::read_link(&path)?)?;
        } else if found.is_dir() {
            let mut header = header(EntryType::Directory, 0o755, date);
            builder.append_data(&mut header, name.join(""), io::empty())?;
        } else {
            let is_program = found.permissions().mode() & 0o100 != 0;
            let mut header =
                header(EntryType::Regular, if is_program { 0o755 } else { 0o644 }, date);
            header.set_size(found.len());
            builder.append_data(&mut header, name, File::open(&path)?)?;
        }
    }
    builder.into_inner()?.finish()
}

/// What says nothing of who made the archive.
fn header(kind: EntryType, mode: u32, date: u64) -> Header {
    let mut header = Header::new_gnu();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_mtime(date);
    header.set_uid(0);
    header.set_gid(0);
    header.set_size(0);
    header
}

/// Everything below a folder, in the order of the names.
pub fn below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        found.push(entry.path());
        if entry.file_type()?.is_dir() {
            found.extend(below(&entry.path())?);
        }
    }
    found.sort();
    Ok(found)
}
