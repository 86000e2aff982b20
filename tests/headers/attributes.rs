//! What the declarations tell compilers is heard.

use std::fs;
use std::time::Duration;

use support::compilers::{Compiler, tool_is_there};
use support::temp::TempDir;
use support::{self, Linkage, process, prototypes, root};

/// What gcc says of the body of a function that includes `partie.h`; None without gcc.
fn said_of(body: &str) -> Option<String> {
    let gcc = Compiler::named("gcc")?;
    let temp = TempDir::new("attributes");
    let text = format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include \"partie.h\"\n\n\
         void essai(partie *p);\nvoid essai(partie *p)\n{{\n    char texte[8];\n    (void)p;\n    \
         (void)texte;\n    {body}\n}}\n"
    );
    let file = temp.write("essai.c", &text);
    let include = format!("-I{}", root().join("include").display());
    let mut command = gcc.command();
    command.args(["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", &include, "-c"]);
    command.arg(&file).arg("-o").arg(temp.path().join("essai.o"));
    Some(process::succeed(&mut command).err().unwrap_or_default())
}

#[test]
fn gcc_sees_the_mistakes_that_headers_tell_of() {
    for (body, warning) in [
        ("(void)partie_ecrire_fen(p, texte, sizeof texte);", ""),
        ("(void)partie_ecrire_fen(p, texte, 100);", "stringop-overflow"),
        ("(void)partie_ecrire_fen(p, NULL, 100);", "nonnull"),
        ("partie_creer();", "unused-result"),
        ("partie_detruire(partie_creer());", ""),
        ("free(partie_creer());", "mismatched-dealloc"),
        ("partie_ecrire_pgn(p, 0, texte, sizeof texte);", "unused-result"),
        ("partie_ecrire_svg(p, NULL, texte, sizeof texte);", "unused-result"),
        ("echiquier_ecrire_svg(NULL, NULL, texte, sizeof texte);", "unused-result"),
        ("historique_ajouter_coup(NULL, NULL);", "unused-result"),
        ("ECHECS_PERIME(\"prendre g\") int f(void); (void)f();", "deprecated-declarations"),
    ] {
        let Some(said) = said_of(body) else { return };
        let expected = match warning {
            "" => said.is_empty(),
            _ => said.contains(&format!("-Werror={warning}")),
        };
        assert!(expected, "{body}: {said}");
    }
}

/// The version that a header tells in a number.
fn version_number() -> u32 {
    let parts = env!("CARGO_PKG_VERSION").split('.').map(|part| part.parse::<u32>().unwrap());
    parts.fold(0, |number, part| 100 * number + part)
}

/// Every header, and every file of a course: its folder below `include`, and its name.
fn all_headers() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for (folder, number) in [("", 5), ("cpe", 14), ("in104", 8)] {
        let paths = support::files(&format!("include/{folder}"), "h");
        let names = paths.iter().map(|path| path.file_name().unwrap().to_string_lossy());
        let names: Vec<_> = names.filter(|name| name != ATTRIBUTES).collect();
        assert_eq!(names.len(), number, "{names:?}");
        all.extend(names.into_iter().map(|name| (folder, name.into_owned())));
    }
    all
}

/// What the files of a course have in common.
const ATTRIBUTES: &str = "echecs_attributs.h";

/// Whether a compiler accepts a text, which finds the files of a course and the headers.
fn compiles(compiler: &Compiler, options: &[&str], folder: &str, text: &str) -> Result<(), String> {
    let include = root().join("include");
    let folders = [include.join(folder), include].map(|path| format!("-I{}", path.display()));
    let folders = folders.iter().map(String::as_str);
    let strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];
    let options: Vec<&str> =
        strict.into_iter().chain(folders).chain(options.iter().copied()).collect();
    let temp = TempDir::new("attributes");
    let is_cpp = compiler.name == Compiler::cpp().name;
    let file = temp.write(if is_cpp { "essai.cpp" } else { "essai.c" }, text);
    compiler.check(&options, &file)
}

#[test]
fn every_function_and_variable_is_public() {
    for (folder, name) in all_headers() {
        let text = fs::read_to_string(root().join("include").join(folder).join(&name)).unwrap();
        let header = prototypes::parse(&text).unwrap();
        let declared = header.functions.len() + header.variables.len();
        let code = text.lines().filter(|line| !line.starts_with('#'));
        let public = code.filter(|line| line.split(' ').any(|word| word == "ECHECS_API"));
        assert_eq!(public.count(), declared, "{folder}/{name}");
    }
}

#[test]
fn every_header_tells_its_version() {
    for (folder, name) in all_headers() {
        let text = format!(
            "#include \"{name}\"\n#if ECHECS_VERSION_NOMBRE != {}\n#error \"another\"\n#endif\n\
             typedef char version[sizeof ECHECS_VERSION == sizeof \"{}\" ? 1 : -1];\n",
            version_number(),
            env!("CARGO_PKG_VERSION")
        );
        compiles(&Compiler::c(), &["-std=c99"], folder, &text).unwrap();
    }
}

/// Where an enum cannot be said to be an int, a smaller one is refused.
#[test]
fn an_enum_is_an_int_or_an_error() {
    let cpp = Compiler::cpp();
    for (folder, name) in all_headers() {
        let text = format!("#include \"{name}\"\nint defined_here;\n");
        let short = ["-std=c99", "-fshort-enums"];
        let refused = compiles(&Compiler::c(), &short, folder, &text).expect_err(&name);
        assert!(refused.contains("echecs_enum_comme_int"), "{name}: {refused}");
        if tool_is_there(&cpp.name) {
            compiles(&cpp, &["-std=c++11", "-fshort-enums"], folder, &text).unwrap();
        }
    }
}

/// The common header goes with the files of a course, before them; after them too, unless
/// they declare something of it and refuse to do so twice.
#[test]
fn attributes_come_once() {
    let mut refusals = 0;
    for (folder, name) in all_headers().into_iter().filter(|(folder, _)| !folder.is_empty()) {
        let include = |name: &str| format!("#include \"{name}\"\n");
        let (common, file) = (include("echecs_commun.h"), include(&name));
        let before = format!("{common}{file}int defined_here;\n");
        compiles(&Compiler::c(), &["-std=c99"], folder, &before).unwrap();
        let after = format!("{file}{common}int defined_here;\n");
        if let Err(error) = compiles(&Compiler::c(), &["-std=c99"], folder, &after) {
            assert!(error.contains("echecs_commun.h vient avant "), "{name}: {error}");
            refusals += 1;
        }
    }
    // echiquier_deplacement.h, and what stands on it.
    assert_eq!(refusals, 7);
}

/// In the order in which headers have them, in every language that has its own words for them.
#[test]
fn attributes_go_together() {
    let text = "#include <stddef.h>\n#include \"echecs_commun.h\"\n\
                ECHECS_PERIME(\"prendre g\") ECHECS_UTILE ECHECS_API ECHECS_TEXTE(1, 2)\n\
                int f(char *tampon, size_t taille);\n";
    let check = |compiler: &Compiler, standards: &[&str]| {
        for standard in standards {
            let options = [format!("-std={standard}")];
            compiles(compiler, &[&options[0]], "", text).unwrap();
        }
    };
    check(&Compiler::c(), &["c99", "c2x"]);
    if tool_is_there(&Compiler::cpp().name) {
        check(&Compiler::cpp(), &["c++11", "c++14", "c++17"]);
    }
}

const FUNCTION: &str = r#"
#include <stdio.h>

#include "ENTETE"

int piece_est_valide(const piece *p)
{
    (void)p;
    printf("la mienne\n");
    return 0;
}

int main(void)
{
    echiquier e;

    echiquier_initialiser(&e);
    return jeu_compter_nombre_piece(&e.jeu_de_piece_blanc);
}
"#;

const VARIABLES: &str = r#"
#include <stdio.h>

#include "ENTETE"

int trait = -1;
const int valeur_piece[12] = { 1 };

int main(void)
{
    char fen[] = "4k3/8/8/8/8/8/P7/4K3 b - - 0 1";

    parse_fen(fen);
    printf("%d %d\n", trait, eval());
    return 0;
}
"#;

/// A program that hides its names still replaces the library's functions and variables, with
/// the header of a course and with its files.
#[test]
fn hidden_names_still_replace() {
    for (program, header, folder, expected) in [
        (FUNCTION, "echecs.h", "", "la mienne\n"),
        (FUNCTION, "echiquier.h", "cpe", "la mienne\n"),
        // The pawn's own value, and 5 for its square.
        (VARIABLES, "in104.h", "", "1 -6\n"),
        (VARIABLES, "eval.h", "in104", "1 -6\n"),
    ] {
        for linkage in Linkage::ALL {
            let temp = TempDir::new("hidden");
            let source = temp.write("cache.c", &program.replace("ENTETE", header));
            let include = format!("-I{}", root().join("include").join(folder).display());
            let options = ["-fvisibility=hidden".to_owned(), include];
            let program =
                support::build_program_with(&options, &Compiler::c(), &[&source], linkage, &temp)
                    .unwrap();
            let outcome = process::run(&mut support::wrapped(&program), Duration::from_secs(60));
            assert!(outcome.succeeded(), "{header}: {}", outcome.describe());
            assert!(outcome.stdout.starts_with(expected), "{header}: {}", outcome.describe());
        }
    }
}
