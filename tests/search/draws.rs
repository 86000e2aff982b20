//! Draws: by repetition, by 50 moves, by want of material, by stalemate.

use echecs::rules::{Color, Game, Outcome};
use echecs::search::{Limits, Score, Table, evaluate};

use crate::{depth, game, nodes, position, search_fresh, search_with, uci};

#[test]
fn a_lost_side_takes_the_perpetual_check() {
    // White is a rook down and threatened with mate, but has the checks.
    let fen = "7k/5Q1p/8/8/8/1q6/1r4PP/7K w - - 0 1";
    let (best, _) = search_fresh(&game(fen, ""), &depth(10));
    assert_eq!(best.score, Score::Centipawns(0));
    assert!(["f7f8", "f7e8"].contains(&uci(best.mv).as_str()), "{}", uci(best.mv));
}

#[test]
fn the_third_time_counts_the_game() {
    // White, a queen ahead, has been round twice: once more is a draw.
    let round = "b1b2 h8g8 b2b1 g8h8";
    let game = game("7k/8/8/8/8/8/8/KQ6 w - - 0 1", &[round, round].join(" "));
    let (best, _) = search_fresh(&game, &depth(6));
    assert_ne!(uci(best.mv), "b1b2");
    assert!(matches!(best.score, Score::Centipawns(300..) | Score::Mate(1..)));
}

/// The table knows the position from before, when nothing had been repeated.
#[test]
fn what_the_opponent_can_repeat_is_no_win() {
    let fen = "7k/8/8/8/8/8/8/KQ6 w - - 0 1";
    let once_round = game(fen, "b1b2 h8g8 b2b1 g8h8 b1b2 h8g8");
    let back = once_round.position().parse_uci("b2b1").expect("legal");
    let mut table = Table::new(1).expect("a mebibyte");
    let fresh = Game::new(once_round.position().clone());
    let limits = Limits { search_moves: vec![back], ..depth(8) };
    let (best, _) = search_with(&fresh, &limits, &mut table);
    assert_ne!(best.score, Score::Centipawns(0));
    for plies in 2..=8 {
        let limits = Limits { search_moves: vec![back], ..depth(plies) };
        let (best, _) = search_with(&once_round, &limits, &mut table);
        assert_eq!(best.score, Score::Centipawns(0), "{plies}: g8h8 is the third time");
        let (best, _) = search_with(&once_round, &depth(plies), &mut table);
        assert_ne!(best.mv, Some(back), "{plies}");
    }
}

/// Games against itself, with the table of the moves before, as a client has them played.
#[test]
fn a_won_game_is_won_without_repeating_three_times() {
    for fen in [
        "r4rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 b - - 0 10",
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        "r1bqkb1r/pppp1ppp/2n5/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 5",
    ] {
        let mut game = game(fen, "");
        let mut table = Table::new(1).expect("a mebibyte");
        while game.outcome().is_none() {
            let (best, _) = search_with(&game, &nodes(4_000), &mut table);
            game.play(best.mv.expect("a move")).expect("a legal move");
            assert!(game.occurrences() < 3, "{fen}: {}", game.position());
        }
        let Some(Outcome::Checkmate { winner }) = game.outcome() else {
            panic!("{fen}: {:?} in {}", game.outcome(), game.position())
        };
        assert_eq!(winner, Color::White, "{fen}");
    }
}

#[test]
fn fifty_moves_without_progress_are_worth_nothing() {
    // Mate is five moves away at least, and one is left.
    for clock in [98, 99, 100] {
        let fen = format!("8/8/8/3k4/8/8/1R6/K7 w - - {clock} 120");
        let (best, _) = search_fresh(&game(&fen, ""), &depth(6));
        assert_eq!(best.score, Score::Centipawns(0), "{fen}");
        assert!(best.mv.is_some());
    }
}

#[test]
fn mate_on_the_hundredth_half_move_is_mate() {
    let (best, _) = search_fresh(&game("7k/8/6K1/8/8/8/8/1Q6 w - - 99 120", ""), &depth(4));
    assert_eq!((uci(best.mv).as_str(), best.score), ("b1b8", Score::Mate(1)));
}

#[test]
fn stalemate_saves_who_can_force_it() {
    // White's king cannot move, and the rook wants to be taken.
    let (best, _) = search_fresh(&game("8/8/6R1/8/8/7k/5q2/7K w - - 0 1", ""), &depth(10));
    assert_eq!(best.score, Score::Centipawns(0));
    let (best, _) = search_fresh(&game("8/8/8/8/8/k7/p7/K7 w - - 0 1", ""), &depth(4));
    assert_eq!((best.mv, best.score), (None, Score::Centipawns(0)));
}

/// Even a search of one ply does not leave the other side without a move.
#[test]
fn who_is_winning_does_not_stalemate() {
    let fen = "7k/8/8/6K1/8/8/5Q2/8 w - - 0 1";
    for plies in 1..=4 {
        let (best, _) = search_fresh(&game(fen, ""), &depth(plies));
        let next = position(fen).after(best.mv.expect("a move"));
        assert!(next.has_legal_moves() || next.is_check(), "{plies}: {next}");
        assert_ne!(best.score, Score::Centipawns(0));
    }
    // The queen's nearest square would be the stalemate.
    let near = position("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1");
    let stalemate = near.parse_uci("f2f7").expect("legal");
    let limits = Limits { search_moves: vec![stalemate], ..depth(1) };
    let (best, _) = search_fresh(&Game::new(near), &limits);
    assert_eq!(best.score, Score::Centipawns(0));
}

#[test]
fn material_that_cannot_mate_is_a_draw() {
    for fen in [
        "8/8/8/3k4/3p4/8/3B4/K7 w - - 0 1",
        "8/8/8/3k4/8/8/1N6/K7 w - - 0 1",
        "8/8/8/3kn3/8/8/1N6/K7 w - - 0 1",
    ] {
        let (best, _) = search_fresh(&game(fen, ""), &depth(8));
        let Score::Centipawns(value) = best.score else { panic!("{fen}: {:?}", best.score) };
        assert!(value.abs() < 60, "{fen}: {value}");
    }
}

#[test]
fn the_evaluation_sees_both_sides_alike() {
    for (white, black) in [
        (
            "r1bqkb1r/pp3ppp/2n1pn2/2pp4/3P4/2PBPN2/PP3PPP/RNBQK2R w KQkq - 0 6",
            "rnbqk2r/pp3ppp/2pbpn2/3p4/2PP4/2N1PN2/PP3PPP/R1BQKB1R b KQkq - 0 6",
        ),
        ("8/P4k2/8/3p4/8/2K5/8/7B w - - 0 1", "7b/8/2k5/8/3P4/8/p4K2/8 b - - 0 1"),
        ("8/8/8/3k4/8/8/1BN5/K7 w - - 0 1", "k7/1bn5/8/8/3K4/8/8/8 b - - 0 1"),
    ] {
        assert_eq!(evaluate(&position(white)), evaluate(&position(black)), "{white}");
    }
}
