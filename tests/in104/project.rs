//! The IN104 course's own project: eight files, of which a student has written some
//! and takes the others from the library.
//!
//! A sample of the 256 mixes; all of them with `ECHECS_TOUT_ESSAYER` in the
//! environment, as in continuous integration.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use support::project::Objects;
use support::temp::TempDir;
use support::{self, Linkage, parallel, process, project};

const FILES: [&str; 8] =
    ["bitboards", "echiquier", "masques", "coups", "perft", "eval", "negamax", "uci"];

/// What the sheets show.
const FIGURES: &str = "\
cavalier e4 : 8 cases
depart : 20 coups, evaluation 0, promotion q
perft 3 : 8902
tricky : evaluation 105
perft 3 : 97862
negamax 1 : f3f6 435, 49 noeuds, 48 evaluations
negamax 2 : e2a6 70, 480 noeuds, 431 evaluations
negamax 3 : e2a6 400, 10829 noeuds, 10492 evaluations
negamax 4 : e2a6 50, 78177 noeuds, 67476 evaluations
blancs, roque 3, fou en a6
en passant : a3
";

/// Which of the files are the student's: a bit each.
type Mix = usize;

const ALL_OWN: Mix = 255;

fn own_files(mix: Mix) -> impl Iterator<Item = &'static str> {
    FILES.into_iter().enumerate().filter(move |(bit, _)| mix >> bit & 1 == 1).map(|(_, file)| file)
}

/// None, all, each alone, all but each; or every one.
fn mixes() -> Vec<Mix> {
    if support::everything_is_tried() {
        return (0..=ALL_OWN).collect();
    }
    let sample = (0..8).flat_map(|bit| [1 << bit, ALL_OWN ^ 1 << bit]);
    sample.chain([0, ALL_OWN]).collect::<BTreeSet<Mix>>().into_iter().collect()
}

/// The objects of the student's files, compiled with these headers.
fn objects(all: &Objects, files: Mix, headers: &Path) -> Vec<PathBuf> {
    own_files(files).chain(["main"]).map(|file| all.object(file, headers).unwrap()).collect()
}

fn all_objects() -> Objects {
    Objects::new("in104", &project::folder("in104").join("src"))
}

/// A program gives the figures, and plays.
fn check(program: &Path, mix: Mix) {
    let own: Vec<_> = own_files(mix).collect();
    let outcome = process::run(&mut support::wrapped(program), Duration::from_secs(120));
    assert!(outcome.succeeded(), "{own:?}: {}", outcome.describe());
    assert_eq!(outcome.stdout, FIGURES, "{own:?}");
    assert_eq!(outcome.stderr, "", "{own:?}");
    let mut engine = Engine::start(program);
    engine.ask("uci", "uciok");
    engine.ask("isready", "readyok");
    engine.say("ucinewgame");
    engine.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    assert_eq!(engine.ask("go depth 3", "bestmove"), "bestmove d1d8", "{own:?}");
    // The only legal move, and a clock.
    engine.say("position fen 8/8/8/8/8/5k2/7q/7K w - -");
    assert_eq!(engine.ask("go movetime 60", "bestmove"), "bestmove h1h2", "{own:?}");
    engine.quit();
}

/// A program that speaks UCI, at the other end of two pipes.
struct Engine {
    process: std::process::Child,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Engine {
    fn start(program: &Path) -> Engine {
        let mut command = support::wrapped(program);
        command.arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        Engine { process, lines }
    }

    fn say(&mut self, line: &str) {
        let stdin = self.process.stdin.as_mut().unwrap();
        writeln!(stdin, "{line}").unwrap();
    }

    /// Says a line and reads until the answer, which begins with a word. It must come
    /// though nothing more is said.
    fn ask(&mut self, line: &str, answer: &str) -> String {
        self.say(line);
        let mut lines = self.lines.by_ref().map(|line| line.unwrap().trim_end().to_owned());
        lines.find(|line| line.starts_with(answer)).expect("the engine answers")
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Engine {
    /// A failed check leaves nothing running.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The student has the headers of her own files; the library's stand for the rest.
#[test]
fn any_files_with_their_headers() {
    let (mixes, all) = (mixes(), all_objects());
    parallel::for_each(mixes.len(), |number| {
        let (mix, temp) = (mixes[number], TempDir::new("in104"));
        let headers = temp.path().join("entetes");
        fs::create_dir(&headers).unwrap();
        for file in own_files(mix) {
            let header = format!("{file}.h");
            let from = project::folder("in104").join("include").join(&header);
            fs::copy(from, headers.join(&header)).unwrap();
        }
        let objects = objects(&all, mix, &headers);
        for linkage in Linkage::ALL {
            check(&project::link(&objects, linkage, &temp).unwrap(), mix);
        }
    });
}

/// The student has all of the course's headers, and gives up files only.
#[test]
fn any_files_with_all_headers_of_the_course() {
    let (mixes, all) = (mixes(), all_objects());
    let headers = project::folder("in104").join("include");
    parallel::for_each(mixes.len(), |number| {
        let (mix, temp) = (mixes[number], TempDir::new("in104"));
        let objects = objects(&all, mix, &headers);
        check(&project::link(&objects, Linkage::Shared, &temp).unwrap(), mix);
    });
}
