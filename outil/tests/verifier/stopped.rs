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

/// A judge that has started this program.
fn begin(temp: &TempDir, copy: &str, program: &str) -> Child {
    let source = temp.write("copie.c", copy);
    let scratch = temp.path().join("tmp");
    fs::create_dir(&scratch).unwrap();
    let mut command = verifier();
    // A minute for each answer: it must not be over before.
    command.args(["--temps", "60"]).arg(source).env("TMPDIR", &scratch);
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

/// The programs of the processes that run in this folder, or whose program lies there.
fn processes(folder: &Path) -> Vec<String> {
    let program = |process: &Path| {
        let [folder_of, program] =
            ["cwd", "exe"].map(|name| fs::read_link(process.join(name)).ok());
        let is_near = |path: &Option<PathBuf>| path.as_ref().is_some_and(|p| p.starts_with(folder));
        let is_it = is_near(&folder_of) || is_near(&program);
        is_it.then(|| program.unwrap_or_default().file_name().unwrap_or_default().to_owned())
    };
    let all = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
    let near = all.filter_map(|process| program(&process));
    near.map(|name| name.to_string_lossy().into_owned()).collect()
}
