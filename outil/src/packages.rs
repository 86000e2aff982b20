//! The files by which pkg-config and CMake find the installed library. None of
//! them names the prefix: they are in it, and go where it is moved.

use echecs::capi::linking::{INTERFACE, STATIC_LIBS};

use crate::contents::Layout;
use crate::places::{SHARED, STATIC};

pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The folder in the archive of a release, whose name says which system it is for.
pub const ARCHIVE: &str = concat!("libechecs-", env!("CARGO_PKG_VERSION"), "-x86_64-linux");

/// The way from a folder of that many below the libraries to the prefix.
fn up(layout: &Layout, below: usize) -> String {
    vec![".."; layout.libraries.split('/').count() + below].join("/")
}

/// The prefix, for pkg-config: one that the system searches is named, so that pkg-config knows its
/// folders and says nothing of them.
fn prefix(layout: &Layout) -> String {
    match layout.searched {
        Some(prefix) => prefix.to_owned(),
        None => format!("${{pcfiledir}}/{}", up(layout, 1)),
    }
}

/// The library's folder is also told to the program, so that it runs from a
/// prefix that the system does not search.
pub fn pkg_config(layout: &Layout) -> String {
    let private = STATIC_LIBS.join(" ");
    let (prefix, folder) = (prefix(layout), layout.libraries);
    let found = if layout.searched.is_some() { "" } else { " -Wl,-rpath,${libdir}" };
    format!(
        "prefix={prefix}\n\
         includedir=${{prefix}}/include\n\
         libdir=${{prefix}}/{folder}\n\
         \n\
         Name: echecs\n\
         Description: A chess library with a C interface, for programming courses taught in French\n\
         Version: {VERSION}\n\
         Cflags: -I${{includedir}}\n\
         Libs: -L${{libdir}}{found} -lechecs\n\
         Libs.private: {private}\n"
    )
}

/// The library with the file names of a course.
pub fn course_pkg_config(course: &str, layout: &Layout) -> String {
    let prefix = prefix(layout);
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

/// The real path: on a Debian whose `/lib` is a link, the way up from there misses `/usr`.
/// `find_package(echecs)` gives `echecs::echecs` (shared) and `echecs::static`. There are no components,
/// and who needs one is told.
pub fn cmake(layout: &Layout) -> String {
    let private = STATIC_LIBS.join(";");
    let (up, folder) = (up(layout, 2), layout.libraries);
    format!(
        "foreach(_echecs_component IN LISTS echecs_FIND_COMPONENTS)\n\
         \x20 set(echecs_${{_echecs_component}}_FOUND FALSE)\n\
         \x20 if(echecs_FIND_REQUIRED_${{_echecs_component}})\n\
         \x20   set(echecs_FOUND FALSE)\n\
         \x20   set(echecs_NOT_FOUND_MESSAGE\n\
         \x20     \"libechecs n'a pas de composant « ${{_echecs_component}} » : elle n'en a aucun, \
                   find_package(echecs) suffit.\")\n\
         \x20   unset(_echecs_component)\n\
         \x20   return()\n\
         \x20 endif()\n\
         endforeach()\n\
         unset(_echecs_component)\n\
         get_filename_component(_echecs_prefix \"${{CMAKE_CURRENT_LIST_DIR}}/{up}\" REALPATH)\n\
         if(NOT TARGET echecs::echecs)\n\
         \x20 add_library(echecs::echecs SHARED IMPORTED)\n\
         \x20 set_target_properties(echecs::echecs PROPERTIES\n\
         \x20   IMPORTED_LOCATION \"${{_echecs_prefix}}/{folder}/{SHARED}\"\n\
         \x20   INTERFACE_INCLUDE_DIRECTORIES \"${{_echecs_prefix}}/include\")\n\
         \x20 add_library(echecs::static STATIC IMPORTED)\n\
         \x20 set_target_properties(echecs::static PROPERTIES\n\
         \x20   IMPORTED_LOCATION \"${{_echecs_prefix}}/{folder}/{STATIC}\"\n\
         \x20   INTERFACE_INCLUDE_DIRECTORIES \"${{_echecs_prefix}}/include\"\n\
         \x20   INTERFACE_LINK_LIBRARIES \"{private}\")\n\
         endif()\n\
         unset(_echecs_prefix)\n"
    )
}

/// A program gets what it asks for, or something newer with the same interface. What CMake's own
/// `write_basic_package_version_file` answers, for the same minor number before 1.0, and the same major
/// one from then on: both ends of a range have the interface too.
pub fn cmake_version() -> String {
    let interface = INTERFACE.replace('.', "\\\\.");
    let bytes = size_of::<usize>();
    format!(
        "set(PACKAGE_VERSION \"{VERSION}\")\n\
         set(PACKAGE_VERSION_COMPATIBLE FALSE)\n\
         if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION\n\
         \x20  OR NOT \"${{PACKAGE_FIND_VERSION}}.\" MATCHES \"^{interface}\\\\.\")\n\
         \x20 # Too old, or another interface.\n\
         elseif(PACKAGE_FIND_VERSION_RANGE)\n\
         \x20 if(PACKAGE_FIND_VERSION_RANGE_MAX STREQUAL \"INCLUDE\")\n\
         \x20   if(\"${{PACKAGE_FIND_VERSION_MAX}}.\" MATCHES \"^{interface}\\\\.\"\n\
         \x20      AND NOT PACKAGE_VERSION VERSION_GREATER PACKAGE_FIND_VERSION_MAX)\n\
         \x20     set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         \x20   endif()\n\
         \x20 elseif(PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION_MAX\n\
         \x20        AND NOT PACKAGE_FIND_VERSION_MAX VERSION_GREATER \"{}\")\n\
         \x20   set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         \x20 endif()\n\
         else()\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         \x20 if(PACKAGE_FIND_VERSION STREQUAL PACKAGE_VERSION)\n\
         \x20   set(PACKAGE_VERSION_EXACT TRUE)\n\
         \x20 endif()\n\
         endif()\n\
         if(CMAKE_SIZEOF_VOID_P AND NOT CMAKE_SIZEOF_VOID_P EQUAL {bytes})\n\
         \x20 set(PACKAGE_VERSION_UNSUITABLE TRUE)\n\
         endif()\n",
        next(INTERFACE)
    )
}

/// The first version of the interface that comes after one.
fn next(interface: &str) -> String {
    let (before, last) =
        interface.rsplit_once('.').map_or((None, interface), |(before, last)| (Some(before), last));
    let last = last.parse().map_or(0, |number: u32| number + 1);
    before.map_or_else(|| last.to_string(), |before| format!("{before}.{last}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;
    use support::compilers;
    use support::temp::TempDir;

    #[test]
    fn an_interface_ends_where_the_next_begins() {
        assert_eq!(
            (next("0.1"), next("0.9"), next("1")),
            ("0.2".into(), "0.10".into(), "2".into())
        );
    }

    /// Where the compiler searches anyway, it need not be told.
    #[test]
    fn pkg_config_names_no_folder_of_the_system() {
        if !compilers::tool_is_there("pkg-config") {
            return;
        }
        let temp = TempDir::new("debian");
        temp.write("echecs.pc", &pkg_config(&Layout::DEBIAN));
        temp.write("echecs-cpe.pc", &course_pkg_config("cpe", &Layout::DEBIAN));
        for (package, expected) in
            [("echecs", "-lechecs"), ("echecs-cpe", "-I/usr/include/cpe -lechecs")]
        {
            let mut command = Command::new("pkg-config");
            command.args(["--cflags", "--libs", package]).env("PKG_CONFIG_PATH", temp.path());
            let said = String::from_utf8(command.output().unwrap().stdout).unwrap();
            assert_eq!(said.split_whitespace().collect::<Vec<_>>().join(" "), expected);
        }
    }
}
