//! Compiles the public names of the library.
//!
//! Rust exports a function `f` as `echecs_interne_f`. For each function of the
//! headers, a weak C function `f` calls it: a program that defines `f` itself
//! replaces the library's, which calls it by that name too.

#[path = "build/interface.rs"]
mod interface;
#[path = "build/prototypes.rs"]
mod prototypes;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use prototypes::Function;

const NO_COMPILER: &str = "libechecs needs a C compiler and none works here: \
    install one (gcc or clang), or name yours in the environment variable CC.";

fn main() {
    if let Err(message) = build() {
        println!("cargo::error={}", message.replace('\n', " "));
    }
}

fn build() -> Result<(), String> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=include");
    for name in ["CC", "CFLAGS"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let out = PathBuf::from(variable("OUT_DIR")?);
    println!("cargo::metadata=c={}", out.display());
    let interface = interface::interface(&variable("CARGO_PKG_VERSION")?);
    println!("cargo::rustc-env=ECHECS_INTERFACE={interface}");
    if variable("CARGO_CFG_TARGET_OS")? == "linux" {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libechecs.so.{interface}");
    }
    compile_shim(&out)?;
    let mut files = write_trampolines(&out).map_err(|error| error.to_string())?;
    files.extend(write_data(&out).map_err(|error| error.to_string())?);
    compile_public_names(&out, &files)
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|_| format!("the build script needs the variable {name}"))
}

/// The plain C that Rust calls; as the first file compiled, it also tells
/// whether there is a compiler.
fn compile_shim(out: &Path) -> Result<(), String> {
    compiler()
        .files(["build/stdio.c", "build/own.c"])
        .out_dir(out)
        .try_compile("echecs_shim")
        .map_err(|_| NO_COMPILER.to_owned())?;
    println!("cargo::rustc-link-search=native={}", out.display());
    println!("cargo::rustc-link-lib=static=echecs_shim");
    Ok(())
}

/// Windows has no weak definitions; there, being alone in its object is enough.
const WEAK: &str = "\
#ifdef _WIN32
#define WEAK
#else
#define WEAK __attribute__((weak))
#endif
#ifdef __ELF__
#define HIDDEN __attribute__((visibility(\"hidden\")))
#else
#define HIDDEN
#endif
";

/// One file a function, so that each can be replaced alone.
fn write_trampolines(out: &Path) -> io::Result<Vec<PathBuf>> {
    let mut headers = fs::read_dir("include")?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    headers.retain(|path| path.extension().is_some_and(|extension| extension == "h"));
    headers.sort();
    let mut files = Vec::new();
    for header in headers {
        let text = fs::read_to_string(&header)?;
        let name = header.file_name().unwrap_or_default().to_string_lossy();
        let declarations = prototypes::parse(&text).map_err(io::Error::other)?;
        for function in &declarations.functions {
            let file = out.join(format!("{}.c", function.name));
            fs::write(&file, trampoline(&name, function))?;
            files.push(file);
        }
    }
    Ok(files)
}

fn trampoline(header: &str, function: &Function) -> String {
    let Function { result, name, parameters, .. } = function;
    let list = function.parameter_list();
    let arguments: Vec<&str> = parameters.iter().map(|p| p.name.as_str()).collect();
    let arguments = arguments.join(", ");
    let back = if result == "void" { "" } else { "return " };
    // Hidden: what is exported could be used, and could never change again. The address of the
    // library's own is that of the public name, unless a program has given it to a function of its
    // own: so the library knows, where it is in a hurry. Elsewhere than in ELF a function that is
    // replaceable has no second name; there its section tells (build/own.c).
    format!(
        "#include \"{header}\"\n#include \"own.h\"\n{WEAK}\
         HIDDEN {result} echecs_interne_{name}({list});\n\
         #ifdef __ELF__\n\
         static {result} own({list}) {{ {back}echecs_interne_{name}({arguments}); }}\n\
         extern {result} {name}({list}) __attribute__((weak, alias(\"own\")));\n\
         HIDDEN void (*const echecs_origine_{name})(void) = (void (*)(void))own;\n\
         #else\n\
         WEAK OWN {result} {name}({list}) {{ {back}echecs_interne_{name}({arguments}); }}\n\
         #endif\n"
    )
}

/// The same for the tables and variables: build/in104.c, a paragraph a file.
fn write_data(out: &Path) -> io::Result<Vec<PathBuf>> {
    let text = fs::read_to_string("build/in104.c")?;
    let mut paragraphs = text.split("\n\n");
    let common: Vec<&str> = paragraphs.by_ref().take(2).collect();
    let common = common.join("\n\n");
    let mut files = Vec::new();
    for (number, definition) in paragraphs.enumerate() {
        let file = out.join(format!("in104_{number}.c"));
        fs::write(&file, format!("{WEAK}{common}\n\n{definition}\n"))?;
        files.push(file);
    }
    Ok(files)
}

fn compile_public_names(out: &Path, files: &[PathBuf]) -> Result<(), String> {
    compiler()
        .files(files)
        .include("include")
        .include("build")
        .out_dir(out)
        .try_compile("echecs_liens")
        .map_err(|error| format!("the headers of include do not compile: {error}"))?;
    println!("cargo::rustc-link-lib=static:+whole-archive,+export-symbols=echecs_liens");
    Ok(())
}

fn compiler() -> cc::Build {
    let mut build = cc::Build::new();
    // What this script prints is for cargo: the compiler's own warnings are the
    // business of tests/headers/header.rs, not of who builds the library.
    build.std("c99").cargo_metadata(false).cargo_warnings(false);
    build
}
