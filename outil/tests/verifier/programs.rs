//! The small C program of a counterexample shows what it says, compiled as it says.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::{copy, json, verifier};
use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, parallel, process, root};

/// The programs of the counterexamples of a copy.
fn programs(source: &Path) -> Vec<String> {
    let report = json(verifier().arg(source));
    let functions = report["fonctions"].as_array().unwrap().iter();
    let clauses = functions.flat_map(|function| function["clauses"].as_array().unwrap());
    let programs = clauses.filter_map(|clause| clause["contre_exemple"]["programme"].as_str());
    programs.map(str::to_owned).collect()
}

/// The compiler's options that a program asks for: `gcc OPTIONS -c -Dmain=son_main COPIE.c -o copie.o`.
fn options(program: &str) -> Vec<&str> {
    let line = program.lines().find(|line| line.contains("-Dmain=")).unwrap();
    line.split_whitespace()
        .skip_while(|word| *word != "gcc")
        .skip(1)
        .take_while(|word| !["-c", "-r"].contains(word))
        .collect()
}

fn compiler(options: &[&str]) -> Command {
    let mut compiler = Command::new(Compiler::c().path());
    compiler.args(options);
    compiler.arg("-I").arg(root().join("include"));
    compiler
}

/// The headers with the file names of a copy's course, which is the folder that it is in.
fn course(source: &Path) -> PathBuf {
    let named = source.parent().and_then(Path::file_name).unwrap_or_default();
    let folder = root().join("include").join(named);
    if folder.is_dir() { folder } else { root().join("include/cpe") }
}

/// What a program prints and how it ends, linked with a copy or with the library alone.
fn outcome(program: &str, source: Option<&Path>) -> (bool, String) {
    let temp = TempDir::new("program");
    let options = options(program);
    let mut objects = Vec::new();
    if let Some(source) = source {
        let object = temp.path().join("copie.o");
        let mut command = compiler(&options);
        command.arg("-I").arg(course(source));
        command
            .args(["-std=gnu99", "-w", "-c", "-Dmain=son_main"])
            .arg(source)
            .arg("-o")
            .arg(&object);
        process::succeed(&mut command).unwrap();
        objects.push(object);
    }
    let binary = temp.path().join("programme");
    let mut command = compiler(&options);
    command.args(["-std=c99", "-Wall", "-Wextra", "-Werror"]);
    command.arg(temp.write("contre_exemple.c", program)).args(objects);
    command.args(Linkage::Static.arguments(temp.path())).arg("-o").arg(&binary);
    process::succeed(&mut command).unwrap();
    let outcome = process::run(&mut Command::new(binary), Duration::from_secs(10));
    (outcome.succeeded(), outcome.stdout)
}

/// Every program ends well with the library, and otherwise with the copy.
fn show(source: &Path) {
    let programs = programs(source);
    assert!(!programs.is_empty(), "{}", source.display());
    for program in programs {
        let library = outcome(&program, None);
        assert!(library.0, "{}: {library:?}\n{program}", source.display());
        assert_ne!(outcome(&program, Some(source)), library, "{}\n{program}", source.display());
        assert!(!program.lines().any(|line| line.ends_with(' ')), "{program}");
    }
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_program_prints_something_else_with_the_copy() {
    for name in ["cpe/roque_b8_occupee.c", "cpe/historique_ou.c", "cpe/passant_pion_reste.c"] {
        show(&copy(name));
    }
}

/// Installs the library, and gives the folder where pkg-config finds it.
fn installed(temp: &TempDir) -> PathBuf {
    let prefix = temp.path().join("prefixe");
    let mut install = Command::new(env!("CARGO_BIN_EXE_echecs"));
    process::succeed(install.args(["installer", "--prefix"]).arg(&prefix)).unwrap();
    prefix.join("lib/pkgconfig")
}

/// What a program prints and how it ends, compiled by the very lines of its comment in the folder of
/// the copy.
fn by_hand(program: &str, folder: &Path, pkg_config: &Path) -> (bool, String) {
    std::fs::write(folder.join("contre_exemple.c"), program).unwrap();
    let lines: Vec<&str> = program.lines().filter_map(|line| line.strip_prefix(" *   ")).collect();
    assert_eq!(lines.len(), 2, "{program}");
    let mut shell = Command::new("sh");
    shell.arg("-ec").arg(lines.join("\n")).current_dir(folder).env("PKG_CONFIG_PATH", pkg_config);
    process::succeed(&mut shell).unwrap();
    let outcome = process::run(&mut Command::new(folder.join("a.out")), Duration::from_secs(10));
    (outcome.succeeded(), outcome.stdout)
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_lines_of_the_comment_compile_a_copy_with_the_file_names_of_its_course() {
    let temp = TempDir::far("programs");
    let pkg_config = installed(&temp);
    let history = "#include \"historique_partie.h\"\n";
    for (name, before, after, package) in [
        ("cpe/historique_ou.c", history, history, "echecs-cpe)"),
        ("cpe/historique_ou.c", history, "#include \"echecs.h\"\n", "echecs)"),
        (
            "in104/bits_ls1b_vide.c",
            "#include \"in104.h\"\n",
            "#include \"bitboards.h\"\n#include \"echiquier.h\"\n",
            "echecs-in104)",
        ),
        (
            "stackchess/piles_hauteur_indice.c",
            "#include \"stackchess.h\"\n",
            "#include \"stackchess.h\"\n#include \"pile.h\"\n",
            "echecs-stackchess)",
        ),
    ] {
        let text = std::fs::read_to_string(copy(name)).unwrap();
        assert!(text.contains(before), "{name}");
        let text = text.replace(before, after);
        let source = temp.write("COPIE.c", &text);
        let program = programs(&source).remove(0);
        assert!(program.contains(package), "{program}");
        let library = outcome(&program, None);
        assert_ne!(by_hand(&program, temp.path(), &pkg_config), library, "{name}\n{program}");
    }
}

/// Files in several folders, two of which have a `main`.
#[test]
#[ignore = "long: .ci/run runs it"]
fn the_lines_of_the_comment_name_the_files_of_a_copy() {
    let temp = TempDir::far("programs");
    let pkg_config = installed(&temp);
    let folder = temp.path().join("l'équipe (2)");
    for (name, text) in [
        ("include/outils.h", "int pareil(int a, int b);\n"),
        ("src/outils.c", "#include \"outils.h\"\nint pareil(int a, int b) { return a == b; }\n"),
        (
            "src/mon historique.c",
            "#include \"historique_partie.h\"\n#include \"outils.h\"\n\
             int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
             { return pareil(h->coups[0].x_depart, x) && pareil(h->coups[0].y_depart, y); }\n\
             int main(void) { return 1; }\n",
        ),
        ("tests/outils.c", "#include \"outils.h\"\nint main(void) { return pareil(1, 2); }\n"),
    ] {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let program = programs(&folder).remove(0);
    let library = outcome(&program, None);
    assert_ne!(by_hand(&program, &folder, &pkg_config), library, "{program}");
}

/// A history function whose body is that: what only the judge's own build would show.
fn history(body: &str) -> String {
    format!(
        "#include \"echecs.h\"\n#include <stdio.h>\n\
         int historique_deplacement_existe(const historique_partie *h, int x, int y)\n{{\n\
         \x20   int trouve = 0;\n    {body}\n\
         \x20   for (int i = 0; i < h->nombre_coups; i++) {{\n\
         \x20       const coup_joue *c = &h->coups[i];\n\
         \x20       trouve |= (c->x_depart == x && c->y_depart == y) ||\n\
         \x20                 (c->x_arrivee == x && c->y_arrivee == y);\n    }}\n\
         \x20   FIN\n    return trouve;\n}}\n\
         int main(void) {{ puts(\"mon programme\"); return 0; }}\n"
    )
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_program_shows_what_a_plain_build_hides() {
    let temp = TempDir::new("programs");
    for (name, body, end) in [
        // It keeps what an earlier call has found.
        ("garde", "static int deja; trouve = deja;", "deja |= trouve;"),
        // Nothing is wrong with it for a plain build.
        ("decalage", "if (x == 7) trouve = (1 << (y + 30)) == 3;", ""),
        ("hors", "int t[8] = { 0 }; if (h->nombre_coups == 2) trouve = t[x + 8] == 123456;", ""),
        // A local variable without a value.
        ("vide", "int autre;", "if (!trouve) return autre;"),
        ("simple", "", "trouve = 1;"),
    ] {
        let text = history(body).replace("FIN", end);
        show(&temp.write(&format!("{name}.c"), &text));
    }
}

/// One wrong copy in so many is tried, and one in so many with the whole zoo.
const SAMPLES: [usize; 2] = [50, 9];

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_programs_of_the_zoo_show_what_they_say() {
    let is_whole = std::env::var_os("ECHECS_TOUT_LE_ZOO").is_some();
    let sample = SAMPLES[usize::from(is_whole)];
    let courses = ["cpe", "in104", "partie", "stackchess"].map(copy);
    let files = courses.iter().flat_map(|course| std::fs::read_dir(course).unwrap());
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let is_wrong = |path: &&PathBuf| {
        let text = std::fs::read(path).unwrap_or_default();
        text.starts_with(b"/* faux") && path.extension().is_some_and(|extension| extension == "c")
    };
    let wrong: Vec<&PathBuf> = files.iter().filter(is_wrong).collect();
    assert!(wrong.len() >= 150, "{}", wrong.len());
    let chosen: Vec<&PathBuf> = wrong.into_iter().step_by(sample).collect();
    parallel::for_each(chosen.len(), |number| show(chosen[number]));
}
