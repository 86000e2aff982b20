//! The copies of a class: who has handed in what, found in folders and archives.

mod archive;
mod folder;
mod names;
mod stage;
mod zipped;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::state::Refused;
use archive::{Archive, Member};
use names::Who;

use crate::placing::told;
use crate::sums;
pub use stage::{Failure, Stage};
pub use zipped::unpack;

/// What one person, or one group, has handed in.
#[derive(Debug)]
pub struct HandIn {
    pub name: String,
    /// Moodle's number of the participant, or nothing.
    pub id: String,
    /// The name of its page and of its place in the journal, which no other copy has.
    pub page: String,
    source: Source,
}

/// Where the files of a copy are.
#[derive(Debug)]
enum Source {
    /// Folders with all that is in them, and files.
    Disk(Vec<Item>),
    /// Members of an archive, by their paths in the copy.
    Members(Arc<Archive>, Vec<Member>),
    /// It cannot be read.
    Refused(Refused),
}

/// Something of a copy that is not in an archive.
#[derive(Debug)]
enum Item {
    Folder(PathBuf),
    /// A file, and what it is called in the copy.
    File(PathBuf, PathBuf),
}

/// A copy before it has its page: where it was found, from what the command line names.
struct Found {
    who: Who,
    /// The folder or archive that it is in, and its own name there.
    place: [String; 2],
    source: Source,
}

/// The copies that a command line names, in the order of a list of a class. What is in `aside` is
/// none: the subject, the results.
pub fn find(arguments: &[PathBuf], aside: &[&Path]) -> Result<Vec<HandIn>, String> {
    let aside: Vec<PathBuf> = aside.iter().filter_map(|path| path.canonicalize().ok()).collect();
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for argument in arguments {
        let name = argument.display();
        let path = argument.canonicalize().map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => format!("{name} n'existe pas"),
            _ => told(argument, &error),
        })?;
        if !seen.insert(path.clone()) {
            return Err(format!("{name} est donné deux fois : une fois suffit"));
        }
        let is_alone = arguments.len() == 1;
        if path.is_dir() {
            found.extend(
                folder::copies(&path, &aside, is_alone).map_err(|error| told(argument, &error))?,
            );
        } else if is_zip(&path) {
            found.extend(zipped::copies(&path).map_err(|error| format!("{name} : {error}"))?);
        } else {
            found.push(folder::single(&path));
        }
    }
    if found.is_empty() {
        let names: Vec<_> = arguments.iter().map(|path| path.display().to_string()).collect();
        return Err(format!("il n'y a aucune copie dans {}", names.join(", ")));
    }
    Ok(named(found))
}

impl HandIn {
    /// Puts its files into a folder; the names of those that stay out.
    pub fn stage(&self, folder: &Path) -> Result<Vec<String>, Failure> {
        let mut stage = Stage::new(folder);
        match &self.source {
            Source::Disk(items) => folder::stage(items, &mut stage)?,
            Source::Members(archive, members) => archive.stage(members, &mut stage)?,
            Source::Refused(refused) => return Err(refused.clone().into()),
        }
        Ok(stage.others())
    }
}

/// Gives each copy a name that tells it from the others, for people and for files.
fn named(mut found: Vec<Found>) -> Vec<HandIn> {
    found.sort_by_cached_key(|one| {
        (names::order(&one.who.name), one.who.name.clone(), one.who.id.clone(), one.place.clone())
    });
    let count = |keys: Vec<String>| {
        keys.into_iter().fold(BTreeMap::<String, usize>::new(), |mut counts, key| {
            *counts.entry(key).or_default() += 1;
            counts
        })
    };
    let person = |one: &Found| format!("{}\n{}", one.who.name, one.who.id);
    let people = count(found.iter().map(person).collect());
    let placed = |one: &Found| format!("{}\n{}", person(one), one.place[0]);
    let places = count(found.iter().map(placed).collect());
    // Some systems do not tell capitals apart.
    let page = |one: &Found| names::for_a_file(&one.who.name);
    let pages = count(found.iter().map(|one| page(one).to_lowercase()).collect());
    // Places of the same names in different folders are left: the number is in the order of the
    // command line.
    let (mut taken_pages, mut taken_names) = (BTreeSet::new(), BTreeSet::new());
    let hand_in = |one: Found| {
        let page = match page(&one) {
            page if pages[&page.to_lowercase()] == 1 => page,
            page => format!("{page}-{}", &sums::of_text(&one.place.join("\n"))[..8]),
        };
        let name = match people[&person(&one)] {
            1 => one.who.name,
            _ if places[&placed(&one)] == 1 => format!("{} ({})", one.who.name, one.place[0]),
            _ => format!("{} ({})", one.who.name, one.place.join("/")),
        };
        let page = first(
            page,
            |page, number| format!("{page}-{number}"),
            |page| taken_pages.insert(page.to_lowercase()),
        );
        let id = one.who.id;
        let name = first(
            name,
            |name, number| format!("{name} ({number})"),
            |name| taken_names.insert((name.to_owned(), id.clone())),
        );
        HandIn { name, id, page, source: one.source }
    };
    found.into_iter().map(hand_in).collect()
}

/// The name itself, or the first with a number that is free.
fn first(
    name: String,
    numbered: impl Fn(&str, usize) -> String,
    mut is_free: impl FnMut(&str) -> bool,
) -> String {
    let mut found = name.clone();
    let mut number = 1;
    while !is_free(&found) {
        number += 1;
        found = numbered(&name, number);
    }
    found
}

fn is_zip(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}
