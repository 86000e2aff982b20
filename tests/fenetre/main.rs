//! examples_c/jeu_fenetre.c in a real window: on a screen that nobody sees, a
//! player clicks, and the program's journal says what came of it.

mod closing;
mod files;
mod games;
mod keyboard;
mod layout;
mod list;
mod machine;
mod pictures;
mod pieces;
mod questions;
mod refusals;
mod server;
mod start;

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use support::compilers;
use support::player::Player;
use support::screen::Screen;
use support::temp::TempDir;
use support::{Linkage, kept, root};

/// The program, linked with one of the libraries, if the machine has what it needs.
fn program(linkage: Linkage) -> Option<PathBuf> {
    let mut options = compilers::sdl2()?;
    options.push("-lm".to_owned());
    let source = root().join("examples_c/jeu_fenetre.c");
    Some(kept::program_with(&options, &source, linkage).unwrap())
}

/// Plays with the window, linked with the static library, in a folder of its own, until the player
/// leaves.
fn play_in(folder: &TempDir, arguments: &[&str], game: impl Fn(&mut Player<'_>)) {
    play_to_the_end(folder, arguments, |player| {
        game(player);
        player.close();
    });
}

/// The same, in a game that closes the window itself.
fn play_to_the_end(folder: &TempDir, arguments: &[&str], game: impl Fn(&mut Player<'_>)) {
    if !can_play() {
        return;
    }
    let Some(program) = program(Linkage::Static) else { return };
    let screen = Screen::open();
    let mut command = Command::new(program);
    command.arg("--journal").args(arguments).current_dir(folder.path());
    let mut player = Player::start(&screen, &mut command);
    game(&mut player);
    assert_eq!(player.end().code(), Some(0));
}

/// The same, where no file matters.
fn play(arguments: &[&str], game: impl Fn(&mut Player<'_>)) {
    play_in(&TempDir::new("fenetre"), arguments, game);
}

/// Whether there are a screen and a hand for these tests. What is missing is
/// said once.
fn can_play() -> bool {
    static ANSWER: OnceLock<bool> = OnceLock::new();
    *ANSWER.get_or_init(|| compilers::virtual_screen_is_there() && compilers::sdl2().is_some())
}
