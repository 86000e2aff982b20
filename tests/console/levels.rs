//! The strength of the machine.

use crate::support::Linkage;
use crate::{console, printed, told};

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
