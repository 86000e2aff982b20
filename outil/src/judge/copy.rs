//! A student's copy: her files, and what they are about.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::catalogue;
use super::refusal::Refusal;
use crate::system;

/// The files of a copy.
pub struct Copy {
    /// The folder that all of them are in.
    pub root: PathBuf,
    /// The C files, from that folder, in order.
    pub sources: Vec<PathBuf>,
    /// The headers, likewise.
    headers: Vec<PathBuf>,
}

/// So many files are no copy, but somebody's home.
const FILES_MAX: usize = 2000;
/// And so many to compile are no student's work.
const SOURCES_MAX: usize = 300;

impl Copy {
    /// The copy that a command line names: C files, or folders with all that is in them.
    pub fn find(arguments: &[PathBuf]) -> Result<Copy, Refusal> {
        let (mut files, mut links) = (BTreeSet::new(), BTreeSet::new());
        for argument in arguments {
            let path = argument.canonicalize().map_err(|_| Refusal::NoFile(argument.clone()))?;
            if path.is_dir() {
                collect(&path, &mut files, &mut links)?;
            } else if !path.is_file() {
                return Err(Refusal::NotC(argument.clone()));
            } else {
                check_is_c(argument)?;
                // Its headers lie beside it.
                files.extend(path.parent().map(headers_of).unwrap_or_default());
                files.insert(path);
            }
        }
        let (sources, headers): (Vec<PathBuf>, Vec<PathBuf>) =
            files.into_iter().partition(|path| has_extension(path, "c"));
        if sources.is_empty() {
            return Err(match links.pop_first() {
                Some(link) => Refusal::Unreadable(link, LINK.to_owned()),
                None => Refusal::NoSource,
            });
        }
        if sources.len() > SOURCES_MAX {
            return Err(Refusal::TooManyFiles(SOURCES_MAX, " .c"));
        }
        let all: Vec<&PathBuf> = sources.iter().chain(&headers).collect();
        let Some(root) = common_folder(&all) else { return Err(Refusal::NoSource) };
        let relative = |paths: Vec<PathBuf>| {
            let from_root = |path: &PathBuf| path.strip_prefix(&root).unwrap_or(path).to_owned();
            paths.iter().map(from_root).collect()
        };
        Ok(Copy { sources: relative(sources), headers: relative(headers), root })
    }

    /// Puts its files into a folder, so that nothing beside them is within reach of the compiler.
    pub fn stage(&self, folder: &Path) -> Result<(), Refusal> {
        for file in self.sources.iter().chain(&self.headers) {
            let (from, to) = (self.root.join(file), folder.join(file));
            if let Some(parent) = to.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::copy(&from, &to)
                .map_err(|error| Refusal::Unreadable(from.clone(), system::why(&error)))?;
        }
        Ok(())
    }

    /// The folders that have her headers.
    pub fn folders(&self) -> BTreeSet<&Path> {
        self.headers.iter().filter_map(|path| path.parent()).collect()
    }

    /// The text of its C files, as far as it is text.
    pub fn text(&self) -> String {
        self.sources.iter().map(|source| self.read(source) + "\n").collect()
    }

    /// Each of its files, and its text, as far as it is text.
    pub fn texts(&self) -> impl Iterator<Item = (&Path, String)> {
        let files = self.sources.iter().chain(&self.headers);
        files.map(|file| (file.as_path(), self.read(file)))
    }

    fn read(&self, file: &Path) -> String {
        let bytes = fs::read(self.root.join(file)).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Whether a structure ends with an array of one, as was usual before C99 had open ones: its
    /// author takes room for more.
    pub fn has_open_end(&self) -> bool {
        self.texts().any(|(_, text)| {
            let dense: String = without_comments(&text).split_whitespace().collect();
            dense.contains("[1];}") || dense.contains("[0];}")
        })
    }

    /// The names of the files that it includes and does not have.
    pub fn wanted(&self) -> BTreeSet<String> {
        let is_own = |name: &str| self.headers.iter().any(|own| own.ends_with(name));
        let mut names = BTreeSet::new();
        for (_, text) in self.texts() {
            let text = without_comments(&text);
            let directives = text.lines().filter_map(|line| line.trim_start().strip_prefix('#'));
            let included = directives.filter_map(|line| line.trim_start().strip_prefix("include"));
            let named = included.filter_map(|rest| rest.split(['"', '<', '>']).nth(1));
            names.extend(named.filter(|name| !is_own(name)).map(str::to_owned));
        }
        names
    }

    /// The header whose functions it names most often.
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

/// Why a file is not taken that is somewhere else.
const LINK: &str =
    "c'est un lien, que le juge ne suit pas : mettez le fichier lui-même dans la copie";

/// The files of a folder, and the links that could be C files.
fn collect(
    folder: &Path,
    files: &mut BTreeSet<PathBuf>,
    links: &mut BTreeSet<PathBuf>,
) -> Result<(), Refusal> {
    let unreadable =
        |error: std::io::Error| Refusal::Unreadable(folder.to_owned(), system::why(&error));
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = entry.path();
        // A link may lead out of the copy, or round in a circle.
        let kind = entry.file_type().map_err(unreadable)?;
        if kind.is_dir() && !entry.file_name().as_encoded_bytes().starts_with(b".") {
            collect(&path, files, links)?;
        } else if kind.is_file() && (has_extension(&path, "c") || has_extension(&path, "h")) {
            files.insert(path);
        } else if kind.is_symlink() && has_extension(&path, "c") {
            links.insert(path);
        }
        if files.len() > FILES_MAX {
            return Err(Refusal::TooManyFiles(FILES_MAX, ""));
        }
    }
    Ok(())
}

/// A text of C with its comments left out, as far as no text within quotes looks like one.
fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some(at) = rest.find("/*").into_iter().chain(rest.find("//")).min() {
        kept.push_str(&rest[..at]);
        let end = if rest[at..].starts_with("/*") { "*/" } else { "\n" };
        rest = rest[at + 2..].split_once(end).map_or("", |(_, rest)| rest);
    }
    kept + rest
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

/// The headers of a folder, as far as it can be read.
fn headers_of(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    files.map(|entry| entry.path()).filter(|path| has_extension(path, "h")).collect()
}

/// The deepest folder that has all files in it.
fn common_folder(files: &[&PathBuf]) -> Option<PathBuf> {
    let first = files.first()?.parent()?;
    first
        .ancestors()
        .find(|folder| files.iter().all(|file| file.starts_with(folder)))
        .map(Path::to_owned)
}
