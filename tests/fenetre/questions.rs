//! Questions that the window asks, and how they are answered.

use std::fs;

use super::play_in;
use support::player::Player;
use support::screen::see;
use support::temp::TempDir;

/// The colour of an empty square.
const LIGHT: [u8; 3] = [0xF3, 0xEA, 0xD9];
const REPLACE: &str = "question Ce fichier existe déjà. Le remplacer ?";

/// Saves under the proposed name, which is taken: the window asks whether to replace the file.
fn ask_to_replace(player: &mut Player<'_>) {
    player.type_key("ctrl+s");
    while player.line() != "question Enregistrer la partie" {}
    player.type_key("Return");
    while player.line() != REPLACE {}
}

/// The colours in the middle of each square.
fn colours(player: &Player<'_>) -> Vec<[u8; 3]> {
    let squares =
        (0..64).map(|number| format!("{}{}", b"abcdefgh"[number % 8] as char, 1 + number / 8));
    player.pixels(&squares.map(|name| player.square(&name).middle()).collect::<Vec<_>>())
}

/// Escape takes the question away at once; pressed again it leaves the game alone.
#[test]
fn escape_closes_the_question_and_nothing_else() {
    let folder = TempDir::new("fenetre");
    folder.write("partie.pgn", "précieux");
    play_in(&folder, &[], |player| {
        see("the board", || player.middle_of("e4") == LIGHT);
        let plain = colours(player);
        ask_to_replace(player);
        see("a question", || colours(player) != plain);
        player.type_key("Escape");
        see("no question any more", || colours(player) == plain);
        for _ in 0..2 {
            player.type_key("Escape");
            player.reads(&["choisie -"]);
        }
        assert_eq!(fs::read_to_string(folder.path().join("partie.pgn")).unwrap(), "précieux");
    });
}

/// Enter and the first letter of a choice answer, as a click does; another key does not.
#[test]
fn keys_answer_a_question() {
    let folder = TempDir::new("fenetre");
    let path = folder.path().join("partie.pgn");
    play_in(&folder, &[], |player| {
        for (key, replaced) in [("n", false), ("o", true), ("Return", true), ("KP_Enter", true)] {
            folder.write("partie.pgn", "précieux");
            ask_to_replace(player);
            player.type_key("z");
            player.type_key(key);
            if replaced {
                player.reads(&["message La partie est enregistrée dans partie.pgn."]);
            } else {
                player.type_key("Escape");
                player.reads(&["choisie -"]);
            }
            assert_eq!(fs::read_to_string(&path).unwrap() != "précieux", replaced, "{key}");
        }
    });
}

/// A game that is in no file is not dropped without a question, for a new one or for a file.
#[test]
fn an_unsaved_game_is_not_dropped_unasked() {
    const UNSAVED: &str = "question Cette partie n'est pas enregistrée. La remplacer ?";
    let folder = TempDir::new("fenetre");
    folder.write("autre.pgn", "1. d4 *\n");
    play_in(&folder, &["autre.pgn"], |player| {
        // What comes from a file is in a file.
        player.type_key("n");
        while player.list.total != 0 {
            assert_ne!(player.line_or_list().as_deref(), Some(UNSAVED));
        }
        let plays = |player: &mut Player<'_>| {
            player.click("e2");
            player.click("e4");
            while player.list.played != 1 {
                player.line_or_list();
            }
        };
        plays(player);
        player.type_key("n");
        while player.line() != UNSAVED {}
        player.type_key("n");
        player.type_key("ctrl+o");
        while player.line() != "question Ouvrir une partie" {}
        player.type_key("Return");
        while player.line() != UNSAVED {}
        player.type_key("Escape");
        // The game is still there: it is saved, and may then go.
        player.type_key("ctrl+s");
        while player.line() != "question Enregistrer la partie" {}
        player.type_key("Return");
        while player.line() != REPLACE {}
        player.type_key("o");
        player.reads(&["message La partie est enregistrée dans autre.pgn."]);
        let text = fs::read_to_string(folder.path().join("autre.pgn")).unwrap();
        assert!(text.contains("1. e4 *"), "{text}");
        player.type_key("n");
        player.reads(&["choisie -"]);
        assert!(player.line().ends_with("KQkq - 0 1"));
    });
}
