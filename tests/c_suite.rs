//! The C programs of c_tests, linked with the static and with the shared library.
//!
//! Each check of each program is a test: `generalites_perft::perft_sans_fen (statique)`.
//! The command line and the report are those of Rust's own tests.
//!
//! `ECHECS_CFLAGS` adds flags for the compiler and the linker (sanitizers);
//! `ECHECS_SOUS` is a command to run the programs under (valgrind);
//! `ECHECS_BIBLIOTHEQUES` is a folder with other libraries than those of this build.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use support::temp::TempDir;
use support::{Linkage, checks, kept, process, tap};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let sources = checks::programs();
    let names: BTreeSet<String> = sources.iter().map(|path| checks::program_name(path)).collect();
    assert_eq!(names.len(), sources.len(), "two programs have the same name");
    let (mut first, mut others) = (Vec::new(), Vec::new());
    // Where time is saved and nobody has asked for some of them, every program is linked with one of
    // the libraries.
    let with_both = support::everything_is_tried() || arguments.filter.is_some() || arguments.list;
    for (place, linkage) in Linkage::ALL.into_iter().enumerate() {
        let is_tried = |number: usize| with_both || number % Linkage::ALL.len() == place;
        for (_, source) in sources.iter().enumerate().filter(|(number, _)| is_tried(*number)) {
            let mut trials = trials(source, linkage, &arguments).into_iter();
            first.extend(trials.next());
            others.extend(trials);
        }
    }
    // The first check of a program runs them all: the others would wait for it, where
    // another program could run.
    first.extend(others);
    libtest_mimic::run(&arguments, first).exit_code()
}

/// The checks of a program, those that the command line chooses as one suite.
fn trials(source: &Path, linkage: Linkage, arguments: &Arguments) -> Vec<Trial> {
    let declared: Vec<String> =
        checks::declared(source).into_iter().map(|check| check.name).collect();
    let test_name =
        |check: &String| format!("{}::{check} ({})", checks::program_name(source), linkage.name());
    let is_chosen =
        |check: &&String| !arguments.is_filtered_out(&Trial::test(test_name(check), || Ok(())));
    let suite = Arc::new(Suite {
        source: source.to_owned(),
        linkage,
        chosen: declared.iter().filter(is_chosen).cloned().collect(),
        declared: declared.clone(),
        results: OnceLock::new(),
    });
    let trial = |check: String| {
        let suite = Arc::clone(&suite);
        Trial::test(test_name(&check), move || suite.result_of(&check))
    };
    declared.into_iter().map(trial).collect()
}

/// A C program with one of the libraries. Its chosen checks run in one process, since
/// tools that watch a process are slow to start.
struct Suite {
    source: PathBuf,
    linkage: Linkage,
    declared: Vec<String>,
    chosen: Vec<String>,
    results: OnceLock<Result<Vec<tap::Check>, String>>,
}

impl Suite {
    fn result_of(&self, check: &str) -> Result<(), Failed> {
        match self.results.get_or_init(|| self.run()) {
            Ok(results) => match results.iter().find(|result| result.name == check) {
                // Every check has what it needs here; other systems may lack something.
                Some(tap::Check { ok: true, skipped: Some(reason), .. })
                    if cfg!(target_os = "linux") =>
                {
                    Err(format!("skipped: {reason}").into())
                }
                Some(result) if result.ok => Ok(()),
                Some(result) => Err(result.diagnostics.trim_end().into()),
                None => Err("the program did not come to this check".into()),
            },
            // Once is enough.
            Err(message) if self.chosen[0] == check => Err(message.into()),
            Err(_) => Err(format!("for the same reason as {}", self.chosen[0]).into()),
        }
    }

    /// Runs the chosen checks; the error is one of the program as a whole.
    fn run(&self) -> Result<Vec<tap::Check>, String> {
        let program = kept::program(&self.source, self.linkage)?;
        let listed = process::succeed(Command::new(&program).arg("--liste"))?.stdout;
        let listed_names: BTreeSet<&str> = listed.lines().collect();
        if listed_names != self.declared.iter().map(String::as_str).collect() {
            return Err(format!(
                "the program lists other checks than its source declares:\n{listed}"
            ));
        }
        let seconds = support::seconds_per_check();
        let temp = TempDir::new("c_suite");
        let mut command = support::wrapped(&program);
        command
            .args(&self.chosen)
            .current_dir(temp.path())
            .env("VERIF_LIMITE", seconds.to_string());
        let limit = Duration::from_secs(u64::from(seconds) * (self.chosen.len() as u64 + 1));
        let outcome = process::run(&mut command, limit);
        let results = tap::parse(&outcome.stdout);
        let all_passed = results.len() == self.chosen.len() && results.iter().all(|it| it.ok);
        if outcome.succeeded() == all_passed {
            return Ok(results);
        }
        Err(format!("the program ended otherwise than its checks: {}", outcome.describe()))
    }
}
