//! Games with the mouse, with each of the libraries.

use std::process::Command;

use super::{can_play, program};
use support::Linkage;
use support::player::{FLIP, NEW, Player, REDO, UNDO};
use support::screen::Screen;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Everything has its place, in a window as large as it is at first.
const SIZE: &str = "fenetre 860 640";
const UNSAVED: &str = "question Cette partie n'est pas enregistrée. La remplacer ?";
const WHITE: &str = "C'est aux blancs de jouer.";
const BLACK: &str = "C'est aux noirs de jouer.";

/// Plays from a position, with each of the libraries, until the player leaves.
fn play(fen: &str, game: impl Fn(&mut Player<'_>)) {
    if !can_play() {
        return;
    }
    for linkage in Linkage::ALL {
        let Some(program) = program(linkage) else { return };
        let screen = Screen::open();
        let mut command = Command::new(&program);
        let mut player = Player::start(&screen, command.args(["--journal", "--fen", fen]));
        game(&mut player);
        player.close();
        assert_eq!(player.end().code(), Some(0), "{}", linkage.name());
    }
}

#[test]
fn both_sides_castle() {
    play("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", |player| {
        player.plays("e1", "g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1", BLACK);
        player.drag("e8", "c8");
        player.reads(&["choisie e8", "choisie -"]);
        player.reads_position("2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2", WHITE);
    });
}

#[test]
fn a_pawn_takes_en_passant() {
    play("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", |player| {
        player.plays("d7", "d5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", WHITE);
        player.plays("e5", "d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2", BLACK);
    });
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    play(START, |player| {
        player.click("f1");
        player.reads(&["choisie f1"]);
        player.click("b5");
        player.reads(&["choisie -"]);
        player.reads_position(START, "Le fou f1 ne va pas en b5 : le pion e2 lui barre la route.");
        player.reads(&["refus b5"]);
        player.drag("e7", "e5");
        player.reads(&["refus fini", "choisie e7", "choisie -"]);
        player.reads_position(START, "Le pion e7 est noir : c'est aux blancs de jouer.");
        player.reads(&["refus e7"]);
        player.type_key("Shift_L");
        player.reads(&["refus fini"]);
    });
}

#[test]
fn a_promotion_is_chosen_in_the_menu_or_cancelled() {
    const BEFORE: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    const CANCELLED: &str = "La promotion est annulée : le coup n'est pas joué.";
    const KNIGHT: i32 = 3;
    let ask = |player: &mut Player<'_>| {
        player.drag("a7", "a8");
        player.reads(&["choisie a7", "choisie -", SIZE, "question Que devient le pion ?"]);
    };
    play(BEFORE, |player| {
        ask(player);
        player.type_key("Escape");
        player.reads_position(BEFORE, CANCELLED);
        player.reads(&["refus -"]);
        player.type_key("Shift_L");
        player.reads(&["refus fini"]);
        ask(player);
        player.click("h1");
        player.reads_position(BEFORE, CANCELLED);
        player.reads(&["refus -"]);
        player.type_key("Shift_L");
        player.reads(&["refus fini"]);
        ask(player);
        player.type_key("d");
        player.reads_position(
            "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "C'est aux noirs de jouer : échec au roi.",
        );
        player.press(UNDO);
        player.reads(&["choisie -"]);
        player.reads_position(BEFORE, WHITE);
        ask(player);
        player.choose(KNIGHT);
        player.reads_position(
            "N3k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "Plus aucun mat n'est possible : la partie est nulle.",
        );
    });
}

#[test]
fn moves_are_undone_and_redone() {
    const AFTER: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    play(START, |player| {
        player.plays("e2", "e4", AFTER, BLACK);
        let keys = [(None, None), (Some("u"), Some("r")), (Some("Left"), Some("Right"))];
        for (undo, redo) in keys {
            match undo {
                Some(key) => player.type_key(key),
                None => player.press(UNDO),
            }
            player.reads(&["choisie -"]);
            player.reads_position(START, WHITE);
            match redo {
                Some(key) => player.type_key(key),
                None => player.press(REDO),
            }
            player.reads(&["choisie -"]);
            player.reads_position(AFTER, BLACK);
        }
        player.press(REDO);
        player.reads(&["choisie -"]);
        player.reads_position(AFTER, "Il n'y a rien à rétablir.");
        player.reads(&["refus -"]);
    });
}

#[test]
fn the_scholar_s_mate_ends_the_game_and_another_begins() {
    play(START, |player| {
        let moves = [
            ("e2", "e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
            ("e7", "e5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
            ("f1", "c4", "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2"),
            ("b8", "c6", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3"),
            ("d1", "h5", "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3"),
            ("g8", "f6", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"),
        ];
        for (from, to, fen) in moves {
            let message = if fen.contains(" b ") { BLACK } else { WHITE };
            player.plays(from, to, fen, message);
        }
        let mate = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
        player.plays("h5", "f7", mate, "Échec et mat : les blancs gagnent.");
        player.press(NEW);
        player.reads(&["choisie -", SIZE, UNSAVED]);
        player.choose(0);
        player.reads_position(START, WHITE);
    });
}

#[test]
fn the_board_is_flipped_and_resized() {
    play(START, |player| {
        player.press(FLIP);
        player.reads(&["choisie -", SIZE]);
        // A corner tells whether the board was flipped: h1 is where a8 was.
        assert!(player.square("h1").x < player.square("a1").x);
        let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        player.plays("e2", "e4", after, BLACK);
        player.type_key("f");
        player.reads(&["choisie -", SIZE]);
        // Even a window in which nothing can be seen does no harm.
        for (width, height) in [(900, 500), (1, 1), (480, 360)] {
            player.resize(width, height);
        }
        let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        player.plays("e7", "e5", after, WHITE);
    });
}

#[test]
fn a_player_who_leaves_during_the_menu_ends_the_program() {
    if !can_play() {
        return;
    }
    let Some(program) = program(Linkage::Static) else { return };
    let leaves: [fn(&mut Player<'_>); 2] =
        [|player| player.close(), |player| player.type_key("ctrl+q")];
    for leave in leaves {
        let screen = Screen::open();
        let mut command = Command::new(&program);
        let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        let mut player = Player::start(&screen, command.args(["--journal", "--fen", fen]));
        player.drag("a7", "a8");
        player.reads(&["choisie a7", "choisie -", SIZE, "question Que devient le pion ?"]);
        leave(&mut player);
        assert_eq!(player.end().code(), Some(0));
    }
}
