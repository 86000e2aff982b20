//! What is wrong with the command line, the subject, the folder or the disk: a clear sentence, and
//! nothing lost.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use crate::{Desk, RIGHT, SUBJECT, code, echecs, run, succeed};
use support::compilers;

#[track_caller]
fn refused(command: &mut Command, sentence: &str) {
    let outcome = run(command);
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    let last = outcome.stderr.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("echecs : ") && last.contains(sentence),
        "{sentence}: {}",
        outcome.describe()
    );
}

#[test]
fn a_command_that_misses_something_says_what() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    let command = |arguments: &[&str]| {
        let mut command = echecs("classe");
        command.current_dir(desk.temp.path()).args(arguments);
        command
    };
    for (arguments, sentence) in [
        (&[][..], "il faut un sujet"),
        (&["sujet.toml"], "il faut des copies"),
        (&["sujet.toml", "copies"], "il faut dire où écrire les notes : --sortie DOSSIER"),
        (&["sujet.toml", "copies", "--sortie"], "il manque une valeur après --sortie"),
        (&["sujet.toml", "copies", "--sorti", "s"], "est-ce --sortie ?"),
        (&["sujet.toml", "absentes", "--sortie", "s"], "absentes n'existe pas"),
        (&["absent.toml", "copies", "--sortie", "s"], "absent.toml"),
        (&["sujet.toml", "copies", "--sortie", "s", "--taches", "0"], "de 1 ou plus"),
    ] {
        refused(&mut command(arguments), sentence);
    }
    assert!(!desk.path("s").exists());
    let help = succeed(&mut command(&["--aide"]));
    assert!(help.stdout.contains("--part K/N") && help.stdout.contains("--virgule"));
}

#[test]
fn a_subject_with_a_mistake_marks_nobody() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    for (text, sentence) in [
        ("titre = \"Rien\"\n", "ne demande aucune fonction"),
        (
            "[fonctions]\nhistorique_deplacement_exist = 6\n",
            "est-ce « historique_deplacement_existe » ?",
        ),
        ("[fonctions]\nhistorique_deplacement_existe = -6\n", "de 0 à 1000000"),
        ("[fonction]\nhistorique_deplacement_existe = 6\n", "est-ce « fonctions » ?"),
        (
            &format!("{SUBJECT}[clauses]\nsans = [\"HISTORIQUE-EXISTE-G9\"]\n"),
            "est-ce « HISTORIQUE-EXISTE-G",
        ),
    ] {
        desk.write("sujet.toml", text);
        refused(&mut desk.class(), sentence);
        assert!(!desk.path("sortie").exists());
    }
}

/// Someone who gives the copies first, or another name.
#[test]
fn a_subject_that_is_not_a_file_is_told_in_french() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    for (subject, sentence) in [
        ("copies", "le sujet copies est un dossier"),
        ("sujt.toml", "le sujet sujt.toml n'existe pas"),
    ] {
        let mut command = echecs("classe");
        command.current_dir(desk.temp.path());
        refused(command.args([subject, "copies", "--sortie", "sortie"]), sentence);
    }
    assert!(!desk.path("sortie").exists());
}

#[test]
fn an_empty_folder_is_no_class() {
    let desk = Desk::new();
    refused(&mut desk.class(), "il n'y a aucune copie dans copies");
    // What systems leave in folders is nobody's copy; nor are headers and results.
    desk.write("copies/.DS_Store", "");
    desk.write("copies/commun.h", "");
    refused(&mut desk.class(), "il n'y a aucune copie dans copies");
    assert!(!desk.path("sortie").exists());
}

#[test]
fn a_folder_of_somebody_s_own_is_left_alone() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    desk.write("sortie/notes.csv", "mes notes");
    refused(&mut desk.class(), "sortie n'est pas vide, et n'est pas le dossier d'une classe");
    assert_eq!(desk.read("sortie/notes.csv"), "mes notes");
    desk.write("fichier", "");
    let mut command = echecs("classe");
    command.current_dir(desk.temp.path()).args(["sujet.toml", "copies", "--sortie", "fichier/x"]);
    refused(&mut command, "fichier/x");
}

/// The results may lie among the copies, and the subject too.
#[test]
fn neither_the_subject_nor_the_results_are_a_copy() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    desk.write("copies/sujet.toml", SUBJECT);
    let class = || {
        let mut command = echecs("classe");
        command.current_dir(desk.path("copies")).args(["sujet.toml", ".", "--sortie", "sortie"]);
        command
    };
    succeed(&mut class());
    let again = succeed(&mut class());
    assert!(again.stdout.starts_with("0 copie jugée, 1 l'était déjà"), "{}", again.describe());
}

/// Without a compiler no copy compiles: that is not the fault of any.
#[test]
fn without_a_compiler_nobody_is_marked() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    refused(desk.class().env_remove("CC").env("PATH", "/nonexistent"), "installez gcc ou clang");
    assert!(!desk.path("sortie").exists());
}

/// Nor is a compiler that does not know what the judge tells it.
#[test]
fn a_compiler_that_is_not_fit_costs_nobody_a_mark() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    desk.write(
        "vieux-gcc",
        "#!/bin/sh\nfor one; do\n    case $one in -fno-sanitize-recover=*)\n\
         \x20       echo \"gcc: error: unrecognized option '$one'\" >&2; exit 1 ;;\n    esac\ndone\n\
         exec gcc \"$@\"\n",
    );
    let compiler = desk.path("vieux-gcc");
    fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).unwrap();
    let outcome = run(desk.class().env("CC", compiler));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    let sentence = "la machine n'a pas pu juger 1 copie, sans note dans notes.csv (« à rejuger »)";
    assert!(outcome.stderr.contains(sentence), "{}", outcome.describe());
    let results = desk.read("sortie/resultats.json");
    assert!(results.contains("unrecognized option"), "{results}");
}

/// A file system of its own, so small that it is full, or one that cannot be written, around a class.
fn on_a_disk(desk: &Desk, options: &str, script: &str) -> Command {
    let mut command = Command::new("unshare");
    let script = format!("mount -t tmpfs -o {options} tmpfs disque && {script}");
    command.args(["--user", "--map-root-user", "--mount", "sh", "-c", &script, "sh"]);
    command.arg(env!("CARGO_BIN_EXE_echecs")).args([
        "classe",
        "sujet.toml",
        "copies",
        "--sortie",
        "disque/sortie",
    ]);
    command.current_dir(desk.temp.path()).env("CARGO_MANIFEST_DIR", support::root());
    command
}

/// Whether this system lets anybody make such a disk.
fn disks_can_be_made() -> bool {
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
    let can = command.output().is_ok_and(|output| output.status.success());
    assert!(can || !compilers::everything_is_asked_for(), "unshare cannot make a disk");
    can
}

#[test]
fn a_full_disk_is_told_and_what_is_judged_is_kept() {
    if !disks_can_be_made() {
        return;
    }
    let desk = Desk::new();
    fs::create_dir(desk.path("disque")).unwrap();
    for number in 0..30 {
        desk.write(&format!("copies/{number}.txt"), "pas du C");
    }
    const FULL: &str = "il n'y a plus de place sur le disque. Ce qui est jugé est gardé : la même commande continue";
    refused(&mut on_a_disk(&desk, "size=128k", "exec \"$@\""), FULL);
    refused(&mut on_a_disk(&desk, "ro", "exec \"$@\""), "on ne peut que lire sur ce disque");
    // When there is room the same command goes on.
    let room = "{ \"$@\"; mount -o remount,size=64m disque && \"$@\"; cp -r disque/sortie .; }";
    let outcome = run(&mut on_a_disk(&desk, "size=128k", room));
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    assert!(outcome.stderr.contains(FULL), "{}", outcome.describe());
    let judged = outcome.stdout.split(' ').next().and_then(|number| number.parse::<usize>().ok());
    let is_part = judged.is_some_and(|judged| judged > 0 && judged < 30);
    assert!(is_part && outcome.stdout.contains("déjà"), "{}", outcome.describe());
    assert_eq!(desk.marks().len(), 30);
}
