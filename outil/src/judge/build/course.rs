//! Which course a copy is about: the headers that its files include. A function that has the name of
//! another course's is a helper like any other.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use super::STAGE;
use crate::judge::catalogue::{self, Public};
use crate::judge::copy::Copy;

/// What a file includes, by whatever way.
#[derive(Default)]
pub struct Includes {
    /// The library's headers, under their own names or those of a course's files.
    pub headers: BTreeSet<&'static str>,
    /// The folders of the courses' files that it needs.
    pub folders: BTreeSet<&'static str>,
    /// C files of the copy, from its folder.
    pub sources: BTreeSet<PathBuf>,
}

impl Includes {
    /// Those of what the preprocessor makes of a file: lines such as `# 1 "/…/cpe/piece.h" 1`.
    pub fn read(preprocessed: &str) -> Includes {
        let mut found = Includes::default();
        for marker in preprocessed.lines().filter_map(|line| line.strip_prefix("# ")) {
            let Some(path) = marker.split('"').nth(1) else { continue };
            match path.strip_prefix(STAGE) {
                Some(own) if own.ends_with(".c") => {
                    found.sources.insert(plain(Path::new(own)));
                }
                Some(_) => {}
                None => found.add(Path::new(path)),
            }
        }
        found
    }

    fn add(&mut self, path: &Path) {
        let folder = path.parent().and_then(Path::file_name);
        let of_folder =
            catalogue::FOLDERS.iter().find(|(known, _)| folder.is_some_and(|f| f == *known));
        if let Some((folder, header)) = of_folder {
            self.folders.insert(folder);
            self.headers.insert(header);
            return;
        }
        let all = catalogue::headers().iter().map(|header| header.file);
        let named = all.filter(|file| path.file_name().is_some_and(|name| name == *file));
        self.headers.extend(named.filter(|file| *file != catalogue::COMMON));
    }
}

/// The folder of the course's file names that a copy needs: the one that has most of the files that it
/// wants; then that of what is asked for, then that of the functions that it names. `headers` is the
/// folder of all of them.
pub fn folder(copy: &Copy, asked: &BTreeSet<&'static str>, headers: &Path) -> Option<&'static str> {
    let wanted = copy.wanted();
    let has = |folder: &str, name: &String| headers.join(folder).join(name).is_file();
    let count = |folder: &str, header: &str| {
        wanted.iter().filter(|name| *name == header || has(folder, name)).count()
    };
    let counts = catalogue::FOLDERS.map(|(folder, header)| (count(folder, header), folder, header));
    let most = counts.iter().map(|(count, ..)| *count).max().unwrap_or_default();
    let likely: Vec<_> = counts.iter().filter(|(count, ..)| *count == most).collect();
    let named = copy.header();
    let is_asked = |header: &str| asked.contains(header);
    let is_named = |header: &str| match named {
        Some(catalogue::COMMON) => header == "echecs.h",
        named => named == Some(header),
    };
    let first = match most {
        0 => None,
        _ => likely.first(),
    };
    let found = likely.iter().find(|(.., header)| likely.len() == 1 || is_asked(header));
    let found = found.or_else(|| likely.iter().find(|(.., header)| is_named(header))).or(first);
    found.map(|(_, folder, _)| *folder)
}

/// A path without the steps up in it.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

/// The public functions that are judged, of files of which each includes and defines something.
/// `asked` are the headers of what must be there, which counts wherever it is. A file without a header
/// of the library is about what the others are; where none has one, the course of which most is
/// defined is meant.
pub fn functions(
    files: &[(&Includes, &BTreeSet<String>)],
    asked: &BTreeSet<&'static str>,
) -> Vec<Public> {
    let all = || catalogue::functions().iter().copied();
    let is_defined = |public: &Public| files.iter().any(|(_, names)| names.contains(public.name()));
    let mut whole: BTreeSet<&str> =
        files.iter().flat_map(|(includes, _)| &includes.headers).copied().collect();
    if whole.is_empty() {
        whole = most(all().filter(is_defined));
    }
    let is_meant = |public: &Public| {
        let file = public.header.file;
        let meant = |includes: &Includes| match includes.headers.is_empty() {
            true => whole.contains(file),
            false => includes.headers.contains(file),
        };
        let is_here = |(includes, names): &(&Includes, &BTreeSet<String>)| {
            names.contains(public.name()) && meant(includes)
        };
        let is_for_all = file == catalogue::COMMON || asked.contains(file);
        (is_for_all && is_defined(public)) || files.iter().any(is_here)
    };
    let meant: Vec<Public> = all().filter(is_meant).collect();
    // Who includes another course's header than she writes for has written something all the same.
    if meant.is_empty() { all().filter(is_defined).collect() } else { meant }
}

/// The headers of which most functions are among these.
fn most(defined: impl Iterator<Item = Public>) -> BTreeSet<&'static str> {
    // A controller brings the board along on which it stands.
    let course = |file: &'static str| if file == "partie.h" { "echecs.h" } else { file };
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for public in defined {
        *counts.entry(course(public.header.file)).or_default() += 1;
    }
    let most = counts.values().max().copied();
    let has_most = |file: &&'static str| counts.get(course(file)).copied() == most;
    catalogue::headers().iter().map(|header| header.file).filter(has_most).collect()
}

#[cfg(test)]
mod tests {
    use super::{Includes, functions};
    use std::collections::BTreeSet;

    fn judged(files: &[(&str, &[&str])], asked: &[&'static str]) -> Vec<&'static str> {
        let read = |(text, names): &(&str, &[&str])| {
            let names: BTreeSet<String> = names.iter().map(|name| (*name).to_owned()).collect();
            (Includes::read(text), names)
        };
        let files: Vec<_> = files.iter().map(read).collect();
        let files: Vec<_> = files.iter().map(|(includes, names)| (includes, names)).collect();
        let asked = asked.iter().copied().collect();
        functions(&files, &asked).iter().map(|public| public.name()).collect()
    }

    const BOARD: &str = "# 1 \"/usr/include/cpe/piece.h\" 1\n";
    const BITS: &str = "# 1 \"/usr/include/in104.h\" 1 3 4\n";
    const PIECE: &str = "piece_est_valide";
    const ATTACKED: &str = "case_attaquee";

    #[test]
    fn a_file_is_about_the_header_that_it_includes() {
        assert_eq!(judged(&[(BOARD, &[PIECE, ATTACKED])], &[]), [PIECE]);
        assert_eq!(judged(&[(BITS, &[PIECE, ATTACKED])], &[]), [ATTACKED]);
        let both = [(BOARD, &[PIECE][..]), (BITS, &[ATTACKED])];
        assert_eq!(judged(&both, &[]), [PIECE, ATTACKED]);
        // What is asked for counts wherever it is.
        assert_eq!(judged(&[(BOARD, &[PIECE, ATTACKED])], &["in104.h"]), [PIECE, ATTACKED]);
        assert_eq!(judged(&[(BOARD, &[ATTACKED])], &[]), [ATTACKED]);
    }

    #[test]
    fn a_file_without_a_header_is_about_what_the_others_are() {
        assert_eq!(judged(&[(BOARD, &[PIECE]), ("", &["eval"])], &[]), [PIECE]);
        assert_eq!(judged(&[(BOARD, &[]), ("", &[PIECE])], &[]), [PIECE]);
    }

    #[test]
    fn without_any_header_most_of_what_is_defined_decides() {
        assert_eq!(judged(&[("", &[PIECE, "piece_invalider", ATTACKED])], &[]).len(), 2);
        assert_eq!(judged(&[("", &[PIECE, ATTACKED])], &[]).len(), 2);
        // The copy's own headers have any name.
        let own = "# 1 \"copie/in104.h\" 1\n";
        assert_eq!(judged(&[(own, &[PIECE])], &[]), [PIECE]);
    }

    #[test]
    fn files_that_are_included_are_found_by_their_place() {
        let found = Includes::read("# 1 \"copie/src/../jeu.c\" 1\n# 1 \"copie/jeu.h\" 1\n");
        assert_eq!(
            found.sources.iter().map(|path| path.display().to_string()).collect::<Vec<_>>(),
            ["jeu.c"]
        );
        assert!(found.headers.is_empty());
    }
}
