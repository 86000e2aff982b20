//! `echecs installer`: headers, libraries, what finds them, and this command.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::contents::{self, Built, Layout};
use crate::packages::VERSION;
use crate::placing::{self, told};
use crate::{complain, places, system, tell};

pub fn install(arguments: &[OsString]) -> Result<ExitCode, String> {
    let prefix = match arguments {
        [option, prefix] if option == "--prefix" && !prefix.is_empty() => Path::new(prefix),
        _ => return Err("il faut dire où : « cargo run -- installer --prefix DOSSIER »".to_owned()),
    };
    let files = place_in(prefix)?;
    let prefix = std::path::absolute(prefix).map_err(|error| told(prefix, &error))?;
    for path in &files {
        tell(&format!("{}\n", path.display()));
    }
    tell(&format!(
        "libechecs {VERSION} est installée dans {0}. Pour que pkg-config la trouve :\n\
         export PKG_CONFIG_PATH=\"{0}/lib/pkgconfig\"\n",
        prefix.display()
    ));
    if system::forbids_programs(&prefix) {
        complain(&format!(
            "{} est sur un disque où l'on ne peut rien lancer (noexec) : la commande et la \
             bibliothèque partagée n'y marcheront pas, seule la bibliothèque statique",
            prefix.display()
        ));
    }
    Ok(ExitCode::SUCCESS)
}

/// Installs everything below a prefix; the files.
pub fn place_in(prefix: &Path) -> Result<Vec<PathBuf>, String> {
    let prefix = std::path::absolute(prefix).map_err(|error| told(prefix, &error))?;
    check(&prefix)?;
    let built = Built { libraries: places::libraries()?, program: places::program()? };
    let files = contents::below(&prefix, contents::list(&built, &Layout::PREFIX)?);
    placing::let_no_size_stop_us();
    placing::place(&files)?;
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// Refuses a prefix that could not be told to those who use the library: the
/// linker separates folders by `:` and options by `,`, the others mean something
/// to pkg-config or CMake, and do not come out of them as they went in.
fn check(prefix: &Path) -> Result<(), String> {
    let is_odd = |c: char| c.is_control() || "\"#$'(),:;\\|".contains(c);
    match prefix.to_string_lossy().chars().find(|&c| is_odd(c)) {
        None => Ok(()),
        Some(c) => Err(format!(
            "le dossier {} a un caractère que pkg-config, CMake ou l'éditeur de liens \
             ne comprend pas : « {} »",
            prefix.to_string_lossy().escape_debug(),
            c.escape_debug()
        )),
    }
}
