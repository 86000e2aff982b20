//! Building and running C programs with the library, for the tests.

pub mod abuse;
pub mod breaches;
pub mod browser;
pub mod checks;
pub mod clauses;
pub mod compilers;
pub mod example;
pub mod kept;
pub mod literals;
pub mod origins;
pub mod parallel;
pub mod player;
pub mod process;
pub mod project;
#[path = "../../build/prototypes.rs"]
pub mod prototypes;
#[path = "../../src/fixtures/random.rs"]
pub mod random;
pub mod sane;
pub mod screen;
pub mod tap;
pub mod temp;
pub mod terminal;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use echecs::capi::linking::{SONAME, STATIC_LIBS};

use compilers::Compiler;
use temp::TempDir;

/// The root of the project, above every crate whose tests include this file.
pub fn root() -> &'static Path {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    crates.into_iter().find(|folder| folder.join("Cargo.lock").is_file()).unwrap()
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

/// The files of a directory of the project, and of those in it, that have an extension,
/// sorted.
pub fn files_below(directory: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = files(directory, extension);
    for entry in fs::read_dir(root().join(directory)).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            let below = Path::new(directory).join(entry.file_name());
            found.extend(files_below(below.to_str().unwrap(), extension));
        }
    }
    found.sort();
    found
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

    /// The library that a program is linked with.
    pub fn library(self) -> PathBuf {
        match self {
            Linkage::Static => library("libechecs.a"),
            Linkage::Shared => library("libechecs.so"),
        }
    }

    /// The arguments that link a program with the library. Where it is linked,
    /// the shared one has its plain name; where it runs, only its soname.
    pub fn arguments(self, folder: &Path) -> Vec<String> {
        match self {
            Linkage::Static => {
                let archive = self.library().to_string_lossy().into_owned();
                let libs = STATIC_LIBS.iter().map(|lib| lib.to_string());
                std::iter::once(archive).chain(libs).chain(without_debug_info()).collect()
            }
            Linkage::Shared => {
                let linked = temp::named(&self.library(), &folder.join("link"), "libechecs.so");
                let run = temp::named(&self.library(), &folder.join("run"), SONAME);
                vec![
                    format!("-L{}", linked.display()),
                    "-lechecs".to_owned(),
                    format!("-Wl,-rpath,{}", run.display()),
                    origins::archive().to_string_lossy().into_owned(),
                    "-ldl".to_owned(),
                ]
            }
        }
    }
}

/// A third of the time of the linker goes into what only a tool that watches the
/// program reads.
fn without_debug_info() -> Option<String> {
    let is_watched = ["ECHECS_SOUS", "ECHECS_CFLAGS"].iter().any(|name| !words_of(name).is_empty());
    (!is_watched).then(|| "-Wl,-S".to_owned())
}

/// A library that was built with this test, and lies beside its executable; or one that was
/// built otherwise, in the folder that `ECHECS_BIBLIOTHEQUES` names.
pub fn library(name: &str) -> PathBuf {
    match std::env::var_os("ECHECS_BIBLIOTHEQUES") {
        Some(folder) => Path::new(&folder).join(name),
        None => std::env::current_exe().unwrap().with_file_name(name),
    }
}

/// Whether everything is tried, as in continuous integration: `ECHECS_TOUT_ESSAYER` is set. Else the
/// tests that try many things of a kind take a part of them.
pub fn everything_is_tried() -> bool {
    std::env::var_os("ECHECS_TOUT_ESSAYER").is_some()
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
    let mut command = compilation(compiler);
    command
        .args(sources)
        .args(linkage.arguments(temp.path()))
        .args(options)
        .arg("-pthread")
        .arg("-o")
        .arg(&program);
    process::succeed(&mut command).map(|_| program)
}

/// A command that compiles C; what and whither is still to be said.
pub fn compilation(compiler: &Compiler) -> Command {
    let mut command = compiler.command();
    command.args(WARNINGS).arg("-g").args(words_of("ECHECS_CFLAGS"));
    command.arg("-I").arg(root().join("include"));
    command
}

/// A command that links objects with the library; whither is still to be said.
pub fn linking(objects: &[PathBuf], linkage: Linkage, folder: &Path) -> Command {
    let mut command = Compiler::c().command();
    command.args(words_of("ECHECS_CFLAGS")).args(objects);
    command.args(linkage.arguments(folder)).arg("-pthread");
    command
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
