//! What is marked is there, where it should be, if it was asked for; else not.

use echecs::rules::{Bitboard, Board, Square};
use echecs::svg::{Arrow, Picture};
use roxmltree::Document;

use super::reading::{Reading, number, points};
use super::{random_board, square};
use support::random::Random;

fn any_square(random: &mut Random) -> Square {
    Square::new(random.below(64)).expect("a square")
}

/// Once in two.
fn maybe<T>(random: &mut Random, value: impl FnOnce(&mut Random) -> T) -> Option<T> {
    (random.below(2) == 0).then(|| value(random))
}

#[test]
fn marks_are_there_if_and_only_if_they_are_asked_for() {
    let mut random = Random(11);
    for _ in 0..300 {
        let board = random_board(&mut random);
        let arrows: Vec<Arrow> = (0..random.below(5))
            .map(|_| Arrow { from: any_square(&mut random), to: any_square(&mut random) })
            .collect();
        let picture = Picture {
            flipped: random.below(2) == 0,
            coordinates: random.below(2) == 0,
            last_move: maybe(&mut random, |random| (any_square(random), any_square(random))),
            check: maybe(&mut random, any_square),
            marked: maybe(&mut random, |random| Bitboard(random.bits())).unwrap_or_default(),
            arrows: &arrows,
            ..Picture::of(&board)
        };
        check(&picture);
    }
}

fn check(picture: &Picture<'_>) {
    let text = picture.draw();
    let document = Document::parse(&text).expect("well-formed XML");
    let reading = Reading::new(&document, picture.flipped);
    let last_move =
        picture.last_move.map_or(Bitboard::EMPTY, |(from, to)| from.bitboard() | to.bitboard());
    let check = picture.check.map_or(Bitboard::EMPTY, Square::bitboard);
    for (layer, expected) in
        [("last-move", last_move), ("check", check), ("marked", picture.marked)]
    {
        assert_eq!(reading.rectangles(layer), expected, "{layer}");
        assert_eq!(reading.layer(layer).is_some(), expected.any(), "{layer}");
    }
    let arrows = reading.elements("arrows");
    assert_eq!(arrows.len(), picture.arrows.len());
    for (&node, &arrow) in arrows.iter().zip(picture.arrows) {
        if arrow.from == arrow.to {
            let middle = (number(node, "cx"), number(node, "cy"));
            assert_eq!(reading.square_at(middle), arrow.from);
        } else {
            check_arrow(&reading, node.attribute("d").expect("a path"), arrow);
        }
    }
}

fn check_arrow(reading: &Reading<'_>, path: &str, arrow: Arrow) {
    let points = points(path);
    let [a, b, c, tip, d, e, f] = points[..] else { panic!("seven points: {path}") };
    assert_eq!(reading.square_at(a), arrow.from, "{arrow:?}");
    assert_eq!(reading.square_at(f), arrow.from, "{arrow:?}");
    assert_eq!(reading.square_at(tip), arrow.to, "{arrow:?}");
    assert!(distance(c, d) > 2.0 * distance(b, e), "the head is wider than the shaft");
    // Straight: the middles of both sides are on the line from the start to the tip.
    let start = middle(a, f);
    for point in [middle(b, e), middle(c, d)] {
        let off = (tip.0 - start.0) * (point.1 - start.1) - (tip.1 - start.1) * (point.0 - start.0);
        assert!(off.abs() / distance(start, tip) < 0.2, "{arrow:?} bends");
    }
}

fn middle(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

#[test]
fn every_arrow_between_two_squares() {
    let squares: Vec<Square> = Square::all().collect();
    let pairs = squares.iter().flat_map(|&from| squares.iter().map(move |&to| Arrow { from, to }));
    let arrows: Vec<Arrow> = pairs.collect();
    for flipped in [false, true] {
        check(&Picture { flipped, arrows: &arrows, ..Picture::of(&Board::EMPTY) });
    }
}

#[test]
fn layers_lie_in_their_order() {
    let board = super::queens();
    let arrows = [Arrow { from: square("g1"), to: square("f3") }];
    let picture = Picture {
        last_move: Some((square("e2"), square("e4"))),
        check: Some(square("e1")),
        marked: Bitboard::rank(3),
        arrows: &arrows,
        ..Picture::of(&board)
    };
    let text = picture.draw();
    let place = |layer: &str| text.find(&format!("-{layer}\"")).expect("a layer");
    let places = ["squares", "last-move", "check", "marked", "pieces", "arrows"].map(place);
    assert!(places.is_sorted(), "{places:?}");
}
