//! Every piece of a board is drawn once, on its square, from both sides.

use std::collections::BTreeSet;

use echecs::rules::{Board, Position, Square};
use echecs::svg::Picture;
use roxmltree::Document;

use super::reading::{Reading, number};
use super::{fens, random_board};
use support::random::Random;

/// The pieces of a FEN, by a reader of its own: square, and the letters in a picture.
fn pieces_of_fen(fen: &str) -> Vec<(Square, String)> {
    let placement = fen.split(' ').next().expect("a placement");
    let mut pieces = Vec::new();
    for (row, text) in placement.split('/').enumerate() {
        let mut file = 0;
        for letter in text.bytes() {
            if letter.is_ascii_digit() {
                file += letter - b'0';
            } else {
                let side = if letter.is_ascii_uppercase() { 'w' } else { 'b' };
                let square = Square::at(file, 7 - row as u8).expect("a square");
                pieces.push((square, format!("{side}{}", letter.to_ascii_lowercase() as char)));
                file += 1;
            }
        }
    }
    pieces.sort();
    pieces
}

fn check(board: &Board, mut expected: Vec<(Square, String)>) {
    expected.sort();
    for (flipped, coordinates) in [(false, false), (false, true), (true, false), (true, true)] {
        let text = Picture { flipped, coordinates, ..Picture::of(board) }.draw();
        let document = Document::parse(&text).expect("well-formed XML");
        let reading = Reading::new(&document, flipped);
        let mut drawn = reading.pieces();
        drawn.sort();
        assert_eq!(drawn, expected, "flipped {flipped}, coordinates {coordinates}");
        let used: BTreeSet<&str> = expected.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(definitions(&document), used, "only what is used is defined");
    }
}

fn definitions<'a>(document: &'a Document<'_>) -> BTreeSet<&'a str> {
    let groups = document.descendants().filter(|node| node.has_tag_name("defs"));
    let children = groups.flat_map(|node| node.children()).filter(|node| node.is_element());
    children.filter_map(|node| node.attribute("id")?.rsplit('-').next()).collect()
}

#[test]
fn the_pieces_of_known_positions() {
    let mut count = 0;
    for fen in fens() {
        let position = Position::from_playable_fen(fen).expect("a position");
        check(position.board(), pieces_of_fen(fen));
        count += 1;
    }
    assert!(count > 50, "the fixture has {count} positions");
}

#[test]
fn the_pieces_of_random_boards() {
    let mut random = Random(7);
    for _ in 0..200 {
        let board = random_board(&mut random);
        let pieces = Square::all().filter_map(|square| {
            let piece = board.piece_at(square)?;
            let side = piece.color.fen_letter();
            Some((square, format!("{side}{}", piece.role.letter() as char)))
        });
        check(&board, pieces.collect());
    }
}

#[test]
fn the_dark_squares() {
    for flipped in [false, true] {
        let text = Picture { flipped, ..Picture::of(&Board::EMPTY) }.draw();
        let document = Document::parse(&text).expect("well-formed XML");
        let reading = Reading::new(&document, flipped);
        let path = reading.elements("squares")[1].attribute("d").expect("a path");
        let mut drawn: Vec<Square> = path
            .split_terminator("h100v100h-100z")
            .map(|start| {
                let (x, y) = start.strip_prefix('M').expect("M").split_once(' ').expect("two");
                reading.square_from((x.parse().expect("x"), y.parse().expect("y")))
            })
            .collect();
        drawn.sort();
        let dark = Square::all().filter(|square| (square.file() + square.rank()) % 2 == 0);
        assert_eq!(drawn, dark.collect::<Vec<_>>());
    }
}

#[test]
fn the_names_of_files_and_ranks_are_beside_them() {
    for flipped in [false, true] {
        let text = Picture { flipped, ..Picture::of(&Board::EMPTY) }.draw();
        let document = Document::parse(&text).expect("well-formed XML");
        let reading = Reading::new(&document, flipped);
        let (mut files, mut ranks) = (String::new(), String::new());
        for node in reading.elements("coordinates") {
            let (x, y) = (number(node, "x"), number(node, "y"));
            let name = node.text().expect("a name");
            if name.as_bytes()[0].is_ascii_digit() {
                assert!(x < 44.0, "left of the board");
                let square = reading.square_at((400.0, y));
                assert_eq!((square.rank() + 1).to_string(), name);
                ranks.push_str(name);
            } else {
                assert!(y > 806.0, "below the board");
                let square = reading.square_at((x, 400.0));
                assert_eq!((b'a' + square.file()) as char, name.chars().next().expect("a name"));
                files.push_str(name);
            }
        }
        assert_eq!((files.as_str(), ranks.as_str()), ("abcdefgh", "12345678"));
    }
    let text = Picture { coordinates: false, ..Picture::of(&Board::EMPTY) }.draw();
    assert!(!text.contains("<text"));
}
