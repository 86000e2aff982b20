//! Pictures in one page: the same one is the same text, others share no identifier.

use std::collections::BTreeMap;

use echecs::rules::{Bitboard, Board};
use echecs::svg::{Arrow, Picture};
use roxmltree::Document;

use super::{queens, random_board, square};
use support::random::Random;

fn ids(text: &str) -> Vec<String> {
    let document = Document::parse(text).expect("well-formed XML");
    document.descendants().filter_map(|node| node.attribute("id").map(str::to_owned)).collect()
}

/// Fails if two of these pictures share an identifier, or one has none.
fn check_all_differ(pictures: &[String]) {
    let mut owners = BTreeMap::new();
    for (number, picture) in pictures.iter().enumerate() {
        let ids = ids(picture);
        assert!(!ids.is_empty());
        for id in ids {
            if let Some(other) = owners.insert(id.clone(), number) {
                panic!("pictures {other} and {number} have {id}");
            }
        }
    }
}

#[test]
fn a_change_of_anything_changes_every_identifier() {
    let board = queens();
    let there = [Arrow { from: square("a1"), to: square("b3") }];
    let back = [Arrow { from: square("b3"), to: square("a1") }];
    let plain = Picture::of(&board);
    let pictures = [
        plain,
        Picture { board: &Board::EMPTY, ..plain },
        Picture { size: 361, ..plain },
        Picture { coordinates: false, ..plain },
        Picture { flipped: true, ..plain },
        Picture { last_move: Some((square("a1"), square("a2"))), ..plain },
        Picture { check: Some(square("a1")), ..plain },
        Picture { marked: Bitboard(1), ..plain },
        Picture { arrows: &there, ..plain },
        Picture { arrows: &back, ..plain },
        Picture { title: "One", ..plain },
        Picture { description: "One", ..plain },
    ];
    check_all_differ(&pictures.map(|picture| picture.draw()));
}

#[test]
fn random_boards_share_nothing() {
    let mut random = Random(3);
    let boards: Vec<Board> = (0..300).map(|_| random_board(&mut random)).collect();
    let pictures: Vec<String> = boards.iter().map(|board| Picture::of(board).draw()).collect();
    check_all_differ(&pictures);
}

#[test]
fn the_same_picture_is_the_same_text() {
    let mut random = Random(5);
    for _ in 0..50 {
        let board = random_board(&mut random);
        let copy = board;
        assert_eq!(Picture::of(&board).draw(), Picture::of(&copy).draw());
    }
}
