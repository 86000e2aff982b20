//! A run that is stopped goes on where it was, and ends with the same files.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::{DOES_NOT_COMPILE, Desk, RIGHT, WRONG, assert_same, code, run, succeed};

/// Two of them are judged in no time: they do not compile.
fn class_of_six() -> Desk {
    let desk = Desk::new();
    let copies = [RIGHT, RIGHT, DOES_NOT_COMPILE, WRONG, DOES_NOT_COMPILE, WRONG];
    for (name, text) in ["a", "b", "c", "d", "e", "f"].into_iter().zip(copies) {
        desk.write(&format!("copies/{name}.c"), text);
    }
    desk
}

/// Starts a class, and waits until it has so many results.
fn started(desk: &Desk, results: usize) -> Child {
    let mut command = desk.class();
    command
        .args(["--taches", "1"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    // Who started the tests may have these signals ignored.
    let mut child = hearing(&mut command).spawn().unwrap();
    let start = Instant::now();
    while count(&desk.path("sortie/journal/resultats")) < results {
        assert!(child.try_wait().unwrap().is_none(), "it ended too early");
        assert!(start.elapsed() < Duration::from_secs(600), "it has no results");
        thread::sleep(Duration::from_millis(5));
    }
    child
}

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

fn signal(child: &Child, signal: &str) {
    assert!(
        Command::new("kill").arg(signal).arg(child.id().to_string()).status().unwrap().success()
    );
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn a_run_that_is_killed_goes_on_and_leaves_the_same_files() {
    let whole = class_of_six();
    succeed(&mut whole.class());
    let desk = class_of_six();
    let mut child = started(&desk, 2);
    signal(&child, "-KILL");
    child.wait().unwrap();
    // It was killed in the middle.
    assert!(!desk.path("sortie/notes.csv").exists());
    assert!(count(&desk.path("sortie/journal/resultats")) < 6);
    // Its copies have shared what is around them: the executor's three files, what calls the function,
    // and the list of those.
    let scratch = fs::read_dir(desk.path("tmp")).unwrap().next().unwrap().unwrap().path();
    assert_eq!(count(&scratch.join("executeur")), 5);
    let outcome = succeed(&mut desk.class());
    assert!(outcome.stderr.contains("(déjà jugée)"), "{}", outcome.describe());
    assert_same(&whole.path("sortie"), &desk.path("sortie"));
    // What the killed one had left is gone.
    assert_eq!(count(&desk.path("tmp")), 0);
}

#[test]
fn a_run_that_is_interrupted_says_how_to_go_on() {
    let desk = class_of_six();
    let child = started(&desk, 1);
    signal(&child, "-INT");
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    // As a shell expects it of what it has interrupted.
    assert_eq!(output.status.signal(), Some(libc::SIGINT), "{said}");
    let agrees = |count: usize| match count {
        0 | 1 => format!("arrêté, {count} copie jugée sur 6 ; la même commande continue"),
        _ => format!("arrêté, {count} copies jugées sur 6 ; la même commande continue"),
    };
    assert!((0..6).any(|count| said.contains(&agrees(count))), "{said}");
    // Nothing is half written, and nothing is left to be removed.
    assert_eq!(count(&desk.path("sortie/journal/en-cours")), 0);
    assert!(!desk.path("sortie/journal/travail.txt").exists());
    assert_eq!(count(&desk.path("tmp")), 0);
}

/// Copies that never end by themselves: nothing of them outlives the class, however it ends.
#[test]
fn whatever_stops_a_class_stops_its_copies() {
    const FOR_EVER: [&str; 2] = ["", "puts(\"un gigaoctet, ligne a ligne\");"];
    for name in ["-TERM", "-INT", "-HUP", "-KILL"] {
        let desk = Desk::new();
        for (number, body) in FOR_EVER.into_iter().enumerate() {
            let body = format!("{{ volatile int n = 1; while (n) {{ {body} }}");
            let text = RIGHT.replacen('{', &body, 1).replacen('#', "#include <stdio.h>\n#", 1);
            desk.write(&format!("copies/{number}.c"), text);
        }
        let mut command = desk.class();
        command.args(["--taches", "2"]).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = hearing(&mut command).spawn().unwrap();
        let start = Instant::now();
        let mut family = BTreeSet::new();
        while executors(&desk) < 2 {
            family.extend(descendants(child.id()));
            assert!(child.try_wait().unwrap().is_none(), "it ended too early");
            assert!(start.elapsed() < Duration::from_secs(600), "no copy was started");
            thread::sleep(Duration::from_millis(5));
        }
        family.extend(descendants(child.id()));
        signal(&child, name);
        child.wait().unwrap();
        let start = Instant::now();
        while executors(&desk) > 0 || family.iter().any(is_alive) {
            assert!(start.elapsed() < Duration::from_secs(20), "{name}: something is left");
            thread::sleep(Duration::from_millis(20));
        }
        // What is judged afterwards is judged from the beginning.
        assert_eq!(count(&desk.path("sortie/journal/resultats")), 0);
        assert!(name == "-KILL" || count(&desk.path("tmp")) == 0, "{name}");
    }
}

/// Lets a command hear all signals.
fn hearing(command: &mut Command) -> &mut Command {
    let hear = || {
        for signal in [libc::SIGTERM, libc::SIGINT, libc::SIGHUP] {
            // SAFETY: the default action runs no code of ours.
            unsafe { libc::signal(signal, libc::SIG_DFL) };
        }
        Ok(())
    };
    // SAFETY: it allocates nothing and takes no lock.
    unsafe { command.pre_exec(hear) }
}

/// A process: its number, and when it was started.
type Process = (u32, String);

/// The parent and the start of a process that is not dead yet.
fn status(process: u32) -> Option<(u32, String)> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let words: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    (words[0] != "Z").then(|| (words[1].parse().unwrap_or(0), words[19].to_owned()))
}

fn is_alive((process, start): &Process) -> bool {
    status(*process).is_some_and(|(_, found)| found == *start)
}

fn processes() -> Vec<u32> {
    let entries = fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().file_name());
    entries.filter_map(|name| name.to_str()?.parse().ok()).collect()
}

/// All that a process has started, and what that has started.
fn descendants(root: u32) -> BTreeSet<Process> {
    let all: Vec<(u32, u32, String)> = processes()
        .into_iter()
        .filter_map(|process| status(process).map(|(parent, start)| (process, parent, start)))
        .collect();
    let (mut found, mut left) = (BTreeSet::new(), vec![root]);
    while let Some(parent) = left.pop() {
        for (process, _, start) in all.iter().filter(|(_, known, _)| *known == parent) {
            found.insert((*process, start.clone()));
            left.push(*process);
        }
    }
    found
}

/// How many copies of a class are running.
fn executors(desk: &Desk) -> usize {
    let folder = desk.path("tmp").canonicalize().unwrap().display().to_string();
    let is_ours = |process: &u32| {
        let words = fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
        let words = String::from_utf8_lossy(&words);
        words.contains(&folder) && words.contains("/executeur")
    };
    processes().iter().filter(|process| is_ours(process)).count()
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn only_what_has_changed_is_judged_again() {
    let desk = class_of_six();
    succeed(&mut desk.class());
    let first = desk.read("sortie/notes.csv");
    let again = succeed(&mut desk.class());
    assert!(again.stdout.starts_with("0 copie jugée, 6 l'étaient déjà"), "{}", again.describe());
    assert_eq!(first, desk.read("sortie/notes.csv"));

    desk.write("copies/a.c", WRONG);
    fs::remove_file(desk.path("copies/b.c")).unwrap();
    let changed = succeed(&mut desk.class());
    assert!(
        changed.stdout.starts_with("1 copie jugée, 4 l'étaient déjà"),
        "{}",
        changed.describe()
    );
    let names: Vec<String> =
        desk.states().into_iter().map(|[name, mark, _]| name + &mark).collect();
    assert_eq!(names, ["a4", "c0", "d4", "e0", "f4"]);
    // The page of a copy that is gone is gone too.
    assert!(!desk.path("sortie/copies/b.html").exists());

    // Another subject is another judgement.
    desk.write("sujet.toml", crate::SUBJECT.replace("= 6", "= 12"));
    let other = succeed(&mut desk.class());
    assert!(other.stdout.starts_with("5 copies jugées"), "{}", other.describe());
    assert_eq!(desk.marks()[2][2], "8");
}

/// A page that somebody has removed comes back.
#[test]
#[ignore = "long: .ci/run runs it"]
fn what_is_missing_is_made_anew() {
    let desk = class_of_six();
    succeed(&mut desk.class());
    let page = desk.path("sortie/copies/a.html");
    let before = fs::read(&page).unwrap();
    fs::remove_file(&page).unwrap();
    fs::write(desk.path("sortie/journal/resultats/b.json"), "{").unwrap();
    let outcome = succeed(&mut desk.class());
    assert!(outcome.stdout.starts_with("2 copies jugées"), "{}", outcome.describe());
    assert_eq!(before, fs::read(&page).unwrap());
}

/// The language, the hour, the number of cores and the folder of a machine are in no file.
#[test]
#[ignore = "long: .ci/run runs it"]
fn another_machine_writes_the_same_files() {
    let desk = class_of_six();
    succeed(desk.class().args(["--taches", "1"]).env("LC_ALL", "C").env("TZ", "UTC+11"));
    fs::rename(desk.path("sortie"), desk.path("une")).unwrap();
    fs::rename(desk.path("copies"), desk.path("ailleurs")).unwrap();
    fs::create_dir_all(desk.path("un autre/tmp")).unwrap();
    let mut other = desk.class_of("ailleurs");
    other.args(["--taches", "5"]).env("LC_ALL", "fr_FR.UTF-8").env("LANGUAGE", "fr");
    succeed(other.env("TZ", "UTC-11").env("TMPDIR", desk.path("un autre/tmp")));
    assert_same(&desk.path("une"), &desk.path("sortie"));
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn two_commands_do_not_write_to_one_folder() {
    let desk = class_of_six();
    let mut first = started(&desk, 1);
    let second = run(&mut desk.class());
    assert_eq!(code(&second), Some(2), "{}", second.describe());
    assert!(
        second.stderr.contains("une autre commande écrit dans sortie"),
        "{}",
        second.describe()
    );
    assert!(first.wait().unwrap().success());
    assert_eq!(desk.states().len(), 6);
}
