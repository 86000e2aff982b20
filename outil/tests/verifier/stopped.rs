//! A judge that is stopped leaves nothing: no folder, no process.

use std::fs;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::verifier;
use support::temp::TempDir;

/// A copy that takes long to compile.
const SLOW: &str = "#include \"echecs.h\"\n\
    #define A(x) x + x + x + x + x + x + x + x\n\
    #define B(x) A(x) + A(x) + A(x) + A(x) + A(x) + A(x) + A(x) + A(x)\n\
    #define C(x) B(x) + B(x) + B(x) + B(x) + B(x) + B(x) + B(x) + B(x)\n\
    #define D(x) C(x) + C(x) + C(x) + C(x) + C(x) + C(x) + C(x) + C(x)\n\
    #define E(x) D(x) + D(x) + D(x) + D(x) + D(x) + D(x) + D(x) + D(x)\n\
    int jeu_existe_piece(const jeu *j, int x, int y)\n\
    { (void)j; return E(E(E(x + y))); }\n";

/// A copy that takes long to judge.
const LOOPING: &str = "#include \"echecs.h\"\n\
    int jeu_existe_piece(const jeu *j, int x, int y)\n\
    { (void)j; volatile int n = x + y; for (;;) n++; }\n";

#[test]
fn a_signal_removes_the_folder_and_ends_the_compiler() {
    for (copy, program) in [(SLOW, "cc1"), (LOOPING, "executeur")] {
        for signal in [libc::SIGTERM, libc::SIGINT, libc::SIGHUP] {
            let temp = TempDir::new("stopped");
            let mut judge = begin(&temp, copy, program);
            // SAFETY: the child is ours, and not waited for.
            unsafe { libc::kill(judge.id() as libc::pid_t, signal) };
            let status = judge.wait().unwrap();
            assert_eq!(status.signal(), Some(signal));
            assert_eq!(fs::read_dir(temp.path().join("tmp")).unwrap().count(), 0, "{program}");
            assert_nobody_is_left(&temp);
        }
    }
}

/// What nobody can prepare for leaves the folder, and no process.
#[test]
fn a_judge_that_is_killed_ends_its_compiler() {
    let temp = TempDir::new("stopped");
    let mut judge = begin(&temp, SLOW, "cc1");
    judge.kill().unwrap();
    judge.wait().unwrap();
    assert_nobody_is_left(&temp);
}

/// The witness may be at something that takes long; here it cannot even hear that nobody listens.
#[test]
fn a_judge_that_is_killed_ends_its_witness() {
    let temp = TempDir::new("stopped");
    let mut judge = begin(&temp, LOOPING, "executeur");
    let is_witness = |process: &PathBuf| {
        let line = fs::read(process.join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains("__temoin") && is_of(process, temp.path())
    };
    let number = |process: PathBuf| process.file_name()?.to_str()?.parse::<libc::pid_t>().ok();
    let witnesses: Vec<_> = all_processes().filter(is_witness).filter_map(number).collect();
    assert_eq!(witnesses.len(), 1);
    // SAFETY: it is our child's child.
    unsafe { libc::kill(witnesses[0], libc::SIGSTOP) };
    judge.kill().unwrap();
    judge.wait().unwrap();
    assert_nobody_is_left(&temp);
}

/// A judge that has started this program.
fn begin(temp: &TempDir, copy: &str, program: &str) -> Child {
    let source = temp.write("copie.c", copy);
    let scratch = temp.path().join("tmp");
    fs::create_dir(&scratch).unwrap();
    let mut command = verifier();
    // A minute for each answer: it must not be over before.
    command.args(["--temps", "60"]).arg(source).env("TMPDIR", &scratch);
    command.current_dir(temp.path());
    // Whoever started this test may have it ignore some, as nohup does: a judge would too.
    let listen = || {
        for stop in [libc::SIGTERM, libc::SIGINT, libc::SIGHUP] {
            // SAFETY: the default action runs no code of ours.
            unsafe { libc::signal(stop, libc::SIG_DFL) };
        }
        Ok(())
    };
    // SAFETY: between fork and exec it only tells the system what to do.
    unsafe { command.pre_exec(listen) };
    let judge = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    wait_until(program, || processes(temp.path()).iter().any(|name| name == program));
    judge
}

fn assert_nobody_is_left(temp: &TempDir) {
    wait_until("nobody", || processes(temp.path()).is_empty());
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(60), "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// The programs of the processes of a folder.
fn processes(folder: &Path) -> Vec<String> {
    let of_folder = all_processes().filter(|process| is_of(process, folder));
    let name = |process: PathBuf| {
        fs::read_link(process.join("exe")).ok()?.file_name()?.to_owned().into_string().ok()
    };
    of_folder.map(|process| name(process).unwrap_or_default()).collect()
}

/// Whether a process runs in this folder, or its program lies there.
fn is_of(process: &Path, folder: &Path) -> bool {
    let links = ["cwd", "exe"].map(|name| fs::read_link(process.join(name)));
    links.into_iter().flatten().any(|path| path.starts_with(folder))
}

fn all_processes() -> impl Iterator<Item = PathBuf> {
    fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path())
}
