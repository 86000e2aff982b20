//! `echecs installer`: headers, libraries, and what finds them.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use echecs::capi::linking::{SONAME, STATIC_LIBS};

use crate::places::{self, SHARED, STATIC};
use crate::tell;

const VERSION: &str = env!("CARGO_PKG_VERSION");

pub fn install(arguments: &[OsString]) -> Result<ExitCode, String> {
    let prefix = match arguments {
        [option, prefix] if option == "--prefix" && !prefix.is_empty() => PathBuf::from(prefix),
        _ => return Err("il faut dire où : « cargo run -- installer --prefix DOSSIER »".to_owned()),
    };
    // pkg-config and CMake read these characters as something else.
    if prefix.to_string_lossy().contains(['#', '$', '"', '\'', '\\', ';', '\n']) {
        return Err(format!(
            "le dossier {} a un caractère que pkg-config ou CMake ne comprend pas",
            prefix.display()
        ));
    }
    let libraries = places::libraries()?;
    fs::create_dir_all(&prefix).map_err(|error| told(&prefix, error))?;
    // The files name the folder, so it must mean the same from anywhere.
    let prefix = prefix.canonicalize().map_err(|error| told(&prefix, error))?;
    for (place, content) in plan(&prefix, &libraries).map_err(|error| told(&prefix, error))? {
        let path = prefix.join(place);
        put(&path, content).map_err(|error| told(&path, error))?;
        tell(&format!("{}\n", path.display()));
    }
    Ok(ExitCode::SUCCESS)
}

fn told(path: &Path, error: io::Error) -> String {
    format!("{} : {error}", path.display())
}

enum Content {
    Copy(PathBuf),
    Archive(PathBuf),
    Text(String),
    Link(String),
}

/// What goes where, below the prefix.
fn plan(prefix: &Path, libraries: &Path) -> io::Result<Vec<(String, Content)>> {
    let mut files = headers(&places::headers(), "include")?;
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
    files.push(("lib/pkgconfig/echecs.pc".to_owned(), Content::Text(pkg_config(prefix))));
    for folder in places::courses()? {
        let course = folder.file_name().unwrap_or_default().to_string_lossy();
        let place = format!("lib/pkgconfig/echecs-{course}.pc");
        files.push((place, Content::Text(course_pkg_config(prefix, &course))));
    }
    files.push(("lib/cmake/echecs/echecs-config.cmake".to_owned(), Content::Text(cmake())));
    files.push((
        "lib/cmake/echecs/echecs-config-version.cmake".to_owned(),
        Content::Text(cmake_version()),
    ));
    Ok(files)
}

/// The headers of a folder and of those in it, in order.
fn headers(folder: &Path, place: &str) -> io::Result<Vec<(String, Content)>> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(|entry| entry.file_name());
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.path();
        let place = format!("{place}/{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            files.extend(headers(&path, &place)?);
        } else if path.extension().is_some_and(|extension| extension == "h") {
            files.push((place, Content::Copy(path)));
        }
    }
    Ok(files)
}

/// Puts a file in its place. A program that runs keeps the library that it has
/// opened: the new one is written beside it, then takes its name.
fn put(path: &Path, content: Content) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut draft = path.as_os_str().to_owned();
    draft.push(format!(".{}", std::process::id()));
    let written = match content {
        Content::Copy(from) => fs::copy(from, &draft).map(drop),
        Content::Archive(from) => fs::copy(from, &draft).map(|_| lighten(Path::new(&draft))),
        Content::Text(text) => fs::write(&draft, text),
        Content::Link(target) => std::os::unix::fs::symlink(target, &draft),
    };
    let placed = written.and_then(|()| fs::rename(&draft, path));
    if placed.is_err() {
        // The error to tell is the first one.
        let _ = fs::remove_file(&draft);
    }
    placed
}

/// Takes out of an archive what a C program has no use for: Rust's debug
/// information, and its intermediate code, which a C compiler that optimises at
/// link time would take for its own. Where there is no objcopy, it stays as it is.
fn lighten(archive: &Path) {
    let mut objcopy = Command::new("objcopy");
    objcopy.args(["--strip-debug", "--remove-section=.llvmbc", "--remove-section=.llvmcmd"]);
    let _ = objcopy.arg(archive).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

/// The library with the file names of a course.
fn course_pkg_config(prefix: &Path, course: &str) -> String {
    let prefix = one_word(prefix);
    format!(
        "prefix={prefix}\n\
         \n\
         Name: echecs-{course}\n\
         Description: libechecs, with the file names of the course {course}\n\
         Version: {VERSION}\n\
         Requires: echecs\n\
         Cflags: -I${{prefix}}/include/{course}\n"
    )
}

/// A path in which a space does not end the option that it stands in.
fn one_word(path: &Path) -> String {
    path.display().to_string().replace(' ', "\\ ")
}

/// The library's folder is also told to the program, so that it runs from a
/// prefix that the system does not search.
fn pkg_config(prefix: &Path) -> String {
    let prefix = one_word(prefix);
    let private = STATIC_LIBS.join(" ");
    format!(
        "prefix={prefix}\n\
         includedir=${{prefix}}/include\n\
         libdir=${{prefix}}/lib\n\
         \n\
         Name: echecs\n\
         Description: A chess library with a C interface, for programming courses taught in French\n\
         Version: {VERSION}\n\
         Cflags: -I${{includedir}}\n\
         Libs: -L${{libdir}} -Wl,-rpath,${{libdir}} -lechecs\n\
         Libs.private: {private}\n"
    )
}

/// `find_package(echecs)` gives `echecs::echecs` (shared) and `echecs::static`.
fn cmake() -> String {
    let private = STATIC_LIBS.join(";");
    format!(
        "get_filename_component(_echecs_prefix \"${{CMAKE_CURRENT_LIST_DIR}}/../../..\" ABSOLUTE)\n\
         if(NOT TARGET echecs::echecs)\n\
         \x20 add_library(echecs::echecs SHARED IMPORTED)\n\
         \x20 set_target_properties(echecs::echecs PROPERTIES\n\
         \x20   IMPORTED_LOCATION \"${{_echecs_prefix}}/lib/{SHARED}\"\n\
         \x20   INTERFACE_INCLUDE_DIRECTORIES \"${{_echecs_prefix}}/include\")\n\
         \x20 add_library(echecs::static STATIC IMPORTED)\n\
         \x20 set_target_properties(echecs::static PROPERTIES\n\
         \x20   IMPORTED_LOCATION \"${{_echecs_prefix}}/lib/{STATIC}\"\n\
         \x20   INTERFACE_INCLUDE_DIRECTORIES \"${{_echecs_prefix}}/include\"\n\
         \x20   INTERFACE_LINK_LIBRARIES \"{private}\")\n\
         endif()\n\
         unset(_echecs_prefix)\n"
    )
}

fn cmake_version() -> String {
    format!(
        "set(PACKAGE_VERSION \"{VERSION}\")\n\
         if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE FALSE)\n\
         else()\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         \x20 if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)\n\
         \x20   set(PACKAGE_VERSION_EXACT TRUE)\n\
         \x20 endif()\n\
         endif()\n"
    )
}
