//! The layers of a picture, from what lies below to what lies above.

use std::fmt::Write;

use super::layout::{BOARD, Layout, SQUARE};
use super::shapes::{Fill, OUTLINE_WIDTH, shape};
use super::text::escape;
use super::{Picture, arrows, palette};
use crate::rules::{Bitboard, Color, Piece, Role, Square};

/// The whole picture, with identifiers that start as said.
pub fn draw(picture: &Picture<'_>, prefix: &str) -> String {
    let mut canvas = Canvas {
        picture,
        prefix,
        layout: Layout::of(picture),
        text: String::with_capacity(16_384),
    };
    canvas.open();
    canvas.coordinates();
    canvas.definitions();
    canvas.squares();
    canvas.last_move();
    canvas.check();
    canvas.marked();
    canvas.pieces();
    canvas.arrows();
    canvas.text.push_str("</svg>\n");
    canvas.text
}

/// A picture that is being drawn.
struct Canvas<'a> {
    picture: &'a Picture<'a>,
    prefix: &'a str,
    layout: Layout,
    text: String,
}

/// Adds a line to a canvas. Writing to a string cannot fail.
macro_rules! line {
    ($canvas:expr, $($format:tt)*) => {
        let _ = writeln!($canvas.text, $($format)*);
    };
}

impl Canvas<'_> {
    /// What comes first: the size, the texts, the paper.
    fn open(&mut self) {
        let (size, extent) = (self.picture.size, self.layout.extent);
        line!(
            self,
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="{size}" height="{size}" viewBox="0 0 {extent} {extent}">"#
        );
        let texts = [("title", self.picture.title), ("desc", self.picture.description)];
        for (element, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            line!(self, "<{element}>{}</{element}>", escape(text));
        }
        line!(self, r#"<rect width="{extent}" height="{extent}" fill="{}"/>"#, palette::PAPER);
    }

    /// A layer: a group with a name and a look, if there is something on it.
    fn layer(&mut self, name: &str, look: &str, elements: &[String]) {
        if elements.is_empty() {
            return;
        }
        line!(self, r#"<g id="{}{name}" {look}>"#, self.prefix);
        for element in elements {
            line!(self, "{element}");
        }
        line!(self, "</g>");
    }

    /// The names of files and ranks.
    fn coordinates(&mut self) {
        if !self.picture.coordinates {
            return;
        }
        let layout = self.layout;
        let along = |square: Option<Square>| square.map(|square| (square, layout.middle(square)));
        let files = (0..8).filter_map(|file| along(Square::at(file, 0))).map(|(square, (x, _))| {
            let name = (b'a' + square.file()) as char;
            format!(r#"<text x="{x}" y="{}">{name}</text>"#, layout.top + BOARD + 33)
        });
        let ranks = (0..8).filter_map(|rank| along(Square::at(0, rank))).map(|(square, (_, y))| {
            format!(r#"<text x="{}" y="{}">{}</text>"#, layout.left / 2, y + 10, square.rank() + 1)
        });
        let names: Vec<String> = files.chain(ranks).collect();
        let look = format!(
            r#"font-family="sans-serif" font-size="28" text-anchor="middle" fill="{}""#,
            palette::COORDINATES
        );
        self.layer("coordinates", &look, &names);
    }

    /// The pieces that are on the board, each once.
    fn definitions(&mut self) {
        let used: Vec<Piece> = every_piece()
            .filter(|piece| self.picture.board.pieces(piece.color, piece.role).any())
            .collect();
        if used.is_empty() {
            return;
        }
        line!(self, "<defs>");
        for piece in used {
            self.definition(piece);
        }
        line!(self, "</defs>");
    }

    fn definition(&mut self, piece: Piece) {
        let (body, detail) = (palette::body(piece.color), palette::detail(piece.color));
        line!(self, r#"<g id="{}" stroke-linejoin="round">"#, self.name(piece));
        for outline in shape(piece.role) {
            let path = outline.path;
            match outline.fill {
                Fill::Body => {
                    line!(
                        self,
                        r#"<path fill="{body}" stroke="{}" stroke-width="{OUTLINE_WIDTH}" d="{path}"/>"#,
                        palette::INK
                    );
                }
                Fill::Detail => {
                    line!(self, r#"<path fill="{detail}" d="{path}"/>"#);
                }
            }
        }
        line!(self, "</g>");
    }

    /// The identifier of a piece.
    fn name(&self, piece: Piece) -> String {
        format!("{}{}{}", self.prefix, piece.color.fen_letter(), piece.role.letter() as char)
    }

    fn squares(&mut self) {
        let Layout { left, top, .. } = self.layout;
        let board = format!(r#"<rect x="{left}" y="{top}" width="{BOARD}" height="{BOARD}""#);
        let dark = !Bitboard::LIGHT_SQUARES;
        let path: String = dark
            .into_iter()
            .map(|square| {
                let (x, y) = self.layout.corner(square);
                format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")
            })
            .collect();
        let elements = [
            format!(r#"{board} fill="{}"/>"#, palette::LIGHT_SQUARE),
            format!(r#"<path fill="{}" d="{path}"/>"#, palette::DARK_SQUARE),
            format!(r#"{board} fill="none" stroke="{}" stroke-width="4"/>"#, palette::FRAME),
        ];
        self.layer("squares", r#"stroke="none""#, &elements);
    }

    fn last_move(&mut self) {
        let Some((from, to)) = self.picture.last_move else { return };
        let squares = from.bitboard() | to.bitboard();
        let look = format!(
            r#"fill="{}" fill-opacity="0.6" stroke="{}" stroke-width="4""#,
            palette::LAST_MOVE,
            palette::LAST_MOVE_LINE
        );
        let elements: Vec<String> =
            squares.into_iter().map(|square| self.rect(square, 2)).collect();
        self.layer("last-move", &look, &elements);
    }

    fn check(&mut self) {
        let Some(square) = self.picture.check else { return };
        let look = format!(
            r#"fill="{0}" fill-opacity="0.5" stroke="{0}" stroke-width="8""#,
            palette::CHECK
        );
        let element = self.rect(square, 4);
        self.layer("check", &look, &[element]);
    }

    fn marked(&mut self) {
        let look = format!(
            r#"fill="{0}" fill-opacity="0.2" stroke="{0}" stroke-width="6""#,
            palette::MARKED
        );
        let squares = self.picture.marked.into_iter();
        let elements: Vec<String> = squares.map(|square| self.rect(square, 3)).collect();
        self.layer("marked", &look, &elements);
    }

    /// A square, smaller on each side as said.
    fn rect(&self, square: Square, margin: u32) -> String {
        let (x, y) = self.layout.corner(square);
        let side = SQUARE - 2 * margin;
        format!(r#"<rect x="{}" y="{}" width="{side}" height="{side}"/>"#, x + margin, y + margin)
    }

    fn pieces(&mut self) {
        let board = self.picture.board;
        let pieces = board.occupied().into_iter().filter_map(|square| {
            let piece = board.piece_at(square)?;
            let (x, y) = self.layout.corner(square);
            Some(format!(r##"<use xlink:href="#{}" x="{x}" y="{y}"/>"##, self.name(piece)))
        });
        let pieces: Vec<String> = pieces.collect();
        self.layer("pieces", r#"stroke="none""#, &pieces);
    }

    fn arrows(&mut self) {
        let look = format!(
            r#"fill="{}" fill-opacity="0.85" stroke="{}" stroke-width="2.5" stroke-linejoin="round""#,
            palette::ARROW,
            palette::PAPER
        );
        let elements: Vec<String> = self
            .picture
            .arrows
            .iter()
            .map(|&arrow| {
                if arrow.from == arrow.to {
                    self.ring(arrow.from)
                } else {
                    format!(r#"<path d="{}"/>"#, arrows::outline(self.layout, arrow))
                }
            })
            .collect();
        self.layer("arrows", &look, &elements);
    }

    fn ring(&self, square: Square) -> String {
        let (x, y) = self.layout.middle(square);
        format!(
            r#"<circle cx="{x}" cy="{y}" r="42" fill="none" stroke="{}" stroke-width="8"/>"#,
            palette::ARROW
        )
    }
}

fn every_piece() -> impl Iterator<Item = Piece> {
    Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }))
}
