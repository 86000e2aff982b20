//! Elsewhere than on Linux a box has no walls.

use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use super::descriptors;
use super::launch::Failure;

/// What this system does not do for a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// Anything but limits.
    Walls,
}

impl Lack {
    pub const ALL: [Lack; 1] = [Lack::Walls];
}

pub fn around_executor(_: &Path, _: Option<&Path>) -> Result<Vec<Lack>, Failure> {
    Ok(vec![Lack::Walls])
}

pub fn spare_the_disk() -> Result<(), Failure> {
    Ok(())
}

pub fn around_compiler(_: &[&Path], _: &Path) -> Result<(), Failure> {
    Ok(())
}

pub fn prepare(_: &Path) -> io::Result<()> {
    descriptors::close_from(5)
}

pub fn execute(program: &Path, files: bool) -> io::Error {
    let second = files.then_some("fichiers");
    Command::new(program).arg0("executeur").args(second).env_clear().exec()
}
