//! A game that is in no file is not dropped without a question, if a person is there to answer.

use std::fs;
use std::os::unix::process::ExitStatusExt;

use crate::{console, last_line, printed};
use support::Linkage;
use support::terminal::Terminal;

const QUESTION: &str = "Remplacer : Cette partie n'est pas enregistrée. La remplacer ?";
const QUIT: &str = "Quitter : Cette partie n'est pas enregistrée. Quitter quand même ?";
const FEN: &str = "fen 4k3/8/8/8/8/8/P7/4K3 w - - 0 1";

/// Types a line, and gives what the program writes until it reads the next one.
fn answer(terminal: &mut Terminal, line: &str) -> String {
    terminal.waits_until_raw(true);
    terminal.types(&format!("{line}\r"));
    terminal.types("fen\r");
    terminal.waits_for(" - 0 ")
}

#[test]
fn a_person_is_asked_before_a_game_is_dropped() {
    let example = console(Linkage::Static);
    example.temp.write("autre.pgn", "1. d4 *\n");
    let mut terminal = Terminal::start(&example, &["--sans-couleur", "--ascii"], 80);
    // There is nothing to lose before the first move, nor after a save, nor in a refused FEN.
    assert!(!answer(&mut terminal, "nouvelle").contains(QUESTION));
    answer(&mut terminal, "e4");
    for command in ["nouvelle", "charger autre.pgn", FEN] {
        terminal.types(&format!("{command}\r"));
        terminal.waits_for(QUESTION);
        terminal.types("n\r");
        terminal.waits_for("La partie continue.");
    }
    for harmless in ["fen rien", "charger absente.pgn", "sauver ici.pgn", "charger autre.pgn"] {
        assert!(!answer(&mut terminal, harmless).contains(QUESTION), "{harmless}");
    }
    // Another move in the place of one that was saved is not saved.
    answer(&mut terminal, "annuler");
    answer(&mut terminal, "c4");
    terminal.types("nouvelle\r");
    terminal.waits_for(QUESTION);
    terminal.types("o\r");
    terminal.types("partie\r");
    terminal.waits_for("Aucun coup n'a été joué.");
    terminal.types("quitter\r");
    assert!(terminal.end().success());
}

#[test]
fn lines_of_a_file_are_not_asked() {
    let example = console(Linkage::Static);
    example.temp.write("autre.pgn", "1. d4 *\n");
    for command in ["nouvelle", "charger autre.pgn", FEN] {
        let output = printed(&example, &[], &format!("e4\n{command}\nannuler\npartie\n"));
        assert!(!output.contains(QUESTION), "{output}");
        assert_eq!(last_line(&output), "Aucun coup n'a été joué.", "{output}");
    }
}

/// The command, the end key and Ctrl-C all ask, and take no for an answer.
#[test]
fn a_person_is_asked_before_the_program_ends() {
    let example = console(Linkage::Static);
    for (keys, again) in [("quitter\r", "oui\r"), ("\x04", "\x04"), ("\x03", "\x03")] {
        let mut terminal = Terminal::start(&example, &["--sans-couleur"], 80);
        terminal.types("e4\r");
        terminal.waits_for("noirs> ");
        for answer in ["n\r", "\r", again] {
            terminal.waits_until_raw(true);
            terminal.types(keys);
            terminal.waits_for(QUIT);
            terminal.waits_for("? ");
            terminal.waits_until_raw(true);
            terminal.types(answer);
            if answer != again {
                terminal.waits_for("La partie continue.");
                terminal.waits_for("noirs> ");
            }
        }
        assert!(terminal.end().success(), "{keys:?}");
        assert!(!terminal.is_raw());
    }
}

/// A game that is saved may go; so may one that a file plays.
#[test]
fn nobody_is_asked_about_nothing() {
    let example = console(Linkage::Static);
    let output = printed(&example, &[], "e4\nquitter\n") + &printed(&example, &[], "e4\n");
    assert!(!output.contains(QUIT), "{output}");
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], 80);
    terminal.types("e4\rsauver ici.pgn\rquitter\r");
    assert!(terminal.end().success());
}

/// As in a shell, Ctrl-C gives up the line that is being typed, and a question.
#[test]
fn an_interruption_gives_up_the_line() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], 80);
    terminal.waits_for("blancs> ");
    terminal.waits_until_raw(true);
    terminal.types("e3\x1b[D\x03");
    terminal.waits_for("e3^C\r\n\rblancs> ");
    terminal.types("d4\r");
    terminal.waits_for("1. d4");
    terminal.waits_until_raw(true);
    terminal.types("nulle\r");
    terminal.waits_for("? ");
    terminal.waits_until_raw(true);
    terminal.types("\x03");
    terminal.waits_for("La partie continue.");
    terminal.types("sauver ici.pgn\rquitter\r");
    assert!(terminal.end().success());
}

/// Whether the program has a handler of its own for Ctrl-C.
fn catches_interruptions(id: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() & 1 << (libc::SIGINT - 1) != 0
}

/// While the machine thinks, an interruption waits for it, and a second one does not.
#[test]
fn an_interruption_of_the_machine_loses_no_game() {
    let example = console(Linkage::Static);
    let start = |time: &str| {
        let arguments = ["--sans-couleur", "--machine", "noirs", "--temps", time];
        let mut terminal = Terminal::start(&example, &arguments, 80);
        terminal.waits_for("blancs> ");
        terminal.types("e4\r");
        terminal.waits_for("La machine réfléchit…");
        terminal.types("\x03");
        terminal
    };
    let mut terminal = start("1500");
    terminal.waits_for("La machine joue ");
    terminal.waits_for(QUIT);
    terminal.types("oui\r");
    assert!(terminal.end().success());
    let mut terminal = start("60000");
    // Two that come together are one.
    while catches_interruptions(terminal.id()) {
        std::thread::yield_now();
    }
    terminal.types("\x03");
    assert_eq!(terminal.end().signal(), Some(libc::SIGINT));
}
