//! Leaves of the tree of moves, counted by others before.

use echecs::rules::{Position, perft, perft_divide};

use support::parallel;

/// A position and its leaves by depth.
struct Row {
    fen: &'static str,
    counts: Vec<(u32, u64)>,
}

fn rows() -> Vec<Row> {
    let read = |line: &'static str| {
        let (fen, counts) = line.split_once(" ; ").expect("FEN ; counts");
        let counts = counts.split(' ').map(|count| {
            let (depth, leaves) = count.split_once(':').expect("depth:leaves");
            (depth.parse().expect("a depth"), leaves.parse().expect("a number"))
        });
        Row { fen, counts: counts.collect() }
    };
    let text = include_str!("../../src/fixtures/perft.txt");
    text.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

#[test]
fn every_position_has_the_published_number_of_leaves() {
    let rows = rows();
    assert_eq!(rows.len(), 894);
    parallel::for_part(5, rows.len(), |number| {
        let row = &rows[number];
        let position = Position::from_playable_fen(row.fen).expect(row.fen);
        for &(depth, leaves) in &row.counts {
            assert_eq!(perft(&position, depth), leaves, "{} at {depth}", row.fen);
        }
    });
}

#[test]
fn divided_counts_add_up() {
    for row in rows().iter().step_by(10) {
        let position = Position::from_playable_fen(row.fen).expect(row.fen);
        let divided = perft_divide(&position, 3);
        assert_eq!(divided.len(), position.legal_moves().len(), "{}", row.fen);
        let sum: u64 = divided.iter().map(|(_, leaves)| leaves).sum();
        assert_eq!(sum, perft(&position, 3), "{}", row.fen);
    }
    assert!(perft_divide(&Position::default(), 0).is_empty());
    assert_eq!(perft(&Position::default(), 0), 1);
}
