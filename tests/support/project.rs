//! A course's own project: files of a student, in folders of her own, some of which
//! are given up for the library's.

use std::path::{Path, PathBuf};

use super::compilers::Compiler;
use super::temp::TempDir;
use super::{Linkage, linking, process, root, words_of};

/// What a student's compiler is told; the courses' own files need GNU's C.
const FLAGS: [&str; 4] = ["-O1", "-Wall", "-Wextra", "-Werror"];

/// The files of the tests' own project of a course.
pub fn folder(course: &str) -> PathBuf {
    root().join("tests/projets").join(course)
}

/// Compiles a source, with the headers of `own` before those of the course that
/// the library has.
pub fn compile(source: &Path, own: &Path, course: &str, temp: &TempDir) -> Result<PathBuf, String> {
    let object = temp.path().join(source.with_extension("o").file_name().unwrap());
    let mut command = Compiler::c().command();
    command.args(FLAGS).args(words_of("ECHECS_CFLAGS")).arg("-I").arg(own);
    command.arg("-I").arg(root().join("include").join(course));
    command.arg("-c").arg(source).arg("-o").arg(&object);
    process::succeed(&mut command).map(|_| object)
}

/// Links objects with the library.
pub fn link(objects: &[PathBuf], linkage: Linkage, temp: &TempDir) -> Result<PathBuf, String> {
    let program = temp.path().join(format!("programme-{}", linkage.name()));
    let mut command = linking(objects, linkage, temp.path());
    command.arg("-o").arg(&program);
    process::succeed(&mut command).map(|_| program)
}
