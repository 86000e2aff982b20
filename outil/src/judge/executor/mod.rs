//! Executors: programs that answer cases, each in a process of its own.

mod folder;
mod pace;
mod pipes;

use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::FileExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

use super::boite::{self, Ends};
use super::wire::{self, Answer, Case, FILL, Whose};
use pace::{Pace, Watch};
use pipes::Message;

/// What came of asking.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Answered(Answer),
    Died(Death),
}

/// A program that ended instead of answering.
#[derive(Clone, Debug, PartialEq)]
pub struct Death {
    pub how: How,
    /// What the sanitizers have said.
    pub report: String,
}

impl Death {
    /// What it costs: who takes too long has soon taken everybody's time.
    pub fn cost(&self) -> usize {
        if self.how == How::Late { 10 } else { 1 }
    }

    /// Whether it would never have ended: a loop, or calls within calls.
    pub fn is_endless(&self) -> bool {
        self.how == How::Late || self.report.contains("AddressSanitizer: stack-overflow")
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    /// It has ended the program itself, with this code.
    Exit(i32),
    Signal(i32),
    /// It took too long.
    Late,
    /// What came was no answer.
    Nonsense,
}

/// How a program is started: with these ends, and the folder of its files if it may use any.
pub type Start<'a> = dyn Fn(Ends, Option<&Path>) -> io::Result<Child> + 'a;

/// A program that answers, started anew whenever it has died.
pub struct Executor<'a> {
    start: Box<Start<'a>>,
    running: Option<Running>,
    limits: Limits,
    pace: Pace,
    /// Where it runs for cases with files.
    folder: PathBuf,
    /// How long it was waited for, in all.
    waited: Duration,
}

/// What a program may use for its answers.
#[derive(Clone, Copy)]
pub struct Limits {
    /// The processor time of one case: a busy machine fails nobody.
    pub time: Duration,
    /// Bytes of memory besides what it starts with.
    pub memory: Option<u64>,
}

/// How long a program may take to begin, on however busy a machine.
const BEGINNING: Duration = Duration::from_secs(60);
/// Who is waited for so many times longer than a case may take is asked nothing more: the others of a
/// class wait too. A right copy needs a fortieth of it.
const WAITING: u32 = 100;
/// One that has used so much of the processor makes way for a fresh one, long before the system
/// ends it ([`boite::Limits`]).
const OLD_AGE: Duration = Duration::from_secs(20);

struct Running {
    child: Child,
    socket: OwnedFd,
    input: File,
    output: File,
    report: File,
    /// Bytes of memory that it began with.
    data: u64,
    folder: Option<PathBuf>,
}

/// Cases that are on their way together; one process answers while the other asks.
const BATCH: usize = 24;
/// So much is taken by the socket before anybody has read it.
const BATCH_BYTES: usize = 64 << 10;
/// Printed text is forgotten when it has grown to this: there is a limit to a file.
const OUTPUT_KEPT: u64 = 256 << 10;

impl<'a> Executor<'a> {
    /// `folder` is where cases with files find them; it is made when there is one.
    pub fn new(limits: Limits, folder: PathBuf, start: Box<Start<'a>>) -> Executor<'a> {
        let (pace, waited) = (Pace::new(limits.time), Duration::ZERO);
        Executor { start, running: None, limits, pace, folder, waited }
    }

    /// Begins another exercise, whose answers may take another time.
    pub fn begin(&mut self) {
        self.pace = Pace::new(self.limits.time);
    }

    /// The processor time of the slowest answer to this exercise.
    pub fn slowest(&self) -> Duration {
        self.pace.slowest()
    }

    /// Somebody else has needed so long for an answer to this exercise.
    pub fn may_take(&mut self, time: Duration) {
        self.pace.may_take(time);
    }

    /// Whether it was waited for too long.
    pub fn is_tiring(&self) -> bool {
        self.waited >= self.limits.time * WAITING
    }

    /// The next answer may take its whole time, even if others were late.
    pub fn relent(&mut self) {
        self.pace.relent();
    }

    /// The processor time of one program at most, which is more than it is given: it makes way for
    /// another before, unless all cases of a batch take as long as they may.
    pub fn life(limit: Duration) -> Duration {
        OLD_AGE + limit * (BATCH as u32 + 1)
    }

    /// Asks a case in a program that has seen none before.
    pub fn ask_afresh(&mut self, case: &Case, whose: Whose, fill: u8) -> io::Result<Outcome> {
        self.stop();
        let outcome = self.ask_filled(std::slice::from_ref(case), whose, fill, None)?;
        self.stop();
        Ok(outcome.into_iter().next().expect("one case, one outcome"))
    }

    /// Asks cases one after another.
    pub fn ask(&mut self, cases: &[Case], whose: Whose) -> io::Result<Vec<Outcome>> {
        self.ask_filled(cases, whose, FILL, None)
    }

    /// The same, until its deaths have cost so much, or it is tiring: there may be fewer outcomes than
    /// cases.
    pub fn ask_until(
        &mut self,
        cases: &[Case],
        whose: Whose,
        deaths: usize,
    ) -> io::Result<Vec<Outcome>> {
        self.ask_filled(cases, whose, FILL, Some(deaths))
    }

    fn ask_filled(
        &mut self,
        cases: &[Case],
        whose: Whose,
        fill: u8,
        mut deaths: Option<usize>,
    ) -> io::Result<Vec<Outcome>> {
        let mut outcomes = Vec::with_capacity(cases.len());
        while outcomes.len() < cases.len()
            && deaths.is_none_or(|left| left > 0 && !self.is_tiring())
        {
            let begun = Instant::now();
            let batch = &cases[outcomes.len()..];
            // Only for a case with files is the box open to any.
            let has_files = batch[0].files.is_some();
            if self.running.as_ref().is_some_and(|running| {
                running.folder.is_some() != has_files || running.is_worn_out(self.limits)
            }) {
                self.stop();
            }
            let running = match &mut self.running {
                Some(running) => running,
                none => {
                    let folder = has_files.then_some(&*self.folder);
                    none.insert(Running::new(&*self.start, self.limits, folder)?)
                }
            };
            let (answers, death) = running.ask(batch, whose, fill, &mut self.pace)?;
            outcomes.extend(answers.into_iter().map(Outcome::Answered));
            if let Some(how) = death {
                let death = self.running.take().expect("it was running").buries(how)?;
                deaths = deaths.map(|left| left.saturating_sub(death.cost()));
                outcomes.push(Outcome::Died(death));
            }
            self.waited += begun.elapsed();
        }
        Ok(outcomes)
    }

    /// Ends the program, if it runs.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            // It is killed in any case; what it has said does not matter any more.
            let _ = running.buries(None);
        }
    }
}

impl Drop for Executor<'_> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Running {
    fn new(start: &Start<'_>, limits: Limits, folder: Option<&Path>) -> io::Result<Running> {
        if let Some(folder) = folder {
            fs::create_dir_all(folder)?;
        }
        let (socket, theirs) = pipes::pair()?;
        let (input, output, report) =
            (boite::unnamed_file()?, boite::unnamed_file()?, boite::unnamed_file()?);
        let ends = Ends {
            input: input.try_clone()?,
            output: output.try_clone()?,
            socket: theirs,
            report: report.try_clone()?,
        };
        let child = start(ends, folder)?;
        let folder = folder.map(Path::to_owned);
        let mut running = Running { child, socket, input, output, report, folder, data: 0 };
        // A program that does not even begin has something wrong that no case has.
        match pipes::receive(&running.socket, BEGINNING)? {
            Message::Bytes(bytes) if bytes == 0u64.to_le_bytes() => {
                if let Some(bytes) = limits.memory {
                    boite::limit_memory(&running.child, bytes)?;
                    running.data = boite::memory(&running.child).unwrap_or_default();
                }
                Ok(running)
            }
            _ => {
                let status = boite::end(&mut running.child, Duration::ZERO)?;
                let said = pipes::whole(&running.report)? + &pipes::whole(&running.output)?;
                Err(io::Error::other(format!("l'exécuteur ne démarre pas ({status}) : {said}")))
            }
        }
    }

    /// Whether a fresh one should take over: nobody has to give back what a case has taken, and
    /// many small cases are not one large one.
    fn is_worn_out(&self, limits: Limits) -> bool {
        let is_old = boite::cpu_time(&self.child).is_ok_and(|time| time >= OLD_AGE);
        is_old
            || limits.memory.is_some_and(|most| {
                let now = boite::memory(&self.child).unwrap_or_default();
                now.saturating_sub(self.data) >= most / 2
            })
    }

    /// The answers to the first of these cases, as many as one batch takes or until it dies.
    fn ask(
        &mut self,
        cases: &[Case],
        whose: Whose,
        fill: u8,
        pace: &mut Pace,
    ) -> io::Result<(Vec<Answer>, Option<Option<How>>)> {
        let mut nonces = Vec::new();
        let mut bytes = 0;
        pipes::forget(&self.output, OUTPUT_KEPT)?;
        for case in cases.iter().take(BATCH) {
            let nonce = RandomState::new().hash_one(nonces.len());
            let message = case.encode(nonce, whose, fill);
            bytes += message.len();
            if !nonces.is_empty() && (bytes > BATCH_BYTES || case.goes_alone()) {
                break;
            }
            pipes::replace(&self.input, &case.input)?;
            if let (Some(folder), Some(files)) = (&self.folder, &case.files) {
                folder::lay(folder, files)?;
            }
            if !pipes::send(&self.socket, &message)? {
                break;
            }
            nonces.push(nonce);
            if case.goes_alone() {
                break;
            }
        }
        let mut answers = Vec::new();
        for nonce in nonces {
            let how = match self.receive(pace)? {
                Message::Late => Some(How::Late),
                Message::Closed => return Ok((answers, Some(None))),
                Message::Bytes(bytes) => match wire::decode(&bytes, nonce) {
                    Some(unread) => {
                        answers.push(self.with_output(unread)?);
                        continue;
                    }
                    None => Some(How::Nonsense),
                },
            };
            return Ok((answers, Some(how)));
        }
        // Nothing could be sent.
        let is_dead = answers.is_empty();
        Ok((answers, is_dead.then_some(None)))
    }

    /// Waits for an answer, until the program has had the time that it may take.
    fn receive(&self, pace: &mut Pace) -> io::Result<Message> {
        let mut watch = Watch::new(&self.child, pace.limit());
        loop {
            match pipes::receive(&self.socket, pace::STEP)? {
                Message::Late if watch.is_over()? => {
                    pace.late();
                    return Ok(Message::Late);
                }
                Message::Late => {}
                message => {
                    pace.answered(watch.spent());
                    return Ok(message);
                }
            }
        }
    }

    fn with_output(&self, (mut answer, mut from, ends): wire::Unread) -> io::Result<Answer> {
        // A copy may have closed what it prints on: then nobody knows how much it was.
        let written = self.output.metadata()?.len() as usize;
        for (call, end) in answer.calls.iter_mut().zip(ends) {
            let end = end.min(written);
            if end > from {
                let mut bytes = vec![0; end - from];
                let read = self.output.read_at(&mut bytes, from as u64)?;
                bytes.truncate(read);
                call.output = bytes;
                from = end;
            }
        }
        Ok(answer)
    }

    /// Ends it, and says how it had ended.
    fn buries(mut self, how: Option<How>) -> io::Result<Death> {
        drop(self.socket);
        let patience = if how.is_some() { Duration::ZERO } else { Duration::from_secs(2) };
        let status = boite::end(&mut self.child, patience)?;
        let report = pipes::whole(&self.report)?;
        Ok(Death { how: how.unwrap_or_else(|| ended(status)), report })
    }
}

fn ended(status: ExitStatus) -> How {
    match (status.code(), status.signal()) {
        (Some(code), _) => How::Exit(code),
        (_, Some(signal)) => How::Signal(signal),
        _ => How::Nonsense,
    }
}
