//! The programs of examples_c, with both libraries.

use std::process::Command;
use std::time::Duration;

use support::example::Example;
use support::temp::TempDir;
use support::{Linkage, kept, process};

/// A copy to be marked: it has no `main`.
const COPY: &str = "copie.c";

/// It needs a screen and a player: `tests/fenetre` has both.
const WINDOW: &str = "jeu_fenetre.c";

const ENGINE: &str = "moteur_uci.c";

#[test]
fn every_example_runs_to_its_end() {
    let mut count = 0;
    for source in support::files("examples_c", "c") {
        if source.ends_with(COPY) || source.ends_with(WINDOW) {
            continue;
        }
        let outputs = Linkage::ALL.map(|linkage| {
            let temp = TempDir::new("examples");
            let mut command = Command::new(kept::program(&source, linkage).unwrap());
            // A game that begins is saved where it is played.
            let command = support::clean_environment(&mut command).current_dir(temp.path());
            // An engine says nothing until it is asked.
            let input: &[u8] = if source.ends_with(ENGINE) { b"uci\nquit\n" } else { b"" };
            let outcome = process::run_with_input(command, input, Duration::from_secs(60));
            let name = source.display();
            assert!(outcome.succeeded(), "{name}: {}", outcome.describe());
            assert_eq!(outcome.stderr, "", "{name}");
            assert!(!outcome.stdout.is_empty(), "{name}");
            without_measures(&outcome.stdout)
        });
        assert_eq!(outputs[0], outputs[1], "{}", source.display());
        count += 1;
    }
    assert!(count >= 3);
}

/// A text without the durations and speeds that no two runs have in common.
fn without_measures(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let is_measure = |index: usize| match words[index + 1..] {
        ["feuilles", "par", ..] => true,
        [unit, ..] => unit.trim_end_matches(',').split('\n').next() == Some("ms"),
        [] => false,
    };
    let kept = (0..words.len()).filter(|&index| !is_measure(index)).map(|index| words[index]);
    kept.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_stackchess_program_does_what_the_transcripts_show() {
    for linkage in Linkage::ALL {
        let example = Example::new("stackchess.c", linkage);
        example.temp.write("gagnante.txt", "3r/4/3(TT)/R3 b -\n");
        example.temp.write("fausse.txt", "3r/4/3(Tt)/R3 b -\n");
        example.replay(&[], include_str!("fixtures/stackchess_partie.txt"));
        example.replay(&[], include_str!("fixtures/stackchess_abandon.txt"));
        example.replay(&[], include_str!("fixtures/stackchess_lettres.txt"));
    }
}

/// What is typed comes back as it was, unless a terminal would obey it.
#[test]
fn the_stackchess_program_shows_what_was_typed() {
    let example = Example::new("stackchess.c", Linkage::Static);
    let cases: [(&[u8], &str); 7] = [
        ("é".as_bytes(), "é"),
        ("♟ 🙂 où".as_bytes(), "♟ 🙂 où"),
        (b"\x1b[2J", "?[2J"),
        (b"\xc2\x9b2J", "??2J"),
        (b"\xe0\x82\x9b2J", "???2J"),
        (b"a\xffb", "a?b"),
        (b"caf\xc3", "caf?"),
    ];
    for (typed, shown) in cases {
        let outcome = example.run(&[], [b"6\nn\n", typed, b"\nquitter\n"].concat());
        let expected = format!("« {shown} » n'est ni une case");
        assert!(outcome.stdout.contains(&expected), "{shown}: {}", outcome.describe());
    }
}

/// Whatever is typed, and wherever it stops, the program ends by itself.
#[test]
fn the_stackchess_program_survives_any_input() {
    let example = Example::new("stackchess.c", Linkage::Static);
    let long_line = vec![b'a'; 1_000_000];
    let mut noise: Vec<u8> = (0..200_000_u32).map(|i| (i.wrapping_mul(i) >> 7) as u8).collect();
    noise.extend(b"\n4\no\nb1\nd\n\0\nd\n1\n");
    let inputs: [&[u8]; 10] = [
        b"",
        b"\n",
        b"6\nn\nc\n",
        b"6\nn\nd\n",
        b"6\nn\nd\na1",
        b"6\nn\na1",
        b"6\nn\na1\nd\n1\n",
        b"26\no\nz26\nd\n",
        &long_line,
        &noise,
    ];
    for input in inputs {
        let outcome = example.run(&[], input);
        assert!(outcome.succeeded(), "{}", outcome.describe());
        assert!(!outcome.stdout.is_empty() && outcome.stderr.is_empty(), "{}", outcome.describe());
    }
}
