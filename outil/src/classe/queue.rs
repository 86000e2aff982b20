//! Judging the copies of a class, several at a time.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::copies::{Failure, HandIn};
use super::fingerprint;
use super::folder::{self, Output, told};
use super::process::{self, End};
use super::progress::Progress;
use super::record::{Entry, Line};
use super::state::{Refused, State};
use super::work::{self, Job, Times};
use crate::judge::refusal::Refusal;
use crate::judge::subject::Subject;
use crate::stops::Waiting;

/// What all copies have in common.
pub struct Queue<'a> {
    pub output: &'a Output,
    pub subject: &'a Subject,
    /// The fingerprint of the judge and the subject.
    pub class: &'a str,
    /// Where copies are on their way through the judge.
    pub scratch: &'a Path,
    pub workers: usize,
}

/// What a run has come to.
#[derive(Debug, Default)]
pub struct Done {
    pub judged: usize,
    pub known: usize,
    /// Copies that the machine could not judge.
    pub broken: usize,
    pub times: Times,
    /// Somebody has stopped it.
    pub is_stopped: bool,
}

/// A copy that has its result.
struct News {
    line: Line,
    is_known: bool,
    times: Times,
}

impl Queue<'_> {
    /// Judges what has no result yet. Fails if results cannot be written; those that are written
    /// stay.
    pub fn run(
        &self,
        copies: &[&HandIn],
        stops: &Waiting,
        progress: &mut Progress,
    ) -> Result<Done, String> {
        let next = AtomicUsize::new(0);
        let is_stopped = AtomicBool::new(false);
        let (sender, news) = mpsc::channel();
        let mut done = Done::default();
        let mut failure = None;
        thread::scope(|scope| {
            for number in 0..self.workers.min(copies.len()) {
                let (sender, next, is_stopped) = (sender.clone(), &next, &is_stopped);
                scope.spawn(move || self.work(number, copies, next, is_stopped, &sender));
            }
            drop(sender);
            loop {
                match news.recv_timeout(Duration::from_millis(100)) {
                    Ok(Ok(news)) => done.count(news, progress),
                    Ok(Err(sentence)) => {
                        failure.get_or_insert(sentence);
                        is_stopped.store(true, Ordering::Relaxed);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                if stops.are_heard() {
                    done.is_stopped = true;
                    is_stopped.store(true, Ordering::Relaxed);
                }
            }
        });
        match failure {
            Some(sentence) => Err(sentence),
            None => Ok(done),
        }
    }

    /// One worker: a copy after the other, until there is none.
    fn work(
        &self,
        number: usize,
        copies: &[&HandIn],
        next: &AtomicUsize,
        is_stopped: &AtomicBool,
        sender: &Sender<Result<News, String>>,
    ) {
        let desk = self.scratch.join(number.to_string());
        while !is_stopped.load(Ordering::Relaxed) {
            let Some(copy) = copies.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            let result = self.judge(copy, &desk, is_stopped);
            // What cannot be removed now is removed with the whole scratch folder.
            let _ = fs::remove_dir_all(&desk);
            let news = match result {
                Ok(None) => return,
                Ok(Some(news)) => Ok(news),
                Err(sentence) => Err(sentence),
            };
            if sender.send(news).is_err() {
                return;
            }
        }
    }

    /// The result of one copy; none if the class was stopped meanwhile.
    fn judge(
        &self,
        copy: &HandIn,
        desk: &Path,
        is_stopped: &AtomicBool,
    ) -> Result<Option<News>, String> {
        let entry = Entry::of(copy);
        let page = entry.page.clone();
        let (folder, mut times) = (desk.join("copie"), Times::default());
        let machine = |error: io::Error| told(desk, &error);
        fs::create_dir_all(&folder).map_err(machine)?;
        let mut job = Job {
            subject: self.output.subject_file(),
            shelf: self.scratch.join("executeur"),
            result: self.output.half_written(&format!("{page}.json")),
            page: self.output.half_written(&format!("{page}.html")),
            key: String::new(),
            others: Vec::new(),
            entry,
            folder,
        };
        match copy.stage(&job.folder) {
            Ok(others) => {
                let (class, name) = (self.class, [copy.name.as_str(), copy.id.as_str()]);
                job.key =
                    fingerprint::of_copy(class, name, &job.folder, &others).map_err(machine)?;
                job.others = others;
                if self.output.has(&page, &job.key) {
                    let line = folder::read_result(&self.output.root, &page)?.line;
                    return Ok(Some(News { line, is_known: true, times }));
                }
                let is_empty = fs::read_dir(&job.folder).map_err(machine)?.next().is_none();
                match work::source(&job.folder, &job.others) {
                    // Nothing that a process could unpack or judge.
                    Err(refused) if is_empty => self.refuse(&job, refused)?,
                    _ => match process::judge(&job, desk, is_stopped).map_err(machine)? {
                        End::Done(found) => times = found,
                        End::Failed(sentence) => self.refuse(&job, Refused::broken(sentence))?,
                        End::Stopped => return Ok(None),
                    },
                }
            }
            Err(Failure::Refused(refused)) => self.refuse(&job, refused)?,
            Err(Failure::Machine(error)) => return Err(machine(error)),
        }
        for (from, to) in
            [(&job.page, self.output.page(&page)), (&job.result, self.output.result(&page))]
        {
            fs::rename(from, &to).map_err(|error| told(&to, &error))?;
        }
        let line = folder::read_result(&self.output.root, &page)?.line;
        Ok(Some(News { line, is_known: false, times }))
    }

    /// The result of a copy that no process has judged.
    fn refuse(&self, job: &Job, refused: Refused) -> Result<(), String> {
        let outcome = Err(Refusal::Forbidden(refused.sentence));
        work::write(job, refused.state, &outcome, self.subject, None)
    }
}

impl Done {
    fn count(&mut self, news: News, progress: &mut Progress) {
        let News { line, is_known, times } = news;
        *(if is_known { &mut self.known } else { &mut self.judged }) += 1;
        self.broken += usize::from(line.state == State::Broken);
        self.times.all += times.all;
        self.times.compiler += times.compiler;
        progress.tell(&line, is_known);
    }
}
