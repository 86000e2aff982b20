//! A teacher's folder, with the copy that is compiled there.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use crate::boite::{self, Compiled};
use support::compilers::Compiler;
use support::temp::TempDir;

/// Far more than any of these programs needs.
pub const LIMIT: Duration = Duration::from_secs(20);

/// What no copy may ever show.
pub const SECRET: &str = "LE_CORRIGE_DU_PROFESSEUR";

/// A folder with secrets and, below, the scratch folder of a copy.
pub struct Desk {
    temp: TempDir,
    pub scratch: PathBuf,
}

impl Desk {
    pub fn new(copy: &str) -> Desk {
        let temp = TempDir::far("bureau");
        temp.write("secret.h", &format!("#warning {SECRET}\nint secret;\n"));
        temp.write("secret.s", &format!(".warning \"{SECRET}\"\n"));
        let scratch = temp.path().join("copie");
        fs::create_dir(&scratch).unwrap();
        fs::write(scratch.join("copie.c"), copy).unwrap();
        Desk { temp, scratch }
    }

    pub fn folder(&self) -> &Path {
        self.temp.path()
    }

    /// Compiles the copy in the box.
    pub fn compile(&self, limit: Duration) -> Compiled {
        self.run(&OPTIONS, limit)
    }

    pub fn run(&self, options: &[&str], limit: Duration) -> Compiled {
        self.run_reading(&[], options, limit)
    }

    pub fn run_reading(&self, readable: &[&Path], options: &[&str], limit: Duration) -> Compiled {
        let compiler = Compiler::c().path().as_os_str().to_owned();
        let options = options.iter().map(OsString::from);
        let arguments: Vec<OsString> = std::iter::once(compiler).chain(options).collect();
        boite::compiler(&arguments, readable, &self.scratch, limit).unwrap()
    }

    /// Runs a shell's command in the box of a compiler.
    pub fn shell(&self, script: &str, limit: Duration) -> Compiled {
        let arguments = ["sh", "-c", script].map(OsString::from);
        boite::compiler(&arguments, &[], &self.scratch, limit).unwrap()
    }

    /// Compiles without a box.
    pub fn compile_free(&self) -> Output {
        self.free(&OPTIONS)
    }

    pub fn free(&self, options: &[&str]) -> Output {
        let mut command = Command::new(Compiler::c().path());
        command.args(options).current_dir(&self.scratch);
        command.output().unwrap()
    }

    /// Nothing of the copy is left in the teacher's folder, or running.
    pub fn assert_nothing_left(&self) {
        let names = fs::read_dir(self.folder()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<OsString> = names.collect();
        names.sort();
        assert_eq!(names, ["copie", "secret.h", "secret.s"]);
        assert_eq!(running_in(&self.scratch), [""; 0]);
    }
}

const OPTIONS: [&str; 5] = ["-g", "-c", "./copie.c", "-o", "copie.o"];

/// The processes that run in a folder. One that was killed may take a moment to go.
pub fn running_in(folder: &Path) -> Vec<String> {
    let folder = folder.canonicalize().unwrap();
    let look = || {
        let processes = fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().path());
        let there =
            |process: &PathBuf| fs::read_link(process.join("cwd")).is_ok_and(|at| at == folder);
        let name = |process: PathBuf| fs::read_to_string(process.join("comm")).unwrap_or_default();
        processes.filter(there).map(name).collect::<Vec<String>>()
    };
    (0..100)
        .map(|_| look())
        .find(|found| {
            if !found.is_empty() {
                std::thread::sleep(Duration::from_millis(10));
            }
            found.is_empty()
        })
        .unwrap_or_else(look)
}

pub fn text(said: &[u8]) -> String {
    String::from_utf8_lossy(said).into_owned()
}
