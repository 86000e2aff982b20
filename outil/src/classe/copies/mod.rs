//! The copies of a class: who has handed in what, found in folders and archives.

mod archive;
mod folder;
mod names;
mod stage;
mod zipped;

use std::collections::BTreeMap;
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
    /// A folder with all that is in it.
    Folder(PathBuf),
    /// Files, and what each is called in the copy.
    Files(Vec<(PathBuf, PathBuf)>),
    /// Members of an archive, whose paths begin with so many folders that are not the copy's.
    Members(Arc<Archive>, Vec<Member>, usize),
    /// It cannot be read.
    Refused(Refused),
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
    for argument in arguments {
        let name = argument.display();
        let path = argument.canonicalize().map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => format!("{name} n'existe pas"),
            _ => told(argument, &error),
        })?;
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
            Source::Folder(from) => folder::stage(from, &mut stage)?,
            Source::Files(files) => folder::stage_files(files, &mut stage)?,
            Source::Members(archive, members, inside) => {
                archive.stage(members, *inside, &mut stage)?;
            }
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
    // Some systems do not tell capitals apart.
    let page = |one: &Found| names::for_a_file(&one.who.name);
    let pages = count(found.iter().map(|one| page(one).to_lowercase()).collect());
    let hand_in = |one: Found| {
        let page = match page(&one) {
            page if pages[&page.to_lowercase()] == 1 => page,
            page => format!("{page}-{}", &sums::of_text(&one.place.join("\n"))[..8]),
        };
        let name = match people[&person(&one)] {
            1 => one.who.name,
            _ => format!("{} ({})", one.who.name, one.place[0]),
        };
        HandIn { name, id: one.who.id, page, source: one.source }
    };
    found.into_iter().map(hand_in).collect()
}

fn is_zip(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}
