//! Every public function with NULL pointers, extreme numbers and unknown enum values.
//!
//! `ECHECS_CFLAGS`, `ECHECS_SOUS` and `ECHECS_BIBLIOTHEQUES` work as in `c_suite`.

use std::time::Duration;

use support::compilers::Compiler;
use support::prototypes::{self, Header};
use support::temp::TempDir;
use support::{Linkage, abuse, parallel, process};

fn survive(linkage: Linkage) {
    let headers = support::headers();
    let known: Vec<Header> =
        headers.iter().map(|(_, text)| prototypes::parse(text).unwrap()).collect();
    parallel::for_each(headers.len(), |number| {
        let ((file, _), header) = (&headers[number], &known[number]);
        let temp = TempDir::new("abuse");
        let text = abuse::program(file, header, &known, support::seconds_per_check()).unwrap();
        for function in &header.functions {
            let calls = [")", "answered("].map(|before| format!("{before}{}(", function.name));
            assert!(calls.iter().any(|call| text.contains(call)), "{}", function.name);
        }
        let source = temp.write("abuse.c", &text);
        let program = support::build_program(&Compiler::c(), &[&source], linkage, &temp).unwrap();
        let mut command = support::wrapped(&program);
        let outcome = process::run(command.current_dir(temp.path()), Duration::from_secs(1200));
        assert!(outcome.succeeded(), "{file}: {}", outcome.describe());
        println!("{file} ({}): {}", linkage.name(), outcome.stdout.trim());
    });
}

#[test]
fn every_function_survives_in_the_static_library() {
    survive(Linkage::Static);
}

#[test]
fn every_function_survives_in_the_shared_library() {
    survive(Linkage::Shared);
}

const MADE_UP: &str = r#"
#include <stddef.h>
#include <stdint.h>
#define MAX_PIECE 16
#define LONG_MACRO(x) \
    ((x) + 1)

#ifdef __cplusplus
extern "C" {
#endif

typedef enum couleur {
    /** Les blancs. */
    blanc = -2,
    noir,
    autre = 7,
} couleur;

typedef struct piece {
    couleur type;
    int coord[2];
} piece;

typedef struct affichage {
    void *contexte;
    void (*montrer)(void *contexte, int x);
} affichage;

typedef struct plateau plateau;
typedef void (*rappel)(plateau *p, int (*tri)(int, int), void *contexte);
typedef uint64_t cases;

extern const int table[3];

/** Fait. */
plateau *plateau_creer(const char *fen, couleur qui);
void plateau_detruire(plateau *p);
int piece_place(const piece *p, piece q, int x, unsigned long y, cases z);
void plateau_vue(const plateau *p, rappel r, int (*f)(const char *s, void *c), void *c, double t);
size_t plateau_lit(plateau *p, char *tampon, size_t taille, char *sans_taille, cases *ou);
int plateau_argv(int argc, const char *const *argv, couleur *c);
int plateau_pieces(const plateau *p, piece *tableau, int capacite);
void plateau_poser(plateau *p, const piece *tableau, int nombre);
int plateau_montrer(const affichage *a, affichage b);

#ifdef __cplusplus
}
#endif
"#;

/// All kinds of parameters are understood, and the program is C.
#[test]
fn all_kinds_of_parameters_are_abused() {
    let header = prototypes::parse(MADE_UP).unwrap();
    assert_eq!(header.functions.len(), 9);
    let text = abuse::program("essai.h", &header, std::slice::from_ref(&header), 1).unwrap();
    for expected in [
        "plateau *p = NULL;",
        "couleur qui = (couleur)(8);",
        "couleur qui = (couleur)(-1);",
        "const piece *p = block(sizeof(piece), 0xA5);",
        "piece q = *(piece *)block(sizeof(piece), 0xA5);",
        "int x = (int)(INT_MIN);",
        "cases z = (uint64_t)(64);",
        "const plateau *p = keep(plateau_creer(SANE_FEN, (couleur)(-2)));",
        "rappel r = NULL;",
        "int (*f)(const char *s, void *c) = NULL;",
        "double t = NAN;",
        "char *tampon = block((size_t)((size_t)(7)), 'x');",
        "size_t taille = (size_t)(INT_MAX);",
        "char *sans_taille = text(SANE_FEN);",
        "cases *ou = NULL;",
        "const char *const *argv = NULL;",
        "piece *tableau = array(1, sizeof(piece));",
        "piece *tableau = array((int)(INT_MAX), sizeof(piece));",
        "const piece *tableau = array((int)(64), sizeof(const piece));",
        "const affichage *a = block(sizeof(affichage), 0);",
        "affichage b = *(affichage *)block(sizeof(affichage), 0);",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert!(!text.contains("block(sizeof(affichage), 0xA5)"), "a jump to nowhere\n{text}");
    let temp = TempDir::new("made_up");
    temp.write("essai.h", MADE_UP);
    let source = temp.write("abuse.c", &text);
    let flags = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
    Compiler::c().check(&flags, &source).unwrap();
}

const CONTRACTS: &str = r#"
typedef enum couleur { blanc = 0, noir = 1 } couleur;
typedef struct piece { couleur type; int rangee; } piece;
typedef struct image { int largeur; int reserve[4]; } image;

/**
 * Fait.
 *
 * @param options 0, ou une somme de UNE et DEUX.
 *
 * - [F-N1] x et y vont de 0 à MAX - 1 ; sinon rend 0 ;
 * - [F-N2] n va de 1 à partie_nombre_coups ; sinon rend 0 ;
 * - [F-N3] qui vaut 0 ou noir ;
 * - [F-N4] c n'est pas négative ;
 * - [F-N5] options est 0 ou une somme de ces options.
 */
int f(int x, int y, int n, int qui, int c, unsigned int options);

/**
 * Fait aussi.
 *
 * - [G-N1] p n'est pas NULL ;
 * - [G-N2] rangee vaut 0 ou
 *   1 ;
 * - [G-N3] i est NULL, ou tous les membres de i->reserve valent 0 ;
 * - [G-N4] qui est une valeur de couleur ;
 */
int g(const piece *p, const image *i, couleur qui);

/**
 * Le même.
 *
 * Nécessite : ce que nécessite g.
 */
int h(const piece *p, const image *i, couleur qui);

/** Sans clause, ce qu'il faudrait. */
int k(couleur qui, const image *i);

/**
 * Nomme.
 *
 * @param qui toute valeur est admise.
 */
int nommer(couleur qui);
"#;

/// What is broken, and which clause should be named, is read in the contracts.
#[test]
fn breaches_are_read_in_the_contracts() {
    let header = prototypes::parse(CONTRACTS).unwrap();
    let text = abuse::program("essai.h", &header, std::slice::from_ref(&header), 1).unwrap();
    let breach = |call: &str, speaker: &str, broken: &str| {
        let rows: Vec<&str> = text.lines().filter(|row| row.contains(call)).collect();
        assert_eq!(rows.len(), 1, "{call}: {rows:?}");
        let named = rows[0].contains(&format!("\"{speaker}\""));
        assert!(named && rows[0].contains(broken), "{call}: {speaker}, {broken}: {}", rows[0]);
    };
    let lowest = "(long long)((int)(INT_MIN))";
    let x = format!(
        "{{ ({lowest} < (long long)((0)) || {lowest} > (long long)((MAX - 1))), \"F-N1\" }}"
    );
    breach("f((int)(INT_MIN), 1, 1, 1, 1, 1)", "f", &x);
    breach("f(1, (int)(INT_MIN), 1, 1, 1, 1)", "f", &x);
    let n = format!("{lowest} > (long long)((INT_MAX - 1))), \"F-N2\" }}");
    breach("f(1, 1, (int)(INT_MIN), 1, 1, 1)", "f", &n);
    let who = format!(
        "{{ ({lowest} != (long long)((0)) && {lowest} != (long long)((noir))), \"F-N3\" }}"
    );
    breach("f(1, 1, 1, (int)(INT_MIN), 1, 1)", "f", &who);
    breach("f(1, 1, 1, 1, (int)(INT_MIN), 1)", "f", &format!("{{ ({lowest} < 0), \"F-N4\" }}"));
    let bits =
        "{ (((long long)((unsigned int)(64)) & ~(long long)((UNE | DEUX))) != 0), \"F-N5\" }";
    breach("f(1, 1, 1, 1, 1, (unsigned int)(64))", "f", bits);
    for name in ["g", "h"] {
        let zeros = "block(sizeof(image), 0)";
        breach(&format!("\"{name}(NULL, {zeros}, (couleur)(0))"), "g", "{ 1, \"G-N1\" }");
        let garbage = "block(sizeof(piece), 0xA5)";
        breach(&format!("\"{name}({garbage}, {zeros}, (couleur)(0))"), "g", "{ 1, \"G-N2\" }");
        let spoilt = "block(sizeof(piece), 0), spoilt(sizeof(image)";
        breach(&format!("\"{name}({spoilt}"), "g", "{ 1, \"G-N3\" }");
        let who = format!("\"{name}(block(sizeof(piece), 0), {zeros}, (couleur)(2))");
        breach(&who, "g", "!= (long long)(noir)), \"G-N4\" }");
    }
    breach("\"k((couleur)(2), ", "k", "!= (long long)(noir)), \"\" }");
    breach("\"k((couleur)(0), spoilt", "k", "{ 1, \"\" }");
    breach("\"nommer((couleur)(2))", "nommer", "\"\", { { 0, NULL } }");
    let unread = CONTRACTS.replace("n'est pas négative", "est petite");
    let header = prototypes::parse(&unread).unwrap();
    let error = abuse::program("essai.h", &header, std::slice::from_ref(&header), 1).unwrap_err();
    assert!(error.contains("[F-N4], « c est petite », on c"), "{error}");
}

#[test]
fn a_parameter_of_unknown_type_is_named() {
    let text = "typedef struct seul seul; void f(int x, FILE *sortie, seul *s);";
    let header = prototypes::parse(text).unwrap();
    let error = abuse::program("essai.h", &header, std::slice::from_ref(&header), 1).unwrap_err();
    assert!(error.contains("FILE * (sortie of f)"), "{error}");
    assert!(error.contains("seul * (s of f)"), "{error}");
}
