//! Each refusal, with the piece that is to blame.

use echecs::stackchess::{MoveError, PileError, Role, StackGame};

use super::{position, square, try_move};

fn refusal(text: &str, mv: &str) -> MoveError {
    let mut game = StackGame::new(position(text));
    let before = game.position().clone();
    let error = try_move(&mut game, mv).expect_err(mv);
    assert_eq!(*game.position(), before, "{text} {mv}");
    error
}

/// The role and the place of the piece that a refusal blames.
fn blamed(error: MoveError) -> Option<(Role, usize)> {
    match error {
        MoveError::NotItsMove { piece, place }
        | MoveError::PawnHasMoved { piece, place }
        | MoveError::PawnTakesAslant { piece, place }
        | MoveError::NothingToTake { piece, place }
        | MoveError::TooHeavy { piece, place, .. } => Some((piece.role, place)),
        _ => None,
    }
}

const BOARD: &str = "6/2r3/6/1(PTF)2(PD)1/(TC)5/(FFCR)2D2 b c";

#[test]
fn a_hand_that_cannot_be_taken() {
    assert_eq!(refusal(BOARD, "a6-a5"), PileError::Empty(square("a6")).into());
    assert_eq!(refusal(BOARD, "c5-c4"), PileError::NotYours(square("c5")).into());
    assert_eq!(refusal(BOARD, "0b3-b4"), PileError::NoPiece.into());
    let too_many = PileError::TooMany { asked: 4, height: 3 };
    assert_eq!(refusal(BOARD, "4b3-b4"), too_many.into());
}

#[test]
fn squares_that_are_none_or_the_same() {
    assert_eq!(refusal(BOARD, "g1-a1"), MoveError::OffBoard(square("g1")));
    assert_eq!(refusal(BOARD, "b3-b7"), MoveError::OffBoard(square("b7")));
    assert_eq!(refusal(BOARD, "b3-b3"), MoveError::SameSquare);
}

#[test]
fn the_highest_piece_that_cannot_is_blamed() {
    let cases = [
        ("b3-b4", Role::Bishop, 2),
        ("2b3-c4", Role::Rook, 1),
        ("2b3-b4", Role::Bishop, 2),
        ("3b3-c4", Role::Rook, 1),
        ("d1-e3", Role::Queen, 0),
        ("a1-a3", Role::King, 3),
        ("2a1-a2", Role::Knight, 2),
        ("a2-a3", Role::Knight, 1),
        ("2e3-d2", Role::Pawn, 0),
        ("2e3-e6", Role::Pawn, 0),
    ];
    for (mv, role, place) in cases {
        let error = refusal(BOARD, mv);
        assert!(matches!(error, MoveError::NotItsMove { .. }), "{mv}: {error:?}");
        assert_eq!(blamed(error), Some((role, place)), "{mv}");
    }
}

#[test]
fn pawns_have_refusals_of_their_own() {
    let moved = refusal(BOARD, "2e3-e5");
    assert!(matches!(moved, MoveError::PawnHasMoved { .. }), "{moved:?}");
    assert_eq!(blamed(moved), Some((Role::Pawn, 0)));
    let nothing = refusal(BOARD, "2e3-d4");
    assert!(matches!(nothing, MoveError::NothingToTake { .. }), "{nothing:?}");
    assert_eq!(blamed(nothing), Some((Role::Pawn, 0)));
    let ahead = refusal("6/6/6/p5/(PD)4r/6 b -", "2a2-a3");
    assert!(matches!(ahead, MoveError::PawnTakesAslant { .. }), "{ahead:?}");
    assert_eq!(blamed(ahead), Some((Role::Pawn, 0)));
    // The double step of a pawn that may, onto an enemy.
    let ahead = refusal("6/6/p5/6/(P'D)4r/6 b -", "2a2-a4");
    assert!(matches!(ahead, MoveError::PawnTakesAslant { .. }), "{ahead:?}");
}

#[test]
fn a_load_that_is_too_heavy() {
    let error = refusal(BOARD, "3a1-b3");
    assert!(matches!(error, MoveError::TooHeavy { count: 3, knights: 1, .. }), "{error:?}");
    assert_eq!(blamed(error), Some((Role::King, 3)));
    let two = refusal("6/6/6/6/6/(CTTTC)4r b c", "5a1-b3");
    assert!(matches!(two, MoveError::TooHeavy { count: 5, knights: 2, .. }), "{two:?}");
}

#[test]
fn a_way_that_is_not_free() {
    assert_eq!(refusal("6/6/T5/6/T5/T4r b -", "a1-a6"), MoveError::InTheWay(square("a2")));
    assert_eq!(refusal("6/6/6/p5/P'4p/5T b -", "a2-a4"), MoveError::InTheWay(square("a3")));
}

#[test]
fn a_pile_that_is_too_high() {
    let text = "6/6/6/6/6/(TTT)4(pp) b -";
    assert_eq!(refusal(text, "2a1-f1"), MoveError::TooHigh { count: 2, height: 2 });
    assert_eq!(refusal(text, "1a1-f1"), MoveError::TooHigh { count: 1, height: 2 });
}

#[test]
fn a_game_that_is_over() {
    assert_eq!(refusal("6/6/6/6/6/R4r b -", "a1-a2"), MoveError::GameOver);
}
