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

/// The library's folder is also told to the program, so that it runs from a
/// prefix that the system does not search.
pub fn pkg_config(layout: &Layout) -> String {
    let private = STATIC_LIBS.join(" ");
    let (up, folder) = (up(layout, 1), layout.libraries);
    let found = if layout.is_searched { "" } else { " -Wl,-rpath,${libdir}" };
    format!(
        "prefix=${{pcfiledir}}/{up}\n\
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
    let up = up(layout, 1);
    format!(
        "prefix=${{pcfiledir}}/{up}\n\
         \n\
         Name: echecs-{course}\n\
         Description: libechecs, with the file names of the course {course}\n\
         Version: {VERSION}\n\
         Requires: echecs\n\
         Cflags: -I${{prefix}}/include/{course}\n"
    )
}

/// The real path: on a Debian whose `/lib` is a link, the way up from there misses `/usr`.
/// `find_package(echecs)` gives `echecs::echecs` (shared) and `echecs::static`.
pub fn cmake(layout: &Layout) -> String {
    let private = STATIC_LIBS.join(";");
    let (up, folder) = (up(layout, 2), layout.libraries);
    format!(
        "get_filename_component(_echecs_prefix \"${{CMAKE_CURRENT_LIST_DIR}}/{up}\" REALPATH)\n\
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

/// A program gets what it asks for, or something newer with the same interface.
pub fn cmake_version() -> String {
    let interface = INTERFACE.replace('.', "\\\\.");
    format!(
        "set(PACKAGE_VERSION \"{VERSION}\")\n\
         if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE FALSE)\n\
         elseif(NOT \"${{PACKAGE_FIND_VERSION}}.\" MATCHES \"^{interface}\\\\.\")\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE FALSE)\n\
         else()\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         \x20 if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)\n\
         \x20   set(PACKAGE_VERSION_EXACT TRUE)\n\
         \x20 endif()\n\
         endif()\n"
    )
}
