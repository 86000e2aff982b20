//! Joining a copy with the executor and the library.
//!
//! The copy's other names become its own, so that its `strcmp` serves nobody else. Each public
//! function that it defines keeps its name but gives way to a switch, which calls the copy's under
//! another name or the library's: so one program judges each function alone, and all together.

use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use echecs::capi::linking::STATIC_LIBS;

use super::STAGE;
use super::symbols::Symbols;
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
pub fn join(objects: &[PathBuf], scratch: &Path) -> Result<PathBuf, Refusal> {
    let joined = scratch.join("jointe.o");
    let mut arguments: Vec<OsString> = vec!["-r".into(), "-o".into(), joined.clone().into()];
    arguments.extend(objects.iter().map(|object| object.clone().into_os_string()));
    let output = tools::tool("ld", arguments, scratch)?;
    if output.status.success() {
        return Ok(joined);
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(Refusal::DoesNotJoin(twice(&said).unwrap_or(said)))
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

pub fn link(
    joined: &Path,
    symbols: &Symbols,
    functions: &[Public],
    called: &[Public],
    scratch: &Path,
) -> Result<PathBuf, Refusal> {
    let local = scratch.join("copie.o");
    hide(joined, &local, symbols, functions, scratch)?;
    let mut files = vec![
        ("execution.c", EXECUTION_C.to_owned()),
        ("autour.c", AROUND_C.to_owned()),
        ("filtre.c", FILTER_C.to_owned()),
    ];
    let texts = texts(functions, called);
    files.extend(texts.iter().map(|(name, text)| (name.as_str(), text.clone())));
    fs::write(scratch.join("execution.h"), EXECUTION_H)?;
    fs::write(scratch.join("vue_notee.h"), VIEW_H)?;
    for (name, text) in &files {
        fs::write(scratch.join(name), text)?;
    }
    let program = scratch.join("executeur");
    let place = |found: Result<PathBuf, String>| found.map_err(Refusal::Broken);
    let mut arguments: Vec<OsString> =
        ["-std=gnu99", "-O1", "-w", "-fsanitize=address", "-Wl,--gc-sections", "-I", "."]
            .map(OsString::from)
            .into();
    arguments.extend(["-I".into(), place(places::headers())?.into_os_string()]);
    arguments.extend(files.iter().map(|(name, _)| OsString::from(name)));
    arguments.push(local.into());
    arguments.push(place(places::libraries())?.join(places::STATIC).into());
    arguments.extend(STATIC_LIBS.iter().map(OsString::from));
    arguments.extend(["-o".into(), program.clone().into()]);
    let output = tools::compiler(arguments, scratch)?;
    if output.status.success() {
        return Ok(program);
    }
    Err(Refusal::DoesNotJoin(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// Leaves only the public names to others.
fn hide(
    joined: &Path,
    local: &Path,
    symbols: &Symbols,
    functions: &[Public],
    scratch: &Path,
) -> Result<(), Refusal> {
    let mut kept = String::new();
    let mut arguments: Vec<OsString> = Vec::new();
    for name in functions.iter().map(Public::name) {
        let place = &symbols.defined[name];
        let _ = writeln!(kept, "{name}\ncopie_{name}");
        arguments.push(format!("--weaken-symbol={name}").into());
        let (section, address) = (&place.section, place.address);
        arguments.push("--add-symbol".into());
        arguments.push(format!("copie_{name}={section}:{address:#x},function,global").into());
    }
    for name in symbols.variables.iter().filter(|name| catalogue::is_variable(name)) {
        let _ = writeln!(kept, "{name}");
    }
    for (other, name) in catalogue::OTHER_NAMES {
        if !symbols.variables.contains(name) {
            let _ = writeln!(kept, "{name}");
            arguments.push("--redefine-sym".into());
            arguments.push(format!("{other}={name}").into());
        }
    }
    for name in UBSAN {
        arguments.push("--redefine-sym".into());
        arguments.push(format!("__ubsan_handle_{name}_abort=copie_ub_{name}").into());
    }
    let list = scratch.join("gardes.txt");
    fs::write(&list, kept)?;
    let mut option = OsString::from("--keep-global-symbols=");
    option.push(&list);
    arguments.extend([option, joined.into(), local.into()]);
    let output = tools::tool("objcopy", arguments, scratch)?;
    if output.status.success() {
        return Ok(());
    }
    Err(Refusal::Broken(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// The C files that know the functions, header by header.
fn texts(functions: &[Public], called: &[Public]) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut directories = Vec::new();
    for header in catalogue::headers() {
        let of_it = |list: &[Public]| -> Vec<(usize, &'static super::super::prototypes::Function)> {
            let mut found: Vec<_> = list
                .iter()
                .filter(|public| public.header.file == header.file)
                .map(|public| (usize::from(public.number), public.function))
                .collect();
            found.sort_by_key(|(number, _)| *number);
            found.dedup_by_key(|(number, _)| *number);
            found
        };
        let called = of_it(called);
        if called.is_empty() {
            continue;
        }
        let stem = header.file.trim_end_matches(".h");
        let directory = format!("repertoire_{stem}");
        let mut text = adaptors::text(header.file, &header.declarations, &directory, &called);
        for (number, function) in of_it(functions) {
            text.push_str(&adaptors::switch(number, function));
        }
        files.push((format!("adaptateurs_{stem}.c"), text));
        directories.push(directory);
    }
    files.push(("repertoires.c".to_owned(), list(&directories)));
    files
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
