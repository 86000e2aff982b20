//! A picture read back: what is on which square.

use echecs::rules::{Bitboard, Square};
use roxmltree::{Document, Node};

const XLINK: &str = "http://www.w3.org/1999/xlink";

/// A picture as XML, and where its board is.
pub struct Reading<'a> {
    document: &'a Document<'a>,
    flipped: bool,
    left: f64,
    top: f64,
    side: f64,
}

impl<'a> Reading<'a> {
    pub fn new(document: &'a Document<'a>, flipped: bool) -> Reading<'a> {
        let mut reading = Reading { document, flipped, left: 0.0, top: 0.0, side: 0.0 };
        let board = reading.elements("squares")[0];
        reading.left = number(board, "x");
        reading.top = number(board, "y");
        reading.side = number(board, "width") / 8.0;
        assert_eq!(number(board, "width"), number(board, "height"));
        reading
    }

    /// A layer by the end of its identifier.
    pub fn layer(&self, name: &str) -> Option<Node<'a, 'a>> {
        let end = format!("-{name}");
        let mut found = self.document.descendants().filter(|node| {
            node.attribute("id").is_some_and(|id| id.starts_with("echecs-") && id.ends_with(&end))
        });
        let layer = found.next();
        assert!(found.next().is_none(), "{name} is there twice");
        layer
    }

    /// What is on a layer, nothing if it is not there.
    pub fn elements(&self, layer: &str) -> Vec<Node<'a, 'a>> {
        self.layer(layer)
            .map(|layer| layer.children().filter(Node::is_element).collect())
            .unwrap_or_default()
    }

    /// The square at a point of the picture.
    pub fn square_at(&self, (x, y): (f64, f64)) -> Square {
        let column = ((x - self.left) / self.side).floor();
        let row = ((y - self.top) / self.side).floor();
        assert!((0.0..8.0).contains(&column) && (0.0..8.0).contains(&row), "({x}, {y})");
        let (column, row) = (column as u8, row as u8);
        let (file, rank) = if self.flipped { (7 - column, row) } else { (column, 7 - row) };
        Square::at(file, rank).expect("a square")
    }

    /// The square that a piece of the drawing fills, from its corner.
    pub fn square_from(&self, (x, y): (f64, f64)) -> Square {
        assert_eq!((x - self.left) % self.side, 0.0, "a corner of a square");
        assert_eq!((y - self.top) % self.side, 0.0, "a corner of a square");
        self.square_at((x, y))
    }

    /// The squares whose middle is that of a rectangle on a layer.
    pub fn rectangles(&self, layer: &str) -> Bitboard {
        let elements = self.elements(layer);
        let squares: Bitboard = elements
            .iter()
            .map(|&element| {
                let (width, height) = (number(element, "width"), number(element, "height"));
                assert!(width == height && width > 0.9 * self.side && width <= self.side);
                let middle =
                    (number(element, "x") + width / 2.0, number(element, "y") + width / 2.0);
                self.square_from((middle.0 - self.side / 2.0, middle.1 - self.side / 2.0))
            })
            .collect();
        assert_eq!(squares.count() as usize, elements.len(), "{layer}: a square twice");
        squares
    }

    /// Each piece that is drawn: its square, and what its identifier ends with.
    pub fn pieces(&self) -> Vec<(Square, String)> {
        let uses = self.elements("pieces");
        uses.iter()
            .map(|&node| {
                assert!(node.has_tag_name(("http://www.w3.org/2000/svg", "use")));
                let link = node.attribute((XLINK, "href")).expect("a link");
                let id = link.strip_prefix('#').expect("a link within the picture");
                let defined = self.document.descendants().filter(|n| n.attribute("id") == Some(id));
                assert_eq!(defined.count(), 1, "{id}");
                let square = self.square_from((number(node, "x"), number(node, "y")));
                (square, id.rsplit('-').next().expect("an end").to_owned())
            })
            .collect()
    }
}

/// A number that an element has.
pub fn number(node: Node<'_, '_>, name: &str) -> f64 {
    let value = node.attribute(name).unwrap_or_else(|| panic!("{name} of {node:?}"));
    value.parse().expect("a number")
}

/// The points of a path of straight lines.
pub fn points(path: &str) -> Vec<(f64, f64)> {
    let path = path.strip_prefix('M').and_then(|path| path.strip_suffix('Z')).expect("closed");
    path.split('L')
        .map(|point| {
            let (x, y) = point.split_once(' ').expect("two numbers");
            (x.parse().expect("a number"), y.parse().expect("a number"))
        })
        .collect()
}
