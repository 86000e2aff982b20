//! Compiles the programs that call the C functions at random, from the headers.

#[path = "build/calls.rs"]
mod calls;
#[path = "../build/prototypes.rs"]
mod prototypes;

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use prototypes::Header;

const INCLUDE: &str = "../include";

/// The programs: the headers of each, the first of which may be called without another.
const PROGRAMS: [(&str, &[&str]); 2] = [
    ("courses", &["echecs_commun.h", "echecs.h", "partie.h", "stackchess.h"]),
    ("in104", &["echecs_commun.h", "in104.h"]),
];

fn main() -> Result<(), Box<dyn Error>> {
    for folder in ["build", "calls", "../build", INCLUDE] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, headers) in PROGRAMS {
        let headers = headers.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
        fs::write(out.join(format!("{name}_calls.h")), calls::text(&headers)?)?;
        cc::Build::new()
            .file(format!("calls/{name}.c"))
            .include(INCLUDE)
            .include(&out)
            .std("c99")
            .warnings(true)
            .extra_warnings(true)
            .flag("-Wpedantic")
            .flag("-Werror")
            .try_compile(&format!("calls_{name}"))?;
    }
    Ok(())
}

fn read(file: &str) -> Result<Header, Box<dyn Error>> {
    Ok(prototypes::parse(&fs::read_to_string(Path::new(INCLUDE).join(file))?)?)
}
