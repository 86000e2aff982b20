//! Joining a copy with the executor and the library.
//!
//! The copy's other names become its own, so that its `strcmp` serves nobody else. In the program
//! that has them all, its public functions are simply there, and nothing is left of the library's
//! own: whoever looks for the answer in the program finds no one. A copy of several functions has a
//! second program, where each gives way to a switch, which calls the copy's under another name or
//! the library's: so each is judged alone.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, thread};

use echecs::capi::linking::STATIC_LIBS;

use super::STAGE;
use super::compile::File;
use super::shelf::{Shelf, Source};
use super::symbols::{Definition, Symbols};
use super::tools;
use crate::judge::adaptors;
use crate::judge::catalogue::{self, Public};
use crate::judge::refusal::Refusal;
use crate::places;

const EXECUTION_H: &str = include_str!("../executor/execution.h");
const VIEW_H: &str = include_str!("../executor/vue_notee.h");
const EXECUTION_C: &str = include_str!("../executor/execution.c");
const AROUND_C: &str = include_str!("../executor/copie.c");
const FILTER_C: &str = include_str!("../boite/filtre.c");

/// UBSan's functions, which the executor has under names of its own.
const UBSAN: [&str; 18] = [
    "add_overflow",
    "sub_overflow",
    "mul_overflow",
    "negate_overflow",
    "divrem_overflow",
    "shift_out_of_bounds",
    "out_of_bounds",
    "type_mismatch_v1",
    "pointer_overflow",
    "load_invalid_value",
    "vla_bound_not_positive",
    "float_cast_overflow",
    "nonnull_arg",
    "nonnull_return_v1",
    "builtin_unreachable",
    "missing_return",
    "invalid_builtin",
    "alignment_assumption",
];

/// One object of several.
pub fn join(files: &[File], scratch: &Path) -> Result<PathBuf, Refusal> {
    keep_mains(files, scratch)?;
    let joined = scratch.join("jointe.o");
    let mut arguments: Vec<OsString> = vec!["-r".into(), "-o".into(), joined.clone().into()];
    arguments.extend(files.iter().map(|file| file.object.clone().into_os_string()));
    let output = tools::tool("ld", arguments, scratch)?;
    if output.status.success() {
        return Ok(joined);
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(Refusal::DoesNotJoin(shared(files).or_else(|| twice(&said)).unwrap_or(said)))
}

/// A C file that two others include is part of both.
fn shared(files: &[File]) -> Option<String> {
    files.iter().enumerate().find_map(|(place, one)| {
        files[place + 1..].iter().find_map(|other| {
            let source = one.includes.sources.intersection(&other.includes.sources).next()?;
            let [one, other, source] =
                [&one.source, &other.source, source].map(|path| path.display());
            Some(format!(
                "{one} et {other} incluent {source}, dont les fonctions sont alors définies deux fois"
            ))
        })
    })
}

/// Leaves each file its `main`, where several have one: that of a program and those of its tests.
fn keep_mains(files: &[File], scratch: &Path) -> Result<(), Refusal> {
    const MAIN: &str = "main";
    let with_one: Vec<&File> = files.iter().filter(|file| file.defined.contains(MAIN)).collect();
    if with_one.len() < 2 {
        return Ok(());
    }
    for File { object, .. } in with_one {
        let own = object.with_extension("sien.o");
        objcopy(vec![format!("--localize-symbol={MAIN}").into()], object, &own, scratch)?;
        fs::rename(own, object)?;
    }
    Ok(())
}

/// What the linker means by a multiple definition:
/// `/…/copie/b.c:1: multiple definition of `f'; copie0.o:/…/copie/a.c:7: first defined here`.
fn twice(said: &str) -> Option<String> {
    let line = said.lines().find(|line| line.contains("multiple definition of"))?;
    let name = line.split('`').nth(1)?.split('\'').next()?;
    let mut files: Vec<&str> = line
        .split(STAGE)
        .skip(1)
        .filter_map(|part| part.split_once(".c:").map(|(stem, _)| &part[..stem.len() + 2]))
        .collect();
    files.sort_unstable();
    match files.as_slice() {
        [one, other] if one != other => {
            Some(format!("deux fichiers définissent {name} : {one} et {other}"))
        }
        _ => Some(format!("deux fichiers définissent {name}")),
    }
}

/// The programs of a copy.
pub struct Linked {
    /// With all of its functions.
    pub together: PathBuf,
    /// With a switch for each of them, if there are several.
    pub alone: Option<PathBuf>,
}

pub fn link(
    joined: &Path,
    symbols: &Symbols,
    functions: &[Public],
    called: &[Public],
    shelf: &Shelf<'_>,
    scratch: &Path,
) -> Result<Linked, Refusal> {
    let own = scratch.join("sienne.o");
    hide(joined, &own, symbols, functions, scratch)?;
    let mut sources: Vec<Source> = executor().chain(adaptors(called)).collect();
    let around = sources.len();
    if functions.len() > 1 {
        sources.extend(switches(functions));
    }
    let headers = [("execution.h", EXECUTION_H), ("vue_notee.h", VIEW_H)];
    let objects = shelf.put(&sources, &headers, scratch)?;
    let (around, switches) = objects.split_at(around);
    if switches.is_empty() {
        let together = join_all(&[around, &[own.into()]], TOGETHER, scratch)?;
        return Ok(Linked { together, alone: None });
    }
    let beside = scratch.join("derriere.o");
    give_way(&own, &beside, symbols, functions, scratch)?;
    let (together, alone) = thread::scope(|scope| {
        let together =
            scope.spawn(|| join_all(&[around, &[own.clone().into()]], TOGETHER, scratch));
        let alone = join_all(&[around, switches, &[beside.into()]], ALONE, scratch);
        let died = |_| Err(Refusal::Broken("l'édition de liens".to_owned()));
        (together.join().unwrap_or_else(died), alone)
    });
    Ok(Linked { together: together?, alone: Some(alone?) })
}

/// The folders of both programs.
const TOGETHER: &str = "ensemble";
const ALONE: &str = "seules";

/// Links these objects with the library.
fn join_all(objects: &[&[OsString]], folder: &str, scratch: &Path) -> Result<PathBuf, Refusal> {
    fs::create_dir(scratch.join(folder))?;
    let program = scratch.join(folder).join("executeur");
    let mut arguments: Vec<OsString> =
        ["-fsanitize=address", "-Wl,--gc-sections"].map(OsString::from).into();
    arguments.extend(objects.concat());
    arguments.push(place(places::libraries())?.join(places::STATIC).into());
    arguments.extend(STATIC_LIBS.iter().map(OsString::from));
    arguments.extend(["-o".into(), program.clone().into()]);
    let output = tools::compiler(arguments, scratch)?;
    if output.status.success() {
        return Ok(program);
    }
    Err(match is_able(scratch)? {
        true => Refusal::DoesNotJoin(String::from_utf8_lossy(&output.stderr).into_owned()),
        false => Refusal::unfit(&output.stderr),
    })
}

/// Whether the compiler links a program that has nothing of a copy: a system may have gcc without the
/// libraries of its sanitizers.
fn is_able(scratch: &Path) -> Result<bool, Refusal> {
    const SMALL: &str = "rien.c";
    fs::write(scratch.join(SMALL), "int main(void) { return 0; }\n")?;
    let arguments = ["-fsanitize=address", SMALL, "-o", "rien"].map(OsString::from);
    Ok(tools::compiler(arguments.into(), scratch)?.status.success())
}

fn place(found: Result<PathBuf, String>) -> Result<PathBuf, Refusal> {
    found.map_err(Refusal::Broken)
}

/// The C files of the executor itself.
fn executor() -> impl Iterator<Item = Source> {
    let files = [("execution.c", EXECUTION_C), ("autour.c", AROUND_C), ("filtre.c", FILTER_C)];
    files.into_iter().map(|(name, text)| Source { name: name.to_owned(), text: text.to_owned() })
}

/// Leaves only the public names to others, and sends `exit` and UBSan's functions to the executor's.
fn hide(
    joined: &Path,
    own: &Path,
    symbols: &Symbols,
    functions: &[Public],
    scratch: &Path,
) -> Result<(), Refusal> {
    let mut kept: String = functions.iter().map(|public| format!("{}\n", public.name())).collect();
    let mut arguments: Vec<OsString> = Vec::new();
    let mut rename = |from: &str, to: &str| {
        arguments.push("--redefine-sym".into());
        arguments.push(format!("{from}={to}").into());
    };
    for name in symbols.variables.iter().filter(|name| catalogue::has_variable(functions, name)) {
        let _ = writeln!(kept, "{name}");
    }
    for (other, name) in catalogue::OTHER_NAMES {
        if catalogue::has_variable(functions, name) && !symbols.variables.contains(name) {
            let _ = writeln!(kept, "{name}");
            rename(other, name);
        }
    }
    for name in UBSAN {
        rename(&format!("__ubsan_handle_{name}_abort"), &format!("copie_ub_{name}"));
    }
    rename("exit", "echecs_sortie");
    let list = scratch.join("gardes.txt");
    fs::write(&list, kept)?;
    let mut option = OsString::from("--keep-global-symbols=");
    option.push(&list);
    arguments.push(option);
    objcopy(arguments, joined, own, scratch)
}

/// Gives the public functions of a copy their other names, so that a switch may have the public one.
fn give_way(
    own: &Path,
    beside: &Path,
    symbols: &Symbols,
    functions: &[Public],
    scratch: &Path,
) -> Result<(), Refusal> {
    let mut arguments: Vec<OsString> = Vec::new();
    for name in functions.iter().map(Public::name) {
        let Definition { section, address, .. } = &symbols.defined[name];
        arguments.push(format!("--weaken-symbol={name}").into());
        arguments.push("--add-symbol".into());
        let other = adaptors::behind(name);
        arguments.push(format!("{other}={section}:{address:#x},function,global").into());
    }
    objcopy(arguments, own, beside, scratch)
}

fn objcopy(
    mut arguments: Vec<OsString>,
    from: &Path,
    to: &Path,
    scratch: &Path,
) -> Result<(), Refusal> {
    arguments.extend([from.into(), to.into()]);
    let output = tools::tool("objcopy", arguments, scratch)?;
    if output.status.success() {
        return Ok(());
    }
    Err(Refusal::Broken(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// The C files that know the functions that cases call, header by header.
fn adaptors(called: &[Public]) -> Vec<Source> {
    let mut files = Vec::new();
    let mut directories = Vec::new();
    for header in catalogue::headers() {
        let mut found: Vec<_> = called
            .iter()
            .filter(|public| public.header.file == header.file)
            .map(|public| (usize::from(public.number), public.function))
            .collect();
        found.sort_by_key(|(number, _)| *number);
        found.dedup_by_key(|(number, _)| *number);
        if found.is_empty() {
            continue;
        }
        let stem = stem(header.file);
        let directory = format!("repertoire_{stem}");
        let text = adaptors::text(header.file, &header.declarations, &directory, &found);
        files.push(Source { name: format!("adaptateurs_{stem}.c"), text });
        directories.push(directory);
    }
    files.push(Source { name: "repertoires.c".to_owned(), text: list(&directories) });
    files
}

/// The C files with a switch for each function of the copy, header by header.
fn switches(functions: &[Public]) -> Vec<Source> {
    let files: BTreeSet<&str> = functions.iter().map(|public| public.header.file).collect();
    let text = |file: &str| {
        let of_it = functions.iter().filter(|public| public.header.file == file);
        let switches =
            of_it.map(|public| adaptors::switch(usize::from(public.number), public.function));
        let included = format!("#include \"{file}\"\n#include \"execution.h\"\n");
        included + &switches.collect::<String>()
    };
    let source =
        |file: &&str| Source { name: format!("aiguillages_{}.c", stem(file)), text: text(file) };
    files.iter().map(source).collect()
}

fn stem(header: &str) -> &str {
    header.trim_end_matches(".h")
}

fn list(directories: &[String]) -> String {
    let declared: String =
        directories.iter().map(|name| format!("extern const repertoire {name};\n")).collect();
    let addresses: Vec<String> = directories.iter().map(|name| format!("&{name}")).collect();
    format!(
        "#include \"execution.h\"\n{declared}\
         const repertoire *const echecs_repertoires[] = {{ {} }};\n\
         const size_t echecs_nombre_repertoires = {};\n",
        addresses.join(", "),
        directories.len()
    )
}
