//! Signals that arrive while the library reads or writes.

use std::process::Command;
use std::time::Duration;

use crate::support::compilers::Compiler;
use crate::support::process::{self, Outcome};
use crate::support::temp::TempDir;
use crate::support::{Linkage, build_program, clean_environment};

/// Runs a shell script that can name `./programme`, made of this source.
fn run(source: &str, script: &str, temp: &TempDir) -> Outcome {
    let source = temp.write("programme.c", source);
    build_program(&Compiler::c(), &[&source], Linkage::Static, temp).unwrap();
    let mut command = Command::new("sh");
    clean_environment(&mut command).args(["-c", script]).current_dir(temp.path());
    process::run(&mut command, Duration::from_secs(60))
}

/// A program whose reads a clock interrupts, again and again.
fn interrupted(header: &str, call: &str) -> String {
    format!(
        "#define _XOPEN_SOURCE 700\n\
         #include <signal.h>\n#include <string.h>\n#include <sys/time.h>\n#include \"{header}\"\n\
         static void hear(int number) {{ (void)number; }}\n\
         int main(void) {{\n\
             struct itimerval each = {{ {{ 0, 5000 }}, {{ 0, 5000 }} }};\n\
             struct sigaction action;\n\
             memset(&action, 0, sizeof action);\n\
             action.sa_handler = hear;\n\
             sigaction(SIGALRM, &action, NULL);\n\
             setitimer(ITIMER_REAL, &each, NULL);\n\
             {call}();\n\
             return 0;\n\
         }}\n"
    )
}

/// What interrupts a line that is waited for is not the end of the input.
#[test]
fn an_interrupted_line_is_waited_for_again() {
    for (header, call, first, second, answer) in [
        ("echecs.h", "api_echec_lance_mode_interactif", "d 4 1 -> 4 3", "d 4 6 -> 4 4", "noirs"),
        ("in104.h", "main_uci", "isready", "uci", "uciok"),
    ] {
        let temp = TempDir::new("interrupted");
        let script = format!(
            "(sleep 0.1; printf '%s' '{first}'; sleep 0.1; printf '\\n%s\\n' '{second}') | ./programme"
        );
        let slow = run(&interrupted(header, call), &script, &temp);
        let temp = TempDir::new("interrupted");
        let script = format!("printf '%s\\n' '{first}' '{second}' | ./programme");
        let quick = run(&interrupted(header, call), &script, &temp);
        assert!(quick.succeeded() && quick.stdout.contains(answer), "{}", quick.describe());
        assert!(slow.succeeded(), "{}", slow.describe());
        assert_eq!(slow.stdout, quick.stdout, "{call}");
    }
}
