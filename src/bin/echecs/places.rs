//! Where the parts of the library are.

use std::path::{Path, PathBuf};

/// The folder of the static and the shared library: beside this program, where
/// cargo builds it.
pub fn libraries() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = program.parent().unwrap_or(Path::new("."));
    [folder.join("deps"), folder.to_owned()]
        .into_iter()
        .find(|folder| folder.join(STATIC).is_file())
        .ok_or_else(|| {
            format!("{STATIC} n'est pas à côté de {} : lancez « cargo run »", program.display())
        })
}

/// The folder of the headers.
pub fn headers() -> PathBuf {
    sources().join("include")
}

/// The folder of the example programs.
pub fn examples() -> PathBuf {
    sources().join("examples_c")
}

/// The folder from which this program was built.
fn sources() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub const STATIC: &str = "libechecs.a";

/// The shared library as cargo names it.
pub const SHARED: &str =
    if cfg!(target_vendor = "apple") { "libechecs.dylib" } else { "libechecs.so" };
