//! The box of an executor: a student's copy, linked with what calls it.

use std::convert::Infallible;
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::path::{Path, PathBuf};
use std::process::Child;
use std::time::Duration;

use super::launch::{self, Failure};
use super::limits::{self, Limits};
use super::{descriptors, walls};

/// The descriptors of an executor, and nothing else is open.
pub struct Ends {
    /// What a person would type: 0.
    pub input: File,
    /// What it prints: 1 and 2.
    pub output: File,
    /// Where cases come from and answers go to: 3.
    pub socket: OwnedFd,
    /// What its sanitizer says: 4.
    pub report: File,
}

/// Starts a program in the box of an executor, with no environment; it ends with the judge.
///
/// The files are best [`unnamed_file`](super::unnamed_file)s. If the box cannot be built, the
/// process ends with [`NOT_STARTED`](launch::NOT_STARTED) and the report says why.
/// [`end`](super::end) ends it.
pub fn executor(program: &Path, ends: Ends, limits: &Limits) -> io::Result<Child> {
    let Ends { input, output, socket, report } = ends;
    let mut command = launch::command(launch::EXECUTOR)?;
    command.args(Order::arguments(program, limits)?);
    // A fourth file goes along under its own number.
    command.arg(input.as_raw_fd().to_string());
    descriptors::inherited(&mut command, input.into());
    command.stdin(socket).stdout(output).stderr(report);
    launch::spawn(command)
}

/// What the judge tells the process that is to become an executor.
struct Order {
    program: PathBuf,
    limits: Limits,
    input: RawFd,
}

impl Order {
    fn arguments(program: &Path, limits: &Limits) -> io::Result<Vec<OsString>> {
        let files = match &limits.files {
            Some(folder) => folder.canonicalize()?.into(),
            None => OsString::new(),
        };
        Ok(vec![
            program.canonicalize()?.into(),
            seconds(limits.processor).to_string().into(),
            limits.stack.to_string().into(),
            limits.output.to_string().into(),
            files,
        ])
    }

    fn read(arguments: &[OsString]) -> Option<Order> {
        let [program, processor, stack, output, files, input] = arguments else { return None };
        let number = |text: &OsString| text.to_str()?.parse::<u64>().ok();
        Some(Order {
            input: number(input)?.try_into().ok()?,
            program: program.into(),
            limits: Limits {
                processor: Duration::from_secs(number(processor)?),
                stack: number(stack)?,
                output: number(output)?,
                files: (!files.is_empty()).then(|| files.into()),
            },
        })
    }
}

/// Whole seconds, at least one: a limit of none would be over before the start.
pub fn seconds(time: Duration) -> u64 {
    time.as_millis().div_ceil(1000).clamp(1, u128::from(u32::MAX)) as u64
}

/// Turns this process into the executor.
pub fn become_it(arguments: &[OsString]) -> Result<Infallible, Failure> {
    let Order { program, limits, input } = Order::read(arguments).ok_or("arguments inattendus")?;
    let report = descriptors::arrange(input)?;
    let Err(failure) = enter_box(&program, &limits);
    launch::give_up(report, failure)
}

fn enter_box(program: &Path, limits: &Limits) -> Result<Infallible, Failure> {
    let files = limits.files.as_deref();
    std::env::set_current_dir(files.unwrap_or(Path::new("/")))?;
    launch::reset_signals();
    launch::go_first();
    walls::prepare(program)?;
    set_limits(limits)?;
    walls::around_executor(program, files)?;
    Err(walls::execute(program, files.is_some()).into())
}

fn set_limits(limits: &Limits) -> io::Result<()> {
    limits::set_processor(seconds(limits.processor))?;
    limits::set(libc::RLIMIT_STACK, limits.stack, limits.stack)?;
    limits::set(libc::RLIMIT_FSIZE, limits.output, limits.output)?;
    limits::set(libc::RLIMIT_CORE, 0, 0)?;
    limits::set(libc::RLIMIT_NOFILE, 64, 64)?;
    // The filter refuses new processes; where there is none, this does, but for root.
    limits::set(libc::RLIMIT_NPROC, 0, 0)
}
