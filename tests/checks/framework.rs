//! The framework of the C tests, tested: it must see every kind of failure.
//!
//! `ECHECS_CADRE_WINDOWS` is a folder with its programs for Windows, ready to be run (`.ci/cross` makes
//! it, and runs them by wine): they must see and say the same.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::compilers::Compiler;
use support::process::{self, Outcome};
use support::tap::{self, Check};
use support::temp::TempDir;
use support::{self, Linkage, root};

fn on_windows() -> Option<PathBuf> {
    env::var_os("ECHECS_CADRE_WINDOWS").map(PathBuf::from)
}

fn build(name: &str, temp: &TempDir) -> PathBuf {
    if let Some(folder) = on_windows() {
        return folder.join(name).with_extension("");
    }
    let source = root().join("c_tests/cadre").join(name);
    support::build_program(&Compiler::c(), &[&source], Linkage::Static, temp).unwrap()
}

fn run(program: &Path, arguments: &[&str]) -> Outcome {
    let mut command = Command::new(program);
    // A process takes longer to start under wine.
    let (check, program) = if on_windows().is_some() { ("10", 180) } else { ("1", 60) };
    command.args(arguments).env("VERIF_LIMITE", check);
    process::run(&mut command, Duration::from_secs(program))
}

/// What is said of a failure, where Windows has its own words for it.
fn in_its_words(part: &str) -> String {
    if on_windows().is_none() {
        return part.to_owned();
    }
    part.replace("(signal 11)", "(0xC0000005)")
        .replace("arrêt par le signal 6", "arrêt par abort()")
        .replace("après 1 s", "après 10 s")
}

/// Each check that must fail, and what its diagnostics must say.
const FAILURES: &[(&str, &[&str])] = &[
    (
        "entier_faux",
        &[
            "appel    : zero + 1   (",
            "fausses.c:",
            "contexte : tour 3\n",
            "position : \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"\n    8  . . . . k . . .\n",
            "    1  . . . . K . . R\n       a b c d e f g h   trait aux blancs\n",
            "attendu  : 2\nreçu     : 1\nindice   : compter à partir de 0\n",
        ],
    ),
    ("entier_nomme", &["attendu  : 1 (un)\nreçu     : 0\n"]),
    ("code_faux", &["attendu  : 1 (impair)\nreçu     : 0 (pair)\n"]),
    ("appel_montre", &["appel    : f(7)\ncontrôle : zero   (", "attendu  : 7\nreçu     : 0\n"]),
    ("rien_ne_reste_d_une_boucle", &["appel    : zero   (", ")\nattendu  : 1\nreçu     : 0\n"]),
    (
        "un_bloc_dans_un_autre",
        &["contexte : dehors\nattendu  : 1\nreçu     : 0\nindice   : penser au dehors\n"],
    ),
    (
        "le_bloc_interieur_se_montre",
        &["contexte : dedans\nattendu  : 1\nreçu     : 0\nindice   : penser au dehors\n"],
    ),
    ("rien_ne_reste_d_un_retour", &["appel    : revient_au_milieu(zero)   (", ")\nattendu  : 1\n"]),
    ("rien_ne_reste_d_un_processus", &["contexte : le père\nattendu  : 1\n"]),
    (
        "plante_apres_une_boucle",
        &[
            "appel    : g()\nposition : \"4k3/8/8/8/8/8/8/4K3 b - - 0 1\"\n",
            "plantage : accès à une mémoire interdite (signal 11)\nindice   : regarder après la boucle\n",
        ],
    ),
    ("entier_jamais_ecrit", &["attendu  : 3\nreçu     : jamais écrit : "]),
    ("code_jamais_ecrit", &["attendu  : 1 (impair)\nreçu     : jamais écrit : "]),
    ("naturel_jamais_ecrit", &["attendu  : 3\nreçu     : jamais écrit : "]),
    ("texte_jamais_ecrit", &["attendu  : \"un texte\"\nreçu     : jamais écrit : "]),
    ("texte_sans_zero_final", &["reçu     : \"un\"... (sans zéro final)\n"]),
    ("ecrit_trop_loin", &["attendu  : rien d'écrit à cet endroit\nreçu     : octet 0 : 0x6F\n"]),
    ("naturel_faux", &["attendu  : 0\nreçu     : 18446744073709551615\n"]),
    ("vrai_faux", &["appel    : zero != 0 ", "attendu  : vrai\nreçu     : faux\n"]),
    ("chaine_fausse", &["attendu  : \"b\"\nreçu     : \"a\\n\\x1Bé\\xC3\"\n"]),
    ("chaine_nulle", &["attendu  : \"b\"\nreçu     : NULL\n"]),
    ("chaine_sans_morceau", &["attendu  : un texte qui contient \"fou\"\nreçu     : \"tour\"\n"]),
    ("chaine_d_autre_debut", &["un texte qui commence par \"our\"\nreçu     : \"tour\"\n"]),
    ("pointeur_faux", &["attendu  : 0x"]),
    ("pointeur_nul", &["attendu  : un pointeur non nul\nreçu     : NULL\n"]),
    (
        "memoire_changee",
        &[
            "appel    : zone[1] = 'x' ",
            "attendu  : zone sans changement\nreçu     : octet 1 : 0x78 au lieu de 0x62\n",
        ],
    ),
    (
        "autre_contenu",
        &["attendu  : le contenu de attendue\nreçu     : octet 2 : 0x63 au lieu de 0x64\n"],
    ),
    ("structure_changee", &["attendu  : &a sans changement\nreçu     : 1 tours au lieu de 2\n"]),
    (
        "ce_que_la_description_ne_dit_pas",
        &["attendu  : &a sans changement\nreçu     : octet 4 : 0x01 au lieu de 0x02\n"],
    ),
    ("aucune_ligne", &["exactement une ligne, qui contient \"ligne\"\nreçu     : \"\"\n"]),
    ("deux_lignes", &["reçu     : \"une ligne\\nune autre\\n\"\n"]),
    ("autre_ligne", &["reçu     : \"autre chose\\n\"\n"]),
    ("stderr_faux", &["ce texte écrit : \"\"\nreçu     : \"du bruit\"\n"]),
    ("stdout_faux", &["ce texte écrit : \"attendu\"\nreçu     : \"reçu\"\n"]),
    ("echec_pendant_une_capture", &["appel    : zero ", "écrit    : dit avant\n"]),
    ("n_avorte_pas", &["par abort()\nreçu     : le programme a continué\n"]),
    ("avorte_sans_ligne", &["exactement une ligne, qui contient \"ligne\"\nreçu     : \"\"\n"]),
    (
        "plante_au_lieu_d_avorter",
        &["par abort()\nreçu     : accès à une mémoire interdite (signal 11)\n"],
    ),
    (
        "plante",
        &[
            "appel    : f(7)\ncontexte : tour 4\nplantage : accès à une mémoire interdite",
            "écrit    : dernières paroles\n",
        ],
    ),
    ("plante_au_bout_d_une_zone", &["plantage : accès à une mémoire interdite (signal 11)\n"]),
    ("avorte", &["plantage : arrêt par le signal 6\n"]),
    (
        "boucle_sans_fin",
        &["contexte : tour 5\narrêtée après 1 s : boucle sans fin, ou trop lent ?"],
    ),
    ("boucle_qui_ignore_les_signaux", &["arrêtée après 1 s : boucle sans fin, ou trop lent ?"]),
    ("ecrit_sans_fin", &["écrit    : encore\n"]),
    ("sort_en_silence", &["le programme a appelé exit() au milieu de la vérification\n"]),
    ("sort_avec_un_code", &["contexte : tour 6\nle processus a fini avec le code 3\n"]),
    ("sort_comme_un_echec", &["le processus a fini avec le code 1\n"]),
    ("finit_mal", &["le processus a fini avec le code 3\n"]),
];

#[test]
fn every_failure_is_seen_and_explained() {
    let temp = TempDir::new("framework");
    let outcome = run(&build("fausses.c", &temp), &[]);
    assert_eq!(outcome.status.and_then(|status| status.code()), Some(1), "{}", outcome.describe());
    assert!(outcome.stdout.starts_with(&format!("TAP version 13\n1..{}\n", FAILURES.len())));
    let checks = tap::parse(&outcome.stdout);
    let names: Vec<&str> = checks.iter().map(|check| check.name.as_str()).collect();
    let expected: Vec<&str> = FAILURES.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, expected);
    for (Check { name, ok, diagnostics, .. }, (_, parts)) in checks.iter().zip(FAILURES) {
        assert!(!ok, "{name} was not seen");
        for part in *parts {
            let part = in_its_words(part);
            assert!(diagnostics.contains(&part), "{name} does not say {part:?}:\n{diagnostics}");
        }
        for line in ["contexte : ", "position : ", "indice   : "] {
            let expected = parts.iter().any(|part| part.contains(line));
            assert_eq!(diagnostics.contains(line), expected, "{name}: {line}\n{diagnostics}");
        }
    }
}

#[test]
fn what_is_right_passes() {
    let temp = TempDir::new("framework");
    let outcome = run(&build("justes.c", &temp), &[]);
    assert!(outcome.succeeded(), "{}", outcome.describe());
    assert_eq!(
        outcome.stdout,
        "TAP version 13\n1..5\nok 1 - valeurs [CADRE-G1]\nok 2 - sorties [CADRE-G1 AUTRE-N1 CADRE-G2]\n\
         ok 3 - plusieurs_processus [PROCESSUS-G1]\nok 4 - du_systeme [SYSTEME-G1]\n\
         ok 5 - sautee [SAUT-G1] # SKIP ce système n'a pas cela\n"
    );
    let checks = tap::parse(&outcome.stdout);
    let skipped: Vec<&str> = checks.iter().filter_map(|check| check.skipped.as_deref()).collect();
    assert_eq!(skipped, ["ce système n'a pas cela"]);
}

#[test]
fn checks_are_listed_and_chosen_by_name_or_tag() {
    let temp = TempDir::new("framework");
    let program = build("justes.c", &temp);
    assert_eq!(
        run(&program, &["--liste"]).stdout,
        "valeurs\nsorties\nplusieurs_processus\ndu_systeme\nsautee\n"
    );
    assert_eq!(
        run(&program, &["sorties"]).stdout,
        "TAP version 13\n1..1\nok 1 - sorties [CADRE-G1 AUTRE-N1 CADRE-G2]\n"
    );
    let choices = [
        ("CADRE-G1", 2),
        ("CADRE-G2", 1),
        ("CADRE", 2),
        ("AUTRE", 1),
        ("CADRE-G", 2),
        ("AUTRE-N", 1),
    ];
    for (choice, count) in choices {
        let outcome = run(&program, &[choice]);
        assert_eq!(tap::parse(&outcome.stdout).len(), count, "{choice}: {}", outcome.describe());
    }
    for unknown in ["autre", "", "CAD", "CADRE-", "CADRE-N", "AUTRE-G", "-G", "G", "G1", "sorti"] {
        let outcome = run(&program, &["sorties", unknown]);
        let code = outcome.status.and_then(|status| status.code());
        assert_eq!(code, Some(2), "{unknown}: {}", outcome.describe());
        let complaint = format!("aucune vérification ne répond à {unknown} ;");
        assert!(outcome.stderr.contains(&complaint), "{}", outcome.describe());
    }
}

/// What a failure shows is a declaration: it needs a block, with every macro and compiler.
#[test]
fn what_is_shown_belongs_to_a_block() {
    let source = root().join("c_tests/cadre/sans_accolades.c");
    for compiler in std::iter::once(Compiler::c()).chain(Compiler::named("clang")) {
        for shown in ["POSITION", "INDICE", "APPEL", "CONTEXTE"] {
            let compiles = |flags: &[&str]| {
                let mut command = compiler.command();
                command.args(["-std=c99", "-fsyntax-only", &format!("-DMONTRE=VERIF_{shown}")]);
                process::succeed(command.args(flags).arg(&source)).is_ok()
            };
            assert!(compiles(&["-DDANS_UN_BLOC"]), "{} VERIF_{shown}", compiler.name);
            assert!(!compiles(&[]), "{} VERIF_{shown}", compiler.name);
        }
    }
}
