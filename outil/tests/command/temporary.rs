//! A place for temporary files that does not serve: one sentence names it, and says what to do.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use crate::{code, run};
use support::compilers;
use support::temp::TempDir;

/// The commands that compile, and how each ends when it cannot.
const COMMANDS: [(&[&str], i32); 3] = [
    (&["lancer", "examples_c/premier_coup.c"], 1),
    (&["verifier", "examples_c/copies/historique.c"], 2),
    (&["classe", "sujets/cpe-roque.toml", "examples_c/copies", "--sortie"], 2),
];

/// Each command with such a place, by another that runs it; none begins anything.
#[track_caller]
fn refused(runner: &[&str], place: &Path, why: &str) {
    let temp = TempDir::new("refused");
    let output = temp.path().join("sortie");
    let program = env!("CARGO_BIN_EXE_echecs");
    for (arguments, ends) in COMMANDS {
        let (first, rest) = runner.split_first().unwrap_or((&program, &[]));
        let mut command = Command::new(first);
        command.args(rest);
        if !runner.is_empty() {
            command.arg(program);
        }
        command.args(arguments);
        if arguments.contains(&"--sortie") {
            command.arg(&output);
        }
        let outcome = run(command.current_dir(support::root()).env("TMPDIR", place));
        assert_eq!(code(&outcome), Some(ends), "{arguments:?}: {}", outcome.describe());
        let sentence = format!(
            "echecs : le dossier temporaire {} ne peut pas servir : {why} ; nommez-en un autre \
             dans la variable TMPDIR (export TMPDIR=DOSSIER)\n",
            place.display()
        );
        assert_eq!(outcome.stderr, sentence, "{arguments:?}: {}", outcome.describe());
        assert!(!output.exists(), "{arguments:?}");
    }
}

#[test]
fn a_place_that_is_not_there_is_told() {
    let temp = TempDir::new("temporary");
    refused(&[], &temp.path().join("absent"), "il n'existe pas");
    refused(&[], &temp.write("fichier", ""), "ce n'est pas un dossier");
}

#[test]
fn a_place_that_cannot_be_written_is_told() {
    // SAFETY: it only asks the system.
    let is_root = unsafe { libc::geteuid() } == 0;
    let nobody = ["unshare", "--user"];
    // Root may write everywhere, unless it is root of nothing.
    if is_root && !succeeds(Command::new(nobody[0]).args(&nobody[1..]).arg("true")) {
        return;
    }
    let temp = TempDir::new("temporary");
    let place = temp.path().join("à lire");
    fs::create_dir(&place).unwrap();
    fs::set_permissions(&place, fs::Permissions::from_mode(0o555)).unwrap();
    let runner: &[&str] = if is_root { &nobody } else { &[] };
    refused(runner, &place, "vous n'avez pas le droit d'y écrire");
}

/// Files can be written there, but no program be run.
#[test]
fn a_place_where_nothing_can_be_run_is_told() {
    let temp = TempDir::new("temporary");
    let place = temp.path().join("disque");
    fs::create_dir(&place).unwrap();
    let mounted = |options: &str| {
        let script =
            format!("mount -t tmpfs -o {options} tmpfs '{}' && exec \"$@\"", place.display());
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", &script, "sh"]
            .map(str::to_owned)
    };
    if !succeeds(Command::new("unshare").args(&mounted("noexec")[1..]).arg("true")) {
        return;
    }
    for (options, why) in [
        ("noexec", "il est sur un disque où l'on ne peut rien lancer (noexec)"),
        ("ro", "on ne peut que lire sur ce disque"),
    ] {
        let runner = mounted(options);
        refused(&runner.each_ref().map(String::as_str), &place, why);
    }
}

/// Whether this system lets anybody do so, which may be left out only where not everything is asked for.
fn succeeds(command: &mut Command) -> bool {
    let can = command.output().is_ok_and(|output| output.status.success());
    assert!(can || !compilers::everything_is_asked_for(), "{command:?}");
    can
}
