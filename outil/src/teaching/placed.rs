//! Files for people, put where nothing is lost.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::placing::{self, Content, told};

/// A file of a folder: its name there, its text, and whether it is a program.
pub struct Draft {
    pub name: String,
    pub text: String,
    pub is_program: bool,
}

impl Draft {
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Draft {
        Draft { name: name.into(), text: text.into(), is_program: false }
    }

    pub fn program(name: impl Into<String>, text: impl Into<String>) -> Draft {
        Draft { is_program: true, ..Draft::new(name, text) }
    }
}

/// Writes a file that is not there yet.
pub fn file(path: &Path, text: String) -> Result<(), String> {
    if path.symlink_metadata().is_ok() {
        return Err(format!(
            "{} existe déjà : rien n'est écrit, choisissez un autre nom",
            path.display()
        ));
    }
    placing::place(&[(whole(path)?, Content::Text(text))])
}

/// Writes files into a folder that is new or empty: all of them, or none.
pub fn folder(folder: &Path, drafts: Vec<Draft>) -> Result<(), String> {
    match fs::read_dir(folder) {
        Ok(mut entries) => {
            if entries.next().is_some() {
                return Err(format!(
                    "le dossier {} n'est pas vide : rien n'y est écrit, choisissez-en un autre",
                    folder.display()
                ));
            }
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(told(folder, &error)),
    }
    let folder = whole(folder)?;
    let files = drafts.into_iter().map(|draft| {
        let content = match draft.is_program {
            true => Content::Script(draft.text),
            false => Content::Text(draft.text),
        };
        (folder.join(draft.name), content)
    });
    placing::place(&files.collect::<Vec<(PathBuf, Content)>>())
}

/// The path from the root: a name alone has no folder to be put in.
fn whole(path: &Path) -> Result<PathBuf, String> {
    std::path::absolute(path).map_err(|error| told(path, &error))
}
