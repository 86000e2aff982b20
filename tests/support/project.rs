//! A course's own project: files of a student, in folders of her own, some of which
//! are given up for the library's.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use super::compilers::Compiler;
use super::temp::TempDir;
use super::{Linkage, linking, process, root, words_of};

/// What a student's compiler is told; the courses' own files need GNU's C.
const FLAGS: [&str; 4] = ["-O1", "-Wall", "-Wextra", "-Werror"];

/// The files of the tests' own project of a course.
pub fn folder(course: &str) -> PathBuf {
    root().join("tests/projets").join(course)
}

/// The objects of a course's project. Many mixes of headers make the same text of a
/// source: it is compiled once.
pub struct Objects {
    course: &'static str,
    temp: TempDir,
    by_text: Mutex<HashMap<String, Object>>,
    compiled: AtomicU32,
}

type Object = Arc<OnceLock<Result<PathBuf, String>>>;

impl Objects {
    /// Those of the sources in a folder. They are compiled elsewhere: there they would find
    /// all the headers that lie beside them.
    pub fn new(course: &'static str, sources: &Path) -> Objects {
        let temp = TempDir::new(course);
        for entry in fs::read_dir(sources).unwrap().map(Result::unwrap) {
            if entry.path().extension().is_some_and(|extension| extension == "c") {
                fs::copy(entry.path(), temp.path().join(entry.file_name())).unwrap();
            }
        }
        Objects { course, temp, by_text: Mutex::default(), compiled: AtomicU32::new(0) }
    }

    /// The object of a file, with the headers of `own` before those of the course that
    /// the library has.
    pub fn object(&self, file: &str, own: &Path) -> Result<PathBuf, String> {
        let source = &self.temp.path().join(format!("{file}.c"));
        let text = process::succeed(self.compiler(own).args(["-E", "-P"]).arg(source))?.stdout;
        let object = Arc::clone(self.by_text.lock().unwrap().entry(text).or_default());
        let compile = || {
            let number = self.compiled.fetch_add(1, Ordering::Relaxed);
            let made = self.temp.path().join(format!("{file}-{number}.o"));
            let mut command = self.compiler(own);
            process::succeed(command.arg("-c").arg(source).arg("-o").arg(&made)).map(|_| made)
        };
        object.get_or_init(compile).clone()
    }

    fn compiler(&self, own: &Path) -> Command {
        let mut command = Compiler::c().command();
        command.args(FLAGS).args(words_of("ECHECS_CFLAGS")).arg("-I").arg(own);
        command.arg("-I").arg(root().join("include").join(self.course));
        command
    }
}

/// Links objects with the library.
pub fn link(objects: &[PathBuf], linkage: Linkage, temp: &TempDir) -> Result<PathBuf, String> {
    let program = temp.path().join(format!("programme-{}", linkage.name()));
    let mut command = linking(objects, linkage, temp.path());
    command.arg("-o").arg(&program);
    process::succeed(&mut command).map(|_| program)
}
