//! A terminal that is narrower than usual.

use crate::console;
use support::Linkage;
use support::terminal::Terminal;

/// What it writes for these lines at a terminal of this width, until the program ends.
fn written(columns: u16, typed: &str) -> String {
    let example = console(Linkage::Static);
    let mut terminal = Terminal::start(&example, &["--sans-couleur", "--ascii"], columns);
    let mut all = terminal.waits_for("blancs> ");
    for line in typed.lines() {
        terminal.waits_until_raw(true);
        terminal.types(&format!("{line}\r"));
    }
    terminal.waits_until_raw(true);
    terminal.types("fen\r");
    all += &terminal.waits_for("rnbqkbnr/");
    all
}

/// The lines of a text, as the screen shows them: what a line editor writes again stands for itself.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split("\r\n").map(|line| line.rsplit('\r').next().unwrap_or_default())
}

#[test]
fn sentences_are_folded_at_its_edge() {
    let typed = "Fb5\naide\nreclamer 9\njoueurs a\n";
    for columns in [30, 40, 60, 80, 120] {
        let text = written(columns, typed);
        let limit = usize::from(columns).min(80);
        for line in lines(&text) {
            assert!(line.chars().count() <= limit, "{columns}: {line:?}");
            // The spaces of « aide » do not end a line, nor does the one before a colon.
            assert!(!line.ends_with('«') && !line.starts_with(['»', ':', ';', '?']), "{line:?}");
        }
        // The words are all there, in whatever lines.
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("Tapez un coup (e2e4, Cf3), « aide » pour les commandes"), "{text}");
        assert!(words.contains("Il faut deux noms : « joueurs Anne / Boris »."), "{text}");
    }
}

/// There is no room beside the board.
#[test]
fn the_list_of_moves_is_left_out() {
    for (columns, listed) in [(44, false), (45, true), (80, true)] {
        assert_eq!(written(columns, "e4\nvoir\n").contains("   1. e4"), listed, "{columns}");
    }
}
