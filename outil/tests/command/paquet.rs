//! `echecs paquet`, with what is compiled already (`--local`), and the archive that somebody unpacks
//! far from the project. `.ci/paquet` has the rest: another glibc, other systems, Debian packages.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::{code, echecs, run};
use support::compilers;
use support::process::Outcome;
use support::temp::TempDir;

const NAME: &str = concat!("libechecs-", env!("CARGO_PKG_VERSION"), "-x86_64-linux");

/// The archive, made into a folder.
fn made(folder: &Path) -> PathBuf {
    let outcome = run(echecs()
        .args(["paquet", "--local", "--sortie"])
        .arg(folder)
        .env("SOURCE_DATE_EPOCH", "1700000000"));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let archive = folder.join(format!("{NAME}-local.tar.gz"));
    assert!(outcome.stdout.contains(&*archive.to_string_lossy()), "{}", outcome.describe());
    archive
}

/// The archive, made once for all tests.
fn shared() -> &'static Path {
    static ARCHIVE: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, archive) = ARCHIVE.get_or_init(|| {
        let temp = TempDir::new("archive");
        let archive = made(temp.path());
        (temp, archive)
    });
    archive
}

/// The archive, unpacked in a folder whose name has a space.
struct Unpacked {
    temp: TempDir,
    folder: PathBuf,
}

impl Unpacked {
    fn new() -> Unpacked {
        let temp = TempDir::far("archive");
        let archive = shared();
        let place = temp.path().join("salle de TP");
        fs::create_dir(&place).unwrap();
        let outcome = run(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&place));
        assert!(outcome.succeeded(), "{}", outcome.describe());
        Unpacked { folder: place.join(NAME), temp }
    }

    /// The command in the archive, far from cargo.
    fn echecs(&self, arguments: &[&str]) -> Outcome {
        run(Command::new("./echecs")
            .args(arguments)
            .current_dir(&self.folder)
            .env_remove("CARGO_MANIFEST_DIR"))
    }

    /// What it says of an example, with this compiler.
    fn judged_by(&self, compiler: impl AsRef<OsStr>, copy: &str) -> Outcome {
        run(Command::new(self.folder.join("echecs"))
            .arg("verifier")
            .arg(self.folder.join("examples_c/copies").join(copy))
            .env("CC", compiler)
            .env_remove("CARGO_MANIFEST_DIR"))
    }
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_same_archive_comes_twice_and_has_its_checksum() {
    let temp = TempDir::new("twice");
    let one = made(&temp.path().join("l'autre"));
    assert!(fs::read(&one).unwrap() == fs::read(shared()).unwrap());
    let check = ["--check", "--ignore-missing", "SHA256SUMS"];
    let check = || run(Command::new("sha256sum").args(check).current_dir(one.parent().unwrap()));
    assert!(check().succeeded());
    // Half of it does not pass for the whole.
    let bytes = fs::read(&one).unwrap();
    fs::write(&one, &bytes[..bytes.len() / 2]).unwrap();
    assert!(!check().succeeded());
}

/// What is in it says neither who made it, nor where, nor when.
#[test]
fn the_archive_is_nobody_s() {
    let mut list = Command::new("tar");
    list.args(["--numeric-owner", "--utc", "-tvzf"]).arg(shared()).env("LC_ALL", "C");
    let outcome = run(&mut list);
    assert!(outcome.succeeded(), "{}", outcome.describe());
    for line in outcome.stdout.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [mode, owner, _, day, hour, name, ..] = words.as_slice() else { panic!("{line}") };
        assert_eq!((*owner, *day, *hour), ("0/0", "2023-11-14", "22:13"), "{line}");
        assert!(["drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x", "lrwxrwxrwx"].contains(mode), "{line}");
        assert!(name.starts_with(&format!("{NAME}/")), "{line}");
        assert_eq!(mode.starts_with("-rwx"), name.ends_with("/bin/echecs"), "{line}");
    }
    let names =
        ["echecs", "LISEZMOI.md", "LICENSE", "Makefile", "include/echecs.h", "lib/libechecs.a"];
    let names =
        names.into_iter().chain(["c_tests/verif.h", "docs/etudiant.md", "sujets/cpe-roque.toml"]);
    for name in names {
        assert!(outcome.stdout.contains(&format!(" {NAME}/{name}")), "{name}");
    }
}

#[test]
fn an_unpacked_archive_plays_runs_and_judges() {
    let unpacked = Unpacked::new();
    let game = unpacked.echecs(&[]);
    assert!(game.succeeded() && game.stdout.contains('♜'), "{}", game.describe());
    let run = unpacked.echecs(&["lancer", "examples_c/premier_coup.c"]);
    assert!(run.stdout.contains("le pion e7 lui barre la route"), "{}", run.describe());
    let right = unpacked.echecs(&["verifier", "examples_c/copies/historique.c"]);
    assert_eq!(code(&right), Some(0), "{}", right.describe());
    let wrong = unpacked.echecs(&["verifier", "examples_c/copies/roque.c"]);
    assert_eq!(code(&wrong), Some(1), "{}", wrong.describe());
    assert!(wrong.stdout.contains("✗ [ROQUE-G2]"), "{}", wrong.describe());
}

/// Who wrote a part of what is in it is named there, with the licence.
#[test]
fn the_licences_of_others_are_in_it() {
    let unpacked = Unpacked::new();
    let text = fs::read_to_string(unpacked.folder.join("LICENCES-TIERCES.txt")).unwrap();
    for part in ["thiserror", "minijinja", "Apache License", "Permission is hereby granted"] {
        assert!(text.contains(part), "{part}");
    }
    // What only tests compare with is not in it.
    assert!(!text.contains("shakmaty"));
    assert!(!text.contains("(cette bibliothèque n'a pas de fichier"), "{text}");
}

/// The gcc of an old system does not know all that the judge would like to tell it.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_compiler_of_an_old_system_judges_too() {
    let unpacked = Unpacked::new();
    let old = unpacked.temp.write(
        "vieux-gcc",
        "#!/bin/sh\n\
         for word; do\n\
         \x20   case $word in -ftrivial-auto-var-init=*)\n\
         \x20       echo \"gcc: error: unrecognized command-line option '$word'\" >&2; exit 1 ;;\n\
         \x20   esac\n\
         done\n\
         exec gcc \"$@\"\n",
    );
    fs::set_permissions(&old, fs::Permissions::from_mode(0o755)).unwrap();
    for (copy, expected) in [("historique.c", 0), ("roque.c", 1)] {
        let outcome = unpacked.judged_by(&old, copy);
        assert_eq!(code(&outcome), Some(expected), "{}", outcome.describe());
    }
}

/// Some of what gcc is told is unknown to clang.
#[test]
#[ignore = "long: .ci/run runs it"]
fn clang_judges_too() {
    if !compilers::tool_is_there("clang") {
        return;
    }
    let unpacked = Unpacked::new();
    for (copy, expected) in [("historique.c", 0), ("roque.c", 1)] {
        let outcome = unpacked.judged_by("clang", copy);
        assert_eq!(code(&outcome), Some(expected), "{}", outcome.describe());
    }
}

/// The command is named as it was called, in help and in refusals.
#[test]
#[ignore = "long: .ci/run runs it"]
fn an_unpacked_archive_does_not_speak_of_cargo() {
    let unpacked = Unpacked::new();
    let mut calls = vec![vec!["aide"], vec!["jouer"]];
    for name in ["verifier", "sujet", "squelette", "plateforme", "classe", "rassembler", "paquet"] {
        calls.push(vec![name, "--aide"]);
        calls.push(vec![name, "--rien"]);
    }
    for arguments in calls {
        let outcome = unpacked.echecs(&arguments);
        let said = outcome.stdout.clone() + &outcome.stderr;
        let is_named = said.contains("./echecs ") || arguments.contains(&"--rien");
        assert!(is_named && !said.contains("cargo run"), "{}", outcome.describe());
    }
}

/// The sections of guides that are about the sources, and for whoever has them.
const WITH_RUST: [(&str, &str); 2] =
    [("etudiant.md", "### Avec Rust"), ("enseignant.md", "## Une archive pour sa classe")];

/// The lines of texts below a folder that speak of cargo to somebody who has none.
fn lines_on_cargo(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for path in files(folder) {
        // What others wrote says what it wants.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        if path.ends_with("LICENCES-TIERCES.txt") {
            continue;
        }
        let mut section = "";
        for line in text.lines() {
            if line.starts_with('#') {
                section = line;
            }
            let is_for_others =
                WITH_RUST.iter().any(|(file, title)| path.ends_with(file) && section == *title);
            if line.to_lowercase().contains("cargo") && !is_for_others {
                found.push(format!("{}: {line}", path.display()));
            }
        }
    }
    found
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Nor does anything that a student reads there, or is given by a teacher who has the archive.
#[test]
fn no_text_of_an_archive_speaks_of_cargo() {
    let unpacked = Unpacked::new();
    let made = unpacked.temp.path().join("faits");
    fs::create_dir(&made).unwrap();
    let vers = |name: &str| made.join(name).to_str().unwrap().to_owned();
    for (arguments, name) in [
        (vec!["squelette", "cpe-roque"], "projet"),
        (vec!["plateforme", "cpe-roque", "--pour", "gitlab"], "gitlab"),
        (vec!["plateforme", "cpe-roque", "--pour", "vpl"], "vpl"),
        (vec!["plateforme", "cpe-roque", "--pour", "inginious"], "inginious"),
        (vec!["plateforme", "cpe-roque", "--pour", "gradescope"], "gradescope"),
    ] {
        let to = ["--vers", &vers(name)];
        let outcome = unpacked.echecs(&[arguments, to.to_vec()].concat());
        assert!(outcome.succeeded(), "{}", outcome.describe());
    }
    let lines = [lines_on_cargo(&unpacked.folder), lines_on_cargo(&made)].concat();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
    let image = fs::read_to_string(made.join("gitlab/Dockerfile")).unwrap();
    assert!(image.contains(&format!("ADD {NAME}.tar.gz")), "{image}");
    // The command is called as one does there.
    let calls = |folder: &Path, file: &str| {
        fs::read_to_string(folder.join(file)).unwrap().contains("./echecs lancer examples_c/")
    };
    let installed = made.join("gradescope/echecs/share/echecs");
    for file in ["docs/cpe.md", "examples_c/premier_coup.c"] {
        assert!(calls(&unpacked.folder, file) && !calls(&installed, file), "{file}");
    }
}

/// Each link of a guide leads to something that is in the archive.
#[test]
fn the_guides_of_an_archive_lead_nowhere_else() {
    let unpacked = Unpacked::new();
    let prefix = unpacked.temp.path().join("préfixe");
    let outcome = unpacked.echecs(&["installer", "--prefix", prefix.to_str().unwrap()]);
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let mut count = 0;
    for folder in [unpacked.folder.join("docs"), prefix.join("share/echecs/docs")] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let Ok(text) = fs::read_to_string(&path) else { continue };
            for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let target = link.split('#').next().unwrap_or_default();
                let place = path.with_file_name(target);
                let leads = target.is_empty() || target.starts_with("https://") || place.exists();
                assert!(leads, "{}: {link}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 40, "{count}");
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn its_makefile_builds_each_example() {
    if !compilers::tool_is_there("make") || !compilers::tool_is_there("gcc") {
        return;
    }
    let unpacked = Unpacked::new();
    let place = unpacked.temp.path().join("programmes");
    let make = |arguments: &[&str]| {
        run(Command::new("make").arg("-s").args(arguments).current_dir(&unpacked.folder))
    };
    let elsewhere = format!("SORTIE={}", place.display());
    let outcome = make(&[&elsewhere, "CFLAGS=-std=c99 -Wall -Wextra -Wpedantic -Werror"]);
    assert!(outcome.succeeded(), "{}", outcome.describe());
    for entry in fs::read_dir(unpacked.folder.join("examples_c")).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let is_program = path.is_file() && stem != "copie" && stem != "jeu_fenetre";
        assert!(!is_program || place.join(&stem).is_file(), "{stem}");
    }
    let ran = make(&[&elsewhere, "premier_coup"]);
    assert!(ran.stdout.contains("le pion e7 lui barre la route"), "{}", ran.describe());
    let checked =
        make(&[&elsewhere, &format!("{}/c_tests/commun/generalites_fen.tap", place.display())]);
    assert!(checked.succeeded(), "{}", checked.describe());
    // In the folder itself, whose name has a space; and what is somebody's own stays.
    let here = make(&["premier_coup"]);
    assert!(here.stdout.contains("le pion e7 lui barre la route"), "{}", here.describe());
    fs::write(place.join("these.tex"), "à moi").unwrap();
    let cleaned = make(&[&elsewhere, "clean"]);
    assert!(cleaned.succeeded(), "{}", cleaned.describe());
    let left: Vec<_> =
        fs::read_dir(&place).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["these.tex"]);
    let refused = make(&["SORTIE=/proc/ici"]);
    assert!(refused.stderr.contains("make SORTIE=DOSSIER"), "{}", refused.describe());
}

/// An archive that was unpacked over another.
#[test]
fn two_versions_in_one_folder_are_told() {
    let unpacked = Unpacked::new();
    let header = unpacked.folder.join("include/echecs_commun.h");
    let text = fs::read_to_string(&header).unwrap();
    let version = concat!("#define ECHECS_VERSION \"", env!("CARGO_PKG_VERSION"), "\"");
    assert!(text.contains(version));
    fs::write(header, text.replace(version, "#define ECHECS_VERSION \"0.0.9\"")).unwrap();
    let outcome = unpacked.echecs(&["lancer", "examples_c/premier_coup.c"]);
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    assert!(outcome.stderr.contains("deux versions sont mélangées"), "{}", outcome.describe());
    assert_eq!(outcome.stderr.lines().count(), 1, "{}", outcome.describe());
    // No copy is wrong for that.
    let judged = unpacked.echecs(&["verifier", "examples_c/copies/historique.c"]);
    assert_eq!(code(&judged), Some(2), "{}", judged.describe());
}

#[test]
fn what_cannot_be_packed_is_told_in_one_sentence() {
    let temp = TempDir::new("refused");
    let folder = temp.path().to_str().unwrap();
    let file = temp.write("fichier", "");
    let below = file.join("x");
    let cases: [(&[&str], &str); 6] = [
        (&[], "il faut dire où"),
        (&["--sortie"], "--sortie"),
        (&["--sortie", folder, "--responsable", "moi"], "n'est pas « NOM <ADRESSE> »"),
        (&["--sortie", folder, "--locale"], "--local"),
        (&["--sortie", folder, "de trop"], "est de trop"),
        (&["--local", "--sortie", below.to_str().unwrap()], "fichier"),
    ];
    for (arguments, sentence) in cases {
        let outcome = run(echecs().arg("paquet").args(arguments));
        assert_eq!(code(&outcome), Some(1), "{arguments:?}: {}", outcome.describe());
        let last = outcome.stderr.lines().last().unwrap_or_default();
        assert!(last.contains(sentence), "{arguments:?}: {last}");
    }
    // Without zig it says what to install; the date must be one.
    let outcome = run(echecs().args(["paquet", "--sortie", folder]).env("PATH", "/nonexistent"));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    assert!(outcome.stderr.contains("pip install cargo-zigbuild"), "{}", outcome.describe());
    let mut dated = echecs();
    dated.args(["paquet", "--local", "--sortie", folder]).env("SOURCE_DATE_EPOCH", "hier");
    let outcome = run(&mut dated);
    assert!(outcome.stderr.contains("SOURCE_DATE_EPOCH vaut « hier »"), "{}", outcome.describe());
    assert_eq!(fs::read_dir(temp.path()).unwrap().count(), 1);
    // Only the sources can be packed.
    let unpacked = Unpacked::new();
    let outcome = unpacked.echecs(&["paquet", "--sortie", "x"]);
    assert!(outcome.stderr.contains("part des sources"), "{}", outcome.describe());
}
