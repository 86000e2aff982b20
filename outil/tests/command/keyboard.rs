//! The command between a person at a terminal and the game that it has started.

use std::os::unix::process::ExitStatusExt;
use std::process::Command;

use support::terminal::Terminal;
use support::{clean_environment, root};

/// `cargo run` stands between the person and the game: a Ctrl-C is for the game, which leaves the
/// terminal as it was.
#[test]
fn the_command_lets_the_game_end_by_itself() {
    let play = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_echecs"));
        clean_environment(&mut command).current_dir(root());
        let mut terminal = Terminal::run(&mut command, 80);
        terminal.waits_for("blancs> ");
        terminal.waits_until_raw(true);
        terminal
    };
    let mut terminal = play();
    terminal.types("\x03");
    assert_eq!(terminal.end().code(), Some(130));
    assert!(!terminal.is_raw());
    for signal in [libc::SIGTERM, libc::SIGKILL] {
        let mut terminal = play();
        terminal.signal(signal);
        assert_eq!(terminal.end().signal(), Some(signal));
        terminal.waits_until_raw(false);
    }
}

/// The shell waits for the command, not for the game: the command stops after the game. Which of
/// them the system wakes first is chance, hence several times.
#[test]
fn a_game_of_the_command_that_is_stopped_goes_on() {
    let mut terminal = Terminal::shell(root());
    terminal.types(&format!("{}\r", env!("CARGO_BIN_EXE_echecs")));
    terminal.waits_for("blancs> ");
    for _ in 0..12 {
        terminal.waits_until_raw(true);
        terminal.types("e2");
        terminal.waits_for("blancs> e2");
        terminal.types("\x1a");
        terminal.waits_for("pret$ ");
        terminal.types("fg\r");
        terminal.waits_for("\rblancs> e2");
        terminal.types("\x15");
        terminal.waits_for("\rblancs> ");
    }
    terminal.types("quitter\r");
    terminal.waits_for("pret$ ");
    terminal.types("exit\r");
    terminal.end();
}
