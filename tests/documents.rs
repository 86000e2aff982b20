//! What the documents show is done here: their commands and programs run,
//! their links lead somewhere.
//!
//! The Rust of the README is a documentation test of the library.

use std::fmt::Write;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use support::compilers::{self, Compiler};
use support::process::{self, Outcome};
use support::temp::{self, TempDir};
use support::{Linkage, parallel, project, root};

/// Commands that would run this very test again, which continuous integration
/// runs, as the benchmark; and one that waits for a player, whom `tests/fenetre` has.
const NOT_FROM_HERE: [&str; 4] =
    ["cargo test", "cargo bench", "bash .ci/", "./echecs lancer examples_c/jeu_fenetre.c"];

/// The folder of the archive that students get.
const UNPACKED: &str = concat!("libechecs-", env!("CARGO_PKG_VERSION"), "-x86_64-linux");

/// Copies and whole classes are judged where everything is tried; elsewhere `outil/tests` judges enough of
/// them.
const TAKES_LONG: [&str; 3] = [" classe ", " rassembler ", " verifier "];

/// What only a machine with SDL2 compiles.
const OPENS_A_WINDOW: &str = "$(pkg-config --cflags --libs sdl2)";

/// Copies that must be found wrong, and how one sees it.
const WRONG_COPIES: [(&str, &str); 2] = [
    ("lancer c_tests/commun/generalites_fen.c examples_c/copie.c", "\nnot ok "),
    ("verifier examples_c/copies/roque.c", "\n  ✗ [ROQUE-G2]"),
];

fn documents() -> Vec<PathBuf> {
    let mut documents = support::files("docs", "md");
    documents.extend(support::files(".", "md"));
    assert!(documents.len() >= 5, "{documents:?}");
    documents
}

/// The blocks of a document in one language.
fn blocks(document: &Path, language: &str) -> Vec<String> {
    let text = fs::read_to_string(document).unwrap();
    let opening = format!("```{language}");
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while lines.any(|line| line == opening) {
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        blocks.push(block.join("\n") + "\n");
    }
    blocks
}

/// Where a document's commands run: a home of their own, in which `projet` is that of a
/// student of the course that the document is about. What else they use they have made.
struct Desk {
    temp: TempDir,
    /// Whether the reader works in the unpacked archive, whose command the document calls.
    is_in_archive: bool,
}

impl Desk {
    fn new(document: &Path) -> Desk {
        let temp = TempDir::new("documents");
        let project = project::folder(&document.file_stem().unwrap().to_string_lossy());
        if project.is_dir() {
            let mut copy = Command::new("cp");
            copy.arg("-R").arg(project).arg(temp.path().join("projet"));
            process::succeed(&mut copy).unwrap();
        }
        for name in ["examples_c", "c_tests", "include"] {
            symlink(root().join(name), temp.path().join(name)).unwrap();
        }
        let commands = blocks(document, "sh").concat();
        let is_in_archive = commands.contains("./echecs");
        if is_in_archive || commands.contains(UNPACKED) {
            fs::copy(archive(), temp.path().join(format!("{UNPACKED}.tar.gz"))).unwrap();
        }
        let desk = Desk { temp, is_in_archive };
        // The first guide says how to unpack it; the others begin where it ends.
        if is_in_archive && !commands.contains(&format!("cd {UNPACKED}\n")) {
            let outcome = desk.run(&format!("tar -xzf {UNPACKED}.tar.gz\n"));
            assert!(outcome.succeeded(), "{}", outcome.describe());
        }
        desk
    }

    /// Where the next commands are typed.
    fn place(&self) -> PathBuf {
        let archive = self.temp.path().join(UNPACKED);
        if self.is_in_archive && archive.is_dir() { archive } else { self.temp.path().to_owned() }
    }

    /// Runs a block in a shell that stops at the first failure. Cargo works in
    /// the project, and uses what is built already; a release is built only where nothing
    /// may be left out, as in continuous integration.
    fn run(&self, block: &str) -> Outcome {
        let mut script = String::from("cargo() { (cd \"$PROJECT\" && \"$CARGO\" \"$@\"); }\n");
        for line in block.lines() {
            if !NOT_FROM_HERE.iter().any(|command| line.starts_with(command)) {
                let line = if compilers::everything_is_asked_for() {
                    line.to_owned()
                } else {
                    line.replace("cargo run --release", "cargo run")
                };
                writeln!(script, "{line}").unwrap();
            }
        }
        process::run(
            Command::new("sh")
                .args(["-e", "-c", &script])
                .current_dir(self.place())
                .env("PROJECT", root())
                .env("CARGO", env!("CARGO"))
                .env("CARGO_TARGET_DIR", temp::target())
                .env("CARGO_HOME", tool_home("CARGO_HOME", ".cargo"))
                .env("RUSTUP_HOME", tool_home("RUSTUP_HOME", ".rustup"))
                .env("HOME", self.temp.path()),
            Duration::from_secs(600),
        )
    }
}

/// The archive that students get, made once for all documents.
fn archive() -> &'static Path {
    static ARCHIVE: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, archive) = ARCHIVE.get_or_init(|| {
        let desk = Desk { temp: TempDir::new("documents"), is_in_archive: false };
        let outcome = desk.run("cargo run -- paquet --local --sortie \"$HOME\"\n");
        assert!(outcome.succeeded(), "{}", outcome.describe());
        let archive = desk.temp.path().join(format!("{UNPACKED}-local.tar.gz"));
        (desk.temp, archive)
    });
    archive
}

/// Where Rust's tools are, for a process that gets another home.
fn tool_home(variable: &str, default: &str) -> PathBuf {
    let home = || PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(default);
    std::env::var_os(variable).map_or_else(home, PathBuf::from)
}

#[test]
fn every_command_does_what_the_document_says() {
    if !["pkg-config", "gcc", "make", "nm"].into_iter().all(compilers::tool_is_there) {
        return;
    }
    let documents = documents();
    let count = AtomicU32::new(0);
    parallel::for_each(documents.len(), |number| {
        let document = &documents[number];
        let desk = Desk::new(document);
        for block in blocks(document, "sh") {
            let takes_long = TAKES_LONG.iter().any(|command| block.contains(command));
            if takes_long && !support::everything_is_tried()
                || block.contains(OPENS_A_WINDOW) && compilers::sdl2().is_none()
            {
                continue;
            }
            let outcome = desk.run(&block);
            let report = || format!("{}\n{block}\n{}", document.display(), outcome.describe());
            let wrong = WRONG_COPIES.iter().find(|(command, _)| block.contains(command));
            if let Some((_, sign)) = wrong {
                assert!(!outcome.succeeded(), "{}", report());
                assert!(outcome.stdout.contains(sign), "{}", report());
            } else {
                assert!(outcome.succeeded(), "{}", report());
            }
            count.fetch_add(1, Ordering::Relaxed);
        }
    });
    let count = count.into_inner();
    assert!(count >= 12, "only {count} blocks of commands were found");
}

/// A comment on the line of a `printf` or of a move that is told, or alone on the
/// next one, says what it prints, up to an ellipsis; so does `// affiche : …`.
#[test]
fn every_c_program_prints_what_its_comments_say() {
    let mut expectations = 0;
    for document in documents() {
        for program in blocks(&document, "c") {
            let temp = TempDir::new("documents");
            let source = temp.write("programme.c", &program);
            let built = support::build_program(&Compiler::c(), &[&source], Linkage::Static, &temp);
            let outcome = process::succeed(&mut Command::new(built.unwrap())).unwrap();
            for text in announced(&program) {
                assert!(outcome.stdout.contains(text), "{text}: {}", outcome.describe());
                expectations += 1;
            }
        }
    }
    assert!(expectations >= 2);
}

/// What the comments of a program say that it prints.
fn announced(program: &str) -> Vec<&str> {
    let lines: Vec<&str> = program.lines().collect();
    let prints = |number: usize| {
        ["printf", "api_echec_deplacer_piece("].iter().any(|call| lines[number].contains(call))
    };
    let of_a_print = |&number: &usize| {
        let alone = lines[number].trim_start().starts_with("/* ");
        prints(number) || (alone && number > 0 && prints(number - 1))
    };
    let comments = (0..lines.len()).filter(of_a_print);
    let texts = comments
        .filter_map(|number| lines[number].split_once("/* "))
        .map(|(_, comment)| comment.trim_end_matches(" */").trim_end_matches('…'));
    let said = lines.iter().filter_map(|line| line.split_once("// affiche : "));
    texts.chain(said.map(|(_, text)| text)).collect()
}

/// Two versions of a text that nobody has made one of.
#[test]
fn no_document_has_the_marks_of_a_conflict() {
    let others = ["benches", "fuzz", "outil/tests/zoo"];
    let all = others.iter().flat_map(|folder| support::files(folder, "md")).chain(documents());
    for document in all {
        let text = fs::read_to_string(&document).unwrap();
        let marks = ["<<<<<<< ", ">>>>>>> ", "=======\n"];
        let mark = marks.into_iter().find(|mark| text.contains(&format!("\n{mark}")));
        assert_eq!(mark, None, "{}", document.display());
    }
}

/// What the README shows first is an example: the same lines, below a comment.
#[test]
fn the_first_program_is_an_example() {
    let example = fs::read_to_string(root().join("examples_c/premier_coup.c")).unwrap();
    let (_, program) = example.split_once(" */\n").unwrap();
    assert_eq!(blocks(&root().join("README.md"), "c"), [program]);
}

#[test]
fn the_cmake_project_builds() {
    if !compilers::tool_is_there("cmake") {
        return;
    }
    let guide = root().join("docs/etudiant.md");
    let desk = Desk::new(&guide);
    let project = blocks(&guide, "cmake").remove(0);
    desk.temp.write("CMakeLists.txt", &project);
    desk.temp.write("programme.c", &blocks(&root().join("README.md"), "c")[0]);
    let outcome = desk.run(
        "cargo run -- installer --prefix \"$HOME/echecs\"\n\
         cd \"$HOME\"\n\
         cmake -DCMAKE_PREFIX_PATH=\"$HOME/echecs\" -S . -B build\n\
         cmake --build build\n\
         build/programme\n",
    );
    assert!(outcome.succeeded(), "{}", outcome.describe());
    assert!(outcome.stdout.contains("le pion e7 lui barre la route"), "{}", outcome.describe());
}

#[test]
fn every_link_leads_to_a_file() {
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap_or_default();
            if !target.starts_with("https://") && !target.is_empty() {
                let path = document.with_file_name(target);
                assert!(path.exists(), "{}: {link}", document.display());
            }
        }
    }
}
