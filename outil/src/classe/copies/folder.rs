//! Copies in folders: of folders, of files, and as Moodle's archive leaves them when it is unpacked.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::names::{self, Who};
use super::stage::{Failure, Stage, is_hidden};
use super::{Found, Item, Source, is_zip, zipped};
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
            place: [folder.parent().map(name_of).unwrap_or_default(), place],
            source: Source::Disk(vec![Item::Folder(folder.to_owned())]),
        }]);
    }
    if let Some(archive) = lone_archive(&entries, aside) {
        return zipped::copies(&archive).map_err(io::Error::other);
    }
    let mut found = Vec::new();
    let headers: Vec<PathBuf> =
        entries.iter().map(fs::DirEntry::path).filter(|path| has_extension(path, "h")).collect();
    // Moodle gives a person several folders, or files without one: they belong together.
    let mut people: BTreeMap<(String, String), Vec<Item>> = BTreeMap::new();
    for entry in &entries {
        let (path, name) = (entry.path(), names::readable(entry.file_name().as_encoded_bytes()));
        let kind = entry.file_type()?;
        if aside.contains(&path) || (kind.is_file() && has_extension(&path, "h")) {
            continue;
        }
        let (who, source) = if kind.is_symlink() {
            let sentence = "c'est un lien, que le juge ne suit pas";
            (names::of_folder(&name), Source::Refused(Refused::unreadable(sentence)))
        } else if !kind.is_dir() && !kind.is_file() {
            let sentence = "ce n'est ni un dossier ni un fichier";
            (names::of_folder(&name), Source::Refused(Refused::unreadable(sentence)))
        } else if let Some((who, file)) =
            names::moodle(&name).filter(|(_, file)| kind.is_dir() || !file.is_empty())
        {
            let item = match kind.is_dir() {
                true => Item::Folder(path),
                false => Item::File(path, file.into()),
            };
            people.entry((who.name, who.id)).or_default().push(item);
            continue;
        } else if kind.is_dir() {
            (names::of_folder(&name), Source::Disk(vec![Item::Folder(path)]))
        } else {
            (names::of_file(&name), Source::Disk(with_headers(&path, &headers)))
        };
        found.push(Found { who, place: [place.clone(), name], source });
    }
    found.extend(people.into_iter().map(|((name, id), items)| Found {
        place: [place.clone(), format!("{name}_{id}")],
        who: Who { name, id },
        source: Source::Disk(items),
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
        source: Source::Disk(with_headers(path, &headers)),
    }
}

/// A C file goes with the headers that lie beside it.
fn with_headers(path: &Path, headers: &[PathBuf]) -> Vec<Item> {
    let named = |path: &PathBuf| Some(Item::File(path.clone(), path.file_name()?.into()));
    let headers = headers.iter().filter(|_| has_extension(path, "c"));
    std::iter::once(path.to_owned())
        .chain(headers.cloned())
        .filter_map(|path| named(&path))
        .collect()
}

/// Puts what a copy is made of into its folder.
pub fn stage(items: &[Item], stage: &mut Stage) -> Result<(), Failure> {
    items.iter().try_for_each(|item| match item {
        Item::Folder(folder) => below(folder, Path::new(""), stage),
        Item::File(from, to) => take(from, to, stage),
    })
}

fn below(folder: &Path, inside: &Path, stage: &mut Stage) -> Result<(), Failure> {
    let shown = if inside.as_os_str().is_empty() { Path::new(".") } else { inside };
    let unreadable = |error: io::Error| {
        Refused::unreadable(format!("« {} » : {}", shown.display(), why(&error)))
    };
    for entry in entries(&folder.join(inside)).map_err(unreadable)? {
        let kind = entry.file_type().map_err(unreadable)?;
        let inside = inside.join(entry.file_name());
        if kind.is_dir() {
            below(folder, &inside, stage)?;
        } else if kind.is_file() {
            take(&entry.path(), &inside, stage)?;
        } else if kind.is_symlink() {
            // It may lead out of the copy, or round in a circle.
            let name = inside.display();
            stage.leave_out(format!("{name} (un lien, que le juge ne suit pas)"));
        }
    }
    Ok(())
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
