//! The terminal is as it was before, however the program stops.

use std::fs;
use std::os::unix::process::ExitStatusExt;

use crate::console;
use support::Linkage;
use support::terminal::Terminal;

/// The letter of a process's state: `T` is stopped.
fn state(id: u32) -> char {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    let (_, after) = text.rsplit_once(')').unwrap();
    after.trim_start().chars().next().unwrap()
}

#[test]
fn a_signal_that_ends_the_program_leaves_the_terminal_as_it_was() {
    let example = console(Linkage::Static);
    for (keys, signal) in [
        (Some("\x03"), libc::SIGINT),
        (Some("\x1c"), libc::SIGQUIT),
        (None, libc::SIGTERM),
        (None, libc::SIGHUP),
    ] {
        let mut terminal = Terminal::start(&example, &[], 80);
        terminal.waits_for("blancs> ");
        terminal.waits_until_raw(true);
        match keys {
            Some(keys) => terminal.types(keys),
            None => terminal.signal(signal),
        }
        assert_eq!(terminal.end().signal(), Some(signal));
        assert!(!terminal.is_raw(), "{signal}");
    }
}

/// A shell starts the program in a group of its own, so that Ctrl-Z stops it; what the line had
/// comes back with it.
#[test]
fn a_program_that_is_stopped_goes_on_with_its_line() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::shell(example.temp.path());
    terminal.types("./programme --sans-couleur; echo fini=$?\r");
    terminal.waits_for("blancs> ");
    for _ in 0..2 {
        terminal.types("e2");
        terminal.waits_for("blancs> e2");
        terminal.types("\x1a");
        terminal.waits_for("pret$ ");
        terminal.types("fg\r");
        terminal.waits_for("\rblancs> e2");
        terminal.types("\x15");
    }
    terminal.types("e2e4\r");
    terminal.waits_for("1. e4");
    terminal.types("quitter\ro\r");
    terminal.waits_for("pret$ ");
    terminal.types("exit\r");
    terminal.end();
}

/// Stopped without being asked, with the terminal changed meanwhile.
#[test]
fn a_program_that_goes_on_takes_its_terminal_again() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], 80);
    terminal.waits_for("blancs> ");
    terminal.types("e2");
    terminal.waits_for("blancs> e2");
    terminal.signal(libc::SIGSTOP);
    while state(terminal.id()) != 'T' {
        std::thread::yield_now();
    }
    terminal.use_lines();
    terminal.signal(libc::SIGCONT);
    terminal.waits_until_raw(true);
    terminal.waits_for("\rblancs> e2");
    terminal.types("e4\r");
    terminal.waits_for("1. e4");
    terminal.types("quitter\ro\r");
    assert!(terminal.end().success());
}
