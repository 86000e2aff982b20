//! The strength of the machine.

use crate::{console, printed, told};
use support::Linkage;
use support::terminal::Terminal;

/// A mate in one that a weak machine overlooks now and then, and a strong one never.
const MATE: &str = "fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
const TRIES: usize = 40;

fn answers(arguments: &[&str], before: &str) -> Vec<String> {
    let lines = format!("{MATE}\nmachine blancs\nmachine aucune\n").repeat(TRIES);
    let output = printed(&console(Linkage::Static), arguments, &format!("{before}{lines}"));
    let answers = told(&output, "La machine joue ");
    let is_move = |answer: &&str| !answer.contains(' ');
    answers.into_iter().filter(is_move).map(str::to_owned).collect()
}

#[test]
fn the_strongest_never_overlooks_a_mate() {
    for (arguments, before) in [(&[][..], "niveau 1\nniveau 8\n"), (&["--niveau", "7"][..], "")] {
        let answers = answers(arguments, before);
        assert_eq!(answers, ["Ta8#"; TRIES], "{arguments:?}");
    }
}

#[test]
fn the_weakest_overlooks_it_often_but_plays_legal_moves() {
    for (arguments, before) in [(&[][..], "niveau 1\n"), (&["--niveau", "1"][..], "")] {
        let answers = answers(arguments, before);
        // Six in ten moves are played at random: in 40, fewer than 4 others do not happen.
        let others = answers.iter().filter(|answer| *answer != "Ta8#").count();
        assert_eq!(answers.len(), TRIES);
        assert!((4..TRIES).contains(&others), "{answers:?}");
    }
}

/// A hint does not depend on the level.
#[test]
fn a_hint_is_sincere() {
    let lines = format!("niveau 1\n{MATE}\n{}", "conseil\n".repeat(TRIES));
    let output = printed(&console(Linkage::Static), &["--temps", "20"], &lines);
    assert_eq!(told(&output, "La machine jouerait "), ["Ta8#"; TRIES]);
}

/// A weak machine takes less time than it is given, and the program says so.
#[test]
fn the_time_that_is_told_is_the_time_that_is_taken() {
    let lines = "temps 5000\nniveau 7\ntemps 5000\ntemps 50\n";
    let output = printed(&console(Linkage::Static), &[], lines);
    let beside = "pour un conseil ou au niveau 8 ; au niveau 7, au plus 100 ms";
    let output = output.replace('\n', " ");
    for sentence in [
        "La machine réfléchit au plus 5 s. ",
        &format!("La machine réfléchit au plus 5 s, {beside}. "),
        "La machine réfléchit au plus 50 ms. ",
    ] {
        assert_eq!(output.matches(sentence).count(), 1, "{sentence}: {output}");
    }
}

/// A person who waits for long knows what for; one who waits for a moment, or a file, is told nothing.
#[test]
fn a_long_thought_is_announced_at_a_terminal() {
    const THINKS: &str = "La machine réfléchit…";
    let example = console(Linkage::Static);
    let arguments = ["--machine", "noirs", "--sans-couleur", "--temps"];
    for (time, announced) in [("600", true), ("400", false)] {
        let arguments = [&arguments[..], &[time]].concat();
        let mut terminal = Terminal::start(&example, &arguments, 80);
        terminal.types("e4\r");
        terminal.waits_for("C'est aux noirs de jouer.\r\n");
        let before = terminal.waits_for("La machine joue ");
        // The answer takes the place of the announcement.
        let expected = format!("{THINKS}\r{}\r", " ".repeat(THINKS.chars().count()));
        assert_eq!(before, if announced { expected } else { String::new() }, "{time}");
        assert!(!printed(&example, &arguments, "e4\n").contains(THINKS));
    }
}
