//! Keyboards that are not American.

use std::process::Command;

use super::{can_play, program};
use support::player::Player;
use support::screen::Screen;
use support::{Linkage, compilers};

/// On a French keyboard `-` is where others have a 6: what counts is the character.
#[test]
fn a_character_is_a_command_wherever_its_key_is() {
    if !can_play() || !compilers::keyboards_are_there() {
        return;
    }
    let Some(program) = program(Linkage::Static) else { return };
    let screen = Screen::open();
    let mut player = Player::start(&screen, Command::new(program).arg("--journal"));
    // A server that nobody uses any more forgets its keyboard: the window comes first.
    let layout = Command::new("setxkbmap").arg("fr").env("DISPLAY", &screen.display).status();
    assert!(layout.unwrap().success());
    // The sixth key of its row writes « - », the twelfth « = » or « + ».
    for (key, level) in [("15", 7), ("15", 6), ("shift+21", 7), ("21", 8), ("KP_Subtract", 7)] {
        player.type_key(key);
        player.reads(&[&format!("niveau {level}")]);
    }
    for key in ["a", "z", "6", "n"] {
        player.type_key(key);
    }
    // Of these only « n » is a command.
    player.reads(&["choisie -"]);
    assert!(player.line().starts_with("fen ") && player.line().starts_with("message "));
    player.type_key("ctrl+q");
    assert_eq!(player.end().code(), Some(0));
}
