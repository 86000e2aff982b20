//! What a C program is linked with.

/// The system libraries that the static library needs, as linker options; the
/// shared library brings its own.
///
/// rustc tells them: `cargo rustc --crate-type staticlib -- --print native-static-libs`.
pub const STATIC_LIBS: &[&str] = if cfg!(target_vendor = "apple") {
    &["-liconv", "-lSystem", "-lc", "-lm"]
} else {
    &["-lgcc_s", "-lutil", "-lrt", "-lpthread", "-lm", "-ldl", "-lc"]
};

/// The name that programs linked with the shared library ask for at run time.
pub const SONAME: &str = concat!("libechecs.so.", env!("CARGO_PKG_VERSION_MAJOR"));
