//! The form of what is written.

use echecs::pgn::{Ply, Record};

use crate::random_games::record;
use crate::{game, write_all};
use support::parallel;
use support::random::Random;

/// The text of the moves of a game that is read.
fn rewritten(text: &str) -> String {
    let text = write_all(&game(text));
    text.split_once("\n\n").expect("tags and moves").1.to_owned()
}

#[test]
fn numbers_follow_what_comes_between_the_moves() {
    let cases = [
        ("e4 e5 Nf3", "1. e4 e5 2. Nf3 *\n\n"),
        ("e4! e5 Nf3 $3", "1. e4 $1 e5 2. Nf3 $3 *\n\n"),
        ("e4 {a} e5 {b} Nf3", "1. e4 {a} 1... e5 {b} 2. Nf3 *\n\n"),
        ("{a} e4 (d4 d5) e5", "{a} 1. e4 (1. d4 d5) 1... e5 *\n\n"),
        (
            "e4 e5 (c5 Nf3 (Nc3 {a} Nc6)) Nf3",
            "1. e4 e5 (1... c5 2. Nf3 (2. Nc3 {a} 2... Nc6)) 2. Nf3 *\n\n",
        ),
        ("e4 ({a} d4) (c4 {b}) e5", "1. e4 ({a} 1. d4) (1. c4 {b}) 1... e5 *\n\n"),
        ("[FEN \"4k3/4p3/8/8/8/8/8/4K3 b - - 0 7\"]\ne5 Kd2 1-0", "7... e5 8. Kd2 1-0\n\n"),
        ("1-0", "1-0\n\n"),
        ("e4 ; a } b\ne5 1/2", "1. e4\n; a } b\n1... e5 1/2-1/2\n\n"),
        ("e4 (;a }\nd4) (c4 ; }\n) e5", "1. e4 (\n; a }\n1. d4) (1. c4\n; }\n) 1... e5 *\n\n"),
    ];
    for (text, expected) in cases {
        assert_eq!(rewritten(text), expected, "{text}");
    }
}

#[test]
fn lines_are_short_and_begin_with_no_bracket() {
    parallel::for_each(500, |seed| {
        let text = write_all(&record(&mut Random(seed as u64)));
        let (_, moves) = text.split_once("\n\n").expect("tags and moves");
        for line in moves.lines() {
            // Brackets that may not begin a line stay with the word before.
            let bound = line.contains(" [") || line.contains(" %");
            assert!(bound || line.len() < 80, "{line}");
            assert!(!line.starts_with(['[', '%']) && !line.ends_with(' '), "{line}");
        }
        assert!(text.ends_with("\n\n") && !moves.trim_end().contains("\n\n"), "{text}");
    });
}

#[test]
fn a_line_is_broken_only_where_it_is_full() {
    let mut random = Random(3);
    let mut position = echecs::rules::Position::default();
    let mut line = Vec::new();
    while line.len() < 300 {
        let moves = position.legal_moves();
        assert!(!moves.is_empty(), "another seed is needed");
        let mv = moves[random.below(moves.len())];
        line.push(Ply::new(mv));
        position.play(mv);
    }
    let text = write_all(&Record { line, ..Record::default() });
    let (_, moves) = text.split_once("\n\n").expect("tags and moves");
    let lines: Vec<&str> = moves.trim_end().lines().collect();
    assert!(lines.len() > 10);
    for pair in lines.windows(2) {
        let next = pair[1].split(' ').next().expect("a word");
        assert!(pair[0].len() < 80 && pair[0].len() + 1 + next.len() >= 80, "{}", pair[0]);
    }
}
