//! The `echecs` command, as a person at a terminal uses it.

mod install;
mod keyboard;
mod killed;
mod manual;
mod moved;
mod paquet;
mod taken;
mod temporary;
mod window;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::compilers::Compiler;
use support::process::{self, Outcome};
use support::temp::TempDir;

fn echecs() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
    command.current_dir(support::root()).env_remove("ECHECS_CONTRATS");
    command
}

fn run(command: &mut Command) -> Outcome {
    process::run(command, Duration::from_secs(120))
}

fn code(outcome: &Outcome) -> Option<i32> {
    outcome.status.and_then(|status| status.code())
}

#[test]
fn without_arguments_it_plays_a_game() {
    let temp = TempDir::new("command");
    let lines = b"f3\ne5\ng4\nDh4\n";
    let limit = Duration::from_secs(120);
    let outcome = process::run_with_input(echecs().current_dir(temp.path()), lines, limit);
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    for line in ["♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜", "Échec et mat : les noirs gagnent."] {
        assert!(outcome.stdout.contains(line), "{line}: {}", outcome.describe());
    }
    assert_eq!(outcome.stderr, "");
    assert_eq!(fs::read_dir(temp.path()).unwrap().count(), 0);
}

#[test]
fn arguments_and_exit_code_are_the_program_s() {
    let temp = TempDir::new("command");
    let source = temp.write(
        "bavard.c",
        "#include <stdio.h>\n\
         int reponse(void);\n\
         int main(int argc, char **argv) {\n\
             for (int i = 1; i < argc; i++) printf(\"[%s]\", argv[i]);\n\
             return reponse();\n\
         }\n",
    );
    let other = temp.write("reponse.c", "int reponse(void);\nint reponse(void) { return 42; }\n");
    let outcome = run(echecs().arg("lancer").args([&source, &other]).args(["un", "deux mots"]));
    assert_eq!((code(&outcome), &*outcome.stdout), (Some(42), "[un][deux mots]"));
    let outcome = run(echecs().arg("lancer").args([&source, &other]).args(["--", "a.c", "--"]));
    assert_eq!((code(&outcome), &*outcome.stdout), (Some(42), "[a.c][--]"));
}

#[test]
fn a_program_that_crashes_is_told() {
    let temp = TempDir::new("command");
    let source =
        temp.write("plante.c", "#include <signal.h>\nint main(void) { return raise(SIGSEGV); }\n");
    let outcome = run(echecs().arg("lancer").arg(source));
    assert_eq!(code(&outcome), Some(128 + 11), "{}", outcome.describe());
    assert!(outcome.stderr.contains("SIGSEGV"), "{}", outcome.describe());
}

#[test]
fn a_reader_who_goes_away_is_no_accident() {
    let temp = TempDir::new("command");
    let source = temp
        .write("bavard.c", "#include <stdio.h>\nint main(void) { for (;;) puts(\"encore\"); }\n");
    let program = env!("CARGO_BIN_EXE_echecs");
    let script = format!("'{program}' lancer '{}' 2>&1 | head -n 2", source.display());
    let outcome = run(Command::new("sh").args(["-c", &script]).current_dir(support::root()));
    assert_eq!(outcome.stdout, "encore\nencore\n", "{}", outcome.describe());
    let script = format!("'{program}' aide | true; '{program}' jouer 2>&1 | true");
    let outcome = run(Command::new("sh").args(["-c", &script]).current_dir(support::root()));
    assert!(!outcome.stderr.contains("panicked"), "{}", outcome.describe());
}

#[test]
fn nothing_stays_behind() {
    let temp = TempDir::new("command");
    let source = temp.write("rien.c", "int main(void) { return 0; }\n");
    let scratch = temp.path().join("tmp");
    fs::create_dir(&scratch).unwrap();
    let outcome = run(echecs().arg("lancer").arg(source).env("TMPDIR", &scratch));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    assert_eq!(fs::read_dir(&scratch).unwrap().count(), 0);
}

/// Each misuse gets one line that starts with the command's name.
#[test]
fn misuse_gets_one_clear_sentence() {
    let temp = TempDir::new("command");
    let broken = temp.write("casse.c", "int main(void) { return }\n");
    let broken = broken.to_str().unwrap();
    let cases: [(&[&str], &str); 9] = [
        (&["jouer"], "« jouer » n'est pas une commande"),
        (&["lancer"], "il faut au moins un fichier C"),
        (&["lancer", "absent.c"], "le fichier absent.c n'existe pas"),
        (&["lancer", "README.md"], "il faut au moins un fichier C"),
        (&["lancer", "--cours", "cpe"], "il faut au moins un fichier C"),
        (&["lancer", "--cours", "latin", "x.c"], "« latin » n'est pas un cours"),
        (&["lancer", broken], "la compilation a échoué"),
        (&["installer"], "installer --prefix DOSSIER"),
        (&["installer", "--prefix", "README.md/x"], "README.md/x"),
    ];
    for (arguments, sentence) in cases {
        let outcome = run(echecs().args(arguments));
        assert_eq!(code(&outcome), Some(1), "{arguments:?}: {}", outcome.describe());
        let last = outcome.stderr.lines().last().unwrap_or_default();
        assert!(last.starts_with("echecs : ") && last.contains(sentence), "{arguments:?}: {last}");
    }
}

#[test]
fn the_compiler_may_be_several_words() {
    let compiler = format!("env {}", Compiler::c().path().display());
    let outcome = run(echecs().env("CC", compiler));
    assert!(outcome.succeeded(), "{}", outcome.describe());
}

#[test]
fn a_name_with_a_dash_is_a_file() {
    let temp = TempDir::new("command");
    temp.write("-O3.c", "int main(int argc, char **argv) { (void)argv; return 6 + argc; }\n");
    for (arguments, expected) in [
        (&["-O3.c"][..], 7),
        (&["--", "-O3.c"], 7),
        (&["--", "-O3.c", "un"], 8),
        (&["--", "-O3.c", "--", "--"], 8),
        (&["--cours", "cpe", "--", "-O3.c"], 7),
    ] {
        let outcome = run(echecs().arg("lancer").args(arguments).current_dir(temp.path()));
        assert_eq!(code(&outcome), Some(expected), "{arguments:?}: {}", outcome.describe());
    }
    // What is no C file is told by its name.
    let outcome = run(echecs().args(["lancer", "--", "-pc"]).current_dir(temp.path()));
    assert!(outcome.stderr.contains("(« -pc » n'en est pas un)"), "{}", outcome.describe());
}

#[test]
fn without_a_compiler_it_says_so_in_one_sentence() {
    for (variable, value, sentence) in [
        ("PATH", "/nonexistent", "installez gcc ou clang"),
        ("CC", "/nonexistent/cc", "de la variable CC ne se lance pas"),
    ] {
        let mut command = echecs();
        command.env_remove("CC").env(variable, value);
        let outcome = run(&mut command);
        assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
        assert_eq!(outcome.stderr.lines().count(), 1, "{}", outcome.describe());
        assert!(outcome.stderr.contains(sentence), "{}", outcome.describe());
    }
}

/// A program with a window needs SDL2; where pkg-config does not find it, or is
/// not there itself, one sentence says what to install.
#[test]
fn without_sdl_it_says_how_to_install_it() {
    let temp = TempDir::new("command");
    let plain = temp.write("plain.c", "/* SDL.h */\nint main(void) { return 3; }\n");
    let window = temp.write("window.c", "#include <SDL2/SDL.h>\nint main(void) { return 3; }\n");
    let without_sdl = [("PKG_CONFIG_LIBDIR", "/nonexistent"), ("PKG_CONFIG_PATH", "/nonexistent")];
    let outcome = run(echecs().arg("lancer").arg(plain).envs(without_sdl));
    assert_eq!(code(&outcome), Some(3), "{}", outcome.describe());
    let compiler = which(Compiler::c().path());
    for environment in [&without_sdl[..], &[("PATH", "/nonexistent")]] {
        let mut command = echecs();
        command.arg("lancer").arg(&window).env("CC", &compiler).envs(environment.iter().copied());
        let outcome = run(&mut command);
        assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
        assert_eq!(outcome.stderr.lines().count(), 1, "{}", outcome.describe());
        for word in ["SDL2", "libsdl2-dev", "SDL2-devel", "brew install sdl2"] {
            assert!(outcome.stderr.contains(word), "{word}: {}", outcome.describe());
        }
    }
}

/// Where a tool is, for a process that does not search for it.
fn which(tool: &Path) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join(tool))
        .find(|file| file.is_file())
        .unwrap()
}

#[test]
fn help_and_version_are_there() {
    let help = run(echecs().arg("aide"));
    assert!(help.succeeded() && help.stdout.contains("cargo run -- lancer"), "{}", help.describe());
    let version = run(echecs().arg("version"));
    assert_eq!(version.stdout, format!("echecs {}\n", env!("CARGO_PKG_VERSION")));
}
