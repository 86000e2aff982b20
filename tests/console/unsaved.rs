//! A game that is in no file is not dropped without a question, if a person is there to answer.

use crate::support::Linkage;
use crate::terminal::Terminal;
use crate::{console, last_line, printed};

const QUESTION: &str = "Remplacer : Cette partie n'est pas enregistrée. La remplacer ?";
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
