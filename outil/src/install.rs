//! `echecs installer`: headers, libraries, what finds them, and this command.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use echecs::capi::linking::SONAME;

use crate::packages::{self, VERSION};
use crate::places::{self, SHARED, STATIC};
use crate::placing::{self, Content, told};
use crate::tell;

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
    Ok(ExitCode::SUCCESS)
}

/// Installs everything below a prefix; the files.
pub fn place_in(prefix: &Path) -> Result<Vec<PathBuf>, String> {
    let prefix = std::path::absolute(prefix).map_err(|error| told(prefix, &error))?;
    check(&prefix)?;
    let files: Vec<(PathBuf, Content)> = plan(&places::libraries()?)?
        .into_iter()
        .map(|(place, content)| (prefix.join(place), content))
        .collect();
    // Too large a file is then an error like others, after which all is undone.
    // SAFETY: no handler is involved.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
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

/// What goes where, below the prefix.
fn plan(libraries: &Path) -> Result<Vec<(String, Content)>, String> {
    let folder = places::headers()?;
    let mut files = tree(&folder, "include").map_err(|error| told(&folder, &error))?;
    let examples = places::examples()?;
    let place = "share/echecs/examples_c";
    files.extend(tree(&examples, place).map_err(|error| told(&examples, &error))?);
    let subjects = places::subjects()?;
    let place = "share/echecs/sujets";
    files.extend(tree(&subjects, place).map_err(|error| told(&subjects, &error))?);
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    files.push(("bin/echecs".to_owned(), Content::Program(program)));
    files.push((format!("lib/{STATIC}"), Content::Archive(libraries.join(STATIC))));
    let shared = libraries.join(SHARED);
    if cfg!(target_vendor = "apple") {
        files.push((format!("lib/{SHARED}"), Content::Copy(shared)));
    } else {
        let full_name = format!("{SHARED}.{VERSION}");
        files.push((format!("lib/{full_name}"), Content::Copy(shared)));
        files.push((format!("lib/{SONAME}"), Content::Link(full_name)));
        files.push((format!("lib/{SHARED}"), Content::Link(SONAME.to_owned())));
    }
    files.push(("lib/pkgconfig/echecs.pc".to_owned(), Content::Text(packages::pkg_config())));
    for folder in places::courses()? {
        let course = folder.file_name().unwrap_or_default().to_string_lossy();
        let place = format!("lib/pkgconfig/echecs-{course}.pc");
        files.push((place, Content::Text(packages::course_pkg_config(&course))));
    }
    files.push((
        "lib/cmake/echecs/echecs-config.cmake".to_owned(),
        Content::Text(packages::cmake()),
    ));
    files.push((
        "lib/cmake/echecs/echecs-config-version.cmake".to_owned(),
        Content::Text(packages::cmake_version()),
    ));
    Ok(files)
}

/// What a tree of folders has to install: C files, headers, subjects.
const EXTENSIONS: [&str; 3] = ["c", "h", "toml"];

/// These files of a folder and of those in it, in order.
fn tree(folder: &Path, place: &str) -> io::Result<Vec<(String, Content)>> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(|entry| entry.file_name());
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.path();
        let place = format!("{place}/{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            files.extend(tree(&path, &place)?);
        } else if path
            .extension()
            .is_some_and(|found| EXTENSIONS.iter().any(|known| found == *known))
        {
            files.push((place, Content::Copy(path)));
        }
    }
    Ok(files)
}
