//! The folder that a class is written to, and its journal.
//!
//! ```text
//! notes.csv  index.html  junit.xml  resultats.json    what a person opens
//! copies/PAGE.html                                    the report of a copy
//! journal/resultats/PAGE.json                         its result, for the next run and for others
//! journal/classe.json, journal/sujet.toml             what was asked, of whom
//! journal/verrou, journal/en-cours/                   who works here, and what is half written
//! ```

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tempfile::TempDir;

use super::part::Part;
use super::record::{Entry, Record};
use super::state::State;
use crate::judge::subject::Subject;
use crate::system;

/// An output folder that nobody else writes to.
#[derive(Debug)]
pub struct Output {
    pub root: PathBuf,
    _lock: File,
}

/// What the journal knows of its class.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Class {
    pub version: String,
    pub part: Part,
    /// Whether each copy of the part has the result of this subject: one that was stopped may still
    /// have results of another.
    #[serde(rename = "jugee", default)]
    pub is_judged: bool,
    /// All copies, those of other parts too.
    pub copies: Vec<Entry>,
}

impl Class {
    /// The copies of its part.
    pub fn share(&self) -> impl Iterator<Item = &Entry> {
        self.copies
            .iter()
            .enumerate()
            .filter(|(rank, _)| self.part.has(*rank))
            .map(|(_, entry)| entry)
    }
}

const JOURNAL: &str = "journal";
const LOCK: &str = "journal/verrou";
const HALF_WRITTEN: &str = "journal/en-cours";
const RESULTS: &str = "journal/resultats";
const CLASS: &str = "journal/classe.json";
const SUBJECT: &str = "journal/sujet.toml";
const SCRATCH: &str = "journal/travail.txt";
const PAGES: &str = "copies";

/// How folders of copies on their way through the judge are called.
const SCRATCH_PREFIX: &str = "echecs-classe-";

impl Output {
    /// Makes the folder, or takes up one that a class was written to.
    pub fn open(root: &Path) -> Result<Output, String> {
        let told = |error: io::Error| told(root, &error);
        if is_somebody_elses(root).map_err(told)? {
            return Err(format!(
                "{} n'est pas vide, et n'est pas le dossier d'une classe : il en faut un autre",
                root.display()
            ));
        }
        fs::create_dir_all(root.join(JOURNAL)).map_err(told)?;
        let lock = File::create(root.join(LOCK)).map_err(told)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(format!(
                    "une autre commande écrit dans {} : attendez qu'elle finisse",
                    root.display()
                ));
            }
            Err(TryLockError::Error(error)) => return Err(told(error)),
        }
        let output = Output { root: root.to_owned(), _lock: lock };
        output.clean().map_err(told)?;
        for folder in [HALF_WRITTEN, RESULTS, PAGES] {
            fs::create_dir_all(root.join(folder)).map_err(told)?;
        }
        Ok(output)
    }

    /// Removes what a run that was killed has left.
    fn clean(&self) -> io::Result<()> {
        let half_written = self.root.join(HALF_WRITTEN);
        if half_written.exists() {
            fs::remove_dir_all(half_written)?;
        }
        let note = self.root.join(SCRATCH);
        let Ok(place) = fs::read_to_string(&note) else { return Ok(()) };
        let scratch = Path::new(&place);
        let name = scratch.file_name().unwrap_or_default().as_encoded_bytes();
        let is_ours = name.starts_with(SCRATCH_PREFIX.as_bytes())
            && scratch.parent() == Some(&std::env::temp_dir());
        if is_ours && fs::symlink_metadata(scratch).is_ok_and(|found| found.is_dir()) {
            fs::remove_dir_all(scratch)?;
        }
        fs::remove_file(note)
    }

    /// A folder for copies on their way through the judge. The journal notes where it is, for the
    /// next run if this one is killed.
    pub fn scratch(&self) -> Result<TempDir, String> {
        let scratch = crate::scratch::private(SCRATCH_PREFIX)?;
        let path = scratch.path().to_string_lossy();
        let note = self.root.join(SCRATCH);
        fs::write(&note, path.as_bytes()).map_err(|error| told(&note, &error))?;
        Ok(scratch)
    }

    /// The work is over, and its scratch folder gone.
    pub fn forget_scratch(&self) {
        // If it stays, the next run finds nothing where it leads.
        let _ = fs::remove_file(self.root.join(SCRATCH));
    }

    /// Where something is written before it has its place.
    pub fn half_written(&self, name: &str) -> PathBuf {
        self.root.join(HALF_WRITTEN).join(name)
    }

    pub fn page(&self, page: &str) -> PathBuf {
        self.root.join(PAGES).join(format!("{page}.html"))
    }

    pub fn result(&self, page: &str) -> PathBuf {
        result(&self.root, page)
    }

    pub fn subject_file(&self) -> PathBuf {
        self.root.join(SUBJECT)
    }

    /// Writes a file of the folder whole, or not at all.
    pub fn write(
        &self,
        name: &str,
        content: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), String> {
        let path = self.root.join(name);
        let half = self.half_written(&name.replace('/', "-"));
        let written = File::create(&half).and_then(|file| {
            let mut file = io::BufWriter::new(file);
            content(&mut file)?;
            file.flush()?;
            fs::rename(&half, &path)
        });
        written.map_err(|error| told(&path, &error))
    }

    /// Notes what is asked, of whom. Another part's results stay: this one goes elsewhere.
    pub fn begin(&self, class: &Class, subject: &str) -> Result<(), String> {
        let before = fs::read(self.root.join(CLASS)).ok();
        let before = before.and_then(|text| serde_json::from_slice::<Class>(&text).ok());
        if let Some(before) = before.filter(|before| before.part != class.part) {
            return Err(format!(
                "{} a déjà {}, et {} n'y a pas sa place : il faut un autre dossier",
                self.root.display(),
                before.part,
                class.part
            ));
        }
        // What is there of an earlier subject does not count as judged, whenever this run is killed.
        self.note(class)?;
        self.write(SUBJECT, |file| file.write_all(subject.as_bytes()))
    }

    /// Notes how far a class is.
    pub fn note(&self, class: &Class) -> Result<(), String> {
        self.write(CLASS, |file| {
            serde_json::to_writer_pretty(&mut *file, class)?;
            file.write_all(b"\n")
        })
    }

    /// Removes the results of copies that are not of this class any more.
    pub fn keep_only<'a>(&self, entries: impl Iterator<Item = &'a Entry>) -> Result<(), String> {
        let pages: std::collections::BTreeSet<&str> =
            entries.map(|entry| entry.page.as_str()).collect();
        for (folder, extension) in [(RESULTS, "json"), (PAGES, "html")] {
            let folder = self.root.join(folder);
            let told = |error| told(&folder, &error);
            for entry in fs::read_dir(&folder).map_err(told)? {
                let path = entry.map_err(told)?.path();
                let is_known = path
                    .file_stem()
                    .and_then(|stem| stem.to_str())
                    .is_some_and(|stem| pages.contains(stem));
                if path.extension().is_some_and(|found| found == extension) && !is_known {
                    fs::remove_file(&path).map_err(told)?;
                }
            }
        }
        Ok(())
    }

    /// Whether the result of a copy stands on the same as before, and its page is there.
    pub fn has(&self, page: &str, key: &str) -> bool {
        self.page(page).is_file()
            && read_result(&self.root, page)
                .is_ok_and(|record| record.key == key && record.line.state != State::Broken)
    }
}

/// Whether something is there that no class has written.
fn is_somebody_elses(root: &Path) -> io::Result<bool> {
    match fs::read_dir(root) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
        Ok(mut entries) => Ok(entries.next().is_some() && !root.join(LOCK).is_file()),
    }
}

pub fn result(root: &Path, page: &str) -> PathBuf {
    root.join(RESULTS).join(format!("{page}.json"))
}

/// The page of a copy in any folder of a class.
pub fn page(root: &Path, page: &str) -> PathBuf {
    root.join(PAGES).join(format!("{page}.html"))
}

/// What the journal of a folder knows of its class.
pub fn read_class(root: &Path) -> Result<(Class, String, Subject), String> {
    let name = root.display();
    let none = |_| format!("{name} n'est pas le dossier d'une part : il n'a pas de {CLASS}");
    let text = fs::read_to_string(root.join(CLASS)).map_err(none)?;
    let class = serde_json::from_str(&text).map_err(|_| damaged(&root.join(CLASS)))?;
    let subject = root.join(SUBJECT);
    let text = fs::read_to_string(&subject).map_err(|error| told(&subject, &error))?;
    Ok((class, text, Subject::read(&subject)?.for_marks()))
}

/// The result of a copy.
pub fn read_result(root: &Path, page: &str) -> Result<Record, String> {
    let path = result(root, page);
    let text = fs::read(&path).map_err(|error| told(&path, &error))?;
    serde_json::from_slice(&text).map_err(|_| damaged(&path))
}

/// A file of the journal that somebody else has written to.
fn damaged(path: &Path) -> String {
    format!("{} est abîmé : la commande « classe » de cette part le refait", path.display())
}

/// An error about a file, in words.
pub fn told(path: &Path, error: &io::Error) -> String {
    let path = path.display();
    match error.kind() {
        io::ErrorKind::PermissionDenied => format!("{path} : vous n'avez pas le droit d'y écrire"),
        _ => format!("{path} : {}", system::why(error)),
    }
}
