//! The CPE course's own project: twelve pairs of files, of which a student has written
//! some and takes the others from the library.
//!
//! Whatever is hers, the same twenty random games lead to the same positions.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use support::compilers::tool_is_there;
use support::project::Objects;
use support::temp::TempDir;
use support::{self, Linkage, parallel, process, project};

const FILES: [&str; 12] = [
    "piece",
    "constructeur_piece",
    "jeu",
    "echiquier",
    "historique_partie",
    "echiquier_deplacement",
    "echiquier_deplacement_standard",
    "echiquier_deplacement_special",
    "entree_sortie",
    "parseur_mode_interactif",
    "api_echec",
    "main",
];

fn all_objects() -> Objects {
    Objects::new("cpe", &project::folder("cpe"))
}

/// A project in a folder of its own: the headers in it are the student's.
struct Project<'a> {
    all: &'a Objects,
    temp: TempDir,
    headers: PathBuf,
}

impl Project<'_> {
    fn new(all: &Objects, own_headers: impl IntoIterator<Item = &'static str>) -> Project<'_> {
        let temp = TempDir::new("cpe");
        let headers = temp.path().join("entetes");
        fs::create_dir(&headers).unwrap();
        for name in own_headers.into_iter().filter(|&name| name != "main") {
            let header = format!("{name}.h");
            fs::copy(project::folder("cpe").join(&header), headers.join(&header)).unwrap();
        }
        Project { all, temp, headers }
    }

    fn object(&self, file: &str) -> PathBuf {
        self.all.object(file, &self.headers).unwrap()
    }

    fn objects(&self, files: impl IntoIterator<Item = &'static str>) -> Vec<PathBuf> {
        files.into_iter().map(|file| self.object(file)).collect()
    }

    /// The positions of the games that these objects and the library play.
    fn positions(&self, objects: &[PathBuf], linkage: Linkage, what: &str) -> String {
        let program = project::link(objects, linkage, &self.temp).unwrap();
        let folder = self.temp.path().join(format!("parties-{}", linkage.name()));
        fs::create_dir(&folder).unwrap();
        let mut command = support::wrapped(&program);
        command.arg("positions.txt").current_dir(&folder);
        let outcome = process::run(&mut command, Duration::from_secs(300));
        assert!(outcome.succeeded(), "{what}: {}", outcome.describe());
        assert_eq!(outcome.stderr, "", "{what}");
        for saved in ["echec_etat.txt", "echec_historique.txt"] {
            assert!(folder.join(saved).exists(), "{what}: {saved} was not written");
        }
        fs::read_to_string(folder.join("positions.txt")).unwrap()
    }

    /// They are those that the library plays alone.
    fn check(&self, objects: &[PathBuf], linkage: Linkage, what: &str) {
        let positions = self.positions(objects, linkage, what);
        let expected = library_alone();
        let differs = positions.lines().zip(expected.lines()).find(|(own, library)| own != library);
        assert!(differs.is_none(), "{what}, {}: {differs:?}", linkage.name());
        assert_eq!(positions.lines().count(), expected.lines().count(), "{what}");
    }
}

/// The positions where nothing is the student's but the program that asks for them.
fn library_alone() -> &'static str {
    static POSITIONS: OnceLock<String> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let all = all_objects();
        let project = Project::new(&all, []);
        let objects = project.objects(["main"]);
        let positions = project.positions(&objects, Linkage::Static, "the library");
        assert_eq!(positions.matches(" 0 coups,").count(), 20);
        for kind in 0..4 {
            assert!(positions.contains(&format!("sorte {kind}\n")), "no move of kind {kind}");
        }
        positions
    })
}

#[test]
fn nothing_and_everything() {
    let all = all_objects();
    let project = Project::new(&all, []);
    let objects = project.objects(["main"]);
    project.check(&objects, Linkage::Shared, "nothing of her own");
    let project = Project::new(&all, FILES);
    let objects = project.objects(FILES);
    for linkage in Linkage::ALL {
        project.check(&objects, linkage, "everything of her own");
    }
}

/// Each file of the student with its header, alone; then all of them but that one.
#[test]
fn each_file() {
    let all = all_objects();
    parallel::for_part(4, FILES.len() - 1, |number| {
        let file = FILES[number];
        let project = Project::new(&all, [file]);
        let objects = project.objects([file, "main"]);
        for linkage in Linkage::ALL {
            project.check(&objects, linkage, file);
        }
        let others = || FILES.into_iter().filter(|&other| other != file);
        let project = Project::new(&all, others());
        let objects = project.objects(others());
        for linkage in Linkage::ALL {
            project.check(&objects, linkage, &format!("all but {file}"));
        }
    });
}

/// Each header of the student alone, and all of them but one, under all her files.
#[test]
fn each_header() {
    let all = all_objects();
    parallel::for_part(4, FILES.len() - 1, |number| {
        let header = FILES[number];
        let project = Project::new(&all, [header]);
        project.check(&project.objects(FILES), Linkage::Shared, &format!("{header}.h alone"));
        let project = Project::new(&all, FILES.into_iter().filter(|&other| other != header));
        project.check(&project.objects(FILES), Linkage::Shared, &format!("all but {header}.h"));
    });
}

/// Each function of the student alone, everything else from the library.
#[test]
#[ignore = "long: .ci/run runs it"]
fn each_function() {
    if !["nm", "objcopy"].into_iter().all(tool_is_there) {
        return;
    }
    let all = all_objects();
    let project = Project::new(&all, FILES);
    let main = project.object("main");
    let objects = project.objects(FILES[..FILES.len() - 1].iter().copied());
    let functions: Vec<(&PathBuf, String)> = objects
        .iter()
        .flat_map(|object| functions(object).map(move |name| (object, name)))
        .collect();
    assert!(functions.len() >= 57, "{functions:?}");
    parallel::for_part(5, functions.len(), |number| {
        let (object, name) = &functions[number];
        let alone = Project::new(&all, []);
        let object = keep_only(object, name, alone.temp.path());
        let linkage = Linkage::ALL[number % 2];
        alone.check(&[main.clone(), object], linkage, name);
    });
}

/// The names of the functions that an object gives to others.
fn functions(object: &Path) -> impl Iterator<Item = String> {
    let mut command = Command::new("nm");
    command.args(["--defined-only", "--extern-only", "--format=posix"]).arg(object);
    let listed = process::succeed(&mut command).unwrap().stdout;
    let names: BTreeSet<String> = listed
        .lines()
        .filter_map(|line| line.split_once(" T "))
        .map(|(name, _)| name.to_owned())
        .collect();
    names.into_iter()
}

/// A copy of an object that gives only this name to others.
fn keep_only(object: &Path, name: &str, folder: &Path) -> PathBuf {
    let copy = folder.join("une_fonction.o");
    let mut command = Command::new("objcopy");
    command.arg(format!("--keep-global-symbol={name}")).arg(object).arg(&copy);
    process::succeed(&mut command).unwrap();
    copy
}
