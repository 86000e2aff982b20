//! Signals that arrive while the library reads or writes.

use std::fs;
use std::process::Command;
use std::time::Duration;

use echecs::capi::TypeErreur;

use support::compilers::Compiler;
use support::process::{self, Outcome};
use support::temp::TempDir;
use support::{Linkage, build_program, clean_environment};

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

/// A reader that is late fills the pipe: what a signal then interrupts is not lost.
#[test]
fn an_interrupted_answer_is_written_whole() {
    for (header, call, line, answer) in [
        ("echecs.h", "api_echec_lance_mode_interactif", "affiche", "FEN :"),
        ("in104.h", "main_uci", "isready", "readyok"),
    ] {
        let temp = TempDir::new("interrupted");
        let lines = 5_000;
        let script = format!(
            "(yes '{line}' | head -n {lines}; echo fin; echo quit) | ./programme \
             | (sleep 0.5; grep -c '{answer}')"
        );
        let outcome = run(&interrupted(header, call), &script, &temp);
        assert_eq!(outcome.stdout.trim(), lines.to_string(), "{}", outcome.describe());
    }
}

/// The program returns what the library has, unless it has left a trace of the signal.
const WRITER: &str = "\
#define _XOPEN_SOURCE 700
#include <signal.h>
#include \"echecs.h\"
int main(void) {
    static echiquier e;
    sigset_t waiting, blocked;
    type_erreur code;
    echecs_choisir_contrats(contrats_silence);
    echiquier_initialiser(&e);
    code = entree_sortie_ecrit_fichier_echiquier(\"f\", &e);
    sigpending(&waiting);
    sigprocmask(SIG_BLOCK, NULL, &blocked);
    if (sigismember(&waiting, SIGXFSZ) || sigismember(&blocked, SIGXFSZ))
        return 1;
    return (int)code;
}
";

/// `ulimit -f` sends a signal to who writes too much.
#[test]
fn a_limit_on_files_is_an_error_that_is_told() {
    let temp = TempDir::new("limit");
    temp.write("f", "avant\n");
    let outcome = run(WRITER, "ulimit -f 0; exec ./programme", &temp);
    let code = outcome.status.and_then(|status| status.code());
    assert_eq!(code, Some(TypeErreur::ErreurFichierEcriture as i32), "{}", outcome.describe());
    assert_eq!(fs::read_to_string(temp.path().join("f")).unwrap(), "avant\n");
    let names = fs::read_dir(temp.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(!names.into_iter().any(|name| name.to_string_lossy().starts_with('.')));
}

/// What there would be room for is not written over the beginning of the file.
#[test]
fn a_limit_within_the_file_leaves_it_as_it_was() {
    let temp = TempDir::new("limit");
    let before = "x".repeat(10_000);
    temp.write("f", &before);
    let limited = WRITER
        .replace("#include <signal.h>", "#include <signal.h>\n#include <sys/resource.h>")
        .replace("sigset_t", "struct rlimit limit = { 100, 100 };\n    sigset_t")
        .replace("echiquier_init", "setrlimit(RLIMIT_FSIZE, &limit);\n    echiquier_init");
    let outcome = run(&limited, "exec ./programme", &temp);
    let code = outcome.status.and_then(|status| status.code());
    assert_eq!(code, Some(TypeErreur::ErreurFichierEcriture as i32), "{}", outcome.describe());
    assert_eq!(fs::read_to_string(temp.path().join("f")).unwrap(), before);
}

/// The line that tells of it may be limited too.
#[test]
fn a_limit_on_the_line_itself_ends_nothing() {
    let temp = TempDir::new("limit");
    let talkative = WRITER.replace("contrats_silence", "contrats_message");
    let outcome = run(&talkative, "ulimit -f 0; exec ./programme 2> lignes", &temp);
    let code = outcome.status.and_then(|status| status.code());
    assert_eq!(code, Some(TypeErreur::ErreurFichierEcriture as i32), "{}", outcome.describe());
}
