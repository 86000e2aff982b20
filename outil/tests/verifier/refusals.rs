//! What cannot be judged, each with one clear sentence.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use crate::{code, run, verifier};
use support::compilers::tool_is_there;
use support::temp::TempDir;

/// The sentence with which arguments are refused.
fn sentence(arguments: &[PathBuf]) -> String {
    let outcome = run(verifier().args(arguments));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert_eq!(outcome.stdout, "");
    assert!(outcome.stderr.starts_with("echecs : "), "{}", outcome.describe());
    outcome.stderr
}

#[test]
fn misuse_is_told_with_what_was_meant() {
    for (arguments, part) in [
        (vec![], "il faut une copie"),
        (vec!["--nivau", "fiche"], "est-ce --niveau ?"),
        (vec!["--niveau", "tout"], "il faut fiche ou en-tete"),
        (vec!["--format", "jason"], "est-ce « json » ?"),
        (vec!["--format", "xml"], "vpl ou gradescope ;"),
        (vec!["--graine", "-1"], "un nombre entier positif"),
        (vec!["--graine", "99999999999999999999"], "ce nombre est trop grand"),
        (vec!["--sujet", "nexiste", "x.c"], "ni un fichier ni un sujet prêt («"),
        (vec!["--fonction", "parse_fem", "x.c"], "est-ce « parse_fen » ?"),
        (vec!["--sujet"], "il manque une valeur"),
    ] {
        let arguments: Vec<PathBuf> = arguments.into_iter().map(PathBuf::from).collect();
        let said = sentence(&arguments);
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}

/// The C library's header makes another name of setjmp.
const SAUT: &str = "\
    #include \"historique_partie.h\"\n#include <setjmp.h>\nstatic jmp_buf retour;\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n{\n\
    \x20   return setjmp(retour) + h->nombre_coups + x + y;\n}\n";

#[test]
fn what_is_no_copy_is_told() {
    let temp = TempDir::new("refusals");
    let empty = temp.path().join("vide");
    std::fs::create_dir(&empty).unwrap();
    let cases = [
        (temp.path().join("absente.c"), "n'existe pas"),
        (empty, "aucun fichier .c"),
        (temp.write("copie.cpp", "int x;\n"), "est du C++"),
        (temp.write("copie.txt", "bonjour\n"), "n'est pas un fichier C"),
        (
            temp.write("autre.c", "int rien(void) { return 0; }\n"),
            "aucune fonction de la bibliothèque",
        ),
        (
            temp.write("ajout.c", "int coordonnee_est_valide(int x, int y) { return x + y; }\n"),
            "aucune fiche ne demande ce que cette copie définit (coordonnee_est_valide)\n",
        ),
        (
            temp.write("saut.c", SAUT),
            "la copie appelle setjmp (saut.c, ligne 6) : ce n'est pas permis",
        ),
        (
            temp.write("faute.c", "int historique_deplacement_exsite(void) { return 0; }\n"),
            "est-ce historique_deplacement_existe ?",
        ),
        (
            // The course's file is there, whatever else it names.
            temp.write(
                "faute_du_cours.c",
                "#include \"historique_partie.h\"\n\
                 int historique_deplacement_exist(const historique_partie *h) { return !h; }\n",
            ),
            "est-ce historique_deplacement_existe ?",
        ),
    ];
    for (copy, part) in cases {
        let said = sentence(std::slice::from_ref(&copy));
        assert!(said.contains(part), "{}: {said}", copy.display());
    }
}

#[test]
fn an_error_of_the_compiler_is_shown_with_its_line() {
    let temp = TempDir::new("refusals");
    let source = temp.write("oubli.c", "int f(void)\n{\n    return 1\n}\n");
    let said = sentence(&[source]);
    assert!(said.contains("la copie ne compile pas"), "{said}");
    assert!(said.contains("oubli.c, ligne 3 : expected"), "{said}");
}

#[test]
fn two_files_that_define_one_function_are_told() {
    let temp = TempDir::new("refusals");
    let text = "#include \"echecs.h\"\nint coordonnee_est_valide(int x, int y) { return x + y; }\n";
    let said = sentence(&[temp.write("un.c", text), temp.write("deux.c", text)]);
    let part = "deux fichiers définissent coordonnee_est_valide : deux.c et un.c";
    assert!(said.contains(part), "{said}");
    let tests = "#include \"un.c\"\nint main(void) { return coordonnee_est_valide(1, 2); }\n";
    temp.write("deux.c", tests);
    temp.write("trois.c", tests);
    let said = sentence(&[temp.path().to_owned()]);
    let part = "deux.c et trois.c incluent un.c, dont les fonctions sont alors définies deux fois";
    assert!(said.contains(part), "{said}");
}

/// A name that nobody has is a mistake; one of the system is an attempt.
#[test]
fn a_function_that_is_defined_nowhere_is_told_with_what_was_meant() {
    let temp = TempDir::new("refusals");
    let copy = |name: &str, called: &str| {
        let text = format!(
            "#include \"echecs.h\"\nint {called}(const piece *p);\n\
             int jeu_compter_nombre_piece(const jeu *j)\n{{\n    return \
             {called}(&j->ensemble_de_piece[0]);\n}}\n"
        );
        temp.write(name, &text)
    };
    for (called, part) in [
        (
            "piece_est_valid",
            "piece_est_valid (copie.c, ligne 2) n'est définie nulle part : une faute de frappe \
             (piece_est_valide ?), ou un fichier oublié ?",
        ),
        (
            "meme_case_que_moi",
            "meme_case_que_moi (copie.c, ligne 2) n'est définie nulle part : une faute de frappe, \
             ou un fichier oublié ?",
        ),
        ("fork", "la copie appelle fork (copie.c, ligne 2) : ce n'est pas permis"),
        ("atexit", "la copie appelle atexit (copie.c, ligne 2) : ce n'est pas permis"),
        ("echecs_interne_eval", "ce n'est pas permis"),
    ] {
        let said = sentence(&[copy("copie.c", called)]);
        assert!(said.contains(part), "{called}: {said}");
    }
}

/// What a copy may not read is told, and is not taken for a slow compiler.
#[test]
fn a_file_out_of_reach_is_named() {
    let temp = TempDir::new("refusals");
    for (name, text) in [
        ("demande.c", "#if __has_include(\"/etc/passwd\")\nint a;\n#endif\n"),
        ("assemble.c", "__asm__(\".incbin \\\"/etc/passwd\\\"\");\n"),
    ] {
        let said = sentence(&[temp.write(name, text)]);
        let part =
            format!("{name} veut lire /etc/passwd, qui n'est ni dans la copie ni dans le cours");
        assert!(said.contains(&part), "{said}");
    }
}

#[test]
fn an_include_out_of_reach_is_told_with_its_line() {
    let temp = TempDir::new("refusals");
    let said = sentence(&[temp.write("inclut.c", "#include \"/etc/passwd\"\n")]);
    let part =
        "inclut.c, ligne 1 : une copie ne lit que ses fichiers et ceux du cours, pas /etc/passwd";
    assert!(said.contains(part), "{said}");
}

/// A message of gcc has its meaning above it.
#[test]
fn the_commonest_messages_are_told_in_french() {
    let temp = TempDir::new("refusals");
    let text = "int f(int x)\n{\n    int y = x\n    return g(z);\n}\n";
    let said = sentence(&[temp.write("oubli.c", text)]);
    let lines: Vec<&str> = said.lines().collect();
    let french = lines.iter().position(|line| line.contains("il manque un point-virgule avant"));
    let after = french.map(|at| lines[at + 1]);
    assert!(after.is_some_and(|line| line.contains("expected ‘,’ or ‘;’ before")), "{said}");
}

/// A name that would be an option elsewhere is a name.
#[test]
fn a_name_may_begin_with_a_dash() {
    let temp = TempDir::new("refusals");
    let text = std::fs::read_to_string(crate::copy("cpe/historique_fiche.c")).unwrap();
    temp.write("-o.c", &text);
    let outcome = run(verifier().current_dir(temp.path()).args(["--", "-o.c"]));
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
}

/// A compiler that fails whenever a word is among its arguments, unless another is too, and is gcc
/// otherwise.
fn compiler_without(temp: &TempDir, word: &str, unless: &str, says: &str) -> PathBuf {
    let script = format!(
        "#!/bin/sh\nfor one; do\n    case $one in {unless}) exec gcc \"$@\" ;; esac\ndone\n\
         for one; do\n    case $one in {word}) echo \"{says}\" >&2; exit 1 ;; esac\ndone\n\
         exec gcc \"$@\"\n"
    );
    let path = temp.write("vieux-gcc", &script);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// What the compiler does not know is not the copy's fault, nor took it too long.
#[test]
fn a_compiler_that_refuses_an_option_is_told_with_its_line() {
    let temp = TempDir::new("refusals");
    for (word, unless, says) in [
        ("-fno-sanitize-recover=*", "-", "gcc: error: unrecognized command line option '$one'"),
        ("-dU", "-", "gcc: error: unrecognized command line option '-dU'"),
        // A system that has gcc without the library of its sanitizer.
        ("-fsanitize=address", "-c", "/usr/bin/ld: cannot find libasan_preinit.o: No such file"),
    ] {
        let compiler = compiler_without(&temp, word, unless, says);
        let outcome = run(verifier().arg(crate::right()).env("CC", compiler));
        assert_eq!(code(&outcome), Some(2), "{word}: {}", outcome.describe());
        let shown = says.replace("$one", "-fno-sanitize-recover=undefined");
        let sentence = format!(
            "echecs : le compilateur ne convient pas au juge ({shown}) : il faut un gcc ou un clang \
             plus récent (variable CC), et sa bibliothèque AddressSanitizer\n"
        );
        assert_eq!(outcome.stderr, sentence);
    }
}

/// A copy that is too much for a compiler which compiles others is told so still.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_copy_that_takes_too_much_is_told() {
    let said = sentence(&[crate::copy("hostiles/bombe_macros.c")]);
    assert!(said.contains("elle prenait trop de temps ou de mémoire"), "{said}");
}

/// Whatever the compiler calls a type that is not the course's.
#[test]
fn types_of_one_s_own_are_told_by_each_compiler() {
    let temp = TempDir::new("refusals");
    let text = "typedef struct { int y, x, type, couleur, z; } piece;\n\
                typedef struct { piece ensemble_de_piece[16]; } jeu;\n\
                int jeu_existe_piece(const jeu *j, int x, int y)\n\
                { return j->ensemble_de_piece[0].x == x && j->ensemble_de_piece[0].y == y; }\n";
    let source = temp.write("types.c", text);
    for compiler in ["gcc", "clang"].into_iter().filter(|name| tool_is_there(name)) {
        let outcome = run(verifier().arg(&source).env("CC", compiler));
        assert_eq!(code(&outcome), Some(2), "{compiler}: {}", outcome.describe());
        let part = "types.c déclare « piece » autrement que le cours";
        assert!(outcome.stderr.contains(part), "{compiler}: {}", outcome.describe());
    }
}
