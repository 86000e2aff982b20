//! Positions called dead because their pawns are locked: every position that
//! can be reached from them is looked at.

use std::collections::HashSet;

use echecs::rules::{Board, Color, Outcome, Piece, Position, Role, Setup, Square};

use support::random::Random;

#[test]
fn no_mate_follows_from_locked_pawns() {
    let mut random = Random(7);
    let mut dead = 0;
    let mut alive = 0;
    for _ in 0..5_000 {
        let Some(position) = random_rams(&mut random) else { continue };
        if position.is_dead() {
            dead += 1;
            assert_no_mate_is_reachable(position);
        } else {
            alive += 1;
        }
    }
    assert!(dead >= 50 && alive >= 50, "{dead} dead, {alive} alive: too few to tell");
}

/// Two kings and pawns head to head on every other file, now and then a rank
/// off or missing: walls and holes.
fn random_rams(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    let usual_rank = 2 + random.below(3) as u8;
    for file in (random.below(2) as u8..8).step_by(2) {
        let rank = if random.below(6) == 0 { 2 + random.below(3) as u8 } else { usual_rank };
        if random.below(12) > 0 {
            put(&mut setup.board, file, rank, Color::White, Role::Pawn);
            put(&mut setup.board, file, rank + 1, Color::Black, Role::Pawn);
        }
    }
    for color in Color::ALL {
        let (file, rank) = (random.below(8) as u8, random.below(8) as u8);
        put(&mut setup.board, file, rank, color, Role::King);
    }
    setup.turn = Color::ALL[random.below(2)];
    Position::try_from(setup).ok()
}

fn put(board: &mut Board, file: u8, rank: u8, color: Color, role: Role) {
    board.put(Square::at(file, rank).expect("a square"), Piece { color, role });
}

fn assert_no_mate_is_reachable(start: Position) {
    let mut seen = HashSet::new();
    let mut open = vec![start.clone()];
    while let Some(position) = open.pop() {
        let outcome = position.outcome();
        assert!(!matches!(outcome, Some(Outcome::Checkmate { .. })), "{start}: {position}");
        if seen.insert(position.key()) {
            open.extend(position.legal_moves().iter().map(|&mv| position.after(mv)));
        }
    }
}
