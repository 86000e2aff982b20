//! Compiling the files of a copy, and reading what the compiler says.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;

use super::course::{self, Includes};
use super::written::Written;
use super::{directives, forbidden, symbols, tools, types};
use crate::compiler;
use crate::judge::catalogue::Public;
use crate::judge::copy::Copy;
use crate::judge::program::Recipe;
use crate::judge::refusal::Refusal;
use crate::places;
use crate::teaching::skeleton;

/// The objects of a copy, and what the compiler had to say.
pub struct Compiled {
    pub files: Vec<File>,
    pub warnings: Vec<Diagnostic>,
    options: Vec<OsString>,
    /// The names that its author wrote.
    pub written: Written,
}

/// A C file of a copy that is compiled.
pub struct File {
    /// From the copy's folder.
    pub source: PathBuf,
    pub object: PathBuf,
    /// What it defines for others.
    pub defined: BTreeSet<String>,
    pub includes: Includes,
    /// The types that it declares itself.
    types: types::Own,
}

/// A line of the compiler about a place in the copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    pub file: String,
    pub line: u32,
    pub is_error: bool,
    pub text: String,
}

/// What makes faults visible: what is out of bounds stops.
const OPTIONS: [&str; 11] = [
    "-std=gnu99",
    "-g",
    "-O0",
    "-Wall",
    "-Wextra",
    "-fno-common",
    // So that what nobody calls can be told from the rest.
    "-ffunction-sections",
    "-fdata-sections",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=undefined",
    "-fdiagnostics-color=never",
];

/// What was never written has a pattern; gcc knows this since 2022.
const PATTERN: &str = "-ftrivial-auto-var-init=pattern";
/// An array at the end of a structure is watched too; gcc alone knows this.
const STRICT_BOUNDS: &str = "-fsanitize=bounds-strict";
/// gcc and clang say what a negative number is when it is moved to the left, whatever C says.
const ANY_BASE: &str = "-fno-sanitize=shift-base";
/// What not every compiler knows, and which can be done without.
const OPTIONAL: [&str; 5] =
    [PATTERN, STRICT_BOUNDS, ANY_BASE, "-fno-diagnostics-show-caret", "-fmax-errors=20"];

/// Those of them that the compiler knows.
fn known() -> &'static [&'static str] {
    static KNOWN: OnceLock<Vec<&str>> = OnceLock::new();
    KNOWN.get_or_init(|| match compiler::knows(&OPTIONAL) {
        true => OPTIONAL.to_vec(),
        false => OPTIONAL.into_iter().filter(|option| compiler::knows(&[option])).collect(),
    })
}

/// What is done with each file.
const COMPILE: [&str; 1] = ["-c"];
const PREPROCESS: [&str; 2] = ["-E", "-dU"];
/// Only where it optimises does a compiler follow a variable that may never have had a value.
const LOOK: [&str; 4] = ["-O1", "-fno-sanitize=all", "-g0", "-S"];

/// Where the files of a copy lie in the scratch folder; messages leave it out.
pub const STAGE: &str = "copie/";

/// Where the header of the students' projects lies, for copies that are handed in without it.
const GIVEN: &str = "donne";

/// `asked` are the headers of the functions that the copy must define.
pub fn compile(
    copy: &Copy,
    asked: &BTreeSet<&'static str>,
    scratch: &Path,
) -> Result<Compiled, Refusal> {
    if let Some((file, line)) = directives::first(copy) {
        return Err(Refusal::Forbidden(format!(
            "{}, ligne {line} : dire d'où vient une ligne (#line) n'est pas permis dans une copie",
            staged(&file.to_string_lossy())
        )));
    }
    copy.stage(&scratch.join(STAGE))?;
    let given = scratch.join(GIVEN);
    fs::create_dir_all(&given)?;
    fs::write(given.join(skeleton::TO_WRITE_FILE), skeleton::TO_WRITE)?;
    let mut compiled = Compiled {
        files: Vec::new(),
        warnings: Vec::new(),
        written: Written::default(),
        options: Vec::new(),
    };
    let mut errors = Vec::new();
    let mut options: Vec<OsString> = OPTIONS.map(OsString::from).into();
    // Somebody may take more room for an array at the end of a structure than it says.
    let fits = |option: &&&str| **option != STRICT_BOUNDS || !copy.has_open_end();
    options.extend(known().iter().filter(fits).map(OsString::from));
    for folder in includes(copy, asked)? {
        options.extend(["-I".into(), folder.into_os_string()]);
    }
    let all = side_by_side(&copy.sources, |number, source| {
        compile_one(&options, number, &Path::new(STAGE).join(source), scratch)
    });
    let all: Vec<(&PathBuf, Result<One, Vec<Diagnostic>>)> = copy
        .sources
        .iter()
        .zip(all)
        .map(|(source, one)| Ok((source, one?)))
        .collect::<Result<_, Refusal>>()?;
    let within = within(&all);
    for (source, one) in all {
        // It is compiled with the one that includes it.
        if within.contains(source) {
            continue;
        }
        match one {
            Ok(One { object, said, preprocessed, includes }) => {
                compiled.written.read(&preprocessed);
                compiled.warnings.extend(said);
                compiled.files.push(File {
                    source: source.clone(),
                    defined: symbols::defined(&object)?,
                    object,
                    includes,
                    types: types::declared(&preprocessed),
                });
            }
            // What is only doubtful can wait.
            Err(said) => errors.extend(said.into_iter().filter(|line| line.is_error)),
        }
    }
    compiled.options = options;
    if errors.is_empty() { Ok(compiled) } else { Err(Refusal::DoesNotCompile(errors)) }
}

impl Compiled {
    /// Checks the types that files with public functions declare themselves.
    pub fn check_types(&self, functions: &[Public], scratch: &Path) -> Result<(), Refusal> {
        for file in self.files.iter().filter(|file| !file.types.is_empty()) {
            let is_here = |public: &&Public| file.defined.contains(public.name());
            let here: Vec<Public> = functions.iter().filter(is_here).copied().collect();
            types::check(&file.source, &file.types, &here, &self.options, scratch)?;
        }
        Ok(())
    }

    /// How the same is compiled by hand.
    pub fn recipe(&self, copy: &Copy) -> Recipe {
        let folder = self.files.iter().find_map(|file| file.includes.folders.first());
        let sources: Vec<&PathBuf> = self.files.iter().map(|file| &file.source).collect();
        let headers: Vec<&Path> = copy.folders().into_iter().collect();
        Recipe::new(folder.copied(), &sources, &headers)
    }

    /// The public functions that are judged; `asked` are the headers of those that must be there.
    pub fn functions(&self, asked: &BTreeSet<&'static str>) -> Vec<Public> {
        let files: Vec<_> = self.files.iter().map(|file| (&file.includes, &file.defined)).collect();
        course::functions(&files, asked)
    }
}

/// A file that compiles.
struct One {
    object: PathBuf,
    said: Vec<Diagnostic>,
    preprocessed: String,
    includes: Includes,
}

/// The C files that another one includes, which need not compile by themselves. Of those that include
/// each other, the first stays.
fn within(all: &[(&PathBuf, Result<One, Vec<Diagnostic>>)]) -> BTreeSet<PathBuf> {
    let mut within = BTreeSet::new();
    for (source, one) in all {
        let Ok(One { includes, .. }) = one else { continue };
        if !within.contains(*source) {
            within.extend(includes.sources.iter().filter(|other| other != source).cloned());
        }
    }
    within
}

/// One file, or its errors.
fn compile_one(
    options: &[OsString],
    number: usize,
    source: &Path,
    scratch: &Path,
) -> Result<Result<One, Vec<Diagnostic>>, Refusal> {
    let object = scratch.join(format!("copie{number}.o"));
    let mut arguments = options.to_vec();
    arguments.extend(COMPILE.map(OsString::from));
    arguments.extend([source.into(), "-o".into(), object.clone().into()]);
    let output = tools::compiler(arguments, scratch)?;
    let mut said = diagnostics(&String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        return match said.iter().any(|line| line.is_error) {
            true => Ok(Err(said)),
            false => Err(refused(options, &COMPILE, source, &output.stderr, scratch)),
        };
    }
    let preprocessed = preprocess(options, number, source, scratch)?;
    if let Some(sentence) = forbidden::find(&preprocessed) {
        return Err(Refusal::Forbidden(sentence));
    }
    for doubt in doubts(options, number, source, scratch)? {
        if !said.contains(&doubt) {
            said.push(doubt);
        }
    }
    let includes = Includes::read(&preprocessed);
    Ok(Ok(One { object, said, preprocessed, includes }))
}

/// What a compiler that optimises says of a file that compiles.
fn doubts(
    options: &[OsString],
    number: usize,
    source: &Path,
    scratch: &Path,
) -> Result<Vec<Diagnostic>, Refusal> {
    let nowhere = scratch.join(format!("copie{number}.s"));
    let mut arguments = options.to_vec();
    arguments.extend(LOOK.map(OsString::from));
    arguments.extend([source.into(), "-o".into(), nowhere.into()]);
    let output = tools::compiler(arguments, scratch)?;
    let mut doubts = diagnostics(&String::from_utf8_lossy(&output.stderr));
    doubts.retain(|line| !line.is_error);
    Ok(doubts)
}

/// What a work gives for each of these, in their order; as many at a time as there are processors.
fn side_by_side<T: Sync, R: Send>(all: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let workers = thread::available_parallelism().map_or(1, usize::from).min(all.len());
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(one) = all.get(place) else { break };
                    let result = work(place, one);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((place, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}

/// What the preprocessor makes of a file, with the macros that it uses: all of it, however long.
fn preprocess(
    options: &[OsString],
    number: usize,
    source: &Path,
    scratch: &Path,
) -> Result<String, Refusal> {
    let text = scratch.join(format!("copie{number}.i"));
    let mut arguments = options.to_vec();
    arguments.extend(PREPROCESS.map(OsString::from));
    arguments.extend([source.into(), "-o".into(), text.clone().into()]);
    let output = tools::compiler(arguments, scratch)?;
    if !output.status.success() {
        return Err(refused(options, &PREPROCESS, source, &output.stderr, scratch));
    }
    Ok(String::from_utf8_lossy(&fs::read(text)?).into_owned())
}

/// A compiler that fails without an error about a line: a file is out of its reach, its assembler
/// fails, it is not fit for the judge, or it was stopped.
fn refused(
    options: &[OsString],
    how: &[&str],
    source: &Path,
    said: &[u8],
    scratch: &Path,
) -> Refusal {
    let source = staged(&source.to_string_lossy());
    let said = String::from_utf8_lossy(said);
    let out_of_reach = said.lines().find_map(|line| {
        let denied = line.strip_suffix(": Permission denied");
        let denied = denied.and_then(|line| line.rsplit_once(": ")).map(|(_, file)| file);
        denied.or(line.split_once("file not found: ").map(|(_, file)| file))
    });
    if let Some(file) = out_of_reach {
        return Refusal::OutOfReach(source, staged(file));
    }
    if let Some((_, text)) = said.lines().find_map(|line| line.split_once("Error: ")) {
        return Refusal::CompilerRefuses(source, staged(text));
    }
    match is_fit(options, how, scratch) {
        Err(refusal) => refusal,
        Ok(()) => Refusal::CompilerStopped,
    }
}

/// Whether the compiler does so at all: a file in which there is nothing tells, which no copy has
/// written.
fn is_fit(options: &[OsString], how: &[&str], scratch: &Path) -> Result<(), Refusal> {
    const EMPTY: &str = "vide.c";
    fs::write(scratch.join(EMPTY), "")?;
    let mut arguments = options.to_vec();
    arguments.extend(how.iter().chain(&[EMPTY, "-o", "vide"]).map(OsString::from));
    let output = tools::compiler(arguments, scratch)?;
    if output.status.success() { Ok(()) } else { Err(Refusal::unfit(&output.stderr)) }
}

/// A file as the copy's author names it.
fn staged(file: &str) -> String {
    let printable = |text: &str| text.chars().filter(|c| !c.is_control()).collect::<String>();
    printable(file.strip_prefix(STAGE).unwrap_or(file))
}

/// The folders with headers: hers, those of her course's file names, the library's, what projects are
/// given.
fn includes(copy: &Copy, asked: &BTreeSet<&'static str>) -> Result<Vec<PathBuf>, Refusal> {
    let place = |found: Result<PathBuf, String>| found.map_err(Refusal::Broken);
    let headers = place(places::headers())?;
    let mut folders: Vec<PathBuf> =
        copy.folders().into_iter().map(|folder| Path::new(STAGE).join(folder)).collect();
    folders.extend(course::folder(copy, asked, &headers).map(|folder| headers.join(folder)));
    folders.extend([headers, GIVEN.into()]);
    Ok(folders)
}

/// The lines that say `file:line:column: kind: text`; what is not about her files is left out, and
/// what is said twice of a line is told once.
fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = text.lines().filter_map(diagnostic).collect();
    found.dedup();
    found
}

fn diagnostic(line: &str) -> Option<Diagnostic> {
    let (place, rest) = line.split_once(": ")?;
    let (kind, text) = rest.split_once(": ")?;
    let is_error = match kind {
        "error" | "fatal error" => true,
        "warning" => false,
        _ => return None,
    };
    let mut parts = place.rsplitn(3, ':');
    let (_column, number, file) = (parts.next()?, parts.next()?, parts.next()?);
    let printable = |text: &str| text.chars().filter(|c| !c.is_control()).collect::<String>();
    let file = staged(file);
    Some(Diagnostic { file, line: number.parse().ok()?, is_error, text: printable(text) })
}
