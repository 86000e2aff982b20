//! A move that is judged alone: legal exactly if it is listed.

use std::collections::HashSet;

use echecs::rules::{Move, MoveKind, Position, Role, Square};

use support::parallel;

const KINDS: [MoveKind; 7] = [
    MoveKind::Ordinary,
    MoveKind::Castling,
    MoveKind::EnPassant,
    MoveKind::Promotion(Role::Knight),
    MoveKind::Promotion(Role::Bishop),
    MoveKind::Promotion(Role::Rook),
    MoveKind::Promotion(Role::Queen),
];

/// Positions of all sorts, classical and Chess960, and some of those that come next.
fn positions() -> Vec<Position> {
    let text = include_str!("../../src/fixtures/perft.txt");
    let fens = text.lines().filter(|line| !line.starts_with('#')).step_by(3);
    let roots = fens.map(|line| {
        let fen = line.split(" ; ").next().unwrap_or_default();
        Position::from_playable_fen(fen).expect(fen)
    });
    let with_next = |root: Position| {
        let next = root.legal_moves().into_iter().map(|mv| root.after(mv)).enumerate();
        let kept = next.filter(|(place, next)| place % 8 == 0 || next.en_passant().is_some());
        let kept: Vec<Position> = kept.map(|(_, next)| next).collect();
        [vec![root], kept].concat()
    };
    roots.flat_map(with_next).collect()
}

#[test]
fn a_move_is_legal_exactly_if_it_is_listed() {
    let positions = positions();
    parallel::for_part(5, positions.len(), |number| {
        let position = &positions[number];
        let listed: HashSet<Move> = position.legal_moves().into_iter().collect();
        for from in Square::all() {
            for to in Square::all() {
                for kind in KINDS {
                    let mv = Move::new(from, to, kind);
                    let is_listed = listed.contains(&mv);
                    assert_eq!(position.is_legal(mv), is_listed, "{mv:?} in {position}");
                }
            }
        }
    });
    let count = |is: fn(MoveKind) -> bool| {
        let moves = positions.iter().flat_map(Position::legal_moves);
        moves.filter(|mv| is(mv.kind())).count()
    };
    let rare = [
        count(|kind| kind == MoveKind::EnPassant),
        count(|kind| kind == MoveKind::Castling),
        count(|kind| matches!(kind, MoveKind::Promotion(_))),
    ];
    assert!(rare.iter().all(|&moves| moves > 50), "too few of what is rare: {rare:?}");
}
