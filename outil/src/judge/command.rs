//! `echecs verifier`: from arguments to an exit code.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use super::options::{self, Options};
use super::progress;
use super::refusal::Refusal;
use super::report::{self, Format, Outcome};
use super::subject::Subject;
use super::{boite, now, trial};
use crate::{complain, help, placing, scratch, stops, tell};

/// The argument by which the questions are counted instead of asked.
const SURVEY: &str = "__cotes";

/// It could not be judged.
const UNJUDGED: u8 = 2;

pub fn run(arguments: &[OsString]) -> ExitCode {
    if arguments.first().is_some_and(|first| first == SURVEY) {
        return match trial::survey(1) {
            Ok(lines) => {
                tell(&lines);
                ExitCode::SUCCESS
            }
            Err(error) => unjudged(&error.to_string()),
        };
    }
    match options::read(arguments) {
        Ok(None) => {
            help(options::HELP);
            ExitCode::SUCCESS
        }
        Ok(Some(options)) => judge(&options).unwrap_or_else(|sentence| unjudged(&sentence)),
        Err(sentence) => {
            unjudged(&format!("{sentence} ; essayez « cargo run -- verifier --aide »"))
        }
    }
}

fn unjudged(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(UNJUDGED)
}

fn judge(options: &Options) -> Result<ExitCode, String> {
    let subject = Subject::of(options)?;
    stops::clean_up_by(clean_up);
    now::show();
    let outcome = trial::judge(&options.copies, &subject, None);
    now::nothing();
    if let Some(path) = &options.html {
        let page = report::page(&subject, &outcome)?;
        fs::write(path, page).map_err(|error| unwritten(path, &error))?;
    }
    let progress = options.shows_progress.then(|| progress::line(&subject, &outcome)).flatten();
    match (&outcome, options.format) {
        // A project that is not begun is no fault.
        (Err(_), Format::Text) if progress.is_some() => {}
        // A person reads why on stderr; a program reads a report in any case.
        (Err(refusal), Format::Text) => tell_refusal(refusal),
        _ => tell(&report::report(options.format, &subject, &outcome)?),
    }
    if let Some(line) = progress {
        tell(&format!("\n{line}"));
        if outcome.is_err() {
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(exit_code(&outcome))
}

/// Why a page could not be written: its folder may be what is missing.
fn unwritten(path: &Path, error: &io::Error) -> String {
    match path.parent() {
        Some(folder) if error.kind() == io::ErrorKind::NotFound => {
            format!("--html {} : il n'y a pas de dossier {}", path.display(), folder.display())
        }
        _ => placing::told(path, error),
    }
}

/// What a judge that is stopped leaves behind: nothing.
pub fn clean_up() {
    boite::end_all();
    scratch::remove_all();
    now::nothing();
}

fn tell_refusal(refusal: &Refusal) {
    complain(&refusal.to_string());
    report::compiler_lines(refusal).iter().for_each(|line| complain(line));
}

fn exit_code(outcome: &Outcome) -> ExitCode {
    match outcome {
        Ok(verdict) => ExitCode::from(u8::from(!verdict.is_right())),
        Err(_) => ExitCode::from(UNJUDGED),
    }
}
