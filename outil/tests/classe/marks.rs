//! What a class comes to: marks, states, pages, reports.

use std::fs;

use serde_json::Value;

use crate::{DOES_NOT_COMPILE, Desk, FORBIDDEN, RIGHT, SUBJECT, WRONG, files, succeed};

/// A class with a copy of each sort, as folders and as files.
fn class() -> Desk {
    let desk = Desk::new();
    desk.write("copies/Zoé Œuvrard/src/historique.c", RIGHT);
    desk.write("copies/Zoé Œuvrard/rapport.pdf", "%PDF");
    desk.write("copies/andre.c", WRONG);
    desk.write("copies/Élise.c", RIGHT);
    desk.write("copies/casse.c", DOES_NOT_COMPILE);
    desk.write("copies/interdit.c", FORBIDDEN);
    desk.write("copies/papier/devoir.pdf", "%PDF");
    fs::create_dir(desk.path("copies/rien")).unwrap();
    desk.write("copies/autre chose.c", "int f(void);\nint f(void) { return 0; }\n");
    desk
}

#[test]
fn every_copy_has_its_line_and_its_state() {
    let desk = class();
    let outcome = succeed(&mut desk.class());
    assert!(outcome.stdout.starts_with("8 copies jugées"), "{}", outcome.describe());
    assert!(outcome.stderr.contains("8/8 "), "{}", outcome.describe());
    let states = desk.states();
    let states: Vec<[&str; 3]> = states.iter().map(|row| [&*row[0], &*row[1], &*row[2]]).collect();
    assert_eq!(
        states,
        [
            ["andre", "4", "jugée"],
            ["autre chose", "0", "sans fonction"],
            ["casse", "0", "ne compile pas"],
            ["Élise", "6", "jugée"],
            ["interdit", "0", "interdite"],
            ["papier", "0", "illisible"],
            ["rien", "0", "illisible"],
            ["Zoé Œuvrard", "6", "jugée"],
        ]
    );
    for (row, part) in [
        (0, "HISTORIQUE-EXISTE-G2 (rend 1 si l'un des nombre_coups premiers coups…)"),
        (2, "la copie ne compile pas : casse.c, ligne "),
        (3, "tout est juste"),
        (4, "la copie appelle system"),
        (5, "aucun fichier .c, mais devoir.pdf"),
        (6, "il n'y a aucun fichier .c"),
    ] {
        let reason = desk.marks()[row].last().unwrap().clone();
        assert!(reason.contains(part), "{part}: {reason}");
    }
}

#[test]
fn a_spreadsheet_opens_the_marks_with_accents_and_as_french_writes_numbers() {
    let desk = Desk::new();
    desk.write("sujet.toml", SUBJECT.replace("= 6", "= 2.5"));
    desk.write("copies/Léa.c", RIGHT);
    succeed(&mut desk.class());
    let head = "\u{feff}nom,identifiant,note,sur,état,historique_deplacement_existe,raison\n";
    assert_eq!(
        desk.read("sortie/notes.csv"),
        format!("{head}Léa,,2.5,2.5,jugée,2.5,tout est juste\n")
    );
    succeed(desk.class().arg("--virgule"));
    let row = "Léa;;2,5;2,5;jugée;2,5;tout est juste\n";
    assert_eq!(desk.read("sortie/notes.csv"), head.replace(',', ";") + row);
}

/// Columns are in the order of the subject, and tell what is not opened.
#[test]
fn columns_are_those_of_the_subject() {
    let desk = Desk::new();
    let castling = "echiquier_deplacement_special_realise_si_possible_roque";
    desk.write("sujet.toml", format!("{SUBJECT}{castling} = 14\n"));
    desk.write("copies/lea/rendu.tar.gz", "");
    desk.write("copies/luc.c", RIGHT);
    succeed(&mut desk.class());
    let notes = desk.read("sortie/notes.csv");
    let head = format!("état,historique_deplacement_existe,{castling},raison\n");
    assert!(notes.contains(&head), "{notes}");
    assert_eq!(desk.marks()[1][5..7], ["6", "0"]);
    let reason = desk.marks()[0].last().unwrap().clone();
    assert!(reason.contains("mais rendu.tar.gz : parmi les archives, seules les .zip"), "{reason}");
    let results = desk.read("sortie/resultats.json");
    assert!(results.contains("\"fonctions\":{\"historique_deplacement_existe\":6.0"), "{results}");
}

/// Who hands in her file alone, without the header that the project was given with, is judged all the
/// same; her own header of that name comes first.
#[test]
fn a_copy_may_come_without_what_was_given() {
    let desk = Desk::new();
    let stub = "#include \"a_ecrire.h\"\nint A_ECRIRE(autre)(void) { return 0; }\n";
    desk.write("copies/lea.c", format!("{RIGHT}{stub}"));
    desk.write("copies/luc/historique.c", format!("{RIGHT}{stub}"));
    desk.write("copies/luc/a_ecrire.h", "#error \"le mien\"\n");
    succeed(&mut desk.class());
    let states = desk.states();
    assert_eq!(states[0], ["lea", "6", "jugée"]);
    assert_eq!(states[1], ["luc", "0", "ne compile pas"]);
}

/// The reason of a copy of a large project is short too.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_reason_names_a_few_of_many() {
    let desk = Desk::new();
    let subject = support::root().join("sujets/cpe-projet.toml");
    fs::copy(subject, desk.path("sujet.toml")).unwrap();
    desk.write("copies/lea.c", RIGHT);
    succeed(&mut desk.class());
    assert_eq!(
        desk.marks()[0].last().unwrap(),
        "absentes : jeu_compter_nombre_piece, jeu_existe_piece, jeu_recuperer_piece et 22 autres"
    );
    let castling = "echiquier_deplacement_special_realise_si_possible_roque";
    let passing = "echiquier_deplacement_special_realise_si_possible_prise_en_passant";
    desk.write("sujet.toml", format!("{SUBJECT}{castling} = 7\n{passing} = 7\n"));
    let always = |name: &str| {
        format!(
            "int {name}(echiquier *e, int x, int y, int vers_x, int vers_y,\n    \
             const historique_partie *h, code_erreur_deplacement *erreur)\n\
             {{ erreur->type = x == vers_x ? pas_erreur : erreur_roque_non_permis;\n  \
             return e && h && y == vers_y; }}\n"
        )
    };
    desk.write("copies/lea.c", format!("{WRONG}{}{}", always(castling), always(passing)));
    succeed(&mut desk.class());
    // Tags alone, as there are more than three.
    let reason = desk.marks()[0].last().unwrap().clone();
    assert!(reason.starts_with("HISTORIQUE-EXISTE-G2, ROQUE-G1, ROQUE-G2, "), "{reason}");
    assert!(!reason.contains('('), "{reason}");
}

/// Only the copy of the subject, in the journal, has the seed that marks.
#[test]
fn the_seed_that_marks_is_in_no_result() {
    let desk = Desk::new();
    desk.write("sujet.toml", format!("graine_notation = 987654321\n{SUBJECT}"));
    desk.write("copies/luc.c", WRONG);
    desk.write("copies/eve.c", DOES_NOT_COMPILE);
    succeed(&mut desk.class());
    let telling = files(&desk.path("sortie"))
        .into_iter()
        .filter(|(_, content)| String::from_utf8_lossy(content).contains("987654321"));
    let telling: Vec<_> = telling.map(|(name, _)| name.display().to_string()).collect();
    assert_eq!(telling, ["journal/sujet.toml"]);
}

#[test]
fn programs_read_the_results() {
    let desk = class();
    succeed(&mut desk.class());
    let results: Value = serde_json::from_str(&desk.read("sortie/resultats.json")).unwrap();
    assert_eq!((&results["titre"], &results["points_max"]), (&"L'historique".into(), &6.0.into()));
    let copies = results["copies"].as_array().unwrap();
    assert_eq!(copies.len(), 8);
    let wrong = &copies[0];
    assert_eq!(wrong["rapport"]["fonctions"][0]["nom"], "historique_deplacement_existe");
    let clauses = wrong["rapport"]["fonctions"][0]["clauses"].as_array().unwrap();
    assert!(
        clauses.iter().any(|clause| clause["echecs"] != 0 && clause["contre_exemple"].is_object())
    );
    // Who has handed in the same file as somebody else.
    let same = &results["fichiers_identiques"][0]["copies"];
    assert_eq!(same, &serde_json::json!(["Élise", "Zoé Œuvrard"]));

    let text = desk.read("sortie/junit.xml");
    let document = roxmltree::Document::parse(&text).unwrap();
    let suites: Vec<_> =
        document.descendants().filter(|node| node.has_tag_name("testsuite")).collect();
    assert_eq!(suites.len(), 8);
    let count = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
    assert_eq!((count("testcase"), count("failure"), count("error")), (8, 1, 5));
    let failure = document.descendants().find(|node| node.has_tag_name("failure")).unwrap();
    assert!(failure.text().unwrap().contains("[HISTORIQUE-EXISTE-G2]"));
}

/// The example of the teachers' guide comes to what the guide says.
#[test]
#[ignore = "long: .ci/run runs it"]
fn the_example_class_has_the_marks_that_the_guide_tells() {
    let desk = Desk::new();
    let example = support::root().join("examples_c/classe");
    let mut command = crate::echecs("classe");
    command.arg(example.join("sujet.toml")).arg(example.join("copies"));
    succeed(command.arg("--sortie").arg(desk.path("sortie")));
    let guide = fs::read_to_string(support::root().join("docs/enseignant.md")).unwrap();
    let rows = guide.lines().filter(|line| line.starts_with("| equipe-"));
    let told: Vec<Vec<&str>> =
        rows.map(|line| line.split('|').skip(1).take(4).map(str::trim).collect()).collect();
    let found: Vec<[String; 4]> = desk
        .marks()
        .iter()
        .map(|row| [row[0].clone(), row[2].replace('.', ","), row[4].clone(), row[7].clone()])
        .collect();
    assert_eq!(told, found);
}
