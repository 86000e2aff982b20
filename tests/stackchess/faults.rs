//! The faults of a first attempt at the game, each with the position that shows it.

use echecs::stackchess::{MoveError, Options, PileError, Position, StackGame};

use super::{after, position, square, targets, try_move};

/// Squares numbered row after row wrap around the edge: a pawn on `a4` took on
/// `h6`, seven squares further on.
#[test]
fn a_pawn_does_not_wrap_around_the_edge() {
    let text = "tcfdrfct/1p'p'p'p'p'p'p'/7p/p7/(PP)7/8/1P'P'P'P'P'P'P'/TCFDRFCT b c";
    assert_eq!(targets(text, "a4", 2), "");
    let mut game = StackGame::new(position(text));
    assert!(matches!(try_move(&mut game, "2a4-h6"), Err(MoveError::NotItsMove { place: 1, .. })));
    let text = "8/8/8/p7/7(PP)/8/8/t7 b -";
    assert_eq!(targets(text, "h4", 2), "h5");
}

/// On any size, and for every piece, no move goes over an edge.
#[test]
fn no_move_leaves_over_an_edge() {
    for size in 4..=26 {
        for knights in [false, true] {
            let start = Position::start(size, Options { knights, promotion: true }).unwrap();
            for mv in start.legal_moves() {
                let across = mv.from.file().abs_diff(mv.to.file());
                let along = mv.from.rank().abs_diff(mv.to.rank());
                let straight = across == 0 || along == 0 || across == along;
                assert!(straight || across + along == 3, "{size}: {}-{}", mv.from, mv.to);
                assert!(across <= 2 && along <= 2, "{size}: {}-{}", mv.from, mv.to);
            }
        }
    }
}

/// Diagonals were told from rows by whether the difference of the squares'
/// numbers is divisible by 7 or 9: so are squares of one row, and of others.
#[test]
fn a_difference_of_seven_or_nine_is_no_diagonal() {
    // h1 is 7 squares after a1 in its row, and h2 is 15 after it.
    assert_eq!(targets("(pp)7/8/8/8/8/8/8/F7 b -", "a1", 1), "b2 c3 d4 e5 f6 g7 h8");
    // a3 is 9 squares after h1, across the edge.
    assert_eq!(targets("7(pp)/8/8/8/8/8/8/7F b -", "h1", 1), "a8 b7 c6 d5 e4 f3 g2");
    // A rook does go 7 squares along its row.
    assert!(targets("(pp)7/8/8/8/8/8/8/T7 b -", "a1", 1).ends_with("b1 c1 d1 e1 f1 g1 h1"));
}

/// A pile moves to one square; it was scattered over several, piece by piece.
#[test]
fn a_pile_is_not_scattered() {
    let text = "6pp/8/8/8/8/8/(PT)7/8 b -";
    assert_eq!(after(text, &["2a2-a3"]), "6pp/8/8/8/8/(PT)7/8/8 n -");
    // One move is one turn.
    let mut game = StackGame::new(position(text));
    try_move(&mut game, "a2-a4").unwrap();
    assert_eq!(try_move(&mut game, "a2-a3"), Err(PileError::NotYours(square("a2")).into()));
    // The pieces below the top have their say: the rook goes, the pawn does not.
    assert!(!targets(text, "a2", 2).contains("a8"));
    assert!(targets(text, "a2", 1).contains("a8"));
}

/// A promoted pawn was left in its pile, under a queen that came from nowhere.
#[test]
fn a_promotion_adds_no_piece() {
    let mut game = StackGame::new(position("8/P7/8/8/8/8/P7/6pp b -"));
    try_move(&mut game, "a7-a8").unwrap();
    assert_eq!(game.position().pile(square("a8")).len(), 1);
    assert_eq!(game.position().pieces_of(echecs::rules::Color::White), 2);
    assert_eq!(game.position().to_string(), "D7/8/8/8/8/8/P7/6pp n -");
}

/// Whether a pawn had moved was told from its square.
#[test]
fn a_pawn_that_came_back_has_moved() {
    assert_eq!(targets("r4r/6/6/6/1P4/5C b c", "b2", 1), "b3");
}

/// Knights were told by the difference of squares' numbers: 6, 10, 15, 17.
#[test]
fn a_knight_does_not_wrap_around_the_edge() {
    assert_eq!(targets("8/8/8/C7/8/8/8/(tt)7 b c", "a5", 1), "b3 b7 c4 c6");
    assert_eq!(targets("8/8/8/7C/8/8/8/(tt)7 b c", "h5", 1), "f4 f6 g3 g7");
}

/// Knights did not carry, and there was no draw.
#[test]
fn knights_carry_and_games_are_drawn() {
    assert_eq!(targets("5/5/5/5/(TC)3(rr) b c", "a1", 2), "b3 c2");
    assert!(position("5/f3t/5/5/R4 b -").outcome().is_some());
}

/// The moves of one kind of piece: the queen is not a king, nor the king a queen.
#[test]
fn king_and_queen_are_two_pieces() {
    assert_eq!(targets("5/5/2R2/5/r3r b -", "c3", 1).split(' ').count(), 8);
    assert_eq!(targets("5/5/2D2/5/r3r b -", "c3", 1).split(' ').count(), 14);
}
