//! Compilers that are called otherwise, or live elsewhere; and what the box leaves them.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::boite::{self, Compiled};
use crate::desk::{Desk, LIMIT, SECRET, text};
use crate::starts::NOT_STARTED;
use support::compilers::Compiler;
use support::temp::TempDir;

fn script(folder: &Path, name: &str, lines: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

fn compile_with(desk: &Desk, words: &[&Path]) -> Compiled {
    let options = ["-c", "./copie.c", "-o", "copie.o"].map(OsString::from);
    let words = words.iter().map(|word| word.as_os_str().to_owned());
    let arguments: Vec<OsString> = words.chain(options).collect();
    boite::compiler(&arguments, &[], &desk.scratch, LIMIT).unwrap()
}

pub fn a_compiler_may_be_several_words() {
    let desk = Desk::new("int copie;\n");
    let compiled = compile_with(&desk, &[Path::new("env"), Compiler::c().path()]);
    assert!(compiled.status.success(), "{compiled:?}");
}

/// A wrapper in a folder of its own, which also says where its other files are.
pub fn a_compiler_may_live_elsewhere() {
    let (bin, parts) = (TempDir::far("outils"), TempDir::far("parties"));
    let part = script(parts.path(), "partie", "exec \"$@\"");
    let compiler = Compiler::c();
    let compiler = compiler.path().display();
    let wrapper = format!(
        "case $1 in -print-search-dirs) echo \"programs: =/nulle-part:{}\"; exit ;; esac\n\
         exec {} {compiler} \"$@\"",
        parts.path().display(),
        part.display()
    );
    let wrapper = script(bin.path(), "mon-gcc", &wrapper);
    let desk = Desk::new("int copie;\n");
    let compiled = compile_with(&desk, &[&wrapper]);
    assert!(compiled.status.success(), "{compiled:?}");
    let compiled = compile_with(&desk, &[Path::new("env"), &wrapper]);
    assert!(compiled.status.success(), "{compiled:?}");
    // A folder that nobody named stays closed.
    let other = TempDir::far("autres");
    let part = script(other.path(), "partie", "exec \"$@\"");
    let wrapper = format!("exec {} {compiler} \"$@\"", part.display());
    let compiled = compile_with(&desk, &[&script(bin.path(), "autre-gcc", &wrapper)]);
    assert!(!compiled.status.success(), "{compiled:?}");
}

pub fn a_compiler_that_is_not_there_is_told() {
    let desk = Desk::new("int copie;\n");
    let compiled = compile_with(&desk, &[Path::new("/nulle-part/gcc")]);
    assert_eq!(compiled.status.code(), Some(NOT_STARTED));
    assert!(text(&compiled.stderr).contains("/nulle-part/gcc"), "{compiled:?}");
}

pub fn the_environment_is_not_the_judge_s() {
    let desk = Desk::new("");
    let printed = boite::compiler(&["env".into()], &[], &desk.scratch, LIMIT).unwrap();
    let said = text(&printed.stdout);
    let mut names: Vec<&str> =
        said.lines().filter_map(|line| Some(line.split_once('=')?.0)).collect();
    names.sort_unstable();
    assert_eq!(names, ["CCACHE_DISABLE", "HOME", "LC_ALL", "PATH", "TMPDIR"], "{printed:?}");
    let scratch = desk.scratch.canonicalize().unwrap();
    assert!(said.contains(&format!("TMPDIR={}\n", scratch.display())), "{said}");
}

/// In the units of a shell: seconds, kilobytes, halves of kilobytes.
pub fn a_compiler_has_limits() {
    let limit = Duration::from_millis(1500);
    let compiled = Desk::new("").shell("ulimit -t; ulimit -v; ulimit -f; ulimit -c", limit);
    assert_eq!(text(&compiled.stdout), "2\n1048576\n102400\n0\n", "{compiled:?}");
}

/// What no source can make a compiler do is closed to it all the same.
pub fn a_compiler_that_turned_bad_does_no_harm() {
    let judge = std::process::id();
    let scripts = [
        "cat ../secret.h".to_owned(),
        "echo non > ../nouveau".to_owned(),
        "rm ../secret.h".to_owned(),
        "mkdir ../nouveau".to_owned(),
        "ls ..".to_owned(),
        "cat /etc/passwd".to_owned(),
        "mkfifo tube".to_owned(),
        "setsid true".to_owned(),
        format!("kill -0 {judge}"),
        format!("cat /proc/{judge}/environ"),
        "exec 3<>/dev/tcp/127.0.0.1/9".to_owned(),
    ];
    for script in scripts {
        let desk = Desk::new("");
        let compiled = desk.shell(&script, LIMIT);
        assert!(!compiled.status.success(), "{script}: {compiled:?}");
        assert!(!text(&compiled.stdout).contains(SECRET));
        desk.assert_nothing_left();
    }
    // These go on after their parent, or longer than they may.
    for script in ["sleep 1000 & exit 0", "sleep 1000 & (sleep 1000 &) ; sleep 1000"] {
        let desk = Desk::new("");
        desk.shell(script, Duration::from_millis(200));
        desk.assert_nothing_left();
    }
    // And this is what it may do.
    let compiled = Desk::new("").shell("cat copie.c > autre && rm autre && ls /usr", LIMIT);
    assert!(compiled.status.success(), "{compiled:?}");
}
