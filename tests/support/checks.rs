//! The checks of the C suite, as its sources declare them.

use std::fs;
use std::path::{Path, PathBuf};

use super::{files_below, root};

/// Folders of c_tests that are not the suite: the tests' own tools, and what stands
/// for a student's file.
const APART: [&str; 3] = ["cadre", "copies", "remplacement"];

/// The programs of the suite, a folder a course.
pub fn programs() -> Vec<PathBuf> {
    let mut programs = files_below("c_tests", "c");
    let apart = APART.map(|folder| root().join("c_tests").join(folder));
    programs.retain(|program| !apart.iter().any(|folder| program.starts_with(folder)));
    programs
}

/// A check: `VERIF(name, "TAG TAG")`.
pub struct Check {
    pub name: String,
    pub tags: Vec<String>,
}

/// The checks of a program, in the order of its source.
pub fn declared(source: &Path) -> Vec<Check> {
    let text = fs::read_to_string(source).unwrap();
    let declarations = text.split("\nVERIF(").skip(1).map(|declaration| {
        let (arguments, _) = declaration.split_once(")\n{").expect("a check has a body");
        let (name, _) = arguments.split_once(',').expect("a check has tags");
        // Every second piece is between quotes.
        let tags = arguments.split('"').skip(1).step_by(2).flat_map(str::split_whitespace);
        Check { name: name.to_owned(), tags: tags.map(str::to_owned).collect() }
    });
    declarations.collect()
}

/// The name of a program, which does not tell its folder.
pub fn program_name(source: &Path) -> String {
    source.file_stem().unwrap().to_string_lossy().into_owned()
}
