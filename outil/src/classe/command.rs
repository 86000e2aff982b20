//! `echecs classe`: from arguments to an exit code.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use super::copies::{self, HandIn};
use super::fingerprint;
use super::folder::{Class, Output};
use super::options::{self, Options};
use super::progress::{self, Progress};
use super::queue::{Done, Queue};
use super::record::Entry;
use super::results;
use crate::judge::asked;
use crate::judge::report::french;
use crate::judge::subject::Subject;
use crate::stops::Waiting;
use crate::{compiler, complain, help, scratch, tell};

/// The class could not be marked.
const UNMARKED: u8 = 2;

pub fn run(arguments: &[OsString]) -> ExitCode {
    match options::read(arguments) {
        Ok(None) => {
            help(options::HELP);
            ExitCode::SUCCESS
        }
        Ok(Some(options)) => mark(&options).unwrap_or_else(|sentence| unmarked(&sentence)),
        Err(sentence) => unmarked(&format!("{sentence} ; essayez « cargo run -- classe --aide »")),
    }
}

pub fn unmarked(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(UNMARKED)
}

fn mark(options: &Options) -> Result<ExitCode, String> {
    let start = Instant::now();
    let (text, subject) = subject(&options.subject)?;
    // Without a compiler, or a place for what it makes, no copy compiles, whose fault it is not.
    compiler::find()?;
    scratch::check()?;
    let hand_ins = copies::find(&options.copies, &[&options.subject, &options.output])?;
    let output = Output::open(&options.output)?;
    let mut class = Class {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        part: options.part,
        is_judged: false,
        copies: hand_ins.iter().map(Entry::of).collect(),
    };
    output.begin(&class, &text)?;
    output.keep_only(class.share())?;
    let share = hand_ins.iter().enumerate().filter(|(rank, _)| options.part.has(*rank));
    let share: Vec<&HandIn> = share.map(|(_, copy)| copy).collect();
    // What is half done is undone before the end.
    let stops = Waiting::new();
    let mut progress = Progress::new(share.len(), subject.points_max());
    let done = judge(&output, &subject, &text, options.workers, &share, &stops, &mut progress);
    progress.end();
    let done = done.map_err(|sentence| {
        format!("{sentence}. Ce qui est jugé est gardé : la même commande continue")
    })?;
    if done.is_stopped {
        let (known, all) = (done.judged + done.known, share.len());
        let judged = french::count(known, "copie jugée", "copies jugées");
        complain(&format!("arrêté, {judged} sur {all} ; la même commande continue"));
        // The signal that was waiting now ends this process.
        drop(stops);
        return Ok(ExitCode::FAILURE);
    }
    class.is_judged = true;
    output.note(&class)?;
    results::write(&output, &class, &subject, options.numbers)?;
    tell(&summary(&done, start, options));
    Ok(told_broken(done.broken, "la même commande les reprend"))
}

/// How a command ends that has done its work, but for copies which the machine could not judge.
pub fn told_broken(broken: usize, then: &str) -> ExitCode {
    if broken == 0 {
        return ExitCode::SUCCESS;
    }
    let copies = french::count(broken, "copie", "copies");
    complain(&format!(
        "la machine n'a pas pu juger {copies}, sans note dans notes.csv (« à rejuger ») : {then}"
    ));
    ExitCode::FAILURE
}

fn judge(
    output: &Output,
    subject: &Subject,
    text: &str,
    workers: usize,
    share: &[&HandIn],
    stops: &Waiting,
    progress: &mut Progress,
) -> Result<Done, String> {
    let class = fingerprint::of_class(text).map_err(|error| error.to_string())?;
    let scratch = output.scratch()?;
    let queue = Queue { output, subject, class: &class, scratch: scratch.path(), workers };
    let done = queue.run(share, stops, progress)?;
    // What is left in it, if anything, the next run removes.
    if scratch.close().is_ok() {
        output.forget_scratch();
    }
    Ok(done)
}

/// The subject, and its text.
fn subject(path: &Path) -> Result<(String, Subject), String> {
    let subject = Subject::read(path)?.for_marks();
    if subject.functions.is_empty() {
        return Err(format!(
            "le sujet {} ne demande aucune fonction : il lui faut une partie [fonctions], qui donne les points",
            path.display()
        ));
    }
    asked::check(&subject).map_err(|error| format!("le sujet {} : {error}", path.display()))?;
    Ok((Subject::text(path)?, subject))
}

fn summary(done: &Done, start: Instant, options: &Options) -> String {
    let mut text = french::count(done.judged, "copie jugée", "copies jugées");
    if done.known > 0 {
        text += &format!(", {} déjà", french::count(done.known, "l'était", "l'étaient"));
    }
    text += &format!(", en {}", progress::duration(start.elapsed()));
    if let Some(share) = (done.times.compiler * 100).checked_div(done.times.all) {
        text += &format!(" (le compilateur : {share} % du temps)");
    }
    format!(
        "{text}.\nLes notes : {0}/notes.csv ; la classe : {0}/index.html\n",
        options.output.display()
    )
}
