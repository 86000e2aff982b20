//! Whatever is searched, what comes out is legal and the same every time.

use echecs::rules::{Game, Position};
use echecs::search::{Info, Limits, Table};

use crate::{game, nodes, random_games, search_fresh, search_with, uci};

#[test]
fn lines_are_legal_on_random_positions() {
    let mut table = Table::new(1).expect("a mebibyte");
    random_games(12, 160, |game| {
        if game.moves().len() % 4 != 0 {
            return;
        }
        let (best, infos) = search_with(game, &nodes(3_000), &mut table);
        let legal = game.position().legal_moves();
        assert_eq!(best.mv.is_some(), !legal.is_empty(), "{}", game.position());
        assert!(best.mv.is_none_or(|mv| legal.contains(&mv)), "{}", game.position());
        infos.iter().for_each(|info| assert_sound(game, info));
        if let Some(info) = infos.last() {
            assert_eq!(info.line.first(), best.mv.as_ref(), "the last line is that of the move");
        }
    });
}

fn assert_sound(game: &Game, info: &Info) {
    let mut position: Position = game.position().clone();
    assert!(!info.line.is_empty());
    for &mv in &info.line {
        assert!(position.is_legal(mv), "{mv:?} of {:?} in {}", info.line, game.position());
        position.play(mv);
    }
    assert!(info.selective_depth >= info.depth);
    assert!(info.hash_full <= 1000);
}

/// Positions that no game leads to are searched as well.
#[test]
fn odd_positions_do_no_harm() {
    for fen in [
        "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQ3/8/k6K w - - 0 1",
        "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
        "nnnnknnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNKNNN b - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2147483647 2147483647",
        "4k3/PPPPPPPP/8/8/8/8/pppppppp/4K3 w - - 0 1",
    ] {
        let Ok(position) = Position::from_playable_fen(fen) else { continue };
        let (best, infos) = search_fresh(&Game::new(position.clone()), &nodes(5_000));
        assert!(best.mv.is_some_and(|mv| position.is_legal(mv)), "{fen}");
        infos.iter().for_each(|info| assert_sound(&Game::new(position.clone()), info));
    }
}

#[test]
fn a_search_by_nodes_comes_out_the_same() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let told = || {
        let (best, infos) = search_fresh(&game(kiwipete, ""), &nodes(40_000));
        let lines: Vec<_> =
            infos.into_iter().map(|info| (info.depth, info.score, info.nodes, info.line)).collect();
        (best, lines)
    };
    let first = told();
    assert_eq!(first.0.nodes, 40_000);
    assert_eq!(first, told());
}

#[test]
fn any_table_will_do() {
    let middlegame = "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 0 10";
    let mate = "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1";
    for mebibytes in [0, 1, 2, 32] {
        let mut table = Table::new(mebibytes).expect("some memory");
        for fen in [middlegame, mate, middlegame] {
            let game = game(fen, "");
            let (best, infos) = search_with(&game, &nodes(60_000), &mut table);
            assert!(best.mv.is_some_and(|mv| game.position().is_legal(mv)), "{fen}");
            infos.iter().for_each(|info| assert_sound(&game, info));
        }
        let (best, _) = search_with(&game(mate, ""), &nodes(60_000), &mut table);
        assert_eq!(uci(best.mv), "f6a6", "{mebibytes} MiB");
    }
}

#[test]
fn only_the_moves_to_choose_from_are_chosen() {
    let start = Game::new(Position::default());
    let chosen = start.position().parse_uci("a2a3").expect("legal");
    let (best, _) = search_fresh(&start, &Limits { search_moves: vec![chosen], ..nodes(5_000) });
    assert_eq!(best.mv, Some(chosen));
    let foreign = start.position().after(chosen).parse_uci("a7a6").expect("legal there");
    let (best, _) = search_fresh(&start, &Limits { search_moves: vec![foreign], ..nodes(5_000) });
    assert_eq!(best.mv, None);
}
