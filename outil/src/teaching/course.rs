//! The courses, as subjects and projects know them.

use std::fs;

use crate::judge::catalogue::{self, Public};
use crate::judge::courses;
use crate::judge::nearest;
use crate::judge::prototypes::{self, Function};
use crate::judge::report::french;
use crate::judge::subject::Subject;
use crate::places;
use crate::placing::told;

/// A course.
#[derive(Debug, PartialEq, Eq)]
pub struct Course {
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    pub header: &'static str,
    /// Whether the course has file names of its own, in a folder of its name.
    pub has_files: bool,
    /// The name of the program that plays.
    pub game: &'static str,
}

pub const COURSES: [Course; 4] = [
    Course { name: "cpe", title: "CPE", header: "echecs.h", has_files: true, game: "partie" },
    Course { name: "in104", title: "IN104", header: "in104.h", has_files: true, game: "moteur" },
    Course {
        name: "partie",
        title: "HEIG-VD",
        header: "partie.h",
        has_files: false,
        game: "partie",
    },
    Course {
        name: "stackchess",
        title: "Stackchess",
        header: "stackchess.h",
        has_files: false,
        game: "partie",
    },
];

impl Course {
    pub fn named(name: &str) -> Result<&'static Course, String> {
        let names = COURSES.each_ref().map(|course| course.name);
        let said = name.to_lowercase();
        let is_meant = |course: &&Course| {
            let title = course.title.to_lowercase();
            // « heig » for « HEIG-VD ».
            course.name == said || title == said || title.split('-').next() == Some(&said)
        };
        COURSES.iter().find(is_meant).ok_or_else(|| {
            format!(
                "« {name} » n'est pas un cours, il faut {}{}",
                french::choice(&names),
                nearest::suggestion(name, names)
            )
        })
    }

    /// The course whose functions a subject asks for.
    pub fn of(subject: &Subject) -> Result<&'static Course, String> {
        let mut found: Option<&'static Course> = None;
        for name in subject.functions.keys() {
            let public = catalogue::function(name);
            let course = public.and_then(|public| Course::with(public.header.file));
            let course = course.ok_or_else(|| format!("{name} n'est d'aucun cours"))?;
            if found.is_some_and(|known| known != course) {
                return Err("ce sujet demande des fonctions de plusieurs cours".to_owned());
            }
            found = Some(course);
        }
        found.ok_or_else(|| {
            "ce sujet ne demande aucune fonction : il faut une table [fonctions]".to_owned()
        })
    }

    fn with(header: &str) -> Option<&'static Course> {
        COURSES.iter().find(|course| course.header == header)
    }

    /// The functions that the judge knows, in the order of the header.
    pub fn functions(&self) -> Vec<Public> {
        let exercises = courses::exercises();
        let all = catalogue::functions().iter().filter(|public| public.header.file == self.header);
        let judged =
            all.filter(|p| exercises.iter().any(|exercise| exercise.names()[0] == p.name()));
        judged.copied().collect()
    }

    /// The module that a function belongs to: the name of its C file.
    pub fn module(&self, public: Public) -> Result<String, String> {
        match self.name {
            "partie" => return Ok("controleur".to_owned()),
            "stackchess" if public.name().starts_with("stackchess_pile_") => {
                return Ok("piles".to_owned());
            }
            "stackchess" => return Ok("jeu".to_owned()),
            _ => {}
        }
        let folder = places::headers()?.join(self.name);
        let entries = fs::read_dir(&folder).map_err(|error| told(&folder, &error))?;
        // A file may declare a function of another, for its own use: then it does not tell its
        // contract.
        let is_it = |function: &Function| {
            function.name == public.name() && function.doc == public.function.doc
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            let text = fs::read_to_string(&path).map_err(|error| told(&path, &error))?;
            let header = prototypes::parse(&text).map_err(|error| error.to_string())?;
            if header.functions.iter().any(is_it) {
                return Ok(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
            }
        }
        Err(format!("aucun fichier du cours ne déclare {}", public.name()))
    }

    /// What the functions of a module stand on: a line of C.
    pub fn include(&self, module: &str) -> String {
        let file = if self.has_files { format!("{module}.h") } else { self.header.to_owned() };
        format!("#include \"{file}\"")
    }

    /// The structure that the functions of this module share and that a copy defines itself, and
    /// the functions that go with those that a subject asks for.
    pub fn object(&self, module: &str) -> Option<(&'static str, &'static [&'static str])> {
        match (self.name, module) {
            ("partie", _) => Some(("partie", &["partie_detruire"])),
            ("stackchess", "jeu") => Some(("stackchess", &["stackchess_detruire"])),
            _ => None,
        }
    }
}
