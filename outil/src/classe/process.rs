//! Having a copy judged by a process of its own.

use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::work::{ARGUMENT, Job, Times};
use crate::child;

/// So long nobody waits: the judge itself must have gone wrong.
const PATIENCE: Duration = Duration::from_secs(30 * 60);

/// So long it may take to clean up.
const CLEANING: Duration = Duration::from_secs(5);

/// How often one looks whether it has ended.
const PAUSE: Duration = Duration::from_millis(10);

/// What came of it.
pub enum End {
    Done(Times),
    /// It has written nothing, and this is why.
    Failed(String),
    /// Somebody has stopped the whole class.
    Stopped,
}

/// Has a job done. `desk` is a folder of its own; `is_stopped` ends it before its time.
pub fn judge(job: &Job, desk: &Path, is_stopped: &AtomicBool) -> std::io::Result<End> {
    let [order, answer, complaint] = ["ordre", "reponse", "plainte"].map(|name| desk.join(name));
    fs::write(&order, serde_json::to_vec(job)?)?;
    let mut command = Command::new(std::env::current_exe()?);
    command.arg0("echecs").arg(ARGUMENT).env("TMPDIR", desk);
    command
        .stdin(File::open(&order)?)
        .stdout(File::create(&answer)?)
        .stderr(File::create(&complaint)?);
    // A stop is heard by the class, which ends its processes itself.
    command.process_group(0);
    let mut child = child::ends_with_us(&mut command, libc::SIGTERM).spawn()?;
    let start = Instant::now();
    let status = loop {
        match child.try_wait()? {
            Some(status) => break status,
            None if is_stopped.load(Ordering::Relaxed) => {
                end(&mut child)?;
                return Ok(End::Stopped);
            }
            None if start.elapsed() > PATIENCE => {
                end(&mut child)?;
                return Ok(End::Failed("le juge n'a pas fini en une demi-heure".to_owned()));
            }
            None => thread::sleep(PAUSE),
        }
    };
    if status.success() {
        let times = fs::read(&answer)?;
        return Ok(End::Done(serde_json::from_slice(&times).unwrap_or_default()));
    }
    let said = String::from_utf8_lossy(&fs::read(&complaint)?).into_owned();
    let last = said.lines().last().unwrap_or_default();
    let last = last.strip_prefix("echecs : ").unwrap_or(last);
    Ok(End::Failed(if last.is_empty() {
        format!("le juge s'est arrêté ({status})")
    } else {
        last.to_owned()
    }))
}

/// Ends it: it has the time to remove what it has made.
fn end(child: &mut Child) -> std::io::Result<()> {
    // SAFETY: it only asks the system, about a child that was not waited for yet.
    unsafe { libc::kill(child.id() as libc::pid_t, libc::SIGTERM) };
    let start = Instant::now();
    while child.try_wait()?.is_none() {
        if start.elapsed() > CLEANING {
            child.kill()?;
        }
        thread::sleep(PAUSE);
    }
    Ok(())
}
