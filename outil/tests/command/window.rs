//! The command finds what a program with a window needs.

use std::process::Command;

use support::player::Player;
use support::screen::Screen;
use support::{compilers, root};

/// The command of the documents.
#[test]
fn the_command_finds_sdl_and_opens_the_window() {
    let can_play = compilers::virtual_screen_is_there() && compilers::sdl2().is_some();
    if !can_play || !compilers::tool_is_there("cc") {
        return;
    }
    let screen = Screen::open();
    let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
    command.args(["lancer", "examples_c/jeu_fenetre.c", "--journal"]).current_dir(root());
    let mut player = Player::start(&screen, &mut command);
    player.type_key("ctrl+q");
    assert_eq!(player.end().code(), Some(0));
}
