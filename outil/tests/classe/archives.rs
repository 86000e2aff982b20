//! Archives: the zip that Moodle gives, and those that students hand in.

use std::fs::File;
use std::io::{Cursor, Seek, Write};
use std::path::Path;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::{Desk, RIGHT, WRONG, succeed};

/// An archive of these files; names that end with « / » are folders.
pub fn pack<W: Write + Seek>(file: W, members: &[(&str, &[u8])]) -> W {
    let mut archive = ZipWriter::new(file);
    for (name, bytes) in members {
        let options = SimpleFileOptions::default();
        match name.strip_suffix('/') {
            Some(folder) => archive.add_directory(folder, options).unwrap(),
            None => {
                archive.start_file(*name, options).unwrap();
                archive.write_all(bytes).unwrap();
            }
        }
    }
    archive.finish().unwrap()
}

pub fn write(path: &Path, members: &[(&str, &[u8])]) {
    pack(File::create(path).unwrap(), members);
}

fn packed(members: &[(&str, &[u8])]) -> Vec<u8> {
    pack(Cursor::new(Vec::new()), members).into_inner()
}

/// Name, number and mark of each copy.
fn people(desk: &Desk) -> Vec<[String; 3]> {
    desk.marks().into_iter().map(|row| [row[0].clone(), row[1].clone(), row[2].clone()]).collect()
}

fn expected(rows: &[[&str; 3]]) -> Vec<[String; 3]> {
    rows.iter().map(|row| row.map(str::to_owned)).collect()
}

#[test]
fn moodle_s_archive_tells_who_has_handed_in() {
    let desk = Desk::new();
    let inner = packed(&[("tp/historique.c", RIGHT.as_bytes()), ("__MACOSX/._x.c", b"\0")]);
    write(
        &desk.path("moodle.zip"),
        &[
            ("Œuvrard Zoé_1042_assignsubmission_file_/historique.c", RIGHT.as_bytes()),
            ("Œuvrard Zoé_1042_assignsubmission_file_/notes.txt", b"bonjour"),
            ("Élan Bob_1007_assignsubmission_file_/rendu.zip", &inner),
            // The same name: another person.
            ("Élan Bob_1008_assignsubmission_file_/historique.c", WRONG.as_bytes()),
            // Files without folders, as Moodle gives them too.
            ("Ami Luc_1003_assignsubmission_file_historique.c", RIGHT.as_bytes()),
            ("Ami Luc_1003_assignsubmission_file_entete.h", b""),
            ("Vide Eve_1009_assignsubmission_file_/", b""),
            ("__MACOSX/._Élan", b"\0"),
        ],
    );
    succeed(&mut desk.class_of("moodle.zip"));
    assert_eq!(
        people(&desk),
        expected(&[
            ["Ami Luc", "1003", "6"],
            ["Élan Bob", "1007", "6"],
            ["Élan Bob", "1008", "4"],
            ["Œuvrard Zoé", "1042", "6"],
            ["Vide Eve", "1009", "0"],
        ])
    );
    assert!(desk.path("sortie/copies/OEuvrard-Zoe.html").is_file());
}

/// Somebody who has written a text beside her files, as Moodle offers, has handed in one copy: in the
/// archive and when it is unpacked.
#[test]
fn files_and_a_text_of_one_person_are_one_copy() {
    let desk = Desk::new();
    let (file, text) =
        ("Ami Léa_3_assignsubmission_file_", "Ami Léa_3_assignsubmission_onlinetext_");
    let members = [
        (format!("{file}/historique.c"), RIGHT),
        (format!("{text}/onlinetext.html"), "<p>Bonjour</p>"),
        ("Seul Texte_4_assignsubmission_onlinetext_/onlinetext.html".to_owned(), "<p>int</p>"),
    ];
    let packed: Vec<(&str, &[u8])> =
        members.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    write(&desk.path("moodle.zip"), &packed);
    succeed(&mut desk.class_of("moodle.zip"));
    let expected = expected(&[["Ami Léa", "3", "6"], ["Seul Texte", "4", "0"]]);
    assert_eq!(people(&desk), expected);
    for (name, text) in &members {
        desk.write(&format!("copies/{name}"), text);
    }
    std::fs::remove_dir_all(desk.path("sortie")).unwrap();
    succeed(&mut desk.class());
    assert_eq!(people(&desk), expected);
}

/// With blind marking everybody is called « Participant »: the number tells who it is, wherever a
/// name is.
#[test]
fn people_of_one_name_have_their_numbers() {
    let desk = Desk::new();
    write(
        &desk.path("moodle.zip"),
        &[
            ("Participant_77_assignsubmission_file_/h.c", RIGHT.as_bytes()),
            ("Participant_78_assignsubmission_file_/h.txt", b""),
        ],
    );
    succeed(&mut desk.class_of("moodle.zip"));
    let index = desk.read("sortie/index.html");
    let junit = desk.read("sortie/junit.xml");
    for number in ["77", "78"] {
        assert!(index.contains(&format!("<span class=\"numero\">{number}</span>")), "{index}");
        assert!(junit.contains(&format!("<testsuite name=\"Participant ({number})\"")), "{junit}");
        let page = index.split(&format!(">{number}<")).next().unwrap();
        let page = page.rsplit("href=\"").next().unwrap().split('"').next().unwrap();
        let page = desk.read(&format!("sortie/{page}"));
        assert!(page.contains(&format!("Participant ({number})")), "{page}");
    }
}

/// Whoever has handed in a link only is not forgotten.
#[test]
fn a_link_in_an_archive_has_its_line() {
    let desk = Desk::new();
    let mut archive = ZipWriter::new(File::create(desk.path("moodle.zip")).unwrap());
    let options = SimpleFileOptions::default();
    archive.start_file("Ami Luc_1_assignsubmission_file_/a.c", options).unwrap();
    archive.write_all(RIGHT.as_bytes()).unwrap();
    archive.add_symlink("Lien Ada_2_assignsubmission_file_/a.c", "../a.c", options).unwrap();
    archive.finish().unwrap();
    succeed(&mut desk.class_of("moodle.zip"));
    assert_eq!(people(&desk), expected(&[["Ami Luc", "1", "6"], ["Lien Ada", "2", "0"]]));
}

/// The same in a folder, where the sentence says why.
#[test]
fn a_link_in_a_folder_is_told() {
    let desk = Desk::new();
    desk.write("copies/luc.c", RIGHT);
    std::fs::create_dir(desk.path("copies/ada")).unwrap();
    std::os::unix::fs::symlink("../luc.c", desk.path("copies/ada/a.c")).unwrap();
    succeed(&mut desk.class());
    let reason = desk.marks()[0].last().unwrap().clone();
    assert_eq!(reason, "aucun fichier .c, mais a.c (un lien, que le juge ne suit pas)");
}

/// The same, after somebody has unpacked it, gives the same marks.
#[test]
fn an_unpacked_archive_is_the_same_class() {
    let desk = Desk::new();
    desk.write("copies/Ami Luc_1003_assignsubmission_file_historique.c", RIGHT);
    desk.write("copies/Élan Bob_1008_assignsubmission_file_/historique.c", WRONG);
    desk.write("copies/Yeti_77_assignsubmission_file_/a.zip", packed(&[("a.c", RIGHT.as_bytes())]));
    succeed(&mut desk.class());
    assert_eq!(
        people(&desk),
        expected(&[["Ami Luc", "1003", "6"], ["Élan Bob", "1008", "4"], ["Yeti", "77", "6"]])
    );
}

/// A folder of copies that somebody has packed is around all of them.
#[test]
fn a_folder_around_all_copies_is_none() {
    let desk = Desk::new();
    write(
        &desk.path("tp.zip"),
        &[
            ("TP 3/", b""),
            ("TP 3/luc/historique.c", RIGHT.as_bytes()),
            ("TP 3/zoe/src/historique.c", WRONG.as_bytes()),
        ],
    );
    succeed(&mut desk.class_of("tp.zip"));
    let alone = desk.read("sortie/notes.csv");
    // The same if it lies alone in a folder.
    std::fs::rename(desk.path("tp.zip"), desk.path("copies/tp.zip")).unwrap();
    succeed(&mut desk.class());
    assert_eq!(alone, desk.read("sortie/notes.csv"));
    assert_eq!(people(&desk), expected(&[["luc", "", "6"], ["zoe", "", "4"]]));
}

/// With several arguments, a folder that has C files is a copy: `copies/*` is the class.
#[test]
fn a_shell_may_list_the_copies() {
    let desk = Desk::new();
    desk.write("copies/luc/historique.c", RIGHT);
    desk.write("copies/luc/main.c", "int main(void) { return 0; }\n");
    desk.write("copies/zoe.c", WRONG);
    let mut command = crate::echecs("classe");
    command.current_dir(desk.temp.path()).arg("sujet.toml");
    succeed(command.args(["copies/luc", "copies/zoe.c", "--sortie", "sortie"]));
    assert_eq!(people(&desk), expected(&[["luc", "", "6"], ["zoe", "", "4"]]));
}

/// Two groups, each with somebody of the same name; a folder and a file of the same name; folders that a
/// shell lists. Nobody has the mark of another.
#[test]
#[ignore = "long: .ci/run runs it"]
fn people_of_the_same_name_are_told_apart() {
    let desk = Desk::new();
    desk.write("lundi/luc/historique.c", RIGHT);
    desk.write("mardi/luc/historique.c", WRONG);
    desk.write("jeudi/luc.c", RIGHT);
    desk.write("jeudi/luc/historique.c", WRONG);
    desk.write("a/mardi/luc/historique.c", RIGHT);
    for (copies, expected) in [
        (&["lundi", "mardi"][..], &[["luc (lundi)", "", "6"], ["luc (mardi)", "", "4"]][..]),
        (&["lundi/luc", "mardi/luc"], &[["luc (lundi)", "", "6"], ["luc (mardi)", "", "4"]]),
        (&["jeudi"], &[["luc (jeudi/luc)", "", "4"], ["luc (jeudi/luc.c)", "", "6"]]),
        (
            &["mardi/luc", "a/mardi/luc"],
            &[["luc (mardi/luc)", "", "4"], ["luc (mardi/luc) (2)", "", "6"]],
        ),
    ] {
        let mut command = crate::echecs("classe");
        command.current_dir(desk.temp.path()).arg("sujet.toml").args(copies);
        succeed(command.args(["--sortie", "sortie"]));
        assert_eq!(people(&desk), self::expected(expected), "{copies:?}");
    }
    let mut command = crate::echecs("classe");
    command.current_dir(desk.temp.path()).args(["sujet.toml", "lundi", "./lundi"]);
    let outcome = crate::run(command.args(["--sortie", "sortie"]));
    assert_eq!(crate::code(&outcome), Some(2), "{}", outcome.describe());
    assert!(outcome.stderr.contains("./lundi est donné deux fois"), "{}", outcome.describe());
}
