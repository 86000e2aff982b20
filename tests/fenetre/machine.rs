//! The machine plays, and the window goes on meanwhile.

use super::play;
use support::player::{LEVEL, MACHINE, NEW, Player, UNDO};

const START: &str = "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const THINKS: &str = "message La machine réfléchit…";

fn plays(player: &mut Player<'_>, from: &str, to: &str) {
    player.click(from);
    player.reads(&[&format!("choisie {from}")]);
    player.click(to);
    player.reads(&["choisie -"]);
    assert!(player.line().starts_with("fen ") && player.line().starts_with("message "));
}

/// The machine's move, and the position after it.
fn answer(player: &mut Player<'_>) -> (String, String) {
    let line = player.line();
    let answer = line.strip_prefix("machine ").unwrap_or_else(|| panic!("{line}")).to_owned();
    let fen = player.line();
    assert!(fen.starts_with("fen ") && player.line().starts_with("message "));
    (answer, fen)
}

/// While it thinks, pieces are chosen, the board turns, and its pieces are not moved for it.
#[test]
#[ignore = "long: .ci/run runs it"]
fn the_window_goes_on_while_the_machine_thinks() {
    play(&["--machine", "noirs", "--temps", "6000"], |player| {
        plays(player, "e2", "e4");
        player.reads(&[THINKS]);
        player.click("g1");
        player.reads(&["choisie g1"]);
        player.type_key("f");
        player.reads(&["choisie -", "fenetre 860 640"]);
        player.drag("e7", "e5");
        let refused = "message C'est à la machine de jouer.";
        player.reads(&["choisie e7", "choisie -", refused, "refus e7", "refus fini"]);
        let (_, fen) = answer(player);
        assert!(fen.ends_with(" w KQkq - 0 2") || fen.ends_with(" w KQkq - 1 2"), "{fen}");
        player.reads_list(2, 2, 0);
    });
}

/// A move that was taken back meanwhile gets no answer; the next one does.
#[test]
#[ignore = "long: .ci/run runs it"]
fn a_late_answer_is_dropped() {
    play(&["--machine", "noirs", "--temps", "2000"], |player| {
        plays(player, "e2", "e4");
        player.reads(&[THINKS]);
        player.press(UNDO);
        player.reads(&["choisie -", START, "message C'est aux blancs de jouer."]);
        plays(player, "d2", "d4");
        player.reads(&[THINKS]);
        let (_, fen) = answer(player);
        assert!(fen.contains("/3P4/") && fen.contains(" w KQkq "), "{fen}");
        // An undo takes both moves back.
        player.press(UNDO);
        player.reads(&["choisie -"]);
        assert!(player.line().contains(" b KQkq ") && player.line().starts_with("message "));
        player.reads(&[START, "message C'est aux blancs de jouer."]);
        player.reads_list(0, 2, 0);
    });
}

/// With the white pieces it begins, seen from the other side; with both it plays on.
#[test]
fn the_machine_plays_either_side_or_both() {
    play(&["--machine", "blancs", "--niveau", "2"], |player| {
        assert!(player.square("h1").x < player.square("a1").x);
        player.reads(&[THINKS]);
        let (_, fen) = answer(player);
        assert!(fen.contains(" b KQkq "), "{fen}");
        player.press(MACHINE);
        player.reads(&["choisie -", "machine blancs=1 noirs=1"]);
        for _ in 0..4 {
            player.reads(&[THINKS]);
            answer(player);
        }
    });
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn the_buttons_choose_the_side_and_the_level() {
    play(&["--temps", "20"], |player| {
        for level in [1, 2, 3] {
            player.press(LEVEL);
            player.reads(&["choisie -", &format!("niveau {level}")]);
        }
        for (key, level) in [("minus", 2), ("minus", 1), ("minus", 8), ("plus", 1)] {
            player.type_key(key);
            player.reads(&[&format!("niveau {level}")]);
        }
        player.press(MACHINE);
        player.reads(&["choisie -", "machine blancs=0 noirs=1", "fenetre 860 640"]);
        plays(player, "e2", "e4");
        player.reads(&[THINKS]);
        answer(player);
        player.press(NEW);
        let question = "question Cette partie n'est pas enregistrée. La remplacer ?";
        player.reads(&["choisie -", "fenetre 860 640", question]);
        player.type_key("o");
        player.reads(&[START, "message C'est aux blancs de jouer."]);
        player.type_key("m");
        player.reads(&["choisie -", "machine blancs=1 noirs=0", "fenetre 860 640", THINKS]);
        answer(player);
    });
}

/// The button goes from one side to the next: the machine does not play for a side on the way, and
/// the board is at the end as it was at the beginning.
#[test]
fn the_machine_waits_until_the_button_is_left_alone() {
    play(&["--temps", "20"], |player| {
        player.type_keys(&["m", "m", "m", "m"]);
        for sides in
            ["blancs=0 noirs=1", "blancs=1 noirs=0", "blancs=1 noirs=1", "blancs=0 noirs=0"]
        {
            player.reads(&["choisie -", &format!("machine {sides}")]);
            if sides != "blancs=1 noirs=1" {
                player.reads(&["fenetre 860 640"]);
            }
        }
        assert!(player.square("a1").x < player.square("h1").x);
        plays(player, "e2", "e4");
        plays(player, "e7", "e5");
        // Left alone, it plays.
        player.type_keys(&["m", "m"]);
        player.reads(&["choisie -", "machine blancs=0 noirs=1", "fenetre 860 640"]);
        player.reads(&["choisie -", "machine blancs=1 noirs=0", "fenetre 860 640", THINKS]);
        answer(player);
    });
}
