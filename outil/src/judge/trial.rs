//! A trial: a copy, from its files to its verdict.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::boite::{self, Ends};
use super::build::{self, Built, Linked, Shelf};
use super::catalogue::{self, Public};
use super::clauses::Level;
use super::copy::Copy;
use super::courses::{self, Examiner};
use super::executor::{Executor, Limits};
use super::program::Recipe;
use super::refusal::Refusal;
use super::report::Outcome;
use super::search::Desk;
use super::subject::Subject;
use super::verdict::{FunctionVerdict, State, Verdict};
use super::wire::Numbers;
use super::{now, together, witness};
use crate::scratch::Scratch;

/// Bytes of memory that a copy may take.
const MEMORY: u64 = 256 << 20;

/// What is said of a copy that was waited for too long.
const TIRING: &str =
    "la copie met trop de temps à répondre : toutes les questions ne lui ont pas été posées";

/// Judges a copy. `shelf` is a folder for what its executor has in common with those of others.
pub fn judge(paths: &[PathBuf], subject: &Subject, shelf: Option<&Path>) -> Outcome {
    let copy = Copy::find(paths)?;
    let scratch = Scratch::for_programs().map_err(Refusal::NoPlace)?;
    let own_shelf = scratch.path().join("executeur");
    let shelf = Shelf(shelf.unwrap_or(&own_shelf));
    let exercises = courses::exercises();
    let asked = subject.headers();
    let built =
        build::build(&copy, scratch.path(), &shelf, &asked, &subject.allowed, |functions| {
            let examiners =
                functions.iter().filter_map(|f| courses::examiner(&exercises, f.name()));
            let needs = examiners.flat_map(|examiner| examiner.needs());
            needs.filter_map(|name| catalogue::function(name)).collect()
        })?;
    let limit = Duration::from_secs(subject.seconds);
    let (first, second) = match &built.programs {
        Linked { together, alone: None } => (together, None),
        Linked { together, alone: Some(alone) } => (alone, Some(together)),
    };
    let mut desk = Desk {
        witness: witness::executor(scratch.path().join("temoin"))?,
        copy: executor(first, scratch.path().join("fichiers"), limit),
        program: first,
        recipe: &built.recipe,
        together: second.map(|program| {
            let folder = scratch.path().join("fichiers_ensemble");
            (executor(program, folder, limit), program.as_path())
        }),
        defined: &built.functions,
        suspects: Numbers::default(),
        seed: subject.seed,
    };
    let functions = functions(&built, &exercises, subject, &mut desk)?;
    let defined: Vec<&'static str> = built.functions.iter().map(Public::name).collect();
    if functions.iter().all(|function| function.state == State::NotJudged) {
        let is_known = |name: &&&str| courses::examiner(&exercises, name).is_some();
        let known = defined.iter().find(is_known).copied();
        let known = known.filter(|_| subject.level == Level::Sheet);
        return Err(Refusal::NothingAsked(defined, known));
    }
    let missing = subject.missing(&defined, &exercises).into_iter().map(|name| {
        let points = subject.points(&[name.as_str()]);
        (name, points)
    });
    let is_tiring = desk.is_tiring().then(|| TIRING.to_owned());
    let from_the_library = from_the_library(&defined, &built, &exercises, subject);
    let remarks = built.remarks.into_iter().chain(is_tiring);
    Ok(Verdict {
        missing: missing.collect(),
        from_the_library,
        functions,
        warnings: built.warnings,
        remarks: remarks.collect(),
        unguarded: boite::missing(),
    })
}

/// What the questions of all exercises reach, a line a clause and side of things: the test that
/// watches them reads it.
pub fn survey(seed: u64) -> Result<String, Refusal> {
    let mut lines = String::new();
    let scratch = Scratch::for_programs().map_err(Refusal::NoPlace)?;
    let mut desk = Desk {
        witness: witness::executor(scratch.path().join("temoin"))?,
        copy: witness::executor(scratch.path().join("copie"))?,
        program: Path::new(""),
        recipe: &Recipe::default(),
        together: None,
        defined: &[],
        suspects: Numbers::default(),
        seed,
    };
    for exercise in courses::exercises() {
        let name = exercise.names()[0];
        for ((tag, side), count) in exercise.survey(&mut desk)? {
            let _ = writeln!(lines, "{name}\t{tag}\t{side}\t{count}");
        }
    }
    Ok(lines)
}

/// Each function alone, then all of them together.
fn functions(
    built: &Built,
    exercises: &[Box<dyn Examiner>],
    subject: &Subject,
    desk: &mut Desk<'_>,
) -> Result<Vec<FunctionVerdict>, Refusal> {
    let mut verdicts = Vec::new();
    for (place, public) in built.functions.iter().enumerate() {
        now::judging(place + 1, built.functions.len(), public.name());
        let Some(examiner) = courses::examiner(exercises, public.name()) else {
            verdicts.push(FunctionVerdict::not_judged(*public, subject.asks(&[public.name()])));
            continue;
        };
        let mut verdict = examiner.examine(*public, subject, None, desk)?;
        let is_hers = |name: &&&str| built.functions.iter().any(|public| public.name() == **name);
        // Who defines it under two names has its points once.
        let shares = examiner.names().iter().filter(is_hers).count().max(1);
        verdict.points = subject.points(examiner.names()) / shares as f64;
        verdict.is_asked = subject.asks(examiner.names());
        if verdict.clauses.is_empty() {
            if !subject.functions.is_empty() && verdict.points > 0.0 {
                return Err(Refusal::NoQuestion(public.name()));
            }
            (verdict.state, verdict.points) = (State::NotJudged, 0.0);
        }
        verdicts.push(verdict);
    }
    together::settle(&mut verdicts, built, exercises, subject, desk)?;
    Ok(verdicts)
}

/// What the exercises of the same headers still take from the library, of what is asked. A subject
/// that names its functions asks for no others.
fn from_the_library(
    defined: &[&str],
    built: &Built,
    exercises: &[Box<dyn Examiner>],
    subject: &Subject,
) -> Vec<&'static str> {
    if !subject.functions.is_empty() {
        return Vec::new();
    }
    let headers: Vec<&str> = built.functions.iter().map(|public| public.header.file).collect();
    let is_asked = |public: Public, name: &str| {
        public.guarantees(name).any(|clause| subject.counts(clause.tag, clause.level))
    };
    let is_near = |name: &&str| {
        catalogue::function(name)
            .is_some_and(|public| headers.contains(&public.header.file) && is_asked(public, name))
    };
    let is_hers =
        |exercise: &dyn Examiner| exercise.names().iter().any(|name| defined.contains(name));
    let unwritten = exercises.iter().filter(|exercise| !is_hers(&***exercise));
    unwritten.map(|exercise| exercise.names()[0]).filter(is_near).collect()
}

/// The copy's executor, in its box.
fn executor(program: &Path, folder: PathBuf, limit: Duration) -> Executor<'_> {
    let start = move |ends: Ends, folder: Option<&Path>| {
        let files = folder.map(Path::to_owned);
        let processor = Executor::life(limit);
        boite::executor(
            program,
            ends,
            &boite::Limits { processor, files, ..boite::Limits::default() },
        )
    };
    let limits = Limits { time: limit, memory: Some(MEMORY) };
    Executor::new(limits, folder, Box::new(start))
}
