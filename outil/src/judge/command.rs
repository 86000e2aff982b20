//! `echecs verifier`: from arguments to an exit code.

use std::ffi::OsString;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use super::build::{self, Allowed, Built};
use super::catalogue::{self, Public};
use super::clauses::Level;
use super::copy::Copy;
use super::courses::{self, Examiner};
use super::executor::{Ends, Executor};
use super::refusal::Refusal;
use super::report::text;
use super::search::Desk;
use super::verdict::{FunctionVerdict, State, Verdict};
use super::witness;
use crate::{complain, tell};

/// It could not be judged.
const UNJUDGED: u8 = 2;

pub fn run(arguments: &[OsString]) -> ExitCode {
    let paths: Vec<PathBuf> = arguments.iter().map(PathBuf::from).collect();
    match judge(&paths) {
        Ok(verdict) => {
            tell(&text::report(&verdict));
            ExitCode::from(u8::from(!verdict.is_right()))
        }
        Err(refusal) => {
            complain(&refusal.to_string());
            if let Refusal::DoesNotCompile(lines) = &refusal {
                for line in lines {
                    complain(&format!("{}, ligne {} : {}", line.file, line.line, line.text));
                }
            }
            ExitCode::from(UNJUDGED)
        }
    }
}

fn judge(paths: &[PathBuf]) -> Result<Verdict, Refusal> {
    let copy = Copy::find(paths)?;
    let scratch = tempfile::Builder::new().prefix("echecs-").tempdir()?;
    let exercises = courses::exercises();
    let built = build::build(&copy, scratch.path(), &Allowed::default(), |functions| {
        let examiners = functions.iter().filter_map(|f| courses::examiner(&exercises, f.name()));
        let needs = examiners.flat_map(|examiner| examiner.needs());
        needs.filter_map(|name| catalogue::function(name)).collect()
    })?;
    let (witness, copy) = (witness::executor()?, executor(&built.program));
    let mut desk = Desk { witness, copy, defined: &built.functions, seed: 1 };
    let functions = functions(&built, &exercises, &mut desk)?;
    Ok(Verdict {
        level: Level::Sheet,
        seed: desk.seed,
        from_the_library: from_the_library(&built, &exercises),
        functions,
        missing: Vec::new(),
        warnings: built.warnings,
        unguarded: Vec::new(),
    })
}

/// Each function alone, then those that are right with the others of the copy.
fn functions(
    built: &Built,
    exercises: &[Box<dyn Examiner>],
    desk: &mut Desk<'_>,
) -> Result<Vec<FunctionVerdict>, Refusal> {
    let mut verdicts = Vec::new();
    for public in &built.functions {
        let Some(examiner) = courses::examiner(exercises, public.name()) else {
            verdicts.push(not_judged(*public));
            continue;
        };
        let mut verdict = examiner.examine(*public, desk)?;
        if verdict.state == State::Right
            && built.functions.len() > 1
            && !examiner.is_right_together(*public, desk)?
        {
            verdict.state = State::RightAlone;
        }
        verdicts.push(verdict);
    }
    Ok(verdicts)
}

fn not_judged(public: Public) -> FunctionVerdict {
    let (name, header) = (public.name(), public.header.file);
    FunctionVerdict { name, header, state: State::NotJudged, cases: 0, clauses: Vec::new() }
}

/// What the exercises of the same headers still take from the library.
fn from_the_library(built: &Built, exercises: &[Box<dyn Examiner>]) -> Vec<&'static str> {
    let is_hers = |name: &&str| built.functions.iter().any(|public| public.name() == *name);
    let headers: Vec<&str> = built.functions.iter().map(|public| public.header.file).collect();
    let is_near = |name: &&str| {
        catalogue::function(name).is_some_and(|public| headers.contains(&public.header.file))
    };
    let unwritten = exercises.iter().filter(|exercise| !exercise.names().iter().any(is_hers_ref(&is_hers)));
    unwritten.map(|exercise| exercise.names()[0]).filter(is_near).collect()
}

fn is_hers_ref<'a>(is_hers: &'a dyn Fn(&&str) -> bool) -> impl Fn(&&'static str) -> bool + 'a {
    move |name| is_hers(name)
}

/// The copy's executor.
fn executor(program: &Path) -> Executor<'_> {
    let start = move |ends: Ends| {
        let mut command = Command::new(program);
        command.env_clear().stdin(ends.input).stdout(ends.output.try_clone()?).stderr(ends.output);
        let (socket, report) = (ends.socket, ends.report);
        // SAFETY: dup2 may be called between fork and exec; the descriptors are still open.
        unsafe {
            command.pre_exec(move || {
                let high = libc::fcntl(report.as_raw_fd(), libc::F_DUPFD, 10);
                let placed = libc::dup2(socket.as_raw_fd(), 3) == 3 && libc::dup2(high, 4) == 4;
                if placed { Ok(()) } else { Err(io::Error::last_os_error()) }
            });
        }
        command.spawn()
    };
    Executor::new(Duration::from_secs(2), Box::new(start))
}
