//! Lines that are corrected while they are typed, at a real terminal.

use crate::console;
use support::Linkage;
use support::terminal::Terminal;

const COLUMNS: u16 = 80;
const LEFT: &str = "\x1b[D";
const RIGHT: &str = "\x1b[C";
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";

/// What the screen shows on one line after these bytes: what a terminal does with them, for the
/// few that the editor writes.
fn shown(bytes: &str) -> String {
    let (mut line, mut column) = (Vec::new(), 0);
    for character in bytes.chars() {
        match character {
            '\r' => column = 0,
            '\x08' => column -= 1,
            '\x07' => {}
            '\n' | '\x1b' => panic!("{bytes:?}"),
            _ => {
                line.resize(line.len().max(column + 1), ' ');
                line[column] = character;
                column += 1;
            }
        }
    }
    line.insert(column, '|');
    line.into_iter().collect::<String>().trim_end().to_owned()
}

/// Types keys, none of which is Enter, and gives what the line shows then, with its cursor. That the
/// keys were read is known by a mark that is typed after them, and taken away again.
fn line_after(terminal: &mut Terminal, keys: &str) -> String {
    terminal.waits_until_raw(true);
    terminal.types(keys);
    terminal.types("§");
    let mut bytes = terminal.waits_for("§");
    // With the mark the line is drawn anew, from its beginning.
    bytes.truncate(bytes.rfind('\r').unwrap_or(0));
    terminal.types("\x7f");
    shown(&bytes)
}

#[test]
fn keys_move_and_erase() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], COLUMNS);
    terminal.waits_for("pour finir.\r\n");
    for (keys, expected) in [
        ("e2e4", "blancs> e2e4|"),
        (LEFT, "blancs> e2e|4"),
        ("\x1b[D\x1bOD", "blancs> e|2e4"),
        (RIGHT, "blancs> e2|e4"),
        ("\x01", "blancs> |e2e4"),
        ("\x05", "blancs> e2e4|"),
        ("\x1b[H", "blancs> |e2e4"),
        ("\x1b[F", "blancs> e2e4|"),
        ("\x1b[1~", "blancs> |e2e4"),
        ("\x1b[4~", "blancs> e2e4|"),
        ("\x02\x02\x06", "blancs> e2e|4"),
        ("\x7f", "blancs> e2|4"),
        ("\x08", "blancs> e|4"),
        ("\x1b[3~", "blancs> e|"),
        ("\x7f\x7f\x7f", "blancs> |"),
        ("deux mots  là", "blancs> deux mots  là|"),
        ("\x17", "blancs> deux mots  |"),
        ("\x17", "blancs> deux |"),
        ("trois", "blancs> deux trois|"),
        ("\x1b[1;5D", "blancs> deux |trois"),
        ("\x1bb", "blancs> |deux trois"),
        ("\x1bf", "blancs> deux| trois"),
        ("\x0b", "blancs> deux|"),
        ("\x1b[D\x15", "blancs> |x"),
        ("\x05\x15", "blancs> |"),
        // Characters of several bytes are one, and an accent stands on its letter.
        ("Élise", "blancs> Élise|"),
        ("\x1b[H\x1b[C\x7f", "blancs> |lise"),
        ("\x05\x15é\x7f", "blancs> |"),
        // What is no key that it knows is no text.
        ("\x1b[24~\x1b[1;2P\t\x0c", "blancs> |"),
    ] {
        assert_eq!(line_after(&mut terminal, keys), expected, "{keys:?}");
    }
    terminal.types("\x15quitter\r");
    assert!(terminal.end().success());
}

#[test]
fn a_corrected_line_is_what_was_meant() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], COLUMNS);
    terminal.waits_for("pour finir.\r\n");
    terminal.waits_until_raw(true);
    // e3e4, corrected to e2e4; the line is sent from its middle.
    terminal.types("e3e4\x01\x1b[C\x1b[3~2\r");
    terminal.waits_for("C'est aux noirs de jouer.");
    terminal.types("partie\r");
    terminal.waits_for("1. e4\r\n");
    // What is typed between two lines, the terminal takes for itself.
    terminal.waits_until_raw(true);
    terminal.types("joueurs Élise / Bo\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x7fa\x05ris\n");
    terminal.waits_for("Les blancs : Élisa. Les noirs : Boris.");
    terminal.types("quitter\ro\r");
    assert!(terminal.end().success());
    assert!(!terminal.is_raw());
}

/// The lines of the session come back; answers to questions and repetitions are not among them.
#[test]
fn earlier_lines_come_back() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], COLUMNS);
    terminal.types("e4\re5\r\rtemps 20\rtemps 20\rnulle\rnon\r");
    terminal.waits_for("La partie continue.\r\n");
    for (keys, expected) in [
        ("neuf", "blancs> neuf|"),
        (UP, "blancs> nulle|"),
        (UP, "blancs> temps 20|"),
        ("\x10", "blancs> e5|"),
        (UP, "blancs> e4|"),
        (UP, "blancs> e4|"),
        ("x", "blancs> e4x|"),
        (DOWN, "blancs> e5|"),
        ("\x0e\x0e", "blancs> nulle|"),
        (DOWN, "blancs> neuf|"),
        (DOWN, "blancs> neuf|"),
        (UP, "blancs> nulle|"),
    ] {
        assert_eq!(line_after(&mut terminal, keys), expected, "{keys:?}");
    }
    terminal.types("\r");
    terminal.waits_for("acceptent-ils");
    terminal.types("\r");
    terminal.types("quitter\ro\r");
    assert!(terminal.end().success());
}

/// A line that is wider than the terminal stays on one line, and its cursor in sight.
#[test]
fn a_long_line_is_seen_around_its_cursor() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], 30);
    terminal.waits_for("pour finir.\r\n");
    let seen = line_after(&mut terminal, "abcdefghijklmnopqrstuvwxyz0123456789");
    assert_eq!(seen, "blancs> pqrstuvwxyz0123456789|");
    assert_eq!(line_after(&mut terminal, "\x01"), "blancs> |abcdefghijklmnopqrstu");
    terminal.types("\x05\x15quitter\r");
    assert!(terminal.end().success());
}

/// What does not fit is not cut in silence.
#[test]
fn too_long_a_line_is_refused() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], COLUMNS);
    terminal.types(&"a".repeat(1023));
    terminal.types("\r");
    terminal.waits_for("n'est pas un coup");
    terminal.waits_until_raw(true);
    terminal.types(&"a".repeat(1024));
    terminal.types("\r");
    terminal.waits_for("Cette ligne est trop longue, ou n'est pas du texte.");
    terminal.waits_until_raw(true);
    terminal.types(&"a".repeat(1024));
    terminal.types("\x7f\re4\r");
    terminal.waits_for("n'est pas un coup");
    terminal.waits_for("1. e4");
    terminal.types("quitter\ro\r");
    assert!(terminal.end().success());
}

/// Ctrl-D takes a character, or ends the program where there is none.
#[test]
fn the_end_key_ends_on_an_empty_line_only() {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur"], COLUMNS);
    terminal.waits_for("pour finir.\r\n");
    assert_eq!(line_after(&mut terminal, "ab\x1b[D\x04"), "blancs> a|");
    terminal.types("\x15\x04");
    assert!(terminal.end().success());
    terminal.waits_for("\r\n");
    assert!(!terminal.is_raw());
}

/// Where no line can be corrected, lines are read as they come.
#[test]
fn a_dumb_terminal_reads_plain_lines() {
    let example = console(Linkage::Static);
    let mut command = std::process::Command::new("sh");
    command.args(["-c", "TERM=dumb ./programme"]).current_dir(example.temp.path());
    let mut terminal = Terminal::run(&mut command, COLUMNS);
    terminal.waits_for("blancs> ");
    assert!(!terminal.is_raw());
    terminal.types("e4\n");
    terminal.waits_for("noirs> ");
    terminal.types("quitter\no\n");
    assert!(terminal.end().success());
}
