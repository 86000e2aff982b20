//! A compiler in its box, with sources that are after something else than a program.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::boite::{self, Compiled};
use crate::support::compilers::Compiler;
use crate::support::temp::TempDir;

const LIMIT: Duration = Duration::from_secs(20);

/// What no report may ever show.
const SECRET: &str = "LE_CORRIGE_DU_PROFESSEUR";

/// A folder of the teacher's, with a secret and, below, the scratch folder of a copy.
struct Desk {
    temp: TempDir,
    scratch: PathBuf,
}

impl Desk {
    fn new(copy: &str) -> Desk {
        let temp = TempDir::far("bureau");
        temp.write("secret.h", &format!("#warning {SECRET}\nint secret;\n"));
        let scratch = temp.path().join("copie");
        fs::create_dir(&scratch).unwrap();
        fs::write(scratch.join("copie.c"), copy).unwrap();
        Desk { temp, scratch }
    }

    fn compile(&self, limit: Duration) -> Compiled {
        self.run(&["-g", "-c", "./copie.c", "-o", "copie.o"], limit)
    }

    fn run(&self, options: &[&str], limit: Duration) -> Compiled {
        let compiler = Compiler::c().path().as_os_str().to_owned();
        let options = options.iter().map(OsString::from);
        let arguments: Vec<OsString> = std::iter::once(compiler).chain(options).collect();
        boite::compiler(&arguments, &[], &self.scratch, limit).unwrap()
    }

    /// The same without a box: whether it succeeds, and what it says.
    fn compile_free(&self) -> (bool, String) {
        let mut command = Command::new(Compiler::c().path());
        command.args(["-g", "-c", "./copie.c", "-o", "copie.o"]).current_dir(&self.scratch);
        let output = command.output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    }

    /// Everything in the teacher's folder but the copy's.
    fn others(&self) -> Vec<OsString> {
        let names = fs::read_dir(self.temp.path()).unwrap().map(|entry| entry.unwrap().file_name());
        names.filter(|name| name != "copie").collect()
    }
}

fn text(said: &[u8]) -> String {
    String::from_utf8_lossy(said).into_owned()
}

pub fn an_ordinary_program_is_compiled_linked_and_runs() {
    let desk = Desk::new("#include <stdio.h>\nint main(void) { puts(\"bonjour\"); return 0; }\n");
    for options in
        [&["./copie.c", "-o", "copie"][..], &["-fsanitize=address", "./copie.c", "-o", "copie"]]
    {
        let compiled = desk.run(options, LIMIT);
        assert!(compiled.status.success(), "{compiled:?}");
        assert!(!compiled.is_out_of_time);
        let output = Command::new(desk.scratch.join("copie")).output().unwrap();
        assert_eq!(output.stdout, b"bonjour\n");
    }
    assert_eq!(desk.others(), ["secret.h"]);
}
