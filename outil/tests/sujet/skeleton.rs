//! `echecs squelette`: the students' project, with a real gcc and a real make.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::ready;
use crate::{begin_all, code, done, refused, run, zoo};
use support::compilers::tool_is_there;
use support::parallel;
use support::process::{self, Outcome};
use support::temp::TempDir;

const PILES: &str = "stackchess-piles";

/// Whether this machine can build a project.
fn can_build() -> bool {
    ["gcc", "make"].into_iter().all(tool_is_there)
}

/// A project in a folder whose name has spaces.
fn project(temp: &TempDir, subject: &str) -> PathBuf {
    done(temp.path(), &["squelette", subject, "--vers", "mon projet, l'été"]);
    temp.path().join("mon projet, l'été")
}

fn make(folder: &Path, arguments: &[&str], input: &str) -> Outcome {
    let mut command = Command::new("make");
    command.current_dir(folder).args(arguments).env_remove("MAKEFLAGS");
    // The project knows by itself where the library is.
    command.env_remove("CARGO_MANIFEST_DIR");
    process::run_with_input(&mut command, input.as_bytes(), Duration::from_secs(240))
}

/// Runs make, which must succeed.
fn made(folder: &Path, arguments: &[&str], input: &str) -> String {
    let outcome = make(folder, arguments, input);
    assert!(outcome.succeeded(), "{arguments:?}: {}", outcome.describe());
    assert_eq!(outcome.stderr, "", "{arguments:?}");
    outcome.stdout
}

/// A move of the game of each course, and what one sees of it.
const GAMES: [(&str, &str, &str); 4] = [
    ("cpe-", "d 4 1 -> 4 3\nFIN\n", "Coup joué : pion de (4, 1) à (4, 3), e2-e4."),
    ("in104-", "e2e5\ne2e4\nfin\n", "Le moteur joue "),
    ("heig-", "e2 e5\ne2 e4\n", "4  . . . . P . . ."),
    ("stackchess-", "1 a2 a3\n0 a1 a1\n", "Aux noirs : "),
];

/// The first minute of every ready subject: nothing is hers yet, and all of it works.
#[test]
fn a_new_project_compiles_without_a_warning_plays_and_is_not_begun() {
    if !can_build() {
        return;
    }
    let names = ready::names();
    parallel::for_part(6, names.len(), |number| {
        let name = &names[number];
        let temp = TempDir::new("squelette");
        let project = project(&temp, name);
        made(&project, &["CFLAGS=-std=c99 -Wall -Wextra -Wpedantic -Werror -g"], "");
        let is_its = |game: &&(&str, &str, &str)| name.starts_with(game.0);
        let (_, moves, sign) = GAMES.iter().find(is_its).expect("a game for each course");
        let played = made(&project, &["-s", "jouer"], moves);
        assert!(played.contains(sign), "{name}: {played}");
        let said = made(&project, &["verifier"], "");
        let all = ready::functions(name).len();
        let line = format!("{} 0 fonction sur {all} est à vous et juste.", "□".repeat(all));
        assert!(said.contains(&line), "{name}: {said}");
    });
}

/// From nothing to everything right: what a student sees on her way.
#[test]
#[ignore = "long: .ci/run runs it"]
fn the_progress_line_says_how_far_a_student_is() {
    if !can_build() {
        return;
    }
    let temp = TempDir::new("squelette");
    let project = project(&temp, PILES);
    let said = made(&project, &["verifier"], "");
    assert!(said.contains("□□□□□□ 0 fonction sur 6 est à vous et juste."), "{said}");
    assert!(
        said.contains(
            "À commencer (effacez A_ECRIRE autour du nom) : stackchess_pile_initialiser, "
        ),
        "{said}"
    );

    // Two begun, one of them right; the others still come from the library.
    let file = project.join("piles.c");
    let text = fs::read_to_string(&file).unwrap();
    let begin = |text: &str, name: &str, body: &str| {
        let (before, after) = text.split_once(&format!("A_ECRIRE({name})")).unwrap();
        let (head, after) = after.split_once("    /* à vous */\n").unwrap();
        let (_, after) = after.split_once('}').unwrap();
        format!("{before}{name}{head}{body}}}{after}")
    };
    let text = begin(&text, "stackchess_pile_hauteur", "    return p->hauteur;\n");
    let text = begin(&text, "stackchess_pile_est_vide", "    return p->hauteur == 1;\n");
    fs::write(&file, text).unwrap();
    let said = made(&project, &["verifier"], "");
    assert!(said.contains("■□□□□□ 1 fonction sur 6 est à vous et juste."), "{said}");
    assert!(said.contains("À corriger : stackchess_pile_est_vide."), "{said}");

    // A function that is begun serves the game at once.
    made(&project, &[], "");
    begin_all(&file);
    let said = made(&project, &["verifier"], "");
    assert!(said.contains("1 fonction sur 6"), "a stub is not right: {said}");
    assert!(said.contains("À écrire (toujours la même réponse) : stackchess_pile_"), "{said}");

    fs::copy(zoo("stackchess/piles_fiche.c"), &file).unwrap();
    let said = made(&project, &["rapport"], "");
    assert!(said.contains("■■■■■■ 6 fonctions sur 6 sont à vous et justes."), "{said}");
    assert!(!said.contains("À commencer"), "{said}");
    assert!(project.join("rapport.html").is_file());
}

#[test]
fn a_function_that_is_begun_takes_over_and_can_be_given_back() {
    if !can_build() {
        return;
    }
    let temp = TempDir::new("squelette");
    let project = project(&temp, "cpe-prise-en-passant");
    let file = project.join("echiquier_deplacement_special.c");
    let moves = "d 4 1 -> 4 3\nd 0 6 -> 0 5\nd 4 3 -> 4 4\nd 3 6 -> 3 4\nd 4 4 -> 3 5\nFIN\n";
    let is_taken =
        || made(&project, &["-s", "jouer"], moves).contains("Coup joué : pion de (4, 4) à (3, 5)");
    assert!(is_taken(), "the library's");
    let text = fs::read_to_string(&file).unwrap();
    begin_all(&file);
    assert!(!is_taken(), "a stub takes nothing");
    fs::write(&file, text).unwrap();
    assert!(is_taken(), "the library's again");
}

#[test]
fn a_copy_that_does_not_compile_is_an_error_of_make() {
    if !can_build() {
        return;
    }
    let temp = TempDir::new("squelette");
    let project = project(&temp, PILES);
    fs::write(project.join("piles.c"), "int stackchess_pile_hauteur(\n").unwrap();
    let outcome = make(&project, &["verifier"], "");
    assert!(!outcome.succeeded(), "{}", outcome.describe());
    assert!(outcome.stderr.contains("ne compile pas"), "{}", outcome.describe());
}

/// The seed that marks stays with the teacher, however she has written it.
#[test]
fn the_seed_that_marks_is_nowhere_in_the_project() {
    let temp = TempDir::new("squelette");
    temp.write(
        "s.toml",
        "\"graine_notation\" = 987654321\ngraine = 5\n[fonctions]\nparse_fen = 2.5\n\
         [clauses]\nsans = [\"PARSE-FEN-G2\"]\n[appels]\ninterdits = [\"strtok\"]\n",
    );
    done(temp.path(), &["squelette", "s.toml", "--vers", "projet"]);
    let mut all = String::new();
    for entry in fs::read_dir(temp.path().join("projet")).unwrap() {
        all.push_str(&fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    assert!(!all.contains("987654321"));
    for part in ["graine = 5", "parse_fen = 2.5", "\"PARSE-FEN-G2\"", "\"strtok\"", "(2,5 points)"]
    {
        assert!(all.contains(part), "{part}");
    }
}

/// The contract is there, as far as the subject asks for it.
#[test]
fn each_function_has_its_contract_above_it() {
    let temp = TempDir::new("squelette");
    let roque = |subject: &str, folder: &str| {
        done(temp.path(), &["squelette", subject, "--vers", folder]);
        fs::read_to_string(temp.path().join(folder).join("echiquier_deplacement_special.c"))
            .unwrap()
    };
    let text = roque("cpe-roque", "fiche");
    for part in ["[ROQUE-N1]", "[ROQUE-G1] si le roque est permis", "A_ECRIRE(echiquier_"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("- [ROQUE-G5]"), "{text}");
    // The last clause that is left ends the list.
    assert!(
        text.contains(" * - [ROQUE-G4] rend 0 de même si le roi est en échec avant le roque.\n"),
        "{text}"
    );
    let header = "niveau = \"en-tete\"\n[fonctions]\n\
                  echiquier_deplacement_special_realise_si_possible_roque = 1\n";
    temp.write("tout.toml", header);
    assert!(roque("tout.toml", "en-tete").contains("- [ROQUE-G5] +"));
    for line in text.lines() {
        assert!(line.chars().count() <= 102, "{line}");
    }
}

/// Each file of a project is the one in which the course has the function, with what it stands on: the
/// header of another file may declare it too.
#[test]
fn a_function_is_in_the_file_of_its_contract() {
    let temp = TempDir::new("squelette");
    done(temp.path(), &["squelette", "in104-fiche-6", "--vers", "projet"]);
    let project = temp.path().join("projet");
    let text = fs::read_to_string(project.join("eval.c")).unwrap();
    assert!(text.contains("#include \"eval.h\"") && text.contains("A_ECRIRE(eval)"), "{text}");
    assert!(!project.join("echiquier.c").exists());
}

/// Whoever has the project and not the command is told where it is: students have no Rust.
#[test]
fn the_project_tells_where_the_command_comes_from() {
    let temp = TempDir::new("squelette");
    done(temp.path(), &["squelette", PILES, "--vers", "projet"]);
    let text = fs::read_to_string(temp.path().join("projet/README.md")).unwrap();
    let archive = concat!("libechecs-", env!("CARGO_PKG_VERSION"), "-x86_64-linux/bin/echecs");
    assert!(text.contains(archive), "{text}");
}

#[test]
fn nothing_of_a_student_is_overwritten() {
    let temp = TempDir::new("squelette");
    let full = temp.path().join("plein");
    fs::create_dir(&full).unwrap();
    fs::write(full.join("notes.txt"), "à moi").unwrap();
    temp.write("fichier", "à moi");
    temp.write("vide.toml", "titre = \"rien\"\n");
    temp.write("deux.toml", "[fonctions]\nparse_fen = 1\nstackchess_pile_hauteur = 1\n");
    refused(temp.path(), &["squelette", PILES, "--vers", "plein"], "n'est pas vide");
    refused(temp.path(), &["squelette", PILES, "--vers", "fichier"], "fichier");
    refused(temp.path(), &["squelette", PILES], "il faut un sujet et un dossier");
    temp.write("inconnue.toml", "[fonctions]\nnommer_type_erreur = 1\n");
    refused(temp.path(), &["squelette", "inconnue.toml", "--vers", "p"], "ne peut pas être jugée");
    refused(temp.path(), &["squelette", "vide.toml", "--vers", "p"], "aucune fonction");
    refused(temp.path(), &["squelette", "deux.toml", "--vers", "p"], "plusieurs cours");
    refused(temp.path(), &["squelette", "piles", "--vers", "p"], "ni un fichier ni un sujet prêt");
    assert_eq!(fs::read_dir(&full).unwrap().count(), 1);
    assert!(!temp.path().join("p").exists());
    fs::create_dir(temp.path().join("libre")).unwrap();
    done(temp.path(), &["squelette", PILES, "--vers", "libre"]);
    // A project may be called like its subject, which is still known by its name.
    done(temp.path(), &["squelette", PILES, "--vers", PILES]);
    done(temp.path(), &["squelette", PILES, "--vers", "encore"]);
}

/// From an installed prefix, found by pkg-config or on the path, far from the repository.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_project_works_with_an_installed_library() {
    if !can_build() || !tool_is_there("pkg-config") {
        return;
    }
    let temp = TempDir::far("squelette");
    let prefix = temp.path().join("mes échecs");
    done(temp.path(), &["installer", "--prefix", prefix.to_str().unwrap()]);
    let installed = |name: &str| {
        let mut command = Command::new(name);
        command.env_clear().env("PATH", "/usr/bin:/bin").current_dir(temp.path());
        command
    };
    let command = prefix.join("bin/echecs");
    let arguments = ["squelette", PILES, "--vers", "mon projet"];
    let outcome = run(installed(command.to_str().unwrap()).args(arguments));
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    let project = temp.path().join("mon projet");
    let builds = |variable: &str, value: &Path| {
        let mut make = installed("make");
        let path = std::env::join_paths([value, Path::new("/usr/bin"), Path::new("/bin")]).unwrap();
        let value = if variable == "PATH" { path } else { value.into() };
        let outcome = run(make
            .current_dir(&project)
            .env(variable, value)
            .args(["-s", "-B", "verifier", "all"]));
        (outcome.succeeded() && outcome.stdout.contains("0 fonction sur 6"), outcome)
    };
    for (variable, value) in [
        ("RIEN", Path::new("/")),
        ("PATH", &prefix.join("bin")),
        ("PKG_CONFIG_PATH", &prefix.join("lib/pkgconfig")),
        ("ECHECS", &command),
    ] {
        let (is_built, outcome) = builds(variable, value);
        assert!(is_built, "{variable}: {}", outcome.describe());
        // What this machine knew is told once: the others are found without it.
        let _ = fs::remove_file(project.join("libechecs.mk"));
    }
    let (is_built, outcome) = builds("RIEN", Path::new("/"));
    assert!(!is_built);
    assert!(outcome.stderr.contains("la commande echecs n'est pas trouvée"), "{}", outcome.stderr);
}
