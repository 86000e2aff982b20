//! From the judge to the box: this program, started anew to become another.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{self, Child, Command};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::{compiler, executor, leftovers, missing};

/// The first argument of a process that is to become a boxed one.
pub const ARGUMENT: &str = "__boite";

/// The exit code of a process that did not become one; it said why on its standard error, or as an
/// executor in its report.
pub const NOT_STARTED: i32 = 120;

pub const EXECUTOR: &str = "executeur";
pub const COMPILER: &str = "compilateur";
pub const INSPECTION: &str = "constat";

/// Why a process does not become the boxed one.
pub type Failure = Box<dyn std::error::Error>;

/// A command that starts this program in one of its hidden roles, in a process group of its own
/// and with no environment: that of a judge may hold secrets.
pub fn command(role: &str) -> io::Result<Command> {
    // The same program even if its file has been replaced since the start.
    let itself = Path::new("/proc/self/exe");
    let itself = if itself.exists() { itself.to_owned() } else { env::current_exe()? };
    let mut command = Command::new(itself);
    command.arg0("echecs").args([ARGUMENT, role]).arg(process::id().to_string());
    command.env_clear().process_group(0);
    Ok(command)
}

/// Starts a command whose process is to end with this one ([`end_with_the_judge`]). The system
/// ends it with the thread that started it: this is done by a thread that never ends, so that the
/// threads of the judge may.
pub fn spawn(command: Command) -> io::Result<Child> {
    type Request = (Command, Sender<io::Result<Child>>);
    static REQUESTS: OnceLock<Sender<Request>> = OnceLock::new();
    let requests = REQUESTS.get_or_init(|| {
        let (sender, requests) = mpsc::channel::<Request>();
        thread::spawn(move || {
            for (mut command, answer) in requests {
                // Nobody waits for the answer only if the judge is about to end.
                let _ = answer.send(leftovers::known(|| command.spawn()));
            }
        });
        sender
    });
    let (sender, answer) = mpsc::channel();
    let gone = |_| io::Error::other("the thread that starts processes has ended");
    requests.send((command, sender)).map_err(|_| gone(()))?;
    answer.recv().map_err(|_| gone(()))?
}

/// The hidden entry point, for `main` to call with all arguments before anything else: if the
/// first is `__boite`, this process becomes another and does not come back.
pub fn enter(arguments: &[OsString]) {
    let [first, role, judge, rest @ ..] = arguments else { return };
    if first != ARGUMENT {
        return;
    }
    let outcome = end_with_the_judge(judge).and_then(|()| match role.to_str() {
        Some(EXECUTOR) => executor::become_it(rest),
        Some(COMPILER) => compiler::become_it(rest),
        Some(INSPECTION) => missing::inspect(),
        _ => Err("rôle inconnu".into()),
    });
    let Err(failure) = outcome;
    give_up(io::stderr(), failure)
}

/// Ends a process that cannot become the boxed one.
pub fn give_up(mut to: impl Write, failure: Failure) -> ! {
    // Where even this cannot be said, the exit code still is.
    let _ = writeln!(to, "echecs : la boîte ne se ferme pas : {failure}");
    process::exit(NOT_STARTED)
}

/// Lets this process, whatever it becomes, be killed when the judge ends, however that happens.
fn end_with_the_judge(judge: &OsStr) -> Result<(), Failure> {
    #[cfg(target_os = "linux")]
    {
        // SAFETY: both only ask the system.
        let (answer, parent) =
            unsafe { (libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL), libc::getppid()) };
        if answer != 0 {
            return Err(io::Error::last_os_error().into());
        }
        // It may have ended before it was asked for.
        if judge.to_str() != Some(&parent.to_string()) {
            return Err("le juge a disparu".into());
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = judge;
    Ok(())
}

/// If memory runs out, this process goes, and not the work of whoever started the judge.
pub fn go_first() {
    // Elsewhere than on Linux nobody asks.
    let _ = fs::write("/proc/self/oom_score_adj", "1000");
}

/// Signals as a program expects them: none ignored, none held back, whatever the judge's own are.
pub fn reset_signals() {
    // SAFETY: the default actions run no code of ours; the empty set is made before it is read.
    unsafe {
        for signal in 1..=64 {
            libc::signal(signal, libc::SIG_DFL);
        }
        let mut none = std::mem::MaybeUninit::uninit();
        libc::sigemptyset(none.as_mut_ptr());
        libc::sigprocmask(libc::SIG_SETMASK, none.as_ptr(), std::ptr::null_mut());
    }
}
