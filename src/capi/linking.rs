//! What a C program is linked with.

/// The system libraries that the static library needs, as linker options; the
/// shared library brings its own. What every program is linked with anyway is
/// not named: `-lgcc_s`, which rustc lists, does not even exist as an archive.
pub const STATIC_LIBS: &[&str] = &["-lpthread", "-ldl", "-lm"];

/// The beginning of the version that all compatible versions share, which
/// `build/interface.rs` decides.
pub const INTERFACE: &str = env!("ECHECS_INTERFACE");

/// The name that programs linked with the shared library ask for at run time.
pub const SONAME: &str = concat!("libechecs.so.", env!("ECHECS_INTERFACE"));
