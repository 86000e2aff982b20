//! Mates: found, and at their right distance.

use echecs::rules::{Game, Outcome};
use echecs::search::Score;

use crate::{depth, game, nodes, search_fresh, uci};

/// A mate in so many moves, and its first move if there is only one.
const MATES: [(&str, i32, &str); 8] = [
    ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1, "d1d8"),
    ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1", 1, "h5f7"),
    ("8/8/8/8/8/5k2/7q/5K2 b - - 0 1", 1, ""),
    ("2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1", 2, "f3f7"),
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "a1a6"),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3, "f6a6"),
    ("1r3r1k/5Bpp/8/8/8/8/8/K5QR w - - 0 1", 2, "h1h7"),
    ("r6r/pp3ppp/3k1b2/2pb4/B4Pq1/2P1Q3/P5PP/1RBR2K1 w - - 0 1", 4, "e3c5"),
];

#[test]
fn mates_are_found_at_their_distance() {
    for (fen, moves, first) in MATES {
        let (best, infos) = search_fresh(&game(fen, ""), &depth(12));
        assert_eq!(best.score, Score::Mate(moves), "{fen}: {infos:#?}");
        assert!(first.is_empty() || uci(best.mv) == first, "{fen}: {}", uci(best.mv));
        let line = &infos.last().expect("an iteration").line;
        assert_eq!(line.len() as i32, 2 * moves - 1, "{fen}: {line:?}");
        let mut end = game(fen, "");
        line.iter().for_each(|&mv| end.play(mv).expect("a legal line"));
        assert!(matches!(end.outcome(), Some(Outcome::Checkmate { .. })), "{fen}: {line:?}");
    }
}

#[test]
fn who_is_being_mated_sees_it_too() {
    for (fen, moves, first) in MATES.into_iter().filter(|mate| !mate.2.is_empty()) {
        let (best, _) = search_fresh(&game(fen, first), &depth(8));
        assert_eq!(best.score, Score::Mate(-(moves - 1)), "{fen} {first}");
    }
}

/// Winning material is turned into mate: no stalemate, no going round in
/// circles.
#[test]
fn simple_endings_are_won() {
    for fen in [
        "8/8/8/3k4/8/8/1Q6/K7 w - - 0 1",
        "8/8/8/3k4/8/8/1R6/K7 w - - 0 1",
        "8/8/8/3k4/8/8/1BB5/K7 w - - 0 1",
        "8/8/8/8/3k4/8/4P3/4K2R b - - 0 1",
        "3k4/8/3r4/8/8/8/1Q6/4K3 w - - 0 1",
        "8/5RK1/8/2k5/8/7q/8/8 b - - 0 1",
        "k7/2Q5/8/8/8/8/8/6K1 b - - 0 1",
    ] {
        let mut game = game(fen, "");
        let outcome = play_on(&mut game, 30_000, 150);
        let stalemate = fen.starts_with("k7");
        match outcome {
            Some(Outcome::Checkmate { .. }) => assert!(!stalemate, "{fen}"),
            Some(Outcome::Stalemate) => assert!(stalemate, "{fen}"),
            other => panic!("{fen}: {other:?} after {:?}", game.position()),
        }
    }
}

/// Plays a game against itself, with so many nodes a move.
fn play_on(game: &mut Game, per_move: u64, longest: usize) -> Option<Outcome> {
    for _ in 0..longest {
        if game.outcome().is_some() {
            break;
        }
        let (best, _) = search_fresh(game, &nodes(per_move));
        game.play(best.mv.expect("a move")).expect("a legal move");
    }
    game.outcome()
}

#[test]
fn the_end_of_a_game_has_no_best_move() {
    for (fen, score) in [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Score::Mate(0)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Score::Centipawns(0)),
    ] {
        let (best, infos) = search_fresh(&game(fen, ""), &depth(3));
        assert_eq!((best.mv, best.score), (None, score), "{fen}");
        assert!(infos.is_empty());
    }
}
