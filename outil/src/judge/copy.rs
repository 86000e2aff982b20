//! A student's copy: her files, and what they are about.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::catalogue;
use super::refusal::Refusal;

/// The files of a copy.
pub struct Copy {
    /// The folder that all of them are in.
    pub root: PathBuf,
    /// The C files, from that folder, in order.
    pub sources: Vec<PathBuf>,
    /// The folders that have her headers, from that folder.
    pub folders: Vec<PathBuf>,
}

/// So many files are no copy, but somebody's home.
const FILES_MAX: usize = 2000;

impl Copy {
    /// The copy that a command line names: C files, or folders with all that is in them.
    pub fn find(arguments: &[PathBuf]) -> Result<Copy, Refusal> {
        let mut files = BTreeSet::new();
        for argument in arguments {
            let path = argument.canonicalize().map_err(|_| Refusal::NoFile(argument.clone()))?;
            if path.is_dir() {
                collect(&path, &mut files)?;
            } else {
                check_is_c(argument)?;
                files.insert(path);
            }
        }
        let sources: Vec<PathBuf> =
            files.iter().filter(|path| has_extension(path, "c")).cloned().collect();
        let Some(root) = common_folder(&sources) else { return Err(Refusal::NoSource) };
        let relative = |path: &Path| path.strip_prefix(&root).unwrap_or(path).to_owned();
        let headers = files.iter().filter(|path| has_extension(path, "h"));
        let folders: BTreeSet<PathBuf> =
            headers.filter_map(|path| path.parent()).map(relative).collect();
        let sources = sources.iter().map(|path| relative(path)).collect();
        Ok(Copy { sources, folders: folders.into_iter().collect(), root })
    }

    /// The text of its C files, as far as it is text.
    pub fn text(&self) -> String {
        let read = |source: &PathBuf| fs::read(self.root.join(source)).unwrap_or_default();
        let texts = self.sources.iter().map(read);
        texts.map(|bytes| String::from_utf8_lossy(&bytes).into_owned() + "\n").collect()
    }

    /// The header whose functions it names most often: the course that it is about.
    pub fn header(&self) -> Option<&'static str> {
        let text = self.text();
        let words: Vec<&str> =
            text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
        let named = |file: &str| {
            let functions = catalogue::functions().iter().filter(|f| f.header.file == file);
            let names: BTreeSet<&str> = functions.map(|function| function.name()).collect();
            words.iter().filter(|word| names.contains(*word)).count()
        };
        let headers = catalogue::headers().iter().map(|header| (named(header.file), header.file));
        headers
            .filter(|(count, _)| *count > 0)
            .max_by_key(|(count, _)| *count)
            .map(|(_, file)| file)
    }
}

fn collect(folder: &Path, files: &mut BTreeSet<PathBuf>) -> Result<(), Refusal> {
    let unreadable =
        |error: std::io::Error| Refusal::Unreadable(folder.to_owned(), error.to_string());
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = entry.path();
        // A link may lead out of the copy, or round in a circle.
        let kind = entry.file_type().map_err(unreadable)?;
        if kind.is_dir() && !entry.file_name().as_encoded_bytes().starts_with(b".") {
            collect(&path, files)?;
        } else if kind.is_file() && (has_extension(&path, "c") || has_extension(&path, "h")) {
            files.insert(path);
        }
        if files.len() > FILES_MAX {
            return Err(Refusal::TooManyFiles(FILES_MAX));
        }
    }
    Ok(())
}

fn check_is_c(path: &Path) -> Result<(), Refusal> {
    match path.extension().and_then(OsStr::to_str) {
        Some("c" | "h") => Ok(()),
        Some("cpp" | "cc" | "cxx" | "C" | "hpp") => Err(Refusal::IsCPlusPlus(path.to_owned())),
        _ => Err(Refusal::NotC(path.to_owned())),
    }
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension() == Some(OsStr::new(extension))
}

/// The deepest folder that has all files in it.
fn common_folder(files: &[PathBuf]) -> Option<PathBuf> {
    let first = files.first()?.parent()?;
    first
        .ancestors()
        .find(|folder| files.iter().all(|file| file.starts_with(folder)))
        .map(Path::to_owned)
}
