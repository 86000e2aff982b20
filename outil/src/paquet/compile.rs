//! Compiling for systems that are older than this one.
//!
//! A library that is linked here asks for the glibc of here. zig has the names of every glibc, and
//! `cargo zigbuild` lets it link: nothing else changes.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::glibc::{self, OLDEST};
use crate::contents::Built;
use crate::places::{SHARED, STATIC};

pub const TARGET: &str = "x86_64-unknown-linux-gnu";

/// What takes no more than an argument to find out whether it is there, and who has it.
const TOOLS: [(&str, &[&str], &str); 3] = [
    ("cargo-zigbuild", &["--version"], "pip install cargo-zigbuild"),
    ("cargo-zigbuild", &["zig", "cc", "--", "--version"], "pip install ziglang"),
    ("objcopy", &["--version"], "apt install binutils"),
];

pub fn for_old_systems(project: &Path) -> Result<Built, String> {
    check_tools()?;
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| project.join("target")).join("paquet");
    let target = std::path::absolute(&target).map_err(|error| error.to_string())?;
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["zigbuild", "--release", "--locked", "--package", "echecs", "--package", "outil"])
        .arg("--target")
        .arg(format!("{TARGET}.{}.{}", OLDEST.0, OLDEST.1))
        .arg("--target-dir")
        .arg(&target)
        .current_dir(project)
        // Whatever else this machine is told about compiling would be in the result.
        .env_remove("RUSTFLAGS")
        .env_remove("CFLAGS")
        .env("CARGO_ENCODED_RUSTFLAGS", flags(project, &target))
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols")
        // It is said for the package that runs, and would be compiled in for this one.
        .env_remove("CARGO_MANIFEST_DIR");
    let status = command.status().map_err(|error| format!("cargo ne se lance pas : {error}"))?;
    if !status.success() {
        return Err("la compilation a échoué : cargo a dit pourquoi".to_owned());
    }
    let libraries = target.join(TARGET).join("release");
    let built = Built { program: libraries.join("echecs"), libraries };
    if !built.libraries.join(STATIC).is_file() {
        return Err(format!("cargo n'a pas fait {}", built.libraries.join(STATIC).display()));
    }
    for file in [&built.libraries.join(SHARED), &built.program] {
        glibc::check(file)?;
    }
    Ok(built)
}

fn check_tools() -> Result<(), String> {
    for (tool, arguments, how) in TOOLS {
        let mut command = Command::new(tool);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if !command.status().is_ok_and(|status| status.success()) {
            return Err(format!(
                "il faut cargo-zigbuild et zig, pour que la bibliothèque marche sur d'anciens \
                 systèmes, et objcopy ; « {tool} {} » ne marche pas : {how} (ou « cargo run \
                 --release -- paquet --local --sortie DOSSIER », pour des machines comme celle-ci)",
                arguments.join(" ")
            ));
        }
    }
    Ok(())
}

/// The options of the Rust compiler: folders of this machine get names that every machine has.
fn flags(project: &Path, target: &Path) -> String {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    // The last that fits is taken: what may lie in another comes after it.
    let names =
        [(cargo.as_deref(), "/cargo"), (Some(project), "/libechecs"), (Some(target), "/cible")];
    let flags = names.into_iter().filter_map(|(folder, name)| {
        folder.map(|folder| format!("--remap-path-prefix={}={name}", folder.display()))
    });
    flags.collect::<Vec<_>>().join("\u{1f}")
}
