//! The programs in C that call the functions of the headers as an input says; see `calls/`.

use std::cell::LazyCell;
use std::ffi::{CString, c_char};

use crate::folder;

unsafe extern "C" {
    fn calls_courses(data: *const u8, size: usize, folder: *const c_char);
    fn calls_in104(data: *const u8, size: usize, folder: *const c_char);
}

thread_local! {
    static FOLDER: LazyCell<CString> = const {
        LazyCell::new(|| {
            let folder = folder::of_this_process().into_os_string().into_encoded_bytes();
            CString::new(folder).expect("a name without NUL")
        })
    };
}

/// Calls functions of echecs.h, partie.h and stackchess.h.
pub fn courses(data: &[u8]) {
    // SAFETY: bytes and how many they are, and a terminated name.
    FOLDER.with(|folder| unsafe { calls_courses(data.as_ptr(), data.len(), folder.as_ptr()) });
}

/// Calls functions of in104.h.
pub fn in104(data: &[u8]) {
    // SAFETY: bytes and how many they are, and a terminated name.
    FOLDER.with(|folder| unsafe { calls_in104(data.as_ptr(), data.len(), folder.as_ptr()) });
}
