//! A folder of the project that was copied or moved, with the command in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{code, run};
use support::process::Outcome;
use support::temp::TempDir;
use support::{library, root};

const LIBRARIES: [&str; 2] = ["libechecs.a", "libechecs.so"];

/// Returns what only the header of the copy says.
const PROGRAM: &str =
    "#include <echecs.h>\nint main(void) { return echecs_version() ? DE_LA_COPIE : 1; }\n";

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let place = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &place);
        } else {
            fs::copy(&path, &place).unwrap();
        }
    }
}

/// Copies the command and the libraries; the command's own place.
fn copy_build(programs: &Path, libraries: &Path) -> PathBuf {
    fs::create_dir_all(programs).unwrap();
    fs::create_dir_all(libraries).unwrap();
    for name in LIBRARIES {
        fs::copy(library(name), libraries.join(name)).unwrap();
    }
    let program = programs.join("echecs");
    fs::copy(env!("CARGO_BIN_EXE_echecs"), &program).unwrap();
    program
}

/// Copies the headers, the examples and what lies beside them; the copy differs from the original.
fn copy_sources(include: &Path, examples: &Path) {
    copy_folder(&root().join("include"), include);
    for name in ["examples_c", "c_tests", "sujets", "docs"] {
        copy_folder(&root().join(name), &examples.with_file_name(name));
    }
    let header = include.join("echecs.h");
    let text = fs::read_to_string(&header).unwrap();
    fs::write(header, format!("{text}\n#define DE_LA_COPIE 42\n")).unwrap();
}

/// A command that runs in a folder of its own, far from every project.
fn command(program: &Path, temp: &TempDir) -> Command {
    let mut command = Command::new(program);
    command.current_dir(temp.path()).env_remove("CARGO_MANIFEST_DIR");
    command
}

fn assert_works(program: &Path, temp: &TempDir) {
    let source = temp.write("programme.c", PROGRAM);
    let outcome = run(command(program, temp).arg("lancer").arg(source));
    assert_eq!(code(&outcome), Some(42), "{}", outcome.describe());
    let game = run(&mut command(program, temp));
    assert!(game.succeeded(), "{}", game.describe());
    let outcome = run(command(program, temp).args(["installer", "--prefix", "prefixe"]));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let header = fs::read_to_string(temp.path().join("prefixe/include/echecs.h")).unwrap();
    assert!(header.contains("DE_LA_COPIE"));
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn a_copied_then_moved_folder_works() {
    let temp = TempDir::far("copied");
    let (copy, moved) = (temp.path().join("copie"), temp.path().join("déplacée ailleurs"));
    copy_sources(&copy.join("include"), &copy.join("examples_c"));
    let folder = copy.join("target/debug");
    assert_works(&copy_build(&folder, &folder.join("deps")), &temp);
    fs::rename(&copy, &moved).unwrap();
    assert_works(&moved.join("target/debug/echecs"), &temp);
}

#[test]
fn a_command_in_a_prefix_finds_what_is_installed_with_it() {
    let temp = TempDir::far("installed");
    let usr = temp.path().join("usr");
    copy_sources(&usr.join("include"), &usr.join("share/echecs/examples_c"));
    assert_works(&copy_build(&usr.join("bin"), &usr.join("lib")), &temp);
}

/// With `CARGO_TARGET_DIR`, what is built lies far from the project; cargo says
/// where the project is, and without cargo a sentence says what is missing.
#[test]
fn a_build_far_from_the_project_is_told_where_it_is() {
    let temp = TempDir::far("target");
    let project = temp.path().join("projet");
    copy_sources(&project.join("include"), &project.join("examples_c"));
    let folder = temp.path().join("construit/debug");
    let program = copy_build(&folder, &folder.join("deps"));
    let source = temp.write("programme.c", PROGRAM);
    let outcome =
        run(command(&program, &temp).arg("lancer").arg(&source).env("CARGO_MANIFEST_DIR", project));
    assert_eq!(code(&outcome), Some(42), "{}", outcome.describe());
    let lost = |outcome: Outcome| {
        assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
        assert!(outcome.stderr.contains("lancez « cargo run »"), "{}", outcome.describe());
        assert_eq!(outcome.stderr.lines().count(), 1, "{}", outcome.describe());
    };
    lost(run(command(&program, &temp).arg("lancer").arg(&source)));
    lost(run(&mut command(&program, &temp)));
    lost(run(command(&program, &temp).args(["installer", "--prefix", "prefixe"])));
    assert!(!temp.path().join("prefixe").exists());
}
