//! A class in parts, as several machines judge it, and in one.

use std::fs;
use std::process::Command;

use crate::{DOES_NOT_COMPILE, Desk, HOUR, RIGHT, WRONG, assert_same, code, echecs, run, succeed};
use support::process;

/// Three of them are judged in no time: they do not compile.
fn class() -> Desk {
    let desk = Desk::new();
    let copies = [RIGHT, DOES_NOT_COMPILE, DOES_NOT_COMPILE, WRONG, DOES_NOT_COMPILE];
    for (name, text) in ["a", "b", "c", "d", "e"].into_iter().zip(copies) {
        desk.write(&format!("copies/{name}.c"), text);
    }
    desk
}

fn part(desk: &Desk, number: usize, count: usize) {
    let mut command = echecs("classe");
    command.current_dir(desk.temp.path()).args(["sujet.toml", "copies", "--part"]);
    command.arg(format!("{number}/{count}")).args(["--sortie", &format!("part{number}")]);
    succeed(&mut command);
}

fn join(desk: &Desk, parts: &[&str]) -> Command {
    let mut command = echecs("rassembler");
    command.current_dir(desk.temp.path()).args(parts).args(["--sortie", "reunie"]);
    command
}

#[test]
fn the_parts_together_are_the_class() {
    let desk = class();
    succeed(&mut desk.class());
    (1..=3).for_each(|number| part(&desk, number, 3));
    // Each has its share, and says that it is one.
    assert_eq!(crate::marks(&desk.path("part3/notes.csv")).len(), 1);
    assert!(desk.read("part2/index.html").contains("part 2 sur 3"));
    let outcome = succeed(&mut join(&desk, &["part3", "part1", "part2"]));
    assert!(outcome.stdout.starts_with("5 copies, 3 parts."), "{}", outcome.describe());
    assert_same(&desk.path("sortie"), &desk.path("reunie"));
}

/// More machines than copies.
#[test]
fn a_part_may_be_empty() {
    let desk = Desk::new();
    desk.write("copies/a/lisez-moi.txt", "");
    succeed(&mut desk.class());
    (1..=2).for_each(|number| part(&desk, number, 2));
    assert_eq!(crate::marks(&desk.path("part2/notes.csv")).len(), 0);
    succeed(&mut join(&desk, &["part1", "part2"]));
    assert_same(&desk.path("sortie"), &desk.path("reunie"));
}

/// A thousand copies, all of which are judged in no time since nothing in them is C.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_thousand_copies_in_eight_parts_give_the_same_files() {
    let desk = Desk::new();
    for number in 0..1000 {
        desk.write(&format!("copies/copie {number}/lisez-moi.txt"), format!("{}\n", number % 7));
    }
    succeed(&mut desk.class());
    (1..=8).for_each(|number| part(&desk, number, 8));
    let parts: Vec<String> = (1..=8).map(|number| format!("part{number}")).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    succeed(&mut join(&desk, &parts));
    assert_eq!(desk.marks().len(), 1000);
    assert_same(&desk.path("sortie"), &desk.path("reunie"));
}

/// Real copies, right and wrong: a hundred in `.ci/zoo`, where it takes minutes.
#[test]
#[ignore = "long: .ci/run runs it"]
fn copies_of_c_in_eight_parts_give_the_same_files() {
    let is_whole = std::env::var_os("ECHECS_TOUT_LE_ZOO").is_some();
    let count = if is_whole { 100 } else { 3 };
    let desk = Desk::new();
    desk.write(
        "sujet.toml",
        "[fonctions]\nechiquier_deplacement_special_realise_si_possible_roque = 8\n\
         echiquier_deplacement_special_realise_si_possible_prise_en_passant = 8\n\
         historique_deplacement_existe = 4\n",
    );
    let zoo = support::files("outil/tests/zoo/cpe", "c").into_iter().filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        ["roque_", "passant_", "historique_"].iter().any(|kind| name.starts_with(kind))
    });
    // One of them is not UTF-8.
    let zoo: Vec<Vec<u8>> = zoo.map(|path| fs::read(path).unwrap()).collect();
    for number in 0..count {
        let text = &zoo[number * zoo.len() / count];
        let own = format!("/* {number} */\n");
        desk.write(&format!("copies/{number}.c"), [text.as_slice(), own.as_bytes()].concat());
    }
    let outcome = process::run(&mut desk.class(), HOUR);
    assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    (1..=8).for_each(|number| part(&desk, number, 8));
    let parts: Vec<String> = (1..=8).map(|number| format!("part{number}")).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    succeed(&mut join(&desk, &parts));
    assert_eq!(desk.marks().len(), count);
    assert_same(&desk.path("sortie"), &desk.path("reunie"));
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn parts_that_do_not_belong_together_are_told() {
    let desk = class();
    part(&desk, 1, 2);
    part(&desk, 2, 2);
    let said = |parts: &[&str]| {
        let outcome = run(&mut join(&desk, parts));
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        assert!(!desk.path("reunie").exists());
        outcome.stderr
    };
    for (parts, sentence) in [
        (&["part1"][..], "il manque la part 2/2"),
        (&["part1", "part1", "part2"], "deux dossiers ont la part 1/2"),
        (&["part1", "copies"], "copies n'est pas le dossier d'une part"),
        (&["part1", "nulle-part"], "nulle-part n'est pas le dossier d'une part"),
        (&[], "il faut les dossiers des parts"),
    ] {
        let said = said(parts);
        assert!(said.contains(sentence), "{parts:?}: {said}");
    }
    desk.write("sujet.toml", crate::SUBJECT.replace("= 6", "= 7"));
    fs::rename(desk.path("part2"), desk.path("ancienne")).unwrap();
    part(&desk, 2, 2);
    let told = said(&["part1", "part2"]);
    assert!(told.contains("n'ont pas le même sujet"), "{told}");
    // A part that was stopped is not finished.
    fs::remove_file(desk.path("ancienne/journal/resultats/b.json")).unwrap();
    let outcome = run(&mut join(&desk, &["part1", "ancienne"]));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert!(outcome.stderr.contains("finissez d'abord cette part"), "{}", outcome.describe());
}

/// A part that was begun anew, for another subject, and stopped: its old marks are not taken for new ones.
#[test]
fn a_part_that_was_stopped_is_not_joined() {
    let desk = Desk::new();
    desk.write("copies/a.c", RIGHT);
    part(&desk, 1, 1);
    desk.write("sujet.toml", crate::SUBJECT.replace("= 6", "= 12"));
    let again = |tmp: &str| {
        let mut command = echecs("classe");
        command.current_dir(desk.temp.path()).env("TMPDIR", desk.path(tmp));
        command.args(["sujet.toml", "copies", "--part", "1/1", "--sortie", "part1"]);
        run(&mut command)
    };
    // Where there is no room to work, nothing is begun.
    let before = crate::files(&desk.path("part1"));
    assert_eq!(code(&again("nulle-part")), Some(2));
    assert_eq!(before, crate::files(&desk.path("part1")));
    // It is begun, and stops where it would note where it works.
    let note = desk.path("part1/journal/travail.txt");
    fs::create_dir(&note).unwrap();
    assert_eq!(code(&again("tmp")), Some(2));
    fs::remove_dir(&note).unwrap();
    let outcome = run(&mut join(&desk, &["part1"]));
    assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
    assert!(outcome.stderr.contains("dans part1, n'est pas finie"), "{}", outcome.describe());
    assert!(!desk.path("reunie").exists());
    assert_eq!(code(&again("tmp")), Some(0));
    succeed(&mut join(&desk, &["part1"]));
    assert_eq!(crate::marks(&desk.path("reunie/notes.csv"))[0][2..4], ["12", "12"]);
}

/// A folder has one part: another one would remove its results.
#[test]
fn a_part_is_not_overwritten() {
    let desk = Desk::new();
    for name in ["a", "b"] {
        desk.write(&format!("copies/{name}/lisez-moi.txt"), name);
    }
    (1..=2).for_each(|number| part(&desk, number, 2));
    let before = crate::files(&desk.path("part1"));
    for (command, arguments, other) in [
        ("classe", &["sujet.toml", "copies"][..], "toute la classe"),
        ("classe", &["sujet.toml", "copies", "--part", "2/2"], "la part 2/2"),
        ("rassembler", &["part1", "part2"], "toute la classe"),
    ] {
        let sentence = format!("part1 a déjà la part 1/2, et {other} n'y a pas sa place");
        let mut command = echecs(command);
        command.current_dir(desk.temp.path()).args(arguments).args(["--sortie", "part1"]);
        let outcome = run(&mut command);
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        assert!(outcome.stderr.contains(&sentence), "{}", outcome.describe());
    }
    assert_eq!(before, crate::files(&desk.path("part1")));
}

/// What a machine could not judge is not forgotten with the others, nor is a damaged journal a result.
#[test]
fn what_is_not_judged_in_a_part_is_told() {
    let desk = Desk::new();
    desk.write("copies/a/lisez-moi.txt", "");
    part(&desk, 1, 1);
    let result = "part1/journal/resultats/a.json";
    let text = desk.read(result);
    desk.write(result, text.replace("\"illisible\"", "\"à rejuger\""));
    let outcome = run(&mut join(&desk, &["part1"]));
    assert_eq!(code(&outcome), Some(1), "{}", outcome.describe());
    assert!(outcome.stdout.starts_with("1 copie, 1 part."), "{}", outcome.describe());
    assert!(outcome.stderr.contains("n'a pas pu juger 1 copie"), "{}", outcome.describe());
    for damaged in [result, "part1/journal/classe.json"] {
        desk.write(damaged, "{");
        let outcome = run(&mut join(&desk, &["part1"]));
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        assert!(outcome.stderr.contains("json est abîmé"), "{}", outcome.describe());
    }
}

#[test]
fn a_part_is_one_of_some() {
    let desk = class();
    for wrong in ["0/3", "4/3", "3", "a/b", "1/0"] {
        let outcome = run(desk.class().args(["--part", wrong]));
        assert_eq!(code(&outcome), Some(2), "{}", outcome.describe());
        assert!(outcome.stderr.contains("il faut K/N"), "{}", outcome.describe());
    }
}
