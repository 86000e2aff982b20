//! Copies and archives that are after something else than a mark.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::archives::write;
use crate::{Desk, RIGHT, code, run, succeed};

/// The reason of a copy.
fn reason(desk: &Desk, name: &str) -> String {
    let rows = desk.marks();
    let row = rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("{name}: {rows:?}"));
    row.last().unwrap().clone()
}

#[test]
fn nothing_is_written_outside_the_copy() {
    let desk = Desk::new();
    write(
        &desk.path("moodle.zip"),
        &[
            ("../../evade.c", RIGHT.as_bytes()),
            ("Bob_1_assignsubmission_file_/../../../evade.c", RIGHT.as_bytes()),
            ("Eve_2_assignsubmission_file_/a\\..\\..\\..\\evade.c", RIGHT.as_bytes()),
            ("Luc_3_assignsubmission_file_/historique.c", RIGHT.as_bytes()),
        ],
    );
    succeed(&mut desk.class_of("moodle.zip"));
    let states = desk.states();
    let states: Vec<[&str; 3]> = states.iter().map(|row| [&*row[0], &*row[1], &*row[2]]).collect();
    assert_eq!(
        states,
        [
            ["../../evade.c", "0", "interdite"],
            ["Bob", "0", "interdite"],
            ["Eve", "0", "interdite"],
            ["Luc", "6", "jugée"],
        ]
    );
    assert!(
        reason(&desk, "Bob").ends_with("evade.c » sort de l'archive"),
        "{}",
        reason(&desk, "Bob")
    );
    let evaded =
        crate::files(desk.temp.path()).into_iter().filter(|(path, _)| path.ends_with("evade.c"));
    assert_eq!(evaded.count(), 0);
}

/// Zeros that are small in an archive and large outside of it: in Moodle's, and in a student's own.
#[test]
fn a_bomb_does_not_go_off() {
    let desk = Desk::new();
    let zeros = vec![b' '; 8 << 20];
    let mut inner = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for number in 0..3 {
        inner.start_file(format!("{number}.c"), SimpleFileOptions::default()).unwrap();
        std::io::Write::write_all(&mut inner, &zeros).unwrap();
    }
    let inner = inner.finish().unwrap().into_inner();
    assert!(inner.len() < 1 << 20);
    write(
        &desk.path("moodle.zip"),
        &[
            ("Bob_1_assignsubmission_file_/bombe.c", &zeros),
            ("Eve_2_assignsubmission_file_/bombe.zip", &inner),
            // What C does not need is not even unpacked.
            ("Luc_3_assignsubmission_file_/film.avi", &zeros),
            ("Luc_3_assignsubmission_file_/historique.c", RIGHT.as_bytes()),
        ],
    );
    succeed(&mut desk.class_of("moodle.zip"));
    for (name, file) in [("Bob", "bombe.c"), ("Eve", "0.c")] {
        let reason = reason(&desk, name);
        assert!(reason.contains(&format!("« {file} » est trop grand : plus de 4 Mo")), "{reason}");
    }
    let states: Vec<String> = desk.states().into_iter().map(|[.., state]| state).collect();
    assert_eq!(states, ["interdite", "interdite", "jugée"]);
}

/// Many small bombs are a large one: the limits are those of the copy, not of each of its archives.
#[test]
fn many_archives_are_one_copy() {
    let desk = Desk::new();
    let spaces = vec![b' '; 4 << 20];
    let inner: Vec<(&str, &[u8])> = vec![("a.c", &spaces), ("b.c", &spaces), ("c.c", &spaces)];
    for number in 0..3 {
        write(&desk.write(&format!("copies/bob/{number}.zip"), ""), &inner);
    }
    let many: Vec<String> = (0..700).map(|number| format!("{number}.txt")).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
    for number in 0..3 {
        write(&desk.write(&format!("copies/eve/{number}.zip"), ""), &many);
    }
    succeed(&mut desk.class());
    assert_eq!(reason(&desk, "bob"), "la copie est trop grande : plus de 32 Mo");
    assert_eq!(reason(&desk, "eve"), "la copie a plus de 2000 fichiers");
}

#[test]
fn too_many_files_are_no_copy() {
    let desk = Desk::new();
    for number in 0..2001 {
        desk.write(&format!("copies/bob/{number}.txt"), "");
    }
    desk.write("copies/luc.c", RIGHT);
    succeed(&mut desk.class());
    assert!(reason(&desk, "bob").contains("plus de 2000 fichiers"), "{}", reason(&desk, "bob"));
    assert_eq!(reason(&desk, "luc"), "tout est juste");
}

/// Names that no folder can have, in an archive that nothing has unpacked before.
#[test]
fn names_that_cannot_be_are_the_fault_of_their_copy() {
    let desk = Desk::new();
    let long = format!("Bob_1_assignsubmission_file_/{}.c", "o".repeat(300));
    write(
        &desk.path("moodle.zip"),
        &[
            (&long, RIGHT.as_bytes()),
            ("Eve_2_assignsubmission_file_/a.c", RIGHT.as_bytes()),
            ("Eve_2_assignsubmission_file_/a.c/b.c", RIGHT.as_bytes()),
            ("Luc_3_assignsubmission_file_/historique.c", RIGHT.as_bytes()),
        ],
    );
    succeed(&mut desk.class_of("moodle.zip"));
    assert!(reason(&desk, "Bob").ends_with("ce nom est trop long"), "{}", reason(&desk, "Bob"));
    assert!(reason(&desk, "Eve").ends_with("y est deux fois"), "{}", reason(&desk, "Eve"));
    assert_eq!(reason(&desk, "Luc"), "tout est juste");
}

#[test]
fn an_archive_that_is_broken_is_the_fault_of_its_copy() {
    let desk = Desk::new();
    desk.write("copies/bob/rendu.zip", "ceci n'est pas une archive");
    desk.write("copies/luc.c", RIGHT);
    succeed(&mut desk.class());
    let reason = reason(&desk, "bob");
    assert!(reason.contains("« rendu.zip » : ce n'est pas une archive zip"), "{reason}");
    // But nobody's if it is the class.
    desk.write("classe.zip", "ceci n'est pas une archive");
    let outcome = run(&mut desk.class_of("classe.zip"));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert!(
        outcome.stderr.contains("classe.zip : ce n'est pas une archive zip"),
        "{}",
        outcome.describe()
    );
}

/// A name of an older system, one that ends lines, one that a spreadsheet would compute, one that a
/// page would obey: the class goes on, and each is told.
#[test]
fn any_name_is_a_name() {
    let desk = Desk::new();
    let write =
        |name: &[u8]| fs::write(desk.path("copies").join(OsStr::from_bytes(name)), RIGHT).unwrap();
    write(b"L\xe9a.c");
    write(b"=1+2.c");
    write(b"<b>Bob.c");
    write(b"deux\nlignes.c");
    write("李娜.c".as_bytes());
    write(b"-x.c");
    succeed(&mut desk.class());
    let names: Vec<String> = desk.states().into_iter().map(|[name, ..]| name).collect();
    assert_eq!(names, ["'-x", "<b>Bob", "'=1+2", "deux\u{fffd}lignes", "Léa", "李娜"]);
    assert!(desk.states().iter().all(|[_, mark, _]| mark == "6"));
    let index = desk.read("sortie/index.html");
    assert!(index.contains("&lt;b&gt;Bob") && !index.contains("<b>Bob"));
}

/// A link may lead to the teacher's own files, or round in a circle.
#[test]
fn links_are_not_followed() {
    let desk = Desk::new();
    let secret = desk.write("secret/historique.c", RIGHT);
    desk.write("copies/luc.c", RIGHT);
    fs::create_dir(desk.path("copies/eve")).unwrap();
    for (target, link) in [
        (secret.as_path(), "copies/bob.c"),
        (&desk.path("secret"), "copies/dossier"),
        (secret.as_path(), "copies/eve/historique.c"),
        (&desk.path("copies"), "copies/eve/rond"),
    ] {
        std::os::unix::fs::symlink(target, desk.path(link)).unwrap();
    }
    succeed(&mut desk.class());
    let states = desk.states();
    let states: Vec<[&str; 2]> = states.iter().map(|row| [&*row[0], &*row[2]]).collect();
    assert_eq!(
        states,
        [["bob.c", "illisible"], ["dossier", "illisible"], ["eve", "illisible"], ["luc", "jugée"]]
    );
    assert!(reason(&desk, "bob.c").contains("un lien"));
}
