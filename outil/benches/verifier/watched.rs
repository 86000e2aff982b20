//! One run of the judge on one processor, with an eye on its processes.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// What a run took, in seconds.
pub struct Run {
    pub clock: f64,
    /// In user and system mode, of all processes.
    pub processor: f64,
    /// That of the judge, of its witness and of the program of the copy.
    pub judging: f64,
    /// Functions that were judged.
    pub functions: usize,
    pub is_right: bool,
}

/// How often the processes are looked at.
const GLANCE: Duration = Duration::from_millis(2);

pub fn run(paths: &[PathBuf], level: &str) -> Run {
    let report = tempfile::NamedTempFile::new().expect("a file for the report");
    let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
    command.args(["verifier", "--format", "json", "--niveau", level]).args(paths);
    command.stdin(Stdio::null()).stdout(report.reopen().expect("the file again"));
    // SAFETY: sched_setaffinity may be called between fork and exec.
    unsafe { command.pre_exec(on_one_processor) };
    let start = Instant::now();
    // Waited for below, in a way that also tells the time.
    #[expect(clippy::zombie_processes)]
    let child = command.spawn().expect("the judge starts");
    let process = child.id();
    let mut seen = HashMap::new();
    let processor = loop {
        look(process, &mut seen);
        if let Some(time) = waited(process) {
            break time;
        }
        std::thread::sleep(GLANCE);
    };
    let clock = start.elapsed().as_secs_f64();
    let text = fs::read_to_string(report.path()).expect("the report");
    let report: Value = serde_json::from_str(&text).expect("a report in JSON");
    let is_right = report["points"] == report["points_max"];
    let judged = report["fonctions"].as_array().into_iter().flatten();
    let functions = judged.filter(|function| function["etat"] != "non jugée").count();
    Run { clock, processor, judging: seen.values().sum(), functions, is_right }
}

/// This process, and what it starts, on the first processor that it may use.
fn on_one_processor() -> io::Result<()> {
    // SAFETY: a set of processors, which is filled before it is read.
    unsafe {
        let mut allowed: libc::cpu_set_t = std::mem::zeroed();
        let size = size_of::<libc::cpu_set_t>();
        if libc::sched_getaffinity(0, size, &mut allowed) != 0 {
            return Err(io::Error::last_os_error());
        }
        let first = (0..libc::CPU_SETSIZE as usize).find(|at| libc::CPU_ISSET(*at, &allowed));
        let mut one: libc::cpu_set_t = std::mem::zeroed();
        libc::CPU_SET(first.unwrap_or(0), &mut one);
        match libc::sched_setaffinity(0, size, &one) {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

/// The processor time of a process and of all that it has waited for, once it has ended.
fn waited(process: u32) -> Option<f64> {
    let mut status = 0;
    // SAFETY: places for a status and for figures.
    let (ended, used) = unsafe {
        let mut used: libc::rusage = std::mem::zeroed();
        (libc::wait4(process as i32, &mut status, libc::WNOHANG, &mut used), used)
    };
    assert!(ended >= 0, "the judge cannot be waited for: {}", io::Error::last_os_error());
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    (ended != 0).then(|| seconds(used.ru_utime) + seconds(used.ru_stime))
}

/// Notes what those that judge have used by now: the process and all below it.
fn look(process: u32, seen: &mut HashMap<u32, f64>) {
    let folder = PathBuf::from(format!("/proc/{process}"));
    let name = fs::read_to_string(folder.join("comm")).unwrap_or_default();
    for thread in fs::read_dir(folder.join("task")).into_iter().flatten().flatten() {
        let read = |file: &str| fs::read_to_string(thread.path().join(file)).unwrap_or_default();
        let children = read("children");
        children.split_whitespace().filter_map(|word| word.parse().ok()).for_each(|child: u32| {
            look(child, seen);
        });
        // The witness is the same program as the judge.
        if matches!(name.trim(), "echecs" | "executeur") {
            let used = read("schedstat").split(' ').next().and_then(|word| word.parse().ok());
            let number = thread.file_name().to_string_lossy().parse().unwrap_or(process);
            seen.extend(used.map(|nanoseconds: f64| (number, nanoseconds / 1e9)));
        }
    }
}
