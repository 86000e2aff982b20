//! The zoo: copies that are right, wrong, unfinished or hostile, each judged as its first line says.
//!
//! Every copy is a test. `cargo test` takes a part of them, `.ci/run` all (`ECHECS_TOUT_ESSAYER`). Those
//! of `zoo_en_tete` are about what only the headers ask. Where all are judged, their counterexamples are measured
//! (`ECHECS_TAILLES` prints the figures).

mod sizes;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use sizes::Sizes;
use support::process::{self, Outcome};
use support::temp::TempDir;

/// One copy in so many is judged where time is saved.
const SAMPLE: usize = 48;

/// What the judge must find.
#[derive(Clone, Debug, PartialEq)]
enum Expected {
    Right,
    /// Exactly these clauses are broken.
    Wrong(BTreeSet<String>),
    /// It is worth next to nothing.
    Unfinished,
    /// It is not judged, whatever it tries.
    Refused,
    /// It is judged, and wrong.
    Harmless,
}

/// Where copies are, and with which options those of each folder are judged.
const ZOOS: [(&str, &[&str]); 2] = [("zoo", &[]), ("zoo_en_tete", &["--niveau", "en-tete"])];

struct Copy {
    path: PathBuf,
    expected: Expected,
    options: &'static [&'static str],
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let copies: Vec<Copy> =
        ZOOS.into_iter().flat_map(|(zoo, options)| copies(zoo, options)).collect();
    assert!(copies.len() >= 75, "{} copies", copies.len());
    let takes_all = support::everything_is_tried() || arguments.filter.is_some();
    let one_in = if takes_all { 1 } else { SAMPLE };
    let chosen = copies.into_iter().enumerate().filter(|(number, _)| number % one_in == 0);
    let sizes = Arc::new(Mutex::new(Sizes::default()));
    let trials = chosen.map(|(_, copy)| {
        let sizes = Arc::clone(&sizes);
        Trial::test(name(&copy.path), move || judged(&copy, &sizes))
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    let sizes = sizes.lock().unwrap();
    let is_whole = support::everything_is_tried() && arguments.filter.is_none();
    let faults = if is_whole { sizes.faults() } else { Vec::new() };
    if !faults.is_empty() || std::env::var_os("ECHECS_TAILLES").is_some() {
        println!("{sizes}{}", faults.join("\n"));
    }
    if faults.is_empty() { conclusion.exit_code() } else { ExitCode::FAILURE }
}

fn folder() -> PathBuf {
    support::root().join("outil/tests")
}

fn name(path: &Path) -> String {
    let name = path.strip_prefix(folder()).unwrap_or(path);
    name.strip_prefix("zoo").unwrap_or(name).display().to_string()
}

/// The folder of a copy.
fn course(path: &Path) -> String {
    let folder = path.parent().and_then(Path::file_name);
    folder.unwrap_or_default().display().to_string()
}

/// The copies of a zoo, which are files or folders, with what is expected of each.
fn copies(zoo: &str, options: &'static [&'static str]) -> Vec<Copy> {
    let mut copies = Vec::new();
    for course in entries(&folder().join(zoo)).into_iter().filter(|path| path.is_dir()) {
        for path in entries(&course) {
            let is_copy = path.is_dir() || path.extension().is_some_and(|e| e == "c" || e == "cpp");
            if is_copy {
                let expected = expected(&first_line(&path))
                    .unwrap_or_else(|| panic!("{}: what is it?", path.display()));
                copies.push(Copy { path, expected, options });
            }
        }
    }
    copies
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// That of the file, or of the first C file of a folder.
fn first_line(path: &Path) -> String {
    let file = if path.is_dir() {
        let files = entries(path).into_iter();
        files.into_iter().find(|file| file.extension().is_some_and(|e| e == "c")).unwrap()
    } else {
        path.to_owned()
    };
    let text = fs::read(file).unwrap();
    String::from_utf8_lossy(&text).lines().next().unwrap_or_default().to_owned()
}

fn expected(line: &str) -> Option<Expected> {
    let inside = line.strip_prefix("/*")?.trim_end_matches("*/").trim();
    if let Some((_, verdict)) = inside.split_once("attendu :") {
        return match verdict.trim() {
            "refuse" => Some(Expected::Refused),
            "faux" => Some(Expected::Harmless),
            "juste" => Some(Expected::Right),
            _ => None,
        };
    }
    match inside.split_once(':').map_or(inside, |(word, _)| word).trim() {
        "juste" => Some(Expected::Right),
        "incomplet" => Some(Expected::Unfinished),
        "faux" => {
            let (_, tags) = inside.split_once(':')?;
            Some(Expected::Wrong(tags.split_whitespace().map(str::to_owned).collect()))
        }
        _ => None,
    }
}

fn judged(Copy { path, expected, options }: &Copy, sizes: &Mutex<Sizes>) -> Result<(), Failed> {
    let temp = TempDir::new("zoo");
    let scratch = temp.path().join("tmp");
    fs::create_dir(&scratch).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
    command.args(["verifier", "--format", "json"]).args(*options).arg(path);
    command.current_dir(temp.path()).env("TMPDIR", &scratch);
    let outcome = process::run(&mut command, Duration::from_secs(240));
    let code = outcome.status.and_then(|status| status.code());
    let report: Value = serde_json::from_str(&outcome.stdout).unwrap_or(Value::Null);
    let fail = |why: &str| Err(Failed::from(format!("{why}\n{}", shown(&report, &outcome))));
    if fs::read_dir(&scratch).unwrap().count() > 0 {
        return fail("something is left in the scratch folder");
    }
    if let Expected::Wrong(_) = expected {
        sizes.lock().unwrap().count(&course(path), &name(path), &report);
    }
    let broken = broken(&report);
    match expected {
        Expected::Right if code != Some(0) || report["points"] != report["points_max"] => {
            fail("a right copy is refused")
        }
        Expected::Right if report["points_max"] == 0.0 => fail("nothing of it was judged"),
        Expected::Wrong(tags) if code != Some(1) || broken != *tags => {
            fail(&format!("broken: {broken:?}, expected: {tags:?}"))
        }
        Expected::Unfinished if code != Some(1) || report["points"].as_f64() != Some(0.0) => {
            fail("a stub earns something")
        }
        Expected::Refused if code != Some(2) || report["raison"] == "" => {
            fail("it should be refused")
        }
        Expected::Harmless if code != Some(1) => fail("it should be wrong"),
        _ => Ok(()),
    }
}

/// The clauses that the judge found broken.
fn broken(report: &Value) -> BTreeSet<String> {
    let functions = report["fonctions"].as_array().into_iter().flatten();
    let clauses =
        functions.flat_map(|function| function["clauses"].as_array().into_iter().flatten());
    let broken = clauses.filter(|clause| clause["echecs"] != 0);
    broken.filter_map(|clause| clause["etiquette"].as_str().map(str::to_owned)).collect()
}

fn shown(report: &Value, outcome: &Outcome) -> String {
    match report {
        Value::Null => outcome.describe(),
        report => format!("{report:#}\n{}", outcome.stderr),
    }
}
