//! Copies in an archive: a folder or a file a person, as Moodle makes them.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::archive::{Archive, Content, Member};
use super::names::{self, Who};
use super::stage::{Failure, Stage};
use super::{Found, Source, is_zip};
use crate::classe::state::Refused;

/// The copies of an archive.
pub fn copies(path: &Path) -> Result<Vec<Found>, String> {
    let archive = Arc::new(Archive::open(path)?);
    let Content { mut files, mut folders } = archive.content()?;
    files.retain(|member| !member.is_hidden());
    folders.retain(|member| !member.is_hidden() && !member.is_stray());
    let inside = wrapping(&files, &folders);
    let place = names::readable(path.file_name().unwrap_or_default().as_encoded_bytes());
    let mut people: BTreeMap<String, (Who, Vec<Member>)> = BTreeMap::new();
    for mut member in files {
        let Some((key, who)) = owner(&mut member, inside) else { continue };
        people.entry(key).or_insert_with(|| (who, Vec::new())).1.push(member);
    }
    // Folders with nothing in them: somebody who has handed in nothing.
    for folder in folders.iter().filter(|folder| folder.path.len() == inside + 1) {
        let (key, who) = owner_of_folder(&folder.path[inside]);
        people.entry(key).or_insert_with(|| (who, Vec::new()));
    }
    let found = |(key, (who, members))| Found {
        who,
        place: [place.clone(), key],
        source: Source::Members(Arc::clone(&archive), members),
    };
    Ok(people.into_iter().map(found).collect())
}

/// Whose a member is: a key that the other members of the same copy have too, and the person. Of its
/// path only what is in the copy stays, unless it leads elsewhere.
fn owner(member: &mut Member, inside: usize) -> Option<(String, Who)> {
    if member.is_stray() {
        // In somebody's copy, or by itself.
        let is_plain = |part: &&String| !matches!(part.as_str(), "" | "." | "..");
        let plain: Vec<&String> = member.path.iter().take_while(is_plain).collect();
        return match plain.get(inside).copied() {
            Some(name) => Some(owner_of_folder(name)),
            None => {
                let who = Who { name: member.path.join("/"), id: String::new() };
                Some(("..".to_owned(), who))
            }
        };
    }
    let name = member.path.get(inside)?.clone();
    if member.path.len() > inside + 1 {
        member.path.drain(..=inside);
        return Some(owner_of_folder(&name));
    }
    member.path.drain(..inside);
    if let Some((who, file)) = names::moodle(&name).filter(|(_, file)| !file.is_empty()) {
        member.path[0] = file.to_owned();
        return Some((key(&who), who));
    }
    let who = names::of_file(&name);
    Some((name, who))
}

/// The same for what is in a folder of this name. Moodle has several for a person who has handed in
/// files and a text.
fn owner_of_folder(name: &str) -> (String, Who) {
    match names::moodle(name) {
        Some((who, _)) => (key(&who), who),
        None => (name.to_owned(), names::of_folder(name)),
    }
}

fn key(who: &Who) -> String {
    format!("{}_{}", who.name, who.id)
}

/// How many folders are around all copies: somebody has packed a folder of copies.
fn wrapping(files: &[Member], folders: &[Member]) -> usize {
    let paths = || files.iter().filter(|member| !member.is_stray()).chain(folders);
    let mut depth = 0;
    loop {
        let mut names = paths().filter_map(|member| member.path.get(depth));
        let Some(first) = names.next() else { return depth.saturating_sub(1) };
        let is_file = |member: &Member| member.path.len() == depth + 1;
        let is_wrapping = names.all(|name| name == first)
            && names::moodle(first).is_none()
            && !files.iter().any(is_file)
            && has_several_folders(paths(), depth + 1);
        if !is_wrapping {
            return depth;
        }
        depth += 1;
    }
}

/// Whether there are no C files at this depth, and more than one folder: those of several people.
fn has_several_folders<'a>(paths: impl Iterator<Item = &'a Member>, depth: usize) -> bool {
    let mut names: Vec<&str> = Vec::new();
    for member in paths {
        let Some(name) = member.path.get(depth) else { continue };
        if member.path.len() == depth + 1 && name.ends_with(".c") {
            return names::moodle(name).is_some();
        }
        if names.len() < 2 && !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names.len() == 2
}

/// Unpacks the archives that a student has handed in, where they lie in the folder of her copy, each
/// into a folder of its own; the names of files in them that stay out.
pub fn unpack(folder: &Path) -> Result<Vec<String>, Failure> {
    let mut archives = Vec::new();
    collect(folder, &mut archives).map_err(Failure::Machine)?;
    // The limits hold for all of them together.
    let mut stage = Stage::new(folder);
    for path in archives {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        let unreadable = |error: String| Refused::unreadable(format!("« {name} » : {error}"));
        let archive = Archive::open(&path).map_err(unreadable)?;
        let mut members = archive.content().map_err(unreadable)?.files;
        members.retain(|member| !member.is_hidden());
        stage.turn_to(path.with_extension("zip.contenu"));
        archive.stage(&members, &mut stage)?;
    }
    Ok(stage.others())
}

fn collect(folder: &Path, archives: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), archives)?;
        } else if is_zip(&entry.path()) {
            archives.push(entry.path());
        }
    }
    Ok(())
}
