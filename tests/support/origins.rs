//! The library's own functions, for programs that have theirs under the same names: the static
//! library calls them `echecs_interne_…`, which the shared one keeps to itself. There, `f` of the
//! library is the next `f` after the program's.

use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::compilers::Compiler;
use super::prototypes::{self, Function};
use super::{compilation, headers, process, temp};

/// An archive that defines the internal names, each by what the shared library has.
pub fn archive() -> &'static Path {
    static ARCHIVE: OnceLock<PathBuf> = OnceLock::new();
    ARCHIVE.get_or_init(|| {
        let folder = temp::kept().join("origines");
        fs::create_dir_all(&folder).unwrap();
        // Another test program may be about to make it too.
        let lock = File::create(folder.join("verrou")).unwrap();
        lock.lock().unwrap();
        make(&folder)
    })
}

fn make(folder: &Path) -> PathBuf {
    let archive = folder.join("liborigines.a");
    let sources: Vec<(PathBuf, String)> = headers()
        .iter()
        .map(|(name, text)| (folder.join(name).with_extension("c"), source(name, text)))
        .collect();
    let is_made = |(file, text): &(PathBuf, String)| {
        fs::read_to_string(file).is_ok_and(|found| found == *text)
    };
    if archive.is_file() && sources.iter().all(is_made) {
        return archive;
    }
    let mut objects = Vec::new();
    for (file, text) in &sources {
        fs::write(file, text).unwrap();
        let object = file.with_extension("o");
        let mut compile = compilation(&Compiler::c());
        process::succeed(compile.arg("-c").arg(file).arg("-o").arg(&object)).unwrap();
        objects.push(object);
    }
    // A former one may still be in use.
    let draft = folder.join("brouillon.a");
    let _ = fs::remove_file(&draft);
    process::succeed(Command::new("ar").arg("rcs").arg(&draft).args(objects)).unwrap();
    fs::rename(draft, &archive).unwrap();
    archive
}

fn source(header: &str, text: &str) -> String {
    let mut out = format!("#define _GNU_SOURCE\n#include <dlfcn.h>\n#include \"{header}\"\n");
    for function in prototypes::parse(text).unwrap().functions {
        let Function { result, name, parameters, .. } = &function;
        let list = function.parameter_list();
        let arguments: Vec<&str> = parameters.iter().map(|p| p.name.as_str()).collect();
        let back = if result == "void" { "" } else { "return " };
        writeln!(
            out,
            "{result} echecs_interne_{name}({list});\n\
             {result} echecs_interne_{name}({list})\n{{\n    {result} (*next)({list});\n\
             \x20   *(void **)&next = dlsym(RTLD_NEXT, \"{name}\");\n    {back}next({});\n}}",
            arguments.join(", ")
        )
        .unwrap();
    }
    out
}
