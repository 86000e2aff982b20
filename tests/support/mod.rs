//! Building and running C programs with the library, for the tests.

// Each of the test programs uses a part of it.
#![allow(dead_code)]

pub mod abuse;
pub mod compilers;
pub mod example;
pub mod parallel;
pub mod process;
pub mod project;
#[path = "../../build/prototypes.rs"]
pub mod prototypes;
pub mod random;
pub mod tap;
pub mod temp;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use echecs::capi::linking::{SONAME, STATIC_LIBS};

use compilers::Compiler;
use temp::TempDir;

/// The root of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a directory of the project that have an extension, sorted.
pub fn files(directory: &str, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(root().join(directory))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// The programs of the C suite, which has a folder a course.
pub fn suite() -> Vec<PathBuf> {
    let courses = ["commun", "cpe", "in104", "partie", "stackchess"];
    courses.iter().flat_map(|course| files(&format!("c_tests/{course}"), "c")).collect()
}

/// The public headers: name and text.
pub fn headers() -> Vec<(String, String)> {
    files("include", "h")
        .into_iter()
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// Which of the two libraries a program is linked with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Linkage {
    Static,
    Shared,
}

impl Linkage {
    pub const ALL: [Linkage; 2] = [Linkage::Static, Linkage::Shared];

    pub fn name(self) -> &'static str {
        match self {
            Linkage::Static => "statique",
            Linkage::Shared => "partagée",
        }
    }

    /// The arguments that link a program with the library. Where it is linked,
    /// the shared one has its plain name; where it runs, only its soname.
    pub fn arguments(self, temp: &TempDir) -> Vec<String> {
        match self {
            Linkage::Static => {
                let archive = library("libechecs.a").to_string_lossy().into_owned();
                std::iter::once(archive)
                    .chain(STATIC_LIBS.iter().map(|lib| lib.to_string()))
                    .collect()
            }
            Linkage::Shared => {
                let shared = library("libechecs.so");
                let linked = temp.link(&shared, "link", "libechecs.so");
                let run = temp.link(&shared, "run", SONAME);
                vec![
                    format!("-L{}", linked.display()),
                    "-lechecs".to_owned(),
                    format!("-Wl,-rpath,{}", run.display()),
                ]
            }
        }
    }
}

/// A library that was built with this test: it lies beside its executable.
pub fn library(name: &str) -> PathBuf {
    std::env::current_exe().unwrap().with_file_name(name)
}

/// The words of an environment variable, none if it is not there.
pub fn words_of(variable: &str) -> Vec<String> {
    let value = std::env::var(variable).unwrap_or_default();
    value.split_whitespace().map(str::to_owned).collect()
}

/// Warnings that the project's C programs never give.
const WARNINGS: [&str; 5] = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// Compiles C files, in the order given, and links them with the library.
/// `ECHECS_CFLAGS` adds flags for both.
pub fn build_program(
    compiler: &Compiler,
    sources: &[&Path],
    linkage: Linkage,
    temp: &TempDir,
) -> Result<PathBuf, String> {
    build_program_with(&[], compiler, sources, linkage, temp)
}

/// The same, with the options of another library.
pub fn build_program_with(
    options: &[String],
    compiler: &Compiler,
    sources: &[&Path],
    linkage: Linkage,
    temp: &TempDir,
) -> Result<PathBuf, String> {
    let program = temp.path().join("programme");
    let mut command = compiler.command();
    command
        .args(WARNINGS)
        .arg("-g")
        .args(words_of("ECHECS_CFLAGS"))
        .arg("-I")
        .arg(root().join("include"))
        .args(sources)
        .args(linkage.arguments(temp))
        .args(options)
        .arg("-pthread")
        .arg("-o")
        .arg(&program);
    process::succeed(&mut command).map(|_| program)
}

/// A command that runs a program, under what `ECHECS_SOUS` names (valgrind…).
pub fn wrapped(program: &Path) -> Command {
    let wrapper = words_of("ECHECS_SOUS");
    let mut command = match wrapper.split_first() {
        None => Command::new(program),
        Some((tool, arguments)) => {
            let mut command = Command::new(tool);
            command.args(arguments).arg(program);
            command
        }
    };
    clean_environment(&mut command);
    command
}

/// Takes away what would make a program behave otherwise here than at home:
/// cargo makes programs find the shared library under any name.
pub fn clean_environment(command: &mut Command) -> &mut Command {
    command.env_remove("ECHECS_CONTRATS").env_remove("LD_LIBRARY_PATH")
}

/// How many seconds one check may take: tools that watch a program slow it down.
pub fn seconds_per_check() -> u32 {
    if !words_of("ECHECS_SOUS").is_empty() {
        120
    } else if !words_of("ECHECS_CFLAGS").is_empty() {
        60
    } else {
        10
    }
}
