//! Debian packages: the shared library, what programs are compiled with, and the command.

mod package;
mod symbols;

use std::fs;
use std::path::{Path, PathBuf};

use echecs::capi::linking::{INTERFACE, SONAME};

use self::package::{Description, Package};
use super::{Release, date};
use crate::contents::{self, Layout};
use crate::packages::VERSION;
use crate::places::SHARED;
use crate::placing::{Content, told};

const MANUAL: &str = include_str!("../modeles/echecs.1");

/// What is made of the same sources another time has another number.
const REVISION: u32 = 1;

/// Who is there on every Debian that the library works on.
const C_LIBRARY: &str = "libc6 (>= 2.17)";

/// Makes the three packages; their files.
pub fn packages(release: &Release<'_>, to: &Path) -> Result<Vec<PathBuf>, String> {
    let common = Common::new(release)?;
    let built = &release.built;
    let library = format!("libechecs{INTERFACE}");
    let version = &common.version;
    let mut parts = Parts::of(contents::list(built, &Layout::DEBIAN)?);
    let names = symbols::exported(&built.libraries.join(SHARED))?;
    parts.library.control.extend([
        ("shlibs", format!("libechecs {INTERFACE} {library} (>= {VERSION})\n")),
        ("symbols", symbols::file(&library, &names)),
        ("triggers", "activate-noawait ldconfig\n".to_owned()),
    ]);
    parts.command.files.push((
        "usr/share/man/man1/echecs.1.gz".to_owned(),
        Content::Bytes(package::compressed(&MANUAL.replace("VERSION", VERSION))),
    ));
    let descriptions = [
        Description {
            name: &library,
            section: "libs",
            is_for_each_architecture: true,
            depends: C_LIBRARY.to_owned(),
            suggests: "",
            summary: "chess library for programming courses taught in French",
            text: "Rules, games, notation, pictures and an engine, with a C interface whose\n\
                   functions a program can replace one by one.",
        },
        Description {
            name: "libechecs-dev",
            section: "libdevel",
            is_for_each_architecture: true,
            depends: format!("{library} (= {version}), libc6-dev"),
            suggests: "pkg-config",
            summary: "chess library for programming courses - development files",
            text: "Headers, which are the specification of the library, its static form, and what\n\
                   pkg-config and CMake read.",
        },
        Description {
            name: "echecs",
            section: "devel",
            is_for_each_architecture: false,
            depends: format!(
                "{C_LIBRARY}, libechecs-dev (= {version}), gcc | clang | c-compiler, binutils"
            ),
            suggests: "libsdl2-dev, make",
            summary: "compile, run and judge C programs that play chess",
            text: "The command compiles C files with libechecs and runs them, judges the functions\n\
                   that students have written, and marks whole classes.",
        },
    ];
    let parts = [parts.library, parts.development, parts.command];
    let made = descriptions.iter().zip(parts);
    made.map(|(description, package)| package.write(description, &common, to)).collect()
}

/// What all packages have in common.
struct Common<'a> {
    version: String,
    maintainer: &'a str,
    copyright: String,
    /// The licences of what others wrote.
    others: &'a str,
    changes: String,
    date: u64,
}

impl<'a> Common<'a> {
    fn new(release: &'a Release<'_>) -> Result<Common<'a>, String> {
        let Release { project, options, date, licences, .. } = release;
        let version = format!("{VERSION}-{REVISION}");
        let maintainer = options.maintainer.as_str();
        let license = project.join("LICENSE");
        let license = fs::read_to_string(&license).map_err(|error| told(&license, &error))?;
        let changes = format!(
            "echecs ({version}) unstable; urgency=medium\n\n  * Version {VERSION}.\n\n \
             -- {maintainer}  {}\n",
            date::written(*date)
        );
        let copyright = copyright(&license);
        Ok(Common { version, maintainer, copyright, others: licences, changes, date: *date })
    }
}

/// The license, in the form that Debian reads.
fn copyright(license: &str) -> String {
    let holder = license.lines().find(|line| line.starts_with("Copyright"));
    let holder = holder.unwrap_or_default().trim_start_matches("Copyright (c) ");
    let lines = license.lines().map(|line| match line.trim() {
        "" => " .\n".to_owned(),
        _ => format!(" {line}\n"),
    });
    format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: libechecs\n\nFiles: *\nCopyright: {holder}\nLicense: Expat\n{}",
        lines.collect::<String>()
    )
}

/// Which file goes into which package.
#[derive(Default)]
struct Parts {
    library: Package,
    development: Package,
    command: Package,
}

impl Parts {
    fn of(files: Vec<(String, Content)>) -> Parts {
        let mut parts = Parts::default();
        for (place, content) in files {
            let name = place.rsplit('/').next().unwrap_or_default();
            let part = if name.starts_with(SONAME) {
                &mut parts.library
            } else if ["lib/", "include/"].iter().any(|folder| place.starts_with(folder)) {
                &mut parts.development
            } else {
                &mut parts.command
            };
            part.files.push((format!("usr/{place}"), content));
        }
        parts
    }
}
