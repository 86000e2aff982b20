//! `echecs classe` and `echecs rassembler`, as a teacher uses them: the real command on real files.

mod archives;
mod hostile;
mod marks;
mod pages;
mod parts;
mod progress;
mod resume;
mod trouble;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::process::{self, Outcome};
use support::temp::TempDir;

/// One function, which is judged quickly.
const SUBJECT: &str = "titre = \"L'historique\"\n[fonctions]\nhistorique_deplacement_existe = 6\n";

const RIGHT: &str = "#include \"echecs.h\"\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
    {\n    for (int i = 0; i < h->nombre_coups; i++) {\n        coup_joue c = h->coups[i];\n\
    \x20       if ((c.x_depart == x && c.y_depart == y) || (c.x_arrivee == x && c.y_arrivee == y))\n\
    \x20           return 1;\n    }\n    return 0;\n}\n";

/// It forgets where pieces have arrived: one clause of three.
const WRONG: &str = "#include \"echecs.h\"\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
    {\n    for (int i = 0; i < h->nombre_coups; i++)\n\
    \x20       if (h->coups[i].x_depart == x && h->coups[i].y_depart == y)\n\
    \x20           return 1;\n    return 0;\n}\n";

const DOES_NOT_COMPILE: &str = "#include \"echecs.h\"\nint historique_deplacement_existe(\n";

/// What no copy may.
const FORBIDDEN: &str = "#include <stdlib.h>\n#include \"echecs.h\"\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n\
    { return system(\"true\") + h->nombre_coups + x + y; }\n";

/// A class of a hundred copies takes minutes, and more where others work too.
const HOUR: Duration = Duration::from_secs(3600);

/// A place with a subject, copies and results.
struct Desk {
    temp: TempDir,
}

impl Desk {
    fn new() -> Desk {
        let desk = Desk { temp: TempDir::new("classe") };
        desk.write("sujet.toml", SUBJECT);
        fs::create_dir(desk.path("copies")).unwrap();
        fs::create_dir(desk.path("tmp")).unwrap();
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.temp.path().join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// The class of `copies`, into `sortie`.
    fn class(&self) -> Command {
        self.class_of("copies")
    }

    fn class_of(&self, copies: &str) -> Command {
        let mut command = echecs("classe");
        command.current_dir(self.temp.path()).env("TMPDIR", self.path("tmp"));
        command.args(["sujet.toml", copies, "--sortie", "sortie"]);
        command
    }

    fn read(&self, name: &str) -> String {
        let path = self.path(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The lines of `notes.csv` after the first, as columns.
    fn marks(&self) -> Vec<Vec<String>> {
        marks(&self.path("sortie/notes.csv"))
    }

    /// Name, mark, state of each copy.
    fn states(&self) -> Vec<[String; 3]> {
        self.marks()
            .into_iter()
            .map(|row| [row[0].clone(), row[2].clone(), row[4].clone()])
            .collect()
    }
}

fn marks(path: &Path) -> Vec<Vec<String>> {
    let mut reader = csv::Reader::from_path(path).unwrap();
    reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

fn echecs(command: &str) -> Command {
    let mut echecs = Command::new(env!("CARGO_BIN_EXE_echecs"));
    echecs.arg(command).env("CARGO_MANIFEST_DIR", support::root());
    echecs
}

fn run(command: &mut Command) -> Outcome {
    process::run(command, Duration::from_secs(600))
}

fn code(outcome: &Outcome) -> Option<i32> {
    outcome.status.and_then(|status| status.code())
}

#[track_caller]
fn succeed(command: &mut Command) -> Outcome {
    let outcome = run(command);
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    outcome
}

/// The files of a folder and of those in it, each with its content.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_owned();
                found.push((name, fs::read(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// Whether two folders have the same files, to the byte.
#[track_caller]
fn assert_same(one: &Path, two: &Path) {
    let (one, two) = (files(one), files(two));
    let names = |files: &[(PathBuf, Vec<u8>)]| -> Vec<PathBuf> {
        files.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(&one), names(&two));
    for ((name, one), (_, two)) in one.iter().zip(&two) {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(one == two, "{}:\n{}\n---\n{}", name.display(), text(one), text(two));
    }
}
