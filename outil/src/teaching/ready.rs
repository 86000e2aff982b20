//! The subjects that come with the library.

use std::fs;
use std::path::{Component, Path, PathBuf};

use crate::judge::nearest;
use crate::judge::subject::Subject;
use crate::places;
use crate::placing::told;

/// The names of the ready subjects, in order.
pub fn names() -> Result<Vec<String>, String> {
    let folder = places::subjects()?;
    let entries = fs::read_dir(&folder).map_err(|error| told(&folder, &error))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let subjects = paths.filter(|path| path.extension().is_some_and(|e| e == "toml"));
    let names = subjects.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    let mut names: Vec<String> = names.collect();
    names.sort();
    Ok(names)
}

/// The file of a subject: the one that is named, or a ready one of this name.
pub fn file(named: &Path) -> Result<PathBuf, String> {
    let mut parts = named.components();
    let is_a_name = matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None))
        && named.extension().is_none();
    // A folder of that name may be the project that was made from it.
    if !is_a_name || (named.exists() && !named.is_dir()) {
        return Ok(named.to_owned());
    }
    let name = named.to_string_lossy();
    let known = names()?;
    if known.iter().any(|known| *known == name) {
        return Ok(places::subjects()?.join(format!("{name}.toml")));
    }
    if named.is_dir() {
        return Ok(named.to_owned());
    }
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let near = nearest::suggestion_of_few(&name, &known);
    Err(format!(
        "« {name} » n'est ni un fichier ni un sujet prêt{near} (« cargo run -- sujet --liste » les donne)"
    ))
}

/// A line on each.
pub fn list() -> Result<String, String> {
    let mut out = String::new();
    let names = names()?;
    let width = names.iter().map(String::len).max().unwrap_or_default();
    for name in names {
        let subject = Subject::read(Path::new(&name))?;
        let count = subject.functions.len();
        let points = subject.points_max();
        let functions = if count < 2 { "fonction" } else { "fonctions" };
        out.push_str(&format!(
            "{name:<width$}  {} ({count} {functions}, {points} points)\n",
            subject.title
        ));
    }
    Ok(out)
}
