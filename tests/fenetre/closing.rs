//! The window is closed, and a game that is in no file is not lost without a question.

use super::play_to_the_end;
use super::server::Server;
use support::player::Player;
use support::temp::TempDir;

const QUESTION: &str = "question Cette partie n'est pas enregistrée. Quitter quand même ?";

fn plays(player: &mut Player<'_>) {
    player.click("e2");
    player.click("e4");
    while player.list.played != 1 {
        player.line_or_list();
    }
}

fn close_window(player: &Player<'_>) {
    Server::of(player.screen).close(&player.window);
}

/// No is an answer; to insist is another.
#[test]
fn an_unsaved_game_is_not_lost_unasked() {
    type Close = fn(&Player<'_>);
    let ways: [Close; 2] = [|player| player.type_key("ctrl+q"), close_window];
    for leave in ways {
        for insist in [true, false] {
            play_to_the_end(&TempDir::new("fenetre"), &[], |player| {
                plays(player);
                leave(player);
                while player.line() != QUESTION {}
                player.type_key("n");
                player.type_key("u");
                while player.list.played != 0 {
                    player.line_or_list();
                }
                player.type_key("r");
                while player.list.played != 1 {
                    player.line_or_list();
                }
                leave(player);
                while player.line() != QUESTION {}
                if insist {
                    leave(player);
                } else {
                    player.type_key("o");
                }
            });
        }
    }
}

/// A question that is open is given up first.
#[test]
fn a_window_is_closed_from_a_question() {
    play_to_the_end(&TempDir::new("fenetre"), &[], |player| {
        plays(player);
        player.type_key("ctrl+s");
        while player.line() != "question Enregistrer la partie" {}
        close_window(player);
        while player.line() != QUESTION {}
        close_window(player);
    });
}

/// Nothing is lost: nothing is asked.
#[test]
fn a_game_without_a_move_is_closed_at_once() {
    play_to_the_end(&TempDir::new("fenetre"), &[], |player| {
        close_window(player);
    });
}
