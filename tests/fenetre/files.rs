//! Games in files.

use std::fs;

use super::play_in;
use support::player::{OPEN, Player, SAVE};
use support::temp::TempDir;

const SIZE: &str = "fenetre 860 640";

/// Plays a move and lets the list follow.
fn plays(player: &mut Player<'_>, from: &str, to: &str) {
    player.click(from);
    player.reads(&[&format!("choisie {from}")]);
    player.click(to);
    player.reads(&["choisie -"]);
    assert!(player.line().starts_with("fen ") && player.line().starts_with("message "));
}

/// Types a name in the field that is open.
fn answers(player: &mut Player<'_>, name: &str) {
    player.type_text(name);
    while player.line() != format!("saisie {name}") {}
    player.type_key("Return");
    // Each key and each character is told: the last ones say the same.
}

fn next_other(player: &mut Player<'_>) -> String {
    loop {
        let line = player.line();
        if !line.starts_with("saisie ") {
            return line;
        }
    }
}

#[test]
fn a_game_is_saved_and_opened() {
    let folder = TempDir::new("fenetre");
    play_in(&folder, &[], |player| {
        plays(player, "e2", "e4");
        player.type_key("ctrl+s");
        player.reads(&["choisie -", SIZE, "question Enregistrer la partie"]);
        answers(player, "essai.pgn");
        assert_eq!(next_other(player), "message La partie est enregistrée dans essai.pgn.");
        let text = fs::read_to_string(folder.path().join("essai.pgn")).unwrap();
        assert!(text.contains("1. e4 *") && text.contains("[White \"Blancs\"]"), "{text}");
        plays(player, "e7", "e5");
        // The name is proposed again; the file stays if the player says no.
        for (choice, expected) in [(1, "1. e4 *"), (0, "1. e4 e5 *")] {
            player.press(SAVE);
            player.reads(&["choisie -", SIZE, "question Enregistrer la partie"]);
            player.choose(0);
            player.reads(&[SIZE, "question Ce fichier existe déjà. Le remplacer ?"]);
            player.choose(choice);
            if choice == 0 {
                player.reads(&["message La partie est enregistrée dans essai.pgn."]);
            } else {
                player.type_key("f");
                player.reads(&["choisie -", SIZE]);
            }
            let text = fs::read_to_string(folder.path().join("essai.pgn")).unwrap();
            assert!(text.contains(expected), "{text}");
        }
    });
    play_in(&folder, &["essai.pgn"], |player| {
        player.reads_list(2, 2, 0);
        player.type_key("n");
        player.reads(&["choisie -"]);
        assert!(player.line().ends_with("KQkq - 0 1") && player.line().starts_with("message "));
        player.reads_list(0, 0, 0);
        player.press(OPEN);
        player.reads(&["choisie -", SIZE, "question Ouvrir une partie"]);
        player.type_key("Return");
        let fen = next_other(player);
        assert_eq!(fen, "fen rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        assert!(player.line().starts_with("message "));
        player.reads_list(2, 2, 0);
    });
}

/// The moves that come after the one that is looked at are in the list, and in the file too.
#[test]
fn a_game_is_saved_whole_from_an_earlier_move() {
    let folder = TempDir::new("fenetre");
    folder.write("longue.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n");
    play_in(&folder, &["longue.pgn"], |player| {
        player.click_on(player.listed(0, 1));
        player.reads(&["choisie -"]);
        while player.list.played != 2 {
            player.line_or_list();
        }
        player.type_key("ctrl+s");
        while player.line() != "question Enregistrer la partie" {}
        answers(player, "copie.pgn");
        assert_eq!(next_other(player), "message La partie est enregistrée dans copie.pgn.");
        let text = fs::read_to_string(folder.path().join("copie.pgn")).unwrap();
        assert!(text.contains("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2"), "{text}");
        // The player still looks at the same move.
        player.type_key("Right");
        player.reads(&["choisie -"]);
        assert!(player.line().contains(" b KQkq - 1 2") && player.line().starts_with("message "));
        player.reads_list(3, 6, 0);
    });
}

/// What cannot be read or written is refused, in words; a name is corrected, or given up.
#[test]
fn a_file_that_is_not_there_is_refused() {
    let folder = TempDir::new("fenetre");
    folder.write("fausse.pgn", "1. e4 e5 2. Nf6 *\n");
    folder.write("passé", "1. e4 *\n");
    play_in(&folder, &["passé"], |player| {
        // A proposed name goes at the first key, unless it is kept to be corrected: one character
        // at a time, whatever its bytes.
        player.type_key("ctrl+s");
        player.reads(&["choisie -", SIZE, "question Enregistrer la partie"]);
        for (key, name) in [("End", "passé"), ("BackSpace", "pass"), ("e", "passe")] {
            player.type_key(key);
            while player.line() != format!("saisie {name}") {}
        }
        player.type_key("Escape");
        player.type_key("ctrl+o");
        assert_eq!(next_other(player), "choisie -");
        player.reads(&[SIZE, "question Ouvrir une partie"]);
        for (key, name) in [("BackSpace", ""), ("a", "a"), ("b", "ab"), ("BackSpace", "a")] {
            player.type_key(key);
            while player.line() != format!("saisie {name}") {}
        }
        player.type_key("Escape");
        for (name, message) in [
            ("rien.pgn", "message rien.pgn ne peut pas être lu : il n'existe pas."),
            (
                "fausse.pgn",
                "message fausse.pgn, ligne 1. Coup 2 des blancs : Nf6 n'est pas un coup légal.",
            ),
        ] {
            player.press(OPEN);
            while next_other(player) != "question Ouvrir une partie" {}
            answers(player, name);
            assert_eq!(next_other(player), message);
            player.reads(&["refus -"]);
        }
        player.type_key("ctrl+s");
        player.reads(&["refus fini", "choisie -", SIZE, "question Enregistrer la partie"]);
        // What could not be opened is not proposed.
        player.type_key("End");
        assert_eq!(player.line(), "saisie passé");
        player.type_key("Escape");
        player.type_key("ctrl+s");
        assert_eq!(next_other(player), "choisie -");
        player.reads(&[SIZE, "question Enregistrer la partie"]);
        answers(player, "absent/a.pgn");
        assert_eq!(
            next_other(player),
            "message absent/a.pgn ne peut pas être écrit : le dossier n'existe pas."
        );
        player.reads(&["refus -"]);
        assert!(!folder.path().join("absent").exists());
    });
    play_in(&folder, &["rien.pgn"], |player| {
        player.type_key("ctrl+s");
        player.reads(&["refus fini", "choisie -", SIZE, "question Enregistrer la partie"]);
        player.type_key("End");
        while player.line() != "saisie partie.pgn" {}
    });
}

/// A game is not given up for a file that cannot be read.
#[test]
fn nobody_is_asked_to_drop_a_game_for_a_bad_file() {
    let folder = TempDir::new("fenetre");
    folder.write("fausse.pgn", "1. e4 e5 2. Nf6 *\n");
    folder.write("vide.pgn", "");
    play_in(&folder, &[], |player| {
        plays(player, "e2", "e4");
        for (name, message) in [
            ("fausse.pgn", "fausse.pgn, ligne 1. Coup 2 des blancs : Nf6 n'est pas un coup légal."),
            ("vide.pgn", "vide.pgn. Il n'y a aucune partie à lire."),
        ] {
            player.press(OPEN);
            while next_other(player) != "question Ouvrir une partie" {}
            answers(player, name);
            assert_eq!(next_other(player), format!("message {message}"));
            player.reads(&["refus -"]);
        }
        assert_eq!(player.list.played, 1);
    });
}

/// A name is corrected in its middle, character by character.
#[test]
fn a_name_is_edited() {
    let folder = TempDir::new("fenetre");
    folder.write("été.pgn", "1. e4 *\n");
    play_in(&folder, &["été.pgn"], |player| {
        player.type_key("ctrl+s");
        player.reads(&["choisie -", SIZE, "question Enregistrer la partie"]);
        for (keys, name) in [
            (&["Home", "Delete"][..], "té.pgn"),
            (&["Right", "Right", "Left", "Delete"], "t.pgn"),
            (&["a", "b"], "tab.pgn"),
            (&["Left", "BackSpace"], "tb.pgn"),
            (&["End", "x"], "tb.pgnx"),
            (&["Right", "BackSpace", "Delete"], "tb.pgn"),
            (&["Home", "BackSpace", "Left", "y"], "ytb.pgn"),
        ] {
            player.type_keys(keys);
            while player.line() != format!("saisie {name}") {}
        }
        player.type_key("Return");
        assert_eq!(next_other(player), "message La partie est enregistrée dans ytb.pgn.");
        // A proposed name goes as a whole.
        player.type_key("ctrl+s");
        while next_other(player) != "question Enregistrer la partie" {}
        player.type_key("Delete");
        player.reads(&["saisie "]);
    });
}
