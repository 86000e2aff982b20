//! Copies in folders: of folders, of files, and as Moodle's archive leaves them when it is unpacked.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::names::{self, Who};
use super::stage::{Failure, Stage, is_hidden};
use super::{Found, Source, is_zip, zipped};
use crate::classe::state::Refused;
use crate::system::why;

/// The copies of a folder: each folder and each file in it. If the command line names several, a
/// folder that has C files is one copy.
pub fn copies(folder: &Path, aside: &[PathBuf], is_alone: bool) -> io::Result<Vec<Found>> {
    let place = name_of(folder);
    let entries = entries(folder)?;
    let has_sources = entries.iter().any(|entry| has_extension(&entry.path(), "c"));
    if has_sources && !is_alone {
        let who = names::of_folder(&place);
        return Ok(vec![Found {
            who,
            place: [String::new(), place],
            source: Source::Folder(folder.to_owned()),
        }]);
    }
    if let Some(archive) = lone_archive(&entries, aside) {
        return zipped::copies(&archive).map_err(io::Error::other);
    }
    let mut found = Vec::new();
    let headers: Vec<PathBuf> =
        entries.iter().map(fs::DirEntry::path).filter(|path| has_extension(path, "h")).collect();
    // Moodle gives files without folders too: those of one person belong together.
    let mut people: BTreeMap<(String, String), Vec<(PathBuf, PathBuf)>> = BTreeMap::new();
    for entry in &entries {
        let (path, name) = (entry.path(), names::readable(entry.file_name().as_encoded_bytes()));
        let kind = entry.file_type()?;
        if aside.contains(&path) || (kind.is_file() && has_extension(&path, "h")) {
            continue;
        }
        let (who, source) = if kind.is_symlink() {
            let sentence = "c'est un lien, que le juge ne suit pas";
            (names::of_folder(&name), Source::Refused(Refused::unreadable(sentence)))
        } else if kind.is_dir() {
            (names::of_folder(&name), Source::Folder(path))
        } else if !kind.is_file() {
            let sentence = "ce n'est ni un dossier ni un fichier";
            (names::of_folder(&name), Source::Refused(Refused::unreadable(sentence)))
        } else if let Some((who, file)) = names::moodle(&name).filter(|(_, file)| !file.is_empty())
        {
            people.entry((who.name, who.id)).or_default().push((path, file.into()));
            continue;
        } else {
            (names::of_file(&name), Source::Files(with_headers(&path, &headers)))
        };
        found.push(Found { who, place: [place.clone(), name], source });
    }
    found.extend(people.into_iter().map(|((name, id), files)| Found {
        place: [place.clone(), format!("{name}_{id}")],
        who: Who { name, id },
        source: Source::Files(files),
    }));
    Ok(found)
}

/// The archive of a class that lies alone in its folder.
fn lone_archive(entries: &[fs::DirEntry], aside: &[PathBuf]) -> Option<PathBuf> {
    let mut paths = entries.iter().map(fs::DirEntry::path).filter(|path| !aside.contains(path));
    match (paths.next(), paths.next()) {
        (Some(path), None) if is_zip(&path) && path.is_file() => Some(path),
        _ => None,
    }
}

/// A copy that is one file.
pub fn single(path: &Path) -> Found {
    let name = name_of(path);
    let folder = path.parent().unwrap_or(Path::new("/"));
    let headers = entries(folder).unwrap_or_default();
    let headers: Vec<PathBuf> =
        headers.iter().map(fs::DirEntry::path).filter(|path| has_extension(path, "h")).collect();
    Found {
        who: names::of_file(&name),
        place: [name_of(folder), name],
        source: Source::Files(with_headers(path, &headers)),
    }
}

/// A C file goes with the headers that lie beside it.
fn with_headers(path: &Path, headers: &[PathBuf]) -> Vec<(PathBuf, PathBuf)> {
    let named = |path: &PathBuf| Some((path.clone(), PathBuf::from(path.file_name()?)));
    let headers = headers.iter().filter(|_| has_extension(path, "c"));
    std::iter::once(path.to_owned())
        .chain(headers.cloned())
        .filter_map(|path| named(&path))
        .collect()
}

/// Puts the files of a folder into that of a copy.
pub fn stage(folder: &Path, stage: &mut Stage) -> Result<(), Failure> {
    below(folder, Path::new(""), stage)
}

fn below(folder: &Path, inside: &Path, stage: &mut Stage) -> Result<(), Failure> {
    let shown = if inside.as_os_str().is_empty() { Path::new(".") } else { inside };
    let unreadable = |error: io::Error| {
        Refused::unreadable(format!("« {} » : {}", shown.display(), why(&error)))
    };
    for entry in entries(&folder.join(inside)).map_err(unreadable)? {
        let kind = entry.file_type().map_err(unreadable)?;
        let inside = inside.join(entry.file_name());
        // A link may lead out of the copy, or round in a circle.
        if kind.is_dir() {
            below(folder, &inside, stage)?;
        } else if kind.is_file() {
            take(&entry.path(), &inside, stage)?;
        }
    }
    Ok(())
}

pub fn stage_files(files: &[(PathBuf, PathBuf)], stage: &mut Stage) -> Result<(), Failure> {
    files.iter().try_for_each(|(from, to)| take(from, to, stage))
}

fn take(from: &Path, to: &Path, stage: &mut Stage) -> Result<(), Failure> {
    stage.take(to, || {
        File::open(from)
            .map_err(|error| Refused::unreadable(format!("« {} » : {}", to.display(), why(&error))))
    })
}

/// What a folder has that somebody may have handed in, in order.
fn entries(folder: &Path) -> io::Result<Vec<fs::DirEntry>> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.retain(|entry| !is_hidden(entry.file_name().as_encoded_bytes()));
    entries.sort_by_key(fs::DirEntry::file_name);
    Ok(entries)
}

fn name_of(path: &Path) -> String {
    names::readable(path.file_name().unwrap_or_default().as_encoded_bytes())
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension() == Some(OsStr::new(extension))
}
