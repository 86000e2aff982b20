//! The process that judges one copy, and nothing else: what happens to it happens to no other.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::copies::{self, Failure};
use super::record::{Entry, Record};
use super::state::{Refused, State};
use crate::judge::refusal::Refusal;
use crate::judge::report::{self, Data, Outcome};
use crate::judge::subject::Subject;
use crate::judge::trial;
use crate::judge::{build, command};
use crate::{complain, stops};

/// The argument by which this program becomes such a process; its job is on its standard input.
pub const ARGUMENT: &str = "__copie";

/// What it is to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    pub entry: Entry,
    pub key: String,
    /// Where the files of the copy are.
    pub folder: PathBuf,
    /// The names of those that stayed out.
    pub others: Vec<String>,
    pub subject: PathBuf,
    /// Where judges find what others of the class have compiled.
    pub shelf: PathBuf,
    /// Where the result and the page go.
    pub result: PathBuf,
    pub page: PathBuf,
}

/// What the process that asked hears of it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    /// Milliseconds in all, and those of the compiler.
    pub all: u64,
    pub compiler: u64,
}

pub fn run() -> ExitCode {
    stops::clean_up_by(command::clean_up);
    let start = Instant::now();
    let mut text = String::new();
    let done = io::stdin()
        .read_to_string(&mut text)
        .map_err(|error| error.to_string())
        .and_then(|_| serde_json::from_str(&text).map_err(|error| error.to_string()))
        .and_then(|job: Job| judge(&job));
    match done {
        Ok(()) => {
            let all = start.elapsed().as_millis() as u64;
            let compiler = build::time_spent().as_millis() as u64;
            let times = serde_json::to_string(&Times { all, compiler }).unwrap_or_default();
            crate::tell(&times);
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn judge(job: &Job) -> Result<(), String> {
    let subject = Subject::read(&job.subject)?.for_marks();
    let (state, outcome) = match prepare(job) {
        Ok(()) => {
            let outcome =
                trial::judge(std::slice::from_ref(&job.folder), &subject, Some(&job.shelf));
            (outcome.as_ref().map_or_else(State::of, |_| State::Judged), outcome)
        }
        Err(refused) => (refused.state, Err(Refusal::Forbidden(refused.sentence))),
    };
    let state = if is_full(&job.folder) && outcome.is_err() { State::Broken } else { state };
    write(job, state, &outcome, &subject, Some(&job.folder))
}

/// Unpacks what the student has packed, and sees that there is C.
fn prepare(job: &Job) -> Result<(), Refused> {
    let mut others = job.others.clone();
    match copies::unpack(&job.folder) {
        Ok(more) => others.extend(more),
        Err(Failure::Refused(refused)) => return Err(refused),
        Err(Failure::Machine(error)) => return Err(Refused::broken(error.to_string())),
    }
    source(&job.folder, &others)
}

/// That there is C in the folder of a copy.
pub fn source(folder: &Path, others: &[String]) -> Result<(), Refused> {
    if has_source(folder).map_err(|error| Refused::broken(error.to_string()))? {
        return Ok(());
    }
    const SHOWN: usize = 4;
    let mut others: Vec<&str> = others.iter().map(String::as_str).collect();
    others.sort_unstable();
    let more = if others.len() > SHOWN { ", …" } else { "" };
    let zip = if others.iter().any(|name| is_other_archive(name)) {
        " : parmi les archives, seules les .zip sont ouvertes"
    } else {
        ""
    };
    others.truncate(SHOWN);
    let sentence = match others.is_empty() {
        true => "il n'y a aucun fichier .c dans cette copie".to_owned(),
        false => format!("aucun fichier .c, mais {}{more}{zip}", others.join(", ")),
    };
    Err(Refused::unreadable(sentence))
}

/// Whether a name is that of an archive which is not opened.
fn is_other_archive(name: &str) -> bool {
    const ENDS: [&str; 8] = [".rar", ".7z", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".zst"];
    let name = name.to_lowercase();
    ENDS.iter().any(|end| name.ends_with(end))
}

fn has_source(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_one = match path.is_dir() {
            true => has_source(&path)?,
            false => path.extension().is_some_and(|extension| extension == "c"),
        };
        if is_one {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the disk with this folder is so full that a compiler may have failed for that reason.
fn is_full(folder: &Path) -> bool {
    const LITTLE: u64 = 32 << 20;
    free_space(folder).is_some_and(|bytes| bytes < LITTLE)
}

fn free_space(folder: &Path) -> Option<u64> {
    use std::os::unix::ffi::OsStrExt;
    let path = std::ffi::CString::new(folder.as_os_str().as_bytes()).ok()?;
    // SAFETY: all zeros is a value of this structure of integers.
    let mut found: libc::statvfs = unsafe { std::mem::zeroed() };
    // SAFETY: a path that ends with zero, and room for what is asked.
    let answer = unsafe { libc::statvfs(path.as_ptr(), &mut found) };
    (answer == 0).then(|| found.f_bavail as u64 * found.f_frsize as u64)
}

/// Writes the result and the page of a copy.
pub fn write(
    job: &Job,
    state: State,
    outcome: &Outcome,
    subject: &Subject,
    folder: Option<&Path>,
) -> Result<(), String> {
    let mut data = Data::of(subject, outcome);
    // What comes of it may be given to students, who are not to know the cases that mark.
    data.seed = None;
    let record = Record::new(&job.entry, &job.key, state, &data, subject, folder)?;
    let page = report::page_of(&data, Some(&job.entry.told()))?;
    let mut result = serde_json::to_string(&record).map_err(|error| error.to_string())?;
    result.push('\n');
    for (path, text) in [(&job.page, page), (&job.result, result)] {
        fs::write(path, text).map_err(|error| super::folder::told(path, &error))?;
    }
    Ok(())
}
