//! When a search ends. Times are only bounded from above, and generously.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use echecs::rules::{Game, Position};
use echecs::search::{Clock, Limits, MAX_PLY, Score, Table, search};

use crate::{depth, game, nodes, search_fresh};

const GENEROUS: Duration = Duration::from_secs(20);

#[test]
fn depth_and_nodes_are_kept() {
    let start = Game::new(Position::default());
    for wanted in [1, 2, 7] {
        let (best, infos) = search_fresh(&start, &depth(wanted));
        assert_eq!(best.depth, wanted);
        assert_eq!(infos.len() as u32, wanted, "one report an iteration");
    }
    for wanted in [0, 1, 2, 1_000] {
        let (best, _) = search_fresh(&start, &nodes(wanted));
        assert_eq!(best.nodes, wanted);
        assert!(best.mv.is_some());
    }
    let lone_kings = game("8/8/3k4/8/8/3K4/8/8 w - - 0 1", "");
    for beyond in [0, u32::MAX] {
        let (best, _) = search_fresh(&lone_kings, &depth(beyond));
        assert!((1..MAX_PLY as u32).contains(&best.depth), "{beyond}");
    }
}

/// Found by fuzzing: captures that lead to captures without end made one ply of this last for hours.
#[test]
fn a_board_full_of_pieces_is_searched_to_its_depth() {
    for fen in [
        "rnbqkbnr/pppppppp/bbbbbbbb/bbbbbbbb/bbbbbbbb/bbbbbbbb/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "qqqqkqqq/qqqqqqqq/qqqqqqqq/nnnnnnnn/NNNNNNNN/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ b - - 0 1",
    ] {
        let position = Position::from_playable_fen(fen).expect(fen);
        let (best, _) = search_fresh(&Game::new(position), &depth(1));
        assert_eq!(best.depth, 1, "{fen}");
        assert!(best.mv.is_some() && best.nodes < 1_000_000, "{fen}: {} nodes", best.nodes);
    }
}

#[test]
fn times_end_a_search() {
    let start = Game::new(Position::default());
    let clock = |remaining, moves_to_go| Clock {
        remaining: Duration::from_millis(remaining),
        increment: Duration::from_millis(1),
        moves_to_go,
        overhead: Clock::DEFAULT_OVERHEAD,
    };
    for limits in [
        Limits { move_time: Some(Duration::ZERO), ..Limits::default() },
        Limits { move_time: Some(Duration::from_millis(20)), ..Limits::default() },
        Limits { clock: Some(clock(0, None)), ..Limits::default() },
        Limits { clock: Some(clock(300, None)), ..Limits::default() },
        Limits { clock: Some(clock(300, Some(1))), ..Limits::default() },
    ] {
        let begin = Instant::now();
        let (best, _) = search_fresh(&start, &limits);
        assert!(best.mv.is_some(), "{limits:?}");
        assert!(begin.elapsed() < GENEROUS, "{limits:?}");
    }
}

#[test]
fn a_mate_that_is_asked_for_ends_the_search() {
    let fen = "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1";
    let limits = Limits { mate: Some(3), ..Limits::default() };
    let (best, _) = search_fresh(&game(fen, ""), &limits);
    assert_eq!(best.score, Score::Mate(3));
}

#[test]
fn a_stop_is_obeyed() {
    let start = Game::new(Position::default());
    let mut table = Table::new(1).expect("a mebibyte");

    let stopped_before = AtomicBool::new(true);
    let best = search(&start, &Limits::default(), &mut table, &stopped_before, |_| ());
    assert!(best.mv.is_some());
    assert_eq!(best.nodes, 0);

    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(50));
            stop.store(true, Ordering::Relaxed);
        });
        let begin = Instant::now();
        let best = search(&start, &Limits::default(), &mut table, &stop, |_| ());
        assert!(best.mv.is_some());
        assert!(begin.elapsed() < GENEROUS);
    });
}
