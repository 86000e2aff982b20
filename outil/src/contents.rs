//! What the library is made of, file by file, for whoever installs or packs it.

use std::path::{Path, PathBuf};
use std::{fs, io};

use echecs::capi::linking::SONAME;

use crate::packages::{self, VERSION};
use crate::places::{self, SHARED, STATIC};
use crate::placing::{Content, told};

/// What a compiler has made.
pub struct Built {
    /// The folder of both libraries.
    pub libraries: PathBuf,
    /// The command.
    pub program: PathBuf,
}

/// Where things lie below a prefix.
pub struct Layout {
    /// The folder of the libraries.
    pub libraries: &'static str,
    /// The folder of what students read, with a slash at its end; or nothing.
    pub data: &'static str,
    /// The prefix, if the system searches there, so that programs need not be told.
    pub searched: Option<&'static str>,
    /// What students type to call the command.
    pub command: &'static str,
}

impl Layout {
    /// A prefix that the library may share with others.
    pub const PREFIX: Layout = Layout {
        libraries: "lib",
        data: places::INSTALLED_DATA,
        searched: None,
        command: "echecs",
    };

    /// A folder of its own, in which everything lies as in the project.
    pub const ALONE: Layout =
        Layout { libraries: "lib", data: "", searched: None, command: "./echecs" };

    /// The prefix of a Debian system.
    pub const DEBIAN: Layout = Layout {
        libraries: "lib/x86_64-linux-gnu",
        data: places::INSTALLED_DATA,
        searched: Some("/usr"),
        command: "echecs",
    };
}

/// What students read and compile: a folder of the project, and how the names of its files end.
const DATA: [(&str, &[&str]); 4] = [
    ("examples_c", &["c", "h", "toml"]),
    ("c_tests", &["c", "h"]),
    ("sujets", &["toml"]),
    ("docs", &["md", "png", "svg"]),
];

const MAKEFILE: &str = include_str!("paquet/modeles/Makefile");
/// What is said of a folder that has everything, and of one that has only what students read.
const READ_ME: &str = include_str!("paquet/modeles/LISEZMOI.md");
const READ_ME_SHARED: &str = include_str!("paquet/modeles/LISEZMOI-partage.md");

/// What only those read who have the sources: how fast the library is, and how to measure it.
const OF_THE_SOURCES: [&str; 2] = ["mesures.md", "vitesse.svg"];

/// The guide that tells of all ways to call the command.
const FIRST_GUIDE: &str = "etudiant.md";

/// What goes where, below the prefix.
pub fn list(built: &Built, layout: &Layout) -> Result<Vec<(String, Content)>, String> {
    let headers = tree(&places::headers()?, "include", &["h"])?.into_iter();
    let mut files: Vec<_> = headers.map(|(place, path)| (place, Content::Copy(path))).collect();
    for (name, extensions) in DATA {
        let place = format!("{}{name}", layout.data);
        let folder = places::data(name)?;
        for (place, path) in tree(&folder, &place, extensions)? {
            if OF_THE_SOURCES.iter().any(|name| path.ends_with(name)) {
                continue;
            }
            let content = match is_text(&path) {
                true => Content::Text(read_there(&path, layout)?),
                false => Content::Copy(path),
            };
            files.push((place, content));
        }
    }
    let makefile = MAKEFILE.replace("COMMANDE", layout.command);
    let read_me = if layout.data.is_empty() { READ_ME } else { READ_ME_SHARED };
    let read_me = read_me.replace("VERSION", VERSION);
    for (name, text) in [("Makefile", makefile), ("LISEZMOI.md", read_me)] {
        files.push((format!("{}{name}", layout.data), Content::Text(text)));
    }
    files.push(("bin/echecs".to_owned(), Content::Program(built.program.clone())));
    files.extend(libraries(&built.libraries, layout));
    files.extend(finders(layout)?);
    Ok(files)
}

fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|found| ["md", "c", "h"].iter().any(|known| found == *known))
}

/// A guide or a program as it is read where the library is placed: it calls the command as one does
/// there, and its links lead to where things are.
fn read_there(path: &Path, layout: &Layout) -> Result<String, String> {
    let mut text = fs::read_to_string(path).map_err(|error| told(path, &error))?;
    if !path.ends_with(FIRST_GUIDE) {
        for after in [" ", "`", "\n"] {
            let called = format!("{}{after}", Layout::ALONE.command);
            text = text.replace(&called, &format!("{}{after}", layout.command));
        }
    }
    if !layout.data.is_empty() {
        let up = "../".repeat(layout.data.matches('/').count());
        text = text.replace("](../include", &format!("]({up}../include"));
    }
    Ok(text)
}

/// Files with their whole paths.
pub fn below(prefix: &Path, files: Vec<(String, Content)>) -> Vec<(PathBuf, Content)> {
    files.into_iter().map(|(place, content)| (prefix.join(place), content)).collect()
}

fn libraries(from: &Path, layout: &Layout) -> Vec<(String, Content)> {
    let place = |name: &str| format!("{}/{name}", layout.libraries);
    let archive = (place(STATIC), Content::Archive(from.join(STATIC)));
    let shared = Content::Copy(from.join(SHARED));
    if cfg!(target_vendor = "apple") {
        return vec![archive, (place(SHARED), shared)];
    }
    let full_name = format!("{SHARED}.{VERSION}");
    vec![
        archive,
        (place(&full_name), shared),
        (place(SONAME), Content::Link(full_name)),
        (place(SHARED), Content::Link(SONAME.to_owned())),
    ]
}

/// What pkg-config and CMake read.
fn finders(layout: &Layout) -> Result<Vec<(String, Content)>, String> {
    let mut files = vec![("pkgconfig/echecs.pc".to_owned(), packages::pkg_config(layout))];
    for folder in places::courses()? {
        let course = folder.file_name().unwrap_or_default().to_string_lossy();
        let text = packages::course_pkg_config(&course, layout);
        files.push((format!("pkgconfig/echecs-{course}.pc"), text));
    }
    files.push(("cmake/echecs/echecs-config.cmake".to_owned(), packages::cmake(layout)));
    files.push(("cmake/echecs/echecs-config-version.cmake".to_owned(), packages::cmake_version()));
    let placed = |(name, text)| (format!("{}/{name}", layout.libraries), Content::Text(text));
    Ok(files.into_iter().map(placed).collect())
}

/// The files of a folder and of those in it whose names end so, in order.
fn tree(folder: &Path, place: &str, extensions: &[&str]) -> Result<Vec<(String, PathBuf)>, String> {
    let entries = fs::read_dir(folder).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut entries = entries.map_err(|error| told(folder, &error))?;
    entries.sort_by_key(|entry| entry.file_name());
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.path();
        let place = format!("{place}/{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            files.extend(tree(&path, &place, extensions)?);
        } else if path
            .extension()
            .is_some_and(|found| extensions.iter().any(|known| found == *known))
        {
            files.push((place, path));
        }
    }
    Ok(files)
}
