//! Positions set up by hand.

use echecs::rules::{Bitboard, Move, MoveKind, Position, PositionError, Role, Setup, Square};

fn squares(names: &[&str]) -> Bitboard {
    names.iter().map(|name| name.parse::<Square>().expect("a square")).collect()
}

#[test]
fn castling_rooks_must_be_where_rooks_castle() {
    use echecs::rules::Color::White;
    let refused = |rooks: &[&str]| {
        let setup = Setup { castling_rooks: squares(rooks), ..Setup::initial() };
        Position::try_from(setup).err()
    };
    assert_eq!(refused(&["a1", "h1", "a8", "h8"]), None);
    assert_eq!(refused(&["b1"]), Some(PositionError::CastlingWithoutRook(White)));
    assert_eq!(refused(&["e4"]), Some(PositionError::CastlingWithoutRook(White)));

    let two_rooks = Position::from_fen("4k3/8/8/8/8/8/8/4KRR1 w - - 0 1").expect("a FEN");
    let setup =
        Setup { board: *two_rooks.board(), castling_rooks: squares(&["f1", "g1"]), ..Setup::EMPTY };
    assert_eq!(Position::try_from(setup), Err(PositionError::CastlingTwiceOnOneSide(White)));
}

#[test]
fn three_checks_at_once_are_impossible() {
    let error = Position::from_fen("4k3/8/8/1B5Q/8/8/8/K3R3 b - - 0 1").expect_err("refused");
    assert!(error.to_string().contains("check that no move can have given"), "{error}");
}

#[test]
fn a_double_step_gives_check_itself_or_uncovers_it() {
    for possible in ["4k3/8/8/4pP2/3K4/8/8/8 w - e6 0 1", "4kb2/8/8/4pP2/1K6/8/8/8 w - e6 0 1"] {
        assert!(Position::from_fen(possible).is_ok(), "{possible}");
    }
    let error = Position::from_fen("4k3/8/8/4pP2/8/8/8/r3K3 w - e6 0 1").expect_err("refused");
    assert!(error.to_string().contains("check that no move can have given"), "{error}");
}

#[test]
fn an_en_passant_capture_unlocks_pawns() {
    let capture = Position::from_fen("8/8/4p1k1/3pP3/3P4/6K1/8/8 w - d6 0 1").expect("a FEN");
    assert!(capture.en_passant().is_some() && !capture.is_dead());
}

#[test]
fn no_pawn_becomes_a_king() {
    let (from, to) = (squares(&["a7"]), squares(&["a8"]));
    let (from, to) = (from.first().expect("a7"), to.first().expect("a8"));
    let queen = Move::new(from, to, MoveKind::Promotion(Role::Queen));
    for role in [Role::Pawn, Role::King] {
        assert_eq!(Move::new(from, to, MoveKind::Promotion(role)), queen);
    }
}
