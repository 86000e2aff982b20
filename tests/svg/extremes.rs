//! Pictures that nobody asks for.

use echecs::rules::{Bitboard, Board, Square};
use echecs::svg::{Arrow, Picture};
use roxmltree::Document;

use super::queens;
use super::reading::Reading;

#[test]
fn the_size_is_the_one_asked_for() {
    for size in [0, 1, 2, 63, 200, 360, 4096, u32::MAX] {
        let board = queens();
        let text = Picture { size, ..Picture::of(&board) }.draw();
        let document = Document::parse(&text).expect("well-formed XML");
        let root = document.root_element();
        for side in ["width", "height"] {
            assert_eq!(root.attribute(side), Some(size.to_string().as_str()));
        }
    }
}

#[test]
fn an_empty_board() {
    let text = Picture::of(&Board::EMPTY).draw();
    let document = Document::parse(&text).expect("well-formed XML");
    let reading = Reading::new(&document, false);
    assert!(reading.layer("pieces").is_none());
    assert!(!text.contains("<defs"));
    assert!(!text.contains("<use"));
}

#[test]
fn sixty_four_queens() {
    let board = queens();
    let text = Picture::of(&board).draw();
    let document = Document::parse(&text).expect("well-formed XML");
    let pieces = Reading::new(&document, false).pieces();
    assert_eq!(pieces.iter().map(|&(square, _)| square).collect::<Bitboard>(), Bitboard::ALL);
    assert!(pieces.len() == 64 && pieces.iter().all(|(_, name)| name == "wq"));
}

#[test]
fn a_thousand_arrows_and_every_square_marked() {
    let square = |number: usize| Square::new(number % 64).expect("a square");
    let arrows: Vec<Arrow> =
        (0..1000).map(|n| Arrow { from: square(n), to: square(n / 7 + 1) }).collect();
    let board = queens();
    let picture = Picture { arrows: &arrows, marked: Bitboard::ALL, ..Picture::of(&board) };
    let text = picture.draw();
    let document = Document::parse(&text).expect("well-formed XML");
    let reading = Reading::new(&document, false);
    assert_eq!(reading.elements("arrows").len(), 1000);
    assert_eq!(reading.rectangles("marked"), Bitboard::ALL);
}
