//! A command that is killed ends what it has started.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use std::{fs, thread};

use crate::echecs;
use support::temp::TempDir;

/// Runs a command until what it starts says a line, kills it, and waits until
/// nobody is left who could say another.
fn assert_nobody_is_left(command: &mut Command) {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(line, "je suis là\n");
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || sender.send(output.read_to_end(&mut Vec::new()).unwrap()));
    assert_eq!(receiver.recv_timeout(Duration::from_secs(10)), Ok(0));
}

#[test]
fn the_program_goes_with_it() {
    let temp = TempDir::new("killed");
    let source = temp.write(
        "attend.c",
        "#include <stdio.h>\n#include <unistd.h>\n\
         int main(void) { puts(\"je suis là\"); fflush(stdout); sleep(60); return 0; }\n",
    );
    assert_nobody_is_left(echecs().arg("lancer").arg(source).env("TMPDIR", temp.path()));
}

#[test]
fn the_compiler_goes_with_it() {
    let temp = TempDir::new("killed");
    let source = temp.write("rien.c", "int main(void) { return 0; }\n");
    let compiler = temp.write(
        "lent",
        "#!/bin/sh\n[ \"$1\" = --version ] && exit\necho \"je suis là\"\nexec sleep 60\n",
    );
    fs::set_permissions(&compiler, PermissionsExt::from_mode(0o755)).unwrap();
    let mut command = echecs();
    command.arg("lancer").arg(source).env("CC", compiler).env("TMPDIR", temp.path());
    assert_nobody_is_left(&mut command);
}
