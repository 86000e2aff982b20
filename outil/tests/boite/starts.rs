//! What an executor finds at its start, and what comes of one that does not start.

use std::fs::{self, File};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::Command;

use crate::attacker::{Attacker, Build};
use crate::boite::{self, Limits};
use support::temp::TempDir;

/// The exit code of a process that did not become a boxed one.
pub const NOT_STARTED: i32 = 120;

/// A descriptor that other programs get, as careless code opens them; its number is none of those
/// that an executor is given, however few this process has open.
fn leak() -> OwnedFd {
    let file = File::open("/dev/null").unwrap();
    // SAFETY: the new descriptor has no other owner.
    unsafe { OwnedFd::from_raw_fd(libc::fcntl(file.as_raw_fd(), libc::F_DUPFD, 50)) }
}

pub fn five_descriptors_and_no_environment() {
    let _leak = leak();
    let mut free = Attacker::free(Build::Plain);
    assert!(free.try_to("descripteurs_de_trop").unwrap() > 0);
    assert!(free.try_to("environnement").unwrap() > 0);
    let mut attacker = Attacker::boxed(Build::Plain, &Limits::default());
    assert_eq!(attacker.try_to("descripteurs_attendus"), Some(5));
    assert_eq!(attacker.try_to("descripteurs_de_trop"), Some(0));
    assert_eq!(attacker.try_to("environnement"), Some(0));
    assert_eq!(attacker.try_to("lire /proc/self/maps"), Some(0));
}

/// A Rust program ignores SIGPIPE, and its children would too; a judge may hold others back.
pub fn signals_and_limits_of_its_own() {
    let mut free = Attacker::free(Build::Plain);
    assert_eq!(free.try_to("limites_absentes"), Some(3));
    let mut attacker = Attacker::boxed(Build::Plain, &Limits::default());
    assert_eq!(attacker.try_to("signaux_herites"), Some(0));
    assert_eq!(attacker.try_to("limites_absentes"), Some(0));
}

/// If memory runs out, it goes first; if it crashes, it leaves nothing: the files of a process of
/// which no image may be made are root's.
pub fn it_goes_first_and_leaves_nothing() {
    let mut attacker = Attacker::boxed(Build::Plain, &Limits::default());
    attacker.filter();
    let process = Path::new("/proc").join(attacker.child.id().to_string());
    assert_eq!(fs::read_to_string(process.join("oom_score_adj")).unwrap(), "1000\n");
    assert_eq!(fs::metadata(process.join("statm")).unwrap().uid(), 0);
}

/// Whatever the folder of the program is called.
pub fn addresses_are_the_same_each_time() {
    for build in Build::ALL {
        let temp = TempDir::far("adresses");
        let longer = temp.path().join("un dossier au nom bien plus long");
        fs::create_dir(&longer).unwrap();
        let copy = longer.join("copie");
        fs::copy(build.program(), &copy).unwrap();
        let run = |program| Attacker::of(program, &Limits::default()).try_to("adresses");
        let first = run(build.program());
        assert!(first.is_some());
        assert_eq!([run(build.program()), run(&copy), run(&copy)], [first; 3]);
    }
    // Without a box they differ, or there is nothing to see here.
    let mut runs: Vec<_> =
        (0..4).map(|_| Attacker::free(Build::Plain).try_to("adresses")).collect();
    let is_random = fs::read_to_string("/proc/sys/kernel/randomize_va_space");
    if is_random.is_ok_and(|level| level.trim() != "0") {
        runs.dedup();
        assert!(runs.len() > 1);
    }
}

pub fn calls_of_other_machines_end_it() {
    let mut attacker = Attacker::boxed(Build::Plain, &Limits::default());
    assert_ne!(attacker.try_to("porte_32_bits"), Some(0));
}

pub fn what_is_no_program_is_told_in_the_report() {
    let temp = TempDir::far("programme");
    let text = temp.write("texte", "ceci n'est pas un programme\n");
    let mut attacker = Attacker::of(&text, &Limits::default());
    assert_eq!(attacker.wait().code(), Some(NOT_STARTED));
    assert!(attacker.report().starts_with("echecs : la boîte"), "{}", attacker.obituary());
    assert_eq!(attacker.output(), b"");
}

/// The command has the hidden entry as well; without its judge it does nothing.
pub fn the_command_has_the_entry() {
    let inspect = |judge: u32| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
        command.args(["__boite", "constat"]).arg(judge.to_string());
        command.output().unwrap()
    };
    let found = inspect(std::process::id());
    assert!(found.status.success(), "{found:?}");
    let lines = String::from_utf8(found.stdout).unwrap().lines().count();
    assert_eq!(lines, boite::missing().len());
    assert_eq!(inspect(1).status.code(), Some(NOT_STARTED));
}
