//! The C programs of c_tests, linked with the static and with the shared library.
//!
//! Each check of each program is a test: `generalites_perft::perft_sans_fen (statique)`.
//! A word on the command line keeps the tests whose name contains it.
//!
//! `ECHECS_CFLAGS` adds flags for the compiler and the linker (sanitizers);
//! `ECHECS_SOUS` is a command to run the programs under (valgrind).

mod support;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, parallel, process, tap};

fn main() -> ExitCode {
    let options = Options::from_command_line();
    let sources = support::suite();
    let report = Mutex::new(Report::new());
    // The processes of a program are its own: as many programs run as there are cores.
    parallel::for_each(sources.len() * Linkage::ALL.len(), |number| {
        let source = &sources[number / Linkage::ALL.len()];
        let linkage = Linkage::ALL[number % Linkage::ALL.len()];
        match Suite::build(source, linkage) {
            Ok(suite) if options.list => suite.list(&options),
            Ok(suite) => suite.run(&options, &report),
            Err(message) => {
                let name = test_name(source, "compilation", linkage);
                report.lock().unwrap().add(&name, Err(message));
            }
        }
    });
    let report = report.into_inner().unwrap();
    if options.list && report.failures.is_empty() { ExitCode::SUCCESS } else { report.finish() }
}

/// The part of the standard test options that matters here.
#[derive(Default)]
struct Options {
    list: bool,
    exact: bool,
    /// Only the tests marked as ignored: there are none.
    ignored: bool,
    filters: Vec<String>,
    skipped: Vec<String>,
}

impl Options {
    fn from_command_line() -> Options {
        let mut options = Options::default();
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--list" => options.list = true,
                "--exact" => options.exact = true,
                "--ignored" => options.ignored = true,
                "--skip" => options.skipped.extend(arguments.next()),
                "--format" | "--color" | "--test-threads" | "--logfile" => {
                    arguments.next();
                }
                _ if argument.starts_with('-') => {}
                _ => options.filters.push(argument),
            }
        }
        options
    }

    fn selects(&self, name: &str) -> bool {
        let matches = |filter: &String| {
            if self.exact { name == filter } else { name.contains(filter.as_str()) }
        };
        !self.ignored
            && (self.filters.is_empty() || self.filters.iter().any(matches))
            && !self.skipped.iter().any(matches)
    }
}

fn test_name(source: &Path, check: &str, linkage: Linkage) -> String {
    let program = source.file_stem().unwrap_or_default().to_string_lossy();
    format!("{program}::{check} ({})", linkage.name())
}

/// A C program, compiled and linked.
struct Suite {
    source: PathBuf,
    linkage: Linkage,
    temp: TempDir,
    program: PathBuf,
    checks: Vec<String>,
}

impl Suite {
    fn build(source: &Path, linkage: Linkage) -> Result<Suite, String> {
        let temp = TempDir::new("c_suite");
        let program = support::build_program(&Compiler::c(), &[source], linkage, &temp)?;
        let listed = process::succeed(std::process::Command::new(&program).arg("--liste"))?;
        let checks = listed.stdout.lines().map(str::to_owned).collect();
        Ok(Suite { source: source.to_owned(), linkage, temp, program, checks })
    }

    fn selected(&self, options: &Options) -> Vec<&String> {
        self.checks.iter().filter(|check| options.selects(&self.name_of(check))).collect()
    }

    fn name_of(&self, check: &str) -> String {
        test_name(&self.source, check, self.linkage)
    }

    fn list(&self, options: &Options) {
        for check in self.selected(options) {
            println!("{}: test", self.name_of(check));
        }
    }

    fn run(&self, options: &Options, report: &Mutex<Report>) {
        let selected = self.selected(options);
        report.lock().unwrap().filtered_out += self.checks.len() - selected.len();
        if selected.is_empty() {
            return;
        }
        let seconds = support::seconds_per_check();
        let mut command = support::wrapped(&self.program);
        command
            .args(&selected)
            .current_dir(self.temp.path())
            .env("VERIF_LIMITE", seconds.to_string());
        let limit = Duration::from_secs(u64::from(seconds) * (selected.len() as u64 + 1));
        let outcome = process::run(&mut command, limit);
        let results = tap::parse(&outcome.stdout);
        let mut report = report.lock().unwrap();
        for check in selected {
            let result = match results.iter().find(|result| result.name == *check) {
                Some(result) if result.ok => Ok(()),
                Some(result) => Err(result.diagnostics.clone()),
                None => Err(format!("the program ended before this check: {}", outcome.describe())),
            };
            report.add(&self.name_of(check), result);
        }
        if !outcome.succeeded() && results.iter().all(|result| result.ok) {
            report.add(&self.name_of("fin du programme"), Err(outcome.describe()));
        }
    }
}

/// What is printed, in the words of Rust's own tests.
struct Report {
    start: Instant,
    passed: usize,
    filtered_out: usize,
    failures: Vec<(String, String)>,
}

impl Report {
    fn new() -> Report {
        Report { start: Instant::now(), passed: 0, filtered_out: 0, failures: Vec::new() }
    }

    fn add(&mut self, name: &str, result: Result<(), String>) {
        match result {
            Ok(()) => {
                println!("test {name} ... ok");
                self.passed += 1;
            }
            Err(message) => {
                println!("test {name} ... FAILED");
                self.failures.push((name.to_owned(), message));
            }
        }
    }

    fn finish(self) -> ExitCode {
        if !self.failures.is_empty() {
            println!("\nfailures:");
        }
        for (name, message) in &self.failures {
            println!("\n---- {name} ----\n{}", message.trim_end());
        }
        println!(
            "\ntest result: {}. {} passed; {} failed; 0 ignored; 0 measured; {} filtered out; finished in {:.2}s\n",
            if self.failures.is_empty() { "ok" } else { "FAILED" },
            self.passed,
            self.failures.len(),
            self.filtered_out,
            self.start.elapsed().as_secs_f64()
        );
        if self.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(101) }
    }
}
