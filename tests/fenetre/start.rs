//! How the program starts, or says why it does not.

use std::process::Command;
use std::time::Duration;

use super::program;
use support::process::{self, Outcome};
use support::{Linkage, clean_environment};

fn run(arguments: &[&str]) -> Option<Outcome> {
    let mut command = Command::new(program(Linkage::Static)?);
    clean_environment(&mut command).args(arguments);
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"] {
        command.env_remove(variable);
    }
    Some(process::run(&mut command, Duration::from_secs(60)))
}

#[test]
fn misuse_gets_a_clear_sentence_and_a_code() {
    let cases: [(&[&str], i32, &str); 10] = [
        (&["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], 1, "jeu_fenetre : "),
        (&[], 1, "jeu_fenetre : la fenêtre ne s'ouvre pas : "),
        (&["--fen"], 2, "usage : jeu_fenetre "),
        (&["--machine", "reine"], 2, "usage : jeu_fenetre "),
        (&["--niveau", "9"], 2, "usage : jeu_fenetre "),
        (&["--temps", "60001"], 2, "usage : jeu_fenetre "),
        (&["--temps", "1s"], 2, "usage : jeu_fenetre "),
        (&["une.pgn", "deux.pgn"], 2, "usage : jeu_fenetre "),
        (&["une.pgn", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], 2, "usage : jeu_fenetre "),
        (&["--rien"], 2, "usage : jeu_fenetre "),
    ];
    for (arguments, code, sentence) in cases {
        let Some(outcome) = run(arguments) else { return };
        let found = outcome.status.and_then(|status| status.code());
        assert_eq!(found, Some(code), "{arguments:?}: {}", outcome.describe());
        // SDL may say a word of its own before.
        let last = outcome.stderr.lines().last().unwrap_or_default();
        assert!(last.starts_with(sentence), "{arguments:?}: {}", outcome.describe());
    }
}
