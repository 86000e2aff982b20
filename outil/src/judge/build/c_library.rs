//! The names that C itself and the system's libraries have.

use std::ffi::{CStr, CString};

use super::allowed::C_LIBRARY;

/// What a program calls like a function and no library defines.
const MACROS: &str = "\
    alloca assert fpclassify isfinite isgreater isgreaterequal isinf isless islessequal \
    islessgreater isnan isnormal isunordered offsetof setjmp sigsetjmp signbit va_arg va_copy va_end \
    va_start";

/// Functions that read, write and compute.
pub fn harmless() -> impl Iterator<Item = &'static str> {
    C_LIBRARY.split_whitespace()
}

/// Whether a name is one of C's, or of the system's libraries'. Those that begin with an underscore
/// are theirs.
pub fn has(name: &str) -> bool {
    let is_listed = |known: &str| known == name;
    name.starts_with('_')
        || harmless().any(is_listed)
        || is_macro(name)
        || is_defined(name)
        // Where the judge cannot look, any name may be.
        || !is_defined("system")
}

/// Whether a name is one that C's headers replace by another.
pub fn is_macro(name: &str) -> bool {
    MACROS.split_whitespace().any(|known| known == name)
}

/// Whether a library of the system defines a name.
pub fn is_defined(name: &str) -> bool {
    const LIBRARIES: [&CStr; 4] = [c"libc.so.6", c"libm.so.6", c"libpthread.so.0", c"libdl.so.2"];
    let Ok(name) = CString::new(name) else { return false };
    LIBRARIES.iter().any(|library| {
        // SAFETY: these libraries are the system's own, and nothing that is found is used.
        unsafe {
            let handle = libc::dlopen(library.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL);
            if handle.is_null() {
                return false;
            }
            let is_there = !libc::dlsym(handle, name.as_ptr()).is_null();
            libc::dlclose(handle);
            is_there
        }
    })
}
