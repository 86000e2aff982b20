//! The end of a judge is that of its executors.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::thread;
use std::time::Duration;
use std::{fs, io};

use crate::attacker::{Attacker, Build, in_role};
use crate::boite::Limits;

/// The first argument of a process that plays the judge.
pub const JUDGE: &str = "__juge";

/// What it says before the number of its executor.
const STARTED: &str = "exécuteur ";

/// Has a thread start an executor that never ends by itself, says its number when the thread has
/// ended, and waits for its own end.
pub fn judge(attempt: &str) {
    let starter = thread::spawn(|| {
        let mut attacker = Attacker::boxed(Build::Plain, &Limits::default());
        attacker.filter();
        attacker
    });
    let attacker = starter.join().unwrap();
    attacker.start(attempt);
    println!("{STARTED}{}", attacker.child.id());
    io::stdout().flush().unwrap();
    thread::sleep(Duration::from_secs(60));
}

fn is_running(process: &str) -> bool {
    // One that nobody has waited for yet is still listed, as a zombie.
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let state = state.rsplit(") ").next().unwrap_or_default().chars().next();
    state.is_some_and(|state| state != 'Z' && state != 'X')
}

/// Killed without a word, in the midst of a case.
pub fn executors_end_with_a_killed_judge() {
    for attempt in ["boucler", "environnement"] {
        let mut judge = in_role(JUDGE, attempt).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(judge.stdout.take().unwrap()).lines().map(Result::unwrap);
        // Compiling has its own lines.
        let executor =
            lines.find_map(|line| line.strip_prefix(STARTED).map(str::to_owned)).unwrap();
        thread::sleep(Duration::from_millis(100));
        assert!(is_running(&executor), "it ended with the thread that started it");
        judge.kill().unwrap();
        judge.wait().unwrap();
        let is_gone = (0..500).any(|_| {
            thread::sleep(Duration::from_millis(10));
            !is_running(&executor)
        });
        assert!(is_gone, "{attempt}");
    }
}
