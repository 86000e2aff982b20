//! A folder for what a target writes.

use std::fs;
use std::path::PathBuf;

/// A folder of this process, among the system's temporary files (`TMPDIR`).
pub fn of_this_process() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("echecs-fuzz-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    folder
}
