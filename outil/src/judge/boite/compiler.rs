//! The box of a compiler: of programs that are trusted, with input that is not.

use std::convert::Infallible;
use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use super::executor::seconds;
use super::launch::{self, Failure};
use super::{descriptors, guard, leftovers, limits, toolchain, unnamed, walls};

/// Bytes of memory of each process of a compiler.
const MEMORY: u64 = 1 << 30;

/// Bytes of each file that it writes.
const FILE: u64 = 50 << 20;

/// Bytes of what it says that are kept.
const SPEECH: u64 = 1 << 20;

/// A busy machine lets time pass in which a compiler gets nothing done.
const PATIENCE: u32 = 4;

/// The system's two ways of counting processor time differ a little.
const MARGIN: Duration = Duration::from_millis(100);

/// How a compiler ended, and what it said.
#[derive(Debug)]
pub struct Compiled {
    pub status: ExitStatus,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// Whether it ended because its time was over.
    pub is_out_of_time: bool,
}

/// Runs a compiler, a linker or the like in its box: `arguments` begins with its name, which may
/// be several words. It runs in the scratch folder, the only one where it writes, reads those of
/// the system and the `readable` ones, and has none of the judge's environment but `PATH`.
///
/// `limit` is the processor time of each of its processes; after four times as much all of them
/// are killed, whatever they wait for.
pub fn compiler(
    arguments: &[OsString],
    readable: &[&Path],
    scratch: &Path,
    limit: Duration,
) -> io::Result<Compiled> {
    let scratch = scratch.canonicalize()?;
    let (mut stdout, mut stderr) = (unnamed::file()?, unnamed::file()?);
    let mut command = launch::command(launch::COMPILER)?;
    let folders = readable.iter().map(|folder| folder.canonicalize());
    let mut order = Order {
        processor: seconds(limit),
        readable: folders.collect::<io::Result<_>>()?,
        arguments: arguments.to_vec(),
    };
    order.readable.extend(toolchain::folders(arguments));
    command.args(order.write()).current_dir(&scratch);
    command.envs(env::var_os("PATH").map(|path| ("PATH", path)));
    // Messages in one language, whatever the person's; temporary files where they are allowed;
    // and no cache, which would be somewhere else.
    command.env("LC_ALL", "C.UTF-8").env("CCACHE_DISABLE", "1");
    command.env("TMPDIR", &scratch).env("HOME", &scratch);
    command.stdin(Stdio::null());
    command.stdout(descriptors::shared(&stdout)?).stderr(descriptors::shared(&stderr)?);
    let child = launch::spawn(command)?;
    let has_ended = leftovers::kill_after(&child, limit * PATIENCE)?;
    let (status, time) = leftovers::reap(child)?;
    let (stdout, stderr) = (read(&mut stdout)?, read(&mut stderr)?);
    let is_spent = time + MARGIN >= Duration::from_secs(seconds(limit)) || says_so(&stderr);
    let is_out_of_time = !has_ended || !status.success() && is_spent;
    Ok(Compiled { status, stdout, stderr, is_out_of_time })
}

/// Whether a compiler says that one of its processes has used up its time: on a busy machine the two
/// ways of counting can differ by more than a little.
fn says_so(stderr: &[u8]) -> bool {
    String::from_utf8_lossy(stderr).contains("CPU time limit exceeded")
}

fn read(file: &mut File) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    file.rewind()?;
    file.take(SPEECH).read_to_end(&mut text)?;
    Ok(text)
}

/// What the judge tells the process that is to become a compiler.
struct Order {
    processor: u64,
    readable: Vec<PathBuf>,
    arguments: Vec<OsString>,
}

impl Order {
    fn write(self) -> Vec<OsString> {
        let numbers = [self.processor.to_string(), self.readable.len().to_string()];
        let mut arguments: Vec<OsString> = numbers.map(OsString::from).into();
        arguments.extend(self.readable.into_iter().map(OsString::from));
        arguments.extend(self.arguments);
        arguments
    }

    fn read(arguments: &[OsString]) -> Option<Order> {
        let [processor, count, rest @ ..] = arguments else { return None };
        let number = |text: &OsString| text.to_str()?.parse::<u64>().ok();
        let (readable, arguments) = rest.split_at_checked(number(count)? as usize)?;
        Some(Order {
            processor: number(processor)?,
            readable: readable.iter().map(PathBuf::from).collect(),
            arguments: arguments.to_vec(),
        })
    }
}

/// Turns this process into the compiler.
pub fn become_it(arguments: &[OsString]) -> Result<Infallible, Failure> {
    let order = Order::read(arguments).ok_or("arguments inattendus")?;
    let (program, rest) = order.arguments.split_first().ok_or("aucun compilateur")?;
    descriptors::close_from(3)?;
    guard::stay()?;
    launch::reset_signals();
    launch::go_first();
    limits::set_processor(order.processor)?;
    limits::set(libc::RLIMIT_AS, MEMORY, MEMORY)?;
    limits::set(libc::RLIMIT_FSIZE, FILE, FILE)?;
    limits::set(libc::RLIMIT_CORE, 0, 0)?;
    let readable: Vec<&Path> = order.readable.iter().map(PathBuf::as_path).collect();
    walls::around_compiler(&readable, &env::current_dir()?)?;
    Err(format!("{} : {}", program.display(), Command::new(program).args(rest).exec()).into())
}
